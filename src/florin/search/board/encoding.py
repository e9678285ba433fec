"""The auction game as numbers, for florin.research: observations, compact actions and their mask.

Everything is written from the perspective of one seat, which comes first; the others follow in the order of play.
Changing what is written here needs a new version of the environments (florin.research.VERSION).
"""

from florin.rules.board import (
    ACTIONS,
    AUCTION,
    BID,
    DRAW,
    EMPTY_NOT_RANKED,
    FIFTH_STEP_5,
    GOOD,
    GOODS,
    KINDS,
    LOT_CARDS,
    MOVE,
    NEUTRAL,
    PASS,
    ROUNDS,
    SEATS,
    THIRD_OF_SIX_15,
    VALUE,
)
from florin.search.c_types import Octets, Singles, State

SEAT_FEATURES, LOT_FEATURES = 14, 7
COMPACT = ACTIONS  # the compact actions are the action ids
MOST_FLORINS = 580
# Every part: name, shape, highest value.
PUBLIC = [
    ("options", (3,), 1),
    ("round", (ROUNDS,), 1),
    ("to_move", (SEATS,), 1),
    ("active", (SEATS,), 1),
    ("bidding", (1,), 1),
    ("bid", (1,), MOST_FLORINS),
    ("bidder", (SEATS,), 1),
    ("asked", (1,), SEATS),  # seats that were asked for a bid
    ("pile", (1,), 36),
    ("seats", (SEATS, SEAT_FEATURES), MOST_FLORINS),  # present, florins, cards, value, 5 steps, 5 goods in the hold
    ("lot", (LOT_CARDS, LOT_FEATURES), 10),  # value, which good, neutral
    ("unseen", (KINDS,), 6),  # cards of each kind: two at most, six in a small game
]
PRIVATE = ()
HIDDEN = ()
OBSERVED = 3 + ROUNDS + 3 * SEATS + 4 + SEATS * SEAT_FEATURES + LOT_CARDS * LOT_FEATURES + KINDS
WHOLE = OBSERVED  # nothing is hidden but the order of the pile, which is not decided before a card is drawn


def relative(s: State, p: int, seat: int) -> int:
    """Return how many places a seat p is after another."""
    return p - seat if p >= seat else p - seat + s.players


def observe(s: State, seat: int, out: Singles) -> None:
    """Write what a seat may know."""
    for k in range(OBSERVED):
        out[k] = 0
    out[0] = s.options & THIRD_OF_SIX_15
    out[1] = (s.options & EMPTY_NOT_RANKED) >> 1
    out[2] = (s.options & FIFTH_STEP_5) >> 2
    if s.round < ROUNDS:
        out[3 + s.round] = 1
    k = 3 + ROUNDS
    if s.due == MOVE:
        out[k + relative(s, s.turn, seat)] = 1
    k += SEATS
    out[k + relative(s, s.active, seat)] = 1
    k += SEATS
    if s.bidding:
        out[k] = 1
        out[k + 1] = s.best
        if s.bidder >= 0:
            out[k + 2 + relative(s, s.bidder, seat)] = 1
        out[k + 2 + SEATS] = s.asked
    k += 3 + SEATS
    out[k] = s.left
    k += 1
    p: int = seat
    for _place in range(s.players):
        out[k] = 1
        out[k + 1] = s.florins[p]
        out[k + 2] = s.hold_n[p]
        out[k + 3] = s.value[p]
        for good in range(GOODS):
            out[k + 4 + good] = s.step[good][p]
        for j in range(s.hold_n[p]):
            if GOOD[s.hold[p][j]] != NEUTRAL:
                out[k + 9 + GOOD[s.hold[p][j]]] += 1
        k += SEAT_FEATURES
        p = p + 1 if p + 1 < s.players else 0
    k = OBSERVED - KINDS - LOT_CARDS * LOT_FEATURES
    for j in range(s.lot_n):
        out[k] = VALUE[s.lot[j]]
        out[k + 1 + GOOD[s.lot[j]]] = 1
        k += LOT_FEATURES
    k = OBSERVED - KINDS
    for j in range(s.unseen_n):
        out[k + s.unseen[j]] += 1


def observe_hidden(s: State, seat: int, out: Singles) -> None:
    """Write what a seat may not know: nothing."""


def write_mask(s: State, mask: Octets) -> int:
    """Write a 1 for each compact action that is legal and a 0 for each other; return how many are legal."""
    for k in range(COMPACT):
        mask[k] = 0
    if s.due != MOVE:
        return 0
    if s.bidding:
        mask[PASS] = 1
        for k in range(BID + s.best + 1, BID + s.florins[s.turn] + 1):
            mask[k] = 1
        return 1 + s.florins[s.turn] - s.best
    mask[DRAW] = 1
    if s.lot_n == 0:
        return 1
    mask[AUCTION] = 1
    return 2


def id_of(s: State, compact: int) -> int:
    """Return the action id that a compact action stands for here, legal or not; -1 if it stands for none."""
    return compact


def compact_of(s: State, action: int) -> int:
    """Return the compact action of a legal action id."""
    return action
