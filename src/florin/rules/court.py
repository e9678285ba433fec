"""Court of the Medici. Plain functions over a flat state, run as they are or compiled through court.pxd.

A noble's kind is its value from 0 to 10, JESTER or DUKE, the same for both houses (0 Della Rovere, 1 Gonzaga, like
their seats). `noble` holds house << 4 | kind of each card that came to court. A pile's cards are places in it, linked
from the bottom up. Piles have the numbers of the notation, 1 to 50. What is due is a move, a card, a first player or
nothing; `apply` makes a move, `deal` applies the draw that is due. Rule ids (K-4) are those of the numbered rules.
"""

MOVE, CARD, FIRST, OVER = 0, 1, 2, 3  # what is due
CIRCLE, HANDS, PLAY, LIMIT = 0, 1, 2, 3  # stages: lay the circle, draw hands, play, declare a jester (K-10)
MINISTER, LADY, JESTER, DUKE, KINDS = 0, 1, 11, 12, 13
JESTER_LEAST, JESTER_MOST = 1, 10  # K-9
VALUE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, JESTER_LEAST, 15]
INNER = 2  # zones: 0 and 1 are the seats' Outer Courts
NO_LIMIT, PILES, SEATS = 99, 50, 2
CIRCLE_CARDS, HAND_CARDS = 4, 5  # K-1: per house
SMALL_CIRCLE_CARDS, SMALL_HAND_CARDS, SMALL_HIGHEST = 2, 1, 3  # K-1: likewise in a small court, and its highest kind
TINY_CIRCLE_CARDS, TINY_HAND_CARDS, TINY_HIGHEST = 1, 1, 2  # K-1: likewise in a tiny court
MOST_PLANS = 3  # K-7: the game is drawn when both have planned this often
DUKES, DISTINCT_CIRCLE, PLAN_DRAW_ROW, END_HOUSE, SMALL, TINY = 1, 2, 4, 8, 16, 32  # options

# The first id of each verb. Add the noble's kind (or the declared value less 1), for ALLY kind * 50 + pile - 1,
# for CONSPIRE (kind * 50 + pile - 1) * 50 + target - 1.
SEND, PLAN, DECLARE, REPLACE, KEEP, ALLY, CONSPIRE, ACTIONS = 0, 13, 26, 36, 49, 50, 700, 33200


# -- the moves ---------------------------------------------------------------------------------------------------------


def candidates(s):
    """Count the conceivable moves."""
    if s.stage == PLAY:
        return s.hand_n[s.turn] * (2 + s.piles + s.piles * s.piles)
    return JESTER_MOST if s.stage == LIMIT else KINDS + 1


def candidate(s, j):
    """Return conceivable move j, or -1 if it is not legal. Each legal move is exactly one of them."""
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


