"""What a merchant sees in the auction game: the worth of a move, and of a round's end.

A lot is worth what it adds, in florins, to what its buyer may expect: the hold's rank, the ranks on the pyramids now
and in later rounds, the top steps; less what the spaces would have brought. Rivals are taken to pay a part of what it
is worth to them, so a bid is weighed by who may still top it. All is in florins until the temper multiplies it.
"""

from math import exp

from florin.rules.board import (
    AUCTION,
    BID,
    DRAW,
    GOOD,
    GOODS,
    HOLD_PRIZES,
    NEUTRAL,
    PASS,
    ROUNDS,
    THIRD_OF_SIX_15,
    TOP_STEP,
    VALUE,
    seat,
    space,
)
from florin.rules.playout import below

# A style's weights. Factors of the florins expected from hold, ranks now, ranks later, top steps; the price of a space,
# with each round to come, with each card to spare; the part of a lot's worth that rivals pay and how unsure that is;
# factors of what a rival's lot costs oneself and of what he gains by it; how firm a hold's lead is and how much of a
# mean card a space will bring; turning a second, a third card; what a mean card adds to a lot; the joy of a full hold.
TEMPER, ON_HOLD, ON_RANKS, ON_LATER, ON_STEPS, PER_SPACE, PER_LATER, PER_SPARE, RIVALS_PAY = 0, 1, 2, 3, 4, 5, 6, 7, 8
UNSURE, ON_LOSS, ON_GAIN, ROUGHNESS, PER_REST, SECOND, THIRD, PER_CARD, ON_FULL = 9, 10, 11, 12, 13, 14, 15, 16, 17
WEIGHTS, VALUES = 18, 12
ROW = 18
SEEN = 1  # what chance says, all see

HOLD_STAKE, RANK_STAKE = 12, 4  # florins between two neighbouring ranks
SURE = 6  # worths so far apart are no choice
LUCK = 1 << 24

TERMS = 6  # hold, goods, bonuses, price, denies, leaves

# One over how far two holds with so many free spaces between them may drift apart in value.
DRIFT = [1 / (0.3 + 20 * free) ** 0.5 for free in range(11)]
# How likely a lead of -7 to 7 steps holds, by the spaces that are to be filled before it counts (`ahead`, written out).
LEAD, LEADS = 7, 15
STEP_AHEAD = [
    0.5 + x * (0.75 - 0.25 * x * x)
    for free in range(31)
    for x in [max(-1.0, min(1.0, lead / (0.9 + 0.6 * free) ** 0.5)) for lead in range(-7, 8)]
]
# Florins to expect from the top steps, by rounds to come after this one and by step at this one's end.
TOP_PAY = [
    sum(
        10 * min(1.0, max(0.0, (step + 1.5 * rounds - top) / (1 + 1.5 * rounds) + 0.5))
        for rounds in range(later + 1)
        for top in (5.5, 6.5)
    )
    for later in range(3)
    for step in range(8)
]  # fmt: skip


def day_of(s):
    return s.round


def unfold(w, at):
    """Nothing follows from a style's weights alone."""


def imagine(s, seat, odds, r):
    """Nothing is hidden: what is yet to be drawn is not part of a state."""


# -- what a lot is worth -----------------------------------------------------------------------------------------------


def ahead(x):
    """How likely a lead of x holds, x in units of the farthest that may still drift."""
    x = 1.0 if x > 1.0 else x
    x = -1.0 if x < -1.0 else x
    return 0.5 + x * (0.75 - 0.25 * x * x)


def open_spaces(s):
    total = 0
    for p in range(s.players):
        total += space(s, p)
    return total


def filling(s, spaces):
    """The part of so many free spaces that the pile can still fill."""
    return 1.0 if s.left >= spaces else s.left / (spaces + 0.0)


def rest_value(s):
    """The mean value of the cards that may come."""
    total = 0
    for i in range(s.unseen_n):
        total += VALUE[s.unseen[i]]
    return total / (s.unseen_n + 0.001)


