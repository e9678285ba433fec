"""A whole review, line by line on all cores. Each line depends only on the record, the budget and the seed."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from florin.dealer import Seeded, mix
from florin.errors import BadRecord
from florin.notation import line_for
from florin.options import whole
from florin.position import Position
from florin.replaying import replay, retraced
from florin.reviewing.court_decisions import Exact, court_decision, solved
from florin.reviewing.grading import exactly, graded
from florin.reviewing.judge import JUDGE, Change, Estimates, draw_change
from florin.reviewing.ledger import CARDS, Entry, booked
from florin.reviewing.lots import lot_of, opens_auction
from florin.reviewing.model import Account, CourtDecision, Known, Lot, Review, ReviewedMove, Shares
from florin.rules.playout import FIRST_PLAYER, WORD

SIMS = 2000  # simulations per move
KNOWN = 2  # at court, each of the accounts of what a seat could know gets this part of them
Progress = Callable[[int, int], None]  # called with the lines done and all lines; an exception in it cancels the review


def review(
    record: dict[str, Any],
    *,
    sims: int = SIMS,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    grades: bool = True,
) -> Review:
    """Return the review of a finished game, the same on any number of threads.

    Without grades it has only the accounts and the shares, in a fraction of the time.

    >>> import florin
    >>> from florin.simulation import random_game
    >>> record = random_game(florin.game("card", players=2), seed=1, i=0).record()
    >>> found = florin.review(record, sims=4, seed=1)
    >>> account = found.accounts[0]
    >>> account.even, account.result, abs(account.total - account.result) < 1e-9
    (0.5, 1.0, True)
    >>> len(found.shares) == len(record["log"])
    True
    """
    plan = Plan(record, sims, seed, grades)
    lines = list[Line]()
    for line in assessed(plan.tasks, threads or os.cpu_count() or 1):
        lines.append(line)
        if progress:
            progress(len(lines), len(plan.tasks))
    return plan.review(lines)


class Plan:
    """The lines that a review has to assess. Each line can be assessed anywhere, in any order."""

    def __init__(self, record: dict[str, Any], sims: int = SIMS, seed: int = 0, grades: bool = True) -> None:
        position = replay(record)
        if not position.over:
            raise BadRecord("review-unfinished")
        self.sims, self.seed = whole("sims", sims, 1, 1 << 20), seed
        start = Seeded(seed).seed
        self.tasks = [
            Task(before.copy(), position.lines[number:], number, mix((start + number) & WORD), sims, grades)
            for number, (before, _) in enumerate(retraced(position))
        ]
        self.result = [position.state.won(seat) / 60 for seat in range(position.game.players)]

    def shares(self, lines: "list[Line]") -> list[Shares]:
        """Return the shares after the first lines, from what was found about them."""
        known_so_far = booked([line.entry for line in lines], self.result)[1]
        return known_so_far if len(lines) == len(self.tasks) else known_so_far[:-1]

    def review(self, lines: "list[Line]") -> Review:
        """Return the review, from what was found about all lines."""
        accounts, shares = booked([line.entry for line in lines], self.result)
        return Review(
            JUDGE,
            self.sims,
            self.seed,
            accounts,
            [line.move for line in lines if line.move],
            shares,
            known(lines, accounts, shares, self.result),
            [line.lot for line in lines if line.lot],
            [line.court for line in lines if line.court],
        )


def assessed(tasks: "list[Task]", threads: int) -> "Iterator[Line]":
    """Yield what is found about each line, in order."""
    pool = ThreadPoolExecutor(threads, thread_name_prefix="florin-review")
    try:
        yield from pool.map(assess, tasks)
    finally:
        pool.shutdown(cancel_futures=True)


class Task(NamedTuple):
    """A line to assess: the log from here on, and the position before it."""

    before: Position
    log: Sequence[int]
    number: int
    luck: int
    sims: int
    grades: bool

    @property
    def line(self) -> int:
        return self.log[0]

    @property
    def known(self) -> int:
        """The simulations for an account of what a seat could know."""
        return max(1, self.sims // KNOWN)


class Line(NamedTuple):
    """The findings about a line: its entry with all cards open, at court also for each seat, and the move's grade.

    With the first answer in an auction comes what the lot was worth, with a decision at court what it looked like.
    """

    entry: Entry
    known: list[Entry]
    move: ReviewedMove | None = None
    lot: Lot | None = None
    court: CourtDecision | None = None


def assess(task: Task) -> Line:
    before, name = task.before, task.before.game.name
    estimates = Estimates(before, task.luck, task.sims)
    entry = open_entry(task, estimates)
    if before.turn is None:
        return Line(entry, [known_draw(task, one) for one in range(2 * (name == "court"))])
    if name == "court":
        return court_line(task, entry)
    if not task.grades:
        return Line(entry, [])
    lot = lot_of(before, task.number, task.log, task.luck, task.sims) if opens_auction(before) else None
    return Line(entry, [], decision(task, estimates).move if len(before.legal_ids()) > 1 else None, lot)


def open_entry(task: Task, estimates: Estimates) -> Entry:
    """Return a line's entry with all cards open, by estimates of the position before it."""
    before, action = task.before, task.line >> 4
    if before.turn is None:
        return Entry(CARDS, draw_change(before, action, task.luck, task.sims))
    return Entry(before.turn, estimates.change(action) if len(before.legal_ids()) > 1 else None)


