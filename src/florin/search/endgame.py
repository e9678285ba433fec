"""The court's endgame, solved: when both decks are out everything is known, and all that matters is who wins.

One question is asked at a time, whether a seat wins. Moves are tried in turn, with many cards left by what a merchant
thinks of them, and positions are looked up in a table. Two positions are one if their hands and piles are: a pile is
what it counts, what it is worth, and, while a Lady is held, its very cards.
"""

from florin.rules.court import KINDS, LADY, MINISTER, apply
from florin.rules.playout import MIX_1, MIX_2, WORD

FEW = 5  # with so few cards left only the scene is played on, and moves are tried by what they gain at once
MANY = 7  # with so many it pays to look up all that the moves lead to first
FEWEST = 3  # with so few no table is kept: looking a position up costs as much as solving it
HARD = 10000  # a position for which so many were looked at is hard: it pays to look ahead before moves are tried
FAR, NARROW = 9, 64  # with so many cards left, and so few moves
SORTED, FEW_SORTED = 16, 3  # so many moves are tried best first, with few cards left so many; then it hardly matters
LEVELS, WIDTH = 12, 16384  # 10 cards and a limit to declare; what `legal` needs at most
OPEN = 2  # not plain to see: no outcome
BUSY = 3  # not looked at, as the other thread is doing so
WAYS = 4  # a position may lie in so many places of the table
PATIENCE, TRIES, REFUGES = 2, 4, 4  # after so many moves that fail, refuges are looked for, in so many tries


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
    """The position's name in the table: four bits for the cards left, 56 for all else, four for what comes to be known.
    Also writes the piles' words.
    """
    one = 1
    exact = holds_lady(c)
    key = mixed(hands_word(c))
    for a in range(c.piles):
        e.words[a] = pile_word(c, a, exact)
        key = (key + mixed(e.words[a])) & WORD
    return (one * c.left << 60) | ((key >> 8) << 4)


def seek(table, e, key):
    """What is known of a position: three times the least its outcome can be, plus the most, both from 0 to 2; or -1."""
    slot = (key >> 4) & e.mask
    for k in range(slot, slot + WAYS):
        entry = table[k]  # read once: another thread may write it now
        if (entry ^ key) >> 4 == 0:
            return entry & 15
    return -1


def store(table, e, key, bounds):
    """Notes what is known of a position, in place of one with fewer cards left if there is no room. It is one word, of
    which another thread never sees a half.
    """
    slot = (key >> 4) & e.mask
    pick = slot
    for k in range(slot, slot + WAYS):
        if (table[k] ^ key) >> 4 == 0:
            pick = k
            break
        if table[k] >> 60 < table[pick] >> 60:
            pick = k
    table[pick] = key | bounds


