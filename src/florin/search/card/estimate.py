"""Each seat's share of the win at the end of a day, estimated from what it has."""

from collections.abc import Sequence
from typing import Annotated

from florin.rules.card import FIRST, GOODS, bonus_icons, day_count
from florin.search.c_types import Floats, State
from florin.search.pointers import values_at
from florin.search.softmax import softmax

VALUES = 32  # learned numbers: two of the struct below


class Values:
    """Learned values for the end of the first day, or of the second."""

    money: float
    ahead: float
    behind: float
    icon: float
    lead: float
    lag: float
    starts: float
    more: float
    ranks: Annotated[list[float], 4]  # alone first, tied first, alone second, tied second
    missing: Annotated[list[float], 4]  # 0 to 3 icons short of a bonus


def estimate(s: State, values: Sequence[Values], shares: Floats) -> None:
    """Write each seat's estimated share of the win at the end of a day: a softmax of prospects."""
    for p in range(s.players):
        shares[p] = prospect(s, values_at(values, 1 if s.day == day_count(s) - 1 else 0), p)
    softmax(shares, s.players)


def prospect(s: State, values: Values, p: int) -> float:
    """Return a seat's prospects when a day is over: money, ranks, bonuses and who starts."""
    best = -1
    for q in range(s.players):
        if q != p and s.florins[q] > best:
            best = s.florins[q]
    ahead = s.florins[p] - best
    x: float = 0.1 * (values.money * s.florins[p] + (values.ahead if ahead > 0 else values.behind) * ahead)
    for good in range(GOODS):
        x += good_prospect(s, values, good, p)
    if s.due == FIRST:
        for j in range(s.tied):
            if s.poorest[j] == p:
                x += values.starts / s.tied
    elif s.turn == p:
        x += values.starts
    return x


def good_prospect(s: State, values: Values, good: int, p: int) -> float:
    """Return what a seat's icons of a good promise for the days to come."""
    icons = s.icons[good][p]
    better: int = 0
    tied: int = 0
    most = 0
    for q in range(s.players):
        if q != p:
            better += s.icons[good][q] > icons
            tied += s.icons[good][q] == icons
            if s.icons[good][q] > most:
                most = s.icons[good][q]
    x: float = values.icon * icons
    if better < 2 and icons > 0:
        x += values.ranks[2 * better + (tied > 0)]
    if icons > most:
        x += values.lead * (icons - most if icons - most < 3 else 3)
    else:
        x += values.lag * (most - icons if most - icons < 4 else 4)
    missing = bonus_icons(s) - icons
    if missing < 4:
        x += values.missing[missing if missing > 0 else 0]
        if missing < 0:
            x += values.more * (-missing if missing > -3 else 3)
    return x
