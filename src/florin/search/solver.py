"""The end of a game of Court of the Medici, played perfectly: with both decks out nothing is hidden.

`Solver` is compiled where the search is, else plain, with the same answers. What exceeds a budget of positions is left
unsolved; a caller then does what it did before.
"""

import importlib
from array import array
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any, NamedTuple

from florin.rules import MOVE, State, court
from florin.rules.plain import copied
from florin.search import search_of
from florin.search.plain import namespace, plain_state


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

    def __init__(self, weights: Any, bits: int = 20) -> None:
        self.functions = f = namespace("court")
        f["copy_scene"], f["scene_at"], f["finish_at"] = copy_scene, f["stage_of"], f["stage_of"]
        self.room = 1 << bits
        self.forget()
        self.e = SimpleNamespace(
            mask=(1 << bits) - f["WAYS"], same=[0] * 52, words=[0] * 52, first=[0] * f["SUMS"], next=[0] * 52,
            needs=[0] * 48, takes=[0] * 48, acts=[0] * f["WIDTH"],
            worth=[0.0] * f["WIDTH"], weights=weights, spare=blank_scene(),
            outlook=SimpleNamespace(taken=[0] * 64, sent=[0] * 8, top=[0] * 8, place=[0] * 8),
            finish=blank_finish(), last=[blank_finish() for _ in range(16)],
            after=[blank_scene() for _ in range(8)], answers=[SimpleNamespace() for _ in range(8)],
        )  # fmt: skip

    def forget(self) -> None:
        self.table = [SimpleNamespace(key=0, least=0, most=0) for _ in range(self.room)]

    def solve(self, state: State, budget: int) -> tuple[int | None, int]:
        f = self.functions
        stack = [plain_state("court", state) for _ in range(f["LEVELS"])]
        scenes = [blank_scene() for _ in range(f["LEVELS"])]
        self.e.nodes, self.e.budget, self.e.unsolved = 0, budget, 0
        self.e.habits = [SimpleNamespace(kind=0, on=0, against=0) for _ in range(f["LEVELS"])]
        value = f["solve"](stack, scenes, self.e, Branches(), self.table)
        return None if self.e.unsolved else value, self.e.nodes


class Solver:
    """Solves one position after another and keeps what it has learnt. `weights`, of a style, only order the moves.

    In `nodes_a_ms` times a number of milliseconds less than that many pass, on a busy machine too.
    """

    def __init__(self, weights: Iterable[float], bits: int = 20) -> None:
        if search_of("court").speed == "compiled":
            made, self.nodes_a_ms = importlib.import_module("florin.search._engines").CourtSolver, 300
        else:
            made, self.nodes_a_ms = PlainSolver, 5
        self.solver, self.room, self.seen = made(array("d", weights), bits), 1 << bits, 0

    def solve(self, state: State, budget: int, order: Iterable[int] = ()) -> Solution | None:
        """The solution of a known position, or None if looking at `budget` positions does not suffice. Of moves that
        are as good the first in `order` is given.
        """
        if self.seen > self.room:  # the table is full of what is past
            self.solver.forget()
            self.seen = 0
        value, nodes = self.solver.solve(state, budget)
        self.seen += nodes
        if value is None:
            return None
        for action in order or state.legal():
            after = state.copy()
            after.apply(action)
            if after.due != MOVE:
                reached = (after.won(0) > after.won(1)) - (after.won(0) < after.won(1))
                more = 0
            else:
                reached, more = self.solver.solve(after, max(budget - nodes, 1))
            nodes += more
            if reached == value:
                return Solution((1 + value) / 2 if state.turn == 0 else (1 - value) / 2, action, nodes)
        return None
