"""Each seat's share of the win in the middle of a game at court, estimated from what it has."""

from collections.abc import Sequence
from math import exp

from florin.rules.court import VALUE, deck_n, score
from florin.search.c_types import Floats, State
from florin.search.court.hidden import hidden_card
from florin.search.pointers import values_at

VALUES = 6  # learned numbers: one of the struct below


class Values:
    """Learned values; each multiplies a difference between Della Rovere and Gonzaga."""

    lead: float
    lead_late: float  # added to it with few cards left
    to_come: float  # points still to be played
    turn: float
    circle: float  # nobles in the Inner Circle
    cards: float  # cards still to be played


def estimate(s: State, all_values: Sequence[Values], shares: Floats) -> None:
    """Write each seat's estimated share of the win."""
    values: Values = values_at(all_values, 0)
    left = deck_n(s, 0) + deck_n(s, 1) + s.hand_n[0] + s.hand_n[1]
    lead: float = 0.1 * (score(s, 0) - score(s, 1))
    ahead: float = 0.1 * (to_come(s, 0) - to_come(s, 1))
    u: float = lead * (values.lead + values.lead_late * exp(-0.1 * left) * 10.0)
    u = u + ahead * values.to_come + values.turn * (1 - 2 * s.turn)
    cards = s.hand_n[0] + deck_n(s, 0) - s.hand_n[1] - deck_n(s, 1)
    u += values.circle * (s.inner[0] - s.inner[1]) + values.cards * cards
    shares[0] = 1.0 / (1.0 + exp(-u))
    shares[1] = 1.0 - shares[0]


def to_come(s: State, p: int) -> int:
    """Return the points that a house has still to play."""
    points = 0
    for k in range(s.hand_n[p] + s.under_n[p] + s.unseen_n[p]):
        points += VALUE[hidden_card(s, p, k)]
    return points
