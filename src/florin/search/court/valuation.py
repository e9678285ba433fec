"""What things are worth to the player to move at court: what a move takes, what it exposes, and what it threatens.

A pile is exposed to the other's cards by the values that they would have to count: `need` has a bit for each. How
likely the other holds such a card follows from the cards of its house not yet seen, all equally likely in its hand. A
worth is linear in the weights, except that the temper scales them all.
"""

from typing import Annotated

from florin.rules.court import (
    DECLARE,
    END_HOUSE,
    INNER,
    JESTER,
    JESTER_MOST,
    LADY,
    MINISTER,
    MOST_PLANS,
    PLAN,
    VALUE,
    deck_n,
    highest,
)
from florin.search.c_types import State
from florin.search.court.hidden import hidden_card

WEIGHTS = 49  # of a style
SEEN = 0  # cards are drawn into hands
PLACES, HELD = 52, 32  # indices of piles; numbers of cards that `odds` covers


class Weights:
    """A style."""

    temper: float  # scales all worths: the higher, the more surely the best move is chosen
    take: float  # a point taken from the other
    lose: float  # an own point lost
    risk: float  # a point exposed to the other
    menace: float  # the points that the cards which stay could take next
    crowd: float  # own points on one pile, squared
    finish: float  # ending the game in the lead, or not
    close: float  # coming closer to that
    sent: float  # sending a noble
    lone: float  # a noble on its own
    united: float  # a pile of three or more
    planned: float  # planning,
    planned_value: float  # and the card's value
    dared: float  # planning a third time
    stalled: float  # planning with three plans made
    answered: float  # planning when the other has made three
    drawn: float  # calling a draw now that could be called later
    drawn_lead: float  # calling a draw, by the lead
    drawn_cards: float  # and by the cards left
    early: Annotated[list[float], 13]  # a kind that leaves the hand early in the game
    late: Annotated[list[float], 13]  # and late
    planned_lead: float  # planning, by the lead
    planned_cards: float  # and by the cards that the other has more
    hurry: float  # eliminating a pile of the Inner Circle, by the cards that the other has more
    reach: float  # being able to do so next, by the same


class TurnCache:
    """The valuation of a position for the player to move: its piles, what is known of the other, the card at hand."""

    net: Annotated[list[int], PLACES]  # a pile's own points minus the other's
    need: Annotated[list[int], PLACES]  # the values that would eliminate a pile, as bits
    risk: Annotated[list[float], PLACES]  # the own points that a pile is expected to lose
    taken: Annotated[list[float], PLACES]  # the worth of eliminating a pile outside the circle
    lead: int
    circles: int  # piles in the Inner Circle
    surplus: float  # tens of cards that the other has more, at least 0
    unseen: int  # the other's unseen values as bits: once, and shifted by 16 twice
    jesters: int  # the other's unseen jesters
    spanned: int  # the values that these may count
    odds: Annotated[list[float], HELD]  # how likely the other holds one of this many unseen cards
    kind: int  # of the card that is looked at
    counts: int  # the values that the cards which stay can count
    threat: int  # the most points that these could take
    within: int  # the piles of the Inner Circle that these could eliminate
    base: float  # the worth of the card's leaving the hand
    placed: Annotated[list[float], PLACES]  # the worth of the card on a pile, at 0 on its own
    pick: int  # the best move so far, and its worth with noise
    most: float


def sort_of(action: int) -> int:
    """Return whether a move is a plan, which everyone sees, whatever else is hidden (K-7)."""
    return PLAN <= action < DECLARE


def day_of(s: State) -> int:
    """Return 0: simulations play to the end of the game."""
    return 0


def reset(cache: TurnCache) -> None:
    """Do nothing: no part of a valuation is used again."""


def derive(weights: Weights) -> None:
    """Do nothing: a style has no tables."""


# -- the position ------------------------------------------------------------------------------------------------------


