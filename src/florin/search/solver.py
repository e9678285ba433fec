"""The end of a game of Court of the Medici, played perfectly: with both decks out nothing is hidden.

`Solver` is compiled where the search is, else plain, with the same answers. What exceeds a budget of positions is left
unsolved; a caller then does what it did before.
"""

import importlib
import time
from array import array
from collections.abc import Iterable
from threading import Lock, Thread, Timer
from types import SimpleNamespace
from typing import Any, NamedTuple

from florin.rules import MOVE, State, court
from florin.rules.plain import copied
from florin.search import search_of
from florin.search.plain import namespace, plain_state

ENDLESS = 1 << 40  # positions: more than there is time for


class Solution(NamedTuple):
    """What the seat to move gets of the win (1, 0.5 or 0), a move that gets it, and the positions looked at."""

    share: float
    action: int
    nodes: int


def is_known(state: State) -> bool:
    """Is everything known: is a move due, and are both decks out?"""
    return (
        state.due == MOVE and state.stage in (court.PLAY, court.LIMIT) and sum(state.unseen_n) + sum(state.under_n) == 0
    )


class Branches(dict[int, SimpleNamespace]):
    """Room for moves, made where it is used."""

    def __missing__(self, at: int) -> SimpleNamespace:
        self[at] = SimpleNamespace(kind=0, on=0, against=0, gain=0)
        return self[at]


def blank_scene() -> SimpleNamespace:
    scene = SimpleNamespace(inner=[0, 0], limit=[0, 0], hand_n=[0, 0], hand=[[0] * 5, [0] * 5])
    for name in ("low", "high", "net", "size", "own", "within", "cards"):
        setattr(scene, name, [0] * 52)
    return scene


def copy_scene(scene: SimpleNamespace, other: SimpleNamespace) -> None:
    for name, value in vars(other).items():
        setattr(scene, name, copied(value))


def blank_finish() -> SimpleNamespace:
    return SimpleNamespace(gain=[0] * 52, order=[0] * 52, looked=[0] * 52, bases=[0] * 52)


class PlainSolver:
    """The endgame uncompiled."""

    def __init__(self, weights: Any, bits: int = 20, beside: "PlainSolver | None" = None) -> None:
        self.functions = f = namespace("court")
        f["copy_scene"], f["scene_at"], f["finish_at"] = copy_scene, f["stage_of"], f["stage_of"]
        self.table: list[int] = beside.table if beside else [0] * (1 << bits)
        self.e = SimpleNamespace(
            mask=(1 << bits) - f["WAYS"], same=[0] * 52, words=[0] * 52, first=[0] * f["SUMS"], next=[0] * 52,
            needs=[0] * 48, takes=[0] * 48, acts=[0] * f["WIDTH"],
            worth=[0.0] * f["WIDTH"], weights=weights, spare=blank_scene(), budget=0, here=[0] * f["LEVELS"],
            outlook=SimpleNamespace(taken=[0] * 64, sent=[0] * 8, top=[0] * 8, place=[0] * 8),
            finish=blank_finish(), last=[blank_finish() for _ in range(16)],
            after=[blank_scene() for _ in range(8)], answers=[SimpleNamespace() for _ in range(8)],
        )  # fmt: skip
        self.e.there = [0] * f["LEVELS"]
        if beside:
            self.e.there, beside.e.there = beside.e.here, self.e.here

    def forget(self) -> None:
        self.table[:] = [0] * len(self.table)

    def allow(self, budget: int) -> None:
        self.e.budget = budget

    def solve(self, state: State) -> tuple[int | None, int, int]:
        f, e = self.functions, self.e
        stack = [plain_state("court", state) for _ in range(f["LEVELS"])]
        scenes = [blank_scene() for _ in range(f["LEVELS"])]
        e.nodes, e.unsolved = 0, 0
        e.habits = [SimpleNamespace(kind=0, on=0, against=0) for _ in range(f["LEVELS"])]
        value = f["solve"](stack, scenes, e, Branches(), self.table)
        e.here[:] = [0] * f["LEVELS"]
        action = -1 if e.kind < 0 else f["action_of"](stack[0], e.kind, e.on, e.against)
        return None if e.unsolved else value, e.nodes, action


class Solver:
    """Solves one position after another and keeps what it has learnt. `weights`, of a style, only order the moves."""

    def __init__(self, weights: Iterable[float], bits: int = 20) -> None:
        compiled = search_of("court").speed == "compiled"
        made: Any = importlib.import_module("florin.search._engines").CourtSolver if compiled else PlainSolver
        own = array("d", weights)
        self.first, self.room, self.seen = made(own, bits), 1 << bits, 0
        self.second = made(own, bits, beside=self.first)
        self.lock = Lock()

    def forget(self) -> None:
        self.first.forget()
        self.seen = 0

    def allow(self, budget: int) -> None:
        self.first.allow(budget)
        self.second.allow(budget)

    def solve(
        self, state: State, budget: int = ENDLESS, until: float | None = None, threads: int = 1
    ) -> Solution | None:
        """The solution of a known position, or None if `budget` positions, or the time `until` then, do not suffice.

        Without a time it begins with nothing learnt: on one thread it is then the same whenever asked for.
        """
        with self.lock:
            if until is None or self.seen > self.room:  # or the table is full of what is past
                self.forget()
            value, nodes, found = self.outcome(state, budget, until, threads)
            if value is None:
                return None
            for action in [*([found] if found >= 0 else ()), *state.legal()]:
                reached, more = self.reached(state, action, max(budget - nodes, 1), until, threads)
                nodes += more
                if reached == value:
                    return Solution((1 + value) / 2 if state.turn == 0 else (1 - value) / 2, action, nodes)
        return None

    def reached(
        self, state: State, action: int, budget: int, until: float | None, threads: int
    ) -> tuple[int | None, int]:
        """What a move leads to, and how many positions were looked at."""
        after = state.copy()
        after.apply(action)
        if after.due == MOVE:
            return self.outcome(after, budget, until, threads)[:2]
        return (after.won(0) > after.won(1)) - (after.won(0) < after.won(1)), 0

    def outcome(
        self, state: State, budget: int, until: float | None = None, threads: int = 1
    ) -> tuple[int | None, int, int]:
        """Who wins (1: Della Rovere, 0, -1; None: not known), how many positions were looked at, a move (-1: none)."""
        self.allow(budget)
        clock = Timer(max(0.0, until - time.perf_counter()), self.allow, (0,)) if until is not None else None
        if clock:
            clock.start()
        try:
            found = self.raced(state) if threads > 1 else self.first.solve(state)
        finally:
            if clock:
                clock.cancel()
        self.seen += found[1]
        return found

    def raced(self, state: State) -> tuple[int | None, int, int]:
        """Two work on it together; whoever comes first stops the other."""
        found: list[tuple[int | None, int, int]] = []

        def second() -> None:
            one = self.second.solve(state)
            found.append(one)
            if one[0] is not None:
                self.first.allow(0)

        helper = Thread(target=second)
        helper.start()
        try:
            found.append(self.first.solve(state))
        finally:
            self.second.allow(0)
            helper.join()
        value, _, action = next((one for one in found if one[0] is not None), found[0])
        return value, sum(nodes for _, nodes, _ in found), action
