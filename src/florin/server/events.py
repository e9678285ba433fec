"""What happens at a table, as it is stored: the server's own log, from which alone a table is rebuilt.

Draws are part of the events, so a table that is rebuilt never draws differently, and `k`, the count of numbers that the
committed dealer has used, never goes back. Nothing here is ever sent to anyone: display.py says what is.
"""

from typing import Any, Literal

import msgspec

Why = Literal["left", "clock", "gone"]


class Event(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="kind"
):
    """One thing that happened. `at` is an instant (seconds since 1970), `id` the message of the client that asked."""

    at: float
    id: str | None = None


class Clock(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """So many seconds per move, or a bank with an increment per move; with neither there is no hurry."""

    move: float | None = None
    bank: float | None = None
    increment: float = 0.0


class Chair(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat as the table is laid: open, a bot's, or kept for the owner of a token."""

    kind: Literal["open", "bot", "kept"] = "open"
    bot: str | None = None
    name: str = ""
    token: str = ""  # hashed


class Created(Event, frozen=True, tag="created"):
    game: str
    options: dict[str, Any]
    chairs: list[Chair]
    secret: str
    key: str  # what bots' seeds and the rematch's address are derived from; never told
    listed: bool = False
    live: bool = True  # people are there together; else there is no hurry
    spectators: bool = True
    hints: Literal["shown", "all", "none"] = "shown"
    clock: Clock = Clock()
    lines: list[str] = []  # the log that the game goes on from
    came_from: str | None = None  # the record it is of


class Sat(Event, frozen=True, tag="sat"):
    seat: int
    name: str
    token: str  # hashed
    contribution: str
    host: bool = False


class Removed(Event, frozen=True, tag="removed"):
    """A seat is open again, before the start."""

    seat: int
    by: int


class Filled(Event, frozen=True, tag="filled"):
    """The host gives an open seat to a bot."""

    seat: int
    bot: str
    by: int | None = None


class Started(Event, frozen=True, tag="started"):
    salt: str
    draws: list[str]
    k: int
    deadline: float | None = None


class Moved(Event, frozen=True, tag="moved"):
    seat: int
    move: str
    draws: list[str]
    k: int
    by: Literal["person", "bot", "clock", "advance"]
    bank: float | None = None  # what is left of the mover's
    deadline: float | None = None  # of whoever is to move next
    lapse: bool = False  # the lot is settled: advance bids lapse
    over: bool = False


class UndoAsked(Event, frozen=True, tag="undo-asked"):
    seat: int
    upto: int


class UndoAnswered(Event, frozen=True, tag="undo-answered"):
    seat: int
    agree: bool


class Undone(Event, frozen=True, tag="undone"):
    """The log goes back to its first `upto` lines; the dealer does not."""

    seat: int
    upto: int
    deadline: float | None = None


class Left(Event, frozen=True, tag="left"):
    """A bot takes over: the owner left, ran out of time too often, or was gone while a live table waited."""

    seat: int
    bot: str
    why: Why = "left"
    deadline: float | None = None


class Returned(Event, frozen=True, tag="returned"):
    seat: int
    deadline: float | None = None


class Advance(Event, frozen=True, tag="advance"):
    """Private: bid up to so much, else pass; None takes it back."""

    seat: int
    upto: int | None


class Hinted(Event, frozen=True, tag="hinted"):
    seat: int
    bot: str


class Said(Event, frozen=True, tag="said"):
    seat: int
    text: str


class Muted(Event, frozen=True, tag="muted"):
    """Private: a seat no longer wants to read another's chat."""

    seat: int
    other: int
    on: bool


class Renewed(Event, frozen=True, tag="renewed"):
    """Private: another token opens the seat, and the old one no longer does."""

    seat: int
    token: str  # hashed


class Rematch(Event, frozen=True, tag="rematch"):
    seat: int
    table: str


AnyEvent = (
    Created
    | Sat
    | Removed
    | Filled
    | Started
    | Moved
    | UndoAsked
    | UndoAnswered
    | Undone
    | Left
    | Returned
    | Advance
    | Hinted
    | Said
    | Muted
    | Renewed
    | Rematch
)
PRIVATE = (Advance, Muted, Renewed)  # known to their seat alone: not even a version tells of them

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEvent).decode
