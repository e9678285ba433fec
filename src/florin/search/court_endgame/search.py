"""The endgame search: with both decks out everything is known, and only the winner matters.

An alpha-beta search over the outcomes 1, 0 and -1 for Della Rovere, with a table of positions, bounds, killer moves,
refutations, and replies by which the other seat would be safe.
"""

from collections.abc import Sequence

from florin.rules.court import LADY, MINISTER, apply
from florin.search.c_types import Word
from florin.search.court_endgame.bounds import is_safe
from florin.search.court_endgame.context import SAFE_REPLIES, WIDTH, EndSearch, Move
from florin.search.court_endgame.last_cards import last_lead, last_two, sign_of
from florin.search.court_endgame.moves import action_of, find_best_capture, find_moves, find_other_moves
from florin.search.court_endgame.ordering import (
    FEW_SORTED,
    SORTED,
    look_ahead,
    promote_killer,
    remember_killer,
    select_best,
    sort_moves,
    swap,
)
from florin.search.court_endgame.pointers import copy_position, position_at, state_at
from florin.search.court_endgame.position import EndPosition, play_card, read_state
from florin.search.court_endgame.refutations import find_refutations, is_refuted
from florin.search.court_endgame.transpositions import key_of, look_up, store
from florin.search.pointers import copy_state

FEW = 5  # cards left: from here on only the reduced position is played on, and moves are tried by immediate gain
MANY = 7  # cards left: down to here it pays to look up all positions that the moves lead to first
FEWEST = 3  # cards left: from here on no table is kept, because a look-up costs as much as solving
HARD = 10000  # positions searched: after these a position is hard, and it pays to look ahead before trying moves
FAR, NARROW = 9, 64  # to look ahead, this many cards must be left, and at most this many moves be possible
OPEN = 2  # no outcome: the position must be searched
BUSY = 3  # no outcome: the other thread is searching the position
PATIENCE, TRIES = 2, 4  # after this many moves that fail, look for safe replies, in this many tries


def known_outcome(pos: EndPosition, search: EndSearch) -> int:
    """Return the outcome for Della Rovere if it can be seen without a search, otherwise OPEN."""
    if pos.over:
        return sign_of(pos.lead)
    if pos.declares:
        return OPEN
    if pos.left == 1:
        return sign_of(last_lead(pos, pos.turn)) * (1 - 2 * pos.turn)
    if pos.left == 2 and pos.hand_n[0] == 1 and pos.by_house == 0:
        return last_two(pos, search.last_card, search.spare)
    if is_safe(pos, search.threats, 0):
        return 1
    if is_safe(pos, search.threats, 1):
        return -1
    return OPEN