def lot_value(s):
    total = 0
    for i in range(s.lot_n):
        total += VALUE[s.lot[i]]
    return total


def place_pays(s, better):
    """What a hold gets with so many better ones, counted in likelihoods."""
    at = 6 * s.players
    if s.players == 6 and s.options & THIRD_OF_SIX_15:
        at += 6
    last = at + s.players - 1
    while better >= 1.0 and at < last:
        better -= 1.0
        at += 1
    if at == last:
        return 0.0
    return HOLD_PRIZES[at] + better * (HOLD_PRIZES[at + 1] - HOLD_PRIZES[at])


def hold_gain(s, p, rest, rough):
    """What the lot adds to the prize that p's hold may expect (B-8); a free space is taken to bring `rest`."""
    gain = lot_value(s) - rest * s.lot_n
    before = 0.0
    after = 0.0
    for other in range(s.players):
        if other != p:
            behind = s.value[other] + rest * space(s, other) - s.value[p] - rest * space(s, p)
            free = space(s, other) + space(s, p)
            before += ahead(behind * rough * DRIFT[free])
            after += ahead((behind - gain) * rough * DRIFT[free - s.lot_n])
    return place_pays(s, after) - place_pays(s, before)


def level(s, p, good):
    """The step that p's cards on board lead to."""
    step = s.step[good][p]
    for i in range(s.hold_n[p]):
        step += GOOD[s.hold[p][i]] == good
    return step if step < TOP_STEP else TOP_STEP


def cards_of(s, good):
    """How many of a good the lot holds."""
    cards = 0
    for i in range(s.lot_n):
        cards += GOOD[s.lot[i]] == good
    return cards


def first_of(s, i):
    """The good of the lot's card i, or none if an earlier card is of the same."""
    good = GOOD[s.lot[i]]
    for j in range(i):
        if GOOD[s.lot[j]] == good:
            return NEUTRAL
    return good


def ranks_gain(s, w, at, p, good, mine, more):
    """What `more` steps add to the prizes that p may expect from a good's rank, now and in later rounds (B-9)."""
    first = 1.0
    second = 0.0
    first_then = 1.0
    second_then = 0.0
    later_first = 1.0
    later_second = 0.0
    later_first_then = 1.0
    later_second_then = 0.0
    later = ROUNDS - 1 - s.round
    free = space(s, p)
    for other in range(s.players):
        if other != p:
            row = LEADS * (free + space(s, other)) + LEAD + level(s, other, good) - mine
            x = STEP_AHEAD[row]
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
    total = w[at + ON_RANKS] * (10.0 * (first_then - first) + 5.0 * (second_then - second))
    if later > 0:
        x = 10.0 * (later_first_then - later_first) + 5.0 * (later_second_then - later_second)
        total += w[at + ON_LATER] * later * x
    return total


def steps_gain(s, p):
    """What the lot adds to the florins that p may expect from the top steps (B-10)."""
    total = 0.0
    top = 8 * (ROUNDS - 1 - s.round)
    for i in range(s.lot_n):
        good = first_of(s, i)
        if good != NEUTRAL:
            mine = level(s, p, good)
            then = mine + cards_of(s, good)
            total += TOP_PAY[top + (then if then < TOP_STEP else TOP_STEP)] - TOP_PAY[top + mine]
    return total


def goods_gain(s, w, at, p):
    """What the lot's goods are worth to p: ranks and top steps (B-9, B-10)."""
    total = 0.0
    top = 8 * (ROUNDS - 1 - s.round)
    for i in range(s.lot_n):
        good = first_of(s, i)
        if good != NEUTRAL:
            mine = level(s, p, good)
            more = cards_of(s, good)
            if mine + more > TOP_STEP:
                more = TOP_STEP - mine
            if more > 0:
                total += ranks_gain(s, w, at, p, good, mine, more)
                total += w[at + ON_STEPS] * (TOP_PAY[top + mine + more] - TOP_PAY[top + mine])
    return total


