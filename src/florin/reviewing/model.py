"""The parts of a review. All shares and losses are parts of a win: 0.07 is seven percentage points."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from math import fsum
from typing import Any, Literal

from florin.narration import Message

Shares = list[float]  # of the win, one for each seat
Grade = Literal["inaccuracy", "mistake", "blunder"]


@dataclass(frozen=True)
class Account:
    """Where a seat's result came from: even share + play of every seat + cards + judge = result.

    `play` has an entry for each seat: what its moves changed. `judge` is the judge's own error: where two of its
    estimates of the same position do not agree.

    >>> Account(even=0.5, play=[0.25, -0.125], cards=0.5, judge=-0.125, result=1.0).total
    1.0
    """

    even: float
    play: list[float]
    cards: float
    judge: float
    result: float

    @property
    def total(self) -> float:
        """The sum of the parts, which is the result."""
        return fsum((self.even, *self.play, self.cards, self.judge))


@dataclass(frozen=True)
class Known:
    """A seat's own shares after each line of the log, and its account, from what it could know at the time."""

    shares: list[float]
    account: Account


@dataclass(frozen=True)
class Alternative:
    """A move that was compared: the share of the win it brings its player, and its loss with a 95% `interval`."""

    move: str
    share: float
    loss: float
    interval: tuple[float, float]


@dataclass(frozen=True)
class ReviewedMove:
    """A decision: `line` is its index in the log, `best` lists the moves that are equally good, the best first.

    `loss` is what the move costs against the best one, with a 95% `interval`. A move has a grade only if its loss is
    beyond noise and a second way of judging agrees; an obvious move has no loss. `alternatives` has the moves that were
    compared, this one among them, the best first, by the first way of judging alone.
    """

    line: int
    seat: int
    move: str
    best: list[str]
    loss: float
    interval: tuple[float, float]
    grade: Grade | None
    reasons: list[Message]
    alternatives: list[Alternative] = field(default_factory=list)


def ranked(moves: Iterable[ReviewedMove]) -> list[ReviewedMove]:
    """Return the moves that have a grade, the costliest first."""
    return sorted((move for move in moves if move.grade), key=lambda move: (-move.loss, move.line))


# -- what is special about an auction and about the court --------------------------------------------------------------


@dataclass(frozen=True)
class Appraisal:
    """The worth of a lot to a seat: the most florins at which buying it was no worse than what happens otherwise.

    This is if the others play as merchants. In other styles, it is between `low` and `high`. `bid` is
    what the seat bid, 0 if it passed; None: it could not top the bid before it.
    """

    seat: int
    worth: int
    low: int
    high: int
    bid: int | None


@dataclass(frozen=True)
class Lot:
    """An auction: `line` has the first answer, `end` the last one.

    The `fair` price is the second highest worth plus one. `overpaid` is how many florins more than the lot's worth the
    buyer paid; to the seats in `let_go` it was worth more than that price. A difference of a florin is in doubt, and
    does not count.
    """

    line: int
    end: int
    cards: list[str]
    appraisals: list[Appraisal]
    fair: int
    buyer: int | None
    price: int
    overpaid: int
    let_go: list[int]


@dataclass(frozen=True)
class Suspicion:
    """How likely the rival held a card: as its moves suggest, and by the deal alone. `held` is the truth."""

    card: str
    chance: float
    by_deal: float
    held: bool


@dataclass(frozen=True)
class Conspiracy:
    """A conspiracy that was open to a seat, and by how much influence it changes the seat's lead at once."""

    move: str
    swing: int


@dataclass(frozen=True)
class CourtDecision:
    """The prospects at a decision at court.

    `suspicions` are about the rival's hand; there are none where it is known. `own` and `rivals` are the conspiracies
    open to the player and, were it its turn, to the rival: the best against each target, the largest swing first.
    `exact` has each seat's share of the win with best play, and `exact_after` that after the move, once both decks are
    out and if the game can be solved.
    """

    line: int
    seat: int
    suspicions: list[Suspicion]
    own: list[Conspiracy]
    rivals: list[Conspiracy]
    exact: Shares | None
    exact_after: Shares | None


@dataclass(frozen=True)
class Review:
    """A review: `shares` has each seat's win probability after each line of the log, all cards open.

    `lots` has the auctions of the auction game, `court` what the decisions at court looked like.
    """

    judge: str
    sims: int
    seed: int
    accounts: list[Account]
    moves: list[ReviewedMove]
    shares: list[Shares]
    known: list[Known]
    lots: list[Lot] = field(default_factory=list)
    court: list[CourtDecision] = field(default_factory=list)

    def mistakes(self, seat: int | None = None) -> list[ReviewedMove]:
        """Return the graded moves of a seat, or of all, the costliest first."""
        return ranked(move for move in self.moves if seat in (None, move.seat))

    def turning_points(self, count: int = 3) -> list[int]:
        """Return the lines from the first decision on that changed a seat's win probability most, in order."""
        first = min((move.line for move in self.moves), default=0)
        even = [account.even for account in self.accounts]
        changes = [
            max(abs(x - y) for x, y in zip(before, after, strict=True))
            for before, after in pairwise([even, *self.shares])
        ]
        return sorted(sorted(range(first, len(changes)), key=lambda line: -changes[line])[:count])

    def as_json(self) -> dict[str, Any]:
        """Return the review as JSON values."""
        return asdict(self)
