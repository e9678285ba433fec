"""The last two cards at court, one in each hand, without playing them out.

What the last card can take hangs on sums that can meet. These are found once, as bits, for the piles as they lie; the
move before changes one pile and takes away at most one, so that little is left to look at for each such move.
"""

from florin.rules.court import JESTER, LADY, MINISTER, VALUE


def sign_of(lead):
    return (lead > 0) - (lead < 0)


def last_lead(c, p):
    """The highest lead for himself that seat p, who alone has a card, and one, can reach."""
    kind = c.hand[p][0]
    ahead = (c.lead if p == 0 else -c.lead) + worth_of(kind)
    best = ahead
    value = VALUE[kind]
    most = reach_of(c, p, kind)
    for b in range(c.piles):
        after = ahead - (c.net[b] if p == 0 else -c.net[b])
        if after > best:
            if kind == MINISTER and c.size[b] > 1:
                best = after
            else:
                for a in range(c.piles):
                    if a != b and c.low[a] + value <= c.high[b] and c.high[a] + most >= c.low[b]:
                        best = after
                        break
    return best


def survey(c, f, p, kind):
    """Notes what the last card of seat p would gain by taking each pile, and which are worth it, the best first."""
    f.kind = kind
    f.value = VALUE[kind]
    f.most = reach_of(c, p, kind)
    f.prey = 0
    for b in range(c.piles):
        gain = -c.net[b] if p == 0 else c.net[b]
        f.gain[b] = gain
        f.looked[b] = 0
        if gain > 0:
            k = f.prey
            while k > 0 and f.gain[f.order[k - 1]] < gain:
                f.order[k] = f.order[k - 1]
                k -= 1
            f.order[k] = b
            f.prey += 1


def bases_of(c, f, t):
    """The piles, as bits, from which the last card can conspire against pile t."""
    one = 1
    if f.looked[t] == 0:
        f.looked[t] = 1
        f.bases[t] = 0
        for a in range(c.piles):
            if a != t and c.low[a] + f.value <= c.high[t] and c.high[a] + f.most >= c.low[t]:
                f.bases[t] |= one << a
    return f.bases[t]


def reply_lead(c, f, ahead, a, b):
    """The lead that the last card can reach if it adds up to `ahead` alone, pile a (or a new one, for a = -1) is as
    `f.low` to `f.size` say, and pile b is gone. Above 0 any such lead will do, and below 0 it is -1.
    """
    one = 1
    best = ahead if ahead > -1 else -1
    gone = (one << a if a >= 0 else 0) | (one << b if b >= 0 else 0)
    for k in range(f.prey):
        t = f.order[k]
        if best > 0 or ahead + f.gain[t] <= best:
            break
        if t != a and t != b:
            if (
                (f.kind == MINISTER and c.size[t] > 1)
                or (f.low + f.value <= c.high[t] and f.high + f.most >= c.low[t])
                or bases_of(c, f, t) & ~gone
            ):
                best = ahead + f.gain[t]
    if best > 0 or ahead + f.risk <= best:
        return best
    if f.kind == MINISTER and f.size > 1:
        return ahead + f.risk
    for i in range(c.piles):
        if i != a and i != b and c.low[i] + f.value <= f.high and c.high[i] + f.most >= f.low:
            return ahead + f.risk
    return best


def put_on(c, f, kind, a):
    """Notes what pile a is with a card of the other on it; for a = -1 a new one."""
    f.low = VALUE[kind]
    f.high = 10 if kind == JESTER else VALUE[kind]
    f.size = 1
    f.risk = worth_of(kind)
    if a >= 0:
        f.low += c.low[a]
        f.high += c.high[a]
        f.size += c.size[a]
        f.risk += f.gain[a]


def is_lost(c, f, ahead, a):
    """Is it lost to change pile a, as the last card can still take what is worth most, and leads then?"""
    one = 1
    if f.prey == 0:
        return 0
    t = f.order[0]
    if t == a or ahead + f.gain[t] <= 0:
        return 0
    return (f.kind == MINISTER and c.size[t] > 1) or bases_of(c, f, t) & ~(one << a if a >= 0 else 0) != 0


def last_two(c, f, spare):
    """The outcome for Della Rovere when each seat has one card. The game must not end by a house leaving the circle."""
    p = c.turn
    kind = c.hand[p][0]
    survey(c, f, 1 - p, c.hand[1 - p][0])
    ahead = (c.lead if p == 1 else -c.lead) + worth_of(f.kind) - worth_of(kind)
    best = 1
    for a in range(-1, c.piles):
        lead = 1
        clears = a >= 0 and kind == MINISTER and c.size[a] > 1
        after = ahead + f.gain[a] if clears else ahead
        if after <= 0 and not is_lost(c, f, after, a):
            if a >= 0 and kind == LADY:
                copy_scene(spare, c)
                act(spare, kind, a, -1)
                lead = last_lead(spare, 1 - p)
            else:
                put_on(c, f, kind, -1 if clears else a)
                lead = reply_lead(c, f, after, a, -1)
        if lead < best:
            best = lead
            if best < 0:
                break
    if best >= 0:
        best = least_after_taking(c, f, p, ahead, best)
    return sign_of(best) if p == 1 else -sign_of(best)


def least_after_taking(c, f, p, ahead, best):
    """The lead that is left to the last card if the one before conspires, if below `best`."""
    kind = c.hand[p][0]
    value = VALUE[kind]
    most = reach_of(c, p, kind)
    for b in range(c.piles):
        after = ahead + f.gain[b]
        closes = c.within[b] and c.inner[0] + c.inner[1] == c.size[b]
        if after <= 0 or closes:
            for a in range(c.piles):
                if a != b and c.low[a] + value <= c.high[b] and c.high[a] + most >= c.low[b]:
                    if closes and c.within[a] == 0:
                        lead = after - worth_of(f.kind)
                    else:
                        put_on(c, f, kind, a)
                        lead = reply_lead(c, f, after, a, b)
                    if lead < best:
                        best = lead
                        if best < 0:
                            return best
    return best