def fee_of(s, w, at):
    """What the lot's spaces would bring otherwise: more with rounds to come, and with cards to spare in the pile."""
    spaces = open_spaces(s)
    fee = w[at + PER_SPACE] + w[at + PER_LATER] * (ROUNDS - 1 - s.round)
    fee += w[at + PER_SPARE] * (s.left + s.lot_n - spaces) / s.players
    return s.lot_n * fee * filling(s, spaces)


def rest_of(s, w, at):
    """What a space that stays free is taken to bring in value."""
    return w[at + PER_REST] * rest_value(s) * filling(s, open_spaces(s) - s.lot_n)


def worth_to(s, w, at, p, rest, fee):
    """What the lot is worth to p."""
    total = w[at + ON_HOLD] * hold_gain(s, p, rest, w[at + ROUGHNESS]) + goods_gain(s, w, at, p) - fee
    return total + w[at + ON_FULL] if space(s, p) == s.lot_n else total


def loss_by(s, w, at, me, p, rest):
    """What it costs me that p, not I, gets the lot: his rank above mine."""
    gain = lot_value(s) - rest * s.lot_n
    behind = s.value[p] + rest * space(s, p) - s.value[me] - rest * space(s, me)
    free = space(s, p) + space(s, me)
    rough = w[at + ROUGHNESS]
    x = ahead((behind + gain) * rough * DRIFT[free - s.lot_n]) - ahead(behind * rough * DRIFT[free])
    total = HOLD_STAKE * w[at + ON_HOLD] * x
    for i in range(s.lot_n):
        good = first_of(s, i)
        if good != NEUTRAL:
            step = level(s, p, good)
            row = LEADS * free + LEAD - level(s, me, good)
            then = step + cards_of(s, good)
            x = STEP_AHEAD[row + (then if then < TOP_STEP else TOP_STEP)] - STEP_AHEAD[row + step]
            total += RANK_STAKE * w[at + ON_RANKS] * x
    return total


# -- the auction -------------------------------------------------------------------------------------------------------


def may_top(limit, money, bid, scale):
    """How likely a rival with such a limit tops a bid."""
    return ahead((limit - bid) * scale) if money > bid else 0.0


def certainty(w, at, limit):
    """One over the florins by which a rival's limit may be off."""
    return 1.0 / (1.0 + w[at + UNSURE] * (limit if limit > 0.0 else 0.0))


def cost_of(s, w, at, me, p, rest, worth):
    """What it costs me that p gets a lot of such worth to him, but for the price he pays."""
    return w[at + ON_LOSS] * loss_by(s, w, at, me, p, rest) + w[at + ON_GAIN] * worth


def asked_at(s, j):
    """The seat that is asked as number j, if it can top the bid so far; else -1."""
    p = seat(s, s.active + j)
    return p if space(s, p) >= s.lot_n and s.florins[p] > s.best else -1


def keenest(s, w, at, rest, fee, but):
    """Of the rivals yet to be asked, `but` excepted, the one to whom the lot is worth most; -1 if there is none."""
    most = 0.0
    keen = -1
    for j in range(s.asked + 1, s.players + 1):
        p = asked_at(s, j)
        if p >= 0 and p != but:
            x = worth_to(s, w, at, p, rest, fee)
            if keen < 0 or x > most:
                most = x
                keen = p
    return keen


def limit_of(s, w, at, p, rest, fee):
    """What p is taken to pay for the lot at most; p may be nobody, -1."""
    return 0.0 if p < 0 else w[at + RIVALS_PAY] * worth_to(s, w, at, p, rest, fee)


def sale_cost(s, w, at, p, rest, fee):
    """What it costs the player to move that p gets the lot for nothing; p may be nobody, -1."""
    return 0.0 if p < 0 else cost_of(s, w, at, s.turn, p, rest, worth_to(s, w, at, p, rest, fee))


def topped(s, w, at, p, limit, bid):
    """How likely p tops a bid; p may be nobody, -1."""
    return 0.0 if p < 0 else may_top(limit, s.florins[p], bid, certainty(w, at, limit))


