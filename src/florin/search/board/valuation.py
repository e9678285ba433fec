"""What a lot is worth in the auction game.

A lot is worth what it adds, in florins, to what its buyer may expect: from the hold's rank, from the ranks on the
pyramids now and in later rounds, and from the top steps, minus what the spaces would have brought otherwise. Worths
are in florins; only `moves` multiplies them by the style's temper.
"""

from typing import Annotated

from florin.rules.board import (
    GOOD,
    NEUTRAL,
    SHARED_PRIZES,
    TOP_STEP,
    VALUE,
    hold_row,
    round_count,
    space,
)
from florin.rules.prizes import PLACES
from florin.search.c_types import Floats, State, Stream

WEIGHTS = 18  # of a style
SEEN = 1  # draws are public
HOLD_STAKE, RANK_STAKE = 12, 4  # florins between two neighbouring ranks

# One over how far two holds may drift apart in value, by the free spaces between them.
DRIFT: Annotated[list[float], 11] = [1 / (0.3 + 20 * free) ** 0.5 for free in range(11)]
# How likely a lead of -7 to 7 steps holds, by the spaces to be filled before it counts (`ahead`, tabulated).
LEAD, LEADS = 7, 15
STEP_AHEAD: Annotated[list[float], 465] = [
    0.5 + x * (0.75 - 0.25 * x * x)
    for free in range(31)
    for x in [max(-1.0, min(1.0, lead / (0.9 + 0.6 * free) ** 0.5)) for lead in range(-7, 8)]
]
# Florins to expect from the top steps, by the rounds after this one and the step at the end of this one.
TOP_PAY: Annotated[list[float], 24] = [
    sum(
        10 * min(1.0, max(0.0, (step + 1.5 * rounds - top) / (1 + 1.5 * rounds) + 0.5))
        for rounds in range(later + 1)
        for top in (5.5, 6.5)
    )
    for later in range(3)
    for step in range(8)
]


class Weights:
    """A style."""

    temper: float  # scales all worths: the higher, the more surely the best move is chosen
    on_hold: float  # factors of the florins expected: from the hold's rank,
    on_ranks: float  # from ranks on the pyramids now,
    on_later: float  # from those ranks in later rounds,
    on_steps: float  # and from the top steps
    per_space: float  # the price of a space,
    per_later: float  # more for each round to come,
    per_spare: float  # and more for each card to spare in the pile
    rivals_pay: float  # the part of a lot's worth that rivals pay
    unsure: float  # how uncertain that is
    on_loss: float  # factor of what a rival's lot costs the player to move
    on_gain: float  # factor of what the rival gains by it
    roughness: float  # how firm a lead between holds is
    per_rest: float  # the part of a mean card's value that a free space will bring
    second: float  # the worth of turning up a second card,
    third: float  # and a third
    per_card: float  # what a mean card adds to a lot
    on_full: float  # what a full hold is worth


class TurnCache:
    """The valuation of an auction for the player to move: its own worth and the two rivals who may pay most."""

    rest: float  # the value that a free space is expected to bring
    mine: float  # the lot's worth to the player to move
    held: float  # what it costs that the highest bidder gets the lot
    keen_money: int  # of the rival yet to be asked who may pay most: florins, limit, how sure that is, cost if it buys
    limit: float
    sure: float
    keen_cost: float
    other_money: int  # the same of the one who may pay most after that
    other_limit: float
    other_sure: float
    other_cost: float


def sort_of(action: int) -> int:
    """Return the move itself: nothing is hidden."""
    return action


def day_of(s: State) -> int:
    """Return the round, which is the unit that a simulation plays to the end of."""
    return s.round


def redeal_hidden(s: State, seat: int, odds: Floats, stream: Stream) -> None:
    """Do nothing: no card is hidden, and the order of the pile is not part of a state."""


def reset(cache: TurnCache) -> None:
    """Do nothing: no part of a valuation is used again."""


