"""Kills a server at random moments while bots play through the protocol, for test_kill.py and bench/kill.py.

After each restart every move that was acknowledged must be there, once and at its version; what a client knows must
agree with the server's log, games must go on by themselves, clocks included, whoever asked twice for a place must have
one, and a link that was renewed must open the seat while the old one does not.
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
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import florin

ROOT = Path(__file__).parent.parent.parent
GONE = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


@dataclass
class Server:
    """A server process on a port of its own, started again after each kill."""

    folder: Path
    port: int = 0
    process: "subprocess.Popen[bytes] | None" = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        if not self.port:
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", 0))
                self.port = probe.getsockname()[1]
        command = [sys.executable, "-m", "florin.server", "serve", f"--port={self.port}", "--workers=1"]
        command += [f"--db=sqlite:///{self.folder / 'tables.sqlite'}", "--plugin=tests.server.stand_in"]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.DEVNULL, env=os.environ | {"PYTHONPATH": "."}
        )

    async def ready(self) -> None:
        async with asyncio.timeout(60), httpx.AsyncClient(trust_env=False) as http:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(f"{self.url}/api/health")).status_code == 200:
                        return
                assert self.process and self.process.poll() is None, "the server did not start"
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@dataclass
class Player:
    """A bot at a seat that speaks the protocol, and remembers what was acknowledged."""

    url: str
    table: str
    token: str
    fresh: str | None = None  # the token that was asked for, while it is not known which one opens the seat
    old: str | None = None  # one that must no longer open it
    asleep: bool = False  # never moves: its clock does
    version: int = 0
    log: list[str] = field(default_factory=list)
    journal: dict[int, dict[str, Any]] = field(default_factory=dict)
    acked: dict[int, str] = field(default_factory=dict)  # moves by the version they were acknowledged at
    latest: dict[str, Any] = field(default_factory=dict)
    pending: dict[str, Any] | None = None
    over: bool = False
    sent: int = 0

    async def play(self) -> None:
        """Plays to the end of the game, however often the server dies."""
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
                await socket.send(json.dumps(self.pending))  # whether it was done is not known: a repeat is harmless
            while not self.over:
                async with asyncio.timeout(30):
                    message = json.loads(await socket.recv())
                await self.hear(message, socket)

    async def hear(self, message: dict[str, Any], socket: Any) -> None:
        if message["type"] == "update":
            self.learn(message)
            self.over = message["table"]["stage"] == "over" and self.pending is None
            if message["view"] and message["view"]["legal"] and not self.pending and not self.asleep:
                self.sent += 1
                legal = [m for m in message["view"]["legal"] if not m.startswith("bid ") or int(m[4:]) < 12]
                wish = {"type": "move", "id": f"{self.sent}", "version": self.version, "move": random.choice(legal)}
                self.pending = wish
                await socket.send(json.dumps(wish))
        elif self.fresh and message.get("id") == self.fresh:
            assert message["type"] == "ack", message
            self.old, self.token, self.fresh = self.token, self.fresh, None
        elif message.get("key") == "bad-token":  # the answer to our renewal was lost, but not what it did
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
        """The update that came before the answer may have told that it is our turn again."""
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
        """What the server says to a hello with this token."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        async with connect(address, max_size=None, proxy=None, open_timeout=10) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            answer: dict[str, Any] = json.loads(await socket.recv())
            return answer

    async def check(self) -> None:
        """Every acknowledged move is there once, at its version, and the log that was told is the server's."""
        least, acked, journal = max([self.version, *self.acked], default=0), self.acked.copy(), self.journal.copy()
        token, fresh = self.token, self.fresh
        if self.old:
            assert (await self.asked(self.old))["key"] == "bad-token", "an old link still opens the seat"
        update = await self.asked(token)
        if update["type"] == "refusal" and (fresh or self.token != token):
            update = await self.asked(fresh or self.token)
        assert update["type"] == "update", "no link opens the seat"
        assert update["since"] == 0 and update["version"] >= least
        entries = {entry["version"]: entry for entry in update["journal"]}
        for version, move in acked.items():
            entry = entries.get(version)
            assert entry and entry["what"] == "moved", f"the move {move} at version {version} of {self.table} is lost"
            assert (entry["seat"], entry["move"]) == (update["seat"], move)
        mine = {v for v, entry in entries.items() if entry["what"] == "moved" and entry["seat"] == update["seat"]}
        made = {version for version in mine if entries[version]["by"] == "person"}
        assert len(made - set(self.acked)) <= 1, "only the one move whose answer is not yet there may be unknown to us"
        for version, entry in journal.items():
            assert entries[version] == entry, "what was told has changed"
        if self.version == update["version"]:
            assert self.log == update["log"]["lines"]


class Field:
    """Tables of every game, laid anew when their games are over."""

    KINDS = (("card", 2, 0), ("board", 2, 1), ("court", 2, 0), ("card", 2, 1))

    def __init__(self, url: str) -> None:
        self.url = url
        self.players: list[Player] = []
        self.finished: list[str] = []

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Asks until there is an answer; it is done once."""
        body = body | {"id": secrets.token_urlsafe(16)}
        while True:
            try:
                async with httpx.AsyncClient(trust_env=False, timeout=5) as http:
                    answer = await http.post(f"{self.url}{path}", json=body)
                if answer.status_code in (200, 201):
                    found: dict[str, Any] = answer.json()
                    return found
                assert answer.status_code == 429, answer.text
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

    async def checked(self) -> None:
        for player in self.players[-20:]:
            for attempt in range(20):
                try:
                    await player.check()
                    break
                except GONE:
                    assert attempt < 19
                    await asyncio.sleep(0.3)  # the door lets so many in a second


async def campaign(kills: int, folder: Path, seed: int) -> dict[str, int]:
    choose = random.Random(seed)
    server = Server(folder)
    server.start()
    await server.ready()
    field = Field(server.url)
    tasks = [asyncio.create_task(field.keep_playing(*kind)) for kind in field.KINDS]
    tasks.append(asyncio.create_task(field.keep_playing("card", 1, 1, clock={"move": 1})))
    try:
        for _ in range(kills):
            await moved(field, tasks)
            await asyncio.sleep(choose.uniform(0.0, 0.6))
            server.kill()
            server.start()
            await server.ready()
            await field.checked()
        await moved(field, tasks)
        await field.checked()
        async with httpx.AsyncClient(trust_env=False) as http:
            for table in field.finished:
                florin.verify((await http.get(f"{server.url}/api/records/{table}")).json())
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        server.kill()
    with closing(sqlite3.connect(folder / "tables.sqlite")) as file:
        laid = file.execute("SELECT count(*) FROM tables").fetchone()[0]
    assert laid <= len({player.table for player in field.players}) + len(tasks), "a table was laid twice"
    clocked = sum(entry.get("by") == "clock" for player in field.players for entry in player.journal.values())
    acked = sum(len(player.acked) for player in field.players)
    renewed = sum(player.old is not None for player in field.players)
    return {
        "kills": kills,
        "acknowledged": acked,
        "finished": len(field.finished),
        "timed out": clocked,
        "renewed": renewed,
    }


async def moved(field: Field, tasks: "list[asyncio.Task[None]]") -> None:
    """Waits until a move has been acknowledged since now: games go on."""
    before = sum(len(player.acked) for player in field.players)
    async with asyncio.timeout(60):
        while sum(len(player.acked) for player in field.players) < before + 3:
            for task in tasks:
                if task.done():
                    await task
            await asyncio.sleep(0.02)
