"""The cost of a move against the best one, whether that is certain, and why.

A loss counts only if it is beyond the noise of the simulations and if a second, different way of judging agrees. In the
card game merchants play on first, and the second opinion is a tree search; so it is in the auction game, where bids are
solved backward. At court the tree search comes first. With both decks out there the solution is exact and needs no
second opinion. The smallest of all losses found counts.
"""

from collections.abc import Iterable
from functools import partial
from math import sqrt
from statistics import stdev
from typing import NamedTuple

from florin.bots.bidding import Bidding, bidders
from florin.bots.bot import Candidate
from florin.bots.levels import TREE_NODES, promising, share_of
from florin.bots.reasons import told
from florin.dealer import mix
from florin.narration import Message
from florin.notation import move_text
from florin.position import Position
from florin.reviewing.court_decisions import Exact
from florin.reviewing.judge import BATCHES, Estimates
from florin.reviewing.model import Alternative, Grade, ReviewedMove
from florin.reviewing.searching import Searched, calibrated, engine_as_played

GRADES: tuple[tuple[float, Grade], ...] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy"))
FIRST_LOOK = 4  # batches for all candidates; only the promising ones get the others
PROMISING, MOST = 0.03, 6  # share behind the best after the first look, and the number of moves kept
EQUAL = 0.005  # moves that differ by less are equally good
DIGITS = 4  # of a win share
T_95 = 12.7, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13  # for 2 to 16 batches
CAREFUL = 4  # times as many simulations before a grade is given


class Loss(NamedTuple):
    """The cost of a move, and its 95% interval if it was measured again."""

    loss: float
    interval: tuple[float, float] | None


def graded(estimates: Estimates, line: int, action: int) -> ReviewedMove:
    """Return what a move costs, from what its player could know."""
    position = estimates.position
    if estimates.obvious(action):
        looks = Looks(estimates, position.legal_ids() if position.game.name == "card" else [action])
        return judged(position, line, action, [action], alternatives=looks.alternatives())
    return compared(estimates, line, action)


def judged(
    position: Position,
    line: int,
    action: int,
    best: list[int],
    loss: float = 0.0,
    interval: tuple[float, float] = (0.0, 0.0),
    grade: Grade | None = None,
    reasons: list[Message] | None = None,
    alternatives: list[Alternative] | None = None,
) -> ReviewedMove:
    """Return a move as it was judged."""
    seat = position.state.turn
    name = position.game.name
    texts = [move_text(name, one, seat) for one in best]
    move = move_text(name, action, seat)
    return ReviewedMove(line, seat, move, texts, loss, interval, grade, reasons or [], alternatives or [])


# -- by simulations ----------------------------------------------------------------------------------------------------


class Looks:
    """Moves compared in the same worlds: all of them by a few batches, the promising ones by all."""

    def __init__(self, estimates: Estimates, actions: Iterable[int]) -> None:
        self.estimates, self.position = estimates, estimates.position
        self.seat = self.position.state.turn
        self.batches = dict.fromkeys(actions, min(FIRST_LOOK, estimates.batches))
        self.rank()

    def rank(self) -> None:
        """Sort the moves: first those with most batches, of these the best first."""
        found = {one: self.estimates.share(one, batches) for one, batches in self.batches.items()}
        order = sorted(found, key=lambda one: (-self.batches[one], -found[one], one))
        self.shares = {one: found[one] for one in order}

    def look_closely(self, action: int) -> None:
        """Give all batches to the promising moves and to this one."""
        best = max(self.shares.values())
        near = [one for one, share in self.shares.items() if share > best - PROMISING][:MOST]
        self.batches |= dict.fromkeys([*near, action], self.estimates.batches)
        self.rank()

    @property
    def top(self) -> int:
        return next(iter(self.shares))

    def loss(self, action: int) -> tuple[float, float]:
        """Return what a move costs against the best one, and half the width of its 95% interval."""
        loss = max(0.0, self.shares[self.top] - self.shares[action])
        return loss, noise(self.estimates, self.top, action, self.seat, self.batches[action])

    def alternatives(self) -> list[Alternative]:
        """Return all moves, the best first."""
        return [
            Alternative(
                move_text(self.position.game.name, one, self.seat),
                round(share, DIGITS),
                round(loss, DIGITS),
                (round(max(0.0, loss - error), DIGITS), round(min(1.0, loss + error), DIGITS)),
            )
            for one, share in self.shares.items()
            for loss, error in [self.loss(one)]
        ]


def compared(estimates: Estimates, line: int, action: int) -> ReviewedMove:
    """Compare a move with the most promising ones in the same worlds."""
    position = estimates.position
    candidates = {*promising(estimates.engine, position, style=0), *estimates.asked, action}
    if position.game.name == "court":
        estimates = Searched(position, estimates.luck, estimates.sims, estimates.seat)
    looks = Looks(estimates, candidates)
    looks.look_closely(action)
    judge = partial(judged, position, line, action, alternatives=looks.alternatives())
    top, losses = looks.top, {one: looks.loss(one) for one in looks.shares}
    closely = [one for one, batches in looks.batches.items() if batches == estimates.batches]
    best = sorted((one for one in closely if losses[one][0] <= max(EQUAL, losses[one][1])), key=list(losses).index)
    loss, error = losses[action]
    interval = max(0.0, loss - error), min(1.0, loss + error)
    if action in best:
        return judge(best, 0.0, (0.0, interval[1]))
    if loss < GRADES[-1][0]:
        return judge(best, loss, interval)
    loss, found = settled(estimates, top, action, loss)
    interval = found or (min(loss, interval[0]), interval[1])
    grade = grade_of(loss)
    reasons = why(estimates, {one: looks.shares[one] for one in (top, action)}) if grade else []
    return judge(best, loss, interval, grade, reasons)


