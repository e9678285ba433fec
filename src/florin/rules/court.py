"""Court of the Medici. Plain functions over a flat state, run as they are or compiled through court.pxd.

A noble's kind is its value from 0 to 10, JESTER or DUKE, alike for both houses (0 Della Rovere, 1 Gonzaga, like
their seats); `noble` holds house << 4 | kind of each card that came to court, and a pile's cards are places in it,
linked from the bottom up. Piles have the numbers of the notation, 1 to 50. What is due is a move, a card, a first
player or nothing; `apply` makes a move, `deal` gives the chance that is due. Rule ids (K-4) are those of RULES.md.
"""

MOVE, CARD, FIRST, OVER = 0, 1, 2, 3  # what is due
CIRCLE, HANDS, PLAY, LIMIT = 0, 1, 2, 3  # stages: the circle is laid, hands are drawn, play, a jester declared (K-10)
MINISTER, LADY, JESTER, DUKE, KINDS = 0, 1, 11, 12, 13
VALUE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 15]
INNER = 2  # zones: 0 and 1 are the seats' Outer Courts
NO_LIMIT, PILES, SEATS = 99, 50, 2
DUKES, DISTINCT_CIRCLE, PLAN_DRAW_ROW, END_HOUSE = 1, 2, 4, 8  # options

# The first id of each verb: to it comes the noble's kind (or the value declared, less 1), for ALLY
# kind * 50 + pile - 1, for CONSPIRE (kind * 50 + pile - 1) * 50 + target - 1.
SEND, PLAN, DECLARE, REPLACE, KEEP, ALLY, CONSPIRE, ACTIONS = 0, 13, 26, 36, 49, 50, 700, 33200


# -- the moves ---------------------------------------------------------------------------------------------------------


def candidates(s):
    """How many moves are conceivable."""
    if s.stage == PLAY:
        return s.hand_n[s.turn] * (2 + s.piles + s.piles * s.piles)
    return 10 if s.stage == LIMIT else KINDS + 1


