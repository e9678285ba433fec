"""The moves of an endgame of the court, as many as differ, and which of them to try first.

With many cards left a merchant's opinion orders them, of a hard position a look ahead, with few what they gain at once.
Then comes the habit of a level: the move that decided last on it, which is often as good after another move before it.
"""

from florin.rules.court import (
    ALLY,
    CONSPIRE,
    DECLARE,
    JESTER,
    MINISTER,
    PILES,
    PLAY,
    SEND,
    VALUE,
)

SUMS = 512  # more than any pile counts; the last is for piles with a jester, which count more than one sum
AHEAD = 2  # so many moves after each are looked at, before a strike
CERTAIN = 1000000  # more than any lead
FOREMOST = 2000000000  # more than any move gains


def find_moves(c, e, branches, at):
    """Writes the moves that differ, and what each gains at once, from place `at` on; returns where they end. Two piles
    with one word are as one.
    """
    p = c.turn
    k = at
    if c.declares:
        for limit in range(10, 0, -1):
            k = write_move(branches, k, limit, -1, -1, limit)
        return k
    sort_piles(c, e)
    for h in range(c.hand_n[p]):
        kind = c.hand[p][h]
        if h == 0 or kind != c.hand[p][h - 1]:
            value = VALUE[kind]
            k = write_move(branches, k, kind, -1, -1, 100 * value)
            for a in range(c.piles):
                if e.same[a] == 0:
                    gain = (2 * p - 1) * c.net[a] if kind == MINISTER and c.size[a] > 1 else 100 * value - 1
                    k = write_move(branches, k, kind, a, -1, gain)
                    if kind == JESTER or c.low[a] != c.high[a]:
                        for b in range(c.piles):
                            k = find_conspiracy(c, e, branches, k, kind, a, b)
                    else:
                        b = e.first[c.low[a] + value] - 1
                        while b >= 0:
                            k = find_conspiracy(c, e, branches, k, kind, a, b)
                            b = e.next[b] - 1
                        b = e.first[SUMS - 1] - 1
                        while b >= 0:
                            k = find_conspiracy(c, e, branches, k, kind, a, b)
                            b = e.next[b] - 1
    for a in range(c.piles):
        e.first[c.low[a]] = 0
    e.first[SUMS - 1] = 0
    return k


def find_strike(c, branches, at):
    """Writes the move that takes most, if any takes anything: it often decides, and no other is looked for then."""
    p = c.turn
    best = 0
    for h in range(c.hand_n[p]):
        kind = c.hand[p][h]
        value = VALUE[kind]
        most = reach_of(c, p, kind)
        for b in range(c.piles):
            gain = (2 * p - 1) * c.net[b]
            if gain > 0 and gain + 100 * value > best:
                if kind == MINISTER and c.size[b] > 1:
                    write_move(branches, at, kind, b, -1, gain)
                    best = gain
                else:
                    for a in range(c.piles):
                        if a != b and c.low[a] + value <= c.high[b] and c.high[a] + most >= c.low[b]:
                            best = gain + 100 * value
                            write_move(branches, at, kind, a, b, best)
                            break
    return at + (best > 0)


def find_rest(c, e, branches, at, end):
    """Writes all moves but the strike, if there is one at `at`; returns where they end."""
    key_of(c, e)
    k = end
    end = find_moves(c, e, branches, k)
    for j in range(k, end if k > at else k):
        if branches[j].kind == branches[at].kind:
            if branches[j].on == branches[at].on and branches[j].against == branches[at].against:
                end -= 1
                write_move(branches, j, branches[end].kind, branches[end].on, branches[end].against, branches[end].gain)
                break
    return end


def sort_piles(c, e):
    """Chains piles by what they count, from `first` on; and notes how many before a pile are the same."""
    for a in range(c.piles):
        total = c.low[a] if c.low[a] == c.high[a] else SUMS - 1
        same = 0
        b = e.first[total] - 1
        while b >= 0:
            same += e.words[a] == e.words[b]
            b = e.next[b] - 1
        e.same[a] = same
        e.next[a] = e.first[total]
        e.first[total] = a + 1


def find_conspiracy(c, e, branches, k, kind, a, b):
    """Writes the conspiracy of a card from pile a against pile b, if the rules allow it; returns where moves end."""
    if a == b or e.same[b] != (e.words[a] == e.words[b]):
        return k
    if c.low[a] + VALUE[kind] > c.high[b] or c.high[a] + reach_of(c, c.turn, kind) < c.low[b]:
        return k
    return write_move(branches, k, kind, a, b, 100 * VALUE[kind] - (1 - 2 * c.turn) * c.net[b])


