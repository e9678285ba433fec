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


class PlainSolver:
    """The endgame uncompiled."""

    def __init__(self, weights: Any, bits: int = 20) -> None:
        self.functions = f = namespace("court")
        self.keys, self.found = [0] * (1 << bits), [0] * (1 << bits)
        self.e = SimpleNamespace(
            mask=(1 << bits) - 1, same=[0] * 52, history=[0] * 2 * f["ACTIONS"], acts=[0] * f["WIDTH"],
            worth=[0.0] * f["WIDTH"], weights=weights, nodes=0, budget=0, unsolved=0,
        )  # fmt: skip
        self.e.outlook = SimpleNamespace(points=[0] * 52, taken=[0] * 60, sent=[0] * 8, top=[0] * 8, place=[0] * 8)

    def solve(self, state: State, budget: int) -> tuple[int | None, int]:
        f = self.functions
        stack = [plain_state("court", state) for _ in range(f["LEVELS"])]
        room = [0] * f["LEVELS"] * f["WIDTH"]
        self.e.nodes, self.e.budget, self.e.unsolved = 0, budget, 0
        value = f["outcome_of"](stack, self.e, 0, room, list(room), [0] * 52, self.keys, self.found, -1, 1)
        return None if self.e.unsolved else value, self.e.nodes


class Solver:
    """Solves one position after another and keeps what it has learnt. `weights`, of a style, only order the moves."""

    def __init__(self, weights: Iterable[float], bits: int = 20) -> None:
        if search_of("court").speed == "compiled":
            made = importlib.import_module("florin.search._engines").CourtSolver
        else:
            made = PlainSolver
        self.solver = made(array("d", weights), bits)

    def solve(self, state: State, budget: int, order: Iterable[int] = ()) -> Solution | None:
        """The solution of a known position, or None if looking at `budget` positions does not suffice. Of moves that
        are as good the first in `order` is given.
        """
        value, nodes = self.solver.solve(state, budget)
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
