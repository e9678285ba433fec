"""What a move costs against the best one, whether that is certain, and why.

A loss counts only if it is beyond the noise of the simulations and if a second, different way of judging agrees: a tree
search, in auctions their backward solution, and at court with both decks out the exact solution, which needs no second.
The smaller of the two opinions is the loss.
"""

from math import sqrt
from statistics import mean, stdev

from florin.bots.beliefs import believed, engine_on, running, suspected
from florin.bots.bidding import Bidding, bidders
from florin.bots.bot import Candidate
from florin.bots.levels import TREE_NODES, endgame_solver, promising, share_of
from florin.bots.reasons import explained
from florin.bots.weights import rivals
from florin.dealer import mix
from florin.game import Position
from florin.narration import Message
from florin.notation import move_text
from florin.reviewing.judge import Estimates
from florin.reviewing.model import GRADES, Grade, Move, grade_of
from florin.search import NO_ODDS
from florin.search.court_endgame.solver import is_known

FIRST_LOOK = 4  # batches for all candidates; only the promising ones get the others
PROMISING, MOST = 0.03, 6  # share behind the best after the first look, and the number of moves kept
EQUAL = 0.005  # moves that differ by less are equally good
T_95 = 2.13  # of Student's distribution, for the number of batches
NODES = 300_000  # endgame positions
CAREFUL = 4  # times as many simulations for the second opinion
WORLDS = 64  # to guess the rival's hand at court, for the second opinion


def graded(estimates: Estimates, line: int, action: int) -> Move:
    """Return what a move costs, from what its player could know."""
    position = estimates.position
    if len(position.legal_ids()) == 1 or estimates.obvious(action):
        return judged(position, line, action, [action])
    if position.game.name == "court" and is_known(position.state):
        solved = exactly(position, line, action)
        if solved:
            return solved
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
) -> Move:
    """Return a move as it was judged."""
    seat = position.state.turn
    name = position.game.name
    texts = [move_text(name, one, seat) for one in best]
    return Move(line, seat, move_text(name, action, seat), texts, loss, interval, grade, reasons or [])


# -- by simulations ----------------------------------------------------------------------------------------------------


def compared(estimates: Estimates, line: int, action: int) -> Move:
    """Compare a move with the most promising ones in the same worlds."""
    position, seat = estimates.position, estimates.position.state.turn

    def share(one: int, batches: int = estimates.batches) -> float:
        return share_of(one, position, estimates.shares(one, batches)[seat])

    known = {*promising(estimates.engine, position, style=0), *estimates.asked, action}
    looks = {one: share(one, FIRST_LOOK) for one in known}
    ranked = sorted(known, key=lambda one: (-looks[one], one))
    kept = [one for one in ranked if looks[one] > looks[ranked[0]] - PROMISING][:MOST]
    shares = {one: share(one) for one in {*kept, action}}
    ranked = sorted(shares, key=lambda one: (-shares[one], one))
    top = ranked[0]
    errors = {one: noise(estimates, top, one, seat) for one in ranked}
    best = [one for one in ranked if shares[top] - shares[one] <= max(EQUAL, errors[one])]
    loss, error = shares[top] - shares[action], errors[action]
    interval = max(0.0, loss - error), min(1.0, loss + error)
    if action in best:
        return judged(position, line, action, best, 0.0, (0.0, interval[1]))
    if loss < GRADES[-1][0]:
        return judged(position, line, action, best, loss, interval)
    loss = max(0.0, min(loss, second_opinion(estimates, top, action)))
    interval = min(loss, interval[0]), interval[1]
    grade = grade_of(loss)
    reasons = why(estimates, {top: shares[top], action: shares[action]}) if grade else []
    return judged(position, line, action, best, loss, interval, grade, reasons)


def noise(estimates: Estimates, one: int, other: int, seat: int) -> float:
    """Return half the width of the 95% interval of the difference between two moves in the same worlds."""
    if estimates.batches < 2:
        return 1.0
    size = estimates.sims / estimates.batches
    differences = [
        (estimates.batch(one, k)[seat] - estimates.batch(other, k)[seat]) / size for k in range(estimates.batches)
    ]
    return T_95 * stdev(differences, mean(differences)) / sqrt(estimates.batches)


def second_opinion(estimates: Estimates, best: int, action: int) -> float:
    """Return the difference between two moves by another way of judging and with other luck.

    Here the others do not play as merchants, but as their moves so far suggest.
    """
    position, luck, sims = estimates.position, mix(estimates.luck ^ 1), CAREFUL * estimates.sims
    state, search = position.state, estimates.search
    view, styles = position.view(state.turn), rivals(position.game.name)
    beliefs = believed(search, position, view, styles)
    odds = suspected(search, view, luck, WORLDS) if position.game.name == "court" else NO_ODDS
    engine = engine_on(search, position, styles, running(beliefs), odds)
    if position.game.name == "board" and len(bidders(state)) > 1:
        bidding = Bidding(engine, state, beliefs)
        totals = [engine.measure(sale, luck, 0, sims) for sale in bidding.sales]
        found = bidding.solved([[total / sims for total in row] for row in totals])
        if best in found and action in found:
            return found[best] - found[action]
    ours, theirs = (search.tree(engine, one, TREE_NODES).grow(luck, 0, sims) / sims for one in (best, action))
    return share_of(best, position, ours) - share_of(action, position, theirs)


def why(estimates: Estimates, shares: dict[int, float]) -> list[Message]:
    """Return what speaks for the first of two moves, and what of the other."""
    position = estimates.position
    seat = position.state.turn
    candidates = [
        Candidate(move_text(position.game.name, one, seat), share, estimates.sims) for one, share in shares.items()
    ]
    found = explained(candidates, estimates.engine, position, position.view(seat), estimates.luck)
    return [one.reason for one in found if one.reason]


# -- exactly -----------------------------------------------------------------------------------------------------------


def exactly(position: Position, line: int, action: int) -> Move | None:
    """Return what a move at court costs against best play, if the end of the game can be solved."""
    solver, state = endgame_solver(), position.state
    solution = solver.solve(state, NODES)
    if solution is None:
        return None
    with solver.lock:
        solver.forget()
        reached = solver.reached(state, action, NODES, None, 1)[0]
    if reached is None:
        return None
    share = (1 + reached if state.turn == 0 else 1 - reached) / 2
    loss = solution.share - share
    if loss <= 0:
        return judged(position, line, action, list(dict.fromkeys((action, solution.action))))
    reason = Message("reason-wins" if solution.share == 1 else "reason-draws")
    return judged(position, line, action, [solution.action], loss, (loss, loss), grade_of(loss), [reason])
