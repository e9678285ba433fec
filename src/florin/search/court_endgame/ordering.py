"""The order in which the moves of an endgame position are tried.

With many cards left a merchant's opinion orders them; in a hard position, a look ahead; with few cards, the immediate
gain. Then comes the killer move of the level: the last move that decided there is often as good after another move.
"""

from collections.abc import Sequence

from florin.search.c_types import State, Word
from florin.search.court.moves import weigh
from florin.search.court_endgame.context import WIDTH, EndSearch, Move
from florin.search.court_endgame.last_cards import sign_of
from florin.search.court_endgame.moves import action_of, find_best_capture, find_moves, write_move
from florin.search.court_endgame.pointers import copy_position, position_at
from florin.search.court_endgame.position import EndPosition, play_card, worth_of
from florin.search.court_endgame.transpositions import key_of

SORTED, FEW_SORTED = 16, 3  # moves tried best first, in general and with few cards left; later the order hardly matters
AHEAD = 2  # moves that a look ahead plays after each, before a last capture
CERTAIN = 1000000  # more than any lead
FOREMOST = 2000000000  # more than any move gains


def sort_moves(s: State, search: EndSearch, start: int, end: int) -> None:
    """Set each move's gain to a merchant's opinion of it."""
    moves: Sequence[Move] = search.moves
    for j in range(start, end):
        search.acts[j - start] = action_of(s, moves[j].kind, moves[j].on, moves[j].against)
    weigh(s, search.weights, search.turn_cache, search.acts, end - start, search.worth)
    for j in range(start, end):
        moves[j].gain = rounded(search.worth[j - start])


def rounded(worth: float) -> int:
    """Return a worth in whole thousandths."""
    if worth > 1000000.0:
        return 1000000000
    return int(1000.0 * worth) if worth > -1000000.0 else -1000000000


def look_ahead(search: EndSearch, depth: int, start: int, end: int) -> None:
    """Set each move's gain to the lead some moves later: more expensive than a merchant's opinion, and better."""
    moves: Sequence[Move] = search.moves
    pos: EndPosition = position_at(search.positions, depth)
    for j in range(start, end):
        copy_position(position_at(search.positions, depth + 1), pos)
        play_card(position_at(search.positions, depth + 1), moves[j].kind, moves[j].on, moves[j].against)
        ahead: int = lead_ahead(search, depth + 1, AHEAD, -CERTAIN, CERTAIN)
        moves[j].gain = ahead if pos.turn == 0 else -ahead


def lead_ahead(search: EndSearch, depth: int, more: int, low: int, high: int) -> int:
    """Return Della Rovere's lead after `more` moves and a last capture, if all remaining cards are sent."""
    moves: Sequence[Move] = search.moves
    pos: EndPosition = position_at(search.positions, depth)
    if pos.over:
        return CERTAIN * sign_of(pos.lead)
    start: int = depth * WIDTH
    wants: int = 1 - 2 * pos.turn
    if more == 0:
        lead: int = pos.lead
        for p in range(2):
            for h in range(pos.hand_n[p]):
                lead += (1 - 2 * p) * worth_of(pos.hand[p][h])
        if find_best_capture(pos, moves, start) > start:
            taken: int = moves[start].against if moves[start].against >= 0 else moves[start].on
            lead -= pos.net[taken]
        return lead
    key_of(pos, search)
    end: int = find_moves(pos, search, start)
    best: int = -wants * CERTAIN
    for j in range(start, end):
        if j < start + SORTED:
            select_best(moves, j, end)
        copy_position(position_at(search.positions, depth + 1), pos)
        play_card(position_at(search.positions, depth + 1), moves[j].kind, moves[j].on, moves[j].against)
        lead = lead_ahead(search, depth + 1, more - 1, low, high)
        if wants * lead > wants * best:
            best = lead
        if wants > 0 and best > low:
            low = best
        if wants < 0 and best < high:
            high = best
        if low >= high:
            break
    return best


def promote_killer(pos: EndPosition, search: EndSearch, start: int, end: int, depth: int) -> None:
    """Put the killer move of this level first."""
    moves: Sequence[Move] = search.moves
    for j in range(start, end):
        if moves[j].kind == search.killers[depth].kind:
            if cards_at(pos, moves[j].on) == search.killers[depth].on:
                if cards_at(pos, moves[j].against) == search.killers[depth].against:
                    moves[j].gain = FOREMOST


def remember_killer(pos: EndPosition, search: EndSearch, depth: int, kind: int, on: int, against: int) -> None:
    """Make a move that decided the killer move of its level."""
    search.killers[depth].kind = kind
    search.killers[depth].on = cards_at(pos, on)
    search.killers[depth].against = cards_at(pos, against)


def cards_at(pos: EndPosition, a: int) -> Word:
    """Return the cards of a pile, or 0 for none."""
    return pos.cards[a] if a >= 0 else 0


def select_best(moves: Sequence[Move], j: int, end: int) -> None:
    """Bring the move that gains most to index j."""
    pick = j
    for k in range(j + 1, end):
        if moves[k].gain > moves[pick].gain:
            pick = k
    swap(moves, j, pick)


def swap(moves: Sequence[Move], j: int, k: int) -> None:
    """Exchange two moves."""
    kind = moves[j].kind
    on = moves[j].on
    against = moves[j].against
    gain = moves[j].gain
    write_move(moves, j, moves[k].kind, moves[k].on, moves[k].against, moves[k].gain)
    write_move(moves, k, kind, on, against, gain)
