"""A once-around auction, solved backward over what it is worth to everyone that this or that player gets the lot.

What the last to be asked makes of it, whoever holds the bid then, is known from how he replies; so what it comes to for
him who is asked before is known, and so on to the one to move.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import exp
from typing import NamedTuple

Shares = Sequence[float]  # of the win, a seat each
Reply = Callable[[int, int | None, int], Sequence[float]]
RARE = 0.002  # what is done so seldom is left out


class Lot(NamedTuple):
    """What the auction of a lot has come to, and what it is about.

    `asked` are the seats that may still bid, the one to answer first; `best` is the bid so far. `sold` has the shares
    of the win if a seat had the lot for one florin more than that; under None, if all pass now. Each further florin
    makes the payer's win less likely by the factor exp(-florin), before the shares are made whole again: to who is far
    behind, or far ahead, it matters little.
    """

    asked: Sequence[int]
    best: int
    sold: Mapping[int | None, Shares]
    florin: float


def answers(lot: Lot, most: int, reply: Reply) -> dict[int, float]:
    """What each answer of the seat to move is worth to it, in shares of the win: 0 is a pass, else a bid up to `most`.

    `reply(seat, holder, bid)` has the chances that a seat passes, or bids 1, 2, 3 florins more than this bid of this
    holder (None: of whom it is now). Here the lot is worth as much to seat 1, who tops a bid of up to 3, to win it.

    >>> lot = Lot((0, 1), 0, {0: (0.54, 0.46), 1: (0.46, 0.54), None: (0.5, 0.5)}, 0.04)
    >>> worth = answers(lot, 9, lambda seat, holder, bid: (0, 1) if bid < 4 else (1,))
    >>> max(worth, key=worth.get)
    4
    """

    @cache
    def outcome(number: int, holder: int | None, bid: int) -> Shares:
        """The shares, when the seat asked as `number` is about to answer."""
        if number == len(lot.asked):
            return priced(lot, holder, bid)
        seat, total, weight = lot.asked[number], [0.0] * len(lot.sold[None]), 0.0
        for more, chance in enumerate(reply(seat, holder, bid)):
            if chance > RARE:
                after = outcome(number + 1, seat if more else holder, bid + more)
                total = [x + chance * share for x, share in zip(total, after, strict=True)]
                weight += chance
        return [x / weight for x in total]

    me = lot.asked[0]
    bids = range(lot.best + 1, most + 1)
    return {0: outcome(1, None, lot.best)[me]} | {bid: outcome(1, me, bid)[me] for bid in bids}


def priced(lot: Lot, holder: int | None, bid: int) -> Shares:
    """The shares if `holder` gets the lot for a bid."""
    if holder is None:
        return lot.sold[None]
    keeps = exp(lot.florin * (lot.best + 1 - bid))
    odds = [share * keeps if seat == holder else share for seat, share in enumerate(lot.sold[holder])]
    return [share / sum(odds) for share in odds]