def derive(weights: Weights) -> None:
    """Do nothing: a style has no tables."""


# -- what a lot is worth -----------------------------------------------------------------------------------------------


def ahead(x: float) -> float:
    """Return how likely a lead of x holds, with x in units of the farthest possible drift."""
    x = 1.0 if x > 1.0 else x
    x = -1.0 if x < -1.0 else x
    return 0.5 + x * (0.75 - 0.25 * x * x)


def open_spaces(s: State) -> int:
    """Return the free spaces of all holds."""
    total: int = 0
    for p in range(s.players):
        total += space(s, p)
    return total


def filling(s: State, spaces: int) -> float:
    """Return the part of some free spaces that the pile can still fill."""
    return 1.0 if s.left >= spaces else s.left / (spaces + 0.0)


def rest_value(s: State) -> float:
    """Return the mean value of the cards that may come."""
    total: int = 0
    for i in range(s.unseen_n):
        total += VALUE[s.unseen[i]]
    return total / (s.unseen_n + 0.001)


def lot_value(s: State) -> int:
    """Return the sum of the lot's values."""
    total: int = 0
    for i in range(s.lot_n):
        total += VALUE[s.lot[i]]
    return total


def place_pays(s: State, better: float) -> float:
    """Return the prize of a hold, given the expected number of better holds."""
    place: int = hold_row(s)
    last = place + s.players - 1
    while better >= 1.0 and place < last:
        better -= 1.0
        place += 1
    if place == last:
        return 0.0
    prize = SHARED_PRIZES[PLACES * place]
    return prize + better * (SHARED_PRIZES[PLACES * (place + 1)] - prize)


def hold_gain(s: State, p: int, rest: float, rough: float) -> float:
    """Return what the lot adds to the prize that p's hold may expect (B-8), if a free space brings `rest`."""
    gain: float = lot_value(s) - rest * s.lot_n
    before: float = 0.0
    after: float = 0.0
    for other in range(s.players):
        if other != p:
            behind: float = s.value[other] + rest * space(s, other) - s.value[p] - rest * space(s, p)
            free = space(s, other) + space(s, p)
            before += ahead(behind * rough * DRIFT[free])
            after += ahead((behind - gain) * rough * DRIFT[free - s.lot_n])
    return place_pays(s, after) - place_pays(s, before)


def level(s: State, p: int, good: int) -> int:
    """Return the step that p's cards on board lead to."""
    step: int = s.step[good][p]
    for i in range(s.hold_n[p]):
        step += GOOD[s.hold[p][i]] == good
    return step if step < TOP_STEP else TOP_STEP


def cards_of(s: State, good: int) -> int:
    """Return the number of the lot's cards of a good."""
    cards: int = 0
    for i in range(s.lot_n):
        cards += GOOD[s.lot[i]] == good
    return cards


def first_of(s: State, i: int) -> int:
    """Return the good of the lot's card i, or NEUTRAL if an earlier card has the same good."""
    good = GOOD[s.lot[i]]
    for j in range(i):
        if GOOD[s.lot[j]] == good:
            return NEUTRAL
    return good


def ranks_gain(s: State, weights: Weights, p: int, good: int, mine: int, more: int) -> float:
    """Return what `more` steps add to the prizes that p may expect from a good's rank, now and later (B-9)."""
    first: float = 1.0
    second: float = 0.0
    first_then: float = 1.0
    second_then: float = 0.0
    later_first: float = 1.0
    later_second: float = 0.0
    later_first_then: float = 1.0
    later_second_then: float = 0.0
    later = round_count(s) - 1 - s.round
    free = space(s, p)
    for other in range(s.players):
        if other != p:
            row: int = LEADS * (free + space(s, other)) + LEAD + level(s, other, good) - mine
            x: float = STEP_AHEAD[row]
            second += x * (first - second)
            first -= x * first
            x = STEP_AHEAD[row - more]
            second_then += x * (first_then - second_then)
            first_then -= x * first_then
            if later > 0:
                row += LEADS * 10 * later
                x = STEP_AHEAD[row]
                later_second += x * (later_first - later_second)
                later_first -= x * later_first
                x = STEP_AHEAD[row - more]
                later_second_then += x * (later_first_then - later_second_then)
                later_first_then -= x * later_first_then
    total: float = weights.on_ranks * (10.0 * (first_then - first) + 5.0 * (second_then - second))
    if later > 0:
        x = 10.0 * (later_first_then - later_first) + 5.0 * (later_second_then - later_second)
        total += weights.on_later * later * x
    return total


