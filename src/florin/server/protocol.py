"""The messages between a client and a table: typed JSON over a WebSocket. docs/protocol.md explains them."""

from typing import Annotated, Any, Literal

import msgspec

from florin.reviewing import CourtDecision, Lot, Review, ReviewedMove
from florin.server.events import Clock, Reaction
from florin.server.limits import ID

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=ID)]
Natural = Annotated[int, msgspec.Meta(ge=0, le=1 << 30)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
ShortText = Annotated[str, msgspec.Meta(max_length=1000)]
MoveText = Annotated[str, msgspec.Meta(max_length=40)]


class FromClient(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A message from a client."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message. Without a token the client watches; with its version it is sent only what is new."""

    token: ShortText | None = None
    version: Natural | None = None


class Command(FromClient, frozen=True):
    """A request to change something. The client chooses the id: a repeated one is answered, not executed again."""

    id: Id


class Move(Command, frozen=True, tag="move"):
    version: Natural
    move: MoveText


class Undo(Command, frozen=True, tag="undo"):
    version: Natural


class AnswerUndo(Command, frozen=True, tag="answer-undo"):
    version: Natural
    agree: bool


class Advance(Command, frozen=True, tag="advance"):
    """An advance bid up to this amount, otherwise a pass; null cancels it."""

    upto: Natural | None


class AskHint(Command, frozen=True, tag="hint"):
    version: Natural
    bot: ShortText = "merchant"


class Say(Command, frozen=True, tag="chat"):
    text: ShortText


class React(Command, frozen=True, tag="react"):
    """A line of chat that every reader sees in their own language."""

    reaction: Reaction


class Mute(Command, frozen=True, tag="mute"):
    seat: SeatNumber
    on: bool


class Leave(Command, frozen=True, tag="leave"):
    pass


class Return(Command, frozen=True, tag="return"):
    pass


class CallBot(Command, frozen=True, tag="call-bot"):
    """Let a bot take over for a player who is overdue (see Here)."""

    version: Natural


class Remove(Command, frozen=True, tag="remove"):
    seat: SeatNumber


class Swap(Command, frozen=True, tag="swap"):
    """The host swaps two seats; others may move to an open one."""

    seat: SeatNumber
    other: SeatNumber


class Colour(Command, frozen=True, tag="colour"):
    colour: SeatNumber


class Start(Command, frozen=True, tag="start"):
    """The host gives every open seat to a bot."""

    bot: ShortText = "merchant"


class Rematch(Command, frozen=True, tag="rematch"):
    contribution: ShortText | None = None


class Renew(Command, frozen=True, tag="renew"):
    """A new token for the seat. The old one becomes invalid, and sockets that use it are closed."""

    token: ShortText


AnyCommand = (
    Move
    | Undo
    | AnswerUndo
    | Advance
    | AskHint
    | Say
    | React
    | Mute
    | Leave
    | Return
    | CallBot
    | Remove
    | Swap
    | Colour
    | Start
    | Rematch
    | Renew
)
AnyMessage = Hello | AnyCommand


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Public information about a seat. `bot` is the bot that plays there now, even for a person who is away."""

    kind: Literal["open", "kept", "person", "bot"]
    name: str
    bot: str | None
    away: bool
    host: bool
    strikes: int
    bank: float | None
    contribution: str | None
    colour: int | None = None  # None only in the stored lists of earlier versions: that of the seat


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """The committed deal: the hash from the start, the salt after all contributions, the secret at the end."""

    commit: str
    salt: str | None
    secret: str | None


class UndoInfo(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    upto: int
    agreed: list[int]


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """The record that a game continues after `upto` lines, `again` with its bots and draws.

    `named_after` is the table whose bots' names these bots keep.
    """

    record: str
    upto: int
    again: bool
    named_after: str


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Public information about a table.

    Bots keep the names that they had at the table `named_after`, if any, where they sat `rotated` seats before.
    """

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
    origin: Origin | None = None
    turn: int | None = None
    named_after: str = ""
    rotated: int = 0


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An entry of the table's journal: what happened, including undos and time-outs."""

    version: int
    at: float
    what: str
    seat: int | None = None
    name: str | None = None  # the seat's holder at the time; the present one may be another
    move: str | None = None
    by: str | None = None
    line: int | None = None  # index of a move in the game's log
    bot: str | None = None
    text: str | None = None
    upto: int | None = None
    agree: bool | None = None
    why: str | None = None
    table: str | None = None
    seconds: float | None = None


class Log(msgspec.Struct, frozen=True, kw_only=True):
    """Lines of the game's log: keep those before `start`, replace the rest by `lines`."""

    start: int
    lines: list[str]


class Narration(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence: its message id, the seat that it is about, and its arguments (florin.narration.Message)."""

    key: str
    seat: int | None
    args: dict[str, Any]


class GameStep(msgspec.Struct, frozen=True, kw_only=True):
    """A move with its draws, as a seat may know it: log lines `first` to `last`, its effects, and their narration.

    The first step of a game is its set-up, which is nobody's move.
    """

    first: int
    last: int
    seat: int | None
    effects: list[dict[str, Any]]
    narration: list[Narration]


class ToClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message from the server."""


class Update(ToClient, frozen=True, tag="update"):
    """The events after version `since` (0: all of them), and the current state."""

    version: int
    since: int
    now: float
    seat: int | None
    table: TableInfo
    journal: list[Entry]
    log: Log
    steps: list[GameStep]  # those of the log's new lines
    view: dict[str, Any] | None
    advance: int | None
    muted: list[int]
    chat_from: int | None = None  # lines of chat before this version were left out


class Here(ToClient, frozen=True, tag="here", omit_defaults=True):
    """The seats with a bot or a connected person, and the number of spectators."""

    seats: list[int]
    watching: int
    overdue: int | None = None  # the seat for which the others may call a bot


class Ack(ToClient, frozen=True, tag="ack"):
    """The command with this id was executed at this version, and is on disk."""

    id: str
    version: int


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """A move that a bot weighed; the best one and the alternatives to show have a reason."""

    move: str
    share: float
    sims: int
    reason: Narration | None


class Hint(ToClient, frozen=True, tag="hint"):
    id: str
    version: int
    bot: str
    candidates: list[Candidate]


class Refusal(ToClient, frozen=True, tag="refusal", omit_defaults=True):
    """An error: a sentence, and its key and values for other languages."""

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


# A request's own id, random and secret: a repeated request returns the same place.
Once = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request."""


class SeatWish(Body, frozen=True):
    """A seat of a new table: mine, open to anyone with the link, or a bot's."""

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
    lesson: bool = False  # a known deal, against bots that always play the same
    id: Once | None = None


class Join(Body, frozen=True):
    name: ShortText
    seat: SeatNumber | None = None
    contribution: ShortText | None = None
    id: Once | None = None


class PlayOn(Body, frozen=True):
    """A new table that continues a record from some point, against bots.

    `again` keeps the record's bots and, as long as the same is drawn, its draws.
    """

    upto: Natural
    seat: SeatNumber
    name: ShortText = "Host"
    bot: ShortText = "merchant"
    again: bool = False
    contribution: ShortText | None = None
    id: Once | None = None


class PlayDaily(Body, frozen=True):
    """A table with the deal of the day; `day` is today's if left out. Played `again`, it is not among the results."""

    name: ShortText = "Host"
    day: ShortText | None = None
    again: bool = False
    id: Once | None = None


class DailyResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a person, or of a level of the ladder, with the deal of the day."""

    name: str
    place: int
    score: int


class DailyDeal(msgspec.Struct, frozen=True, kw_only=True):
    """The deal of the day: whom it is played against, and the results; the ladder's are null until they are there."""

    game: Literal["card", "board", "court"]
    day: str
    version: str
    seat: int
    bots: list[str | None]
    ladder: list[DailyResult] | None
    people: list[DailyResult]


class PuzzleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle in the list of a game."""

    id: str
    rating: int


class Puzzles(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles of a game, the easiest first; `course` are those of its second lesson."""

    puzzles: list[PuzzleInfo]
    course: list[str]


class PuzzleView(msgspec.Struct, frozen=True, kw_only=True):
    """The position of a puzzle as its seat sees it, without the answer."""

    id: str
    rating: int
    seat: int
    view: dict[str, Any]
    steps: list[GameStep]


class PuzzleMove(Body, frozen=True):
    """The move that shall solve a puzzle."""

    move: MoveText


class PuzzleAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a move solves a puzzle, the best move, and what another costs: the one made, or the second best.

    `solved` says how often each level of the bots finds the answer.
    """

    right: bool
    answer: str
    other: str
    loss: float
    reasons: list[Narration]
    solved: dict[str, float]


class LotIds(msgspec.Struct, frozen=True, kw_only=True):
    """The lots of the auction game that wait to be priced."""

    lots: list[str]


class LotView(msgspec.Struct, frozen=True, kw_only=True):
    """A lot to price: the auction that begins, as the seat that answers first sees it."""

    id: str
    seat: int
    view: dict[str, Any]
    steps: list[GameStep]


class LotGuess(Body, frozen=True):
    """The player's guess at the worth of a lot."""

    florins: Natural


class LotPrice(msgspec.Struct, frozen=True, kw_only=True):
    """The worth of a lot to its seat, `low` to `high` over the others' styles, its fair price and what was paid."""

    worth: int
    low: int
    high: int
    fair: int
    paid: int


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that was taken. The token opens it on any device."""

    table: str
    seat: int | None
    token: str | None
    link: str


class ReviewProgress(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The findings of a review so far: `done` of all lines, and what belongs to the lines from the asked one on.

    At its end, it has all.
    """

    done: int
    lines: int
    shares: list[list[float]] = []
    moves: list[ReviewedMove] = []
    lots: list[Lot] = []
    court: list[CourtDecision] = []
    review: Review | None = None


class OtherMove(Body, frozen=True):
    """A move in place of the one in a line of a finished game's log; lines count from 0."""

    line: Natural
    move: MoveText


class Tables(msgspec.Struct, frozen=True, kw_only=True):
    tables: list[TableInfo]


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A stored record and its address."""

    id: str
    link: str


class ChatPage(msgspec.Struct, frozen=True, kw_only=True):
    """Lines of chat, oldest first, and whether there are earlier ones."""

    entries: list[Entry]
    more: bool


class Health(msgspec.Struct, frozen=True, kw_only=True):
    florin: str
    tables: int
    sockets: int


class Bots(msgspec.Struct, frozen=True, kw_only=True):
    bots: list[str]