def weigh(s, w, at, acts, k, worth):
    """Writes the worth of each of `k` legal moves, in units of the style's temper."""
    if not s.bidding:
        worth[0] = 0.0
        if k > 1:
            worth[1] = -w[at + TEMPER] * draw_gain(s, w, at)
        return
    rest = rest_of(s, w, at)
    fee = fee_of(s, w, at)
    mine = worth_to(s, w, at, s.turn, rest, fee)
    held = sale_cost(s, w, at, s.bidder, rest, fee) - w[at + ON_GAIN] * s.best
    keen = keenest(s, w, at, rest, fee, -1)
    limit = limit_of(s, w, at, keen, rest, fee)
    keen_cost = sale_cost(s, w, at, keen, rest, fee)
    other = keenest(s, w, at, rest, fee, keen)
    other_limit = limit_of(s, w, at, other, rest, fee)
    other_cost = sale_cost(s, w, at, other, rest, fee)
    for j in range(k):
        bid = acts[j] - BID if j else s.best
        x = topped(s, w, at, keen, limit, bid)
        y = topped(s, w, at, other, other_limit, bid) * (1.0 - x)
        cost = x * keen_cost + y * other_cost - (x + y) * w[at + ON_GAIN] * bid
        worth[j] = w[at + TEMPER] * ((1.0 - x - y) * (mine - bid if j else -held) - cost)


def own_turn(s, w, at, acts, k, worth):
    """As `weigh`: what is turned for a lot is looked at no further."""
    weigh(s, w, at, acts, k, worth)


def explain(s, w, at, action, terms):
    """Writes what the worth of a move is made of, in florins: their sum times the temper is its worth."""
    for i in range(TERMS):
        terms[i] = 0.0
    if not s.bidding:
        if action == AUCTION:
            terms[5] = -draw_gain(s, w, at)
        return
    rest = rest_of(s, w, at)
    fee = fee_of(s, w, at)
    bid = action - BID if action > PASS else s.best
    keen = keenest(s, w, at, rest, fee, -1)
    other = keenest(s, w, at, rest, fee, keen)
    x = topped(s, w, at, keen, limit_of(s, w, at, keen, rest, fee), bid)
    y = topped(s, w, at, other, limit_of(s, w, at, other, rest, fee), bid) * (1.0 - x)
    won = 1.0 - x - y
    terms[4] = (x + y) * w[at + ON_GAIN] * bid
    terms[4] -= x * sale_cost(s, w, at, keen, rest, fee) + y * sale_cost(s, w, at, other, rest, fee)
    if action == PASS:
        terms[4] -= won * (sale_cost(s, w, at, s.bidder, rest, fee) - w[at + ON_GAIN] * s.best)
        return
    terms[0] = won * w[at + ON_HOLD] * hold_gain(s, s.turn, rest, w[at + ROUGHNESS])
    terms[2] = won * w[at + ON_STEPS] * steps_gain(s, s.turn)
    terms[1] = won * goods_gain(s, w, at, s.turn) - terms[2]
    terms[3] = -won * bid
    terms[5] = won * worth_to(s, w, at, s.turn, rest, fee) - terms[0] - terms[1] - terms[2]


def draw_gain(s, w, at):
    """What turning another card is worth more than the auction now: larger lots shut rivals out (B-4)."""
    rest = rest_of(s, w, at)
    fee = fee_of(s, w, at)
    free = space(s, s.turn) - s.lot_n
    mine = worth_to(s, w, at, s.turn, rest, fee) - 1.0 if free >= 0 else 0.0
    card = w[at + PER_CARD]
    gain = w[at + SECOND] if s.lot_n == 1 else w[at + THIRD]
    if free < 0 or mine + card <= 0.0:
        return gain
    now = 0.0
    then = 0.0
    for p in range(s.players):
        if p != s.turn and space(s, p) >= s.lot_n:
            x = w[at + RIVALS_PAY] * worth_to(s, w, at, p, rest, fee)
            if x > s.florins[p]:
                x = s.florins[p]
            if x > now:
                now = x
            x += w[at + RIVALS_PAY] * card
            if space(s, p) > s.lot_n and x > then:
                then = x
    if mine > now:
        gain -= mine - now
    if free > 0 and mine + card > then:
        gain += mine + card - then
    return gain