def appraise(s: State, weights: Weights, cache: TurnCache) -> None:
    """Work out each pile's points, how exposed it is, and the worth of eliminating it."""
    p = s.turn
    learn_odds(s, cache, 1 - p)
    lead = 0
    circles: int = 0
    for a in range(s.piles):
        i = s.pile[a]
        circles += s.zone[i] == INNER
        x = s.bottom[i]
        points = 0
        for _depth in range(s.size[i]):
            points += VALUE[s.noble[x] & 15] if s.noble[x] >> 4 == p else -VALUE[s.noble[x] & 15]
            x = s.above[x]
        cache.net[i] = points
        lead += points
        bits = 0
        for b in range(s.piles):
            j = s.pile[b]
            if j != i and s.most[i] >= s.sum[j] and s.sum[i] <= s.most[j] + 15:
                bits |= span(s.sum[i] - s.most[j], s.most[i] - s.sum[j])
        cache.need[i] = bits
        cache.risk[i] = points * exposed(cache, bits, s.size[i]) if points > 0 else 0.0
    cache.lead = lead
    cache.circles = circles
    more = cards_more(s, p)
    cache.surplus = 0.1 * more if more > 0 else 0.0
    for a in range(s.piles):
        cache.taken[s.pile[a]] = removed_worth(s, weights, cache, s.pile[a], 0, 0)


def cards_more(s: State, p: int) -> int:
    """Return how many more cards than seat p the other has still to play."""
    return s.hand_n[1 - p] + deck_n(s, 1 - p) - s.hand_n[p] - deck_n(s, p)


def learn_odds(s: State, cache: TurnCache, q: int) -> None:
    """Work out which cards of seat q are unseen, and how likely it holds one of n of them."""
    once: int = 0
    twice: int = 0
    jesters = 0
    n = s.hand_n[q] + s.under_n[q] + s.unseen_n[q]
    for k in range(n):
        kind = hidden_card(s, q, k)
        if kind == JESTER:
            jesters += 1
        else:
            bit: int = 1 << VALUE[kind]
            twice |= once & bit
            once |= bit
    spanned: int = 2046
    if s.limit[q] < 15:
        bit = (2 << s.limit[q]) - 1
        once &= bit
        twice &= bit
        spanned &= bit
    cache.unseen = once | twice << 16
    cache.jesters = jesters
    cache.spanned = spanned
    missed = 1.0 - (1.0 * s.hand_n[q] / n if n > 0 else 0.0)
    left: float = 1.0
    for k in range(n + 1):
        cache.odds[k] = 1.0 - left
        left *= missed


def span(low: int, high: int) -> int:
    """Return bits `low` to `high`, as far as they are within 0 to 15."""
    if low < 0:
        low = 0
    if high > 15:
        high = 15
    return (2 << high) - (1 << low)


def span_of(s: State, low: int, high: int, but: int) -> int:
    """Return the values, as bits, by which a pile that counts `low` to `high` is exposed to the others."""
    bits = 0
    for a in range(s.piles):
        j = s.pile[a]
        if j != but and high >= s.sum[j] and low <= s.most[j] + 15:
            bits |= span(low - s.most[j], high - s.sum[j])
    return bits


def exposed(cache: TurnCache, bits: int, size: int) -> float:
    """Return how likely the other can eliminate a pile of this size: by one of the values, or by a Minister."""
    if size > 1:
        bits |= 1
    n: int = (bits | bits << 16) & cache.unseen
    n = n - (n >> 1 & 0x55555555)
    n = (n & 0x33333333) + (n >> 2 & 0x33333333)
    n = (n + (n >> 4)) & 0x0F0F0F0F
    n += n >> 8
    n = (n + (n >> 16)) & 63
    if bits & cache.spanned:
        n += cache.jesters
    return cache.odds[n]


# -- the card that is looked at ----------------------------------------------------------------------------------------


def look_at_card(s: State, weights: Weights, cache: TurnCache, kind: int) -> None:
    """Work out what a move with a card of this kind is worth, as far as that is the same for several moves."""
    cache.kind = kind
    cache.counts = counting(s, s.turn, kind)
    cache.threat = threat(s, cache, 0)
    cache.within = within(s, cache) if cache.surplus > 0 else 0
    cache.base = card_worth(s, weights, kind)
    cache.placed[0] = place_worth(s, weights, cache, 0)
    for a in range(s.piles):
        cache.placed[s.pile[a]] = place_worth(s, weights, cache, s.pile[a])