def known_good(c, e, branches, table, at, end, low, high):
    """A move to a position that the table knows to be good enough for who makes it; its place, or -1."""
    if c.declares:
        return -1
    for j in range(at, end):
        copy_scene(e.spare, c)
        act(e.spare, branches[j].kind, branches[j].on, branches[j].against)
        if e.spare.over == 0:
            bounds = seek(table, e, key_of(e.spare, e))
            if bounds >= 0 and (bounds // 3 - 1 >= high if c.turn == 0 else bounds % 3 - 1 <= low):
                return j
    return -1


def find_refuges(c, e, branches, depth):
    """Notes moves by which the other, were it his turn, would be safe for good; returns how many there are.

    By such a move he also wins after one that leaves alone the piles it needs: what can still be taken from him was
    reckoned with, in whatever order it comes.
    """
    at = (depth + 1) * WIDTH
    n = 0
    if c.by_house or c.declares or c.hand_n[1 - c.turn] == 0:
        return 0
    copy_scene(e.spare, c)
    e.spare.turn = 1 - c.turn
    end = find_moves(e.spare, e, branches, at)
    for j in range(at, end if end < at + TRIES else at + TRIES):
        promote(branches, j, end)
        kind = branches[j].kind
        if kind != LADY or branches[j].on < 0:
            copy_scene(e.spare, c)
            e.spare.turn = 1 - c.turn
            act(e.spare, kind, branches[j].on, branches[j].against)
            if e.spare.over == 0 and is_safe(e.spare, e.outlook, 1 - c.turn):
                e.needs[depth * REFUGES + n] = branches[j].on
                e.takes[depth * REFUGES + n] = branches[j].against
                n += 1
    return n


def leaves_refuge(c, e, n, depth, kind, on, against):
    """Does one of the other's `n` refuges stay open after a move? A circle that may be emptied is not looked into."""
    gone = on if kind == MINISTER else against
    if gone >= 0 and c.within[gone]:
        circles = 0
        for a in range(c.piles):
            circles += c.within[a]
        if circles < 3:
            return 0
    for k in range(depth * REFUGES, depth * REFUGES + n):
        if on < 0 or (on != e.needs[k] and on != e.takes[k]):
            if against < 0 or (against != e.needs[k] and against != e.takes[k]):
                return 1
    return 0


def verdict(c, e):
    """The outcome of a position for Della Rovere if that is plain to see, else OPEN."""
    if c.over:
        return sign_of(c.lead)
    if c.declares:
        return OPEN
    if c.left == 1:
        return sign_of(last_lead(c, c.turn)) * (1 - 2 * c.turn)
    if c.left == 2 and c.hand_n[0] == 1 and c.by_house == 0:
        return last_two(c, e.finish, e.spare)
    if is_safe(c, e.outlook, 0):
        return 1
    if is_safe(c, e.outlook, 1):
        return -1
    return OPEN


def outcome_of(stack, scenes, e, depth, branches, table, low, high, waits):
    """The outcome of the position on a level, exact if it lies between `low` and `high`, else a bound.

    Of two threads that work together both follow the first move. Another that one of them is looking at can wait: the
    other tries it last, when it is likely to be found in the table.
    """
    c = scene_at(scenes, depth)
    found = verdict(c, e)
    if found != OPEN:
        return found
    if e.nodes >= e.budget or (e.nodes >= HARD and not e.hard):
        e.unsolved = 1
        return 0
    deep = c.left > FEW or c.declares
    key = key_of(c, e) if deep or c.left > FEWEST else 0
    bounds = seek(table, e, key) if c.left > FEWEST else -1
    least = -1
    most = 1
    if bounds >= 0:
        least = bounds // 3 - 1
        most = bounds % 3 - 1
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        if least > low:
            low = least
        if most < high:
            high = most
    if c.left > FEWEST:
        if waits and e.there[depth] == key:
            return BUSY
        e.here[depth] = key
    at = depth * WIDTH
    if deep:
        end = find_moves(c, e, branches, at)
        if e.hard and c.left >= FAR and end - at <= NARROW and not c.declares:
            look_ahead(scenes, e, depth, branches, at, end)
        else:
            sort_moves(stage_of(stack, depth), e, branches, at, end)
        promote(branches, at, end)
        recall(c, e, branches, at + 1, end, depth)
        j = known_good(c, e, branches, table, at, end, low, high) if c.left >= MANY else -1
        if j >= 0:
            choose(e, depth, branches[j].kind, branches[j].on, branches[j].against)
            return high if c.turn == 0 else low
    else:
        end = find_strike(c, branches, at)
    wants = 1 - 2 * c.turn
    alpha = low
    beta = high
    best = -wants
    refuges = 0
    answers = 0
    whole = deep
    late = 0
    j = at - 1
    while True:
        j += 1
        if j == end and not whole:
            whole = 1
            end = find_rest(c, e, branches, at, end)
            recall(c, e, branches, j, end, depth)
        if j == end:
            break
        if j < at + (SORTED if deep else FEW_SORTED) and j < end - late and (j > at or not deep):
            promote(branches, j, end - late)
        kind = branches[j].kind
        on = branches[j].on
        against = branches[j].against
        if j == at + PATIENCE and c.left > FEWEST:
            refuges = find_refuges(c, e, branches, depth)
        if refuges and leaves_refuge(c, e, refuges, depth, kind, on, against):
            continue
        if j == at + 1:
            answers = find_answers(c, e)
        if answers and is_answered(c, e, answers, kind, on, against):
            continue
        if deep:
            copy_state(stage_of(stack, depth + 1), stage_of(stack, depth))
            apply(stage_of(stack, depth + 1), action_of(stage_of(stack, depth), kind, on, against))
            view_scene(scene_at(scenes, depth + 1), stage_of(stack, depth + 1))
        else:
            copy_scene(scene_at(scenes, depth + 1), c)
            act(scene_at(scenes, depth + 1), kind, on, against)
        e.nodes += 1
        value = outcome_of(stack, scenes, e, depth + 1, branches, table, alpha, beta, j > at and j < end - late)
        if value == BUSY:
            late += 1
            swap(branches, j, end - late)
            j -= 1
            continue
        if e.unsolved:
            return 0
        if wants * value > wants * best:
            best = value
            choose(e, depth, kind, on, against)
        if wants > 0:
            if best > alpha:
                alpha = best
        elif best < beta:
            beta = best
        if alpha >= beta or best == wants:
            remember(c, e, depth, kind, on, against)
            break
    if best > low:
        least = best
    if best < high:
        most = best
    if c.left > FEWEST:
        store(table, e, key, 3 * (least + 1) + most + 1)
    return best


def choose(e, depth, kind, on, against):
    """Notes the best move so far of the position that is asked about."""
    if depth == 0:
        e.kind = kind
        e.on = on
        e.against = against


def solve(stack, scenes, e, branches, table):
    """The outcome for Della Rovere of the position at the bottom of the stack, 1, 0 or -1; notes a move to it."""
    e.kind = -1
    view_scene(scene_at(scenes, 0), stage_of(stack, 0))
    e.hard = 0
    found = outcome_of(stack, scenes, e, 0, branches, table, -1, 1, 0)
    if e.unsolved and e.nodes < e.budget:
        e.unsolved = 0
        e.hard = 1
        found = outcome_of(stack, scenes, e, 0, branches, table, -1, 1, 0)
    return found