def find_known_good(pos: EndPosition, search: EndSearch, start: int, end: int, low: int, high: int) -> int:
    """Return the index of a move to a position that the table knows to be good enough, or -1."""
    moves: Sequence[Move] = search.moves
    if pos.declares:
        return -1
    for j in range(start, end):
        copy_position(search.spare, pos)
        play_card(search.spare, moves[j].kind, moves[j].on, moves[j].against)
        if not search.spare.over:
            bounds: int = look_up(search, key_of(search.spare, search))
            if bounds >= 0 and (bounds // 3 - 1 >= high if pos.turn == 0 else bounds % 3 - 1 <= low):
                return j
    return -1


def find_safe_replies(pos: EndPosition, search: EndSearch, depth: int) -> int:
    """Note moves by which the other seat, if it were to move, would be safe; return their number.

    Such a move also wins after a move that leaves alone the piles it needs: the bound allows for everything that can
    still be taken, in whatever order.
    """
    moves: Sequence[Move] = search.moves
    start = (depth + 1) * WIDTH
    n: int = 0
    if pos.by_house or pos.declares or pos.hand_n[1 - pos.turn] == 0:
        return 0
    copy_position(search.spare, pos)
    search.spare.turn = 1 - pos.turn
    end = find_moves(search.spare, search, start)
    for j in range(start, end if end < start + TRIES else start + TRIES):
        select_best(moves, j, end)
        kind = moves[j].kind
        if kind != LADY or moves[j].on < 0:
            copy_position(search.spare, pos)
            search.spare.turn = 1 - pos.turn
            play_card(search.spare, kind, moves[j].on, moves[j].against)
            if not search.spare.over and is_safe(search.spare, search.threats, 1 - pos.turn):
                search.needs[depth * SAFE_REPLIES + n] = moves[j].on
                search.takes[depth * SAFE_REPLIES + n] = moves[j].against
                n += 1
    return n


def leaves_safe_reply(
    pos: EndPosition, search: EndSearch, n: int, depth: int, kind: int, on: int, against: int
) -> bool:
    """Does a move leave one of `n` safe replies? Cases in which the circle may be emptied are left open."""
    gone = on if kind == MINISTER else against
    if gone >= 0 and pos.within[gone]:
        circles = 0
        for a in range(pos.piles):
            circles += pos.within[a]
        if circles < 3:
            return False
    for k in range(depth * SAFE_REPLIES, depth * SAFE_REPLIES + n):
        if on < 0 or (on != search.needs[k] and on != search.takes[k]):
            if against < 0 or (against != search.needs[k] and against != search.takes[k]):
                return True
    return False


def outcome_of(search: EndSearch, depth: int, low: int, high: int, waits: bool) -> int:
    """Return the outcome of the position on a level: exact if between `low` and `high`, otherwise a bound.

    Two cooperating threads both search the first move. A later move that one thread is already searching is tried last
    by the other (`waits`), when its result is likely to be in the table.
    """
    moves: Sequence[Move] = search.moves
    pos: EndPosition = position_at(search.positions, depth)
    found = known_outcome(pos, search)
    if found != OPEN:
        return found
    if search.nodes >= search.budget or (search.nodes >= HARD and not search.hard):
        search.unsolved = True
        return 0
    deep: bool = pos.left > FEW or pos.declares
    key: Word = key_of(pos, search) if deep or pos.left > FEWEST else 0
    bounds: int = look_up(search, key) if pos.left > FEWEST else -1
    least: int = -1
    most: int = 1
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
    if pos.left > FEWEST:
        if waits and search.other_path[depth] == key:
            return BUSY
        search.own_path[depth] = key
    start = depth * WIDTH
    if deep:
        end: int = find_moves(pos, search, start)
        if search.hard and pos.left >= FAR and end - start <= NARROW and not pos.declares:
            look_ahead(search, depth, start, end)
        else:
            sort_moves(state_at(search.states, depth), search, start, end)
        select_best(moves, start, end)
        promote_killer(pos, search, start + 1, end, depth)
        j: int = find_known_good(pos, search, start, end, low, high) if pos.left >= MANY else -1
        if j >= 0:
            note_best(search, depth, moves[j].kind, moves[j].on, moves[j].against)
            return high if pos.turn == 0 else low
    else:
        end = find_best_capture(pos, moves, start)
    wants = 1 - 2 * pos.turn
    alpha = low
    beta = high
    best = -wants
    safe_replies: int = 0
    refutations: int = 0
    whole: bool = deep
    late: int = 0
    j = start - 1
    while True:
        j += 1
        if j == end and not whole:
            whole = True
            end = find_other_moves(pos, search, start, end)
            promote_killer(pos, search, j, end, depth)
        if j == end:
            break
        if j < start + (SORTED if deep else FEW_SORTED) and j < end - late and (j > start or not deep):
            select_best(moves, j, end - late)
        kind = moves[j].kind
        on = moves[j].on
        against = moves[j].against
        if j == start + PATIENCE and pos.left > FEWEST:
            safe_replies = find_safe_replies(pos, search, depth)
        if safe_replies and leaves_safe_reply(pos, search, safe_replies, depth, kind, on, against):
            continue
        if j == start + 1:
            refutations = find_refutations(pos, search)
        if refutations and is_refuted(pos, search, refutations, kind, on, against):
            continue
        if deep:
            copy_state(state_at(search.states, depth + 1), state_at(search.states, depth))
            apply(state_at(search.states, depth + 1), action_of(state_at(search.states, depth), kind, on, against))
            read_state(position_at(search.positions, depth + 1), state_at(search.states, depth + 1))
        else:
            copy_position(position_at(search.positions, depth + 1), pos)
            play_card(position_at(search.positions, depth + 1), kind, on, against)
        search.nodes += 1
        value = outcome_of(search, depth + 1, alpha, beta, j > start and j < end - late)
        if value == BUSY:
            late += 1
            swap(moves, j, end - late)
            j -= 1
            continue
        if search.unsolved:
            return 0
        if wants * value > wants * best:
            best = value
            note_best(search, depth, kind, on, against)
        if wants > 0:
            if best > alpha:
                alpha = best
        elif best < beta:
            beta = best
        if alpha >= beta or best == wants:
            remember_killer(pos, search, depth, kind, on, against)
            break
    if best > low:
        least = best
    if best < high:
        most = best
    if pos.left > FEWEST:
        store(search, key, 3 * (least + 1) + most + 1)
    return best


def note_best(search: EndSearch, depth: int, kind: int, on: int, against: int) -> None:
    """Note the best move so far on level 0."""
    if depth == 0:
        search.kind = kind
        search.on = on
        search.against = against


def solve(search: EndSearch) -> int:
    """Return the outcome for Della Rovere of the state on level 0: 1, 0 or -1. Note a move that leads there."""
    search.kind = -1
    read_state(position_at(search.positions, 0), state_at(search.states, 0))
    search.hard = False
    found = outcome_of(search, 0, -1, 1, False)
    if search.unsolved and search.nodes < search.budget:
        search.unsolved = False
        search.hard = True
        found = outcome_of(search, 0, -1, 1, False)
    return found
