"""Moves at court: the worth of each, and a style's choice."""

from typing import Annotated

from florin.rules.court import (
    ALLY,
    CONSPIRE,
    DECLARE,
    INNER,
    KEEP,
    PILES,
    PLAN,
    PLAY,
    REPLACE,
    SEND,
    VALUE,
    can_conspire,
    candidate,
    candidates,
    highest,
    may_plan,
    may_play,
)
from florin.rules.playout import below
from florin.search.c_types import Floats, Ints, State, Stream
from florin.search.court.valuation import (
    TurnCache,
    Weights,
    ally_worth,
    appraise,
    look_at_card,
    plan_worth,
    removed_worth,
    staying_worth,
    threat,
)

LOUDEST = 7  # no noise is higher
# Quantiles of the Gumbel distribution: the highest worth plus one of these, drawn evenly, is a move drawn by a softmax
# of the worths.
NOISE: Annotated[list[float], 256] = [
    -1.831, -1.637, -1.532, -1.457, -1.397, -1.346, -1.301, -1.261, -1.225, -1.192, -1.161, -1.132, -1.105, -1.079,
    -1.055, -1.031, -1.009, -0.987, -0.966, -0.946, -0.926, -0.907, -0.889, -0.871, -0.853, -0.836, -0.819, -0.802,
    -0.786, -0.77, -0.755, -0.74, -0.725, -0.71, -0.695, -0.681, -0.667, -0.653, -0.639, -0.625, -0.612, -0.599,
    -0.585, -0.572, -0.559, -0.547, -0.534, -0.521, -0.509, -0.497, -0.484, -0.472, -0.46, -0.448, -0.436, -0.424,
    -0.413, -0.401, -0.389, -0.378, -0.366, -0.355, -0.344, -0.332, -0.321, -0.31, -0.299, -0.287, -0.276, -0.265,
    -0.254, -0.243, -0.232, -0.221, -0.211, -0.2, -0.189, -0.178, -0.167, -0.157, -0.146, -0.135, -0.124, -0.114,
    -0.103, -0.092, -0.082, -0.071, -0.06, -0.05, -0.039, -0.028, -0.018, -0.007, 0.003, 0.014, 0.025, 0.035, 0.046,
    0.057, 0.067, 0.078, 0.088, 0.099, 0.11, 0.121, 0.131, 0.142, 0.153, 0.163, 0.174, 0.185, 0.196, 0.207, 0.217,
    0.228, 0.239, 0.25, 0.261, 0.272, 0.283, 0.294, 0.305, 0.316, 0.327, 0.338, 0.35, 0.361, 0.372, 0.383, 0.395,
    0.406, 0.418, 0.429, 0.441, 0.452, 0.464, 0.476, 0.487, 0.499, 0.511, 0.523, 0.535, 0.547, 0.559, 0.571, 0.583,
    0.595, 0.608, 0.62, 0.633, 0.645, 0.658, 0.67, 0.683, 0.696, 0.709, 0.722, 0.735, 0.748, 0.762, 0.775, 0.789,
    0.802, 0.816, 0.83, 0.844, 0.858, 0.872, 0.886, 0.9, 0.915, 0.929, 0.944, 0.959, 0.974, 0.989, 1.005, 1.02, 1.036,
    1.051, 1.067, 1.083, 1.1, 1.116, 1.133, 1.15, 1.167, 1.184, 1.201, 1.219, 1.237, 1.255, 1.273, 1.292, 1.311, 1.33,
    1.349, 1.369, 1.389, 1.409, 1.43, 1.451, 1.472, 1.493, 1.515, 1.538, 1.56, 1.584, 1.607, 1.631, 1.656, 1.681,
    1.706, 1.732, 1.759, 1.786, 1.814, 1.843, 1.872, 1.902, 1.933, 1.964, 1.997, 2.03, 2.065, 2.1, 2.137, 2.175, 2.214,
    2.254, 2.297, 2.34, 2.386, 2.434, 2.483, 2.535, 2.59, 2.648, 2.709, 2.773, 2.842, 2.916, 2.995, 3.08, 3.173, 3.275,
    3.388, 3.515, 3.661, 3.83, 4.032, 4.286, 4.624, 5.137, 6.237,
]  # fmt: skip


# -- the worth of a move with the card that is looked at ---------------------------------------------------------------


def send_worth(weights: Weights, cache: TurnCache) -> float:
    """Return the worth of sending the card (K-4)."""
    return weights.temper * (cache.base + weights.sent + cache.placed[0])


def planning_worth(s: State, weights: Weights, cache: TurnCache) -> float:
    """Return the worth of planning the card (K-7)."""
    return weights.temper * (cache.base + plan_worth(s, weights, cache) + staying_worth(weights, cache))