def candidate(s, j):
    """Conceivable move j, or -1 if it is not legal. Each legal move is exactly one of them."""
    if s.stage == LIMIT:
        return DECLARE + j
    if s.stage == CIRCLE:
        if j == KINDS:
            return KEEP
        return REPLACE + j if s.twice[j] > 1 else -1
    p = s.turn
    h = j % s.hand_n[p]
    j = j // s.hand_n[p]
    if not may_play(s, p, h):
        return -1
    kind = s.hand[p][h]
    if j == 0:
        return SEND + kind
    if j == 1:
        return PLAN + kind if may_plan(s, p) else -1
    j -= 2
    if j < s.piles:
        return ALLY + kind * PILES + s.pile[j] - 1
    j -= s.piles
    i = s.pile[j % s.piles]
    t = s.pile[j // s.piles]
    if can_conspire(s, VALUE[kind], highest(s, p, kind), i, t):
        return CONSPIRE + (kind * PILES + i - 1) * PILES + t - 1
    return -1


def legal(s, acts):
    """Writes the legal moves to `acts` and returns their number."""
    k = 0
    if s.stage != PLAY:
        for j in range(candidates(s)):
            acts[k] = candidate(s, j)
            k += acts[k] >= 0
        return k
    p = s.turn
    plans = may_plan(s, p)
    for h in range(s.hand_n[p]):
        if may_play(s, p, h):
            kind = s.hand[p][h]
            most = highest(s, p, kind)
            acts[k] = SEND + kind
            k += 1
            if plans:
                acts[k] = PLAN + kind
                k += 1
            for a in range(s.piles):
                acts[k] = ALLY + kind * PILES + s.pile[a] - 1
                k += 1
            for a in range(s.piles):
                i = s.pile[a]
                on = CONSPIRE + (kind * PILES + i - 1) * PILES - 1
                for b in range(s.piles):
                    acts[k] = on + s.pile[b]
                    k += can_conspire(s, VALUE[kind], most, i, s.pile[b])
    return k


def may_play(s, p, h):
    """K-10: nothing above the limit. (Of two alike, which lie side by side, the first stands for both.)"""
    kind = s.hand[p][h]
    return VALUE[kind] <= s.limit[p] and (h == 0 or s.hand[p][h - 1] != kind)


def highest(s, p, kind):
    """The most that a card can count in the move that plays it (K-9, K-10)."""
    if kind != JESTER:
        return VALUE[kind]
    return s.limit[p] if s.limit[p] < 10 else 10


def can_conspire(s, least, most, i, t):
    """K-6, K-9: a pile counts from its `sum` (jesters at 1) to its `most` (at 10), the card from `least` to `most`."""
    return (i != t) & (s.sum[i] + least <= s.most[t]) & (s.most[i] + most >= s.sum[t])


def may_plan(s, p):
    """K-7, K-10."""
    return deck_n(s, p) > 0 and can_play(s, 1 - p)


def deck_n(s, p):
    return s.unseen_n[p] + s.under_n[p]


def can_play(s, p):
    """K-11."""
    for h in range(s.hand_n[p]):
        if may_play(s, p, h):
            return 1
    return 0


def apply(s, action):
    """Makes a legal move."""
    p = s.turn
    if action >= CONSPIRE:
        action -= CONSPIRE
        i = action // PILES % PILES + 1
        add(s, i, play_noble(s, p, action // (PILES * PILES)))
        eliminate(s, action % PILES + 1)
        end_play(s, p)
    elif action >= ALLY:
        action -= ALLY
        ally(s, p, action // PILES, action % PILES + 1)
        end_play(s, p)
    elif action < PLAN:
        lay(s, p, free_number(s), play_noble(s, p, action - SEND))
        end_play(s, p)
    elif action < DECLARE:
        plan(s, p, action - PLAN)
    elif action < REPLACE:
        s.limit[p] = action - DECLARE + 1
        s.stage = PLAY
        pass_turn(s, p)
    elif action < KEEP:
        replace(s, p, action - REPLACE)
    else:
        s.asked += 1
        settle_circle(s)


def ally(s, p, kind, i):
    """K-5, K-8."""
    if kind == MINISTER and s.size[i] > 1:
        zone = s.zone[i]
        eliminate(s, i)
        lay(s, zone, i, play_noble(s, p, kind))
    else:
        add(s, i, play_noble(s, p, kind))
        if kind == LADY:
            scatter(s, i)


def plan(s, p, kind):
    """K-7."""
    leave_hand(s, p, kind)
    s.under[p][s.under_n[p]] = kind
    s.under_n[p] += 1
    if s.plans[p] < 3:
        s.plans[p] += 1
    if s.plans[0] == 3 and s.plans[1] == 3:
        s.drawn = 1
        s.due = OVER
    else:
        draw_next(s, p)


def end_play(s, p):
    """After a send, an alliance or a conspiracy (K-7, K-12)."""
    if s.options & PLAN_DRAW_ROW:
        s.plans[0] = 0
        s.plans[1] = 0
    if s.inner[0] + s.inner[1] == 0 or (s.options & END_HOUSE and (s.inner[0] == 0 or s.inner[1] == 0)):
        s.due = OVER
    else:
        draw_next(s, p)


def draw_next(s, p):
    """K-3."""
    if deck_n(s, p) > 0:
        s.drawer = p
        s.due = CARD
    else:
        pass_turn(s, p)


def pass_turn(s, p):
    """K-11."""
    if can_play(s, 1 - p):
        s.turn = 1 - p
        s.due = MOVE
    elif can_play(s, p):
        s.turn = p
        s.due = MOVE
    else:
        s.due = OVER


def play_noble(s, p, kind):
    """A card leaves the hand; returns its place at court."""
    leave_hand(s, p, kind)
    x = s.nobles
    s.noble[x] = p << 4 | kind
    s.nobles += 1
    return x


def leave_hand(s, p, kind):
    h = 0
    while s.hand[p][h] != kind:
        h += 1
    s.hand_n[p] -= 1
    for k in range(h, s.hand_n[p]):
        s.hand[p][k] = s.hand[p][k + 1]


def enter_hand(s, p, kind):
    """A hand is kept in order."""
    h = s.hand_n[p]
    while h > 0 and s.hand[p][h - 1] > kind:
        s.hand[p][h] = s.hand[p][h - 1]
        h -= 1
    s.hand[p][h] = kind
    s.hand_n[p] += 1


# -- piles -------------------------------------------------------------------------------------------------------------


def free_number(s):
    """The lowest number that no pile has."""
    k = 0
    while k < s.piles and s.pile[k] == k + 1:
        k += 1
    return k + 1


def lay(s, zone, i, x):
    """Card x begins pile i. The numbers in use are kept in order."""
    s.zone[i] = zone
    s.bottom[i] = x
    s.top[i] = x
    k = s.piles
    while k > 0 and s.pile[k - 1] > i:
        s.pile[k] = s.pile[k - 1]
        k -= 1
    s.pile[k] = i
    s.piles += 1
    add(s, i, x)


def add(s, i, x):
    """Card x lies on top of pile i."""
    kind = s.noble[x] & 15
    house = s.noble[x] >> 4
    s.above[s.top[i]] = x
    s.top[i] = x
    s.size[i] += 1
    s.sum[i] += VALUE[kind]
    s.most[i] += 10 if kind == JESTER else VALUE[kind]
    s.of_house[i][house] += 1
    if s.zone[i] == INNER:
        s.inner[house] += 1


def eliminate(s, i):
    if s.zone[i] == INNER:
        s.inner[0] -= s.of_house[i][0]
        s.inner[1] -= s.of_house[i][1]
    s.size[i] = 0
    s.sum[i] = 0
    s.most[i] = 0
    s.of_house[i][0] = 0
    s.of_house[i][1] = 0
    k = 0
    while s.pile[k] != i:
        k += 1
    s.piles -= 1
    for m in range(k, s.piles):
        s.pile[m] = s.pile[m + 1]


def scatter(s, i):
    """K-8: all of pile i lies apart; the lowest card keeps the number, the others take free ones from the bottom up."""
    x = s.bottom[i]
    left = s.size[i]
    zone = s.zone[i]
    eliminate(s, i)
    while left > 0:
        above = s.above[x]  # read before lay() links x anew
        lay(s, zone, i, x)
        i = free_number(s)
        x = above
        left -= 1


# -- chance ------------------------------------------------------------------------------------------------------------


def chances(s):
    """How many equally likely outcomes the chance that is due has. Planned cards come last, in their order (K-7)."""
    if s.due == FIRST:
        return 2
    return s.unseen_n[s.drawer] if s.unseen_n[s.drawer] > 0 else 1


def outcome(s, j):
    """What number j of them is: a card (house << 4 | kind), or a seat."""
    if s.due == FIRST:
        return j
    q = s.drawer
    return q << 4 | (s.unseen[q][j] if s.unseen_n[q] > 0 else s.under[q][0])


def deal(s, j):
    """Outcome j comes true. The order in which the unseen cards lie in their array means nothing."""
    if s.due == FIRST:
        s.turn = j
        s.due = MOVE
    elif s.stage == CIRCLE:
        to_circle(s, draw(s, s.drawer, j))
    elif s.stage == HANDS:
        to_hands(s, draw(s, s.drawer, j))
    else:
        to_hand(s, s.drawer, draw(s, s.drawer, j))


def secret(s):
    """Is the card that is due drawn face down? Not in the circle, and not the last of a deck (K-1, K-10)."""
    return s.stage != CIRCLE and deck_n(s, s.drawer) > 1


def draw(s, p, j):
    if s.unseen_n[p] > 0:
        kind = s.unseen[p][j]
        s.unseen_n[p] -= 1
        s.unseen[p][j] = s.unseen[p][s.unseen_n[p]]
    else:
        kind = s.under[p][0]
        s.under_n[p] -= 1
        for k in range(s.under_n[p]):
            s.under[p][k] = s.under[p][k + 1]
    return kind


def to_hand(s, p, kind):
    """K-3, K-10: the last card of a deck sets the limit, a jester after its value is declared."""
    enter_hand(s, p, kind)
    if deck_n(s, p) > 0:
        pass_turn(s, p)
    elif kind == JESTER:
        s.stage = LIMIT
        s.turn = p
        s.due = MOVE
    else:
        s.limit[p] = VALUE[kind]
        pass_turn(s, p)


# -- set-up ------------------------------------------------------------------------------------------------------------


def to_circle(s, kind):
    """K-1. The circle's cards have places 0 to 7 at court, also when replaced."""
    if s.replaced:
        i = s.replaced
        s.replaced = 0
    else:
        s.dealt += 1
        i = s.dealt
        s.drawer = s.dealt // 4
    s.noble[i - 1] = (i - 1) // 4 << 4 | kind
    lay(s, INNER, i, i - 1)
    if s.dealt == 8:
        settle_circle(s)


def count_twins(s, p):
    """K-2: are two of a seat's cards in the circle alike?"""
    twins = 0
    for kind in range(KINDS):
        s.twice[kind] = 0
    for x in range(4 * p, 4 * p + 4):
        kind = s.noble[x] & 15
        s.twice[kind] += 1
        if s.twice[kind] > 1:
            twins = 1
    return twins


def settle_circle(s):
    """K-2: who has twins is asked; then what was set aside goes back and hands are drawn."""
    while s.asked < 2 and not (s.options & DISTINCT_CIRCLE and count_twins(s, s.asked)):
        s.asked += 1
    if s.asked < 2:
        s.turn = s.asked
        s.due = MOVE
        return
    for p in range(2):
        for k in range(s.aside_n[p]):
            s.unseen[p][s.unseen_n[p]] = s.aside[p][k]
            s.unseen_n[p] += 1
        s.aside_n[p] = 0
    s.stage = HANDS
    s.drawer = 0
    s.due = CARD


def replace(s, p, kind):
    """K-2: the lower-numbered of the twins goes. A kind has but one pair, so at most 12 are set aside."""
    x = 4 * p
    while (s.noble[x] & 15) != kind:
        x += 1
    s.aside[p][s.aside_n[p]] = kind
    s.aside_n[p] += 1
    eliminate(s, x + 1)
    s.replaced = x + 1
    s.drawer = p
    s.due = CARD


def to_hands(s, kind):
    """K-1: five each, Della Rovere first."""
    enter_hand(s, s.drawer, kind)
    if s.hand_n[s.drawer] == 5:
        if s.drawer == 0:
            s.drawer = 1
        else:
            begin(s)


def begin(s):
    """K-1: the higher total in the circle begins, a tie is drawn."""
    ahead = 0
    for i in range(1, 5):
        ahead += s.sum[i] - s.sum[i + 4]
    s.stage = PLAY
    s.turn = 0 if ahead > 0 else 1
    s.due = FIRST if ahead == 0 else MOVE


def new_game(s, players, options):
    """Fills a state of zeros."""
    s.players = players
    s.options = options
    s.stage = CIRCLE
    s.due = CARD
    s.nobles = 8
    for p in range(2):
        s.limit[p] = NO_LIMIT
        for kind in range(KINDS):
            for _copy in range(2 if kind != DUKE else options & DUKES):
                s.unseen[p][s.unseen_n[p]] = kind
                s.unseen_n[p] += 1


# -- the end -----------------------------------------------------------------------------------------------------------


def score(s, house):
    """K-13: the sum of a house's nobles at court, jesters at 1."""
    total = 0
    for k in range(s.piles):
        x = s.bottom[s.pile[k]]
        for _depth in range(s.size[s.pile[k]]):
            if s.noble[x] >> 4 == house:
                total += VALUE[s.noble[x] & 15]
            x = s.above[x]
    return total


def lead(s):
    """K-13: above 0 when Della Rovere wins, below when Gonzaga does, 0 for a draw."""
    if s.drawn:
        return 0
    by = 100 * (score(s, 0) - score(s, 1))
    for k in range(s.piles):
        by += s.of_house[s.pile[k]][0] - s.of_house[s.pile[k]][1]
    return by


def won(s, p):
    """Seat p's part of the win, in sixtieths."""
    by = lead(s)
    if by == 0:
        return 30
    return 60 if (by > 0) == (p == 0) else 0
