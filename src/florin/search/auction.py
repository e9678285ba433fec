"""A once-around auction, solved backward over what it is worth to everyone that this or that player gets the lot.

The last to be asked knows what is best for him; who is asked before him reckons with that, and so on. Nobody is taken
to be perfect: a player chooses the likelier, the more of the win it brings him (a softmax: quantal response).
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import NamedTuple

Shares = Sequence[float]  # of the win, a seat each


class Lot(NamedTuple):
    """What the auction of a lot has come to, and what it is about.

    `asked` are the seats that may still bid, the one to answer first; `money` is everyone's. `sold` has the shares of
    the win if a seat had the lot for the `price` of one more than the bid so far; under None, if all pass now. A florin
    more or less is taken to be worth `florin` of a share, to him who pays it and in all to the others.
    """

    asked: Sequence[int]
    money: Sequence[int]
    best: int
    sold: Mapping[int | None, Shares]
    florin: float

    @property
    def price(self) -> int:
        return self.best + 1


def answers(lot: Lot, temper: float, farthest: int = 40) -> dict[int, float]:
    """What each answer of the seat to move is worth to it, in shares of the win: 0 is a pass, else a bid.

    Nobody is taken to go more than `farthest` above the bid so far. Here seat 0 can have the lot before seat 1 is
    asked, to whom it is worth as much: 4 florins at a hundredth of the win each.

    >>> lot = Lot((0, 1), (20, 20), 0, {0: (0.54, 0.46), 1: (0.46, 0.54), None: (0.5, 0.5)}, 0.01)
    >>> worth = answers(lot, temper=400)
    >>> max(worth, key=worth.get)
    4
    """
    me, *rivals = lot.asked
    top = min(max(lot.money[seat] for seat in lot.asked), lot.best + farthest)
    bids = range(lot.best, top + 1)
    # What it comes to, for each holder and bid, if nobody more is asked; then if one more is, from the last backward.
    held = {holder: [priced(lot, holder, bid) for bid in bids] for holder in lot.asked}
    passed: Shares = lot.sold[None]
    for seat in reversed(rivals):
        held, passed = asked_before(lot, seat, held, passed, temper)
    mine = min(lot.money[me], top)
    return {0: passed[me]} | {bid: held[me][bid - lot.best][me] for bid in range(lot.price, mine + 1)}


def priced(lot: Lot, holder: int, bid: int) -> Shares:
    """The shares if `holder` gets the lot for a bid."""
    change = lot.florin * (bid - lot.price)
    others = change / (len(lot.money) - 1)
    return [share - change if seat == holder else share + others for seat, share in enumerate(lot.sold[holder])]


def asked_before(
    lot: Lot, seat: int, held: dict[int, list[Shares]], passed: Shares, temper: float
) -> tuple[dict[int, list[Shares]], Shares]:
    """What all that is worth before this seat answers, by a softmax of what his answers bring him."""
    own = held[seat]
    top = min(lot.money[seat] - lot.best, len(own) - 1)
    # What his bids above each number come to, weighted, and their weights: from the highest down.
    weight, total = 0.0, [0.0] * len(lot.money)
    above: list[tuple[float, list[float]]] = [(0.0, total)] * len(own)
    for i in range(top - 1, -1, -1):
        x = exp(temper * (own[i + 1][seat] - 1))
        weight, total = weight + x, [sum_ + x * share for sum_, share in zip(total, own[i + 1], strict=True)]
        above[i] = weight, total

    def mixed(shares: Shares, i: int) -> Shares:
        weight, total = above[i]
        if not weight:
            return shares
        x = exp(temper * (shares[seat] - 1))
        return [(x * share + more) / (x + weight) for share, more in zip(shares, total, strict=True)]

    before = {
        holder: [mixed(shares, i) for i, shares in enumerate(row)] for holder, row in held.items() if holder != seat
    }
    return before, mixed(passed, 0)
