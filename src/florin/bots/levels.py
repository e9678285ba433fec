"""The ladder of bots: by a style alone, by Monte Carlo (banker) and by tree search (magnifico)."""

import math
import os
import time
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import lru_cache, partial
from typing import NamedTuple, TypeVar

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
from florin.bots.calibration import calibration
from florin.bots.reasons import explained
from florin.errors import OptionError
from florin.narration import Message
from florin.notation import move_text
from florin.position import Position
from florin.replaying import sample
from florin.rules import OVER, CourtState, court
from florin.search import NO_ODDS, Search
from florin.search.court_endgame.solver import Solution, Solver, is_known
from florin.search.protocols import Engine
from florin.view import View

CHUNK = 128  # simulations per call for a candidate, if the budget is in simulations
SALES = 16  # the same for an outcome of an auction
BRIEF = 0.003  # seconds: if the budget is in ms, shorter calls get more simulations, because each call has overhead
NODES_PER_SIM = 100  # endgame positions that cost as much as one simulation
GLANCES = 64  # simulations per candidate, for bots that otherwise choose without any
TREE_NODES = 50_000  # max nodes per tree
WIDEST = {"card": 5, "board": 10, "court": 16}  # max candidates per game
MARGIN = {"card": 15.0}  # florins: moves that a merchant finds this much worse than the best are not candidates
WORLDS, SIMS_PER_WORLD = 128, 16  # max worlds sampled to guess a hand, and simulations of budget per world
Probe = Callable[..., float]
Item = TypeVar("Item")
Result = TypeVar("Result")


@lru_cache(maxsize=1)
def endgame_solver() -> Solver:
    return Solver(weights.style_rows("court", 2, ("merchant",)))


@lru_cache(maxsize=1)
def workers() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="florin-search")


class Examination(NamedTuple):
    """The candidates of a search, best first, what searched them, and a message if the best one's share is proven."""

    candidates: list[Candidate]
    engine: Engine
    position: Position
    proof: str | None = None


class Predicting(Bot):
    """A bot whose candidates have win shares."""

    level: str
    calibrate = True  # bench/calibration.py also needs the shares as they were simulated

    def candidates(self, view: View, position: Position, found: dict[int, tuple[int, float]]) -> list[Candidate]:
        """Return the moves in this order as candidates, with calibrated shares.

        A move that ends the game at once keeps its share, which is exact.
        """
        corrected = calibration(self.level, view) if self.calibrate else float
        return [
            Candidate(
                move_text(view.game, a, position.state.turn),
                share if ends_game(position, a) else corrected(share),
                sims,
            )
            for a, (sims, share) in found.items()
        ]


