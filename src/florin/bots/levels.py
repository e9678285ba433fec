"""The ladder: bots that play by a style alone, by Monte Carlo (banker) and by a tree (magnifico)."""

import math
import os
import time
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import Any

from florin.bots import weights
from florin.bots.beliefs import (
    MERCHANT,
    Beliefs,
    believed,
    certain,
    engine_on,
    imagined,
    running,
    suspected,
)
from florin.bots.bidding import Bidding, bidders
from florin.bots.bot import Bot, Candidate, checked
from florin.game import Position
from florin.notation import move_text
from florin.replaying import sample
from florin.search import NO_ODDS, Search
from florin.search.solver import Solution, Solver, is_known
from florin.view import View

CHUNK, SALES = 128, 16  # simulations of a candidate, or of an auction's end, in one call, if they are counted
BRIEF = 0.003  # seconds: by the clock, calls that take less grow; threads that are called too often do little else
NODES_A_SIM = 100  # how many positions of an endgame are looked at
GLANCES = 64  # simulations a candidate, for a bot that chooses without any
ROOM = 50_000  # nodes a tree
WIDEST = {"card": 5, "board": 10, "court": 16}  # how many moves are looked at closely
MARGIN = {"card": 15.0}  # florins: what the merchant finds so much worse than the best is not looked at
WORLDS, SIMS_A_WORLD = 128, 16  # how many worlds are asked what they tell of a hand
Probe = Callable[..., float]


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
                engine.measure((a,), luck, 0, GLANCES)[engine.turn] / GLANCES,
                GLANCES,
                explained(engine, view, a, 0),
            )
            for a, _ in ranked
        ]


