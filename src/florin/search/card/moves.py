"""Moves in the card game: the worth of each, a style's choice, an explanation, and a turn looked at exactly."""

from typing import Annotated

from florin.rules.card import (
    MOST_REVEALED,
    REVEAL,
    TAKE,
    fits,
    may_reveal,
)
from florin.rules.playout import below
from florin.search.c_types import Floats, Ints, State, Stream
from florin.search.card.valuation import (
    TurnCache,
    Weights,
    appraise,
    reset,
    reveal_worth,
    take_worth,
)

# Quantiles of the Gumbel distribution: the highest worth plus one of these, drawn evenly, is a move drawn by a softmax
# of the worths.
GUMBEL: Annotated[list[float], 64] = [
    *(-1.58, -1.32, -1.18, -1.07, -0.98, -0.90, -0.83, -0.76, -0.70, -0.65, -0.59, -0.54, -0.49, -0.44, -0.40, -0.35),
    *(-0.30, -0.26, -0.22, -0.17, -0.13, -0.09, -0.04, -0.00, 0.04, 0.08, 0.13, 0.17, 0.21, 0.26, 0.30, 0.34),
    *(0.39, 0.43, 0.48, 0.53, 0.58, 0.63, 0.68, 0.73, 0.78, 0.84, 0.89, 0.95, 1.01, 1.08, 1.14, 1.21),
    *(1.28, 1.36, 1.44, 1.53, 1.62, 1.72, 1.83, 1.95, 2.08, 2.23, 2.41, 2.62, 2.88, 3.22, 3.74, 4.85),
]


def weigh(s: State, weights: Weights, cache: TurnCache, acts: Ints, k: int, worth: Floats) -> None:
    """Write the worth of each of `k` legal moves, in units of the style's temper."""
    reset(cache)
    appraise(s, weights, cache)
    for j in range(k):
        if acts[j] == REVEAL:
            worth[j] = weights.temper * reveal_worth(s, weights, cache)
        else:
            worth[j] = weights.temper * take_worth(s, weights, cache, acts[j] - TAKE)


def heuristic_move(s: State, weights: Weights, cache: TurnCache, stream: Stream) -> int:
    """Return a style's move, drawn by a softmax of the worths."""
    reveal = may_reveal(s)
    if s.market_n == 0 or (reveal and s.market_n == 1 and not fits(s, 0)):
        reset(cache)
        return REVEAL
    luck: int = below(stream, 1 << 30)
    appraise(s, weights, cache)
    cache.reusable = True
    pick = -1
    best: float = 0.0
    if reveal:
        best = weights.temper * reveal_worth(s, weights, cache) + GUMBEL[luck & 63]
        pick = REVEAL
    takes = 4 if s.market_n > 2 else s.market_n
    for more in range(takes):
        luck >>= 6
        if fits(s, more):
            x: float = weights.temper * take_worth(s, weights, cache, more) + GUMBEL[luck & 63]
            if pick < 0 or x > best:
                best = x
                pick = TAKE + more
    return pick


# -- the rest of a turn, exactly ---------------------------------------------------------------------------------------


def weigh_turn(s: State, weights: Weights, cache: TurnCache, acts: Ints, k: int, worth: Floats) -> None:
    """Do as `weigh`, but average a reveal over the deck, with the best play of the rest of the turn after each card.

    The state may be changed: its deck is sorted.
    """
    for i in range(1, s.deck_n):
        card: int = s.deck[i]
        j = i
        while j > 0 and s.deck[j - 1] > card:
            s.deck[j] = s.deck[j - 1]
            j -= 1
        s.deck[j] = card
    weigh(s, weights, cache, acts, k, worth)
    for j in range(k):
        if acts[j] == REVEAL:
            worth[j] = weights.temper * mean_worth(s, weights, cache, 0)


def mean_worth(s: State, weights: Weights, cache: TurnCache, drawn: int) -> float:
    """Return what the best play brings on average after a reveal, if the market ends with `drawn` cards of the deck."""
    total: float = 0.0
    i = 0
    while i < s.deck_n:
        card: int = s.deck[i]
        count: int = 0
        while i < s.deck_n and s.deck[i] == card:
            i += 1
            count += 1
        for j in range(drawn):
            count -= s.market[s.market_n - 1 - j] == card
        if count > 0:
            s.market[s.market_n] = card
            s.market_n += 1
            s.revealed += 1
            total += count * best_worth(s, weights, cache, drawn + 1)
            s.revealed -= 1
            s.market_n -= 1
    return total / (s.deck_n - drawn)


def best_worth(s: State, weights: Weights, cache: TurnCache, drawn: int) -> float:
    """Return what the best move brings."""
    best: float = -1000.0
    appraise(s, weights, cache)
    takes = 4 if s.market_n > 2 else s.market_n
    for more in range(takes):
        if fits(s, more):
            x: float = take_worth(s, weights, cache, more)
            best = x if x > best else best
    if s.revealed < MOST_REVEALED and s.deck_n > drawn:
        x = mean_worth(s, weights, cache, drawn)
        best = x if x > best else best
    return best
