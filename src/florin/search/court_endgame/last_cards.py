"""The last two cards at court, one in each hand, without playing them out.

What the last card can take depends on sums that can meet. These are found once, as bits, for the piles as they are. The
move before changes one pile and removes at most one, so little remains to be checked for each such move.
"""

from typing import Annotated

from florin.rules.court import JESTER, JESTER_MOST, LADY, MINISTER, VALUE
from florin.search.c_types import Word
from florin.search.court_endgame.pointers import copy_position
from florin.search.court_endgame.position import MOST_PILES, EndPosition, play_card, reach_of, worth_of


class LastCard:
    """A last card, and what it would gain by taking each pile."""

    kind: int
    value: int
    most: int  # the most that it can count
    low: int  # the pile that the move before changed, from here
    high: int
    size: int
    risk: int  # to here: what taking it would gain
    prey: int  # number of piles worth taking
    gain: Annotated[list[int], MOST_PILES]
    order: Annotated[list[int], MOST_PILES]  # the piles worth taking, the best first
    known: Annotated[list[int], MOST_PILES]  # are the bases filled in?
    bases: Annotated[list[Word], MOST_PILES]  # the piles, as bits, from which a pile can be taken


def sign_of(lead: int) -> int:
    """Return 1, 0 or -1 for a lead."""
    return (lead > 0) - (lead < 0)


def last_lead(pos: EndPosition, p: int) -> int:
    """Return the highest lead that seat p can reach, which holds the only card."""
    kind = pos.hand[p][0]
    ahead = (pos.lead if p == 0 else -pos.lead) + worth_of(kind)
    best = ahead
    value = VALUE[kind]
    most = reach_of(pos, p, kind)
    for b in range(pos.piles):
        after = ahead - (pos.net[b] if p == 0 else -pos.net[b])
        if after > best:
            if kind == MINISTER and pos.size[b] > 1:
                best = after
            else:
                for a in range(pos.piles):
                    if a != b and pos.low[a] + value <= pos.high[b] and pos.high[a] + most >= pos.low[b]:
                        best = after
                        break
    return best


def survey_captures(pos: EndPosition, last: LastCard, p: int, kind: int) -> None:
    """Note what the last card of seat p gains by taking each pile, and which are worth it, the best first."""
    last.kind = kind
    last.value = VALUE[kind]
    last.most = reach_of(pos, p, kind)
    last.prey = 0
    for b in range(pos.piles):
        gain: int = -pos.net[b] if p == 0 else pos.net[b]
        last.gain[b] = gain
        last.known[b] = 0
        if gain > 0:
            k = last.prey
            while k > 0 and last.gain[last.order[k - 1]] < gain:
                last.order[k] = last.order[k - 1]
                k -= 1
            last.order[k] = b
            last.prey += 1


def bases_of(pos: EndPosition, last: LastCard, t: int) -> Word:
    """Return the piles, as bits, from which the last card can conspire against pile t."""
    one: Word = 1
    if last.known[t] == 0:
        last.known[t] = 1
        last.bases[t] = 0
        for a in range(pos.piles):
            if a != t and pos.low[a] + last.value <= pos.high[t] and pos.high[a] + last.most >= pos.low[t]:
                last.bases[t] |= one << a
    return last.bases[t]


def reply_lead(pos: EndPosition, last: LastCard, ahead: int, a: int, b: int) -> int:
    """Return the lead that the last card can reach, -1 for any below 0; above 0 any such lead will do.

    Without a capture the lead is `ahead`. Pile a, or a new one for a = -1, is as `last.low` to `last.size` say, and
    pile b is gone.
    """
    one: Word = 1
    best = ahead if ahead > -1 else -1
    gone: Word = (one << a if a >= 0 else 0) | (one << b if b >= 0 else 0)
    for k in range(last.prey):
        t = last.order[k]
        if best > 0 or ahead + last.gain[t] <= best:
            break
        if t != a and t != b:
            if (
                (last.kind == MINISTER and pos.size[t] > 1)
                or (last.low + last.value <= pos.high[t] and last.high + last.most >= pos.low[t])
                or bases_of(pos, last, t) & ~gone
            ):
                best = ahead + last.gain[t]
    if best > 0 or ahead + last.risk <= best:
        return best
    if last.kind == MINISTER and last.size > 1:
        return ahead + last.risk
    for i in range(pos.piles):
        if i != a and i != b and pos.low[i] + last.value <= last.high and pos.high[i] + last.most >= last.low:
            return ahead + last.risk
    return best


def note_pile(pos: EndPosition, last: LastCard, kind: int, a: int) -> None:
    """Note pile a, or a new one for a = -1, with a card of the other on it."""
    last.low = VALUE[kind]
    last.high = JESTER_MOST if kind == JESTER else VALUE[kind]
    last.size = 1
    last.risk = worth_of(kind)
    if a >= 0:
        last.low += pos.low[a]
        last.high += pos.high[a]
        last.size += pos.size[a]
        last.risk += last.gain[a]


def is_lost(pos: EndPosition, last: LastCard, ahead: int, a: int) -> bool:
    """Does a change of pile a lose because the last card can still take the most valuable pile, and then leads?"""
    one: Word = 1
    if last.prey == 0:
        return False
    t = last.order[0]
    if t == a or ahead + last.gain[t] <= 0:
        return False
    return (last.kind == MINISTER and pos.size[t] > 1) or bases_of(pos, last, t) & ~(one << a if a >= 0 else 0) != 0


def last_two(pos: EndPosition, last: LastCard, spare: EndPosition) -> int:
    """Return the outcome for Della Rovere when each seat has one card and no house can end the game."""
    p = pos.turn
    kind = pos.hand[p][0]
    survey_captures(pos, last, 1 - p, pos.hand[1 - p][0])
    ahead = (pos.lead if p == 1 else -pos.lead) + worth_of(last.kind) - worth_of(kind)
    best = 1
    for a in range(-1, pos.piles):
        lead = 1
        clears: bool = a >= 0 and kind == MINISTER and pos.size[a] > 1
        after = ahead + last.gain[a] if clears else ahead
        if after <= 0 and not is_lost(pos, last, after, a):
            if a >= 0 and kind == LADY:
                copy_position(spare, pos)
                play_card(spare, kind, a, -1)
                lead = last_lead(spare, 1 - p)
            else:
                note_pile(pos, last, kind, -1 if clears else a)
                lead = reply_lead(pos, last, after, a, -1)
        if lead < best:
            best = lead
            if best < 0:
                break
    if best >= 0:
        best = least_after_taking(pos, last, p, ahead, best)
    return sign_of(best) if p == 1 else -sign_of(best)


def least_after_taking(pos: EndPosition, last: LastCard, p: int, ahead: int, best: int) -> int:
    """Return the lead left to the last card if the one before conspires, if that is below `best`."""
    kind = pos.hand[p][0]
    value = VALUE[kind]
    most = reach_of(pos, p, kind)
    for b in range(pos.piles):
        after = ahead + last.gain[b]
        closes: bool = pos.within[b] != 0 and pos.inner[0] + pos.inner[1] == pos.size[b]
        if after <= 0 or closes:
            for a in range(pos.piles):
                if a != b and pos.low[a] + value <= pos.high[b] and pos.high[a] + most >= pos.low[b]:
                    if closes and pos.within[a] == 0:
                        lead = after - worth_of(last.kind)
                    else:
                        note_pile(pos, last, kind, a)
                        lead = reply_lead(pos, last, after, a, b)
                    if lead < best:
                        best = lead
                        if best < 0:
                            return best
    return best