class Style(Predicting):
    """A bot that plays by a style alone: a level of the ladder or a persona."""

    def __init__(self, style: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.style = self.level = style

    def choose(self, view: View) -> str:
        position, search = imagined(checked(view), self.luck(view))
        engine = engine_on(search, position, (self.style,), certain(position.game.players))
        return move_text(view.game, engine.move(0, self.luck(view)), position.state.turn)

    def consider(self, view: View) -> list[Candidate]:
        """Return the moves as the style ranks them, with reasons; the win shares come from a few rollouts."""
        found = self.examine(view, WIDEST[view.game])
        return explained(found.candidates, found.engine, found.position, view, self.luck(view))

    def examine(self, view: View, widest: int) -> Examination:
        """Roll out the moves that the style likes best, in this style."""
        luck = self.luck(checked(view))
        position, search = imagined(view, luck)
        engine = engine_on(search, position, (self.style,), certain(position.game.players))
        ranked = sorted(engine.weigh(0), key=lambda pair: -pair[1])[:widest]
        found = {a: (GLANCES, engine.measure((a,), luck, 0, GLANCES)[engine.turn] / GLANCES) for a, _ in ranked}
        return Examination(self.candidates(view, position, found), engine, position)


class Searching(Predicting):
    """A bot with a budget in simulations or milliseconds that repeatedly halves its candidates.

    All candidates are tried in the same worlds with the same luck; subclasses define how one is tried.
    """

    default_ms = 300
    lenient: frozenset[str] = frozenset()  # games in which the larger half of an odd number of candidates is kept

    def __init__(
        self, seed: int = 0, *, sims: int | None = None, ms: int | None = None, threads: int | None = None
    ) -> None:
        super().__init__(seed)
        if sims and ms:
            text = f"{type(self).__name__.lower()}:sims={sims},ms={ms}"  # the budget is one or the other
            raise OptionError("bad-bot", bot=text, part="ms")
        self.sims = sims
        self.ms = ms or (None if sims else self.default_ms)
        self.threads = threads or int(os.environ.get("FLORIN_THREADS", "0")) or os.cpu_count() or 1

    def choose(self, view: View) -> str:
        if len(checked(view).legal) == 1:
            return view.legal[0]
        return self.examine(view, time.perf_counter()).candidates[0].move

    def consider(self, view: View) -> list[Candidate]:
        """Return the candidates, best first, with reasons. These come on top of the budget."""
        found = self.examine(view, time.perf_counter())
        if found.proof:
            best, *others = found.candidates
            return [replace(best, reason=Message(found.proof)), *others]
        return explained(found.candidates, found.engine, found.position, view, self.luck(view))

    def examine(self, view: View, started: float) -> Examination:
        """Search. The budget counts from `started`, which may be in the past."""
        luck = self.luck(checked(view))
        position, search = imagined(view, luck)
        engine, beliefs = self.prepared(search, position, view, luck)
        found = self.weighed(engine, search, position, beliefs, luck, started)
        ranked = sorted(found.items(), key=lambda item: item[1], reverse=True)
        candidates = self.candidates(view, position, dict(ranked[: WIDEST[view.game]]))
        sure = candidates[0].share == 1 and ends_game(position, ranked[0][0])
        return Examination(candidates, engine, position, "reason-wins" if sure else None)

    def prepared(self, search: Search, position: Position, view: View, luck: int) -> tuple[Engine, Beliefs]:
        """Return an engine on the position, and what it is to believe about the seats' styles."""
        styles = self.rivals(view.game)
        beliefs = believed(search, position, view, styles)
        return engine_on(search, position, styles, running(beliefs), self.odds(search, view, luck)), beliefs

    def rivals(self, game: str) -> tuple[str, ...]:
        """Return the styles in which a rival may play."""
        return weights.rivals(game)

    def odds(self, search: Search, view: View, luck: int) -> Sequence[float]:
        """Return the odds that the rival holds each kind of noble, if this bot estimates them."""
        return NO_ODDS

    def weighed(
        self, engine: Engine, search: Search, position: Position, beliefs: Beliefs, luck: int, started: float
    ) -> dict[int, tuple[int, float]]:
        """Return the number of simulations and the mean win share of each candidate. Better ones are simulated more."""
        alive = promising(engine, position, hurried=bool(self.ms) and search.speed == "plain")
        probe = self.probe(engine, search, alive, luck)
        totals, done = dict.fromkeys(alive, 0.0), dict.fromkeys(alive, 0)
        sizes = halved(len(alive), up=search.game in self.lenient)
        # An odd number of candidates may need fewer rounds, and saves the rest.
        parts = max(1, math.ceil(math.log2(len(alive))))
        for size, stop in zip(sizes, self.slices(started, len(sizes)), strict=True):
            alive = alive[:size]
            quota = max(1, self.sims // (parts * size)) if self.sims else None
            self.measure(probe, alive, totals, done, quota, stop)
            alive.sort(key=lambda a: share_of(a, position, totals[a] / done[a]), reverse=True)
        return {a: (done[a], share_of(a, position, totals[a] / done[a])) for a in totals}

    @abstractmethod
    def probe(self, engine: Engine, search: Search, alive: list[int], luck: int) -> Probe:
        """Return a function that tries a candidate: the sum of its win shares in simulations from `first` on."""

    def measure(
        self,
        probe: Probe,
        alive: list[int],
        totals: dict[int, float],
        done: dict[int, int],
        quota: int | None,
        stop: float,
    ) -> None:
        """Simulate each candidate for its quota, or until the time is up."""
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
        """Return the times at which the parts of a budget in milliseconds end."""
        return [started + (self.ms or 0) / 1000 * (part + 1) / parts for part in range(parts)]

    def together(self, work: Callable[[Item], Result], items: list[Item]) -> Iterator[Result]:
        """Map over items on as many threads as the bot may use; results are in order."""
        return map(work, items) if self.threads == 1 or len(items) == 1 else workers().map(work, items)


class Banker(Searching):
    """Monte Carlo to the end of the day; every seat plays in a style that matches the beliefs about it."""

    level = "banker"

    def probe(self, engine: Engine, search: Search, alive: list[int], luck: int) -> Probe:
        def measured(a: int, first: int, sims: int) -> float:
            share: float = engine.measure((a,), luck, first, sims)[engine.turn]
            return share

        return measured


class Magnifico(Searching):
    """A max^n tree per candidate, to the end of the day and a learned value.

    Auctions and the end of a game at court are solved backward.
    """

    level = "magnifico"
    default_ms = 2000
    lenient = frozenset({"card"})  # with at most five candidates, the best are close to each other

    def examine(self, view: View, started: float) -> Examination:
        """Search; at court with both decks empty, solve the game.

        In a lost game every share is 0, and the best candidate is the one that would win most often against mistakes.
        """
        found = self.solved(view, started) if view.game == "court" and not any(view.decks) else None  # type: ignore[attr-defined]
        if found is None:
            return super().examine(view, started)
        if found.share == 0:
            searched = super().examine(view, started)
            lost = [replace(candidate, share=0.0) for candidate in searched.candidates]
            return searched._replace(candidates=lost, proof="reason-lost")
        position, search = imagined(view, self.luck(view))
        engine = engine_on(search, position, ("merchant",), certain(2))
        best = Candidate(move_text(view.game, found.action, view.turn or 0), found.share, found.nodes)
        return Examination([best], engine, position, "reason-wins" if found.share == 1 else "reason-draws")

    def solved(self, view: View, started: float) -> Solution | None:
        """Return the exact solution, if it is found within half of the time or the matching number of positions."""
        state = sample(checked(view), self.luck(view)).state
        if not is_known(state):
            return None
        solver = endgame_solver()
        if self.ms:
            return solver.solve(state, until=started + self.ms / 2000, threads=self.threads)
        return solver.solve(state, NODES_PER_SIM * (self.sims or 0))

    def rivals(self, game: str) -> tuple[str, ...]:
        """Return the usual styles, and the banker's if it was learned for this game."""
        banker = ("banker",) if "banker" in weights.table(game)["styles"] else ()
        return (*weights.rivals(game), *banker)

    def odds(self, search: Search, view: View, luck: int) -> Sequence[float]:
        """Return odds at court, judged by the moves that the rival did and did not make."""
        if view.game != "court" or not view.decks[1 - (view.seat or 0)]:  # type: ignore[attr-defined]
            return NO_ODDS
        return suspected(search, view, luck, min(WORLDS, (self.sims or self.ms or 0) // SIMS_PER_WORLD))

    def probe(self, engine: Engine, search: Search, alive: list[int], luck: int) -> Probe:
        trees = {a: search.tree(engine, a, TREE_NODES) for a in alive}

        def grown(a: int, first: int, sims: int) -> float:
            share: float = trees[a].grow(luck, first, sims)
            return share

        return grown

    def weighed(
        self, engine: Engine, search: Search, position: Position, beliefs: Beliefs, luck: int, started: float
    ) -> dict[int, tuple[int, float]]:
        if search.game == "board" and len(bidders(position.state)) > 1:
            return self.bid(Bidding(engine, position.state, beliefs), luck, started)
        return super().weighed(engine, search, position, beliefs, luck, started)

    def bid(self, bidding: Bidding, luck: int, started: float) -> dict[int, tuple[int, float]]:
        """Simulate all outcomes of an auction equally often, then solve it."""
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
    """Return the number of simulations of the next call. It starts at one, which is slow enough when uncompiled."""
    return 2 * chunk if time.perf_counter() - began < BRIEF else chunk


def halved(count: int, *, up: bool) -> list[int]:
    """Return the number of candidates in each round, until one is left."""
    sizes = [count]
    while (half := (sizes[-1] + up) // 2) > 1:
        sizes.append(half)
    return sizes


def promising(engine: Engine, position: Position, *, hurried: bool = False, style: int = MERCHANT) -> list[int]:
    """Return the candidates, the merchant's choice first; at least two, if there are two legal moves.

    `style` is the merchant's number among the engine's styles.

    A hurried bot does not first look at all outcomes of its own turn: uncompiled, that takes a second.
    """
    game = position.game
    worths = engine.weigh(style) if hurried else engine.ponder(style)
    moves = sorted(worths, key=lambda pair: -pair[1])
    if game.name == "court":
        return of_every_sort([a for a, _ in moves], position.state.turn)
    temper = weights.style_rows(game.name, game.players, ("merchant",))[0]
    limit = moves[0][1] - temper * MARGIN.get(game.name, math.inf)
    return [a for place, (a, worth) in enumerate(moves[: WIDEST[game.name]]) if place < 2 or worth >= limit]


def of_every_sort(ranked: list[int], seat: int) -> list[int]:
    """Return the first moves at court, and with them the first of each sort: send, ally, conspire and plan.

    Otherwise a merchant's poor opinion would hide a strategy, such as planning into a draw (K-7).
    """
    firsts = list({move_text("court", a, seat).split()[0]: a for a in reversed(ranked)}.values())
    kept = [*firsts, *(a for a in ranked if a not in firsts)][: WIDEST["court"]]
    return sorted(kept, key=ranked.index)


def ends_game(position: Position, action: int) -> bool:
    """Return whether a move ends the game at once, without another draw."""
    state = position.state.copy()
    state.apply(action)
    return bool(state.due == OVER)


def share_of(action: int, position: Position, simulated: float) -> float:
    """Return the share of the win that a move brings, as simulated; at court at most half if it offers a draw (K-7).

    A rival who searches takes the draw as soon as it expects less than half. Simulated rivals rarely do.
    """
    return min(simulated, 0.5) if position.game.name == "court" and offers_draw(position.state, action) else simulated


def offers_draw(state: CourtState, action: int) -> bool:
    """Return whether a move at court is the third plan, and the rival can still make its own."""
    if not court.PLAN <= action < court.DECLARE or state.plans[state.turn] != court.MOST_PLANS - 1:
        return False
    return bool(court.deck_n(state, 1 - state.turn))
