"""A table rebuilt from its events: a pure fold. game_commands.py decides what may happen next."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any, Literal, TypeVar

from msgspec.structs import replace as with_fields

from florin import Game, Position
from florin.daily import Daily
from florin.dealer import Committed
from florin.errors import Error
from florin.server import events as e
from florin.server.seats import Holder, Seat, Time, Undo
from florin.steps import Step

Stage = Literal["waiting", "playing", "over"]
Derived = TypeVar("Derived")
MOST_DERIVED = 64  # results kept per table


class TableState:
    """The state of a table. `version` counts the public events, `sequence` all of them."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.sequence = 0
        self.version = 0
        self.game_version = 0  # version of the last change to the game; commands for an older one are stale
        self.created: e.Created
        self.game: Game
        self.seats: list[Seat] = []
        self.stage: Stage = "waiting"
        self.lines: list[str] = []
        self.k = 0
        self.salt = b""
        self.deadline: float | None = None
        self.resumes: float | None = None  # the deadline of a player who left on their turn, if they return in it
        self.changed = 0.0
        self.turned = 0.0  # when the game last changed
        self.timed = 0.0  # when the deadline was set
        self.undo: Undo | None = None
        self.refused: dict[int, int] = {}  # by seat: the move whose undo was refused, by its line
        self.rematch: str | None = None
        self.done: dict[tuple[int, str], int] = {}  # executed commands by seat and id, and the version after each
        self.public: list[e.AnyEvent] = []
        self.reseated = 0  # version of the last swap of seats: it changes the seats in earlier events
        self.marks = [0]  # length of the game's log at each version
        self.holders: dict[int, Holder] = {}  # by version, of the events that need the holder at the time
        self.times: dict[int, Time] = {}  # by the length of the log before each move
        self._position: Position | None = None
        self._reached = 0  # the lines of the log that led to it
        self._memo: dict[Hashable, Any] = {}

    @classmethod
    def of(cls, name: str, stored: list[e.AnyEvent]) -> "TableState":
        """Return a table rebuilt from its events alone."""
        table = cls(name)
        for event in stored:
            table.apply(event)
        return table

    def copy(self) -> "TableState":
        """Return an independent copy. Events and positions are immutable, and shared."""
        other = TableState.__new__(TableState)
        vars(other).update(vars(self))  # faster than copy.copy
        other.seats = [seat.copy() for seat in self.seats]
        other.lines, other.public, other.marks = self.lines.copy(), self.public.copy(), self.marks.copy()
        other.refused = self.refused.copy()
        other.done, other.times, other.holders = self.done.copy(), self.times.copy(), self.holders.copy()
        other.undo = replace(self.undo, agreed=set(self.undo.agreed)) if self.undo else None
        return other

    # -- derived values -----------------------------------------------------------------------------------------------

    @property
    def commit(self) -> str:
        return hashlib.sha256(bytes.fromhex(self.created.secret)).hexdigest()

    @property
    def position(self) -> Position:
        """The current position, with its dealer."""
        if self._position is None:
            if self.stage == "waiting":
                raise Error("table-waiting")
            self.adopt(self.position_at(len(self.lines)))
        elif self._reached < len(self.lines):  # another server went on
            position = self._position.copy()
            assert isinstance(position.dealer, Committed)
            position.dealer.k = self.k
            position.read(self.lines[self._reached :])
            self.adopt(position)
        assert self._position is not None
        return self._position

    def once(self, key: Hashable, make: Callable[[], Derived]) -> Derived:
        """Return what `make` derives from this state, made once until the next event; the key must say for whom."""
        if key not in self._memo:
            found = make()
            if len(self._memo) >= MOST_DERIVED:  # a client asks for one version after another
                self._memo.clear()
            self._memo[key] = found
        derived: Derived = self._memo[key]
        return derived

    @property
    def hides(self) -> bool:
        """Whether seats have secrets. Otherwise they see what a spectator sees, and their own legal moves."""
        return self.game.name == "court"

    def steps(self, start: int) -> list[Step]:
        """Return the steps of the game from line `start` of the log on, not yet masked for a reader."""
        return self.once(("steps", start), lambda: list(self.position.steps(start)))

    def position_at(self, upto: int, salt: bytes = b"") -> Position:
        """Return the position after `upto` lines, with the dealer in its current state."""
        dealer = Committed(bytes.fromhex(self.created.secret), salt or self.salt, self.k)
        position = self.game.origin(dealer=dealer, names=self.names)
        position.read(self.lines[:upto])
        position.settle()
        return position

    @property
    def names(self) -> list[str]:
        return [seat.name or f"Seat {number}" for number, seat in enumerate(self.seats)]

    @property
    def people(self) -> list[int]:
        """The seats of people who are not away."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.away]

    def owner(self, token: str) -> int | None:
        """Return the seat that a token opens."""
        return self.holder(hash_token(token))

    def holder(self, hashed: str) -> int | None:
        """Return the seat that a hashed token opens. All seats are compared, each in constant time."""
        found = None
        for number, seat in enumerate(self.seats):
            if hmac.compare_digest(seat.token, hashed):
                found = number
        return found

    def token_for(self, request: str | None) -> str:
        """Return a new token, always the same for the same request, although only its hash is stored."""
        if request is None:
            return secrets.token_urlsafe(24)
        digest = hmac.digest(bytes.fromhex(self.created.key), b"token " + request.encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:24]).decode()

    def bot_seed(self, seat: int) -> int:
        if self.created.daily:
            return Daily(self.created.game, self.created.daily).bot_seed(seat)
        key = b"lesson" if self.created.lesson else bytes.fromhex(self.created.key)
        digest = hmac.digest(key, b"bot %d" % seat, "sha256")
        return int.from_bytes(digest[:8], "big")

    def chance(self) -> float:
        """Return a random number between 0 and 1 for the present turn, always the same."""
        digest = hmac.digest(bytes.fromhex(self.created.key), b"pace %d" % self.game_version, "sha256")
        return (int.from_bytes(digest[:6], "big") + 0.5) / (1 << 48)

    def rematch_id(self) -> str:
        return hmac.digest(bytes.fromhex(self.created.key), b"rematch", "sha256").hex()[:24]

    # -- the fold -----------------------------------------------------------------------------------------------------

    def adopt(self, position: Position) -> None:
        """Set the position after the events, if it is known; otherwise it is replayed when needed."""
        self._position, self._reached = position, len(self.lines)

    def apply(self, event: e.AnyEvent) -> None:
        """Apply an event."""
        self._memo = {}
        self.sequence += 1
        self.changed = event.at
        due, before = self.deadline, self.seats[event.seat] if isinstance(event, e.Removed) else None
        APPLY[type(event)](self, event)
        if self.deadline != due:
            self.timed = event.at
        if not isinstance(event, e.PRIVATE):
            self.version += 1
            if isinstance(event, e.Removed | e.Filled | e.Said | e.Reacted):
                seat = before or self.seats[event.seat]
                self.holders[self.version] = Holder(seat.name, seat.bot)
            self.public.append(event)
            self.marks.append(len(self.lines))
            if isinstance(event, e.Started | e.Moved | e.Undone):
                self.game_version = self.version
                self.turned = event.at
                self.undo = self.resumes = None
        actor = actor_of(event)
        if event.id is not None and actor is not None:
            self.done[actor, event.id] = self.version

    def _created(self, event: e.Created) -> None:
        self.created = event
        self.game = Game(event.game, **event.options)
        self.seats = [
            Seat(c.kind, c.name, c.bot, c.token, colour=number if c.colour is None else c.colour)
            for number, c in enumerate(event.chairs)
        ]
        self.lines = list(event.lines)
        self.k = event.k

    def _sat(self, event: e.Sat) -> None:
        self.done = {
            key: version for key, version in self.done.items() if key[0] != event.seat
        }  # the ids of the former holder
        host = event.host or not any(seat.host for seat in self.seats)  # the first at an empty table becomes its host
        self._hold(
            event.seat, Seat("person", event.name, token=event.token, contribution=event.contribution, host=host)
        )

    def _removed(self, event: e.Removed) -> None:
        was_host = self.seats[event.seat].host
        self._hold(event.seat, Seat())
        if was_host and self.people:
            self.seats[self.people[0]].host = True

    def _filled(self, event: e.Filled) -> None:
        self._hold(event.seat, Seat("bot", event.bot.partition(":")[0], event.bot))

    def _hold(self, number: int, seat: Seat) -> None:
        """Give a seat to a new holder; its colour stays."""
        self.seats[number] = replace(seat, colour=self.seats[number].colour)

    def _swapped(self, event: e.Swapped) -> None:
        """Swap two holders, and everything that names them by their seats."""
        now = {event.seat: event.other, event.other: event.seat}
        self.seats = [self.seats[now.get(number, number)] for number in range(len(self.seats))]
        for seat in self.seats:
            seat.muted = {now.get(number, number) for number in seat.muted}
        self.done = {(now.get(actor, actor), name): version for (actor, name), version in self.done.items()}
        self.public = [
            with_fields(old, seat=now.get(old.seat, old.seat)) if isinstance(old, MOVABLE) else old
            for old in self.public
        ]
        self.reseated = self.version + 1

    def _coloured(self, event: e.Coloured) -> None:
        former = self.seats[event.seat].colour
        for seat in self.seats:
            if seat.colour == event.colour:
                seat.colour = former
        self.seats[event.seat].colour = event.colour

    def _started(self, event: e.Started) -> None:
        self.stage = "playing"
        self.salt = bytes.fromhex(event.salt)
        self.lines += event.draws
        self.k = event.k
        self.deadline = event.deadline
        for seat in self.seats:
            seat.bank = self.created.clock.bank

    def _moved(self, event: e.Moved) -> None:
        seat = self.seats[event.seat]
        self.times[len(self.lines)] = Time(self.deadline, event.at, tuple(other.bank for other in self.seats))
        self.lines += [f"{event.seat} {event.move}", *event.draws]
        self.k = event.k
        self.deadline = event.deadline
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
            if self.undo:
                self.refused[self.undo.seat] = self.undo.upto
            self.undo = None

    def _undone(self, event: e.Undone) -> None:
        self.refused = {seat: line for seat, line in self.refused.items() if line < event.upto}
        del self.lines[event.upto :]
        self.deadline = event.deadline
        for seat, bank in zip(self.seats, self.times[event.upto].banks, strict=True):
            seat.bank = bank
        self._position = None

    def _left(self, event: e.Left) -> None:
        seat = self.seats[event.seat]
        seat.away, seat.bot, seat.advance = True, event.bot, None
        if event.bank is not None:
            seat.bank = event.bank
        if event.due is not None:
            self.resumes = event.due
        self.deadline = event.deadline

    def _returned(self, event: e.Returned) -> None:
        seat = self.seats[event.seat]
        seat.away, seat.bot = False, None
        self.deadline = event.deadline

    def _paused(self, event: e.Paused) -> None:
        self.deadline = event.deadline

    def _advance(self, event: e.Advance) -> None:
        self.seats[event.seat].advance = event.upto

    def _no_change(self, event: e.Hinted | e.Said | e.Reacted) -> None:
        """Only the journal shows it."""

    def _muted(self, event: e.Muted) -> None:
        muted = self.seats[event.seat].muted
        muted.add(event.other) if event.on else muted.discard(event.other)

    def _renewed(self, event: e.Renewed) -> None:
        self.seats[event.seat].token = event.token

    def _rematch(self, event: e.Rematch) -> None:
        self.rematch = event.table


MOVABLE = (e.Sat, e.Removed, e.Filled, e.Coloured, e.Said, e.Reacted)  # events that follow their holder to a new seat

APPLY: dict[type[e.Event], Callable[[TableState, Any], None]] = {
    e.Created: TableState._created,
    e.Sat: TableState._sat,
    e.Removed: TableState._removed,
    e.Filled: TableState._filled,
    e.Swapped: TableState._swapped,
    e.Coloured: TableState._coloured,
    e.Started: TableState._started,
    e.Moved: TableState._moved,
    e.UndoAsked: TableState._undo_asked,
    e.UndoAnswered: TableState._undo_answered,
    e.Undone: TableState._undone,
    e.Left: TableState._left,
    e.Returned: TableState._returned,
    e.Paused: TableState._paused,
    e.Advance: TableState._advance,
    e.Hinted: TableState._no_change,
    e.Said: TableState._no_change,
    e.Reacted: TableState._no_change,
    e.Muted: TableState._muted,
    e.Renewed: TableState._renewed,
    e.Rematch: TableState._rematch,
}


def actor_of(event: e.AnyEvent) -> int | None:
    """Return the seat that sent the command, which may concern another seat; after a swap, where its holder is now."""
    if isinstance(event, e.Swapped):
        return {event.seat: event.other, event.other: event.seat}.get(event.by, event.by)
    by = event.by if isinstance(event, e.Removed | e.Filled | e.Left) else None
    seat: int | None = getattr(event, "seat", None)
    return seat if by is None else by


def address_for(request: str | None, prefix: str = "") -> str:
    """Return the id of a new table, always the same for the same request. It does not reveal the request."""
    if request is None:
        return prefix + secrets.token_urlsafe(12)
    digest = hashlib.sha256(b"florin table " + request.encode()).digest()
    return prefix + base64.urlsafe_b64encode(digest[:12]).decode()


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