def steps_gain(s: State, p: int) -> float:
    """Return what the lot adds to the florins that p may expect from the top steps (B-10)."""
    total: float = 0.0
    top = 8 * (round_count(s) - 1 - s.round)
    for i in range(s.lot_n):
        good = first_of(s, i)
        if good != NEUTRAL:
            mine = level(s, p, good)
            then: int = mine + cards_of(s, good)
            total += TOP_PAY[top + (then if then < TOP_STEP else TOP_STEP)] - TOP_PAY[top + mine]
    return total


def goods_gain(s: State, weights: Weights, p: int) -> float:
    """Return what the lot's goods are worth to p: ranks and top steps (B-9, B-10)."""
    total: float = 0.0
    top = 8 * (round_count(s) - 1 - s.round)
    for i in range(s.lot_n):
        good = first_of(s, i)
        if good != NEUTRAL:
            mine = level(s, p, good)
            more: int = cards_of(s, good)
            if mine + more > TOP_STEP:
                more = TOP_STEP - mine
            if more > 0:
                total += ranks_gain(s, weights, p, good, mine, more)
                total += weights.on_steps * (TOP_PAY[top + mine + more] - TOP_PAY[top + mine])
    return total


def fee_of(s: State, weights: Weights) -> float:
    """Return what the lot's spaces would bring otherwise: more with more rounds to come and more cards to spare."""
    spaces = open_spaces(s)
    fee: float = weights.per_space + weights.per_later * (round_count(s) - 1 - s.round)
    fee += weights.per_spare * (s.left + s.lot_n - spaces) / s.players
    return s.lot_n * fee * filling(s, spaces)


def rest_of(s: State, weights: Weights) -> float:
    """Return the value that a space which stays free is expected to bring."""
    return weights.per_rest * rest_value(s) * filling(s, open_spaces(s) - s.lot_n)


def worth_to(s: State, weights: Weights, p: int, rest: float, fee: float) -> float:
    """Return what the lot is worth to p."""
    total: float = weights.on_hold * hold_gain(s, p, rest, weights.roughness) + goods_gain(s, weights, p) - fee
    return total + weights.on_full if space(s, p) == s.lot_n else total


def loss_by(s: State, weights: Weights, me: int, p: int, rest: float) -> float:
    """Return what it costs seat `me` that p gets the lot instead: p's rank above its own."""
    gain: float = lot_value(s) - rest * s.lot_n
    behind: float = s.value[p] + rest * space(s, p) - s.value[me] - rest * space(s, me)
    free = space(s, p) + space(s, me)
    rough: float = weights.roughness
    x: float = ahead((behind + gain) * rough * DRIFT[free - s.lot_n]) - ahead(behind * rough * DRIFT[free])
    total: float = HOLD_STAKE * weights.on_hold * x
    for i in range(s.lot_n):
        good = first_of(s, i)
        if good != NEUTRAL:
            step: int = level(s, p, good)
            row: int = LEADS * free + LEAD - level(s, me, good)
            then: int = step + cards_of(s, good)
            x = STEP_AHEAD[row + (then if then < TOP_STEP else TOP_STEP)] - STEP_AHEAD[row + step]
            total += RANK_STAKE * weights.on_ranks * x
    return total
