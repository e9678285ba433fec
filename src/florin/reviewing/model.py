"""What a review consists of. All shares and losses are parts of a win: 0.07 is seven percentage points."""

from dataclasses import asdict, dataclass
from itertools import pairwise
from math import fsum
from typing import Any, Literal

from florin.narration import Message

Shares = list[float]  # of the win, one for each seat
Grade = Literal["inaccuracy", "mistake", "blunder"]
GRADES: tuple[tuple[float, Grade], ...] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy"))


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
class Move:
    """A decision: `line` is its index in the log, `best` lists the moves that are equally good, the best first.

    `loss` is what the move costs against the best one, with a 95% `interval`. A move has a grade only if its loss is
    beyond noise and a second way of judging agrees; an obvious move has no loss.
    """

    line: int
    seat: int
    move: str
    best: list[str]
    loss: float
    interval: tuple[float, float]
    grade: Grade | None
    reasons: list[Message]


@dataclass(frozen=True)
class Review:
    """A review: `shares` has each seat's win probability after each line of the log, all cards open."""

    judge: str
    sims: int
    seed: int
    accounts: list[Account]
    moves: list[Move]
    shares: list[Shares]
    known: list[Known]

    def mistakes(self, seat: int | None = None) -> list[Move]:
        """Return the graded moves of a seat, or of all, the costliest first."""
        found = [move for move in self.moves if move.grade and seat in (None, move.seat)]
        return sorted(found, key=lambda move: (-move.loss, move.line))

    def turning_points(self, count: int = 3) -> list[int]:
        """Return the lines that changed a seat's win probability most, in the order of the log."""
        even = [account.even for account in self.accounts]
        changes = [
            max(abs(x - y) for x, y in zip(before, after, strict=True))
            for before, after in pairwise([even, *self.shares])
        ]
        return sorted(sorted(range(len(changes)), key=lambda line: -changes[line])[:count])

    def as_json(self) -> dict[str, Any]:
        """Return the review as JSON values."""
        return asdict(self)


def grade_of(loss: float) -> Grade | None:
    """Return the grade of a loss that is certain.

    >>> [grade_of(loss) for loss in (0.019, 0.02, 0.05, 0.1)]
    [None, 'inaccuracy', 'mistake', 'blunder']
    """
    return next((grade for least, grade in GRADES if loss >= least), None)
