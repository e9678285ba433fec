"""The court's endgame, solved: when both decks are out everything is known, and all that matters is who wins.

One question is asked at a time, whether a seat wins. Moves are tried in turn, with many cards left by what a merchant
thinks of them, and positions are looked up in a table. Two positions are one if their hands and piles are: a pile is
what it counts, what it is worth, and, while a Lady is held, its very cards.
"""

from florin.rules.court import (
    ALLY,
    CONSPIRE,
    DECLARE,
    KINDS,
    LADY,
    MINISTER,
    MOVE,
    PILES,
    PLAY,
    SEND,
    VALUE,
    apply,
    deck_n,
)
from florin.rules.playout import MIX_1, MIX_2, WORD

FEW = 3  # with so few cards left only the scene is played on, and moves are tried by what they gain at once
LEVELS, WIDTH = 12, 16384  # 10 cards and a limit to declare; what `legal` needs at most
OPEN = 2  # not plain to see: no outcome
WAYS = 4  # a position may lie in so many places of the table


def known(s):
    """Is everything known? Then no card is drawn any more, and none planned."""
    return s.stage >= PLAY and s.due == MOVE and deck_n(s, 0) + deck_n(s, 1) == 0


def mixed(z):
    """Spreads 64 bits evenly (splitmix64's finish)."""
    z = ((z ^ (z >> 30)) * MIX_1) & WORD
    z = ((z ^ (z >> 27)) * MIX_2) & WORD
    return z ^ (z >> 31)


def hands_word(c):
    """Both hands, how many a house holds of each kind, the limits, and who is to move."""
    one = 1
    word = one * c.turn + (one * c.by_house << 61)
    for p in range(2):
        word += (one * (c.limit[p] if c.limit[p] < 15 else 15)) << (53 + 4 * p)
        for h in range(c.hand_n[p]):
            word += one << (1 + 2 * (p * KINDS + c.hand[p][h]))
    return word


def holds_lady(c):
    """Can a Lady yet be played, so that it matters which cards a pile is made of?"""
    for p in range(2):
        for h in range(c.hand_n[p]):
            if c.hand[p][h] == LADY:
                return 1
    return 0


def pile_word(c, a, exact):
    """All that matters of a pile: its cards if `exact`, else what it counts and is worth."""
    one = 1
    word = one * c.within[a]
    if exact:
        return word + (c.cards[a] << 2)
    word += (one * (c.size[a] > 1)) << 1
    word += (one * c.low[a]) << 2
    word += (one * c.high[a]) << 12
    word += (one * (32768 + c.net[a])) << 22
    if c.by_house and c.within[a]:
        word += (one * c.own[a]) << 40
        word += (one * (c.size[a] - c.own[a])) << 46
    return word


def key_of(c, e):
    """The position's name in the table, its last four bits the number of cards left; also writes the piles' words."""
    exact = holds_lady(c)
    key = mixed(hands_word(c))
    for a in range(c.piles):
        e.words[a] = pile_word(c, a, exact)
        key = (key + mixed(e.words[a])) & WORD
    return key >> 4 << 4 | c.left


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
    sign = 1 - 2 * p
    for a in range(c.piles):
        e.same[a] = 0
        for b in range(a):
            if e.words[a] == e.words[b]:
                e.same[a] += 1
    for h in range(c.hand_n[p]):
        kind = c.hand[p][h]
        if h == 0 or kind != c.hand[p][h - 1]:
            value = VALUE[kind]
            most = reach_of(c, p, kind)
            k = write_move(branches, k, kind, -1, -1, 100 * value)
            for a in range(c.piles):
                if e.same[a] == 0:
                    gain = -sign * c.net[a] if kind == MINISTER and c.size[a] > 1 else 100 * value - 1
                    k = write_move(branches, k, kind, a, -1, gain)
                    for b in range(c.piles):
                        if a != b and e.same[b] == (e.words[a] == e.words[b]):
                            if c.low[a] + value <= c.high[b] and c.high[a] + most >= c.low[b]:
                                k = write_move(branches, k, kind, a, b, 100 * value - sign * c.net[b])
    return k


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


