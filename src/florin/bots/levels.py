"""The ladder: bots that play by a style alone, by Monte Carlo (banker) and by a tree (magnifico)."""

import math
import os
import time
from abc import abstractmethod
from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import Any

from florin.bots import weights
from florin.bots.bot import Bot, Candidate, checked
from florin.game import Game, Position
from florin.notation import move_text
from florin.replaying import sample
from florin.search import Search, search_of
from florin.search.solver import Solution, Solver, is_known
from florin.view import View

CHUNK = 16  # simulations in one call: so many share a worker
NODES_A_SIM = 100  # how many positions of an endgame are looked at
TREES = 4  # a fixed number, so that the choice does not depend on the number of cores
GLANCES = 64  # simulations a candidate, for a bot that chooses without any
EXPLORE = 0.6  # how curious a tree is: shares of the win differ by little
ROOM = 200_000  # nodes a tree
WIDEST = {"card": 5, "board": 10, "court": 16}  # how many moves are looked at closely


@lru_cache(maxsize=1)
def endgame_solver() -> Solver:
    return Solver(weights.style_rows("court", 2, ("merchant",)))


@lru_cache(maxsize=1)
def workers() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="florin-search")


class Style(Bot):
    """Plays by a style alone: a level of the ladder or a persona."""

    def __init__(self, style: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.style = style

    def choose(self, view: View) -> str:
        position, search = imagined(checked(view), self.luck(view))
        engine = engine_on(search, position, (self.style,), certain(position.game.players))
        return move_text(view.game, engine.move(0, self.luck(view)), position.state.turn)

    def consider(self, view: View) -> list[Candidate]:
        """Ranked as the style sees them; the shares come from a few games played on in this style."""
        luck = self.luck(checked(view))
        position, search = imagined(view, luck)
        engine = engine_on(search, position, (self.style,), certain(position.game.players))
        ranked = sorted(engine.weigh(0), key=lambda pair: -pair[1])[: WIDEST[view.game]]
        return [
            Candidate(
                move_text(view.game, a, position.state.turn),
                engine.measure(a, luck, 0, GLANCES) / GLANCES,
                GLANCES,
                explained(engine, view, a, 0),
            )
            for a, _ in ranked
        ]


class Searching(Bot):
    """A bot with a budget: so many simulations, or so many milliseconds."""

    default_ms = 300

    def __init__(
        self, seed: int = 0, *, sims: int | None = None, ms: int | None = None, threads: int | None = None
    ) -> None:
        super().__init__(seed)
        self.sims = sims
        self.ms = ms or (None if sims else self.default_ms)
        self.threads = threads or int(os.environ.get("FLORIN_THREADS", "0")) or os.cpu_count() or 1

    def choose(self, view: View) -> str:
        if len(checked(view).legal) == 1:
            return view.legal[0]
        return self.consider(view)[0].move

    def consider(self, view: View, started: float | None = None) -> list[Candidate]:
        """A part of the time may be gone by now: the budget counts from when it `started`."""
        started = started or time.perf_counter()
        luck = self.luck(checked(view))
        position, search = imagined(view, luck)
        engine = engine_on(search, position, weights.RIVALS, believed(search, position, view))
        found = self.weighed(engine, search, luck, started)
        ranked = sorted(found.items(), key=lambda item: item[1], reverse=True)
        merchant = weights.RIVALS.index("merchant")
        return [
            Candidate(move_text(view.game, a, position.state.turn), share, sims, explained(engine, view, a, merchant))
            for a, (sims, share) in ranked[: WIDEST[view.game]]
        ]

    @abstractmethod
    def weighed(self, engine: Any, search: Search, luck: int, started: float) -> dict[int, tuple[int, float]]:
        """Each candidate's number of simulations and mean share; the more of the former, the better it seemed."""

    def slices(self, started: float, parts: int) -> list[float]:
        """The moments at which the parts of a budget in milliseconds end."""
        return [started + (self.ms or 0) / 1000 * (part + 1) / parts for part in range(parts)]

    def together(self, work: Callable[[Any], Any], items: list[Any]) -> Iterator[Any]:
        """Does work on as many threads as the bot may use; results come in order."""
        return map(work, items) if self.threads == 1 or len(items) == 1 else workers().map(work, items)


class Banker(Searching):
    """Monte Carlo to the end of the day: sequential halving, every candidate in the same worlds with the same luck."""

    default_ms = 300

    def weighed(self, engine: Any, search: Search, luck: int, started: float) -> dict[int, tuple[int, float]]:
        moves = engine.weigh(weights.RIVALS.index("merchant"))
        alive = [a for a, _ in sorted(moves, key=lambda pair: -pair[1])[: WIDEST[search.game]]]
        totals = dict.fromkeys(alive, 0.0)
        done = dict.fromkeys(alive, 0)
        rounds = max(1, math.ceil(math.log2(len(alive))))
        for stop in self.slices(started, rounds):
            quota = max(1, self.sims // (rounds * len(alive))) if self.sims else None
            self.measure(engine, luck, alive, totals, done, quota, stop)
            alive.sort(key=lambda a: totals[a] / done[a], reverse=True)
            alive = alive[: max(1, len(alive) // 2)]
        return {a: (done[a], totals[a] / done[a]) for a in totals}

    def measure(
        self,
        engine: Any,
        luck: int,
        alive: list[int],
        totals: dict[int, float],
        done: dict[int, int],
        quota: int | None,
        stop: float,
    ) -> None:
        """Gives each candidate its quota of simulations, or as many as there is time for."""
        goal = done[alive[0]] + quota if quota else None
        while True:
            first = done[alive[0]]
            size = CHUNK if goal is None else min(CHUNK * 8, goal - first)
            work = partial(engine.measure, seed=luck, first=first, sims=size)
            for a, total in zip(alive, self.together(work, alive), strict=True):
                totals[a] += total
                done[a] += size
            if goal is not None and done[alive[0]] >= goal:
                return
            if goal is None and time.perf_counter() >= stop:
                return


class Magnifico(Searching):
    """Open-loop trees, max^n, to the end of the day and a learned value."""

    default_ms = 2000

    def consider(self, view: View, started: float | None = None) -> list[Candidate]:
        """With both decks of the court out, a won or drawn game is played exactly."""
        started = started or time.perf_counter()
        found = self.solved(view) if view.game == "court" and not any(view.decks) else None  # type: ignore[attr-defined]
        if found is None or found.share == 0:
            return super().consider(view, started)
        return [Candidate(move_text(view.game, found.action, view.turn or 0), found.share, found.nodes)]

    def solved(self, view: View) -> Solution | None:
        """The exact solution, if a part of the budget suffices to find it."""
        state = sample(checked(view), self.luck(view)).state
        solver = endgame_solver()
        budget = solver.nodes_a_ms * self.ms // 2 if self.ms else NODES_A_SIM * (self.sims or 0)
        return solver.solve(state, budget) if is_known(state) else None

    def weighed(self, engine: Any, search: Search, luck: int, started: float) -> dict[int, tuple[int, float]]:
        trees = [search.tree(engine, (luck + (number << 40)) & (1 << 64) - 1, ROOM) for number in range(TREES)]
        if self.sims:
            list(self.together(lambda tree: tree.grow(max(1, self.sims // TREES)), trees))  # type: ignore[operator]
        else:
            stop = self.slices(started, 1)[0]

            def grow(tree: Any) -> None:
                tree.grow(CHUNK)

            while time.perf_counter() < stop:
                list(self.together(grow, trees))
        found: dict[int, tuple[int, float]] = {}
        for tree in trees:
            for action, visits, total in tree.candidates():
                before = found.get(action, (0, 0.0))
                found[action] = (before[0] + visits, before[1] + total)
        return {action: (visits, total / visits) for action, (visits, total) in found.items()}


def imagined(view: View, luck: int) -> tuple[Position, Search]:
    """A position that the view's seat could be in, and the search of its game."""
    return sample(view, luck), search_of(view.game)


def engine_on(search: Search, position: Position, styles: tuple[str, ...], beliefs: "array[float]") -> Any:
    game = position.game
    rows = weights.style_rows(game.name, game.players, styles)
    learned = weights.values(game.name, game.players)
    day = search.day_of(position.state)
    return search.engine(position.state, rows, learned, beliefs, len(styles), day, explore=EXPLORE)


def certain(players: int) -> "array[float]":
    return array("d", [1.0] * players)


def believed(search: Search, position: Position, view: View) -> "array[float]":
    """What the seats' styles are believed to be, from how they played: running sums, a row a seat."""
    kinds = len(weights.RIVALS)
    merchant = weights.RIVALS.index("merchant")
    players = position.game.players
    rows = [[0.0] * kinds for _ in range(players)]
    if view.game != "court":  # at court too much is hidden to tell
        start = engine_on(
            search, Game(view.game, **view.options).origin(), weights.RIVALS, array("d", [1.0] * players * kinds)
        )
        likelihoods = start.habits(array("i", position.lines))
        rows = [list(likelihoods[seat * kinds : (seat + 1) * kinds]) for seat in range(players)]
    sums = array("d")
    for seat, row in enumerate(rows):
        most = max(row)
        chances = [math.exp((likely - most) / 2) * (4 if kind == merchant else 1) for kind, likely in enumerate(row)]
        if seat == view.seat:
            chances = [float(kind == merchant) for kind in range(kinds)]
        total = sum(chances)
        running = 0.0
        for chance in chances:
            running += chance / total
            sums.append(running)
    return sums


def explained(engine: Any, view: View, action: int, style: int) -> dict[str, float]:
    """The terms behind a move's worth, in florins or points; those that do not matter are left out."""
    found = zip(weights.terms(view.game), engine.explain(style, action), strict=True)
    return {name: round(value, 1) for name, value in found if abs(value) >= 0.05}
