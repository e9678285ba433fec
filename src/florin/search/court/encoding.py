"""The court as numbers, for florin.research: observations, compact actions and their mask.

Everything is written from the perspective of one seat: its house comes first. Changing what is written here needs a new
version of the environments (florin.research.VERSION).

Compact actions: below ALLY the action ids; then alliances, by the place of the noble in the hand and the number of the
pile; then the legal conspiracies, numbered in the order of their ids within the hand. Where there is no room for all of
them the rest take the numbers below that no other move has, so that up to COMPACT legal moves have one number each.
"""

from florin.rules.court import (
    ALLY,
    CONSPIRE,
    HAND_CARDS,
    INNER,
    KINDS,
    MOVE,
    NO_LIMIT,
    PILES,
    PLAN,
    PLAY,
    SEATS,
    SEND,
    VALUE,
    can_conspire,
    candidate,
    candidates,
    copies,
    deck_n,
    highest,
    may_plan,
    may_play,
    pile_index,
)
from florin.search.c_types import Octets, Singles, State

PILE_FEATURES, OPTION_BITS, STAGES, MOST_PLANNED, NO_LIMIT_SHOWN = 9, 5, 4, 18, 16
COMPACT_CONSPIRE = ALLY + HAND_CARDS * PILES
COMPACT = 1024
ROOM = COMPACT - COMPACT_CONSPIRE  # for conspiracies; few positions have more
# Every part: name, shape, highest value. Pairs are of the seat and of its rival.
PUBLIC = [
    ("options", (OPTION_BITS,), 1),
    ("stage", (STAGES,), 1),
    ("to_move", (SEATS,), 1),
    ("della_rovere", (1,), 1),  # whether the seat is that house, which is laid and dealt first
    ("plans", (2,), 3),
    ("limits", (2,), NO_LIMIT_SHOWN),
    ("in_circle", (2,), 50),  # nobles in the Inner Circle
    ("hands", (2,), HAND_CARDS),
    ("decks", (2,), 25),
    ("planned", (2,), MOST_PLANNED),  # cards under the deck
    ("eliminated", (2, KINDS), 2),
    ("piles", (PILES, PILE_FEATURES), 300),  # own zone, rival's zone, circle; cards, influence of each; least, most
    ("places", (2, KINDS, 2), PILES),  # the piles in which the nobles of each kind are, lowest first; 0 for none
]
PRIVATE = [
    ("hand", (KINDS,), 2),
    ("under", (MOST_PLANNED,), KINDS),  # the seat's planned cards, the next first: kind + 1
    ("unseen", (2, KINDS), 2),  # cards of each house that the seat has not seen
]
HIDDEN = [("rival_hand", (KINDS,), 2), ("rival_under", (MOST_PLANNED,), KINDS)]
PILES_AT = OPTION_BITS + STAGES + SEATS + 1 + 12 + 2 * KINDS
PLACES_AT = PILES_AT + PILES * PILE_FEATURES
PRIVATE_AT = PLACES_AT + 4 * KINDS
OBSERVED = PRIVATE_AT + KINDS + MOST_PLANNED + 2 * KINDS
WHOLE = OBSERVED + KINDS + MOST_PLANNED


def observe(s: State, seat: int, out: Singles) -> None:
    """Write what a seat may know."""
    for k in range(OBSERVED):
        out[k] = 0
    for k in range(OPTION_BITS):
        out[k] = (s.options >> k) & 1
    out[OPTION_BITS + s.stage] = 1
    k = OPTION_BITS + STAGES
    if s.due == MOVE:
        out[k if s.turn == seat else k + 1] = 1
    k += SEATS
    out[k] = 1 - seat
    observe_houses(s, seat, out, k + 1)
    observe_piles(s, seat, out)
    observe_private(s, seat, out)


