"""The measurements. Programs that are compared run in alternation, and the best run of each counts."""

import importlib.util
import os
import subprocess
import sys
import tempfile
import timeit
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from operator import attrgetter
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any

from florin.bench import baselines
from florin.dealer import Seeded
from florin.game import Game
from florin.playouts import Playouts
from florin.position import Position
from florin.replaying import sample
from florin.rules import plain, rules_of, speed
from florin.search import search_of
from florin.simulation import random_game

GAMES = {"card": {"players": 4}, "board": {"players": 4}, "court": {}}
PLAYOUTS = 20_000  # as many as the C++ baselines play
ROUNDS, RUNS = 3, 12  # rounds of alternation with the C++ baselines, and Florin runs per round
MODULUS = 1_000_000_007
STEPPED_GAMES, PLAIN_GAMES = 300, 60
SAMPLES = 50  # per run

Announce = Callable[[str], None]


@dataclass
class Speed:
    """One game's random playouts on one thread: Florin's and the C++ baseline's."""

    playouts: float = 0
    decisions: float = 0
    checksum: int = 0
    baseline: baselines.Reading | None = None

    @property
    def ratio(self) -> float | None:
        return self.playouts / self.baseline.playouts if self.baseline else None


@dataclass
class Results:
    """All measurements: rates per second, sizes in bytes, times in seconds."""

    speed: str
    games: dict[str, Speed] = field(default_factory=dict)
    missing_baselines: str | None = None  # why nothing is compared: "sources" or "compiler"
    threads: float = 0  # two threads over one, card
    baseline_threads: float | None = None
    plain: dict[str, float] = field(default_factory=dict)
    stepping: float = 0  # decisions by text
    id_stepping: float = 0  # decisions by action id
    sampling: dict[str, float] = field(default_factory=dict)  # seconds per sample()
    sizes: dict[str, int] = field(default_factory=dict)
    search: Speed = field(default_factory=Speed)  # simulations of a tree with uniform rollouts, card
    search_threads: float = 0
    import_time: float = 0
    help_time: float = 0
    screen_time: float = 0


def measured(announce: Announce) -> Results:
    """Measure everything; `announce` is called with the name of each measurement."""
    results = Results(speed()[0], missing_baselines=baselines.missing())
    with tempfile.TemporaryDirectory(prefix="florin-bench-") as into:
        programs = compiled_baselines(announce, Path(into))
        for name, options in GAMES.items():
            announce(name)
            results.games[name] = race(Game(name, **options), programs.get(name))
        announce("search")
        results.search = race_search(programs.get("search"))
        results.search_threads = two_trees()
        announce("threads")
        results.threads, results.baseline_threads = two_threads(Game("card", players=4), programs.get("card"))
    for name in ("card", "board"):
        announce(f"plain {name}")
        results.plain[name] = best(lambda game=name: plain_rate(game), 5)  # type: ignore[misc]
    announce("stepping")
    for _ in range(7):
        results.stepping = max(results.stepping, stepping_rate(Game("card", players=4)))
        results.id_stepping = max(results.id_stepping, id_stepping_rate(Game("card", players=4)))
    announce("sampling")
    results.sampling = {name: sampling_seconds(Game(name, **options)) for name, options in GAMES.items()}
    results.sizes = {name: rules_of(name).state_class.__basicsize__ for name in GAMES}
    announce("start")
    results.import_time = -best(lambda: -import_seconds(), 7)
    results.help_time = -best(lambda: -help_seconds(), 7)
    results.screen_time = -best(lambda: -screen_seconds(), 7)
    return results


def best(rate: Callable[[], float], runs: int) -> float:
    return max(rate() for _ in range(runs))


def compiled_baselines(announce: Announce, into: Path) -> dict[str, Path]:
    if baselines.missing():
        return {}
    announce("g++")
    return {name: baselines.compiled(name, into) for name in (*GAMES, "search")}


def race(game: Game, program: Path | None) -> Speed:
    """Run Florin's playouts and the baseline's in alternation."""
    games = PLAYOUTS if speed()[0] == "compiled" else PLAYOUTS // 200
    found = Speed()
    for _ in range(ROUNDS):
        for _ in range(RUNS):
            start = thread_time()
            runs = game.playouts(games, seed=0)
            spent = thread_time() - start
            if games / spent > found.playouts:
                found.playouts, found.decisions = games / spent, sum(runs.lengths) / spent
        if program:
            reading = baselines.run(program, game.name)
            if found.baseline is None or reading.playouts > found.baseline.playouts:
                found.baseline = reading
    found.checksum = checksum(runs)
    if found.baseline and game.name != "card" and games == PLAYOUTS:  # card's baseline draws in another order
        assert found.checksum == found.baseline.checksum, f"{game.name}: the games differ from the C++ baseline's"
    return found


def race_search(program: Path | None) -> Speed:
    """Run Florin's search with uniform rollouts to the end of the game, and the baseline's, in alternation."""
    found = Speed()
    for _ in range(ROUNDS):
        found.playouts = max(found.playouts, best(lambda: trees(1, thread_time), RUNS))
        if program:
            reading = baselines.run(program, "search")
            if found.baseline is None or reading.playouts > found.baseline.playouts:
                found.baseline = reading
    return found


