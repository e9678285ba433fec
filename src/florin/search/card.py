"""What a merchant sees in the card game: the worth of a move, and of a day's end."""

from math import exp

WEIGHTS, VALUES, TERMS = 4, 4, 1


def day_of(s):
    return s.day


def imagine(s, seat, r):
    """Nothing is hidden: what is yet to be drawn is not part of a state."""


def weigh(s, w, at, acts, k, worth):
    """Writes the worth of each of `k` legal moves, in units of the style's temper."""
    for j in range(k):
        worth[j] = w[at] * acts[j]


def heuristic_move(s, w, at, r):
    """A move in the style whose weights begin at `at`."""
    return random_move(s, r)


def estimate(s, v, shares):
    """Writes each seat's estimated share of the win at the end of a day."""
    total = 0.0
    for p in range(s.players):
        shares[p] = exp(v[0] * s.florins[p])
        total += shares[p]
    for p in range(s.players):
        shares[p] /= total


def explain(s, w, at, action, terms):
    """Writes the terms that a move's worth is made of."""
    terms[0] = w[at] * action
