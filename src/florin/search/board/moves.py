"""Moves in the auction game: the worth of each bid, a style's choice, and an explanation.

Rivals are expected to pay a part of what a lot is worth to them, so a bid is weighed by the rivals who may top it.
"""

from math import exp

from florin.rules.board import (
    AUCTION,
    BID,
    DRAW,
    PASS,
    seat,
    space,
)
from florin.rules.playout import below
from florin.search.board.valuation import (
    TurnCache,
    Weights,
    ahead,
    fee_of,
    loss_by,
    rest_of,
    worth_to,
)
from florin.search.c_types import Floats, Ints, State, Stream

SURE = 6  # a worth that is lower than another by this is never chosen
LUCK = 1 << 24


# -- the auction's valuation -------------------------------------------------------------------------------------------


def appraise(s: State, weights: Weights, cache: TurnCache, hurried: bool) -> bool:
    """Work out the lot's worth to the player to move, and find the two rivals yet to be asked who may pay most.

    If `hurried`, return False without looking at the rivals when a bid is next to never worth it.
    """
    rest: float = rest_of(s, weights)
    fee: float = fee_of(s, weights)
    mine: float = worth_to(s, weights, s.turn, rest, fee)
    cost: float = 0.0
    if s.bidder >= 0:
        cost = cost_of(s, weights, s.bidder, rest, worth_to(s, weights, s.bidder, rest, fee))
    held: float = cost - weights.on_gain * s.best
    if hurried and weights.temper * (mine + held - s.best - 1.0) < -SURE:
        return False
    keen = -1
    limit: float = 0.0
    keen_cost: float = 0.0
    other = -1
    other_limit: float = 0.0
    other_cost: float = 0.0
    for j in range(s.asked + 1, s.players + 1):
        p = asked_at(s, j)
        if p >= 0:
            x: float = worth_to(s, weights, p, rest, fee)
            cost = cost_of(s, weights, p, rest, x)
            x = weights.rivals_pay * x
            if keen < 0 or x > limit:
                other = keen
                other_limit = limit
                other_cost = keen_cost
                keen = p
                limit = x
                keen_cost = cost
            elif other < 0 or x > other_limit:
                other = p
                other_limit = x
                other_cost = cost
    cache.rest = rest
    cache.mine = mine
    cache.held = held
    cache.keen_money = s.florins[keen] if keen >= 0 else 0
    cache.limit = limit
    cache.keen_cost = keen_cost
    cache.other_money = s.florins[other] if other >= 0 else 0
    cache.other_limit = other_limit
    cache.other_cost = other_cost
    cache.sure = certainty(weights, limit)
    cache.other_sure = certainty(weights, other_limit)
    return True


def asked_at(s: State, j: int) -> int:
    """Return the seat that is asked as number j, or -1 if it cannot top the highest bid."""
    p = seat(s, s.active + j)
    return p if space(s, p) >= s.lot_n and s.florins[p] > s.best else -1


def cost_of(s: State, weights: Weights, p: int, rest: float, worth: float) -> float:
    """Return what it costs the player to move that p gets a lot of this worth to p, apart from the price p pays."""
    return weights.on_loss * loss_by(s, weights, s.turn, p, rest) + weights.on_gain * worth


def certainty(weights: Weights, limit: float) -> float:
    """Return one over the florins by which a rival's limit may be wrong."""
    return 1.0 / (1.0 + weights.unsure * (limit if limit > 0.0 else 0.0))


def may_top(limit: float, money: int, bid: int, sure: float) -> float:
    """Return how likely a rival with this limit tops a bid."""
    return ahead((limit - bid) * sure) if money > bid else 0.0


def topped(cache: TurnCache, bid: int) -> float:
    """Return how likely the keenest rival tops a bid."""
    return may_top(cache.limit, cache.keen_money, bid, cache.sure)


