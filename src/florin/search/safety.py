"""Who has won at court whatever comes: a bound that ends the search of an endgame early.

Seat p is safe if he wins by only sending what he holds, the lowest first. The other adds what he holds, and with each
card takes at most one pile: by a Minister, or by a conspiracy if the sums can come to meet. What he could make meet is
a set of differences, kept as bits: each of his cards may go to the conspirators, to the target, or elsewhere.
"""

from florin.rules.court import END_HOUSE, INNER, JESTER, LADY, MINISTER, VALUE, highest

MIDDLE, WIDEST_GAP = 32, 30  # the bit of difference 0, and the largest difference that has a bit


def foresee(s, o, p):
    """Notes what the other can do at most; returns by how much p leads when that other has added all he holds."""
    q = 1 - p
    ahead = 0
    o.plays = 0
    o.clears = 0
    o.parts = 0
    o.grows = 0
    for h in range(s.hand_n[q]):
        kind = s.hand[q][h]
        if VALUE[kind] <= s.limit[q]:
            o.plays += 1
            o.clears += kind == MINISTER
            o.parts += kind == LADY
            o.grows += 10 if kind == JESTER else VALUE[kind]
            ahead -= VALUE[kind]
    for a in range(s.piles):
        ahead += o.points[a] if p == 0 else -o.points[a]
    return ahead


def span_gaps(s, o, q):
    """Notes the differences that q's cards can make up, if these are not too many."""
    one = 1
    none = one << MIDDLE  # none of the cards with the conspirators yet
    o.some = 0
    if o.grows > WIDEST_GAP:
        return
    for h in range(s.hand_n[q]):
        kind = s.hand[q][h]
        if VALUE[kind] <= s.limit[q]:
            most = 10 if kind == JESTER and o.plays > 1 else highest(s, q, kind)
            to_target = none
            to_either = o.some
            for value in range(VALUE[kind], most + 1):
                to_either |= o.some << value | o.some >> value | none << value
                to_target |= none >> value
            o.some = to_either
            none = to_target


def prepare_sends(s, o, p):
    """Notes what p sends, the lowest first, and how many of it the other may yet take; returns what all of it adds."""
    total = 0
    o.sends = 0
    for h in range(s.hand_n[p]):
        kind = s.hand[p][h]
        if VALUE[kind] <= s.limit[p]:
            k = o.sends
            while k > 0 and VALUE[o.sent[k - 1]] > VALUE[kind]:
                o.sent[k] = o.sent[k - 1]
                k -= 1
            o.sent[k] = kind
            o.sends += 1
            total += VALUE[kind]
    o.exposed = o.plays if s.turn == p else o.plays - 1
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


def in_reach(s, o, but, low, high):
    """Could the other's cards and some pile, `but` not this one, conspire against what counts from `low` to `high`?"""
    if meets(o, low, high):
        return 1
    for a in range(s.piles):
        if a != but and meets(o, low - s.most[s.pile[a]], high - s.sum[s.pile[a]]):
            return 1
    for k in range(o.exposed):
        if s.piles + k != but:
            kind = o.sent[k]
            if meets(o, low - (10 if kind == JESTER else VALUE[kind]), high - VALUE[kind]):
                return 1
    return 0


def survives(s, o, p, ahead):
    """Does p lead after the worst that can be taken pile by pile, no Lady parting any?"""
    for a in range(s.piles):
        o.taken[a] = o.points[a] if p == 0 else -o.points[a]
    n = s.piles + o.exposed
    for k in range(o.exposed):
        o.taken[s.piles + k] = VALUE[o.sent[k]]
    left = o.plays
    clears = o.clears
    while left > 0:
        worst = 0
        for a in range(1, n):
            if o.taken[a] > o.taken[worst]:
                worst = a
        if o.taken[worst] <= 0:
            return 1
        if worst < s.piles:
            i = s.pile[worst]
            hit = in_reach(s, o, worst, s.sum[i], s.most[i])
            single = s.size[i] == 1
        else:
            kind = o.sent[worst - s.piles]
            hit = in_reach(s, o, worst, VALUE[kind], 10 if kind == JESTER else VALUE[kind])
            single = 1
        if hit or (clears > 0 and not (single and o.plays == 1)):
            clears -= not hit
            left -= 1
            ahead -= o.taken[worst]
            if ahead <= 0:
                return 0
        o.taken[worst] = 0
    return 1


