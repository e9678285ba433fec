"""Does a table load more slowly among many games? python -m bench.loading [--few 100] [--many 10000] [--pairs 2000]

Two databases contain copies of the same played games, one few and one many. A table is loaded from one and the same
game from the other, in alternation. Reports the medians, and the median difference of the pairs with its 95% interval
by resampling.
"""

import argparse
import asyncio
import os
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from florin.server.live_table import row_of
from florin.server.store import Store
from florin.server.store_jobs import Append
from florin.server.table_state import TableState
from tests.server.test_leaks import NAME, played

KINDS = [("card", 60, 1), ("board", 80, 2), ("court", 40, 3), ("card", 90, 4)]
Load = Callable[[Store, str], object]


def filled(file: Path, games: int) -> Store:
    """A store with this many tables, each in the middle of one of a few games."""
    store = Store(f"sqlite:///{file}")
    logs = [played(*kind) for kind in KINDS]
    rows = [row_of(TableState.of(NAME, log)) for log in logs]

    async def fill() -> None:
        for first in range(0, games, 200):
            numbers = range(first, min(games, first + 200))
            jobs = [Append(f"table-{n:06}", 0, logs[n % len(KINDS)], rows[n % len(KINDS)]) for n in numbers]
            await asyncio.gather(*(store.append(job) for job in jobs))

    asyncio.run(fill())
    return store


def read(store: Store, name: str) -> object:
    return store.events(name)


def load(store: Store, name: str) -> object:
    return TableState.of(name, store.events(name)).position


def pairs(work: Load, few: tuple[Store, int], many: tuple[Store, int], count: int) -> list[tuple[float, float]]:
    """Milliseconds for the same game among few and among many, one right after the other, in either order."""
    found = []
    for number in range(count):
        kind, spent = number % len(KINDS), {}
        for store, games in (few, many) if random.random() < 0.5 else (many, few):
            name = f"table-{random.randrange(games // len(KINDS)) * len(KINDS) + kind:06}"
            started = time.perf_counter()
            work(store, name)
            spent[games] = (time.perf_counter() - started) * 1000
        found.append((spent[few[1]], spent[many[1]]))
    return found


def interval(values: list[float], rounds: int = 1000) -> tuple[float, float, float]:
    """The median, and its 95% bootstrap interval."""
    medians = sorted(statistics.median(random.choices(values, k=len(values))) for _ in range(rounds))
    return statistics.median(values), medians[int(rounds * 0.025)], medians[int(rounds * 0.975)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--few", type=int, default=100)
    parser.add_argument("--many", type=int, default=10_000)
    parser.add_argument("--pairs", type=int, default=2000)
    given = parser.parse_args()
    print(f"on {os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        few, many = (filled(Path(folder) / f"{games}.sqlite", games) for games in (given.few, given.many))
        work: dict[str, Any] = {"reading its events": read, "loading a table": load}
        for what, step in work.items():
            pairs(step, (few, given.few), (many, given.many), 200)  # to warm up
            found = pairs(step, (few, given.few), (many, given.many), given.pairs)
            middle, low, high = interval([slow - fast for fast, slow in found])
            a, b = (statistics.median(side) for side in zip(*found, strict=True))
            print(f"{what}: {a:.3f} ms among {given.few} games, {b:.3f} ms among {given.many}", end="; ")
            print(f"difference {middle * 1000:+.0f} µs (95%: {low * 1000:+.0f} to {high * 1000:+.0f})")
        few.close()
        many.close()


if __name__ == "__main__":
    main()
