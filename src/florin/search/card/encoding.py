"""The card game as numbers, for florin.research: observations, compact actions and their mask.

Everything is written from the perspective of one seat, which comes first; the others follow in the order of play.
Changing what is written here needs a new version of the environments (florin.research.VERSION).
"""

from florin.rules.card import (
    ACTIONS,
    BIG_BONUS,
    DAYS,
    EMPTY_RANKS,
    GOOD,
    GOODS,
    ICONS,
    KINDS,
    MOVE,
    SEATS,
    SPACES,
    VALUE,
    candidate,
    candidates,
    capacity,
)
from florin.search.c_types import Octets, Singles, State

TOP_CARDS, TOP_FEATURES, SEAT_FEATURES = 6, 7, 9
COMPACT = ACTIONS  # the compact actions are the action ids
MOST_FLORINS, MOST_VALUE = 540, 140
# Every part: name, shape, highest value.
PUBLIC = [
    ("options", (2,), 1),
    ("day", (DAYS,), 1),
    ("to_move", (SEATS,), 1),
    ("revealed", (1,), 3),
    ("last_turn", (1,), 1),
    ("capacity", (1,), 7),
    ("deck_size", (1,), 110),
    ("seats", (SEATS, SEAT_FEATURES), MOST_FLORINS),  # present, florins, load, value, icons of each good
    ("top_cards", (TOP_CARDS, TOP_FEATURES), 7),  # of the market, the last first: spaces, value, icons of each good
    ("market", (KINDS,), 110),  # cards of each kind
    ("deck", (KINDS,), 110),  # likewise
]
PRIVATE = ()
HIDDEN = ()
OBSERVED = 2 + DAYS + SEATS + 4 + SEATS * SEAT_FEATURES + TOP_CARDS * TOP_FEATURES + 2 * KINDS
WHOLE = OBSERVED  # nothing is hidden but the order of the deck, which is not decided before a card is drawn


def observe(s: State, seat: int, out: Singles) -> None:
    """Write what a seat may know."""
    for k in range(OBSERVED):
        out[k] = 0
    out[0] = s.options & BIG_BONUS
    out[1] = (s.options & EMPTY_RANKS) >> 1
    if s.day < DAYS:
        out[2 + s.day] = 1
    k = 2 + DAYS
    if s.due == MOVE:
        p: int = s.turn - seat
        out[k + (p if p >= 0 else p + s.players)] = 1
    k += SEATS
    out[k] = s.revealed
    out[k + 1] = s.last_turn
    out[k + 2] = capacity(s)
    out[k + 3] = s.deck_n
    k += 4
    p = seat
    for _place in range(s.players):
        out[k] = 1
        out[k + 1] = s.florins[p]
        out[k + 2] = s.load[p]
        out[k + 3] = s.value[p]
        for good in range(GOODS):
            out[k + 4 + good] = s.icons[good][p]
        k += SEAT_FEATURES
        p = p + 1 if p + 1 < s.players else 0
    k = 2 + DAYS + SEATS + 4 + SEATS * SEAT_FEATURES
    for j in range(s.market_n if s.market_n < TOP_CARDS else TOP_CARDS):
        card: int = s.market[s.market_n - 1 - j]
        out[k] = SPACES[card]
        out[k + 1] = VALUE[card]
        out[k + 2 + GOOD[card]] = ICONS[card]
        k += TOP_FEATURES
    k = OBSERVED - 2 * KINDS
    for j in range(s.market_n):
        out[k + s.market[j]] += 1
    k += KINDS
    for j in range(s.deck_n):
        out[k + s.deck[j]] += 1


def observe_hidden(s: State, seat: int, out: Singles) -> None:
    """Write what a seat may not know: nothing."""


def write_mask(s: State, mask: Octets) -> int:
    """Write a 1 for each compact action that is legal and a 0 for each other; return how many are legal."""
    for k in range(COMPACT):
        mask[k] = 0
    count = 0
    if s.due == MOVE:
        for j in range(candidates(s)):
            action = candidate(s, j)
            if action >= 0:
                mask[action] = 1
                count += 1
    return count


def id_of(s: State, compact: int) -> int:
    """Return the action id that a compact action stands for here, legal or not; -1 if it stands for none."""
    return compact


def compact_of(s: State, action: int) -> int:
    """Return the compact action of a legal action id."""
    return action