class Searching(Bot):
    """A bot with a budget, so many simulations or so many milliseconds, that halves its candidates again and again.

    All candidates are tried in the same worlds with the same luck; what trying one means is the subclass's own.
    """

    default_ms = 300
    lenient: frozenset[str] = frozenset()  # games in which of an odd number of candidates the larger half stays

    def __init__(
        self, seed: int = 0, *, sims: int | None = None, ms: int | None = None, threads: int | None = None
    ) -> None:
        super().__init__(seed)
        if sims and ms:
            raise TypeError("A budget is in simulations or in milliseconds.")
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
        styles = self.rivals(view.game)
        beliefs = believed(search, position, view, styles)
        engine = engine_on(search, position, styles, running(beliefs), self.odds(search, view, luck))
        found = self.weighed(engine, search, position, beliefs, luck, started)
        ranked = sorted(found.items(), key=lambda item: item[1], reverse=True)
        return [
            Candidate(move_text(view.game, a, position.state.turn), share, sims, explained(engine, view, a, MERCHANT))
            for a, (sims, share) in ranked[: WIDEST[view.game]]
        ]

    def rivals(self, game: str) -> tuple[str, ...]:
        """In which styles a rival may play."""
        return weights.RIVALS

    def odds(self, search: Search, view: View, luck: int) -> Sequence[float]:
        """Of each kind of noble, that the rival holds it, as far as that is asked after."""
        return NO_ODDS

    def weighed(
        self, engine: Any, search: Search, position: Position, beliefs: Beliefs, luck: int, started: float
    ) -> dict[int, tuple[int, float]]:
        """Each candidate's number of simulations and mean share; the more of the former, the better it seemed."""
        alive = promising(engine, position, hurried=bool(self.ms) and search.speed == "plain")
        probe = self.probe(engine, search, alive, luck)
        totals, done = dict.fromkeys(alive, 0.0), dict.fromkeys(alive, 0)
        sizes = halved(len(alive), up=search.game in self.lenient)
        parts = max(1, math.ceil(math.log2(len(alive))))  # of an odd number one is left earlier: its part is saved
        for size, stop in zip(sizes, self.slices(started, len(sizes)), strict=True):
            alive = alive[:size]
            quota = max(1, self.sims // (parts * size)) if self.sims else None
            self.measure(probe, alive, totals, done, quota, stop)
            alive.sort(key=lambda a: totals[a] / done[a], reverse=True)
        return {a: (done[a], totals[a] / done[a]) for a in totals}

    @abstractmethod
    def probe(self, engine: Any, search: Search, alive: list[int], luck: int) -> Probe:
        """Gives what tries a candidate: the sum of the shares that it brings in simulations `first` and following."""

    def measure(
        self,
        probe: Probe,
        alive: list[int],
        totals: dict[int, float],
        done: dict[int, int],
        quota: int | None,
        stop: float,
    ) -> None:
        """Gives each candidate its quota of simulations, or as many as there is time for."""
        goal = done[alive[0]] + quota if quota else None
        chunk = 1 if goal is None else CHUNK
        while True:
            first, began = done[alive[0]], time.perf_counter()
            size = chunk if goal is None else min(chunk, goal - first)
            for a, total in zip(alive, self.together(partial(probe, first=first, sims=size), alive), strict=True):
                totals[a] += total
                done[a] += size
            if done[alive[0]] >= goal if goal is not None else time.perf_counter() >= stop:
                return
            if goal is None:
                chunk = larger(chunk, began)

    def slices(self, started: float, parts: int) -> list[float]:
        """The moments at which the parts of a budget in milliseconds end."""
        return [started + (self.ms or 0) / 1000 * (part + 1) / parts for part in range(parts)]

    def together(self, work: Callable[[Any], Any], items: list[Any]) -> Iterator[Any]:
        """Does work on as many threads as the bot may use; results come in order."""
        return map(work, items) if self.threads == 1 or len(items) == 1 else workers().map(work, items)


class Banker(Searching):
    """Monte Carlo to the end of the day, every seat in a style that it is believed to play in."""

    def probe(self, engine: Any, search: Search, alive: list[int], luck: int) -> Probe:
        def measured(a: int, first: int, sims: int) -> float:
            share: float = engine.measure((a,), luck, first, sims)[engine.turn]
            return share

        return measured


class Magnifico(Searching):
    """A tree under each candidate, max^n, to the end of the day and a learned value. An auction is solved backward, and
    so is the end of a game at court.
    """

    default_ms = 2000
    lenient = frozenset({"card"})  # with five moves at the most, the best are close to each other

    def consider(self, view: View, started: float | None = None) -> list[Candidate]:
        """With both decks of the court out, a won or drawn game is played exactly."""
        started = started or time.perf_counter()
        found = self.solved(view, started) if view.game == "court" and not any(view.decks) else None  # type: ignore[attr-defined]
        if found is None or found.share == 0:
            return super().consider(view, started)
        position, search = imagined(view, self.luck(view))
        engine = engine_on(search, position, ("merchant",), certain(2))
        terms = explained(engine, view, found.action, 0)
        return [Candidate(move_text(view.game, found.action, view.turn or 0), found.share, found.nodes, terms)]

    def solved(self, view: View, started: float) -> Solution | None:
        """The exact solution, if half of the time, or so many positions, suffice to find it."""
        state = sample(checked(view), self.luck(view)).state
        if not is_known(state):
            return None
        solver = endgame_solver()
        if self.ms:
            return solver.solve(state, until=started + self.ms / 2000, threads=self.threads)
        return solver.solve(state, NODES_A_SIM * (self.sims or 0))

    def rivals(self, game: str) -> tuple[str, ...]:
        """It knows bankers, too, where their style was learnt."""
        return (*weights.RIVALS, "banker") if "banker" in weights.table(game)["styles"] else weights.RIVALS

    def odds(self, search: Search, view: View, luck: int) -> Sequence[float]:
        """At court, from what the rival did and did not play."""
        if view.game != "court" or not view.decks[1 - (view.seat or 0)]:  # type: ignore[attr-defined]
            return NO_ODDS
        return suspected(search, view, luck, min(WORLDS, (self.sims or self.ms or 0) // SIMS_A_WORLD))

    def probe(self, engine: Any, search: Search, alive: list[int], luck: int) -> Probe:
        trees = {a: search.tree(engine, a, ROOM) for a in alive}

        def grown(a: int, first: int, sims: int) -> float:
            share: float = trees[a].grow(luck, first, sims)
            return share

        return grown

    def weighed(
        self, engine: Any, search: Search, position: Position, beliefs: Beliefs, luck: int, started: float
    ) -> dict[int, tuple[int, float]]:
        if search.game == "board" and len(bidders(position.state)) > 1:
            return self.bid(Bidding(engine, position.state, beliefs), luck, started)
        return super().weighed(engine, search, position, beliefs, luck, started)

    def bid(self, bidding: Bidding, luck: int, started: float) -> dict[int, tuple[int, float]]:
        """All that an auction may come to is simulated alike; then it is solved."""
        totals, done = [[0.0] * bidding.players for _ in bidding.sales], 0
        stop, goal = self.slices(started, 1)[0], (self.sims or 0) // len(totals)
        chunk = 1 if self.ms else SALES
        while done < goal or (self.ms and time.perf_counter() < stop) or not done:
            began = time.perf_counter()
            work = partial(bidding.engine.measure, seed=luck, first=done, sims=chunk)
            for total, more in zip(totals, self.together(work, bidding.sales), strict=True):
                total[:] = map(sum, zip(total, more, strict=True))
            done += chunk
            if self.ms:
                chunk = larger(chunk, began)
        found = bidding.solved([[share / done for share in total] for total in totals])
        return {action: (done, share) for action, share in found.items()}


def larger(chunk: int, began: float) -> int:
    """How many simulations the next call makes, by the clock. One begins with one: uncompiled it takes long."""
    return 2 * chunk if time.perf_counter() - began < BRIEF else chunk


def halved(count: int, *, up: bool) -> list[int]:
    """How many candidates are tried in each round, until one is left."""
    sizes = [count]
    while (half := (sizes[-1] + up) // 2) > 1:
        sizes.append(half)
    return sizes


def promising(engine: Any, position: Position, *, hurried: bool = False) -> list[int]:
    """The moves to look at closely, the merchant's choice first; two at least, if there are two.

    Who is hurried does not look at all outcomes of his own turn first: uncompiled that takes a second.
    """
    game = position.game
    worths = engine.weigh(MERCHANT) if hurried else engine.ponder(MERCHANT)
    moves = sorted(worths, key=lambda pair: -pair[1])
    temper = weights.style_rows(game.name, game.players, ("merchant",))[0]
    limit = moves[0][1] - temper * MARGIN.get(game.name, math.inf)
    return [a for place, (a, worth) in enumerate(moves[: WIDEST[game.name]]) if place < 2 or worth >= limit]


def explained(engine: Any, view: View, action: int, style: int) -> dict[str, float]:
    """The terms behind a move's worth, in florins or points; those that do not matter are left out."""
    found = zip(weights.terms(view.game), engine.explain(style, action), strict=True)
    return {name: round(value, 1) for name, value in found if abs(value) >= 0.05}
