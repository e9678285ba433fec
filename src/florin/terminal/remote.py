"""A seat at a table of a Florin server, over the protocol that pages and bots use (docs/protocol.md)."""

import asyncio
import itertools
import json
from collections.abc import Iterable
from typing import Any

import msgspec

from florin import texts
from florin.bots import Candidate
from florin.errors import Error, IllegalMove
from florin.record import FORMAT
from florin.server.worker import VIEWS
from florin.terminal.chronicle import Chronicle
from florin.terminal.link import Link, asked, refused, seated
from florin.terminal.replay import readable
from florin.terminal.sitting import Sitting
from florin.terminal.thinking import QUICK
from florin.terminal.words import Words
from florin.view import View

RETRY = 1.0  # seconds before a lost connection is sought again
FATAL = {"bad-token", "no-table", "no-watching"}  # refusals after which it is of no use


class Remote(Sitting):
    """Keeps what the server told: the update, the log, and what is asked; a lost connection is sought again."""

    more_help = ("help-table",)

    def __init__(self, link: Link, table: dict[str, Any], lang: str) -> None:
        self.link = link
        self.lang = lang
        self.table = table
        self.update: dict[str, Any] = {"version": 0, "seat": None}
        self.here: list[int] | None = None  # the seats at which someone is, a bot or a person, once one was told
        self.log: list[str] = []
        self.view: View | None = None
        self.connected = False
        self.failure: Error | None = None
        self.changed = asyncio.Event()
        self.wishes: dict[str, tuple[str, asyncio.Future[dict[str, Any]]]] = {}
        self.ids = map("{}-{}".format, itertools.repeat(f"t{id(self):x}"), itertools.count())
        self.socket: Any = None
        self.listening: asyncio.Task[None] | None = None
        self.meet()

    @classmethod
    async def at(cls, link: Link, name: str, lang: str) -> "Remote":
        """Takes a seat, or watches, and hears how it stands."""
        own = await asyncio.to_thread(seated, link, name)
        table = await asyncio.to_thread(asked, f"{own.server}/api/tables/{own.table}")
        sitting = cls(own, table, lang)
        sitting.listening = asyncio.create_task(sitting.listen())
        await sitting.others()
        say = sitting.words.say
        if own.token is None:
            sitting.chronicle.remark(say("watching"))
        elif own != link:
            sitting.chronicle.remark(say("your-seat", link=str(own)))
        return sitting

    def meet(self) -> None:
        """Who sits at the table, as far as one knows; people come and go before the game begins."""
        free = texts.say(self.lang, "free-seat")
        names = [readable(seat["name"]) if seat["name"] else free for seat in self.table["seats"]]
        if getattr(self, "names", None) != names:
            self.names = names
            self.words = Words(self.lang, self.table["game"], names, self.update["seat"])
            entries = self.chronicle.entries if hasattr(self, "chronicle") else []
            self.chronicle = Chronicle(self.words)
            self.chronicle.entries = [entry for entry in entries if isinstance(entry, str)]

    # -- how it stands ------------------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str | None:
        deal = self.table.get("deal")
        return deal["commit"] if deal else None

    @property
    def notice(self) -> str | None:
        say, seats = self.words.say, self.table["seats"]
        if self.failure is None and not self.connected and self.listening is not None:
            return say("reconnecting")
        if self.table["stage"] == "waiting":
            missing = sum(seat["kind"] in ("open", "kept") for seat in seats)
            told = [
                say("waiting-for", count=missing),
                say("table-link", link=f"{self.link.server}/t/{self.link.table}"),
            ]
            mine = self.update["seat"]
            return "\n".join([*told, say("host-start")] if mine is not None and seats[mine]["host"] else told)
        mine, wish = self.update["seat"], self.table.get("undo")
        if mine is None:
            return None
        if wish and mine not in wish["agreed"]:
            return say("undo-asked", name=self.names[wish["seat"]])
        if self.table["stage"] == "over":
            return say("rematch-asked") if self.table["rematch"] else None
        if seats[mine]["away"]:
            return say("bot-for-you")
        upto = self.update["advance"]
        return say("bid-ahead", florins=upto) if upto is not None else None

    @property
    def afterwards(self) -> str:
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
            del record["seat"]  # nothing is hidden
        return record

    # -- what is wished -----------------------------------------------------------------------------------------------

    async def play(self, move: str) -> None:
        await self.wish("move", version=self.update["version"], move=move)

    async def undo(self) -> None:
        await self.wish("undo", version=self.update["version"])

    async def hint(self, bot: str) -> list[Candidate]:
        answer = await self.wish("hint", version=self.update["version"], bot=bot)
        return [Candidate(**candidate) for candidate in answer["candidates"]]

    async def command(self, verb: str, rest: str) -> bool:
        """What one can say at a table beside moves."""
        version = self.update["version"]
        if verb == "say" and rest:
            await self.wish("chat", text=rest)
        elif verb in ("yes", "no") and not rest:
            await self.wish("answer-undo", version=version, agree=verb == "yes")
        elif verb == "start":
            await self.wish("start", bot=rest or QUICK)
        elif verb in ("leave", "return") and not rest:
            await self.wish(verb)
        elif verb == "upto":
            await self.wish("advance", upto=int(rest) if rest.isdigit() else None)
        elif verb == "rematch":
            await self.rematch()
        else:
            return False
        return True

    async def rematch(self) -> None:
        """The same people once more, at a new table that the same token opens."""
        await self.wish("rematch")  # its answer comes after the update with the new table's address
        await self.close()
        self.link = Link(self.link.server, self.table["rematch"], self.link.token)
        self.update, self.log, self.view = {"version": 0, "seat": None}, [], None
        self.here = None
        self.chronicle = Chronicle(self.words)
        self.listening = asyncio.create_task(self.listen())

    async def wish(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Says a message, again after a lost connection, until it is answered; a refusal is raised."""
        name = next(self.ids)
        text = json.dumps({"type": kind, "id": name, **fields})
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.wishes[name] = text, answer
        try:
            await self.send(text)
            said = await answer
        finally:
            del self.wishes[name]
        if said["type"] == "refusal":
            error = refused(said)
            raise IllegalMove(error.key, said["rule"], said["legal"], **said["values"]) if "rule" in said else error
        return said

    # -- the socket ---------------------------------------------------------------------------------------------------

    async def send(self, text: str) -> None:
        from websockets.exceptions import WebSocketException

        try:
            if self.socket is not None:
                await self.socket.send(text)
        except (OSError, WebSocketException):
            pass  # it is said again when the connection is back

    async def listen(self) -> None:
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException

        while self.failure is None:
            try:
                async with connect(self.link.socket, max_size=None, proxy=None) as socket:
                    hello = {"type": "hello", "token": self.link.token, "version": self.update["version"]}
                    await socket.send(json.dumps(hello))
                    self.socket = socket
                    for text, _ in list(self.wishes.values()):
                        await socket.send(text)
                    async for message in socket:
                        self.hear(json.loads(message))
            except (OSError, WebSocketException):
                pass
            self.socket, self.connected = None, False
            self.changed.set()
            if self.failure is None:
                await asyncio.sleep(RETRY)

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self.connected = True
            self.learn(message)
        elif message["type"] == "here":
            self.attend(message["seats"])
        elif message.get("id") in self.wishes:
            answer = self.wishes[message["id"]][1]
            if not answer.done():
                answer.set_result(message)
        elif message["type"] == "refusal" and message["key"] in FATAL:
            self.failure = refused(message)
        self.changed.set()

    def learn(self, update: dict[str, Any]) -> None:
        """Takes in what is new."""
        seat_known = self.update["seat"] == update["seat"]
        self.update, self.table = update, update["table"]
        if not seat_known:
            self.names = []
        self.meet()
        remarks = [(entry["what"] == "sat", self.remark(entry)) for entry in update["journal"]]
        self.add(text for before, text in remarks if before)
        del self.log[update["log"]["start"] :]
        self.log += update["log"]["lines"]
        if update["view"] is not None:
            self.view = msgspec.convert(update["view"] | {"log": self.log}, VIEWS[self.table["game"]])
        if self.log:
            self.chronicle.learn(self.record())
        self.add(text for before, text in remarks if not before)

    def attend(self, here: list[int]) -> None:
        """Tells who went and who came back; where one plays over days, nobody need be there."""
        seats = self.table["seats"]
        before, self.here = range(len(seats)) if self.here is None else self.here, here
        if not self.table["live"] or self.table["stage"] != "playing":
            return
        for number, seat in enumerate(seats):
            known = seat["kind"] != "person" or seat["away"]  # of a bot that stands in one was told
            if not known and (number in before) != (number in here):
                told = "returned" if number in here else "went-away"
                self.chronicle.remark(self.words.say(told, name=self.names[number]))

    def add(self, remarks: Iterable[str | None]) -> None:
        for text in filter(None, remarks):
            self.chronicle.remark(text)

    def remark(self, entry: dict[str, Any]) -> str | None:
        """What happened beside the game, in a sentence."""
        say, seat = self.words.say, entry.get("seat")
        name = self.names[seat] if seat is not None else ""
        match entry["what"]:
            case "sat":
                return say("sat-down", name=readable(entry["name"]))
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

    async def others(self) -> None:
        await self.changed.wait()
        self.changed.clear()
        if self.failure is not None:
            raise self.failure

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
