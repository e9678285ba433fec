"""One client at one table: what it says goes to the table, and it is told what it may know.

Someone who reads slowly is not sent every step but the difference to what he has: nothing piles up.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from florin.errors import Error
from florin.server import display, play, seating
from florin.server import protocol as p
from florin.server.house import House
from florin.server.limits import ID, Bucket, checked_bot
from florin.server.play import Decision, Request
from florin.server.room import Room
from florin.server.table import Table

POLICY, TOO_BIG, FAILED = 1008, 1009, 1011  # why a socket is closed
STRIKES = 20  # messages beyond the rate before one is shown out
CHAT = 8  # messages that a line of chat counts for: it is kept, and all have to read it
UNREAD = 200  # answers that someone may leave unread
log = logging.getLogger("florin.server")


class Connection:
    """A socket, the seat it speaks for (None: it watches), and the version it has been told of."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]", house: House, name: str) -> None:
        self.socket = socket
        self.house = house
        self.name = name
        self.token: str | None = None
        self.seat: int | None = None
        self.told = 0
        self.here = b""  # who is there, as it was told last
        self.anew = False  # whether to tell how it stands even if nothing public is new
        self.answers: deque[tuple[int, bytes]] = deque()
        self.news = asyncio.Event()
        self.bucket = Bucket(house.settings.messages_per_second)
        self.strikes = 0
        self.hints: set[asyncio.Task[None]] = set()

    @property
    def room(self) -> Room:
        return self.house.room(self.name)

    def wake(self) -> None:
        self.news.set()

    # -- a life -------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        await self.socket.accept()
        try:
            await self._greeted()
        except Error as error:
            await self._close(error)
            return
        except (WebSocketDisconnect, RuntimeError):
            return
        self.room.enter(self)
        writer = asyncio.get_running_loop().create_task(self._write())
        try:
            self.news.set()
            await self._read()
        except Error as error:
            await self._close(error)
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Exception:
            log.exception("A connection to table %s failed", self.name)
            await self._close(Error("server-failed"), FAILED)
        finally:
            if room := self.house.rooms.get(self.name):
                room.leave(self)
            for task in (writer, *self.hints):
                task.cancel()
            await asyncio.gather(writer, *self.hints, return_exceptions=True)

    async def _greeted(self) -> None:
        """Reads the hello, which changes nothing at the table."""
        seconds = self.house.settings.hello_seconds
        try:
            async with asyncio.timeout(seconds):
                hello = self._parsed(await self._text())
        except TimeoutError:
            raise Error("hello-first", seconds=int(seconds)) from None
        if not isinstance(hello, p.Hello):
            raise Error("hello-first", seconds=int(seconds))
        room = self.room
        if hello.token is not None:
            self.token = hello.token
            self.seat = room.table.owner(hello.token)
            if self.seat is None:
                raise Error("bad-token")
        elif not room.table.laid.spectators:
            raise Error("no-watching")
        settings = self.house.settings
        most = settings.most_watchers if self.seat is None else settings.most_devices
        if sum(watcher.seat == self.seat for watcher in room.watchers) >= most:
            raise Error("table-crowded")
        version = hello.version or 0
        self.told = version if version <= room.table.version else 0
        self.anew = True

    async def _text(self) -> str | bytes:
        text = await self.socket.receive_data(mode="text")
        if len(text) > self.house.settings.most_frame:
            raise Error("too-large", most=self.house.settings.most_frame)
        return text or ""

    def _parsed(self, text: str | bytes) -> p.AnyMessage:
        try:
            message: p.AnyMessage = p.decode(text)
            return message
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            reason = str(error).rstrip(".") if isinstance(error, msgspec.MsgspecError) else "it is not JSON"
            raise Error("bad-message", reason=reason) from None

    async def _close(self, error: Error, code: int = POLICY) -> None:
        with contextlib.suppress(Exception):  # it may be gone
            await self.socket.send_data(p.encode(display.refusal(error)).decode(), mode="text")
            await self.socket.close(code=code, reason=error.key)

    # -- telling ------------------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        """Sends what is new, and each answer only after the version that it speaks of."""
        try:
            while True:
                await self.news.wait()
                self.news.clear()
                await self._tell()
                while self.answers:
                    version, answer = self.answers[0]
                    if version > self.told:
                        await self._tell()
                    await self.socket.send_data(answer.decode(), mode="text")
                    self.answers.popleft()
        except Error as error:
            await self._close(error)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        except Exception:
            log.exception("Telling a client of table %s failed", self.name)
            await self._close(Error("server-failed"), FAILED)

    async def _tell(self) -> None:
        room = self.room
        if self.token is not None and room.table.owner(self.token) != self.seat:
            raise Error("bad-token")  # removed from the table since
        version = room.table.version
        if version != self.told or self.anew:
            told, self.told, self.anew = self.told, version, False
            await self.socket.send_data(room.shown(self.seat, told).decode(), mode="text")
        if (here := room.here()) != self.here:
            self.here = here
            await self.socket.send_data(here.decode(), mode="text")

    def _answer(self, answer: p.Ack | p.Hint | p.Refusal, version: int = 0) -> None:
        self.answers.append((version, p.encode(answer)))
        self.news.set()

    # -- hearing ------------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while True:
            message = await self._text()
            if len(self.answers) > UNREAD:
                raise Error("too-fast")
            if not self.bucket.take():
                self.strikes += 1
                if self.strikes > STRIKES:
                    raise Error("too-fast")
                self._answer(display.refusal(Error("too-fast"), id_of(message)))
                continue
            try:
                wish = self._parsed(message)
            except Error as error:
                self._answer(display.refusal(error, id_of(message)))
                continue
            if isinstance(wish, p.Say) and not self.bucket.take(CHAT - 1):
                self._answer(display.refusal(Error("too-fast"), wish.id))
                continue
            await self._heard(wish)

    async def _heard(self, wish: p.AnyMessage) -> None:
        if isinstance(wish, p.Hello):
            self._answer(display.refusal(Error("hello-once")))
            return
        try:
            if self.seat is None:
                raise Error("watching")
            self._seated(self.room.table)
            version = await self._act(wish, Request(self.seat, self.house.now(), wish.id))
        except Error as error:
            if error.key == "stale":  # here is what there is
                self.told = min(self.told, getattr(wish, "version", 0), self.room.table.version)
            self._answer(display.refusal(error, wish.id))
            return
        if not isinstance(wish, p.AskHint):
            if isinstance(wish, p.Advance | p.Mute):  # known to oneself alone: no version tells of it
                self.anew = True
            self._answer(p.Ack(id=wish.id, version=version), version)

    async def _act(self, wish: p.AnyWish, by: Request) -> int:
        room = self.room
        if isinstance(wish, p.AskHint) and self.hints:  # one at a time: they cost the others' bots their time
            raise Error("too-fast")
        if isinstance(wish, p.Rematch):
            return await self.house.rematch(room, by, wish.contribution)
        decide = self._decision(wish, by)
        version = await room.act(by, lambda table: decide(self._seated(table)))
        if isinstance(wish, p.AskHint):
            task = asyncio.get_running_loop().create_task(self._hint(room.table, wish))
            self.hints.add(task)
            task.add_done_callback(self.hints.discard)
        if isinstance(wish, p.Renew):  # at once: who still says the old one is shown out
            self.token = wish.token
        return version

    def _seated(self, table: Table) -> Table:
        """The table, if the seat is still ours there; asked again when it is our turn to write on it."""
        if table.owner(self.token or "") != self.seat:
            raise Error("bad-token")
        return table

    def _decision(self, wish: p.AnyWish, by: Request) -> Callable[[Table], Decision]:
        """What the wish comes to, once the table is ours to write on."""
        stand_in = self.house.settings.stand_in
        match wish:
            case p.Move():
                return lambda t: play.move(current(t, wish.version), by, wish.move)
            case p.Undo():
                return lambda t: play.undo(current(t, wish.version), by)
            case p.AnswerUndo():
                return lambda t: play.answer_undo(current(t, wish.version), by, wish.agree)
            case p.Advance():
                return lambda t: play.advance(t, by, wish.upto)
            case p.AskHint():
                bot = checked_bot(wish.bot)
                return lambda t: play.hint(current(t, wish.version), by, bot)
            case p.Say():
                return lambda t: play.say(t, by, wish.text)
            case p.Mute():
                return lambda t: play.mute(t, by, wish.seat, wish.on)
            case p.Leave():
                return lambda t: play.leave(t, by, stand_in)
            case p.Return():
                return lambda t: play.come_back(t, by)
            case p.Remove():
                return lambda t: seating.remove(t, by, wish.seat)
            case p.Renew():
                return lambda t: seating.renew(t, by, wish.token)
            case p.Start():
                bot = checked_bot(wish.bot)
                return lambda t: seating.fill(t, by, bot)
            case _:
                raise Error("bad-message", reason="it is of no known type")

    async def _hint(self, table: Table, wish: p.AskHint) -> None:
        assert self.seat is not None
        try:
            view = table.position.view(self.seat)
            if not view.legal:
                raise Error("stale")
            found = await self.house.crew.consider(table.id, wish.bot, table.bot_seed(self.seat), view)
            candidates = [msgspec.convert(candidate, p.Candidate) for candidate in found.candidates]
        except Error as error:
            self._answer(display.refusal(error, wish.id))
            return
        except msgspec.ValidationError:  # a bot of the host's own may answer anything
            self._answer(display.refusal(Error("bot-crash", bot=wish.bot), wish.id))
            return
        hint = p.Hint(id=wish.id, version=table.version, bot=wish.bot, candidates=candidates)
        self._answer(hint, table.version)


def current(table: Table, version: int) -> Table:
    """The table, if the game has not gone on since that version."""
    if not table.game_version <= version <= table.version:
        raise Error("stale")
    return table


def id_of(message: str | bytes) -> str | None:
    """The id of a message that is otherwise not understood, so that its sender knows which one it was."""
    try:
        found = msgspec.json.decode(message)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and len(name) <= ID else None
