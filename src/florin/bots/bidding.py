"""An auction from the bidder's side (board): its possible outcomes, the rivals' likely answers, and the best bid."""

import math
from functools import cache, partial

from florin.bots.beliefs import Beliefs
from florin.rules import BoardState, board
from florin.search.auction import Lot, Shares, answers
from florin.search.protocols import Engine

FARTHEST = 40  # florins: highest bid above the bid so far
SELDOM = 0.02  # probability below which a rival's style is ignored
DEAR = 8  # florins: extra price that is simulated to learn what a florin is worth


class Bidding:
    """An auction to solve from the results of a few simulated outcomes.

    The outcomes (`sales`): each remaining bidder buys the lot for one florin more; everyone passes; the bot buys it at
    a high price.
    """

    def __init__(self, engine: Engine, state: BoardState, beliefs: Beliefs) -> None:
        self.engine, self.players, self.best, self.asked = engine, state.players, state.best, bidders(state)
        me, money = state.turn, state.florins[state.turn]
        self.most, self.dear = min(money, state.best + FARTHEST), min(money, state.best + 1 + DEAR)
        self.sales = [sale(state, seat, state.best + 1) for seat in self.asked]
        self.sales += [sale(state, None, 0), sale(state, me, self.dear)]
        self.replies = cache(partial(reply, engine, state, beliefs))
        self.solved(
            [[1 / state.players] * state.players for _ in self.sales]
        )  # caches all replies before the budget starts

    def solved(self, shares: list[Shares]) -> dict[int, float]:
        """Return the worth of each answer, given each seat's win share after each of the sales."""
        *sold, dearly = shares
        me = self.asked[0]
        florin = (odds_of(sold[0][me]) - odds_of(dearly[me])) / max(1, self.dear - self.best - 1)
        lot = Lot(self.asked, self.best, dict(zip([*self.asked, None], sold, strict=True)), bounded(florin))
        return {bid_action(bid): share for bid, share in answers(lot, self.most, self.replies).items()}


def bidders(state: BoardState) -> list[int]:
    """Return the seats that may still bid, in order; the first is to answer (B-4)."""
    seats = [(state.active + j) % state.players for j in range(state.asked, state.players + 1)] if state.bidding else []
    return [p for p in seats if board.spaces(state) - state.hold_n[p] >= state.lot_n and state.florins[p] > state.best]


def reply(engine: Engine, state: BoardState, beliefs: Beliefs, seat: int, holder: int | None, bid: int) -> list[float]:
    """Return the probabilities that a seat passes or bids 1, 2, 3 … florins more, given the beliefs about it."""
    if state.florins[seat] <= bid:
        return [1.0]
    chances = [0.0] * (state.florins[seat] - bid + 1)
    moves = sale(state, holder, bid, before=seat)
    for style, belief in enumerate(beliefs[seat]):
        if belief > SELDOM:
            worths = [worth for _, worth in engine.weigh(style, moves)]
            likely = [math.exp(worth - max(worths)) for worth in worths]
            chances = [x + belief * y / sum(likely) for x, y in zip(chances, likely, strict=True)]
    return chances


def sale(state: BoardState, buyer: int | None, bid: int, before: int | None = None) -> list[int]:
    """Return the moves by which a buyer gets the lot for a bid, or the highest bidder so far if `buyer` is None.

    They stop before the turn of the seat `before`, if given.
    """
    state, moves = state.copy(), []
    while state.bidding and state.turn != before:
        moves.append(bid_action(bid if state.turn == buyer else 0))
        state.apply(moves[-1])
    return moves


def bid_action(bid: int) -> int:
    return board.BID + bid if bid else board.PASS


def odds_of(share: float) -> float:
    """Return the log-odds of a win, bounded because simulations cannot measure extremes."""
    share = min(0.99, max(0.01, share))
    return math.log(share / (1 - share))


def bounded(florin: float) -> float:
    """Return the measured worth of a florin in log-odds, within plausible bounds."""
    return min(0.25, max(0.06, florin))