def keep_top(o, n, points, place):
    """Keeps the `n` highest."""
    if points > o.top[n - 1]:
        k = n - 1
        while k > 0 and o.top[k - 1] < points:
            o.top[k] = o.top[k - 1]
            o.place[k] = o.place[k - 1]
            k -= 1
        o.top[k] = points
        o.place[k] = place


def survives_parting(s, o, p, ahead):
    """Does p lead after the worst that can be taken when Ladies part piles, which take nothing themselves?"""
    if o.parts == 0 or o.plays < 2:
        return 1
    left = o.plays - 1
    for k in range(left + 1):
        o.top[k] = 0
        o.place[k] = -1
    for a in range(s.piles):
        keep_top(o, left + 1, o.points[a] if p == 0 else -o.points[a], a)
    for k in range(o.exposed):
        keep_top(o, left + 1, VALUE[o.sent[k]], s.piles + k)
    for k in range(left + 1):
        o.taken[k] = o.top[k]
        o.taken[8 + k] = o.place[k]
    for a in range(s.piles):
        i = s.pile[a]
        if s.of_house[i][p] > 0 and s.size[i] > 1:
            for k in range(left):
                o.top[k] = 0
            for k in range(left + 1):
                if o.taken[8 + k] != a:
                    keep_top(o, left, o.taken[k], 0)
            x = s.bottom[i]
            for _depth in range(s.size[i]):
                if s.noble[x] >> 4 == p:
                    keep_top(o, left, VALUE[s.noble[x] & 15], 0)
                x = s.above[x]
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
    for a in range(s.piles):
        keep_top(o, left, points_of(s, s.pile[a], p), 0)
    for k in range(o.exposed):
        keep_top(o, left, VALUE[o.sent[k]], 0)
    for k in range(left):
        ahead -= o.top[k]
    return ahead > 0


def can_end(s, o):
    """Could the other's cards empty the circle (or, by that option, rid it of a house)?"""
    for house in range(2 if s.options & END_HOUSE else 1):
        n = 0
        for a in range(s.piles):
            i = s.pile[a]
            if s.zone[i] == INNER and (s.of_house[i][house] > 0 or not s.options & END_HOUSE):
                n += 1
        if n <= o.plays:
            return 1
    return 0


def survives_end(s, o, p, ahead):
    """Does p lead if the other empties the circle before p has sent what he holds? All in the circle goes then."""
    left = o.plays
    for a in range(s.piles):
        if s.zone[s.pile[a]] == INNER:
            left -= 1
            ahead -= o.points[a] if p == 0 else -o.points[a]
    for k in range(left):
        o.top[k] = 0
    for a in range(s.piles):
        if s.zone[s.pile[a]] != INNER and left > 0:
            points = o.points[a] if p == 0 else -o.points[a]
            keep_top(o, left, points_of(s, s.pile[a], p) if o.parts > 0 else points, 0)
    for k in range(left):
        ahead -= o.top[k]
    return ahead > 0


def is_safe(s, o, p):
    """Does seat p win whatever comes? `o.points` has the piles' points."""
    ahead = foresee(s, o, p)
    more = prepare_sends(s, o, p)
    if ahead + more <= 0:
        return 0
    if o.plays == 0:
        return 1
    if can_end(s, o):
        if s.options & END_HOUSE:
            if ahead <= 0:
                return 0
            more = 0
        elif not survives_end(s, o, p, ahead):
            return 0
    span_gaps(s, o, 1 - p)
    return survives(s, o, p, ahead + more) and survives_parting(s, o, p, ahead + more)
