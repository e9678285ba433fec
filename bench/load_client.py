"""Players that cost little, so that a load test measures the server: raw WebSockets, and tables of such players."""

import asyncio
import itertools
import json
import random
import re
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import httpx

SEATS = 4
VERSION = re.compile(rb'"version":(\d+)')
LEGAL = re.compile(rb'"legal":(\[[^\]]+\])')
AT_ONCE = 16  # requests
CROWD = 500  # sockets that connect at the same time
UNMASKED = bytes(4)  # a client's mask, with which the text stays as it is
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
Heard = Callable[[bytes], None]
numbers = itertools.count()  # ids of moves


class Socket(asyncio.Protocol):
    """One WebSocket of a client. It neither checks nor decodes what the server sends."""

    def __init__(self, url: str, table: str, heard: Heard) -> None:
        self.host, self.path = urlsplit(url).netloc, f"/api/tables/{table}/socket"
        self.heard = heard
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.shaken = False

    def connection_made(self, transport: Any) -> None:
        self.transport: asyncio.Transport = transport
        lines = (
            f"GET {self.path} HTTP/1.1",
            f"Host: {self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            "",
            "",
        )
        transport.write("\r\n".join(lines).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(exc or ConnectionResetError())
            self.open.exception()  # not every caller waits for it

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.shaken:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionRefusedError(bytes(buffer[:80])))
                self.transport.close()
                return
            del buffer[: end + 4]
            self.shaken = True
            self.open.set_result(None)
        while len(buffer) >= 2:
            size, start = buffer[1] & 127, 2
            if size > 125:
                start = 4 if size == 126 else 10
                size = int.from_bytes(buffer[2:start], "big")
            if len(buffer) < start + size:
                return
            kind, message = buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == TEXT:
                self.heard(message)
            elif kind == PING:
                self._write(PONG, message)

    def send(self, **message: Any) -> None:
        self._write(TEXT, json.dumps(message).encode())

    def _write(self, kind: int, message: bytes) -> None:
        size = len(message)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        self.transport.write(head + UNMASKED + message)

    def close(self) -> None:
        self.transport.abort()


async def connected(url: str, table: str, heard: Heard) -> Socket:
    """Return an open socket at a table."""
    address = urlsplit(url)
    assert address.hostname and address.port
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(url, table, heard), address.hostname, address.port)
    await socket.open
    return socket


@dataclass
class Party:
    """A table of four people, their sockets, and how long each move took to be seen by all."""

    url: str
    table: str
    tokens: list[str]
    times: list[float]  # of all tables together
    sockets: list[Socket] = field(default_factory=list)
    seen: list[int] = field(default_factory=lambda: [0] * SEATS)
    mover: int | None = None  # whose turn it is; None until everyone has seen the last move
    legal: list[str] = field(default_factory=list)
    moved: int | None = None  # the version before the last move, while not everyone has seen it
    started: float = 0.0
    over: bool = False
    greeted: int = 0

    async def connect(self) -> None:
        self.greeted = 0
        self.moved = None
        self.sockets = []
        for seat in range(SEATS):
            socket = await connected(self.url, self.table, partial(self.heard, seat))
            socket.send(type="hello", token=self.tokens[seat], version=self.seen[seat])
            self.sockets.append(socket)

    def heard(self, seat: int, text: bytes) -> None:
        if not text.startswith(b'{"type":"update"'):
            return
        found = VERSION.search(text)
        assert found
        self.seen[seat] = int(found[1])
        self.greeted |= 1 << seat
        if legal := LEGAL.search(text):
            self.mover, self.legal = seat, json.loads(legal[1])
        if b'"stage":"over"' in text:
            self.over = True
        if self.moved is not None and min(self.seen) > self.moved:
            self.times.append(time.perf_counter() - self.started)
            self.moved = None

    @property
    def ready(self) -> bool:
        return self.mover is not None and self.moved is None and not self.over

    def move(self) -> None:
        """Make a random move."""
        assert self.mover is not None
        mover, self.mover = self.mover, None
        self.moved, self.started = self.seen[mover], time.perf_counter()
        self.sockets[mover].send(type="move", id=str(next(numbers)), version=self.moved, move=random.choice(self.legal))

    @property
    def is_greeted(self) -> bool:
        return self.greeted == (1 << SEATS) - 1

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


async def gathered(jobs: Iterable[Awaitable[Any]], at_once: int) -> list[Any]:
    """Run jobs, a limited number at a time."""
    places = asyncio.Semaphore(at_once)

    async def run(job: Awaitable[Any]) -> Any:
        async with places:
            return await job

    return await asyncio.gather(*map(run, jobs))


async def seated(url: str, tables: int, game: str = "card") -> list[Party]:
    """Return new tables at which four people sit, not yet connected."""
    times: list[float] = []
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(trust_env=False, timeout=60, limits=limits) as http:

        async def post(path: str, body: dict[str, Any]) -> dict[str, Any]:
            answer = await http.post(f"{url}/api/tables{path}", json=body)
            answer.raise_for_status()
            found: dict[str, Any] = answer.json()
            return found

        async def one() -> Party:
            seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
            places = [await post("", {"game": game, "seats": seats})]
            for number in range(SEATS - 1):
                places.append(await post(f"/{places[0]['table']}/seats", {"name": f"P{number}"}))
            return Party(url, places[0]["table"], [place["token"] for place in places], times)

        return await gathered((one() for _ in range(tables)), AT_ONCE)


async def connect_all(parties: list[Party], seconds: float = 120.0) -> None:
    """Connect everyone, and return when everyone has seen the table."""
    async with asyncio.timeout(seconds):
        await gathered((party.connect() for party in parties), CROWD)
        while not all(party.is_greeted for party in parties):
            await asyncio.sleep(0.02)


@dataclass(frozen=True)
class Played:
    """The moves of some seconds: what was offered, and how long each took until everyone had seen it."""

    seconds: float
    offered: int
    skipped: int  # because the table's last move was not yet seen by everyone
    times: list[float]

    @property
    def rate(self) -> float:
        return len(self.times) / self.seconds


async def play(parties: list[Party], rate: float, seconds: float) -> Played:
    """Make moves at this rate, evenly spread over the tables, whether or not the server keeps up."""
    times = parties[0].times
    times.clear()
    offered = skipped = 0
    start = time.perf_counter()
    tables = itertools.cycle(parties)
    while (now := time.perf_counter()) < start + seconds:
        for _ in range(int((now - start) * rate) + 1 - offered):
            offered += 1
            party = next(tables)
            for _ in range(len(parties)):
                if not party.over:
                    break
                party = next(tables)
            if party.ready:
                party.move()
            else:
                skipped += 1
        await asyncio.sleep(max(0.0005, start + offered / rate - time.perf_counter()))
    until = time.perf_counter() + 10
    while any(party.moved is not None for party in parties) and time.perf_counter() < until:
        await asyncio.sleep(0.01)
    return Played(seconds, offered, skipped, sorted(times))
