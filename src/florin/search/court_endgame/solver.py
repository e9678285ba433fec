"""The end of a game of Court of the Medici, played perfectly: with both decks out nothing is hidden.

`Solver` is compiled where the search is, otherwise plain, with the same results. A position that exceeds its budget is
left unsolved; the caller then does without.
"""

import importlib
import time
from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from threading import Lock, Thread, Timer
from typing import Any, NamedTuple

from florin.rules import MOVE, State, court
from florin.search import search_of, source
from florin.search.court_endgame.context import LEVELS, WIDTH, Move
from florin.search.court_endgame.moves import action_of
from florin.search.court_endgame.search import solve
from florin.search.court_endgame.transpositions import WAYS
from florin.search.plain import Structs, bound, plain_state

ENDLESS = 1 << 40  # positions: more than there is time to search


class Solution(NamedTuple):
    """The share of the win for the seat to move (1, 0.5 or 0), a move that gets it, and the positions searched."""

    share: float
    action: int
    nodes: int


def is_known(state: State) -> bool:
    """Is a move due with both decks out, so that everything is known?"""
    return (
        state.due == MOVE and state.stage in (court.PLAY, court.LIMIT) and sum(state.unseen_n) + sum(state.under_n) == 0
    )


class Moves(dict[int, Move]):
    """Room for moves, made where it is used."""

    def __missing__(self, index: int) -> Move:
        self[index] = structs().new("Move")
        return self[index]


@cache
def structs() -> Structs:
    """Return the maker of the endgame's structs, for plain Python."""
    names = bound("court")
    for part in source.MORE["court"]:
        module = importlib.import_module(f"florin.search.{part.replace('/', '.')}")
        names = names | {name: value for name, value in vars(module).items() if not name.startswith("__")}
    return Structs(source.parts("court"), names)


class PlainSolver:
    """The endgame search uncompiled."""

    def __init__(self, weights: Sequence[float], bits: int = 20, beside: "PlainSolver | None" = None) -> None:
        new = structs().new
        self.table: list[int] = beside.table if beside else [0] * (1 << bits)
        self.search = new(
            "EndSearch",
            table=self.table,
            mask=(1 << bits) - WAYS,
            weights=structs().read("Weights", weights)[0],
            moves=Moves(),
            last_cards=[new("LastCard") for _ in range(16)],
            after=[new("EndPosition") for _ in range(8)],
            other_path=[0] * LEVELS,
            acts=[0] * WIDTH,
            worth=[0.0] * WIDTH,
        )
        if beside:
            self.search.other_path, beside.search.other_path = beside.search.own_path, self.search.own_path

    def forget(self) -> None:
        self.table[:] = [0] * len(self.table)

    def allow(self, budget: int) -> None:
        self.search.budget = budget

    def solve(self, state: State) -> tuple[int | None, int, int]:
        search = self.search
        search.states = [plain_state("court", state) for _ in range(LEVELS)]
        search.positions = [structs().new("EndPosition") for _ in range(LEVELS)]
        search.nodes, search.unsolved = 0, False
        search.killers = [structs().new("Killer") for _ in range(LEVELS)]
        value = solve(search)
        search.own_path[:] = [0] * LEVELS
        action = -1 if search.kind < 0 else action_of(search.states[0], search.kind, search.on, search.against)
        return None if search.unsolved else value, search.nodes, action


class Solver:
    """Solves one position after another and keeps what it has learned. `weights`, of a style, only order the moves."""

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
        """Return the solution of a known position, or None if `budget` positions or the time `until` do not suffice.

        Without a time limit the search starts with an empty table, so that on one thread the result is reproducible.
        """
        with self.lock:
            if until is None or self.seen > self.room:  # or the table is full of old positions
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
        """Return the outcome that a move leads to, and the number of positions searched."""
        after = state.copy()
        after.apply(action)
        if after.due == MOVE:
            return self.outcome(after, budget, until, threads)[:2]
        return (after.won(0) > after.won(1)) - (after.won(0) < after.won(1)), 0

    def outcome(
        self, state: State, budget: int, until: float | None = None, threads: int = 1
    ) -> tuple[int | None, int, int]:
        """Return the outcome for Della Rovere (None: unknown), the positions searched, and a move (-1: none)."""
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
        """Let two threads work on a position together; the first to finish stops the other."""
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