def observe_houses(s: State, seat: int, out: Singles, k: int) -> None:
    """Write the public numbers of both houses; the eliminated nobles are completed by the other parts."""
    for other in range(2):
        p: int = seat if other == 0 else 1 - seat
        out[k + other] = s.plans[p]
        out[k + 2 + other] = s.limit[p] if s.limit[p] != NO_LIMIT else NO_LIMIT_SHOWN
        out[k + 4 + other] = s.inner[p]
        out[k + 6 + other] = s.hand_n[p]
        out[k + 8 + other] = deck_n(s, p)
        out[k + 10 + other] = s.under_n[p]
        at: int = k + 12 + KINDS * other
        for kind in range(KINDS):
            out[at + kind] = copies(kind, s.options)
        for j in range(s.hand_n[p]):
            out[at + s.hand[p][j]] -= 1
        for j in range(s.unseen_n[p]):
            out[at + s.unseen[p][j]] -= 1
        for j in range(s.under_n[p]):
            out[at + s.under[p][j]] -= 1
        for j in range(s.aside_n[p]):
            out[at + s.aside[p][j]] -= 1


def observe_piles(s: State, seat: int, out: Singles) -> None:
    """Write the piles and where each noble is; what is at court was not eliminated."""
    gone: int = PILES_AT - 2 * KINDS
    for j in range(s.piles):
        i: int = s.pile[j]
        k = PILES_AT + (i - 1) * PILE_FEATURES
        if s.zone[i] == INNER:
            out[k + 2] = 1
        elif s.zone[i] == seat:
            out[k] = 1
        else:
            out[k + 1] = 1
        x: int = s.bottom[i]
        for _depth in range(s.size[i]):
            kind: int = s.noble[x] & 15
            other: int = 0 if s.noble[x] >> 4 == seat else 1
            out[k + 3 + other] += 1
            out[k + 5 + other] += VALUE[kind]
            out[gone + other * KINDS + kind] -= 1
            place: int = PLACES_AT + (other * KINDS + kind) * 2
            if out[place] > 0:
                place += 1
            out[place] = i
            x = s.above[x]
        out[k + 7] = s.sum[i]
        out[k + 8] = s.most[i]


def observe_private(s: State, seat: int, out: Singles) -> None:
    """Write the seat's cards, and those of each house that it has not seen."""
    k = PRIVATE_AT
    for j in range(s.hand_n[seat]):
        out[k + s.hand[seat][j]] += 1
    k += KINDS
    for j in range(s.under_n[seat]):
        out[k + j] = s.under[seat][j] + 1
    k += MOST_PLANNED
    for other in range(2):
        p: int = seat if other == 0 else 1 - seat
        at: int = k + KINDS * other
        for j in range(s.unseen_n[p]):
            out[at + s.unseen[p][j]] += 1
        for j in range(s.aside_n[p]):
            out[at + s.aside[p][j]] += 1
    k += KINDS
    p = 1 - seat
    for j in range(s.hand_n[p]):
        out[k + s.hand[p][j]] += 1
    for j in range(s.under_n[p]):
        out[k + s.under[p][j]] += 1


def observe_hidden(s: State, seat: int, out: Singles) -> None:
    """Write the rival's hand and planned cards after the observation."""
    p = 1 - seat
    for k in range(OBSERVED, WHOLE):
        out[k] = 0
    for j in range(s.hand_n[p]):
        out[OBSERVED + s.hand[p][j]] += 1
    for j in range(s.under_n[p]):
        out[OBSERVED + KINDS + j] = s.under[p][j] + 1