def alliance_worth(s: State, weights: Weights, cache: TurnCache, i: int) -> float:
    """Return the worth of an alliance with pile i (K-5)."""
    return weights.temper * (cache.base + ally_worth(s, weights, cache, i))


def conspiracy_worth(s: State, weights: Weights, cache: TurnCache, i: int, target: int) -> float:
    """Return the worth of a conspiracy from pile i (K-6)."""
    u: float = cache.placed[i] + cache.base
    if s.zone[target] == INNER:
        u += removed_worth(s, weights, cache, target, VALUE[cache.kind], s.zone[i] == INNER)
    else:
        u += cache.taken[target]
    if -cache.net[target] == cache.threat and cache.threat > 0:
        u += weights.menace * (threat(s, cache, target) - cache.threat)
    if s.zone[target] == INNER and cache.need[target] & cache.counts:
        u -= weights.reach * cache.surplus
    return weights.temper * u


def setup_worth(s: State, weights: Weights, action: int) -> float:
    """Return the worth of a move outside of play: replacing a twin in the circle (K-2), declaring a limit (K-10)."""
    if action >= REPLACE:
        return 0.0 if action == KEEP else weights.temper * (weights.take * 0.5 * (5 - VALUE[action - REPLACE]))
    limit = action - DECLARE + 1
    points = 0
    for h in range(s.hand_n[s.turn]):
        if VALUE[s.hand[s.turn][h]] <= limit:
            points += 1 + VALUE[s.hand[s.turn][h]]
    return weights.temper * (weights.take * points + weights.take * 0.1 * limit)


# -- moves -------------------------------------------------------------------------------------------------------------


def kind_of(action: int) -> int:
    """Return the kind of noble that a move plays."""
    if action >= CONSPIRE:
        return (action - CONSPIRE) // (PILES * PILES)
    if action >= ALLY:
        return (action - ALLY) // PILES
    return action if action < PLAN else action - PLAN


def weigh(s: State, weights: Weights, cache: TurnCache, acts: Ints, k: int, worth: Floats) -> None:
    """Write the worth of each of `k` legal moves, in units of the style's temper."""
    if s.stage != PLAY:
        for j in range(k):
            worth[j] = setup_worth(s, weights, acts[j])
        return
    appraise(s, weights, cache)
    cache.kind = -1
    for j in range(k):
        action = acts[j]
        if kind_of(action) != cache.kind:
            look_at_card(s, weights, cache, kind_of(action))
        if action >= CONSPIRE:
            i = (action - CONSPIRE) // PILES % PILES + 1
            worth[j] = conspiracy_worth(s, weights, cache, i, (action - CONSPIRE) % PILES + 1)
        elif action >= ALLY:
            worth[j] = alliance_worth(s, weights, cache, (action - ALLY) % PILES + 1)
        elif action < PLAN:
            worth[j] = send_worth(weights, cache)
        else:
            worth[j] = planning_worth(s, weights, cache)


def weigh_turn(s: State, weights: Weights, cache: TurnCache, acts: Ints, k: int, worth: Floats) -> None:
    """Do as `weigh`: a turn is one move."""
    weigh(s, weights, cache, acts, k, worth)


def offer(cache: TurnCache, action: int, worth: float, stream: Stream) -> None:
    """Pick a move if its worth with noise is the highest so far."""
    if worth > cache.most - LOUDEST:
        worth += NOISE[below(stream, 256)]
        if worth > cache.most:
            cache.most = worth
            cache.pick = action


def heuristic_move(s: State, weights: Weights, cache: TurnCache, stream: Stream) -> int:
    """Return a style's move, drawn by a softmax of the worths."""
    p = s.turn
    cache.pick = -1
    cache.most = -1e9
    if s.stage != PLAY:
        for j in range(candidates(s)):
            action = candidate(s, j)
            if action >= 0:
                u: float = setup_worth(s, weights, action) + NOISE[below(stream, 256)]
                if u > cache.most:
                    cache.most = u
                    cache.pick = action
        return cache.pick
    plans = may_plan(s, p)
    appraise(s, weights, cache)
    for h in range(s.hand_n[p]):
        if may_play(s, p, h):
            kind = s.hand[p][h]
            reach = highest(s, p, kind)
            look_at_card(s, weights, cache, kind)
            offer(cache, SEND + kind, send_worth(weights, cache), stream)
            if plans:
                offer(cache, PLAN + kind, planning_worth(s, weights, cache), stream)
            for a in range(s.piles):
                i = s.pile[a]
                offer(cache, ALLY + kind * PILES + i - 1, alliance_worth(s, weights, cache, i), stream)
                for b in range(s.piles):
                    t = s.pile[b]
                    if can_conspire(s, VALUE[kind], reach, i, t):
                        action = CONSPIRE + (kind * PILES + i - 1) * PILES + t - 1
                        offer(cache, action, conspiracy_worth(s, weights, cache, i, t), stream)
    return cache.pick