def trees(threads: int, clock: Callable[[], float]) -> float:
    """Return simulations per second, with one tree per thread, from the start of a game with four players."""
    search = search_of("card")
    sims = PLAYOUTS if search.speed == "compiled" else PLAYOUTS // 200
    nothing = array("d", bytes(8 * 512))
    state = Game("card", players=4).start(seed=7).state
    engine = search.engine(state, nothing, nothing, nothing, 1, 2, uniform=True)
    grown = [search.tree(engine, -1, sims + 1) for _ in range(threads)]
    start = clock()
    if threads == 1:
        grown[0].grow(1000, 0, sims)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(lambda number: grown[number].grow(1000, number * sims, sims), range(threads)))
    return threads * sims / (clock() - start)


def two_trees() -> float:
    """Return the speed of two trees on two threads relative to one, run in alternation."""
    one, two = 0.0, 0.0
    for _ in range(ROUNDS * RUNS):
        one = max(one, trees(1, perf_counter))
        two = max(two, trees(2, perf_counter))
    return two / one


def checksum(runs: Playouts) -> int:
    total = 0
    rows: list[list[int]] = runs.scores.tolist()  # type: ignore[assignment]
    for row in rows:
        for score in row:
            total = (total * 31 + score) % MODULUS
    return total


def two_threads(game: Game, program: Path | None) -> tuple[float, float | None]:
    """Return the speed of two threads relative to one, for Florin and for the baseline, computed alike.

    As in the baseline, two threads are measured by wall-clock time and one by its CPU time, and the best rates are
    divided. Other work on the machine lowers both ratios.
    """
    games = PLAYOUTS if speed()[0] == "compiled" else PLAYOUTS // 200
    one, two, baseline_one, baseline_two = 0.0, 0.0, 0.0, 0.0
    for _ in range(ROUNDS):
        one = max(one, best(lambda: rate(game, games, 1, thread_time), RUNS))
        two = max(two, best(lambda: rate(game, 2 * games, 2, perf_counter), RUNS))
        if program:
            reading = baselines.run(program, game.name)
            assert reading.two_threads is not None
            baseline_one = max(baseline_one, reading.playouts)
            baseline_two = max(baseline_two, reading.two_threads)
    return two / one, baseline_two / baseline_one if program else None


def rate(game: Game, games: int, threads: int, clock: Callable[[], float]) -> float:
    start = clock()
    game.playouts(games, seed=0, threads=threads)
    return games / (clock() - start)


def plain_rate(name: str) -> float:
    """Return decisions per second of random playouts in plain Python."""
    state = plain(name).new(4, 0)
    scores, lengths = [0] * (4 * PLAIN_GAMES), [0] * PLAIN_GAMES
    start = thread_time()
    state.playouts(1, scores, lengths)
    return sum(lengths) / (thread_time() - start)


def stepping_rate(game: Game) -> float:
    """Return the decisions per second from Python: `legal()`, a choice among them, `play()`."""
    return steps_rate(game, attrgetter("legal", "play"))


def id_stepping_rate(game: Game) -> float:
    """Return the same by action ids: `legal_ids()` and `play_id()`."""
    return steps_rate(game, attrgetter("legal_ids", "play_id"))


def steps_rate(game: Game, calls: Callable[[Position], Any]) -> float:
    """Return the decisions per second of random games, played with the two calls named."""
    number = Seeded(0).number
    luck = [number(k) for k in range(1 << 12)]
    decisions = 0
    start = thread_time()
    for seed in range(STEPPED_GAMES):
        legal, play = calls(game.start(seed))
        while moves := legal():
            play(moves[luck[decisions & 4095] % len(moves)])
            decisions += 1
    return decisions / (thread_time() - start)


def sampling_seconds(game: Game) -> float:
    """Return the seconds that `sample` takes, two thirds into a random game."""
    position = random_game(game, 1, 1)
    position.back_to(len(position.lines) * 2 // 3)
    view = position.view(0)
    return min(timeit.repeat(lambda: sample(view, 1), timer=thread_time, number=SAMPLES, repeat=7)) / SAMPLES


def import_seconds() -> float:
    code = "from time import perf_counter as t; a = t(); import florin; print(t() - a)"
    return float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)


def help_seconds() -> float:
    start = perf_counter()
    subprocess.run([sys.executable, "-m", "florin", "--help"], check=True, capture_output=True)
    return perf_counter() - start


def screen_seconds() -> float:
    """Return the time from the start of `florin play` to its first complete screen; 0 without a terminal or Textual."""
    if importlib.util.find_spec("textual") is None:
        return 0.0
    try:
        import pty
    except ImportError:
        return 0.0
    leader, follower = pty.openpty()
    start = perf_counter()
    size = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", "FLORIN_LANG": "en"}
    with subprocess.Popen(
        [sys.executable, "-m", "florin", "play"],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env=os.environ | size,
        start_new_session=True,
    ) as process:
        os.close(follower)
        shown = b""
        while b"Esc" not in shown:
            shown += os.read(leader, 1 << 16)
        seconds = perf_counter() - start
        process.kill()
    os.close(leader)
    return seconds
