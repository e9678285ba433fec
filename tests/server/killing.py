"""Kill a server at random moments while bots play through the protocol, for test_kill.py and bench/kill_server.py.

After each restart, every acknowledged move must be there, once and at its version. What a client knows must agree with
the server's log. Games must continue automatically, clocks included. A repeated request for a place must return one
place. A renewed link must open the seat, and the old one must not.
"""

import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import florin

ROOT = Path(__file__).parent.parent.parent
Tasks = list[asyncio.Task[None]]
GONE = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


def free_port() -> int:
    """Return a free port outside the ephemeral range, so that nobody else takes it between two servers."""
    given = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    while True:
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", random.randrange(10_000, given)))
            return int(probe.getsockname()[1])


async def answering(url: str) -> None:
    """Wait until a server is up."""
    async with asyncio.timeout(60), httpx.AsyncClient(trust_env=False, verify=False) as http:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if (await http.get(f"{url}/api/health")).status_code == 200:
                    return
            await asyncio.sleep(0.02)


class Server:
    """A server process on its own port, restarted after each kill."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        self.reserved = socket.socket()  # bound but not listening: no other test gets the port while ours is down
        self.reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.reserved.bind(("127.0.0.1", port))
        self.url = f"http://127.0.0.1:{port}"
        self.pid = 0
        self.nursery = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery", str(port), str(folder)],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": os.pathsep.join([".", *filter(None, sys.path)])},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def heard(self) -> str:
        assert self.nursery.stdout
        return self.nursery.stdout.readline().strip()

    async def start(self) -> None:
        assert self.nursery.stdin
        self.nursery.stdin.write("one more\n")
        self.nursery.stdin.flush()
        self.pid = int(self.heard())
        await answering(self.url)

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        assert self.heard() == "ended"

    def close(self) -> None:
        """Kill the server for the last time and end the nursery, whatever went wrong before."""
        self.reserved.close()
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        self.nursery.communicate()


@dataclass
class Player:
    """A bot that speaks the protocol and remembers what was acknowledged."""

    url: str
    table: str
    token: str
    fresh: str | None = None  # the requested token, while it is unknown which one opens the seat
    old: str | None = None  # a token that must no longer open it
    asleep: bool = False  # never moves: its clock runs out
    version: int = 0
    log: list[str] = field(default_factory=list)
    journal: dict[int, dict[str, Any]] = field(default_factory=dict)
    acked: dict[int, str] = field(default_factory=dict)  # acknowledged moves by version
    latest: dict[str, Any] = field(default_factory=dict)
    pending: dict[str, Any] | None = None
    over: bool = False
    sent: int = 0

    async def play(self) -> None:
        """Play to the end of the game, however often the server dies."""
        while not self.over:
            try:
                await self.sit()
            except GONE:
                await asyncio.sleep(0.1)

    async def sit(self) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        async with connect(address, max_size=None, proxy=None, open_timeout=5) as socket:
            await socket.send(json.dumps({"type": "hello", "token": self.token, "version": self.version}))
            if self.fresh is None and random.random() < 0.3:
                self.fresh = secrets.token_urlsafe(24)
            if self.fresh:
                await socket.send(json.dumps({"type": "renew", "id": self.fresh, "token": self.fresh}))
            if self.pending:
                await socket.send(json.dumps(self.pending))  # unknown whether it was carried out; a repeat is harmless
            while not self.over:
                async with asyncio.timeout(30):
                    message = json.loads(await socket.recv())
                if message["type"] != "here":
                    await self.hear(message, socket)

    async def hear(self, message: dict[str, Any], socket: Any) -> None:
        if message["type"] == "update":
            self.learn(message)
            self.over = message["table"]["stage"] == "over" and self.pending is None
            if message["view"] and message["view"]["legal"] and not self.pending and not self.asleep:
                self.sent += 1
                legal = [m for m in message["view"]["legal"] if not m.startswith("bid ") or int(m[4:]) < 12]
                command = {"type": "move", "id": f"{self.sent}", "version": self.version, "move": random.choice(legal)}
                self.pending = command
                await socket.send(json.dumps(command))
        elif message.get("key") == "store-failed":  # it was not stored: connect and say it again
            raise ConnectionResetError
        elif self.fresh and message.get("id") == self.fresh:
            assert message["type"] == "ack", message
            self.old, self.token, self.fresh = self.token, self.fresh, None
        elif message.get("key") == "bad-token":  # the answer to our renewal was lost, but not its effect
            assert self.fresh, "a seat was lost"
            self.old, self.token, self.fresh = self.token, self.fresh, None
            raise ConnectionResetError
        elif message["type"] == "ack":
            assert self.pending and message["id"] == self.pending["id"]
            assert message["version"] not in self.acked
            self.acked[message["version"]] = self.pending["move"]
            self.pending = None
            await self.again(socket)
        elif message["key"] == "too-fast":
            await asyncio.sleep(0.2)
            await socket.send(json.dumps(self.pending))
        else:
            assert message["key"] in ("stale", "game-over"), message
            self.pending = None
            await self.again(socket)

    async def again(self, socket: Any) -> None:
        """Move again if the update before the answer said that it is our turn."""
        if self.latest:
            await self.hear(self.latest, socket)

    def learn(self, update: dict[str, Any]) -> None:
        if update is self.latest:
            return
        assert update["since"] <= self.version, "a gap was left"
        del self.log[update["log"]["start"] :]
        self.log += update["log"]["lines"]
        for entry in update["journal"]:
            known = self.journal.setdefault(entry["version"], entry)
            assert known == entry, f"version {entry['version']} of {self.table} was {known} and became {entry}"
        self.version = update["version"]
        self.latest = update

    async def asked(self, token: str) -> dict[str, Any]:
        """Return the server's answer to a hello with this token."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        async with connect(address, max_size=None, proxy=None, open_timeout=60) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            answer: dict[str, Any] = json.loads(await socket.recv())
            return answer

    async def entered(self) -> dict[str, Any]:
        """Return the update for the token that opens the seat.

        While it is being renewed, that may be the old or the new one, and it may be renewed again meanwhile.
        """
        while True:
            known = self.token, self.fresh
            for token in filter(None, known):
                update = await self.asked(token)
                if update["type"] == "update":
                    return update
            if known == (self.token, self.fresh):
                return update

    async def check(self) -> None:
        """Check that every acknowledged move is there once, at its version, and that our log is the server's."""
        least, acked, journal = max([self.version, *self.acked], default=0), self.acked.copy(), self.journal.copy()
        if self.old:
            assert (await self.asked(self.old))["key"] == "bad-token", "an old link still opens the seat"
        update = await self.entered()
        assert update["type"] == "update", f"no link opens the seat: {update}"
        assert update["since"] == 0 and update["version"] >= least
        entries = {entry["version"]: entry for entry in update["journal"]}
        for version, move in acked.items():
            entry = entries.get(version)
            assert entry and entry["what"] == "moved", f"the move {move} at version {version} of {self.table} is lost"
            assert (entry["seat"], entry["move"]) == (update["seat"], move)
        mine = {v for v, entry in entries.items() if entry["what"] == "moved" and entry["seat"] == update["seat"]}
        made = {version for version in mine if entries[version]["by"] == "person"}
        assert len(made - set(self.acked)) <= 1, "at most the one unanswered move may be unknown to us"
        for version, entry in journal.items():
            assert entries[version] == entry, "an entry has changed"
        if self.version == update["version"]:
            assert self.log == update["log"]["lines"]


