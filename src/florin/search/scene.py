"""The court when both decks are out, as little of it as matters: what the solver of the endgame plays on.

Piles have no order and cards no places: a pile is what it counts, from `low` to `high` with its jesters, its `net` part
of the lead for Della Rovere (100 a point, 1 a noble, as in `lead`), and its cards as a multiset, two bits a kind. Cards
above a limit, which nobody will play, are left out of the hands. The real rules are the judge: tests play both.
"""

from florin.rules.court import END_HOUSE, INNER, JESTER, KINDS, LADY, LIMIT, MINISTER, OVER, VALUE


def worth_of(kind):
    """What a noble at court adds to the lead of his house (K-13)."""
    return 100 * VALUE[kind] + 1


def reach_of(c, p, kind):
    """The most that a card can count in the move that plays it (K-9, K-10)."""
    if kind != JESTER:
        return VALUE[kind]
    return c.limit[p] if c.limit[p] < 10 else 10


def add_card(c, a, house, kind):
    one = 1
    net = worth_of(kind) if house == 0 else -worth_of(kind)
    c.net[a] += net
    c.lead += net
    c.low[a] += VALUE[kind]
    c.high[a] += 10 if kind == JESTER else VALUE[kind]
    c.size[a] += 1
    c.own[a] += house == 0
    c.cards[a] += one << (2 * (house * KINDS + kind))
    if c.within[a]:
        c.inner[house] += 1


def new_pile(c, within):
    """An empty pile, in the circle or not; returns its place."""
    a = c.piles
    c.piles += 1
    c.within[a] = within
    c.net[a] = 0
    c.low[a] = 0
    c.high[a] = 0
    c.size[a] = 0
    c.own[a] = 0
    c.cards[a] = 0
    return a


def clear_pile(c, a):
    """All cards of a pile go; the pile stays, empty."""
    c.lead -= c.net[a]
    if c.within[a]:
        c.inner[0] -= c.own[a]
        c.inner[1] -= c.size[a] - c.own[a]
    c.net[a] = 0
    c.low[a] = 0
    c.high[a] = 0
    c.size[a] = 0
    c.own[a] = 0
    c.cards[a] = 0


def remove_pile(c, a):
    """A pile is gone; the last one takes its place."""
    clear_pile(c, a)
    c.piles -= 1
    z = c.piles
    c.net[a] = c.net[z]
    c.low[a] = c.low[z]
    c.high[a] = c.high[z]
    c.size[a] = c.size[z]
    c.own[a] = c.own[z]
    c.within[a] = c.within[z]
    c.cards[a] = c.cards[z]


def part(c, a):
    """K-8: all of a pile lies apart."""
    cards = c.cards[a]
    within = c.within[a]
    remove_pile(c, a)
    k = 0
    while cards:
        for _copy in range(cards & 3):
            add_card(c, new_pile(c, within), k // KINDS, k % KINDS)
        cards >>= 2
        k += 1


def view_scene(c, s):
    """Fills in the scene of a state; its piles are in the state's order."""
    c.piles = 0
    c.lead = 0
    c.left = 0
    c.turn = s.turn
    c.over = s.due == OVER
    c.declares = s.stage == LIMIT
    c.by_house = (s.options & END_HOUSE) != 0
    for p in range(2):
        c.inner[p] = 0
        c.limit[p] = s.limit[p]
        c.hand_n[p] = 0
        for h in range(s.hand_n[p]):
            if VALUE[s.hand[p][h]] <= s.limit[p]:
                c.hand[p][c.hand_n[p]] = s.hand[p][h]
                c.hand_n[p] += 1
                c.left += 1
    for k in range(s.piles):
        a = new_pile(c, s.zone[s.pile[k]] == INNER)
        x = s.bottom[s.pile[k]]
        for _depth in range(s.size[s.pile[k]]):
            add_card(c, a, s.noble[x] >> 4, s.noble[x] & 15)
            x = s.above[x]
    if s.drawn:
        c.lead = 0


def act(c, kind, a, b):
    """The seat on turn plays a noble: alone (a = -1), allied with pile a (b = -1), or from there against pile b."""
    p = c.turn
    h = 0
    while c.hand[p][h] != kind:
        h += 1
    c.hand_n[p] -= 1
    c.left -= 1
    for k in range(h, c.hand_n[p]):
        c.hand[p][k] = c.hand[p][k + 1]
    if a < 0:
        add_card(c, new_pile(c, 0), p, kind)
    elif b >= 0:
        add_card(c, a, p, kind)
        remove_pile(c, b)
    else:
        if kind == MINISTER and c.size[a] > 1:
            clear_pile(c, a)
        add_card(c, a, p, kind)
        if kind == LADY:
            part(c, a)
    if c.inner[0] + c.inner[1] == 0 or (c.by_house and (c.inner[0] == 0 or c.inner[1] == 0)) or c.left == 0:
        c.over = 1
    elif c.hand_n[1 - p] > 0:
        c.turn = 1 - p


def worth_in(c, a, p):
    """What seat p's nobles in a pile are worth to him."""
    cards = c.cards[a] >> (2 * KINDS * p)
    total = 0
    for kind in range(KINDS):
        total += worth_of(kind) * (cards & 3)
        cards >>= 2
    return total
