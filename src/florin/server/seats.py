"""Seats and what else a table remembers about their holders: undo requests, earlier names, clocks."""

from dataclasses import dataclass, field
from typing import Literal


@dataclass
class Seat:
    """A seat and its holder. While a person is away, `bot` plays. A bot's seat has no token."""

    kind: Literal["open", "kept", "person", "bot"] = "open"
    name: str = ""
    bot: str | None = None
    token: str = ""
    contribution: str = ""
    host: bool = False
    away: bool = False
    strikes: int = 0
    colour: int = 0
    bank: float | None = None
    advance: int | None = None
    muted: set[int] = field(default_factory=set)

    def copy(self) -> "Seat":
        return Seat(**(vars(self) | {"muted": set(self.muted)}))  # faster than dataclasses.replace

    @property
    def automatic(self) -> bool:
        """Whether a bot plays here now."""
        return self.kind == "bot" or self.away


@dataclass
class Undo:
    """An undo request, and the seats that have agreed."""

    seat: int
    upto: int
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Holder:
    """The holder of a seat at the time of an event; the seat may have another one now."""

    name: str
    bot: str | None


@dataclass(frozen=True)
class Time:
    """The clocks when a move was made. An undo restores them, so that nobody gains time."""

    due: float | None  # the mover's deadline
    at: float
    banks: tuple[float | None, ...]
