"""A client as described in docs/protocol.md, and a server in the same event loop, for tests."""

import asyncio
import itertools
import json
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from florin.server.app import application
from florin.server.cli import bound
from florin.server.http_server import uvicorn_config
from florin.server.live_table import Now
from florin.server.settings import Settings
from tests.server import stand_in  # noqa: F401

Message = dict[str, Any]
SECONDS = 60  # generous, for busy machines
LONG = 3600.0  # seconds: longer than any test


class Client:
    """A socket at a table: keeps the log, the journal and the last update, as a page would."""

    ids = itertools.count()
    sockets: ClassVar[list[ClientConnection]] = []  # to close before the server

    def __init__(self, url: str, table: str, token: str | None = None) -> None:
        self.url = url
        self.table = table
        self.token = token
        self.socket: ClientConnection
        self.state: Message = {"version": 0}
        self.log: list[str] = []
        self.journal: list[Message] = []
        self.here: list[int] = []
        self.watching = 0
        self.answers: list[Message] = []
        self.raw: list[str] = []

    async def open(self, **headers: str) -> "Client":
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        self.socket = await connect(address, additional_headers=headers, max_size=None, proxy=None)
        self.sockets.append(self.socket)
        hello = {"type": "hello", "token": self.token, "version": self.state["version"]}
        await self.socket.send(json.dumps(hello))
        return self

    async def enter(self) -> "Client":
        """Connect, and receive the first update and the presence."""
        await self.open()
        if (await self.hear())["type"] == "update":
            await self.hear()
        return self

    async def close(self) -> None:
        await self.socket.close()

    async def hear(self) -> Message:
        """Return the next message, after updating the client's state."""
        async with asyncio.timeout(SECONDS):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        if message["type"] == "update":
            self.learn(message)
        elif message["type"] == "here":
            self.here, self.watching = message["seats"], message["watching"]
        else:
            self.answers.append(message)
        return message

    def learn(self, update: Message) -> None:
        if update["since"] == 0:
            self.journal = []
        assert update["since"] <= self.state["version"], "a gap"
        del self.log[update["log"]["start"] :]
        self.log += update["log"]["lines"]
        self.journal = [entry for entry in self.journal if entry["version"] <= update["since"]] + update["journal"]
        self.state = update

    @property
    def view(self) -> Message:
        view: Message = self.state["view"]
        return view

    @property
    def version(self) -> int:
        return int(self.state["version"])

    @property
    def stage(self) -> str:
        return str(self.state["table"]["stage"])

    @property
    def my_turn(self) -> bool:
        view = self.state.get("view")
        return bool(view and view["legal"])

    async def send(self, kind: str, **fields: Any) -> str:
        fields.setdefault("id", f"m{next(self.ids)}")
        await self.socket.send(json.dumps({"type": kind, **fields}))
        return str(fields["id"])

    async def answer(self, name: str | None) -> Message:
        """Return the ack, hint or refusal of a message."""
        while True:
            for answer in self.answers:
                if answer.get("id") == name:
                    self.answers.remove(answer)
                    return answer
            await self.hear()

    async def ask(self, kind: str, **fields: Any) -> Message:
        return await self.answer(await self.send(kind, **fields))

    async def move(self, text: str | None = None) -> Message:
        move = text or random.choice(self.sane())
        return await self.ask("move", version=self.version, move=move)

    def sane(self) -> list[str]:
        """Return legal moves without very high bids, so that games stay short."""
        return [move for move in self.view["legal"] if not move.startswith("bid ") or int(move[4:]) < 12]

    async def until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            await self.hear()

    async def play_out(self, *, first: bool = False) -> None:
        """Play a random move, or the first legal one, whenever it is this seat's turn, until the game is over."""
        while self.stage != "over":
            if self.my_turn:
                answer = await self.move(self.view["legal"][0] if first else None)
                assert answer["type"] == "ack" or answer["key"] in ("stale", "game-over"), answer
            else:
                await self.hear()


class Served:
    """A server's address, and requests to it over HTTP."""

    def __init__(self, url: str, app: Any = None, connections: Callable[[], int] = lambda: 0) -> None:
        self.url = url
        self.app = app
        self.connections = connections  # how many the server has
        self.http = httpx.AsyncClient(base_url=url, timeout=SECONDS, trust_env=False, verify=False)

    async def post(self, path: str, body: Any, status: int = 201) -> Message:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        found: Message = answer.json()
        return found

    async def get(self, path: str, token: str | None = None) -> Message:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        found: Message = (await self.http.get(path, headers=headers)).json()
        return found

    async def create(self, game: str, *seats: str, **fields: Any) -> Message:
        """Seats are `me`, `open` or a bot's name."""
        chosen = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        return await self.post("/api/tables", {"game": game, "seats": chosen, "name": "Anna", **fields})

    async def join(self, table: str, name: str, **fields: Any) -> Message:
        return await self.post(f"/api/tables/{table}/seats", {"name": name, **fields})

    async def enter(self, place: Message) -> Client:
        return await Client(self.url, place["table"], place["token"]).enter()

    async def watch(self, table: str) -> Client:
        return await Client(self.url, table).enter()

    async def pair(self, game: str, *more: str, **fields: Any) -> tuple[Client, Client]:
        """Anna and Britta at a table, the rest bots."""
        place = await self.create(game, "me", "open", *more, **fields)
        other = await self.join(place["table"], "Britta")
        return await self.enter(place), await self.enter(other)

    async def finished_game(self, *bots: str) -> tuple[str, list[str]]:
        """Play a card game against bots to its end, and return the table's id and the log."""
        place = await self.create("card", "me", *bots)
        await (await self.enter(place)).play_out(first=True)
        return place["table"], (await self.get(f"/api/records/{place['table']}"))["log"]


@asynccontextmanager
async def served(folder: Path, now: Now = time.time, **fields: Any) -> AsyncIterator[Served]:
    """Run a complete server in this loop, behind a real port."""
    usual: dict[str, Any] = {
        "db": f"sqlite:///{folder / 'tables.sqlite'}",
        "workers": 1,
        "plugins": ("tests.server.stand_in",),
        "stand_in": "plain",
        "simple_bot": "plain",
        "requests_per_second": 1000.0,
        "tables_per_hour": 1_000_000,
        "messages_per_second": 1000.0,
        "chat_per_second": 1000.0,
        "linger_seconds": LONG,  # slow connections are not announced as absences, so messages are predictable
    }
    listening = bound("127.0.0.1", 0)
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    settings = Settings(**(usual | {"base_url": url} | fields))
    app = application(settings, now=now)
    server = uvicorn.Server(uvicorn_config(settings, app))
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            await task
    found = Served(url, app, lambda: len(server.server_state.connections))
    try:
        yield found
    finally:
        await asyncio.gather(*(socket.close() for socket in Client.sockets))
        Client.sockets.clear()
        await found.http.aclose()
        server.should_exit = True
        await task