def counting(s: State, p: int, kind: int) -> int:
    """Return the values, as bits, that a hand can count after one card of this kind has left it."""
    bits = 0
    gone = 0
    for h in range(s.hand_n[p]):
        other = s.hand[p][h]
        if other == kind and gone == 0:
            gone = 1
        elif other == JESTER:
            bits |= span(1, highest(s, p, JESTER)) if s.limit[p] > 0 else 0
        elif VALUE[other] <= s.limit[p]:
            bits |= 1 << VALUE[other]
    return bits


def threat(s: State, cache: TurnCache, but: int) -> int:
    """Return the most points that the cards which stay could take from the other, from any pile `but` this one."""
    best = 0
    for a in range(s.piles):
        i = s.pile[a]
        if -cache.net[i] > best and cache.need[i] & cache.counts and i != but:
            best = -cache.net[i]
    return best


def within(s: State, cache: TurnCache) -> int:
    """Return the number of piles in the Inner Circle that the cards which stay could eliminate."""
    n: int = 0
    for a in range(s.piles):
        n += s.zone[s.pile[a]] == INNER and cache.need[s.pile[a]] & cache.counts != 0
    return n


def card_worth(s: State, weights: Weights, kind: int) -> float:
    """Return the worth of a card's leaving the hand: early in the game, late, or in between."""
    x: float = (s.unseen_n[s.turn] + s.under_n[s.turn]) / 15.0
    if x > 1.0:
        x = 1.0
    return weights.early[kind] * x + weights.late[kind] * (1.0 - x)


def place_worth(s: State, weights: Weights, cache: TurnCache, i: int) -> float:
    """Return the worth of the card on pile i, or for i = 0 on its own."""
    value = VALUE[cache.kind]
    low = value
    high = JESTER_MOST if cache.kind == JESTER else value
    points = value
    size = 1
    best = cache.threat
    if i:
        low += s.sum[i]
        high += s.most[i]
        points += cache.net[i]
        size += s.size[i]
    bits = 0
    near: int = cache.within
    more: float = 0.0
    for a in range(s.piles):
        j = s.pile[a]
        if j != i:
            if high >= s.sum[j]:
                if low <= s.most[j] + 15:
                    bits |= span(low - s.most[j], high - s.sum[j])
            if s.most[j] >= low and s.sum[j] <= high + 15:
                new: int = span(s.sum[j] - high, s.most[j] - low)
                if s.zone[j] == INNER and new & cache.counts and not cache.need[j] & cache.counts:
                    near += 1
                if cache.net[j] < 0:
                    if new & cache.counts and -cache.net[j] > best:
                        best = -cache.net[j]
                elif cache.net[j] > 0 and new & ~cache.need[j]:
                    more += cache.net[j] * exposed(cache, cache.need[j] | new, s.size[j]) - cache.risk[j]
    if i and s.zone[i] == INNER:
        near += (bits & cache.counts != 0) - (cache.need[i] & cache.counts != 0)
    worth: float = weights.menace * best + weights.reach * cache.surplus * near
    if points > 0:
        more += points * exposed(cache, bits, size)
        worth += weights.crowd * 0.1 * points * points
    if i:
        more -= cache.risk[i]
        if cache.net[i] > 0:
            worth -= weights.crowd * 0.1 * cache.net[i] * cache.net[i]
        worth += weights.united * (size > 2)
    else:
        worth += weights.lone
    return worth - weights.risk * more


# -- the effects of a move ---------------------------------------------------------------------------------------------