def write_mask(s: State, mask: Octets) -> int:
    """Write a 1 for each compact action that is legal and a 0 for each other; return how many are legal."""
    for k in range(COMPACT):
        mask[k] = 0
    count: int = 0
    if s.due != MOVE:
        return count
    if s.stage != PLAY:
        for j in range(candidates(s)):
            action = candidate(s, j)
            if action >= 0:
                mask[action] = 1
                count += 1
        return count
    p: int = s.turn
    plans = may_plan(s, p)
    for h in range(s.hand_n[p]):
        if may_play(s, p, h):
            kind: int = s.hand[p][h]
            mask[SEND + kind] = 1
            count += 1
            if plans:
                mask[PLAN + kind] = 1
                count += 1
            for a in range(s.piles):
                mask[ALLY + h * PILES + s.pile[a] - 1] = 1
            count += s.piles
    conspiracies: int = -1 - nth_conspiracy(s, -1, -1)
    left: int = conspiracies - ROOM
    for k in range(conspiracies if left < 0 else ROOM):
        mask[COMPACT_CONSPIRE + k] = 1
    if left > 0:
        for k in range(COMPACT_CONSPIRE):
            if left > 0 and not mask[k]:
                mask[k] = 1
                left -= 1
        conspiracies -= left
    return count + conspiracies


def nth_conspiracy(s: State, number: int, action: int) -> int:
    """Return the action id of a legal conspiracy by its number, or its number by its action id.

    Without such a conspiracy, return -1 less how many there are.
    """
    p: int = s.turn
    found: int = 0
    for h in range(s.hand_n[p]):
        if may_play(s, p, h):
            kind: int = s.hand[p][h]
            least: int = VALUE[kind]
            most: int = highest(s, p, kind)
            for a in range(s.piles):
                i: int = s.pile[a]
                on: int = CONSPIRE + (kind * PILES + i - 1) * PILES - 1
                for b in range(s.piles):
                    if can_conspire(s, least, most, i, s.pile[b]):
                        if on + s.pile[b] == action:
                            return found
                        if found == number:
                            return on + s.pile[b]
                        found += 1
    return -1 - found


def spare(s: State, number: int, compact: int) -> int:
    """Return a number below COMPACT_CONSPIRE that no send, plan or alliance has here, by its place among these numbers.

    Or return the place of a number, -1 if it is not among them. If there are too few, return -1.
    """
    place: int = 0
    for k in range(COMPACT_CONSPIRE):
        if own_id(s, k) < 0:
            if place == number:
                return k
            if k == compact:
                return place
            place += 1
    return -1


def own_id(s: State, compact: int) -> int:
    """Return the action id of a legal send, plan or alliance by its compact action, or -1."""
    p: int = s.turn
    if compact < ALLY:
        for h in range(s.hand_n[p]):
            if may_play(s, p, h):
                kind: int = s.hand[p][h]
                if compact == SEND + kind or (compact == PLAN + kind and may_plan(s, p)):
                    return compact
        return -1
    h = (compact - ALLY) // PILES
    pile: int = (compact - ALLY) % PILES
    if h >= s.hand_n[p] or not may_play(s, p, h) or pile_index(s, pile + 1) < 0:
        return -1
    return ALLY + s.hand[p][h] * PILES + pile


def id_of(s: State, compact: int) -> int:
    """Return the action id that a compact action stands for here; below 0 if it stands for none."""
    if s.stage != PLAY:
        return compact if compact < ALLY else -1
    if compact >= COMPACT_CONSPIRE:
        return nth_conspiracy(s, compact - COMPACT_CONSPIRE, -1)
    action: int = own_id(s, compact)
    return action if action >= 0 else nth_conspiracy(s, ROOM + spare(s, -1, compact), -1)


def compact_of(s: State, action: int) -> int:
    """Return the compact action of a legal action id, or -1 if there are too many legal moves before it."""
    if action < ALLY:
        return action
    if action >= CONSPIRE:
        number: int = nth_conspiracy(s, -1, action)
        return COMPACT_CONSPIRE + number if number < ROOM else spare(s, number - ROOM, -1)
    h: int = 0
    while s.hand[s.turn][h] != (action - ALLY) // PILES:
        h += 1
    return ALLY + h * PILES + (action - ALLY) % PILES