def candidate_index(s, action):
    """Return the only j for which `candidate` can give this action; it may be out of range."""
    if s.stage == LIMIT:
        return action - DECLARE
    if s.stage == CIRCLE:
        return action - REPLACE
    if action >= CONSPIRE:
        action -= CONSPIRE
        i = pile_index(s, action // PILES % PILES + 1)
        t = pile_index(s, action % PILES + 1)
        if i < 0 or t < 0:
            return -1
        return play_index(s, action // (PILES * PILES), 2 + s.piles + t * s.piles + i)
    if action >= ALLY:
        action -= ALLY
        i = pile_index(s, action % PILES + 1)
        return -1 if i < 0 else play_index(s, action // PILES, 2 + i)
    if action >= DECLARE:
        return -1
    return play_index(s, action - PLAN, 1) if action >= PLAN else play_index(s, action - SEND, 0)


def play_index(s, kind, way):
    """Return the index of playing a noble in one of the ways that `candidate` counts, or -1 if it is not in hand."""
    for h in range(s.hand_n[s.turn]):
        if s.hand[s.turn][h] == kind:
            return way * s.hand_n[s.turn] + h
    return -1


def pile_index(s, i):
    """Return where pile i is among the numbers in use, or -1."""
    for k in range(s.piles):
        if s.pile[k] == i:
            return k
    return -1


def legal(s, acts):
    """Write the legal moves to `acts` and return their number."""
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
            for a in range(s.piles):  # K-5
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
    """K-3, K-10: nothing above the limit. (Of two equal cards, which are neighbours, only the first counts.)"""
    kind = s.hand[p][h]
    return VALUE[kind] <= s.limit[p] and (h == 0 or s.hand[p][h - 1] != kind)


def highest(s, p, kind):
    """Return the most that a card can count in the move that plays it (K-9, K-10)."""
    if kind != JESTER:
        return VALUE[kind]
    return s.limit[p] if s.limit[p] < JESTER_MOST else JESTER_MOST


def can_conspire(s, least, most, i, t):
    """K-6, K-9: a pile counts from its `sum` (jesters at 1) to its `most` (at 10), the card from `least` to `most`."""
    return (i != t) & (s.sum[i] + least <= s.most[t]) & (s.most[i] + most >= s.sum[t])


def may_plan(s, p):
    """Return whether a player may plan: with cards in the deck, and if the other one can play (K-7, K-10)."""
    return deck_n(s, p) > 0 and can_play(s, 1 - p)


def deck_n(s, p):
    return s.unseen_n[p] + s.under_n[p]


def can_play(s, p):
    """Return whether a player may play any card of the hand (K-11)."""
    for h in range(s.hand_n[p]):
        if may_play(s, p, h):
            return 1
    return 0


def apply(s, action):
    """Make a legal move."""
    p = s.turn
    if action >= CONSPIRE:  # K-6; a Minister or a Lady has no power here (K-8)
        action -= CONSPIRE
        i = action // PILES % PILES + 1
        add(s, i, play_noble(s, p, action // (PILES * PILES)))
        eliminate(s, action % PILES + 1)
        end_play(s, p)
    elif action >= ALLY:
        action -= ALLY
        ally(s, p, action // PILES, action % PILES + 1)
        end_play(s, p)
    elif action < PLAN:  # K-4
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
    """Ally a noble with pile i, with a Minister's or a Lady's power (K-5, K-8)."""
    if kind == MINISTER and s.size[i] > 1:
        zone = s.zone[i]
        eliminate(s, i)
        lay(s, zone, i, play_noble(s, p, kind))
    else:
        add(s, i, play_noble(s, p, kind))
        if kind == LADY:
            scatter(s, i)


def plan(s, p, kind):
    """Put a card under the deck; the third plan of both players draws the game (K-7)."""
    leave_hand(s, p, kind)
    s.under[p][s.under_n[p]] = kind
    s.under_n[p] += 1
    if s.plans[p] < MOST_PLANS:
        s.plans[p] += 1
    if s.plans[0] == MOST_PLANS and s.plans[1] == MOST_PLANS:
        s.drawn = 1
        s.due = OVER
    else:
        draw_next(s, p)


def end_play(s, p):
    """After a send, an alliance or a conspiracy (K-7, K-12)."""
    if s.options & PLAN_DRAW_ROW:
        s.plans[0] = 0
        s.plans[1] = 0
    if circle_empty(s) or house_gone(s):
        s.due = OVER
    else:
        draw_next(s, p)


def circle_empty(s):
    """Return whether the Inner Circle is empty (K-12)."""
    return s.inner[0] + s.inner[1] == 0


def house_gone(s):
    """K-12: with the option, the game also ends when one house has no noble left in the circle."""
    return s.options & END_HOUSE and (s.inner[0] == 0 or s.inner[1] == 0)


def draw_next(s, p):
    """Let a player draw a card, if the deck has one, and then pass the turn (K-3)."""
    if deck_n(s, p) > 0:
        s.drawer = p
        s.due = CARD
    else:
        pass_turn(s, p)


def pass_turn(s, p):
    """Pass the turn to the next player who can play, or end the game (K-11)."""
    if can_play(s, 1 - p):
        s.turn = 1 - p
        s.due = MOVE
    elif can_play(s, p):
        s.turn = p
        s.due = MOVE
    else:
        s.due = OVER


def play_noble(s, p, kind):
    """Take a card out of the hand; return its place at court."""
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
    """Add a card to the hand, which is kept in order."""
    h = s.hand_n[p]
    while h > 0 and s.hand[p][h - 1] > kind:
        s.hand[p][h] = s.hand[p][h - 1]
        h -= 1
    s.hand[p][h] = kind
    s.hand_n[p] += 1


# -- piles -------------------------------------------------------------------------------------------------------------


def free_number(s):
    """Return the lowest number that no pile has."""
    k = 0
    while k < s.piles and s.pile[k] == k + 1:
        k += 1
    return k + 1


def lay(s, zone, i, x):
    """Begin pile i with card x. The numbers in use are kept in order."""
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
    """Put card x on top of pile i."""
    kind = s.noble[x] & 15
    house = s.noble[x] >> 4
    s.above[s.top[i]] = x
    s.top[i] = x
    s.size[i] += 1
    s.sum[i] += VALUE[kind]
    s.most[i] += JESTER_MOST if kind == JESTER else VALUE[kind]
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
    """K-8: split pile i; the lowest card keeps the number, the others take free ones from the bottom up."""
    x = s.bottom[i]
    left = s.size[i]
    zone = s.zone[i]
    eliminate(s, i)
    while left > 0:
        above = s.above[x]  # read before lay() links x again
        lay(s, zone, i, x)
        i = free_number(s)
        x = above
        left -= 1


# -- chance ------------------------------------------------------------------------------------------------------------


def chances(s):
    """Count the equally likely outcomes of the draw that is due. Planned cards come last, in their order (K-7)."""
    if s.due == FIRST:
        return 2
    return s.unseen_n[s.drawer] if s.unseen_n[s.drawer] > 0 else 1


def outcome(s, j):
    """Return outcome j: a card (house << 4 | kind), or a seat."""
    if s.due == FIRST:
        return j
    q = s.drawer
    return q << 4 | (s.unseen[q][j] if s.unseen_n[q] > 0 else s.under[q][0])


def deal(s, j):
    """Apply outcome j. The order of the unseen cards in their array means nothing."""
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
    """Tell whether the card that is due is drawn face down: not in the circle, nor the last of a deck (K-1, K-10)."""
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
    """K-3, K-10: the last card of a deck sets the limit, a jester once its value is declared."""
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
    """K-1. The circle's cards have the first places at court, even when replaced."""
    each = circle_cards(s.options)
    if s.replaced:
        i = s.replaced
        s.replaced = 0
    else:
        s.dealt += 1
        i = s.dealt
        s.drawer = s.dealt // each
    s.noble[i - 1] = (i - 1) // each << 4 | kind
    lay(s, INNER, i, i - 1)
    if s.dealt == 2 * each:
        settle_circle(s)


def count_twins(s, p):
    """K-2: return whether two of a seat's cards in the circle are equal."""
    twins = 0
    each = circle_cards(s.options)
    for kind in range(KINDS):
        s.twice[kind] = 0
    for x in range(each * p, each * (p + 1)):
        kind = s.noble[x] & 15
        s.twice[kind] += 1
        if s.twice[kind] > 1:
            twins = 1
    return twins


def settle_circle(s):
    """K-2: ask each seat that has twins; then return the cards set aside to the decks and draw the hands."""
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
    """K-2: the lower-numbered of the twins goes. A kind has only one pair, so at most 12 are set aside."""
    x = circle_cards(s.options) * p
    while (s.noble[x] & 15) != kind:
        x += 1
    s.aside[p][s.aside_n[p]] = kind
    s.aside_n[p] += 1
    eliminate(s, x + 1)
    s.replaced = x + 1
    s.drawer = p
    s.due = CARD


def to_hands(s, kind):
    """K-1: a hand for each, Della Rovere's first."""
    enter_hand(s, s.drawer, kind)
    if s.hand_n[s.drawer] == hand_cards(s.options):
        if s.drawer == 0:
            s.drawer = 1
        else:
            begin(s)


def begin(s):
    """K-1: the higher total in the circle begins; a tie is broken at random."""
    ahead = 0
    each = circle_cards(s.options)
    for i in range(1, each + 1):
        ahead += s.sum[i] - s.sum[i + each]
    s.stage = PLAY
    s.turn = 0 if ahead > 0 else 1
    s.due = FIRST if ahead == 0 else MOVE


def copies(kind, options):
    """Return how many cards of a kind each house has (K-1)."""
    if kind == DUKE:
        return options & DUKES
    if options & SMALL:
        return 1 if kind <= SMALL_HIGHEST else 0
    if options & TINY:
        return 1 if kind <= TINY_HIGHEST else 0
    return 2


def circle_cards(options):
    """Return how many cards each house lays in the Inner Circle (K-1)."""
    if options & TINY:
        return TINY_CIRCLE_CARDS
    return SMALL_CIRCLE_CARDS if options & SMALL else CIRCLE_CARDS


def hand_cards(options):
    """Return how many cards a hand begins with (K-1)."""
    if options & TINY:
        return TINY_HAND_CARDS
    return SMALL_HAND_CARDS if options & SMALL else HAND_CARDS


def new_game(s, players, options):
    """Fill a state of zeros."""
    s.players = players
    s.options = options
    s.stage = CIRCLE
    s.due = CARD
    s.nobles = 2 * circle_cards(options)
    for p in range(2):
        s.limit[p] = NO_LIMIT
        for kind in range(KINDS):
            for _copy in range(copies(kind, options)):
                s.unseen[p][s.unseen_n[p]] = kind
                s.unseen_n[p] += 1


# -- the end -----------------------------------------------------------------------------------------------------------


def score(s, house):
    """K-13: add up a house's nobles at court, jesters at 1."""
    total = 0
    for k in range(s.piles):
        x = s.bottom[s.pile[k]]
        for _depth in range(s.size[s.pile[k]]):
            if s.noble[x] >> 4 == house:
                total += VALUE[s.noble[x] & 15]
            x = s.above[x]
    return total


def lead(s):
    """K-13: above 0 when Della Rovere wins, below when Gonzaga does, 0 for a draw. A value counts before a noble."""
    by = 0
    if s.drawn:
        return by
    for k in range(s.piles):
        x = s.bottom[s.pile[k]]
        for _depth in range(s.size[s.pile[k]]):
            by += (100 * VALUE[s.noble[x] & 15] + 1) * (1 - 2 * (s.noble[x] >> 4))
            x = s.above[x]
    return by


def won(s, p):
    """Return seat p's share of the win, in sixtieths."""
    by = lead(s)
    if by == 0:
        return 30
    return 60 if (by > 0) == (p == 0) else 0
