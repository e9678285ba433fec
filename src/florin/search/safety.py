"""Who has won at court whatever comes: a bound that ends the search of an endgame early.

Seat p is safe if he wins by only sending what he holds, the lowest first. The other adds what he holds, and with each
card takes at most one pile: by a Minister, or by a conspiracy if the sums can come to meet. What he could make meet is
a set of differences, kept as bits: each of his cards may go to the conspirators, to the target, or elsewhere.
"""

from florin.rules.court import JESTER, KINDS, LADY, MINISTER, VALUE

MIDDLE, WIDEST_GAP = 32, 30  # the bit of difference 0, and the largest difference that has a bit


def foresee(c, o, p):
    """Notes what the other can do at most; returns by how much p leads when that other has added all he holds."""
    q = 1 - p
    ahead = c.lead if p == 0 else -c.lead
    o.plays = c.hand_n[q]
    o.clears = 0
    o.parts = 0
    o.grows = 0
    for h in range(c.hand_n[q]):
        kind = c.hand[q][h]
        o.clears += kind == MINISTER
        o.parts += kind == LADY
        o.grows += 10 if kind == JESTER else VALUE[kind]
        ahead -= worth_of(kind)
    return ahead


def span_gaps(c, o, q):
    """Notes the differences that q's cards can make up, if these are not too many."""
    one = 1
    none = one << MIDDLE  # none of the cards with the conspirators yet
    o.some = 0
    if o.grows > WIDEST_GAP:
        return
    for h in range(c.hand_n[q]):
        kind = c.hand[q][h]
        most = 10 if kind == JESTER and o.plays > 1 else reach_of(c, q, kind)
        to_target = none
        to_either = o.some
        for value in range(VALUE[kind], most + 1):
            to_either |= o.some << value | o.some >> value | none << value
            to_target |= none >> value
        o.some = to_either
        none = to_target


def prepare_sends(c, o, p):
    """Notes what p sends, the lowest first, and how many of it the other may yet take; returns what all of it adds."""
    total = 0
    o.sends = 0
    for h in range(c.hand_n[p]):
        kind = c.hand[p][h]
        k = o.sends
        while k > 0 and VALUE[o.sent[k - 1]] > VALUE[kind]:
            o.sent[k] = o.sent[k - 1]
            k -= 1
        o.sent[k] = kind
        o.sends += 1
        total += worth_of(kind)
    o.exposed = o.plays if c.turn == p else o.plays - 1
    if o.exposed > o.sends:
        o.exposed = o.sends
    return total


def meets(o, least, most):
    """Can the other's cards make up a difference between `least` and `most`?"""
    one = 1
    if o.grows > WIDEST_GAP:
        return least <= o.grows and most >= -o.grows
    if least < -WIDEST_GAP:
        least = -WIDEST_GAP
    if most > WIDEST_GAP:
        most = WIDEST_GAP
    return least <= most and (o.some >> (MIDDLE + least)) & ((one << (most - least + 1)) - 1) != 0


def in_reach(c, o, but, low, high):
    """Could the other's cards and some pile, `but` not this one, conspire against what counts from `low` to `high`?"""
    if o.plays > 1 and meets(o, low, high):
        return 1
    for a in range(c.piles):
        if a != but and meets(o, low - c.high[a], high - c.low[a]):
            return 1
    for k in range(o.exposed):
        if c.piles + k != but:
            kind = o.sent[k]
            if meets(o, low - (10 if kind == JESTER else VALUE[kind]), high - VALUE[kind]):
                return 1
    return 0


def survives(c, o, p, ahead):
    """Does p lead after the worst that can be taken pile by pile, no Lady parting any?"""
    for a in range(c.piles):
        o.taken[a] = c.net[a] if p == 0 else -c.net[a]
    n = c.piles + o.exposed
    for k in range(o.exposed):
        o.taken[c.piles + k] = worth_of(o.sent[k])
    left = o.plays
    clears = o.clears
    while left > 0:
        worst = 0
        for a in range(1, n):
            if o.taken[a] > o.taken[worst]:
                worst = a
        if o.taken[worst] <= 0 or ahead > left * o.taken[worst]:
            return 1
        if worst < c.piles:
            hit = in_reach(c, o, worst, c.low[worst], c.high[worst])
            single = c.size[worst] == 1
        else:
            kind = o.sent[worst - c.piles]
            hit = in_reach(c, o, worst, VALUE[kind], 10 if kind == JESTER else VALUE[kind])
            single = 1
        if hit or (clears > 0 and not (single and o.plays == 1)):
            clears -= not hit
            left -= 1
            ahead -= o.taken[worst]
            if ahead <= 0:
                return 0
        o.taken[worst] = 0
    return 1