def removed_worth(s: State, weights: Weights, cache: TurnCache, i: int, points: int, stays: int) -> float:
    """Return the worth of eliminating pile i by a card of these points; `stays` if the card is then in the circle."""
    own = points_of(s, i, s.turn)
    lead = cache.lead - cache.net[i] + points
    worth: float = weights.take * (own - cache.net[i]) - weights.lose * own + weights.risk * cache.risk[i]
    if s.zone[i] == INNER:
        worth += weights.close * 0.1 * lead / cache.circles + weights.hurry * cache.surplus
        if ends(s, i, s.turn, stays):
            worth += weights.finish * ((lead > 0) - (lead < 0))
    if cache.net[i] > 0:
        worth -= weights.crowd * 0.1 * cache.net[i] * cache.net[i]
    return worth


def ends(s: State, i: int, p: int, stays: int) -> bool:
    """Is the game over when pile i is eliminated, and one of seat p's nobles comes to the circle if `stays`?"""
    if s.zone[i] != INNER:
        return False
    mine = s.inner[p] - s.of_house[i][p] + stays
    other = s.inner[1 - p] - s.of_house[i][1 - p]
    if mine + other == 0:
        return True
    return (s.options & END_HOUSE) != 0 and (mine == 0 or other == 0)


def points_of(s: State, i: int, p: int) -> int:
    """Return seat p's points in pile i."""
    x = s.bottom[i]
    points = 0
    for _depth in range(s.size[i]):
        if s.noble[x] >> 4 == p:
            points += VALUE[s.noble[x] & 15]
        x = s.above[x]
    return points


def scatter_worth(s: State, weights: Weights, cache: TurnCache, i: int) -> float:
    """Return the worth of splitting pile i by a Lady: its cards are then exposed one by one (K-8)."""
    more: float = 1.0 * exposed(cache, span_of(s, 1, 1, i), 1) - cache.risk[i]
    squares: int = 1
    x = s.bottom[i]
    for _depth in range(s.size[i]):
        if s.noble[x] >> 4 == s.turn:
            value = VALUE[s.noble[x] & 15]
            most = JESTER_MOST if (s.noble[x] & 15) == JESTER else value
            more += value * exposed(cache, span_of(s, value, most, i), 1)
            squares += value * value
        x = s.above[x]
    if cache.net[i] > 0:
        squares -= cache.net[i] * cache.net[i]
    return weights.crowd * 0.1 * squares - weights.risk * more + staying_worth(weights, cache)


def ally_worth(s: State, weights: Weights, cache: TurnCache, i: int) -> float:
    """Return the worth of the card's alliance with pile i, apart from its leaving the hand (K-5, K-8)."""
    if cache.kind == MINISTER and s.size[i] > 1:
        return removed_worth(s, weights, cache, i, 0, 1) + staying_worth(weights, cache)
    if cache.kind == LADY:
        return scatter_worth(s, weights, cache, i)
    return cache.placed[i]


def staying_worth(weights: Weights, cache: TurnCache) -> float:
    """Return the worth of what the cards which stay could eliminate next, if the piles stay as they are."""
    return weights.menace * cache.threat + weights.reach * cache.surplus * cache.within


def plan_worth(s: State, weights: Weights, cache: TurnCache) -> float:
    """Return the worth of planning the card, apart from its leaving the hand (K-7).

    A planned card comes back last and so sets the limit. Planning wins a turn, but after three plans the other may call
    a draw; a player who could call it may wait until it is needed.
    """
    p = s.turn
    worth: float = weights.planned + weights.planned_value * 0.1 * VALUE[cache.kind]
    worth += weights.planned_lead * 0.1 * cache.lead + weights.planned_cards * cache.surplus
    if s.plans[1 - p] == MOST_PLANS:
        if s.plans[p] >= MOST_PLANS - 1:
            worth += weights.drawn_cards * 0.1 * cards_more(s, p) - weights.drawn_lead * 0.1 * cache.lead
            if deck_n(s, p) > 1:  # a draw can also be called later
                worth += weights.drawn
        else:
            worth += weights.answered
    elif s.plans[p] == MOST_PLANS - 1:
        worth += weights.dared
    elif s.plans[p] == MOST_PLANS:
        worth += weights.stalled
    return worth
