"""Each seat's share of the win at the end of a round, estimated from what it has."""

from collections.abc import Sequence

from florin.rules.board import GOODS, round_count
from florin.search.board.valuation import LEAD, LEADS, STEP_AHEAD, TOP_PAY
from florin.search.c_types import Floats, State
from florin.search.pointers import values_at
from florin.search.softmax import softmax

VALUES = 12  # learned numbers: three of the struct below


class Values:
    """Learned values for a position with a certain number of rounds to come after this one."""

    florins: float
    ranks: float
    steps: float
    turn: float


def estimate(s: State, values: Sequence[Values], shares: Floats) -> None:
    """Write each seat's estimated share of the win at the end of a round: a softmax of prospects."""
    later = round_count(s) - 1 - s.round
    for p in range(s.players):
        shares[p] = prospect(s, values_at(values, later), p, later)
    softmax(shares, s.players)


def prospect(s: State, values: Values, p: int, later: int) -> float:
    """Return a seat's prospects: florins, ranks, top steps and who is to move."""
    ranks: float = 0.0
    steps: float = 0.0
    for good in range(GOODS):
        steps += TOP_PAY[8 * later + s.step[good][p]]
        ranks += rank_prize(s, p, good, 10 + 10 * later)
    x: float = values.florins * s.florins[p] + values.ranks * ranks + values.steps * steps
    if s.due == 0 and s.turn == p:
        x += values.turn
    return x


def rank_prize(s: State, p: int, good: int, drift: int) -> float:
    """Return what p may expect from a good's rank at the end of a round in which `drift` spaces are filled."""
    first: float = 1.0
    second: float = 0.0
    for other in range(s.players):
        if other != p:
            x: float = STEP_AHEAD[LEADS * drift + LEAD + s.step[good][other] - s.step[good][p]]
            second += x * (first - second)
            first -= x * first
    return 10.0 * first + 5.0 * second
