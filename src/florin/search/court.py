"""What a merchant sees at court: what a move takes, what it leaves open to a conspiracy, and what it threatens.

A pile is open to the other's cards by what they would have to count: `need` has a bit for each such value. How likely
he holds one follows from the cards of his house not yet seen, all equally likely in his hand; nothing else of it is
looked at. A worth is linear in the weights but for the temper, weight 0, which scales them all.
"""

from math import exp

from florin.rules.court import (
    ALLY,
    CONSPIRE,
    DECLARE,
    END_HOUSE,
    INNER,
    JESTER,
    KEEP,
    LADY,
    MINISTER,
    PILES,
    PLAN,
    PLAY,
    REPLACE,
    SEND,
    VALUE,
    can_conspire,
    deck_n,
    highest,
    may_plan,
    may_play,
    score,
)
from florin.rules.playout import below

WEIGHTS, VALUES, TERMS = 45, 6, 4
ROW = 45
SEEN = 0  # cards are drawn into hands
TEMPER, TAKE, LOSE, RISK, MENACE, CROWD, FINISH, CLOSE, SENT, LONE, UNITED = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
PLANNED, PLANNED_VALUE, DARED, STALLED, ANSWERED = 11, 12, 13, 14, 15
DRAWN, DRAWN_LEAD, DRAWN_CARDS, EARLY, LATE = 16, 17, 18, 19, 32
LOUDEST = 7  # no noise is above
# The terms: influence, safety, threat, tempo. Each weight belongs to one; what a card is worth to keep is tempo.
GROUP = [
    -1, 0, 0, 1, 2, 1, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
]  # fmt: skip
# Gumbel's noise: the highest of the worths with it is a move drawn from their softmax. Its quantiles are near enough.
NOISE = [
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
# Of what is known of the other's house: the kinds unseen once and twice, jesters, the values these may count, own hand.
UNSEEN, JESTERS, SPANNED, LEAD, CIRCLES = 0, 1, 2, 3, 4


def day_of(s):
    return 0


# -- what cannot be known ----------------------------------------------------------------------------------------------


def unfold(w, at):
    """Nothing follows from a style's weights alone."""


def imagine(s, seat, odds, r):
    """All that `seat` cannot know is dealt anew: the other's hand, what he planned, and so his deck. A card comes into
    his hand by the odds of its kind.
    """
    q = 1 - seat
    if deck_n(s, q) == 0:
        return
    n = s.hand_n[q] + s.under_n[q] + s.unseen_n[q]
    for k in range(s.hand_n[q] + s.under_n[q]):
        j = drawn_by_odds(s, q, k, n, odds, r) if k < s.hand_n[q] else k + below(r, n - k)
        kind = hidden(s, q, k)
        hide(s, q, k, hidden(s, q, j))
        hide(s, q, j, kind)
    for k in range(1, s.hand_n[q]):
        kind = s.hand[q][k]
        j = k
        while j > 0 and s.hand[q][j - 1] > kind:
            s.hand[q][j] = s.hand[q][j - 1]
            j -= 1
        s.hand[q][j] = kind


def drawn_by_odds(s, q, first, n, odds, r):
    """One of the hidden cards `first` to `n`, each as likely as the odds of its kind."""
    total = 0.0
    for k in range(first, n):
        total += odds[hidden(s, q, k)]
    x = total * below(r, 1000000) / 1000000.0
    for k in range(first, n - 1):
        x -= odds[hidden(s, q, k)]
        if x < 0.0:
            return k
    return n - 1


def hidden(s, q, k):
    """Card k of those in a hand, planned, or not drawn yet."""
    if k < s.hand_n[q]:
        return s.hand[q][k]
    k -= s.hand_n[q]
    return s.under[q][k] if k < s.under_n[q] else s.unseen[q][k - s.under_n[q]]


def hide(s, q, k, kind):
    if k < s.hand_n[q]:
        s.hand[q][k] = kind
    elif k - s.hand_n[q] < s.under_n[q]:
        s.under[q][k - s.hand_n[q]] = kind
    else:
        s.unseen[q][k - s.hand_n[q] - s.under_n[q]] = kind


# -- what is seen ------------------------------------------------------------------------------------------------------


def look(s, p, net, need, risk, facts, odds):
    """Fills in how things stand for seat p: each pile's points, own less the other's, and how open it is."""
    learn_odds(s, 1 - p, facts, odds)
    lead = 0
    circles = 0
    for a in range(s.piles):
        i = s.pile[a]
        circles += s.zone[i] == INNER
        x = s.bottom[i]
        points = 0
        for _depth in range(s.size[i]):
            points += VALUE[s.noble[x] & 15] if s.noble[x] >> 4 == p else -VALUE[s.noble[x] & 15]
            x = s.above[x]
        net[i] = points
        lead += points
        bits = 0
        for b in range(s.piles):
            j = s.pile[b]
            if j != i and s.most[i] >= s.sum[j] and s.sum[i] <= s.most[j] + 15:
                bits |= span(s.sum[i] - s.most[j], s.most[i] - s.sum[j])
        need[i] = bits
        risk[i] = points * exposed(bits, s.size[i], facts, odds) if points > 0 else 0.0
    facts[LEAD] = lead
    facts[CIRCLES] = circles


def learn_odds(s, q, facts, odds):
    """odds[n]: how likely seat q holds one of n cards that are yet unseen."""
    once = 0
    twice = 0
    jesters = 0
    n = s.hand_n[q] + s.under_n[q] + s.unseen_n[q]
    for k in range(n):
        kind = hidden(s, q, k)
        if kind == JESTER:
            jesters += 1
        else:
            bit = 1 << VALUE[kind]
            twice |= once & bit
            once |= bit
    spanned = 2046
    if s.limit[q] < 15:
        bit = (2 << s.limit[q]) - 1
        once &= bit
        twice &= bit
        spanned &= bit
    facts[UNSEEN] = once | twice << 16
    facts[JESTERS] = jesters
    facts[SPANNED] = spanned
    missed = 1.0 - (1.0 * s.hand_n[q] / n if n > 0 else 0.0)
    left = 1.0
    for k in range(n + 1):
        odds[k] = 1.0 - left
        left *= missed


def span(low, high):
    """Bits `low` to `high`, as far as they lie within 0 to 15."""
    if low < 0:
        low = 0
    if high > 15:
        high = 15
    return (2 << high) - (1 << low)


def exposed(bits, size, facts, odds):
    """How likely the other holds what topples a pile of this size at once: one of the values, or a Minister."""
    if size > 1:
        bits |= 1
    n = (bits | bits << 16) & facts[UNSEEN]
    n = n - (n >> 1 & 0x55555555)
    n = (n & 0x33333333) + (n >> 2 & 0x33333333)
    n = (n + (n >> 4)) & 0x0F0F0F0F
    n += n >> 8
    n = (n + (n >> 16)) & 63
    if bits & facts[SPANNED]:
        n += facts[JESTERS]
    return odds[n]


def counting(s, p, kind):
    """What the cards of a hand can count when one of this kind has left it."""
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


# -- what a move is worth, part by part ---------------------------------------------------------------------------


def card_worth(s, p, w, at, kind):
    """That a card leaves the hand: early in the game, late, or between."""
    x = (s.unseen_n[p] + s.under_n[p]) / 15.0
    if x > 1.0:
        x = 1.0
    return w[at + EARLY + kind] * x + w[at + LATE + kind] * (1.0 - x)


def prospect(s, net, need, mine, but):
    """The most points that could be taken from the other with the cards that stay, from a pile `but` this one."""
    best = 0
    for a in range(s.piles):
        i = s.pile[a]
        if -net[i] > best and need[i] & mine and i != but:
            best = -net[i]
    return best


def place_worth(s, w, at, kind, i, mine, best, net, need, risk, facts, odds):
    """That a card lies on pile i, or for i = 0 alone."""
    value = VALUE[kind]
    low = value
    high = 10 if kind == JESTER else value
    points = value
    size = 1
    if i:
        low += s.sum[i]
        high += s.most[i]
        points += net[i]
        size += s.size[i]
    bits = 0
    more = 0.0
    for a in range(s.piles):
        j = s.pile[a]
        if j != i:
            if high >= s.sum[j]:
                if low <= s.most[j] + 15:
                    bits |= span(low - s.most[j], high - s.sum[j])
            if s.most[j] >= low and s.sum[j] <= high + 15:
                new = span(s.sum[j] - high, s.most[j] - low)
                if net[j] < 0:
                    if new & mine and -net[j] > best:
                        best = -net[j]
                elif net[j] > 0 and new & ~need[j]:
                    more += net[j] * exposed(need[j] | new, s.size[j], facts, odds) - risk[j]
    worth = w[at + MENACE] * best
    if points > 0:
        more += points * exposed(bits, size, facts, odds)
        worth += w[at + CROWD] * 0.1 * points * points
    if i:
        more -= risk[i]
        if net[i] > 0:
            worth -= w[at + CROWD] * 0.1 * net[i] * net[i]
        worth += w[at + UNITED] * (size > 2)
    else:
        worth += w[at + LONE]
    return worth - w[at + RISK] * more


def take_worth(w, at, own, other, lost_risk):
    """That points go from court."""
    return w[at + TAKE] * other - w[at + LOSE] * own + w[at + RISK] * lost_risk


def ends(s, i, p, stays):
    """Is the game over when pile i is eliminated, and one of seat p's nobles comes to the circle if `stays`?"""
    if s.zone[i] != INNER:
        return 0
    mine = s.inner[p] - s.of_house[i][p] + stays
    other = s.inner[1 - p] - s.of_house[i][1 - p]
    if mine + other == 0:
        return 1
    return (s.options & END_HOUSE) != 0 and (mine == 0 or other == 0)


def removed_worth(s, p, w, at, i, gain, stays, net, risk, facts):
    """That pile i is eliminated by a card that counts `gain`."""
    own = points_of(s, i, p)
    lead = facts[LEAD] - net[i] + gain
    worth = take_worth(w, at, own, own - net[i], risk[i])
    if s.zone[i] == INNER:
        worth += w[at + CLOSE] * 0.1 * lead / facts[CIRCLES]
        if ends(s, i, p, stays):
            worth += w[at + FINISH] * ((lead > 0) - (lead < 0))
    if net[i] > 0:
        worth -= w[at + CROWD] * 0.1 * net[i] * net[i]
    return worth


def points_of(s, i, p):
    x = s.bottom[i]
    points = 0
    for _depth in range(s.size[i]):
        if s.noble[x] >> 4 == p:
            points += VALUE[s.noble[x] & 15]
        x = s.above[x]
    return points


def scatter_worth(s, p, w, at, i, best, net, risk, facts, odds):
    """That a Lady parts pile i: what was at stake as one lies apart."""
    more = 1.0 * exposed(span_of(s, 1, 1, i), 1, facts, odds) - risk[i]
    squares = 1
    x = s.bottom[i]
    for _depth in range(s.size[i]):
        if s.noble[x] >> 4 == p:
            value = VALUE[s.noble[x] & 15]
            most = 10 if (s.noble[x] & 15) == JESTER else value
            more += value * exposed(span_of(s, value, most, i), 1, facts, odds)
            squares += value * value
        x = s.above[x]
    if net[i] > 0:
        squares -= net[i] * net[i]
    return w[at + CROWD] * 0.1 * squares - w[at + RISK] * more + w[at + MENACE] * best


def span_of(s, low, high, but):
    """By what values a pile counting `low` to `high` is open to the others."""
    bits = 0
    for a in range(s.piles):
        j = s.pile[a]
        if j != but and high >= s.sum[j] and low <= s.most[j] + 15:
            bits |= span(low - s.most[j], high - s.sum[j])
    return bits


def plan_worth(s, p, w, at, kind, facts):
    """K-7: a card comes back last, and so sets the limit. A turn is won, but who has planned three times leaves it to
    the other to call a draw; who could call it may wait until he needs it.
    """
    worth = w[at + PLANNED] + w[at + PLANNED_VALUE] * 0.1 * VALUE[kind]
    if s.plans[1 - p] == 3:
        if s.plans[p] >= 2:
            fewer = s.hand_n[1 - p] + deck_n(s, 1 - p) - s.hand_n[p] - deck_n(s, p)
            worth += w[at + DRAWN_CARDS] * 0.1 * fewer - w[at + DRAWN_LEAD] * 0.1 * facts[LEAD]
            if deck_n(s, p) > 1:  # a draw can be called later as well
                worth += w[at + DRAWN]
        else:
            worth += w[at + ANSWERED]
    elif s.plans[p] == 2:
        worth += w[at + DARED]
    elif s.plans[p] == 3:
        worth += w[at + STALLED]
    return worth


def ally_worth(s, p, w, at, kind, i, placed, best, net, risk, facts, odds):
    """K-5, K-8. `placed` is what the card is worth there if it has no power."""
    if kind == MINISTER and s.size[i] > 1:
        return removed_worth(s, p, w, at, i, 0, 1, net, risk, facts) + w[at + MENACE] * best
    if kind == LADY:
        return scatter_worth(s, p, w, at, i, best, net, risk, facts, odds)
    return placed


def other_worth(s, w, at, action):
    """The worth of moves outside of play: replacing a twin of the circle (K-2), declaring a limit (K-10)."""
    if action >= REPLACE:
        return 0.0 if action == KEEP else w[at + TAKE] * 0.5 * (5 - VALUE[action - REPLACE])
    limit = action - DECLARE + 1
    points = 0
    for h in range(s.hand_n[s.turn]):
        if VALUE[s.hand[s.turn][h]] <= limit:
            points += 1 + VALUE[s.hand[s.turn][h]]
    return w[at + TAKE] * points + w[at + TAKE] * 0.1 * limit


# -- moves ---------------------------------------------------------------------------------------------------------


def weigh(s, w, at, acts, k, worth):
    """Writes the worth of each of `k` legal moves, in units of the style's temper."""
    if s.stage != PLAY:
        for j in range(k):
            worth[j] = w[at] * other_worth(s, w, at, acts[j])
        return
    net = [0] * 52
    need = [0] * 52
    risk = [0.0] * 52
    facts = [0] * 8
    odds = [0.0] * 32
    placed = [0.0] * 52
    p = s.turn
    look(s, p, net, need, risk, facts, odds)
    now = -1
    mine = 0
    best = 0
    base = 0.0
    for j in range(k):
        action = acts[j]
        kind = kind_of(action)
        if kind != now:
            now = kind
            mine = counting(s, p, kind)
            best = prospect(s, net, need, mine, 0)
            base = card_worth(s, p, w, at, kind)
            for a in range(s.piles):
                i = s.pile[a]
                placed[i] = place_worth(s, w, at, kind, i, mine, best, net, need, risk, facts, odds)
        if action >= CONSPIRE:
            i = (action - CONSPIRE) // PILES % PILES + 1
            t = (action - CONSPIRE) % PILES + 1
            u = placed[i] + removed_worth(s, p, w, at, t, VALUE[kind], s.zone[i] == INNER, net, risk, facts)
            if -net[t] == best and best > 0:
                u += w[at + MENACE] * (prospect(s, net, need, mine, t) - best)
        elif action >= ALLY:
            i = (action - ALLY) % PILES + 1
            u = ally_worth(s, p, w, at, kind, i, placed[i], best, net, risk, facts, odds)
        elif action < PLAN:
            u = w[at + SENT] + place_worth(s, w, at, kind, 0, mine, best, net, need, risk, facts, odds)
        else:
            u = plan_worth(s, p, w, at, kind, facts) + w[at + MENACE] * best
        worth[j] = w[at] * (base + u)


def kind_of(action):
    """The kind of noble that a move plays."""
    if action >= CONSPIRE:
        return (action - CONSPIRE) // (PILES * PILES)
    if action >= ALLY:
        return (action - ALLY) // PILES
    return action if action < PLAN else action - PLAN


def heuristic_move(s, w, at, sight, r):
    """A move in the style whose weights begin at `at`."""
    pick = -1
    most = -1e9
    if s.stage != PLAY:
        for j in range(candidates(s)):
            action = candidate(s, j)
            if action >= 0:
                u = w[at] * other_worth(s, w, at, action) + NOISE[below(r, 256)]
                if u > most:
                    most = u
                    pick = action
        return pick
    net = [0] * 52
    need = [0] * 52
    risk = [0.0] * 52
    facts = [0] * 8
    odds = [0.0] * 32
    taken = [0.0] * 52
    p = s.turn
    plans = may_plan(s, p)
    look(s, p, net, need, risk, facts, odds)
    for a in range(s.piles):
        taken[s.pile[a]] = removed_worth(s, p, w, at, s.pile[a], 0, 0, net, risk, facts)
    for h in range(s.hand_n[p]):
        if may_play(s, p, h):
            kind = s.hand[p][h]
            mine = counting(s, p, kind)
            best = prospect(s, net, need, mine, 0)
            base = card_worth(s, p, w, at, kind)
            reach = highest(s, p, kind)
            u = base + w[at + SENT] + place_worth(s, w, at, kind, 0, mine, best, net, need, risk, facts, odds)
            u = w[at] * u
            if u > most - LOUDEST:
                u += NOISE[below(r, 256)]
                if u > most:
                    most = u
                    pick = SEND + kind
            if plans:
                u = w[at] * (base + plan_worth(s, p, w, at, kind, facts) + w[at + MENACE] * best)
                if u > most - LOUDEST:
                    u += NOISE[below(r, 256)]
                    if u > most:
                        most = u
                        pick = PLAN + kind
            for a in range(s.piles):
                i = s.pile[a]
                placed = place_worth(s, w, at, kind, i, mine, best, net, need, risk, facts, odds)
                u = base + ally_worth(s, p, w, at, kind, i, placed, best, net, risk, facts, odds)
                u = w[at] * u
                if u > most - LOUDEST:
                    u += NOISE[below(r, 256)]
                    if u > most:
                        most = u
                        pick = ALLY + kind * PILES + i - 1
                for b in range(s.piles):
                    t = s.pile[b]
                    if can_conspire(s, VALUE[kind], reach, i, t):
                        u = placed + base
                        if s.zone[t] == INNER:
                            u += removed_worth(s, p, w, at, t, VALUE[kind], s.zone[i] == INNER, net, risk, facts)
                        else:
                            u += taken[t]
                        if -net[t] == best and best > 0:
                            u += w[at + MENACE] * (prospect(s, net, need, mine, t) - best)
                        u = w[at] * u
                        if u > most - LOUDEST:
                            u += NOISE[below(r, 256)]
                            if u > most:
                                most = u
                                pick = CONSPIRE + (kind * PILES + i - 1) * PILES + t - 1
    return pick


def own_turn(s, w, at, acts, k, worth):
    """As `weigh`: a turn is one move."""
    weigh(s, w, at, acts, k, worth)


def explain(s, w, at, action, terms):
    """The worth of one move in its terms."""
    own = [0.0] * 45
    acts = [0] * 1
    worth = [0.0] * 1
    acts[0] = action
    for term in range(TERMS):
        for k in range(WEIGHTS):
            own[k] = w[at + k] if k == TEMPER or GROUP[k] == term else 0.0
        weigh(s, own, 0, acts, 1, worth)
        terms[term] = worth[0]


def estimate(s, v, shares):
    """Writes each seat's estimated share of the win in the middle of a game."""
    left = deck_n(s, 0) + deck_n(s, 1) + s.hand_n[0] + s.hand_n[1]
    lead = 0.1 * (score(s, 0) - score(s, 1))
    ahead = 0.1 * (to_come(s, 0) - to_come(s, 1))
    u = lead * (v[0] + v[1] * exp(-0.1 * left) * 10.0) + ahead * v[2] + v[3] * (1 - 2 * s.turn)
    u += v[4] * (s.inner[0] - s.inner[1]) + v[5] * (s.hand_n[0] + deck_n(s, 0) - s.hand_n[1] - deck_n(s, 1))
    shares[0] = 1.0 / (1.0 + exp(-u))
    shares[1] = 1.0 - shares[0]


def to_come(s, p):
    """The points that a house has yet to play."""
    points = 0
    for k in range(s.hand_n[p] + s.under_n[p] + s.unseen_n[p]):
        points += VALUE[hidden(s, p, k)]
    return points
