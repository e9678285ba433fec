"""A bound that ends the search early: a seat that wins whatever the other does.

Seat p is safe if it wins by only sending its cards, the lowest first. The other adds its own cards, and with each takes
at most one pile: by a Minister, or by a conspiracy if sums can be made to meet. The differences that its cards can make
up are a set, kept as bits: each card may go to the conspirators, to the target, or elsewhere.
"""

from typing import Annotated

from florin.rules.court import JESTER, JESTER_MOST, KINDS, LADY, MINISTER, VALUE
from florin.search.c_types import Word
from florin.search.court_endgame.position import EndPosition, reach_of, worth_in, worth_of

MIDDLE, WIDEST_GAP = 32, 30  # the bit of difference 0, and the largest difference that has a bit


class Threats:
    """The most that the other seat can do."""

    taken: Annotated[list[int], 64]  # what each pile is worth to the seat that may be safe
    sent: Annotated[list[int], 8]  # the cards that this seat will send, the lowest first
    top: Annotated[list[int], 8]  # the highest worths so far, and where they are
    place: Annotated[list[int], 8]
    plays: int  # cards of the other,
    clears: int  # Ministers among them,
    parts: int  # and Ladies
    grows: int  # the most that they can count together
    sends: int
    exposed: int  # sent cards that the other may still take
    gaps: Word  # the differences that the other's cards can make up


def count_threats(pos: EndPosition, threats: Threats, p: int) -> int:
    """Note what the other can do at most; return p's lead after the other has added all its cards."""
    q = 1 - p
    ahead = pos.lead if p == 0 else -pos.lead
    threats.plays = pos.hand_n[q]
    threats.clears = 0
    threats.parts = 0
    threats.grows = 0
    for h in range(pos.hand_n[q]):
        kind = pos.hand[q][h]
        threats.clears += kind == MINISTER
        threats.parts += kind == LADY
        threats.grows += JESTER_MOST if kind == JESTER else VALUE[kind]
        ahead -= worth_of(kind)
    return ahead


def note_gaps(pos: EndPosition, threats: Threats, q: int) -> None:
    """Note the differences that q's cards can make up, unless there are too many."""
    one: Word = 1
    none: Word = one << MIDDLE  # none of the cards with the conspirators yet
    threats.gaps = 0
    if threats.grows > WIDEST_GAP:
        return
    for h in range(pos.hand_n[q]):
        kind = pos.hand[q][h]
        most = JESTER_MOST if kind == JESTER and threats.plays > 1 else reach_of(pos, q, kind)
        to_target: Word = none
        to_either: Word = threats.gaps
        for value in range(VALUE[kind], most + 1):
            to_either |= threats.gaps << value | threats.gaps >> value | none << value
            to_target |= none >> value
        threats.gaps = to_either
        none = to_target


def prepare_sends(pos: EndPosition, threats: Threats, p: int) -> int:
    """Note the cards that p sends and how many of them the other may take; return what they add together."""
    total = 0
    threats.sends = 0
    for h in range(pos.hand_n[p]):
        kind = pos.hand[p][h]
        k = threats.sends
        while k > 0 and VALUE[threats.sent[k - 1]] > VALUE[kind]:
            threats.sent[k] = threats.sent[k - 1]
            k -= 1
        threats.sent[k] = kind
        threats.sends += 1
        total += worth_of(kind)
    threats.exposed = threats.plays if pos.turn == p else threats.plays - 1
    if threats.exposed > threats.sends:
        threats.exposed = threats.sends
    return total


def can_meet(threats: Threats, least: int, most: int) -> bool:
    """Can the other's cards make up a difference between `least` and `most`?"""
    one: Word = 1
    if threats.grows > WIDEST_GAP:
        return least <= threats.grows and most >= -threats.grows
    if least < -WIDEST_GAP:
        least = -WIDEST_GAP
    if most > WIDEST_GAP:
        most = WIDEST_GAP
    return least <= most and (threats.gaps >> (MIDDLE + least)) & ((one << (most - least + 1)) - 1) != 0


def in_reach(pos: EndPosition, threats: Threats, but: int, low: int, high: int) -> bool:
    """Could the other's cards and some pile except `but` conspire against one that counts from `low` to `high`?"""
    if threats.plays > 1 and can_meet(threats, low, high):
        return True
    for a in range(pos.piles):
        if a != but and can_meet(threats, low - pos.high[a], high - pos.low[a]):
            return True
    for k in range(threats.exposed):
        if pos.piles + k != but:
            kind = threats.sent[k]
            if can_meet(threats, low - (JESTER_MOST if kind == JESTER else VALUE[kind]), high - VALUE[kind]):
                return True
    return False


