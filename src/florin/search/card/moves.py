"""Moves in the card game: the worth of each, a style's choice, an explanation, and a turn looked at exactly."""

from typing import Annotated

from florin.rules import State
from florin.rules.card import (
    GOOD,
    GOODS,
    ICONS,
    MOST_REVEALED,
    REVEAL,
    SPACES,
    TAKE,
    VALUE,
    capacity,
    fits,
    may_reveal,
)
from florin.rules.playout import below
from florin.search.c_types import Floats, Ints, Stream
from florin.search.card.valuation import (
    TERMS,
    TurnCache,
    Weights,
    appraise,
    bonus_worth,
    denied_worth,
    horizon,
    load_worth,
    rank_worth,
    reset,
    reveal_worth,
    ship_worth,
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


def taken(more: int, place: int) -> bool:
    """Is the card at a place of the market, counted from its end, part of a take?"""
    return place == 1 or (place == 2 and more & 1 != 0) or (place == 3 and more & 2 != 0)


def explain(s: State, weights: Weights, spare: Weights, cache: TurnCache, action: int, terms: Floats) -> None:
    """Write a move's worth in florins, against doing nothing: ship, goods, bonuses, price of spaces, denies, luck."""
    for i in range(TERMS):
        terms[i] = 0.0
    reset(cache)
    appraise(s, weights, cache)
    fill: float = cache.fill
    room = capacity(s) - s.load[s.turn]
    idle: float = ship_worth(s, weights, s.value[s.turn], fill if room > fill else room)
    if action == REVEAL:
        terms[5] = reveal_worth(s, weights, cache) - idle
        return
    more = action - TAKE
    value = 0
    used = 0
    for place in range(1, 4):
        if taken(more, place):
            value += VALUE[s.market[s.market_n - place]]
            used += SPACES[s.market[s.market_n - place]]
            terms[4] += denied_worth(s, weights, s.market[s.market_n - place])
    for good in range(GOODS):
        icons = s.icons[good][s.turn]
        count = icons
        for place in range(1, 4):
            if taken(more, place) and GOOD[s.market[s.market_n - place]] == good:
                count += ICONS[s.market[s.market_n - place]]
        terms[1] += rank_worth(s, weights, good, count) - rank_worth(s, weights, good, icons)
        terms[2] += bonus_worth(s, weights, count) - bonus_worth(s, weights, icons)
    after = room - used
    before: float = fill if room > fill else room
    before -= fill if after > fill else after
    terms[3] = -weights.space_goods * horizon(s, weights) * before
    terms[0] = load_worth(s, weights, value, used, fill) - terms[3] - idle


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