def heuristic_move(s, w, at, sight, r):
    """A move in the style whose weights begin at `at`: as `weigh` has it, but for what is next to never chosen."""
    if not s.bidding:
        if s.lot_n == 0:
            return DRAW
        x = w[at + TEMPER] * draw_gain(s, w, at)
        if x > SURE or x < -SURE:
            return DRAW if x > 0.0 else AUCTION
        return DRAW if below(r, LUCK) * (1.0 + exp(-x)) < LUCK else AUCTION
    rest = rest_of(s, w, at)
    fee = fee_of(s, w, at)
    mine = worth_to(s, w, at, s.turn, rest, fee)
    held = sale_cost(s, w, at, s.bidder, rest, fee) - w[at + ON_GAIN] * s.best
    if w[at + TEMPER] * (mine + held - s.best - 1.0) < -SURE:
        return PASS
    limit = -99.0
    keen_money = 0
    keen_cost = 0.0
    other_limit = -99.0
    other_money = 0
    other_cost = 0.0
    for j in range(s.asked + 1, s.players + 1):
        p = asked_at(s, j)
        if p >= 0:
            x = worth_to(s, w, at, p, rest, fee)
            cost = cost_of(s, w, at, s.turn, p, rest, x)
            x = w[at + RIVALS_PAY] * x
            if x > limit:
                other_limit = limit
                other_money = keen_money
                other_cost = keen_cost
                limit = x
                keen_money = s.florins[p]
                keen_cost = cost
            elif x > other_limit:
                other_limit = x
                other_money = s.florins[p]
                other_cost = cost
    sure = certainty(w, at, limit)
    other_sure = certainty(w, at, other_limit)
    most = 0.0
    total = 0.0
    pick = PASS
    bid = s.best
    while bid <= s.florins[s.turn]:
        x = may_top(limit, keen_money, bid, sure)
        y = may_top(other_limit, other_money, bid, other_sure) * (1.0 - x)
        cost = x * keen_cost + y * other_cost - (x + y) * w[at + ON_GAIN] * bid
        z = w[at + TEMPER] * ((1.0 - x - y) * (mine - bid if bid > s.best else -held) - cost)
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
            if below(r, LUCK) * total < z * LUCK:
                pick = BID + bid
        elif x + y == 0.0:
            break
        bid += 1
    return pick


# -- the end of a round ------------------------------------------------------------------------------------------------


def estimate(s, v, shares):
    """Writes each seat's estimated share of the win at the end of a round."""
    total = 0.0
    later = ROUNDS - 1 - s.round
    at = 4 * later
    for p in range(s.players):
        ranks = 0.0
        steps = 0.0
        for good in range(GOODS):
            steps += TOP_PAY[8 * later + s.step[good][p]]
            ranks += rank_prize(s, p, good, 10 + 10 * later)
        shares[p] = v[at] * s.florins[p] + v[at + 1] * ranks + v[at + 2] * steps
        if s.due == 0 and s.turn == p:
            shares[p] += v[at + 3]
    most = shares[0]
    for p in range(1, s.players):
        if shares[p] > most:
            most = shares[p]
    for p in range(s.players):
        shares[p] = exp(shares[p] - most)
        total += shares[p]
    for p in range(s.players):
        shares[p] /= total


def rank_prize(s, p, good, drift):
    """What p may expect from a good's rank at the end of a round of `drift` free spaces."""
    first = 1.0
    second = 0.0
    for other in range(s.players):
        if other != p:
            x = STEP_AHEAD[LEADS * drift + LEAD + s.step[good][other] - s.step[good][p]]
            second += x * (first - second)
            first -= x * first
    return 10.0 * first + 5.0 * second
