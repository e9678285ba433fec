"""The court's endgame, solved: when both decks are out everything is known, and all that matters is who wins.

Alpha-beta over the outcome for Della Rovere (1, 0 or -1), each position looked up in a table first. Two positions are
one if their hands and piles are: a pile is what it counts, what it is worth, and, while a Lady is held, its very cards.
"""

from florin.rules.court import (
    ACTIONS,
    ALLY,
    CONSPIRE,
    DECLARE,
    END_HOUSE,
    INNER,
    JESTER,
    LADY,
    LIMIT,
    MINISTER,
    MOVE,
    OVER,
    PILES,
    PLAY,
    SEND,
    VALUE,
    apply,
    can_conspire,
    deck_n,
    highest,
    lead,
    may_play,
)
from florin.rules.playout import MIX_1, MIX_2, WORD

GREEDY = 3  # with so few cards left moves are tried by what they gain at once, with more by the sense
LEVELS, WIDTH = 12, 16384  # 10 cards and a limit to declare; what `legal` needs at most


def known(s):
    """Is everything known? Then no card is drawn any more, and none planned."""
    return s.stage >= PLAY and s.due == MOVE and deck_n(s, 0) + deck_n(s, 1) == 0


def mixed(z):
    """Spreads 64 bits evenly (splitmix64's finish)."""
    z = ((z ^ (z >> 30)) * MIX_1) & WORD
    z = ((z ^ (z >> 27)) * MIX_2) & WORD
    return z ^ (z >> 31)


def hands_word(s):
    """Both hands, how many a house holds of each kind, the limits, and who is to move."""
    one = 1
    word = one * s.turn + ((one * (s.options & END_HOUSE)) << 58)
    for p in range(2):
        word += (one * (s.limit[p] if s.limit[p] < 15 else 15)) << (53 + 4 * p)
        for h in range(s.hand_n[p]):
            word += one << (1 + 2 * (p * 13 + s.hand[p][h]))
    return word


def holds_lady(s):
    """Can a Lady yet be played, so that it matters which cards a pile is made of?"""
    for p in range(2):
        for h in range(s.hand_n[p]):
            if s.hand[p][h] == LADY and s.limit[p] > 0:
                return 1
    return 0


def pile_word(s, i, points, exact):
    """All that matters of a pile: its cards if `exact`, else what it counts and is worth."""
    one = 1
    word = one * (s.zone[i] == INNER)
    if exact:
        x = s.bottom[i]
        for _depth in range(s.size[i]):
            word += one << (2 + 2 * ((s.noble[x] >> 4) * 13 + (s.noble[x] & 15)))
            x = s.above[x]
        return word
    word += (one * (s.size[i] > 1)) << 1
    word += (one * s.sum[i]) << 2
    word += (one * s.most[i]) << 12
    word += (one * (200 + points)) << 22
    word += (one * (32 + s.of_house[i][0] - s.of_house[i][1])) << 32
    if s.options & END_HOUSE and s.zone[i] == INNER:
        word += (one * s.of_house[i][0]) << 40
    return word


def find_moves(s, e, words, at, moves, gains):
    """Writes the moves that differ, and how soon to try each, from place `at` on; returns where they end. Two piles
    with one word are as one.
    """
    p = s.turn
    if s.stage == LIMIT:
        for j in range(10):
            moves[at + j] = DECLARE + 9 - j
            gains[at + j] = -j
        return at + 10
    sign = 1 - 2 * p
    for a in range(s.piles):
        e.same[a] = 0
        for b in range(a):
            if words[a] == words[b]:
                e.same[a] += 1
    k = at
    for h in range(s.hand_n[p]):
        if may_play(s, p, h):
            kind = s.hand[p][h]
            value = VALUE[kind]
            most = highest(s, p, kind)
            moves[k] = SEND + kind
            gains[k] = 10 * value
            k += 1
            for a in range(s.piles):
                if e.same[a] == 0:
                    i = s.pile[a]
                    moves[k] = ALLY + kind * PILES + i - 1
                    gains[k] = -10 * sign * e.outlook.points[a] if kind == MINISTER and s.size[i] > 1 else 10 * value - 1
                    k += 1
                    for b in range(s.piles):
                        t = s.pile[b]
                        if e.same[b] == (words[a] == words[b]) and can_conspire(s, value, most, i, t):
                            moves[k] = CONSPIRE + (kind * PILES + i - 1) * PILES + t - 1
                            gains[k] = 10 * (value - sign * e.outlook.points[b]) + 1
                            k += 1
    if s.hand_n[0] + s.hand_n[1] > GREEDY:
        for j in range(at, k):
            e.acts[j - at] = moves[j]
        weigh(s, e.weights, 0, e.acts, k - at, e.worth)
        for j in range(at, k):
            gains[j] = rounded(e.worth[j - at])
    else:
        for j in range(at, k):
            gains[j] = 1000 * gains[j] + e.history[p * ACTIONS + moves[j]]
    return k


def rounded(worth):
    """A worth in whole thousandths."""
    if worth > 1000000.0:
        return 1000000000
    return int(1000.0 * worth) if worth > -1000000.0 else -1000000000


def pile_points(s, i):
    """What a pile is worth to Della Rovere."""
    x = s.bottom[i]
    points = 0
    for _depth in range(s.size[i]):
        points += VALUE[s.noble[x] & 15] if s.noble[x] >> 4 == 0 else -VALUE[s.noble[x] & 15]
        x = s.above[x]
    return points


def outcome_of(stack, e, depth, moves, gains, words, keys, found, low, high):
    """The outcome of the position on a level of the stack, exact if it lies between `low` and `high`, else a bound."""
    s = stage_of(stack, depth)
    if s.due == OVER:
        by = lead(s)
        return (by > 0) - (by < 0)
    if e.nodes >= e.budget or depth == LEVELS - 1:
        e.unsolved = 1
        return 0
    e.nodes += 1
    for a in range(s.piles):
        e.outlook.points[a] = pile_points(s, s.pile[a])
    if is_safe(s, e.outlook, 0):
        return 1
    if is_safe(s, e.outlook, 1):
        return -1
    exact = holds_lady(s)
    key = mixed(hands_word(s))
    for a in range(s.piles):
        words[a] = pile_word(s, s.pile[a], e.outlook.points[a], exact)
        key = (key + mixed(words[a])) & WORD
    slot = key & e.mask
    least = -1
    most = 1
    if keys[slot] == key:
        least = (found[slot] >> 4) - 1
        most = (found[slot] & 15) - 1
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        if least > low:
            low = least
        if most < high:
            high = most
    at = depth * WIDTH
    end = find_moves(s, e, words, at, moves, gains)
    wants = 1 - 2 * s.turn
    alpha = low
    beta = high
    best = -1 * wants
    for j in range(at, end):
        pick = j
        for k in range(j + 1, end):
            if gains[k] > gains[pick]:
                pick = k
        action = moves[pick]
        moves[pick] = moves[j]
        gains[pick] = gains[j]
        moves[j] = action
        copy_state(stage_of(stack, depth + 1), s)
        apply(stage_of(stack, depth + 1), action)
        value = outcome_of(stack, e, depth + 1, moves, gains, words, keys, found, alpha, beta)
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
            e.history[s.turn * ACTIONS + action] += s.hand_n[0] + s.hand_n[1]
            break
    if best > low:
        least = best
    if best < high:
        most = best
    keys[slot] = key
    found[slot] = (least + 1) << 4 | (most + 1)
    return best