class Field:
    """Tables of every game, created again when their games are over."""

    KINDS = (("card", 2, 0), ("board", 2, 1), ("court", 2, 0), ("card", 2, 1))

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(trust_env=False, verify=False, timeout=5, base_url=url)
        self.players: list[Player] = []
        self.finished: list[str] = []

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Repeat a request until there is an answer; it is carried out once."""
        body = body | {"id": secrets.token_urlsafe(16)}
        while True:
            try:
                answer = await self.http.post(path, json=body)
                if answer.status_code in (200, 201):
                    found: dict[str, Any] = answer.json()
                    return found
                assert answer.status_code in (429, 503), answer.text
            except GONE:
                pass
            await asyncio.sleep(0.2)

    async def lay(self, game: str, people: int, bots: int, **more: Any) -> list[Player]:
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (people - 1) + [{"kind": "bot", "bot": "plain"}] * bots
        mine = await self.post("/api/tables", {"game": game, "seats": seats, **more})
        places = [mine]
        for number in range(people - 1):
            path = f"/api/tables/{mine['table']}/seats"
            places.append(await self.post(path, {"name": f"P{number}"}))
        assert [place["seat"] for place in places] == list(range(people)), "a seat was taken twice"
        players = [Player(self.url, place["table"], place["token"]) for place in places]
        self.players += players
        return players

    async def keep_playing(self, game: str, people: int, bots: int, **more: Any) -> None:
        while True:
            players = await self.lay(game, people, bots, **more)
            for player in players:
                player.asleep = "clock" in more
            await asyncio.gather(*(player.play() for player in players))
            self.finished.append(players[0].table)

    @property
    def timed_out(self) -> int:
        """The number of moves that a clock made."""
        return sum(entry.get("by") == "clock" for player in self.players for entry in player.journal.values())

    async def checked(self) -> None:
        await asyncio.gather(*(player.check() for player in self.players[-20:]))

    async def verified(self) -> None:
        """Check that every finished game was dealt as committed."""
        for table in self.finished:
            florin.verify((await self.http.get(f"/api/records/{table}")).json())


@asynccontextmanager
async def playing(folder: Path, clock: float = 0.0) -> AsyncIterator[tuple[Server, Field, Tasks]]:
    """Run a server with games that are restarted when over; with a clock, one more table is left to it."""
    server = Server(folder)
    await server.start()
    field = Field(server.url)
    kinds = [field.keep_playing(*kind) for kind in field.KINDS]
    if clock:
        kinds.append(field.keep_playing("card", 1, 1, clock={"move": clock}))
    tasks = [asyncio.create_task(kind) for kind in kinds]
    try:
        yield server, field, tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await field.http.aclose()
        server.close()


async def campaign(kills: int, folder: Path, seed: int) -> dict[str, int]:
    choose = random.Random(seed)
    async with playing(folder, clock=1.0) as (server, field, tasks):
        for _ in range(kills):
            await moved(field, tasks)
            await asyncio.sleep(choose.uniform(0.0, 0.3))
            server.kill()
            await server.start()
            await field.checked()
        async with asyncio.timeout(60):
            while not field.timed_out:  # a server that is killed within a second gives the clocks all their time back
                await moved(field, tasks)
        await field.checked()
        await field.verified()
    with closing(sqlite3.connect(folder / "tables.sqlite")) as file:
        created = file.execute("SELECT count(*) FROM tables").fetchone()[0]
    assert created <= len({player.table for player in field.players}) + len(tasks), "a table was created twice"
    acked = sum(len(player.acked) for player in field.players)
    renewed = sum(player.old is not None for player in field.players)
    return {
        "kills": kills,
        "acknowledged": acked,
        "finished": len(field.finished),
        "timed out": field.timed_out,
        "renewed": renewed,
    }


async def moved(field: Field, tasks: Tasks) -> None:
    """Wait until another move is acknowledged."""
    before = sum(len(player.acked) for player in field.players)
    async with asyncio.timeout(60):
        while sum(len(player.acked) for player in field.players) < before + 3:
            for task in tasks:
                if task.done():
                    await task
            await asyncio.sleep(0.02)
