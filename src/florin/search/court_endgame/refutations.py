"""One reply that refutes many moves, when the seat to move has two cards: after it, the last card comes too late.

A refutation is made as if it came before the move. That is the same if the two touch no pile in common: it is legal
after the move too, and only what the last card can take remains to be checked. From then on the other only sends.
"""

from florin.rules.court import LADY, MINISTER, VALUE
from florin.search.court_endgame.context import REFUTATIONS, EndSearch
from florin.search.court_endgame.last_cards import LastCard, note_pile, reply_lead, survey_captures
from florin.search.court_endgame.pointers import copy_position, last_card_at, position_at
from florin.search.court_endgame.position import EndPosition, play_card, reach_of, worth_of


def note_refutation(search: EndSearch, k: int, kind: int, on: int, against: int) -> int:
    """Note a reply as number k; return the next number."""
    search.refutations[k].kind = kind
    search.refutations[k].on = on
    search.refutations[k].against = against
    search.refutations[k].ready = False
    return k + 1


def note_capture(pos: EndPosition, search: EndSearch, k: int, q: int, b: int) -> int:
    """Note a reply by which q would take pile b, if there is one; return the next number."""
    for h in range(pos.hand_n[q]):
        kind = pos.hand[q][h]
        if kind == MINISTER and pos.size[b] > 1:
            return note_refutation(search, k, kind, b, -1)
        most = reach_of(pos, q, kind)
        for a in range(pos.piles):
            if a != b and pos.low[a] + VALUE[kind] <= pos.high[b] and pos.high[a] + most >= pos.low[b]:
                return note_refutation(search, k, kind, a, b)
    return k


def find_refutations(pos: EndPosition, search: EndSearch) -> int:
    """Note replies of the seat that is not to move, and return their number.

    There is room for two sets, for odd and even numbers of cards left, because two levels may need them at once.
    """
    q = 1 - pos.turn
    if pos.hand_n[pos.turn] != 2 or pos.hand_n[q] == 0 or pos.by_house or pos.declares:
        return 0
    first = REFUTATIONS * (pos.left & 1)
    k: int = first
    for b in range(pos.piles):
        search.threats.taken[b] = pos.net[b] if q == 1 else -pos.net[b]
    while k < first + REFUTATIONS - 1:
        best: int = 0
        for b in range(1, pos.piles):
            if search.threats.taken[b] > search.threats.taken[best]:
                best = b
        if pos.piles == 0 or search.threats.taken[best] <= 0:
            break
        search.threats.taken[best] = 0
        k = note_capture(pos, search, k, q, best)
    lowest: int = pos.hand[q][0]
    for h in range(1, pos.hand_n[q]):
        if VALUE[pos.hand[q][h]] < VALUE[lowest]:
            lowest = pos.hand[q][h]
    return note_refutation(search, k, lowest, -1, -1) - first


def prepare_refutation(pos: EndPosition, search: EndSearch, k: int) -> None:
    """Make the reply, and note what each of the two cards of the seat to move could take as its last."""
    p = pos.turn
    after: EndPosition = position_at(search.after, k)
    copy_position(after, pos)
    after.turn = 1 - p
    play_card(after, search.refutations[k].kind, search.refutations[k].on, search.refutations[k].against)
    after.turn = p
    lead = after.lead if p == 0 else -after.lead
    for h in range(after.hand_n[1 - p]):
        lead -= worth_of(after.hand[1 - p][h])
    search.refutations[k].lead = lead + worth_of(after.hand[p][0]) + worth_of(after.hand[p][1])
    search.refutations[k].circles = 0
    for a in range(after.piles):
        search.refutations[k].circles += after.within[a]
    for h in range(2):
        survey_captures(after, last_card_at(search.last_cards, 2 * k + h), p, after.hand[p][h])
    search.refutations[k].ready = True


def is_hopeless(pos: EndPosition, last: LastCard, ahead: int, kind: int, on: int, against: int) -> bool:
    """Does the player of a noble trail whatever its last card takes? `ahead` is its lead if neither takes anything."""
    if on >= 0 and against < 0 and kind == LADY:
        return False
    clears: bool = on >= 0 and against < 0 and kind == MINISTER and pos.size[on] > 1
    if against >= 0:
        ahead += last.gain[against]
    elif clears:
        ahead += last.gain[on]
    if ahead >= 0:
        return False
    if last.prey == 0 or ahead + last.gain[last.order[0]] < 0:
        return True
    note_pile(pos, last, kind, -1 if clears else on)
    last.risk -= 2 * worth_of(kind)  # it is its own
    return reply_lead(pos, last, ahead, on, against) < 0


def is_refuted(pos: EndPosition, search: EndSearch, n: int, kind: int, on: int, against: int) -> bool:
    """Is a move refuted by one of `n` replies? Cases in which the circle may be emptied too early are left open."""
    first = REFUTATIONS * (pos.left & 1)
    for k in range(first, first + n):
        base = search.refutations[k].on
        gone = search.refutations[k].against
        if (on < 0 or (on != base and on != gone)) and (against < 0 or (against != base and against != gone)):
            if not search.refutations[k].ready:
                prepare_refutation(pos, search, k)
            after: EndPosition = position_at(search.after, k)
            # The last pile took the index of the one that is gone.
            a: int = gone if gone >= 0 and on == pos.piles - 1 else on
            b: int = gone if gone >= 0 and against == pos.piles - 1 else against
            if search.refutations[k].circles - (after.within[b] if b >= 0 else 0) >= pos.left - 2:
                last: LastCard = last_card_at(search.last_cards, 2 * k + (kind == pos.hand[pos.turn][0]))
                if is_hopeless(after, last, search.refutations[k].lead, kind, a, b):
                    return True
    return False
