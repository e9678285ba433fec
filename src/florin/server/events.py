"""The events of a table as stored: the server's own log, from which alone a table is rebuilt.

Events contain their draws, so a rebuilt table never draws differently, and `k`, how many numbers the committed dealer
has used, never decreases. Events are never sent to clients; serialize.py builds what is sent.
"""

from typing import Any, Literal

import msgspec

Why = Literal["left", "clock", "gone", "called"]
Reaction = Literal["hello", "luck", "nice", "wow", "oops", "thanks"]


class Event(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="kind"
):
    """One event. `at` is an absolute time (seconds since 1970), `id` the id of the client's message."""

    at: float
    id: str | None = None


class Clock(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Seconds per move, or a bank with an increment per move; with neither there is no time limit."""

    move: float | None = None
    bank: float | None = None
    increment: float = 0.0

    @property
    def limited(self) -> bool:
        return self.move is not None or self.bank is not None


class Chair(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat of a new table: open, a bot's, or kept for the owner of a token."""

    kind: Literal["open", "bot", "kept"] = "open"
    bot: str | None = None
    name: str = ""
    token: str = ""  # hashed
    colour: int | None = None  # by default that of the seat


class Created(Event, frozen=True, tag="created"):
    game: str
    options: dict[str, Any]
    chairs: list[Chair]
    secret: str
    key: str  # source of the bots' seeds and the rematch's id; never sent
    listed: bool = False
    live: bool = True  # live, or else by correspondence
    spectators: bool = True
    hints: Literal["shown", "all", "none"] = "shown"
    clock: Clock = Clock()
    lines: list[str] = []  # the log that the game continues from
    came_from: str | None = None  # the record of that log
    again: bool = False  # another try, with the record's bots and draws
    named_after: str = ""  # the table whose bots' names these bots keep
    rotated: int = 0  # by how many seats they have moved since that table
    lesson: bool = False  # the deal and the bots' seeds are the same for everyone
    daily: str = ""  # the day whose deal this is (daily.py)
    salt: str = ""  # the salt of the record's deal, if its draws go on; otherwise everyone contributes
    k: int = 0  # how many of its numbers were used up to there


class Sat(Event, frozen=True, tag="sat"):
    seat: int
    name: str
    token: str  # hashed
    contribution: str
    host: bool = False


class Removed(Event, frozen=True, tag="removed"):
    """A seat is open again before the start."""

    seat: int
    by: int


class Filled(Event, frozen=True, tag="filled"):
    """The host gives an open seat to a bot."""

    seat: int
    bot: str
    by: int | None = None


class Swapped(Event, frozen=True, tag="swapped"):
    """The holders of two seats change places before the start; one of the seats may be open."""

    seat: int
    other: int
    by: int


class Coloured(Event, frozen=True, tag="coloured"):
    """A seat takes a colour; the seat that had it gets the former colour."""

    seat: int
    colour: int


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
    bank: float | None = None  # the time left in the mover's
    deadline: float | None = None  # of the next player
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
    """A bot takes over: the owner left, ran out of time too often, or kept a live table waiting."""

    seat: int
    bot: str
    why: Why = "left"
    deadline: float | None = None
    due: float | None = None  # the owner's deadline, if it was their turn: it applies again if they return in time
    bank: float | None = None  # the time left in the owner's, if it was their turn
    by: int | None = None  # the player who called the bot


class Returned(Event, frozen=True, tag="returned"):
    seat: int
    deadline: float | None = None


class Paused(Event, frozen=True, tag="paused"):
    """The server was down or paused for some seconds, by which the deadline moves."""

    seconds: float
    deadline: float


class Advance(Event, frozen=True, tag="advance"):
    """Private: an advance bid up to this amount, otherwise a pass; None cancels it."""

    seat: int
    upto: int | None


class Hinted(Event, frozen=True, tag="hinted"):
    seat: int
    bot: str


class Said(Event, frozen=True, tag="said"):
    seat: int
    text: str


class Reacted(Event, frozen=True, tag="reacted"):
    seat: int
    reaction: Reaction


class Muted(Event, frozen=True, tag="muted"):
    """Private: a seat hides or shows another's chat."""

    seat: int
    other: int
    on: bool


class Renewed(Event, frozen=True, tag="renewed"):
    """Private: a new token opens the seat; the old one is invalid."""

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
    | Swapped
    | Coloured
    | Started
    | Moved
    | UndoAsked
    | UndoAnswered
    | Undone
    | Left
    | Returned
    | Paused
    | Advance
    | Hinted
    | Said
    | Reacted
    | Muted
    | Renewed
    | Rematch
)
CHAT = (Said, Reacted)  # what a seat can mute, and what is not sent for ever
PRIVATE = (Advance, Muted, Renewed)  # known to their seat alone: they do not change the version

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEvent).decode
