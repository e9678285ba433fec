"""A once-around auction, solved backward from what each possible buyer means to everyone's share of the win.

The last player's replies decide the outcome for every holder and bid; from these follow the outcomes for the player
asked before, and so on back to the player to move.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import exp
from typing import NamedTuple

Shares = Sequence[float]  # each seat's share of the win
Reply = Callable[[int, int | None, int], Sequence[float]]
RARE = 0.002  # probability: rarer replies are left out


class Lot(NamedTuple):
    """The state of an auction, and what is at stake.

    `asked` are the seats that may still bid, the one to answer first; `best` is the highest bid so far. `sold` maps
    each seat to the shares of the win if it buys the lot for one florin more, and None to the shares if all pass now.
    Each further florin multiplies the payer's share by exp(-florin), before the shares are scaled to 1 again: it
    matters little to a player who is far behind or far ahead.
    """

    asked: Sequence[int]
    best: int
    sold: Mapping[int | None, Shares]
    florin: float


def answers(lot: Lot, most: int, reply: Reply) -> dict[int, float]:
    """Return the share of the win that each answer of the seat to move brings it: 0 is a pass, otherwise a bid.

    `reply(seat, holder, bid)` returns the chances that a seat passes, or bids 1, 2, 3 florins more than this bid of
    this holder (None: the present one). In the example the lot is worth as much to seat 1, which tops bids of up to 3.

    >>> lot = Lot((0, 1), 0, {0: (0.54, 0.46), 1: (0.46, 0.54), None: (0.5, 0.5)}, 0.04)
    >>> worth = answers(lot, 9, lambda seat, holder, bid: (0, 1) if bid < 4 else (1,))
    >>> max(worth, key=worth.get)
    4
    """

    @cache
    def outcome(number: int, holder: int | None, bid: int) -> Shares:
        """Return the shares when the seat asked as `number` is about to answer."""
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
    """Return the shares if `holder` gets the lot for a bid."""
    if holder is None:
        return lot.sold[None]
    keeps = exp(lot.florin * (lot.best + 1 - bid))
    odds = [share * keeps if seat == holder else share for seat, share in enumerate(lot.sold[holder])]
    return [share / sum(odds) for share in odds]
