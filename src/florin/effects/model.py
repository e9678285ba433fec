"""The effects of a move as frozen values, in game terms.

Cards are in notation; at court a card that the reader may not see is None. `type` names an effect on the wire.
"""

from dataclasses import dataclass, field
from typing import Any, Literal

from florin.breakdown import HouseScore, Payment, Share

Cards = tuple[str, ...]


def tag(name: str) -> Any:
    """Return the field that names an effect's type."""
    return field(default=name, init=False, repr=False)


@dataclass(frozen=True, slots=True)
class Started:
    """A seat starts the game, a day or a round."""

    seat: int
    type: Literal["started"] = tag("started")


# -- card --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Revealed:
    """A card came into the market."""

    seat: int
    card: str
    type: Literal["revealed"] = tag("revealed")


@dataclass(frozen=True, slots=True)
class Loaded:
    """Cards went from the market into a ship; `spaces` are taken in it now, and `value` is its value."""

    seat: int
    cards: Cards
    spaces: int
    value: int
    type: Literal["loaded"] = tag("loaded")


@dataclass(frozen=True, slots=True)
class ShipFull:
    """A ship has no space left."""

    seat: int
    type: Literal["ship-full"] = tag("ship-full")


# -- board -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """The active player turned up a card for the lot."""

    seat: int
    card: str
    type: Literal["turned-up"] = tag("turned-up")


@dataclass(frozen=True, slots=True)
class LotOpened:
    """The lot of the active player is up for auction; `asked` says that the player chose to stop turning up cards."""

    seat: int
    cards: Cards
    asked: bool
    type: Literal["lot-opened"] = tag("lot-opened")


@dataclass(frozen=True, slots=True)
class BidMade:
    seat: int
    florins: int
    type: Literal["bid"] = tag("bid")


@dataclass(frozen=True, slots=True)
class Passed:
    seat: int
    type: Literal["passed"] = tag("passed")


@dataclass(frozen=True, slots=True)
class Sold:
    """The lot went to a seat, whose hold now has this value."""

    seat: int
    cards: Cards
    florins: int
    value: int
    type: Literal["sold"] = tag("sold")


@dataclass(frozen=True, slots=True)
class LotDiscarded:
    """Nobody bought the lot."""

    cards: Cards
    type: Literal["lot-discarded"] = tag("lot-discarded")


@dataclass(frozen=True, slots=True)
class HoldFilled:
    """The last hold with room was filled free of charge (B-7)."""

    seat: int
    cards: Cards
    type: Literal["hold-filled"] = tag("hold-filled")


# -- scoring -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    """A day or round, by seat: cargo, its value, icons or steps by good, bids, payments, and florins afterwards.

    `shares` says who has which places: by ship or hold first, then by each good.
    """

    number: int
    cargo: tuple[Cards, ...]
    values: tuple[int, ...]
    counts: tuple[tuple[int, ...], ...]
    bids: tuple[int, ...]
    paid: tuple[Payment, ...]
    shares: tuple[tuple[Share, ...], ...]
    florins: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DayScored(Scoring):
    type: Literal["day-scored"] = tag("day-scored")


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundScored(Scoring):
    type: Literal["round-scored"] = tag("round-scored")


@dataclass(frozen=True, slots=True)
class CourtScored:
    houses: tuple[HouseScore, ...]
    type: Literal["court-scored"] = tag("court-scored")


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over: why (`ended` of a position), and who shares the win."""

    reason: str
    winners: tuple[int, ...]
    type: Literal["ended"] = tag("ended")


# -- court -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CircleLaid:
    """Four nobles of a house form its part of the Inner Circle."""

    seat: int
    cards: Cards
    type: Literal["circle-laid"] = tag("circle-laid")


@dataclass(frozen=True, slots=True)
class HandDrawn:
    seat: int
    cards: Cards | None
    type: Literal["hand-drawn"] = tag("hand-drawn")


@dataclass(frozen=True, slots=True)
class CircleKept:
    """A seat keeps its twins in the Inner Circle (K-2)."""

    seat: int
    type: Literal["circle-kept"] = tag("circle-kept")


@dataclass(frozen=True, slots=True)
class CircleReplaced:
    """A twin in the Inner Circle gave way to a new card (K-2)."""

    seat: int
    card: str
    new: str
    type: Literal["circle-replaced"] = tag("circle-replaced")


@dataclass(frozen=True, slots=True)
class Sent:
    """A noble went to its own Outer Court, as a pile of this number."""

    seat: int
    card: str
    pile: int
    type: Literal["sent"] = tag("sent")


@dataclass(frozen=True, slots=True)
class Allied:
    """A noble joined a pile, which had these `cards` before."""

    seat: int
    card: str
    pile: int
    cards: Cards
    type: Literal["allied"] = tag("allied")


@dataclass(frozen=True, slots=True)
class Conspired:
    """A noble joined a pile, and both count as much as the `target`."""

    seat: int
    card: str
    pile: int
    target: int
    sum: int
    type: Literal["conspired"] = tag("conspired")


@dataclass(frozen=True, slots=True)
class Jester:
    card: str
    value: int


@dataclass(frozen=True, slots=True)
class JestersSet:
    """The values that the jesters took in a conspiracy, in the order in which they are set (K-9)."""

    jesters: tuple[Jester, ...]
    type: Literal["jesters-set"] = tag("jesters-set")


@dataclass(frozen=True, slots=True)
class Eliminated:
    """Nobles left the court; `seats` says whose each was, and `by` how: "conspiracy" or "minister"."""

    pile: int
    cards: Cards
    seats: tuple[int, ...]
    by: Literal["conspiracy", "minister"]
    type: Literal["eliminated"] = tag("eliminated")


@dataclass(frozen=True, slots=True)
class SplitCard:
    pile: int
    card: str


@dataclass(frozen=True, slots=True)
class PileSplit:
    """A Lady split a pile into single cards, each with its new number (K-8)."""

    pile: int
    cards: tuple[SplitCard, ...]
    type: Literal["pile-split"] = tag("pile-split")


@dataclass(frozen=True, slots=True)
class Planned:
    """A card went under the deck; the seat's `plans` count up to three (K-7)."""

    seat: int
    card: str | None
    plans: int
    type: Literal["planned"] = tag("planned")


@dataclass(frozen=True, slots=True)
class NobleDrawn:
    seat: int
    card: str | None
    type: Literal["noble-drawn"] = tag("noble-drawn")


@dataclass(frozen=True, slots=True)
class LastCardShown:
    """The last card of a deck was shown: its player's limit from now on, None until a jester is declared (K-10)."""

    seat: int
    card: str
    limit: int | None
    type: Literal["last-card-shown"] = tag("last-card-shown")


@dataclass(frozen=True, slots=True)
class LimitDeclared:
    """A jester drawn last was declared at this value (K-10)."""

    seat: int
    value: int
    type: Literal["limit-declared"] = tag("limit-declared")


Effect = (
    Started
    | Revealed
    | Loaded
    | ShipFull
    | DayScored
    | TurnedUp
    | LotOpened
    | BidMade
    | Passed
    | Sold
    | LotDiscarded
    | HoldFilled
    | RoundScored
    | CircleLaid
    | HandDrawn
    | CircleKept
    | CircleReplaced
    | Sent
    | Allied
    | Conspired
    | JestersSet
    | Eliminated
    | PileSplit
    | Planned
    | NobleDrawn
    | LastCardShown
    | LimitDeclared
    | CourtScored
    | Ended
)
