"""A seat at a table on a Florin server, over the protocol that pages and bots use (docs/protocol.md)."""

import asyncio
import itertools
import json
from collections.abc import Iterable
from typing import Any

import msgspec

from florin import texts
from florin.bots import Candidate
from florin.bots.runner import QUICK
from florin.bots.worker import VIEWS
from florin.errors import Error, IllegalMove
from florin.extras import require
from florin.record import FORMAT
from florin.terminal.game_log import GameLog
from florin.terminal.link import Link, as_error, fetch, take_seat
from florin.terminal.replay import readable
from florin.terminal.session import Session
from florin.terminal.words import Words
from florin.view import View

require("play", "florin play --join", "websockets")

RETRY = 1.0  # seconds before reconnecting
FATAL = {"bad-token", "no-table", "no-watching"}  # refusals after which reconnecting is useless


class RemoteSession(Session):
    """Follows a table: keeps the last update and the log, sends requests, and reconnects automatically."""

    extra_help = ("help-table",)

    def __init__(self, link: Link, table: dict[str, Any], lang: str) -> None:
        self.link = link
        self.lang = lang
        self.table = table
        self.update: dict[str, Any] = {"version": 0, "seat": None}
        self.present: list[int] | None = None  # seats where a bot or a person is connected, once known
        self.log: list[str] = []
        self.view: View | None = None
        self.connected = False
        self.failure: Error | None = None
        self.changed = asyncio.Event()
        self.pending: dict[str, tuple[str, asyncio.Future[dict[str, Any]]]] = {}
        self.ids = map("{}-{}".format, itertools.repeat(f"t{id(self):x}"), itertools.count())
        self.socket: Any = None
        self.listener: asyncio.Task[None] | None = None
        self.set_names([])
        self.update_seats()

    @classmethod
    async def join(cls, link: Link, name: str, lang: str) -> "RemoteSession":
        """Take a seat, or watch, and wait for the first update."""
        own = await asyncio.to_thread(take_seat, link, name)
        table = await asyncio.to_thread(fetch, f"{own.server}/api/tables/{own.table}")
        session = cls(own, table, lang)
        session.listener = asyncio.create_task(session.listen())
        await session.wait_for_change()
        say = session.words.say
        if own.token is None:
            session.game_log.remark(say("watching"))
        elif own != link:
            session.game_log.remark(say("your-seat", link=str(own)))
        return session

    def update_seats(self) -> None:
        """Take over the seats' names from the table; people come and go before the game starts."""
        free = texts.say(self.lang, "free-seat")
        names = [readable(seat["name"]) if seat["name"] else free for seat in self.table["seats"]]
        if names != self.names or self.words.you != self.update["seat"]:
            remarks = [entry for entry in self.game_log.entries if isinstance(entry, str)]
            self.set_names(names)
            self.game_log.entries += remarks

    def set_names(self, names: list[str]) -> None:
        """Start a new log with these names, in which the game is narrated again."""
        self.names = names
        self.words = Words(self.lang, self.table["game"], names, self.update["seat"])
        self.game_log = GameLog(self.words)

    # -- state ---------------------------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str | None:
        deal = self.table.get("deal")
        return deal["commit"] if deal else None

    @property
    def notice(self) -> str | None:
        say, seats, own = self.words.say, self.table["seats"], self.update["seat"]
        if self.failure is None and not self.connected and self.listener is not None:
            return say("reconnecting")
        if self.table["stage"] == "waiting":
            missing = sum(seat["kind"] in ("open", "kept") for seat in seats)
            lines = [
                say("waiting-for", count=missing),
                say("table-link", link=f"{self.link.server}/t/{self.link.table}"),
            ]
            return "\n".join([*lines, say("host-start")] if own is not None and seats[own]["host"] else lines)
        undo = self.table.get("undo")
        if own is None:
            return None
        if undo and own not in undo["agreed"]:
            return say("undo-asked", name=self.names[undo["seat"]])
        if self.table["stage"] == "over":
            return say("rematch-asked") if self.table["rematch"] else None
        if seats[own]["away"]:
            return say("bot-for-you")
        upto = self.update["advance"]
        return say("bid-ahead", florins=upto) if upto is not None else None

    @property
    def closing_note(self) -> str:
        return self.words.say("rematch-how") if self.link.token else ""

    def record(self) -> dict[str, Any]:
        view = self.view
        record = {
            "format": FORMAT,
            "game": self.table["game"],
            "rules": self.table["rules"],
            "options": self.table["options"],
            "names": self.names,
            "log": list(self.log),
            "scores": [list(row) for row in view.scores] if view else [],
            "winners": list(view.winners) if view and view.winners is not None else None,
            "seat": self.update["seat"],
        }
        if self.table["game"] != "court":
            del record["seat"]  # no cards are hidden
        return record

    # -- requests ------------------------------------------------------------------------------------------------------

    async def play(self, move: str) -> None:
        await self.request("move", version=self.update["version"], move=move)

    async def undo(self) -> None:
        await self.request("undo", version=self.update["version"])

    async def hint(self, bot: str) -> list[Candidate]:
        answer = await self.request("hint", version=self.update["version"], bot=bot)
        return [Candidate.of(candidate) for candidate in answer["candidates"]]

    async def extra_command(self, verb: str, rest: str) -> bool:
        """Run a command that exists only at a server's table."""
        version = self.update["version"]
        if verb == "say" and rest:
            await self.request("chat", text=rest)
        elif verb in ("yes", "no") and not rest:
            await self.request("answer-undo", version=version, agree=verb == "yes")
        elif verb == "start":
            await self.request("start", bot=rest or QUICK)
        elif verb in ("leave", "return") and not rest:
            await self.request(verb)
        elif verb == "upto":
            await self.request("advance", upto=int(rest) if rest.isdigit() else None)
        elif verb == "rematch":
            await self.rematch()
        else:
            return False
        return True

    async def rematch(self) -> None:
        """Go to the new table for the same players; the same token is valid there."""
        await self.request("rematch")  # answered after the update that has the new table's id
        await self.close()
        self.link = Link(self.link.server, self.table["rematch"], self.link.token)
        self.update, self.log, self.view = {"version": 0, "seat": None}, [], None
        self.present = None
        self.game_log = GameLog(self.words)
        self.listener = asyncio.create_task(self.listen())

    async def request(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and return its answer, or raise its refusal. It is sent again after a lost connection."""
        name = next(self.ids)
        text = json.dumps({"type": kind, "id": name, **fields})
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.pending[name] = text, answer
        try:
            await self.send(text)
            reply = await answer
        finally:
            del self.pending[name]
        if reply["type"] == "refusal":
            error = as_error(reply)
            raise IllegalMove(error.key, reply["rule"], reply["legal"], **reply["values"]) if "rule" in reply else error
        return reply

    # -- the socket ----------------------------------------------------------------------------------------------------

    async def send(self, text: str) -> None:
        from websockets.exceptions import WebSocketException

        try:
            if self.socket is not None:
                await self.socket.send(text)
        except (OSError, WebSocketException):
            pass  # sent again after reconnecting

    async def listen(self) -> None:
        """Receive messages, and reconnect until the server refuses for good."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException

        while self.failure is None:
            try:
                async with connect(self.link.socket, max_size=None, proxy=None) as socket:
                    hello = {"type": "hello", "token": self.link.token, "version": self.update["version"]}
                    await socket.send(json.dumps(hello))
                    self.socket = socket
                    for text, _ in list(self.pending.values()):
                        await socket.send(text)
                    async for message in socket:
                        self.receive(json.loads(message))
            except (OSError, WebSocketException):
                pass
            self.socket, self.connected = None, False
            self.changed.set()
            if self.failure is None:
                await asyncio.sleep(RETRY)

    def receive(self, message: dict[str, Any]) -> None:
        """Handle a message from the server."""
        if message["type"] == "update":
            self.connected = True
            self.apply(message)
        elif message["type"] == "here":
            self.update_presence(message["seats"])
        elif message.get("id") in self.pending:
            answer = self.pending[message["id"]][1]
            if not answer.done():
                answer.set_result(message)
        elif message["type"] == "refusal" and message["key"] in FATAL:
            self.failure = as_error(message)
        self.changed.set()

    def apply(self, update: dict[str, Any]) -> None:
        """Apply an update: seats, journal, log and view."""
        self.update, self.table = update, update["table"]
        self.update_seats()
        remarks = [(entry["what"] == "sat", self.remark_on(entry)) for entry in update["journal"]]
        self.add_remarks(text for before, text in remarks if before)
        del self.log[update["log"]["start"] :]
        self.log += update["log"]["lines"]
        if update["view"] is not None:
            self.view = msgspec.convert(update["view"] | {"log": self.log}, VIEWS[self.table["game"]])
        if self.log:
            self.game_log.follow(self.record())
        self.add_remarks(text for before, text in remarks if not before)

    def update_presence(self, present: list[int]) -> None:
        """Announce who left and who came back, at live tables only."""
        seats = self.table["seats"]
        before, self.present = range(len(seats)) if self.present is None else self.present, present
        if not self.table["live"] or self.table["stage"] != "playing":
            return
        for number, seat in enumerate(seats):
            replaced = seat["kind"] != "person" or seat["away"]  # a bot that stands in was announced already
            if not replaced and (number in before) != (number in present):
                key = "returned" if number in present else "went-away"
                self.game_log.remark(self.words.say(key, name=self.names[number]))

    def add_remarks(self, remarks: Iterable[str | None]) -> None:
        for text in filter(None, remarks):
            self.game_log.remark(text)

    def remark_on(self, entry: dict[str, Any]) -> str | None:
        """Return a sentence about an entry of the table's journal, or None if it needs none."""
        say, seat = self.words.say, entry.get("seat")
        holder = entry.get("name")  # at the time; someone else may have the seat now
        name = readable(holder) if holder else self.names[seat] if seat is not None else ""
        match entry["what"]:
            case "sat":
                return say("sat-down", name=name)
            case "said":
                return say("said", name=name, text=readable(entry["text"], most=300))
            case "left":
                return say("left-table", name=name)
            case "returned":
                return say("returned", name=name)
            case "undone":
                return say("taken-back", name=name)
            case "hinted":
                return say("hinted", name=name)
            case "undo-answered" if entry.get("agree") is False:
                return say("undo-refused", name=name)
        return None

    async def wait_for_change(self) -> None:
        await self.changed.wait()
        self.changed.clear()
        if self.failure is not None:
            raise self.failure

    async def close(self) -> None:
        if self.listener is not None:
            self.listener.cancel()
            await asyncio.gather(self.listener, return_exceptions=True)