def topped_by_other(cache: TurnCache, bid: int, x: float) -> float:
    """Return how likely the other rival does, if the keenest does with probability x."""
    return may_top(cache.other_limit, cache.other_money, bid, cache.other_sure) * (1.0 - x)


def bid_worth(s: State, weights: Weights, cache: TurnCache, bid: int) -> float:
    """Return the worth of a bid, or of a pass for the highest bid so far, in units of the style's temper."""
    x: float = topped(cache, bid)
    y: float = topped_by_other(cache, bid, x)
    cost: float = x * cache.keen_cost + y * cache.other_cost - (x + y) * weights.on_gain * bid
    return weights.temper * ((1.0 - x - y) * (cache.mine - bid if bid > s.best else -cache.held) - cost)


def draw_gain(s: State, weights: Weights) -> float:
    """Return how much more turning up another card is worth than the auction now: larger lots shut rivals out (B-4)."""
    rest: float = rest_of(s, weights)
    fee: float = fee_of(s, weights)
    free = space(s, s.turn) - s.lot_n
    mine: float = worth_to(s, weights, s.turn, rest, fee) - 1.0 if free >= 0 else 0.0
    card: float = weights.per_card
    gain: float = weights.second if s.lot_n == 1 else weights.third
    if free < 0 or mine + card <= 0.0:
        return gain
    now: float = 0.0
    then: float = 0.0
    for p in range(s.players):
        if p != s.turn and space(s, p) >= s.lot_n:
            x: float = weights.rivals_pay * worth_to(s, weights, p, rest, fee)
            if x > s.florins[p]:
                x = s.florins[p]
            if x > now:
                now = x
            x += weights.rivals_pay * card
            if space(s, p) > s.lot_n and x > then:
                then = x
    if mine > now:
        gain -= mine - now
    if free > 0 and mine + card > then:
        gain += mine + card - then
    return gain


# -- moves -------------------------------------------------------------------------------------------------------------


def weigh(s: State, weights: Weights, cache: TurnCache, acts: Ints, k: int, worth: Floats) -> None:
    """Write the worth of each of `k` legal moves, in units of the style's temper."""
    if not s.bidding:
        worth[0] = 0.0
        if k > 1:
            worth[1] = -weights.temper * draw_gain(s, weights)
        return
    appraise(s, weights, cache, False)
    for j in range(k):
        worth[j] = bid_worth(s, weights, cache, acts[j] - BID if j else s.best)


def weigh_turn(s: State, weights: Weights, cache: TurnCache, acts: Ints, k: int, worth: Floats) -> None:
    """Do as `weigh`: what may be turned up for a lot is not looked into."""
    weigh(s, weights, cache, acts, k, worth)


def heuristic_move(s: State, weights: Weights, cache: TurnCache, stream: Stream) -> int:
    """Return a style's move, drawn by a softmax of the worths without those that are next to never chosen."""
    if not s.bidding:
        if s.lot_n == 0:
            return DRAW
        x: float = weights.temper * draw_gain(s, weights)
        if x > SURE or x < -SURE:
            return DRAW if x > 0.0 else AUCTION
        return DRAW if below(stream, LUCK) * (1.0 + exp(-x)) < LUCK else AUCTION
    if not appraise(s, weights, cache, True):
        return PASS
    most: float = 0.0
    total: float = 0.0
    pick: int = PASS
    bid: int = s.best
    while bid <= s.florins[s.turn]:
        z: float = bid_worth(s, weights, cache, bid)
        if bid == s.best:
            most = z
            total = 1.0
        elif z > most - SURE:
            if z > most:
                total = total * exp(most - z) + 1.0
                most = z
                z = 1.0
            else:
                z = exp(z - most)
                total += z
            if below(stream, LUCK) * total < z * LUCK:
                pick = BID + bid
        elif topped(cache, bid) + topped_by_other(cache, bid, topped(cache, bid)) == 0.0:
            break
        bid += 1
    return pick