def seek(table, e, key):
    """The place of a position in the table, or -1."""
    slot = (key >> 4) & e.mask
    for k in range(WAYS):
        if table[slot + k].key == key:
            return slot + k
    return -1


def store(table, e, key, least, most):
    """Notes between what the outcome of a position lies, in place of one with fewer cards left if there is no room."""
    slot = (key >> 4) & e.mask
    pick = slot
    for k in range(WAYS):
        if table[slot + k].key == key:
            pick = slot + k
            break
        if table[slot + k].key & 15 < table[pick].key & 15:
            pick = slot + k
    table[pick].key = key
    table[pick].least = least
    table[pick].most = most


def verdict(c, e):
    """The outcome of a position for Della Rovere if that is plain to see, else OPEN."""
    if c.over:
        return sign_of(c.lead)
    if c.declares:
        return OPEN
    if c.left == 1:
        return sign_of(last_lead(c, c.turn)) * (1 - 2 * c.turn)
    if is_safe(c, e.outlook, 0):
        return 1
    if is_safe(c, e.outlook, 1):
        return -1
    if c.left == 2 and c.hand_n[0] == 1 and c.by_house == 0:
        return last_two(c, e.finish, e.spare)
    return OPEN


def outcome_of(stack, scenes, e, depth, branches, table, low, high):
    """The outcome of the position on a level, exact if it lies between `low` and `high`, else a bound."""
    c = scene_at(scenes, depth)
    found = verdict(c, e)
    if found != OPEN:
        return found
    if e.nodes >= e.budget:
        e.unsolved = 1
        return 0
    key = key_of(c, e)
    place = seek(table, e, key)
    least = -1
    most = 1
    if place >= 0:
        least = table[place].least
        most = table[place].most
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        if least > low:
            low = least
        if most < high:
            high = most
    at = depth * WIDTH
    end = find_moves(c, e, branches, at)
    deep = c.left > FEW or c.declares
    if deep:
        sort_moves(stage_of(stack, depth), e, branches, at, end)
    wants = 1 - 2 * c.turn
    alpha = low
    beta = high
    best = -wants
    for j in range(at, end):
        pick = j
        for k in range(j + 1, end):
            if branches[k].gain > branches[pick].gain:
                pick = k
        kind = branches[pick].kind
        on = branches[pick].on
        against = branches[pick].against
        write_move(branches, pick, branches[j].kind, branches[j].on, branches[j].against, branches[j].gain)
        if deep:
            copy_state(stage_of(stack, depth + 1), stage_of(stack, depth))
            apply(stage_of(stack, depth + 1), action_of(stage_of(stack, depth), kind, on, against))
            view_scene(scene_at(scenes, depth + 1), stage_of(stack, depth + 1))
        else:
            copy_scene(scene_at(scenes, depth + 1), c)
            act(scene_at(scenes, depth + 1), kind, on, against)
        e.nodes += 1
        value = outcome_of(stack, scenes, e, depth + 1, branches, table, alpha, beta)
        if e.unsolved:
            return 0
        if wants > 0:
            if value > best:
                best = value
            if best > alpha:
                alpha = best
        else:
            if value < best:
                best = value
            if best < beta:
                beta = best
        if alpha >= beta or best == wants:
            break
    if best > low:
        least = best
    if best < high:
        most = best
    store(table, e, key, least, most)
    return best


def solve(stack, scenes, e, branches, table):
    """The outcome for Della Rovere of the position at the bottom of the stack: 1, 0 or -1."""
    view_scene(scene_at(scenes, 0), stage_of(stack, 0))
    return outcome_of(stack, scenes, e, 0, branches, table, -1, 1)