def survives_captures(pos: EndPosition, threats: Threats, p: int, ahead: int) -> bool:
    """Does p lead after the worst captures, pile by pile, if no Lady splits a pile?"""
    for a in range(pos.piles):
        threats.taken[a] = pos.net[a] if p == 0 else -pos.net[a]
    n = pos.piles + threats.exposed
    for k in range(threats.exposed):
        threats.taken[pos.piles + k] = worth_of(threats.sent[k])
    left = threats.plays
    clears = threats.clears
    while left > 0:
        worst = 0
        for a in range(1, n):
            if threats.taken[a] > threats.taken[worst]:
                worst = a
        if threats.taken[worst] <= 0 or ahead > left * threats.taken[worst]:
            return True
        if worst < pos.piles:
            hit = in_reach(pos, threats, worst, pos.low[worst], pos.high[worst])
            single: bool = pos.size[worst] == 1
        else:
            kind = threats.sent[worst - pos.piles]
            hit = in_reach(pos, threats, worst, VALUE[kind], JESTER_MOST if kind == JESTER else VALUE[kind])
            single = True
        if hit or (clears > 0 and not (single and threats.plays == 1)):
            clears -= not hit
            left -= 1
            ahead -= threats.taken[worst]
            if ahead <= 0:
                return False
        threats.taken[worst] = 0
    return True


def keep_top(threats: Threats, n: int, worth: int, place: int) -> None:
    """Keep the `n` highest worths."""
    if worth > threats.top[n - 1]:
        k = n - 1
        while k > 0 and threats.top[k - 1] < worth:
            threats.top[k] = threats.top[k - 1]
            threats.place[k] = threats.place[k - 1]
            k -= 1
        threats.top[k] = worth
        threats.place[k] = place


def survives_splitting(pos: EndPosition, threats: Threats, p: int, ahead: int) -> bool:
    """Does p lead after the worst captures if Ladies, which capture nothing themselves, split piles?"""
    if threats.parts == 0 or threats.plays < 2:
        return True
    left = threats.plays - 1
    for k in range(left + 1):
        threats.top[k] = 0
        threats.place[k] = -1
    for a in range(pos.piles):
        keep_top(threats, left + 1, pos.net[a] if p == 0 else -pos.net[a], a)
    for k in range(threats.exposed):
        keep_top(threats, left + 1, worth_of(threats.sent[k]), pos.piles + k)
    for k in range(left + 1):
        threats.taken[k] = threats.top[k]
        threats.taken[8 + k] = threats.place[k]
    for a in range(pos.piles):
        if pos.size[a] > 1:
            for k in range(left):
                threats.top[k] = 0
            for k in range(left + 1):
                if threats.taken[8 + k] != a:
                    keep_top(threats, left, threats.taken[k], 0)
            cards: Word = pos.cards[a] >> (2 * KINDS * p)
            for kind in range(KINDS):
                for _copy in range(cards & 3):
                    keep_top(threats, left, worth_of(kind), 0)
                cards >>= 2
            total = 0
            for k in range(left):
                total += threats.top[k]
            if ahead <= total:
                return False
    if threats.parts == 1 or threats.plays < 3:
        return True
    left -= 1
    for k in range(left):
        threats.top[k] = 0
    for a in range(pos.piles):
        keep_top(threats, left, worth_in(pos, a, p), 0)
    for k in range(threats.exposed):
        keep_top(threats, left, worth_of(threats.sent[k]), 0)
    for k in range(left):
        ahead -= threats.top[k]
    return ahead > 0


def can_end_game(pos: EndPosition, threats: Threats) -> bool:
    """Could the other's cards empty the circle, or rid it of a house where that ends the game?"""
    for house in range(1 + pos.by_house):
        n = 0
        for a in range(pos.piles):
            if pos.within[a]:
                if not pos.by_house or (pos.own[a] if house == 0 else pos.size[a] - pos.own[a]) > 0:
                    n += 1
        if n <= threats.plays:
            return True
    return False


def survives_end(pos: EndPosition, threats: Threats, p: int, ahead: int) -> bool:
    """Does p lead if the other empties the circle, eliminating all of it, before p has sent its cards?"""
    left = threats.plays
    for a in range(pos.piles):
        if pos.within[a]:
            left -= 1
            ahead -= pos.net[a] if p == 0 else -pos.net[a]
    for k in range(left):
        threats.top[k] = 0
    for a in range(pos.piles):
        if pos.within[a] == 0 and left > 0:
            keep_top(
                threats, left, worth_in(pos, a, p) if threats.parts > 0 else pos.net[a] if p == 0 else -pos.net[a], 0
            )
    for k in range(left):
        ahead -= threats.top[k]
    return ahead > 0


def is_safe(pos: EndPosition, threats: Threats, p: int) -> bool:
    """Does seat p win whatever the other does?"""
    ahead = count_threats(pos, threats, p)
    more = prepare_sends(pos, threats, p)
    if ahead + more <= 0:
        return False
    if threats.plays == 0:
        return True
    if can_end_game(pos, threats):
        if pos.by_house:
            if ahead <= 0:
                return False
            more = 0
        elif not survives_end(pos, threats, p, ahead):
            return False
    note_gaps(pos, threats, 1 - p)
    return survives_captures(pos, threats, p, ahead + more) and survives_splitting(pos, threats, p, ahead + more)
