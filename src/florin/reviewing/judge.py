"""The judge: what a position is worth to each seat if merchants play on, by simulations in the same worlds.

A `Change` is the judge's opinion of one line of a log: the shares before it and after it. Before a draw this is the
mean over everything that could have been drawn; before a move, the mean over what merchants would have chosen. Both
sides are estimated alike, with the same luck and to the end of the same day, so that their difference is free of much
noise, and over all possible draws it is exactly zero.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from math import fsum
from typing import NamedTuple

from florin.bots.beliefs import certain, engine_on
from florin.bots.levels import share_of
from florin.dealer import mix
from florin.position import Position
from florin.reviewing.model import Shares
from florin.search import search_of

ESTIMATES = "judge-1"  # puzzles carry this one, and results that need no grades: they depend on the estimates alone
JUDGE = "judge-5"  # name a new version when anything in a review changes: stored reviews carry it
STYLE = ("merchant",)
ASKED = 64  # merchants that are asked for their move
BATCHES = 16  # parts of an estimate; how much they differ shows its noise
OUTCOMES = 2  # each outcome of a draw gets this part of a move's simulations
OPEN = -1  # the judge sees all cards


class Change(NamedTuple):
    """The shares of all seats before and after a line of a log, in the judge's opinion."""

    before: Shares
    after: Shares


class Estimates:
    """Estimates of a position and of the moves in it, all in the same worlds: simulated when first asked for."""

    def __init__(self, position: Position, luck: int, sims: int, seat: int = OPEN, last_day: int | None = None) -> None:
        game = position.game
        self.position, self.luck, self.sims, self.seat = position, luck, sims, seat
        self.search = search_of(game.name)
        self.engine = engine_on(self.search, position, STYLE, certain(game.players), last_day=last_day, seat=seat)
        self.batches = min(BATCHES, sims)
        self.measured: dict[tuple[int | None, int], Shares] = {}

    def batch(self, action: int | None, number: int) -> Shares:
        """Return the sums of the shares that a move (None: merchants play on) brings in a part of the simulations."""
        if (action, number) not in self.measured:
            first, end = (self.sims * k // self.batches for k in (number, number + 1))
            moves = () if action is None else (action,)
            self.measured[action, number] = self.engine.measure(moves, self.luck, first, end - first)
        return self.measured[action, number]

    def shares(self, action: int | None = None, batches: int = BATCHES) -> Shares:
        """Return what a move is worth to each seat, or the position itself, by the first batches."""
        used = min(batches, self.batches)
        sims = self.sims * used // self.batches
        return [fsum(column) / sims for column in zip(*(self.batch(action, k) for k in range(used)), strict=True)]

    def share(self, action: int, batches: int = BATCHES) -> float:
        """Return what a move brings the seat to move, as moves are compared."""
        return share_of(action, self.position, self.shares(action, batches)[self.position.state.turn])

    @cached_property
    def asked(self) -> Mapping[int, int]:
        """The moves that merchants choose here, and how often."""
        return Counter(self.engine.move(0, mix(self.luck + number)) for number in range(ASKED))

    def obvious(self, action: int) -> bool:
        """Return whether all merchants choose this move, so that it says nothing about a player."""
        return self.asked[action] == ASKED

    def change(self, action: int) -> Change | None:
        """Return what a move changes, compared with the merchants' choices; None if all of them choose it."""
        if self.obvious(action):
            return None
        before = mean((times / ASKED, self.shares(one)) for one, times in sorted(self.asked.items()))
        return Change(before, self.shares(action))


def mean(parts: Iterable[tuple[float, Sequence[float]]]) -> Shares:
    """Return the weighted mean of some shares."""
    return [fsum(column) for column in zip(*([weight * x for x in shares] for weight, shares in parts), strict=True)]


def draw_change(before: Position, code: int, luck: int, sims: int, seat: int = OPEN) -> Change | None:
    """Return what a draw changes, compared with everything that could have been drawn; None if nothing else could."""
    state = before.state
    counts = Counter(state.outcome(j) for j in range(state.chances()))
    if len(counts) == 1:
        return None
    today, who = search_of(before.game.name).day_of(state), state.drawn_by()
    worth: dict[int, Shares] = {}
    for one in sorted(counts):
        after = before.copy()
        after.follow(one << 4 | who)
        worth[one] = Estimates(after, luck, max(1, sims // OUTCOMES), seat, today).shares()
    total = sum(counts.values())
    return Change(mean((count / total, worth[one]) for one, count in sorted(counts.items())), worth[code])