def grade_of(loss: float) -> Grade | None:
    """Return the grade of a loss that is certain.

    >>> [grade_of(loss) for loss in (0.019, 0.02, 0.05, 0.1)]
    [None, 'inaccuracy', 'mistake', 'blunder']
    """
    return next((grade for least, grade in GRADES if loss >= least), None)


def noise(estimates: Estimates, one: int, other: int, seat: int, batches: int = BATCHES) -> float:
    """Return half the width of the 95% interval of the difference between two moves in the same worlds."""
    count = min(batches, estimates.batches)
    if count < 2:
        return 1.0
    size = estimates.sims / estimates.batches
    differences = [(estimates.batch(one, k)[seat] - estimates.batch(other, k)[seat]) / size for k in range(count)]
    return T_95[count - 2] * stdev(differences) / sqrt(count)


def settled(estimates: Estimates, best: int, action: int, loss: float) -> Loss:
    """Look at two moves again, in new worlds each time and with more simulations, as long as a grade is at stake.

    The best of several moves looks better than it is, and each way of judging errs in its own way. So the least of all
    losses counts; most moves of strong players need only one more look.
    """
    loss = min(loss, certain_loss(estimates, best, action, 1))
    if loss < GRADES[-1][0]:
        return Loss(max(0.0, loss), None)
    seat = estimates.position.state.turn
    again = type(estimates)(estimates.position, mix(estimates.luck ^ 2), CAREFUL * estimates.sims, estimates.seat)
    found, error = again.share(best) - again.share(action), noise(again, best, action, seat)
    loss = min(loss, found)
    if loss >= GRADES[-1][0]:
        loss = min(loss, certain_loss(estimates, best, action))
    loss = max(0.0, loss)
    return Loss(loss, (max(0.0, min(loss, found - error)), min(1.0, max(loss, found + error))))


def second_opinion(estimates: Estimates, best: int, action: int, times: int = CAREFUL) -> float:
    """Return the difference between two moves by another way of judging, with other luck and more simulations."""
    mine, theirs = opinion(estimates, best, action, times)
    return mine - theirs


def certain_loss(estimates: Estimates, best: int, action: int, times: int = CAREFUL) -> float:
    """Return the same difference calibrated: how much more often strong bots win after such moves."""
    worth = calibrated("banker" if isinstance(estimates, Searched) else "magnifico", estimates.position)
    mine, theirs = opinion(estimates, best, action, times)
    return worth(best, mine) - worth(action, theirs)


def opinion(estimates: Estimates, best: int, action: int, times: int) -> tuple[float, float]:
    """Return what two moves bring if the others do not play as merchants, but as their moves so far suggest.

    What was searched is played on, and what was played on is searched; auctions are solved backward.
    """
    position, luck, sims = estimates.position, mix(estimates.luck ^ times), times * estimates.sims
    engine, beliefs = engine_as_played(position, luck)
    if position.game.name == "board" and len(bidders(position.state)) > 1:
        bidding = Bidding(engine, position.state, beliefs)
        totals = [engine.measure(sale, luck, 0, sims) for sale in bidding.sales]
        found = bidding.solved([[total / sims for total in row] for row in totals])
        if best in found and action in found:
            return found[best], found[action]

    def simulated(one: int) -> float:
        if isinstance(estimates, Searched):
            total = engine.measure((one,), luck, 0, sims)[position.state.turn]
        else:
            total = estimates.search.tree(engine, one, TREE_NODES).grow(luck, 0, sims)
        return share_of(one, position, total / sims)

    return simulated(best), simulated(action)


def why(estimates: Estimates, shares: dict[int, float]) -> list[Message]:
    """Return what speaks for the first of two moves, and what the other loses."""
    position = estimates.position
    seat = position.state.turn
    candidates = [
        Candidate(move_text(position.game.name, one, seat), share, estimates.sims) for one, share in shares.items()
    ]
    return list(told(candidates, estimates.engine, position, position.view(seat), estimates.luck).values())


# -- exactly -----------------------------------------------------------------------------------------------------------


def exactly(position: Position, line: int, action: int, exact: Exact) -> ReviewedMove:
    """Return what a move at court costs against best play."""
    loss = exact.share - exact.after
    if loss <= 0:
        return judged(position, line, action, list(dict.fromkeys((action, exact.best))))
    reason = Message("reason-wins" if exact.share == 1 else "reason-draws")
    return judged(position, line, action, [exact.best], loss, (loss, loss), grade_of(loss), [reason])