def keep_top(o, n, worth, place):
    """Keeps the `n` highest."""
    if worth > o.top[n - 1]:
        k = n - 1
        while k > 0 and o.top[k - 1] < worth:
            o.top[k] = o.top[k - 1]
            o.place[k] = o.place[k - 1]
            k -= 1
        o.top[k] = worth
        o.place[k] = place


def survives_parting(c, o, p, ahead):
    """Does p lead after the worst that can be taken when Ladies part piles, which take nothing themselves?"""
    if o.parts == 0 or o.plays < 2:
        return 1
    left = o.plays - 1
    for k in range(left + 1):
        o.top[k] = 0
        o.place[k] = -1
    for a in range(c.piles):
        keep_top(o, left + 1, c.net[a] if p == 0 else -c.net[a], a)
    for k in range(o.exposed):
        keep_top(o, left + 1, worth_of(o.sent[k]), c.piles + k)
    for k in range(left + 1):
        o.taken[k] = o.top[k]
        o.taken[8 + k] = o.place[k]
    for a in range(c.piles):
        if c.size[a] > 1:
            for k in range(left):
                o.top[k] = 0
            for k in range(left + 1):
                if o.taken[8 + k] != a:
                    keep_top(o, left, o.taken[k], 0)
            cards = c.cards[a] >> (2 * KINDS * p)
            for kind in range(KINDS):
                for _copy in range(cards & 3):
                    keep_top(o, left, worth_of(kind), 0)
                cards >>= 2
            total = 0
            for k in range(left):
                total += o.top[k]
            if ahead <= total:
                return 0
    if o.parts == 1 or o.plays < 3:
        return 1
    left -= 1
    for k in range(left):
        o.top[k] = 0
    for a in range(c.piles):
        keep_top(o, left, worth_in(c, a, p), 0)
    for k in range(o.exposed):
        keep_top(o, left, worth_of(o.sent[k]), 0)
    for k in range(left):
        ahead -= o.top[k]
    return ahead > 0


def can_end(c, o):
    """Could the other's cards empty the circle (or, by that option, rid it of a house)?"""
    for house in range(1 + c.by_house):
        n = 0
        for a in range(c.piles):
            if c.within[a]:
                if not c.by_house or (c.own[a] if house == 0 else c.size[a] - c.own[a]) > 0:
                    n += 1
        if n <= o.plays:
            return 1
    return 0


def survives_end(c, o, p, ahead):
    """Does p lead if the other empties the circle before p has sent what he holds? All in the circle goes then."""
    left = o.plays
    for a in range(c.piles):
        if c.within[a]:
            left -= 1
            ahead -= c.net[a] if p == 0 else -c.net[a]
    for k in range(left):
        o.top[k] = 0
    for a in range(c.piles):
        if c.within[a] == 0 and left > 0:
            keep_top(o, left, worth_in(c, a, p) if o.parts > 0 else c.net[a] if p == 0 else -c.net[a], 0)
    for k in range(left):
        ahead -= o.top[k]
    return ahead > 0


def is_safe(c, o, p):
    """Does seat p win whatever comes?"""
    ahead = foresee(c, o, p)
    more = prepare_sends(c, o, p)
    if ahead + more <= 0:
        return 0
    if o.plays == 0:
        return 1
    if can_end(c, o):
        if c.by_house:
            if ahead <= 0:
                return 0
            more = 0
        elif not survives_end(c, o, p, ahead):
            return 0
    span_gaps(c, o, 1 - p)
    return survives(c, o, p, ahead + more) and survives_parting(c, o, p, ahead + more)
