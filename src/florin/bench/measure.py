"""The measurements. Whatever is compared runs alternately, in the same minute, and the best run of each counts."""

import os
import subprocess
import sys
import tempfile
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, thread_time

from florin.bench import sticks
from florin.dealer import Seeded
from florin.game import Game, Playouts
from florin.rules import plain, rules_of, speed
from florin.search import search_of

GAMES = {"card": {"players": 4}, "board": {"players": 4}, "court": {}}
PLAYOUTS = 20_000  # as many as the sticks play
ROUNDS, RUNS = 3, 12  # so often the sticks and we take turns, and so many runs are ours each time
MODULUS = 1_000_000_007
STEPPED_GAMES, PLAIN_GAMES = 300, 60

Tell = Callable[[str], None]


@dataclass
class Speed:
    """One game's random playouts on one thread, ours and the stick's."""

    playouts: float = 0
    decisions: float = 0
    checksum: int = 0
    stick: sticks.Reading | None = None

    @property
    def ratio(self) -> float | None:
        return self.playouts / self.stick.playouts if self.stick else None


@dataclass
class Results:
    """All that was measured; rates are per second, sizes in bytes, times in seconds."""

    speed: str
    games: dict[str, Speed] = field(default_factory=dict)
    threads: float = 0  # two threads over one, card
    stick_threads: float | None = None
    plain: dict[str, float] = field(default_factory=dict)
    stepping: float = 0
    sizes: dict[str, int] = field(default_factory=dict)
    search: Speed = field(default_factory=Speed)  # simulations of a tree with uniform rollouts, card
    search_threads: float = 0
    import_time: float = 0
    help_time: float = 0
    screen_time: float = 0


def measured(tell: Tell) -> Results:
    """Measures everything; `tell` hears what is being measured."""
    results = Results(speed()[0])
    with tempfile.TemporaryDirectory(prefix="florin-bench-") as into:
        programs = compiled_sticks(tell, Path(into))
        for name, options in GAMES.items():
            tell(name)
            results.games[name] = race(Game(name, **options), programs.get(name))
        tell("search")
        results.search = race_search(programs.get("search"))
        results.search_threads = best(lambda: trees(2, perf_counter), RUNS) / best(lambda: trees(1, perf_counter), RUNS)
        tell("threads")
        results.threads, results.stick_threads = two_threads(Game("card", players=4), programs.get("card"))
    for name in ("card", "board"):
        tell(f"plain {name}")
        results.plain[name] = best(lambda game=name: plain_rate(game), 5)  # type: ignore[misc]
    tell("stepping")
    results.stepping = best(lambda: stepping_rate(Game("card", players=4)), 7)
    results.sizes = {name: rules_of(name).state_class.__basicsize__ for name in GAMES}
    tell("start")
    results.import_time = -best(lambda: -import_seconds(), 7)
    results.help_time = -best(lambda: -help_seconds(), 7)
    results.screen_time = -best(lambda: -screen_seconds(), 7)
    return results


def best(rate: Callable[[], float], runs: int) -> float:
    return max(rate() for _ in range(runs))


def compiled_sticks(tell: Tell, into: Path) -> dict[str, Path]:
    source = sticks.folder()
    if source is None:
        return {}
    tell("g++")
    return {name: sticks.compiled(source, name, into) for name in (*GAMES, "search")}


def race(game: Game, program: Path | None) -> Speed:
    """Our playouts and the stick's, by turns."""
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
            reading = sticks.run(program, game.name)
            if found.stick is None or reading.playouts > found.stick.playouts:
                found.stick = reading
    found.checksum = checksum(runs)
    if found.stick and game.name != "card" and games == PLAYOUTS:  # card's stick draws differently
        assert found.checksum == found.stick.checksum, f"{game.name}: our games are not those of the stick"
    return found


def race_search(program: Path | None) -> Speed:
    """The search set to uniform rollouts to the game's end, and the stick's, by turns."""
    found = Speed()
    for _ in range(ROUNDS):
        found.playouts = max(found.playouts, best(lambda: trees(1, thread_time), RUNS))
        if program:
            reading = sticks.run(program, "search")
            if found.stick is None or reading.playouts > found.stick.playouts:
                found.stick = reading
    return found


def trees(threads: int, clock: Callable[[], float]) -> float:
    """Simulations a second of a tree on each thread, from the start of a game of four."""
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


def checksum(runs: Playouts) -> int:
    total = 0
    rows: list[list[int]] = runs.scores.tolist()  # type: ignore[assignment]
    for row in rows:
        for score in row:
            total = (total * 31 + score) % MODULUS
    return total


def two_threads(game: Game, program: Path | None) -> tuple[float, float | None]:
    """How many times as fast two threads are as one, for us and for the stick, reckoned alike.

    As the stick does it: two threads by the clock on the wall, one by its CPU time; the best rates are divided, not the
    best ratio taken. Other work on the machine makes both too low.
    """
    games = PLAYOUTS if speed()[0] == "compiled" else PLAYOUTS // 200
    one, two, stick_one, stick_two = 0.0, 0.0, 0.0, 0.0
    for _ in range(ROUNDS):
        one = max(one, best(lambda: rate(game, games, 1, thread_time), RUNS))
        two = max(two, best(lambda: rate(game, 2 * games, 2, perf_counter), RUNS))
        if program:
            reading = sticks.run(program, game.name)
            assert reading.two_threads is not None
            stick_one, stick_two = max(stick_one, reading.playouts), max(stick_two, reading.two_threads)
    return two / one, stick_two / stick_one if program else None


def rate(game: Game, games: int, threads: int, clock: Callable[[], float]) -> float:
    start = clock()
    game.playouts(games, seed=0, threads=threads)
    return games / (clock() - start)


def plain_rate(name: str) -> float:
    """Decisions a second of random playouts in plain Python."""
    state = plain(name).new(4, 0)
    scores, lengths = [0] * (4 * PLAIN_GAMES), [0] * PLAIN_GAMES
    start = thread_time()
    state.playouts(1, scores, lengths)
    return sum(lengths) / (thread_time() - start)


def stepping_rate(game: Game) -> float:
    """Decisions a second from Python: `legal()`, a choice among them, `play()`."""
    number = Seeded(0).number
    luck = [number(k) for k in range(1 << 12)]
    decisions = 0
    start = thread_time()
    for seed in range(STEPPED_GAMES):
        position = game.start(seed)
        legal, play = position.legal, position.play
        while moves := legal():
            play(moves[luck[decisions & 4095] % len(moves)])
            decisions += 1
    return decisions / (thread_time() - start)


def import_seconds() -> float:
    code = "from time import perf_counter as t; a = t(); import florin; print(t() - a)"
    return float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)


def help_seconds() -> float:
    start = perf_counter()
    subprocess.run([sys.executable, "-m", "florin", "--help"], check=True, capture_output=True)
    return perf_counter() - start


def screen_seconds() -> float:
    """From the start of `florin play` on a terminal to its first screen, all of it; 0 where there are none."""
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