def court_line(task: Task, entry: Entry) -> Line:
    before, seat, action = task.before, task.before.state.turn, task.line >> 4
    changes = {seat: Estimates(before, task.luck, task.known, seat).change(action), 1 - seat: observed(task, 1 - seat)}
    known = [Entry(seat, changes[one]) for one in range(2)]
    if len(before.legal_ids()) == 1 or not task.grades:
        return Line(entry, known)
    move, exact = decision(task, Estimates(before, task.luck, task.sims, seat))
    return Line(entry, known, move, court=court_decision(before, task.number, task.luck, exact))


class Decision(NamedTuple):
    """The cost of a decision, and at court the result of best play, if the game was solved."""

    move: ReviewedMove
    exact: Exact | None


def decision(task: Task, estimates: Estimates) -> Decision:
    """Return what a decision cost, by estimates from what its player could know."""
    before, action = task.before, task.line >> 4
    exact = solved(before, action) if before.game.name == "court" else None
    move = exactly(before, task.number, action, exact) if exact else graded(estimates, task.number, action)
    return Decision(move, exact)


# -- what a seat at court could know -----------------------------------------------------------------------------------


def known(lines: list[Line], accounts: list[Account], shares: list[Shares], result: Shares) -> list[Known]:
    """Return each seat's own shares and account, from what it could know: where nothing is hidden, those of all."""
    seats = range(len(result))
    if not any(line.known for line in lines):
        return [Known([row[seat] for row in shares], accounts[seat]) for seat in seats]
    found = []
    for seat in seats:
        own, rows = booked([line.known[seat] for line in lines], result)
        found.append(Known([row[seat] for row in rows], own[seat]))
    return found


def known_draw(task: Task, seat: int) -> Entry:
    """Return what a draw changes for a seat: nothing, if it is hidden from it."""
    code, who = task.line >> 4, task.line & 15
    if who != FIRST_PLAYER and code >> 4 != seat:
        hidden = line_for("court", task.line, seat) == "* ?"
        return Entry(CARDS, None if hidden else observed(task, seat))
    return Entry(CARDS, draw_change(task.before, code, task.luck, task.known, seat))


def observed(task: Task, seat: int) -> Change:
    """Return what a line changes for a seat that cannot know all that could have come instead."""
    after = task.before.copy()
    after.follow(task.line)
    return Change(*(Estimates(one, task.luck, task.known, seat).shares() for one in (task.before, after)))