def write_move(branches, k, kind, on, against, gain):
    branches[k].kind = kind
    branches[k].on = on
    branches[k].against = against
    branches[k].gain = gain
    return k + 1


def sort_moves(s, e, branches, at, end):
    """What a merchant thinks of the moves is what they gain."""
    for j in range(at, end):
        e.acts[j - at] = action_of(s, branches[j].kind, branches[j].on, branches[j].against)
    weigh(s, e.weights, 0, e.acts, end - at, e.worth)
    for j in range(at, end):
        branches[j].gain = rounded(e.worth[j - at])


def look_ahead(scenes, e, depth, branches, at, end):
    """What the moves gain is the lead some moves on: dearer to know than a merchant's opinion, and better."""
    c = scene_at(scenes, depth)
    for j in range(at, end):
        copy_scene(scene_at(scenes, depth + 1), c)
        act(scene_at(scenes, depth + 1), branches[j].kind, branches[j].on, branches[j].against)
        ahead = lead_ahead(scenes, e, depth + 1, branches, AHEAD, -CERTAIN, CERTAIN)
        branches[j].gain = ahead if c.turn == 0 else -ahead


def lead_ahead(scenes, e, depth, branches, more, low, high):
    """Della Rovere's lead after so many more moves and the last one's best strike, if all that is held then is sent."""
    c = scene_at(scenes, depth)
    if c.over:
        return CERTAIN * sign_of(c.lead)
    at = depth * WIDTH
    wants = 1 - 2 * c.turn
    if more == 0:
        lead = c.lead
        for p in range(2):
            for h in range(c.hand_n[p]):
                lead += (1 - 2 * p) * worth_of(c.hand[p][h])
        if find_strike(c, branches, at) > at:
            taken = branches[at].against if branches[at].against >= 0 else branches[at].on
            lead -= c.net[taken]
        return lead
    key_of(c, e)
    end = find_moves(c, e, branches, at)
    best = -wants * CERTAIN
    for j in range(at, end):
        if j < at + SORTED:
            promote(branches, j, end)
        copy_scene(scene_at(scenes, depth + 1), c)
        act(scene_at(scenes, depth + 1), branches[j].kind, branches[j].on, branches[j].against)
        lead = lead_ahead(scenes, e, depth + 1, branches, more - 1, low, high)
        if wants * lead > wants * best:
            best = lead
        if wants > 0 and best > low:
            low = best
        if wants < 0 and best < high:
            high = best
        if low >= high:
            break
    return best


def action_of(s, kind, on, against):
    """A move by its number; the state's piles are in the scene's order."""
    if s.stage != PLAY:
        return DECLARE + kind - 1
    if on < 0:
        return SEND + kind
    if against < 0:
        return ALLY + kind * PILES + s.pile[on] - 1
    return CONSPIRE + (kind * PILES + s.pile[on] - 1) * PILES + s.pile[against] - 1


def rounded(worth):
    """A worth in whole thousandths."""
    if worth > 1000000.0:
        return 1000000000
    return int(1000.0 * worth) if worth > -1000000.0 else -1000000000


def recall(c, e, branches, at, end, depth):
    """The habit of this level comes first."""
    for j in range(at, end):
        if branches[j].kind == e.habits[depth].kind:
            if cards_at(c, branches[j].on) == e.habits[depth].on:
                if cards_at(c, branches[j].against) == e.habits[depth].against:
                    branches[j].gain = FOREMOST


def remember(c, e, depth, kind, on, against):
    """A move that decided becomes the habit. Piles change their places: they are known by their cards."""
    e.habits[depth].kind = kind
    e.habits[depth].on = cards_at(c, on)
    e.habits[depth].against = cards_at(c, against)


def cards_at(c, a):
    return c.cards[a] if a >= 0 else 0


def promote(branches, j, end):
    """The move that gains most comes to place j."""
    pick = j
    for k in range(j + 1, end):
        if branches[k].gain > branches[pick].gain:
            pick = k
    swap(branches, j, pick)


def swap(branches, j, k):
    """Two moves change places."""
    kind = branches[j].kind
    on = branches[j].on
    against = branches[j].against
    gain = branches[j].gain
    write_move(branches, j, branches[k].kind, branches[k].on, branches[k].against, branches[k].gain)
    write_move(branches, k, kind, on, against, gain)
