"""How much one server bears: python -m bench.load [--write] [--tables 1000] [--seconds 6] [--only sqlite]

Tables of four people, each with a socket, play the card game at random. Moves are offered at rising rates until the
server no longer keeps up (the knee), first to one process with an SQLite file that has a core of its own, then to two
processes with PostgreSQL. A move is seen when its view has reached all four. Measured are the time until then,
processor time, round trips to the database, memory, how long it takes until everyone is back after the server was
killed, and whether a move costs more among 10,000 stored tables. --write puts the table and the plot into docs.

The client (load_client.py) and PostgreSQL run on the same machine. bench/loading.py measures how a table loads among
many games, bench/slow_bots.py whether slow bots delay other tables.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from bench.load_client import SEATS, Party, connect_all, play, seated
from bench.load_plot import chart
from bench.load_server import Loaded, descendants, processor_seconds
from bench.loading import filled
from florin.server.http_server import raise_file_limit
from tests.server.cluster import Unavailable, running

DOCS = Path(__file__).parent.parent / "docs"
BEGIN, END = "<!-- load: written by bench/load.py -->\n", "<!-- end of load -->\n"
STEP, MOST = 200, 2400  # moves per second
KEPT_UP = 0.97  # share of the offered moves that a server below its knee makes
PATIENCE = 0.5  # seconds at the 99th percentile above which the server does not keep up
TARGET = 1000  # moves per second
FEW, MANY = 100, 10_000  # stored tables


def quantile(times: list[float], share: float) -> float:
    """Return a quantile in milliseconds."""
    return times[min(len(times) - 1, int(len(times) * share))] * 1000 if times else float("inf")


def shares(times: list[float]) -> str:
    """Return the quantiles of the times."""
    return ", ".join(f"p{share * 100:g} {quantile(times, share):.1f} ms" for share in (0.5, 0.9, 0.99, 1.0))


async def moves(url: str, tables: int, rate: float, seconds: float) -> list[float]:
    """Return how long each move took, at new tables."""
    parties = await seated(url, tables)
    await connect_all(parties)
    found = (await play(parties, rate, seconds)).times
    for party in parties:
        party.close()
    return found


@dataclass(frozen=True)
class Row:
    """Measurements at one rate. Times are in milliseconds."""

    offered: float
    made: float
    p50: float
    p99: float
    cpu: float  # of the server, per move
    database: float  # processor time of PostgreSQL, per move
    trips: float  # to PostgreSQL per move; commits per move if there is just a file
    keeps_up: bool

    def __str__(self) -> str:
        return (
            f"{self.offered:5.0f} offered, {self.made:5.0f} made; p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms; "
            f"server {self.cpu:.2f} ms, PostgreSQL {self.database:.2f} ms per move; {self.trips:.2f} round trips"
        )


@dataclass
class Result:
    """The load that one kind of server bears."""

    name: str
    rows: list[Row] = field(default_factory=list)
    half: Row | None = None  # at half the knee
    table_kilobytes: float = 0.0
    socket_kilobytes: float = 0.0
    reconnected: float = 0.0  # seconds

    @property
    def knee(self) -> float:
        return max((row.made for row in self.rows if row.keeps_up), default=0.0)

    def at(self, rate: float) -> Row | None:
        return next((row for row in self.rows if row.offered == rate), None)


async def measure(
    server: Loaded, parties: list[Party], rate: float, seconds: float, database: Callable[[], float]
) -> Row:
    before, started, stored = server.seconds, await server.counts(), database()
    played = await play(parties, rate, seconds)
    used, ended = server.seconds - before, await server.counts()
    made = max(1, len(played.times))
    kind = "bench_round_trips" if ended["bench_round_trips"] else "florin_commits"
    p99 = quantile(played.times, 0.99)
    row = Row(
        offered=rate,
        made=played.rate,
        p50=quantile(played.times, 0.5),
        p99=p99,
        cpu=used / made * 1000,
        database=(database() - stored) / made * 1000,
        trips=(ended[kind] - started[kind]) / made,
        keeps_up=made >= KEPT_UP * played.offered and p99 <= PATIENCE * 1000,
    )
    print(row, flush=True)
    return row


async def sweep(
    name: str, server: Loaded, given: argparse.Namespace, database: Callable[[], float] = lambda: 0.0
) -> Result:
    """Measure one kind of server to its knee, and what else concerns its tables and sockets."""
    found = Result(name)
    print(f"-- {name}", flush=True)
    await server.start()
    try:
        empty = server.megabytes
        parties = await seated(server.url, given.tables)
        laid = server.megabytes
        await connect_all(parties)
        sockets = server.megabytes
        found.table_kilobytes = (laid - empty) * 1024 / given.tables
        found.socket_kilobytes = (sockets - laid) * 1024 / given.tables / SEATS
        print(f"{found.table_kilobytes:.0f} kB per table, {found.socket_kilobytes:.0f} kB per socket", flush=True)
        await play(parties, STEP, 1)  # to warm up
        for rate in range(STEP, MOST + 1, STEP):
            found.rows.append(await measure(server, parties, rate, given.seconds, database))
            if not found.rows[-1].keeps_up:
                break
        if found.knee:
            found.half = await measure(server, parties, round(found.knee / 2), given.seconds, database)
        server.kill()
        await server.start()
        started = time.perf_counter()
        await connect_all(parties)
        found.reconnected = time.perf_counter() - started
        print(f"{SEATS * given.tables} sockets back in {found.reconnected:.1f} s", flush=True)
        for party in parties:
            party.close()
    finally:
        server.kill()
    return found


async def stored(folder: Path, given: argparse.Namespace) -> dict[int, float]:
    """Return the processor time per move among few and many stored tables, in alternation."""
    spent: dict[int, list[float]] = {FEW: [], MANY: []}
    for tables in spent:
        (await asyncio.to_thread(filled, folder / f"{tables}.sqlite", tables)).close()
    for number in range(given.rounds):
        for tables in (FEW, MANY) if number % 2 else (MANY, FEW):
            server = Loaded(folder, f"sqlite:///{folder / f'{tables}.sqlite'}")
            await server.start()
            try:
                parties = await seated(server.url, FEW)
                await connect_all(parties)
                await play(parties, STEP, 1)
                before = server.seconds
                played = await play(parties, STEP, given.seconds)
                spent[tables].append((server.seconds - before) / len(played.times) * 1000)
                for party in parties:
                    party.close()
            finally:
                server.kill()
    found = {tables: sum(times) / len(times) for tables, times in spent.items()}
    print("processor time per move: " + ", ".join(f"{ms:.2f} ms among {n} tables" for n, ms in found.items()))
    return found


def table(results: list[Result], among: dict[int, float]) -> str:
    """Return the results as Markdown."""

    def at_target(result: Result) -> str:
        row = result.at(TARGET)
        return f"{row.cpu:.2f} ms" if row and row.keeps_up else "not reached"

    rows: list[tuple[str, Callable[[Result], str]]] = [
        ("knee: most moves per second", lambda r: f"{r.knee:,.0f}"),
        ("server CPU per move at half the knee", lambda r: f"{r.half.cpu:.2f} ms" if r.half else "not reached"),
        (f"server CPU per move at {TARGET:,} moves per second", at_target),
        (
            "until all four see a move at half the knee, 50% / 99%",
            lambda r: f"{r.half.p50:.0f} / {r.half.p99:.0f} ms" if r.half else "not reached",
        ),
        (
            "commits or round trips to the database per move at half the knee",
            lambda r: f"{r.half.trips:.2f}" if r.half else "not reached",
        ),
        ("memory per table", lambda r: f"{r.table_kilobytes:.0f} kB"),
        ("memory per socket", lambda r: f"{r.socket_kilobytes:.0f} kB"),
        ("all sockets are back after a kill", lambda r: f"{r.reconnected:.1f} s"),
    ]
    lines = ["| | " + " | ".join(result.name for result in results) + " |", "|---" * (1 + len(results)) + "|"]
    lines += [f"| {what} | " + " | ".join(cell(result) for result in results) + " |" for what, cell in rows]
    text = "\n".join(lines) + "\n" if results else ""
    if among:
        text += (
            f"\nA move costs {among[FEW]:.2f} ms among {FEW} stored tables and {among[MANY]:.2f} ms among {MANY:,}.\n"
        )
    return text


def write(results: list[Result], among: dict[int, float], tables: int) -> None:
    """Put the table and the plot into the documents."""
    page = DOCS / "hosting.md"
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    intro = (
        f"**Load.** {tables:,} tables of four people, {SEATS * tables:,} sockets, the card game; the players and "
        f"PostgreSQL run on the\nsame {os.cpu_count()} cores, and the single process has one of them to itself. "
        f"`python -m bench.load --write` repeats this.\n\n"
    )
    plotted = "\n![Time until a move is seen, and CPU per move, by moves per second](load.svg)\n\n"
    page.write_text(before + BEGIN + intro + table(results, among) + plotted + END + after, encoding="utf-8")
    (DOCS / "load.svg").write_text(
        chart({result.name: [(r.made, r.p50, r.p99, r.cpu) for r in result.rows] for result in results}),
        encoding="utf-8",
    )


async def campaign(given: argparse.Namespace) -> None:
    results: list[Result] = []
    among: dict[int, float] = {}
    with tempfile.TemporaryDirectory(prefix="florin-load-") as name:
        folder = Path(name)
        if given.only in ("", "sqlite"):
            cores = sorted(os.sched_getaffinity(0))
            if len(cores) > 1:
                os.sched_setaffinity(0, cores[1:])
            server = Loaded(folder, core=cores[0])
            results.append(await sweep("SQLite, one process", server, given))
            os.sched_setaffinity(0, cores)
        if given.only in ("", "postgresql"):
            try:
                with running(()) as cluster:
                    server = Loaded(folder, cluster.new_url(), processes=2)
                    pid = cluster.process.pid
                    used = lambda: processor_seconds([pid, *descendants(pid)])  # noqa: E731
                    results.append(await sweep("PostgreSQL, two processes", server, given, used))
            except Unavailable as error:
                print(error)
        if given.only in ("", "stored"):
            among = await stored(folder, given)
    print(table(results, among))
    if given.write:
        write(results, among, given.tables)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=6.0, help="per rate")
    parser.add_argument("--rounds", type=int, default=3, help="of few and many stored tables")
    parser.add_argument("--only", choices=["sqlite", "postgresql", "stored"], default="")
    parser.add_argument("--write", action="store_true", help="write the table and the plot into docs")
    given = parser.parse_args()
    raise_file_limit()
    print(f"on {os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}")
    try:
        import uvloop

        uvloop.run(campaign(given))
    except ImportError:
        asyncio.run(campaign(given))


if __name__ == "__main__":
    main()
