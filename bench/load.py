"""Load on a server over loopback: python -m bench.load [--tables 200] [--seconds 20] [--idle 2000] [--plot load.svg]

Every table has four people, each with a socket. Reports the times from sending a move until everyone at the table has
the new view, and the memory that idle sockets take. The client runs in this process, on the same cores.
bench/loading.py measures how a table loads among many games, bench/fair.py whether slow bots delay other tables.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.killing import ROOT, answering, free_port

SEATS = 4
VERSION = re.compile(r'"version":(\d+)')
START = (
    "from florin.server.cli import run; from florin.server.settings import Settings; "
    "run(Settings(port={port}, db='{db}', base_url='http://127.0.0.1:{port}', "
    "requests_per_second=1e6, tables_per_hour=10**9, messages_per_second=1e6, most_watchers=10000, most_sockets=10000))"
)


class Loaded:
    """Start a server without rate limits."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self.code = START.format(port=port, db=f"sqlite:///{folder / 'tables.sqlite'}")

    async def start(self) -> None:
        self.process = subprocess.Popen([sys.executable, "-c", self.code], cwd=ROOT, stdout=subprocess.DEVNULL)
        await answering(self.url)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    @property
    def megabytes(self) -> float:
        text = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(text.split("VmRSS:")[1].split()[0]) / 1024


@dataclass
class Party:
    """A table, its four sockets, and how long each move took to be seen by all."""

    sockets: list[ClientConnection] = field(default_factory=list)
    seen: list[int] = field(default_factory=lambda: [0] * SEATS)
    mover: int | None = None
    legal: list[str] = field(default_factory=list)
    over: bool = False
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self, seat: int) -> None:
        with contextlib.suppress(Exception):
            async for text in self.sockets[seat]:
                assert isinstance(text, str)
                if not text.startswith('{"type":"update"'):
                    continue
                found = VERSION.search(text)
                assert found
                self.seen[seat] = int(found[1])
                if '"legal":["' in text:
                    self.mover, self.legal = seat, json.loads(text)["view"]["legal"]
                if '"stage":"over"' in text:
                    self.over = True
                self.changed.set()

    async def move(self, number: int) -> float | None:
        """Make one move and return the seconds until all four sockets had seen it."""
        if self.mover is None or self.over:
            return None
        version, mover = self.seen[self.mover], self.mover
        wish = {"type": "move", "id": str(number), "version": version, "move": random.choice(self.legal)}
        self.mover = None
        started = time.perf_counter()
        await self.sockets[mover].send(json.dumps(wish))
        while min(self.seen) <= version:
            self.changed.clear()
            await self.changed.wait()
        return time.perf_counter() - started


async def party(http: httpx.AsyncClient, url: str) -> Party:
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
    places = [(await http.post(f"{url}/api/tables", json={"game": "card", "seats": seats})).json()]
    for number in range(SEATS - 1):
        answer = await http.post(f"{url}/api/tables/{places[0]['table']}/seats", json={"name": f"P{number}"})
        places.append(answer.json())
    found = Party()
    for place in places:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{place['table']}/socket"
        socket = await connect(address, compression=None, max_size=None, proxy=None, ping_interval=None)
        await socket.send(json.dumps({"type": "hello", "token": place["token"]}))
        found.sockets.append(socket)
    return found


async def moves(url: str, tables: int, rate: float, seconds: float) -> list[float]:
    """Make the moves of all tables, evenly spread."""
    async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
        parties = [await party(http, url) for _ in range(tables)]
    listeners = [asyncio.create_task(one.listen(seat)) for one in parties for seat in range(SEATS)]
    await asyncio.sleep(1)
    times: list[float] = []
    skipped = 0

    async def one_move(one: Party, number: int) -> None:
        spent = await one.move(number)
        if spent is not None:
            times.append(spent)

    tasks: set[asyncio.Task[None]] = set()
    start = time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        one = parties[number % tables]
        if one.mover is None:
            skipped += 1
            continue
        task = asyncio.create_task(one_move(one, number))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    async with asyncio.timeout(30):
        await asyncio.gather(*tasks)
    spent = time.perf_counter() - start
    print(f"{len(times)} moves in {spent:.1f} s: {len(times) / spent:.0f} a second, {skipped} not ready in time")
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*(socket.close() for one in parties for socket in one.sockets))
    return sorted(times)


async def idle(server: Loaded, sockets: int) -> float:
    """Measure the server's memory with this many idle sockets."""
    async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
        body = {"game": "card", "seats": [{"kind": "me"}, {"kind": "open"}]}
        tables = [
            (await http.post(f"{server.url}/api/tables", json=body)).json()["table"] for _ in range(sockets // 10)
        ]
    opened: list[ClientConnection] = []
    for number in range(sockets):
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{tables[number // 10]}/socket"
        socket = await connect(address, compression=None, proxy=None, ping_interval=None)
        await socket.send('{"type":"hello"}')
        await socket.recv()
        opened.append(socket)
    found = server.megabytes
    await asyncio.gather(*(socket.close() for socket in opened))
    return found


def shares(times: list[float]) -> str:
    """Return the quantiles of the times."""
    of = {share: times[min(len(times) - 1, int(len(times) * share))] * 1000 for share in (0.5, 0.9, 0.99, 1.0)}
    return ", ".join(f"p{share * 100:g} {ms:.1f} ms" for share, ms in of.items())


def plot(times: list[float], file: Path) -> None:
    """Draw the share of moves seen by everyone against milliseconds, as SVG."""
    width, height, most = 640, 320, 100.0
    points = " ".join(
        f"{40 + min(ms * 1000, most) / most * width:.1f},{20 + height * (1 - n / len(times)):.1f}"
        for n, ms in enumerate(times, 1)
    )
    ticks = "".join(
        f'<text x="{40 + ms / most * width:.0f}" y="{height + 40}" text-anchor="middle">{ms} ms</text>'
        for ms in range(0, 101, 20)
    )
    file.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 380" font-family="sans-serif" font-size="12">'
        f'<rect x="40" y="20" width="{width}" height="{height}" fill="none" stroke="#999"/>{ticks}'
        f'<text x="36" y="30" text-anchor="end">100 %</text>'
        f'<polyline points="{points}" fill="none" stroke="#7a1f1f" stroke-width="2"/></svg>',
        encoding="utf-8",
    )


async def campaign(given: argparse.Namespace, folder: Path) -> None:
    server = Loaded(folder)
    await server.start()
    try:
        times = await moves(server.url, given.tables, given.rate, given.seconds)
        print(shares(times))
        if given.plot:
            plot(times, Path(given.plot))
    finally:
        server.kill()
    await server.start()
    try:
        before = server.megabytes
        print(f"{given.idle} idle sockets: {await idle(server, given.idle):.0f} MB (without them {before:.0f} MB)")
    finally:
        server.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--plot", default="")
    given = parser.parse_args()
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, (8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print(f"on {os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}")
        asyncio.run(campaign(given, folder))


if __name__ == "__main__":
    main()
