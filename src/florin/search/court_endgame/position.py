"""The position that the endgame solver plays on: the court with both decks out, reduced to what matters.

Piles have no order and cards no places. A pile is what it counts, from `low` to `high` with its jesters; its `net` part
of the lead for Della Rovere (100 per point, 1 per noble, as in `lead`); and its cards as a multiset, two bits per kind.
Cards above a limit, which nobody can play, are left out of the hands. Tests compare it with the real rules.
"""

from typing import Annotated

from florin.rules.court import END_HOUSE, INNER, JESTER, JESTER_MOST, KINDS, LADY, LIMIT, MINISTER, OVER, VALUE
from florin.search.c_types import Byte, Short, State, Word

MOST_PILES = 52


class EndPosition:
    """A position of the endgame."""

    piles: int
    turn: int
    lead: int
    left: int  # cards in both hands
    over: bool
    declares: bool  # is a limit to be declared (K-10)?
    by_house: bool  # does the game end when a house leaves the circle?
    inner: Annotated[list[int], 2]  # each house's nobles in the Inner Circle
    limit: Annotated[list[int], 2]
    hand_n: Annotated[list[int], 2]
    hand: Annotated[list[list[int]], 2, 5]
    low: Annotated[list[Short], MOST_PILES]
    high: Annotated[list[Short], MOST_PILES]
    net: Annotated[list[Short], MOST_PILES]
    size: Annotated[list[Byte], MOST_PILES]
    own: Annotated[list[Byte], MOST_PILES]  # Della Rovere's nobles
    within: Annotated[list[Byte], MOST_PILES]  # is the pile in the Inner Circle?
    cards: Annotated[list[Word], MOST_PILES]


def worth_of(kind: int) -> int:
    """Return what a noble at court adds to the lead of its house (K-13)."""
    return 100 * VALUE[kind] + 1


def reach_of(pos: EndPosition, p: int, kind: int) -> int:
    """Return the most that a card can count in the move that plays it (K-9, K-10)."""
    if kind != JESTER:
        return VALUE[kind]
    return pos.limit[p] if pos.limit[p] < JESTER_MOST else JESTER_MOST


def add_card(pos: EndPosition, a: int, house: int, kind: int) -> None:
    """Add a card to pile a."""
    one: Word = 1
    net = worth_of(kind) if house == 0 else -worth_of(kind)
    pos.net[a] += net
    pos.lead += net
    pos.low[a] += VALUE[kind]
    pos.high[a] += JESTER_MOST if kind == JESTER else VALUE[kind]
    pos.size[a] += 1
    pos.own[a] += house == 0
    pos.cards[a] += one << (2 * (house * KINDS + kind))
    if pos.within[a]:
        pos.inner[house] += 1


def empty_pile(pos: EndPosition, a: int) -> None:
    """Set a pile's sums and cards to none."""
    pos.net[a] = 0
    pos.low[a] = 0
    pos.high[a] = 0
    pos.size[a] = 0
    pos.own[a] = 0
    pos.cards[a] = 0


def new_pile(pos: EndPosition, within: int) -> int:
    """Add an empty pile, in the circle or not, and return its index."""
    a = pos.piles
    pos.piles += 1
    pos.within[a] = within
    empty_pile(pos, a)
    return a


def clear_pile(pos: EndPosition, a: int) -> None:
    """Remove all cards of a pile; the pile stays, empty."""
    pos.lead -= pos.net[a]
    if pos.within[a]:
        pos.inner[0] -= pos.own[a]
        pos.inner[1] -= pos.size[a] - pos.own[a]
    empty_pile(pos, a)


def remove_pile(pos: EndPosition, a: int) -> None:
    """Remove a pile; the last one takes its index."""
    clear_pile(pos, a)
    pos.piles -= 1
    z = pos.piles
    pos.net[a] = pos.net[z]
    pos.low[a] = pos.low[z]
    pos.high[a] = pos.high[z]
    pos.size[a] = pos.size[z]
    pos.own[a] = pos.own[z]
    pos.within[a] = pos.within[z]
    pos.cards[a] = pos.cards[z]


def split_pile(pos: EndPosition, a: int) -> None:
    """Split a pile into single cards (K-8)."""
    cards: Word = pos.cards[a]
    within = pos.within[a]
    remove_pile(pos, a)
    k = 0
    while cards:
        for _copy in range(cards & 3):
            add_card(pos, new_pile(pos, within), k // KINDS, k % KINDS)
        cards >>= 2
        k += 1


def read_state(pos: EndPosition, s: State) -> None:
    """Fill in the position from a state of the rules; its piles are in the state's order."""
    pos.piles = 0
    pos.lead = 0
    pos.left = 0
    pos.turn = s.turn
    pos.over = s.due == OVER
    pos.declares = s.stage == LIMIT
    pos.by_house = (s.options & END_HOUSE) != 0
    for p in range(2):
        pos.inner[p] = 0
        pos.limit[p] = s.limit[p]
        pos.hand_n[p] = 0
        for h in range(s.hand_n[p]):
            if VALUE[s.hand[p][h]] <= s.limit[p]:
                pos.hand[p][pos.hand_n[p]] = s.hand[p][h]
                pos.hand_n[p] += 1
                pos.left += 1
    for k in range(s.piles):
        a = new_pile(pos, s.zone[s.pile[k]] == INNER)
        x = s.bottom[s.pile[k]]
        for _depth in range(s.size[s.pile[k]]):
            add_card(pos, a, s.noble[x] >> 4, s.noble[x] & 15)
            x = s.above[x]
    if s.drawn:
        pos.lead = 0


def play_card(pos: EndPosition, kind: int, a: int, b: int) -> None:
    """Play a noble of the seat to move: alone (a = -1), allied with pile a (b = -1), or from there against pile b."""
    p = pos.turn
    h = 0
    while pos.hand[p][h] != kind:
        h += 1
    pos.hand_n[p] -= 1
    pos.left -= 1
    for k in range(h, pos.hand_n[p]):
        pos.hand[p][k] = pos.hand[p][k + 1]
    if a < 0:
        add_card(pos, new_pile(pos, 0), p, kind)
    elif b >= 0:
        add_card(pos, a, p, kind)
        remove_pile(pos, b)
    else:
        if kind == MINISTER and pos.size[a] > 1:
            clear_pile(pos, a)
        add_card(pos, a, p, kind)
        if kind == LADY:
            split_pile(pos, a)
    if pos.inner[0] + pos.inner[1] == 0 or (pos.by_house and (pos.inner[0] == 0 or pos.inner[1] == 0)) or pos.left == 0:
        pos.over = True
    elif pos.hand_n[1 - p] > 0:
        pos.turn = 1 - p


def worth_in(pos: EndPosition, a: int, p: int) -> int:
    """Return what seat p's nobles in a pile are worth to it."""
    cards: Word = pos.cards[a] >> (2 * KINDS * p)
    total = 0
    for kind in range(KINDS):
        total += worth_of(kind) * (cards & 3)
        cards >>= 2
    return total
