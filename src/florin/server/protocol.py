"""The messages between a client and a table: JSON over a WebSocket, typed. docs/protocol.md tells how to use them."""

from typing import Annotated, Any, Literal

import msgspec

from florin.server.events import Clock
from florin.server.limits import ID

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=ID)]
Natural = Annotated[int, msgspec.Meta(ge=0, le=1 << 30)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
ShortText = Annotated[str, msgspec.Meta(max_length=1000)]
MoveText = Annotated[str, msgspec.Meta(max_length=40)]


class FromClient(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client says."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message. Without a token one watches; with the version one has, only the gap is sent."""

    token: ShortText | None = None
    version: Natural | None = None


class Wish(FromClient, frozen=True):
    """A message that wants something to happen. Its id is the client's own: a repeat is answered, not done again."""

    id: Id


class Move(Wish, frozen=True, tag="move"):
    version: Natural
    move: MoveText


class Undo(Wish, frozen=True, tag="undo"):
    version: Natural


class AnswerUndo(Wish, frozen=True, tag="answer-undo"):
    version: Natural
    agree: bool


class Advance(Wish, frozen=True, tag="advance"):
    """Bid up to so much, else pass; null takes it back."""

    upto: Natural | None


class AskHint(Wish, frozen=True, tag="hint"):
    version: Natural
    bot: ShortText = "merchant"


class Say(Wish, frozen=True, tag="chat"):
    text: ShortText


class Mute(Wish, frozen=True, tag="mute"):
    seat: SeatNumber
    on: bool


class Leave(Wish, frozen=True, tag="leave"):
    pass


class Return(Wish, frozen=True, tag="return"):
    pass


class Remove(Wish, frozen=True, tag="remove"):
    seat: SeatNumber


class Start(Wish, frozen=True, tag="start"):
    """The host lets a bot take every seat that is still free."""

    bot: ShortText = "merchant"


class Rematch(Wish, frozen=True, tag="rematch"):
    contribution: ShortText | None = None


class Renew(Wish, frozen=True, tag="renew"):
    """The seat gets a new secret; the old one opens nothing any more, and sockets that were opened by it are closed."""

    token: ShortText


AnyWish = Move | Undo | AnswerUndo | Advance | AskHint | Say | Mute | Leave | Return | Remove | Start | Rematch | Renew
AnyMessage = Hello | AnyWish


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What all may know of a seat. `bot` is who plays there now, also for a person who is away."""

    kind: Literal["open", "kept", "person", "bot"]
    name: str
    bot: str | None
    away: bool
    host: bool
    strikes: int
    bank: float | None
    contribution: str | None


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """The promise of the deal: the hash from the start, the salt when all have contributed, the secret at the end."""

    commit: str
    salt: str | None
    secret: str | None


class UndoInfo(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    upto: int
    agreed: list[int]


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What all may know of a table."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    stage: Literal["waiting", "playing", "over"]
    version: int
    listed: bool
    live: bool
    spectators: bool
    hints: Literal["shown", "all", "none"]
    clock: Clock
    seats: list[SeatInfo]
    deal: Deal | None
    deadline: float | None
    undo: UndoInfo | None
    rematch: str | None
    came_from: str | None


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the table's journal: what happened, undo and time-outs included."""

    version: int
    at: float
    what: str
    seat: int | None = None
    name: str | None = None
    move: str | None = None
    by: str | None = None
    line: int | None = None  # where in the game's log a move stands
    bot: str | None = None
    text: str | None = None
    upto: int | None = None
    agree: bool | None = None
    why: str | None = None
    table: str | None = None


class Log(msgspec.Struct, frozen=True, kw_only=True):
    """Lines of the game's log: those before `start` stay, those after are replaced by `lines`."""

    start: int
    lines: list[str]


class ToClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What the server says."""


class Update(ToClient, frozen=True, tag="update"):
    """What happened after version `since` (0: all of it), and how it stands now."""

    version: int
    since: int
    now: float
    seat: int | None
    table: TableInfo
    journal: list[Entry]
    log: Log
    view: dict[str, Any] | None
    advance: int | None
    muted: list[int]


class Here(ToClient, frozen=True, tag="here"):
    """The seats at which a bot is, or a person who is connected, and how many watch."""

    seats: list[int]
    watching: int


class Ack(ToClient, frozen=True, tag="ack"):
    """The wish with this id came true, on the disk too, at this version."""

    id: str
    version: int


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    move: str
    share: float
    sims: int
    terms: dict[str, float]


class Hint(ToClient, frozen=True, tag="hint"):
    id: str
    version: int
    bot: str
    candidates: list[Candidate]


class Refusal(ToClient, frozen=True, tag="refusal", omit_defaults=True):
    """Why something did not happen: a sentence, and its key and values for other languages."""

    key: str
    values: dict[str, Any]
    text: str
    id: str | None = None
    rule: str | None = None
    legal: list[str] | None = None
    because: dict[str, "Refusal"] = {}  # values that are errors themselves


AnyAnswer = Update | Here | Ack | Hint | Refusal

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyMessage).decode


# -- over HTTP ---------------------------------------------------------------------------------------------------------


# A request's own id, random and known to nobody else: who asks again with it is given the same place, once.
Once = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a request carries."""


class SeatWish(Body, frozen=True):
    """A seat of a new table: mine, open to whoever has the link, or a bot's."""

    kind: Literal["me", "open", "bot"]
    bot: ShortText | None = None


class NewTable(Body, frozen=True):
    game: Literal["card", "board", "court"]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=2, max_length=6)]
    name: ShortText = "Host"
    options: dict[str, Any] = {}
    listed: bool = False
    live: bool = True
    spectators: bool = True
    hints: Literal["shown", "all", "none"] = "shown"
    clock: Clock | None = None
    contribution: ShortText | None = None
    id: Once | None = None


class Join(Body, frozen=True):
    name: ShortText
    seat: SeatNumber | None = None
    contribution: ShortText | None = None
    id: Once | None = None


class PlayOn(Body, frozen=True):
    """A new table from a point of a record, against bots."""

    upto: Natural
    seat: SeatNumber
    name: ShortText = "Host"
    bot: ShortText = "merchant"
    contribution: ShortText | None = None
    id: Once | None = None


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat taken. The token opens it, on any device."""

    table: str
    seat: int | None
    token: str | None
    link: str


class Tables(msgspec.Struct, frozen=True, kw_only=True):
    tables: list[TableInfo]


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A record that was taken in, and where it stays."""

    id: str
    link: str


class Health(msgspec.Struct, frozen=True, kw_only=True):
    florin: str
    tables: int
    sockets: int


class Bots(msgspec.Struct, frozen=True, kw_only=True):
    bots: list[str]
