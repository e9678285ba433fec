"""Why a move is not legal: the rule that forbids it, and a sentence that says what to do instead.

The rules decide what is legal; this module finds the words. A test checks that there is a refusal exactly where a move
is not legal.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from florin.notation import CARDS
from florin.rules import BoardState, CardState, CourtState, board, card, court


class Refusal(NamedTuple):
    """A sentence's key, its rule and its values."""

    key: str
    rule: str
    values: dict[str, Any]


def refuse(key: str, rule: str, **values: Any) -> Refusal:
    return Refusal(key, rule, values)


def card_refusal(s: CardState, action: int) -> Refusal | None:
    if action == card.REVEAL:
        if s.revealed == card.MOST_REVEALED:
            return refuse("revealed-three", "C-2")
        return refuse("deck-empty", "C-12") if s.deck_n == 0 else None
    more = action - card.TAKE
    if s.market_n == 0:
        return refuse("market-empty", "C-2")
    if s.market_n < (1, 2, 3, 3)[more]:
        return refuse("market-short", "C-3", cards=s.market_n)
    last = s.market_n - 1
    taken = [last] + [last - 1] * (more & 1) + [last - 2] * (more >> 1)
    needed = sum(card.SPACES[s.market[place]] for place in taken)
    space = card.capacity(s) - s.load[s.turn]
    return refuse("no-space", "C-4", needed=needed, space=space) if needed > space else None


def board_refusal(s: BoardState, action: int) -> Refusal | None:
    if action <= board.AUCTION:
        if s.bidding:
            return refuse("auction-on", "B-4")
        return refuse("lot-empty", "B-3") if action == board.AUCTION and s.lot_n == 0 else None
    if not s.bidding:
        return refuse("no-auction", "B-3")
    if action > board.PASS:
        if action - board.BID <= s.best:
            return refuse("bid-low", "B-4", best=s.best)
        if action - board.BID > s.florins[s.turn]:
            return refuse("bid-high", "B-4", florins=s.florins[s.turn])
    return None


def court_refusal(s: CourtState, action: int) -> Refusal | None:
    declares = court.DECLARE <= action < court.REPLACE
    lays = court.REPLACE <= action <= court.KEEP
    if s.stage == court.LIMIT:
        return None if declares else refuse("declare-first", "K-10")
    if s.stage == court.CIRCLE:
        if not lays:
            return refuse("circle-first", "K-2")
        alike = action == court.KEEP or s.twice[action - court.REPLACE] > 1
        return None if alike else refuse("no-twins", "K-2", card=noble(s, action - court.REPLACE))
    if declares:
        return refuse("no-declaring", "K-10")
    return refuse("circle-laid", "K-2") if lays else play_refusal(s, action)


def play_refusal(s: CourtState, action: int) -> Refusal | None:
    p = s.turn
    pile = target = 0
    if action >= court.CONSPIRE:
        kind, rest = divmod(action - court.CONSPIRE, court.PILES * court.PILES)
        pile, target = rest // court.PILES + 1, rest % court.PILES + 1
    elif action >= court.ALLY:
        kind, rest = divmod(action - court.ALLY, court.PILES)
        pile = rest + 1
    else:
        kind = action % court.PLAN
    if kind not in s.hand[p][: s.hand_n[p]]:
        return refuse("not-in-hand", "K-3", card=noble(s, kind))
    if court.VALUE[kind] > s.limit[p] and not (court.PLAN <= action < court.DECLARE and court.deck_n(s, p) == 0):
        return refuse("above-limit", "K-10", card=noble(s, kind), limit=s.limit[p])
    if court.PLAN <= action < court.DECLARE:
        if court.deck_n(s, p) == 0:
            return refuse("no-planning", "K-10")
        return None if court.can_play(s, 1 - p) else refuse("planning-stuck", "K-7")
    for i in filter(None, (pile, target)):
        if not s.size[i]:
            return refuse("no-pile", "K-5", pile=i)
    return conspiracy_refusal(s, kind, pile, target) if target else None


def conspiracy_refusal(s: CourtState, kind: int, pile: int, target: int) -> Refusal | None:
    """Return why a conspiracy is illegal, or None if it is legal (K-6, K-9)."""
    if pile == target:
        return refuse("same-pile", "K-6")
    least = s.sum[pile] + court.VALUE[kind]
    most = s.most[pile] + court.highest(s, s.turn, kind)
    if least <= s.most[target] and most >= s.sum[target]:
        return None
    theirs = span(s.sum[target], s.most[target])
    return refuse("sums-differ", "K-6", ours=span(least, most), pile=target, theirs=theirs)


def span(least: int, most: int) -> str:
    """Return what a pile counts; with Jesters it is a span."""
    return str(least) if least == most else f"{least} to {most}"


def noble(s: CourtState, kind: int) -> str:
    return CARDS["court"][s.turn << 4 | kind]


REFUSALS: dict[str, Callable[[Any, int], Refusal | None]] = {
    "card": card_refusal,
    "board": board_refusal,
    "court": court_refusal,
}
