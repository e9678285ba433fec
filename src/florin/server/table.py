"""A table as its events tell it: a pure fold, from nothing to now. What may happen next is decided in play.py."""

import base64
import hashlib
import hmac
import secrets
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Literal

from florin import Game, Position, replay
from florin.dealer import Committed
from florin.errors import Error
from florin.record import FORMAT
from florin.server import events as e

Stage = Literal["waiting", "playing", "over"]


@dataclass
class Seat:
    """Who sits where. A person may be away, and then `bot` plays; a bot's seat has no token."""

    kind: Literal["open", "kept", "person", "bot"] = "open"
    name: str = ""
    bot: str | None = None
    token: str = ""
    contribution: str = ""
    host: bool = False
    away: bool = False
    strikes: int = 0
    bank: float | None = None
    advance: int | None = None
    muted: set[int] = field(default_factory=set)

    @property
    def automatic(self) -> bool:
        """Whether a bot decides here now."""
        return self.kind == "bot" or self.away


@dataclass
class Undo:
    """A wish to go back, and who has agreed."""

    seat: int
    upto: int
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Time:
    """What the clocks showed when a move was made: an undo goes back to it, and so gives nobody time."""

    left: float | None
    banks: tuple[float | None, ...]


class Table:
    """All that is so at a table. `version` counts the public events, `sequence` all of them."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.sequence = 0
        self.version = 0
        self.game_version = 0  # when the game itself last changed: what was meant for an older one is stale
        self.laid: e.Created
        self.game: Game
        self.seats: list[Seat] = []
        self.stage: Stage = "waiting"
        self.lines: list[str] = []
        self.k = 0
        self.salt = b""
        self.deadline: float | None = None
        self.changed = 0.0
        self.turned = 0.0  # when the game itself last changed
        self.undo: Undo | None = None
        self.rematch: str | None = None
        self.done: dict[tuple[int, str], int] = {}  # messages that were acted upon, and the version after them
        self.public: list[e.AnyEvent] = []
        self.marks = [0]  # how long the game's log was at each version
        self.times: dict[int, Time] = {}  # at each length of the log from which a move was made
        self._position: Position | None = None

    @classmethod
    def of(cls, name: str, stored: list[e.AnyEvent]) -> "Table":
        """A table rebuilt from its log alone."""
        table = cls(name)
        for event in stored:
            table.follow(event)
        return table

    def copy(self) -> "Table":
        """The same table, to go on by itself; events and positions are values, and shared."""
        other = copy(self)
        other.seats = [replace(seat, muted=set(seat.muted)) for seat in self.seats]
        other.lines, other.public, other.marks = self.lines.copy(), self.public.copy(), self.marks.copy()
        other.done, other.times = self.done.copy(), self.times.copy()
        other.undo = replace(self.undo, agreed=set(self.undo.agreed)) if self.undo else None
        return other

    # -- what follows from it -----------------------------------------------------------------------------------------

    @property
    def commit(self) -> str:
        return hashlib.sha256(bytes.fromhex(self.laid.secret)).hexdigest()

    @property
    def position(self) -> Position:
        """The game as it stands, its dealer where it was left."""
        if self._position is None:
            if self.stage == "waiting":
                raise Error("table-waiting")
            self._position = self.position_at(len(self.lines))
        return self._position

    def position_at(self, upto: int, salt: bytes = b"") -> Position:
        """The game after so many lines, to be dealt on by the dealer as it is now."""
        record = {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules,
            "options": self.game.options,
            "names": self.names,
            "log": self.lines,
            "scores": [],
            "winners": None,
        }
        dealer = Committed(bytes.fromhex(self.laid.secret), salt or self.salt, self.k)
        return replay(record, upto, dealer=dealer)

    @property
    def names(self) -> list[str]:
        return [seat.name or f"Seat {number}" for number, seat in enumerate(self.seats)]

    @property
    def people(self) -> list[int]:
        """The seats of people who are there."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.away]

    def owner(self, token: str) -> int | None:
        """The seat that a token opens. All seats are compared, each in constant time."""
        found, hashed = None, hash_token(token)
        for number, seat in enumerate(self.seats):
            if hmac.compare_digest(seat.token, hashed):
                found = number
        return found

    def token_for(self, request: str | None) -> str:
        """A token for whoever sits down: for the same request always the same, though only its hash is kept."""
        if request is None:
            return secrets.token_urlsafe(24)
        digest = hmac.digest(bytes.fromhex(self.laid.key), b"token " + request.encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:24]).decode()

    def bot_seed(self, seat: int) -> int:
        digest = hmac.digest(bytes.fromhex(self.laid.key), b"bot %d" % seat, "sha256")
        return int.from_bytes(digest[:8], "big")

    def rematch_id(self) -> str:
        return hmac.digest(bytes.fromhex(self.laid.key), b"rematch", "sha256").hex()[:24]

    # -- the fold -----------------------------------------------------------------------------------------------------

    def adopt(self, position: Position) -> None:
        """Takes over the position that the events led to, where it is known: else it is replayed when needed."""
        self._position = position

    def follow(self, event: e.AnyEvent) -> None:
        """Lets an event have happened."""
        self.sequence += 1
        self.changed = event.at
        getattr(self, "_" + event.__struct_config__.tag.replace("-", "_"))(event)  # type: ignore[union-attr]
        if not isinstance(event, e.PRIVATE):
            self.version += 1
            self.public.append(event)
            self.marks.append(len(self.lines))
            if isinstance(event, e.Started | e.Moved | e.Undone):
                self.game_version = self.version
                self.turned = event.at
                self.undo = None
        actor = event.by if isinstance(event, e.Removed | e.Filled) else getattr(event, "seat", None)
        if event.id is not None and actor is not None:
            self.done[actor, event.id] = self.version

    def _created(self, event: e.Created) -> None:
        self.laid = event
        self.game = Game(event.game, **event.options)
        self.seats = [Seat(kind=c.kind, name=c.name, bot=c.bot, token=c.token) for c in event.chairs]
        self.lines = list(event.lines)

    def _sat(self, event: e.Sat) -> None:
        self.done = {key: version for key, version in self.done.items() if key[0] != event.seat}  # another's ids
        host = event.host or not any(seat.host for seat in self.seats)  # the first at an empty table looks after it
        self.seats[event.seat] = Seat(
            kind="person", name=event.name, token=event.token, contribution=event.contribution, host=host
        )

    def _removed(self, event: e.Removed) -> None:
        was_host = self.seats[event.seat].host
        self.seats[event.seat] = Seat()
        if was_host and self.people:
            self.seats[self.people[0]].host = True

    def _filled(self, event: e.Filled) -> None:
        self.seats[event.seat] = Seat(kind="bot", bot=event.bot, name=event.bot.partition(":")[0])

    def _started(self, event: e.Started) -> None:
        self.stage = "playing"
        self.salt = bytes.fromhex(event.salt)
        self.lines += event.draws
        self.k = event.k
        self.deadline = event.deadline
        for seat in self.seats:
            seat.bank = self.laid.clock.bank

    def _moved(self, event: e.Moved) -> None:
        seat = self.seats[event.seat]
        left = None if self.deadline is None else self.deadline - event.at
        self.times[len(self.lines)] = Time(left, tuple(other.bank for other in self.seats))
        self.lines += [f"{event.seat} {event.move}", *event.draws]
        self.k = event.k
        self.deadline = event.deadline
        self._position = None
        if event.bank is not None:
            seat.bank = event.bank
        if event.by == "clock":
            seat.strikes += 1
        if event.by == "advance":
            seat.advance = None
        if event.lapse:
            for other in self.seats:
                other.advance = None
        if event.over:
            self.stage = "over"

    def _undo_asked(self, event: e.UndoAsked) -> None:
        self.undo = Undo(event.seat, event.upto, {event.seat})

    def _undo_answered(self, event: e.UndoAnswered) -> None:
        if self.undo and event.agree:
            self.undo.agreed.add(event.seat)
        else:
            self.undo = None

    def _undone(self, event: e.Undone) -> None:
        del self.lines[event.upto :]
        self.deadline = event.deadline
        for seat, bank in zip(self.seats, self.times[event.upto].banks, strict=True):
            seat.bank = bank
        self._position = None

    def _left(self, event: e.Left) -> None:
        seat = self.seats[event.seat]
        seat.away, seat.bot, seat.advance = True, event.bot, None
        self.deadline = event.deadline

    def _returned(self, event: e.Returned) -> None:
        seat = self.seats[event.seat]
        seat.away, seat.bot, seat.strikes = False, None, 0
        self.deadline = event.deadline

    def _advance(self, event: e.Advance) -> None:
        self.seats[event.seat].advance = event.upto

    def _hinted(self, event: e.Hinted) -> None:
        pass

    def _said(self, event: e.Said) -> None:
        pass

    def _muted(self, event: e.Muted) -> None:
        muted = self.seats[event.seat].muted
        muted.add(event.other) if event.on else muted.discard(event.other)

    def _renewed(self, event: e.Renewed) -> None:
        self.seats[event.seat].token = event.token

    def _rematch(self, event: e.Rematch) -> None:
        self.rematch = event.table


def address_for(request: str | None) -> str:
    """The address of a new table: for the same request always the same. It does not tell what the request was."""
    if request is None:
        return secrets.token_urlsafe(12)
    digest = hashlib.sha256(b"florin table " + request.encode()).digest()
    return base64.urlsafe_b64encode(digest[:12]).decode()


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
