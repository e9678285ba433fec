"""The moves of an endgame position, without those that are the same as another."""

from collections.abc import Sequence

from florin.rules.court import (
    ALLY,
    CONSPIRE,
    DECLARE,
    JESTER,
    MINISTER,
    PILES,
    PLAY,
    SEND,
    VALUE,
)
from florin.search.c_types import State
from florin.search.court_endgame.context import SUMS, EndSearch, Move
from florin.search.court_endgame.position import EndPosition, reach_of
from florin.search.court_endgame.transpositions import key_of


def write_move(moves: Sequence[Move], k: int, kind: int, on: int, against: int, gain: int) -> int:
    """Write a move at index k; return the next index."""
    moves[k].kind = kind
    moves[k].on = on
    moves[k].against = against
    moves[k].gain = gain
    return k + 1


def action_of(s: State, kind: int, on: int, against: int) -> int:
    """Return the action id of a move; the state's piles are in the position's order."""
    if s.stage != PLAY:
        return DECLARE + kind - 1
    if on < 0:
        return SEND + kind
    if against < 0:
        return ALLY + kind * PILES + s.pile[on] - 1
    return CONSPIRE + (kind * PILES + s.pile[on] - 1) * PILES + s.pile[against] - 1


def find_moves(pos: EndPosition, search: EndSearch, start: int) -> int:
    """Write the moves that differ, with what each gains at once, from index `start` on; return where they end.

    Two piles with the same key are interchangeable.
    """
    moves: Sequence[Move] = search.moves
    p = pos.turn
    k: int = start
    if pos.declares:
        for limit in range(10, 0, -1):
            k = write_move(moves, k, limit, -1, -1, limit)
        return k
    sort_piles(pos, search)
    b: int
    for h in range(pos.hand_n[p]):
        kind = pos.hand[p][h]
        if h == 0 or kind != pos.hand[p][h - 1]:
            value = VALUE[kind]
            k = write_move(moves, k, kind, -1, -1, 100 * value)
            for a in range(pos.piles):
                if search.same[a] == 0:
                    gain = (2 * p - 1) * pos.net[a] if kind == MINISTER and pos.size[a] > 1 else 100 * value - 1
                    k = write_move(moves, k, kind, a, -1, gain)
                    if kind == JESTER or pos.low[a] != pos.high[a]:
                        for b in range(pos.piles):
                            k = find_conspiracy(pos, search, k, kind, a, b)
                    else:
                        b = search.first[pos.low[a] + value] - 1
                        while b >= 0:
                            k = find_conspiracy(pos, search, k, kind, a, b)
                            b = search.next[b] - 1
                        b = search.first[SUMS - 1] - 1
                        while b >= 0:
                            k = find_conspiracy(pos, search, k, kind, a, b)
                            b = search.next[b] - 1
    for a in range(pos.piles):
        search.first[pos.low[a]] = 0
    search.first[SUMS - 1] = 0
    return k


def sort_piles(pos: EndPosition, search: EndSearch) -> None:
    """Chain piles by what they count, and note how many before a pile are the same."""
    for a in range(pos.piles):
        total: int = pos.low[a] if pos.low[a] == pos.high[a] else SUMS - 1
        same: int = 0
        b: int = search.first[total] - 1
        while b >= 0:
            same += search.pile_keys[a] == search.pile_keys[b]
            b = search.next[b] - 1
        search.same[a] = same
        search.next[a] = search.first[total]
        search.first[total] = a + 1


def find_conspiracy(pos: EndPosition, search: EndSearch, k: int, kind: int, a: int, b: int) -> int:
    """Write the conspiracy of a card from pile a against pile b, if it is legal; return where the moves end."""
    if a == b or search.same[b] != (search.pile_keys[a] == search.pile_keys[b]):
        return k
    if pos.low[a] + VALUE[kind] > pos.high[b] or pos.high[a] + reach_of(pos, pos.turn, kind) < pos.low[b]:
        return k
    return write_move(search.moves, k, kind, a, b, 100 * VALUE[kind] - (1 - 2 * pos.turn) * pos.net[b])


def find_best_capture(pos: EndPosition, moves: Sequence[Move], start: int) -> int:
    """Write the move that captures most, if there is one: it often decides, and then no other is needed."""
    p = pos.turn
    best: int = 0
    for h in range(pos.hand_n[p]):
        kind = pos.hand[p][h]
        value = VALUE[kind]
        most = reach_of(pos, p, kind)
        for b in range(pos.piles):
            gain = (2 * p - 1) * pos.net[b]
            if gain > 0 and gain + 100 * value > best:
                if kind == MINISTER and pos.size[b] > 1:
                    write_move(moves, start, kind, b, -1, gain)
                    best = gain
                else:
                    for a in range(pos.piles):
                        if a != b and pos.low[a] + value <= pos.high[b] and pos.high[a] + most >= pos.low[b]:
                            best = gain + 100 * value
                            write_move(moves, start, kind, a, b, best)
                            break
    return start + (best > 0)


def find_other_moves(pos: EndPosition, search: EndSearch, start: int, end: int) -> int:
    """Write all moves except the capture at `start`, if there is one; return where they end."""
    moves: Sequence[Move] = search.moves
    key_of(pos, search)
    k = end
    end = find_moves(pos, search, k)
    for j in range(k, end if k > start else k):
        if moves[j].kind == moves[start].kind:
            if moves[j].on == moves[start].on and moves[j].against == moves[start].against:
                end -= 1
                write_move(moves, j, moves[end].kind, moves[end].on, moves[end].against, moves[end].gain)
                break
    return end
