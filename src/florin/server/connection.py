"""One client at one table: passes its commands to the table and sends it what it may know.

A slow reader is sent the difference from what it has, not every step, so that nothing piles up.
"""

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from florin.errors import Error
from florin.server import dispatch, metrics, new_tables, serialize
from florin.server import protocol as p
from florin.server.game_commands import Actor
from florin.server.limits import ID, Bucket, owner_of
from florin.server.live_table import LiveTable
from florin.server.registry import TableRegistry
from florin.server.table_state import TableState, hash_token

POLICY, FAILED = 1008, 1011  # why a socket is closed
STRIKES = 20  # messages over the rate limit before the client is disconnected
UNREAD = 200  # max answers that a client may leave unread
log = logging.getLogger("florin.server")


class Connection:
    """A socket, its seat (None: a spectator), and the last version it was sent."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]", registry: TableRegistry, name: str) -> None:
        self.socket = socket
        self.registry = registry
        self.name = name
        self.token = ""  # hashed
        self.seat: int | None = None
        self.host = socket.client.host if socket.client else ""
        self.address = owner_of(self.host)
        self.sent = 0  # version
        self.here = b""  # the last `here` message sent
        self.resend = False  # whether to send an update even if nothing public is new
        self.answers: deque[tuple[int, bytes]] = deque()
        self.news = asyncio.Event()
        self.bucket = Bucket(registry.settings.messages_per_second)
        self.strikes = 0
        self.hints: set[asyncio.Task[None]] = set()

    @property
    def live_table(self) -> LiveTable:
        return self.registry.live_table(self.name)

    def wake(self) -> None:
        self.news.set()

    # -- lifetime ----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        await self.socket.accept()
        try:
            await self._greet()
        except Error as error:
            await self._close(error)
            return
        except (WebSocketDisconnect, RuntimeError):
            return
        self.live_table.enter(self)
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
            if live_table := self.registry.live_tables.get(self.name):
                live_table.leave(self)
            for task in (writer, *self.hints):
                task.cancel()
            await asyncio.gather(writer, *self.hints, return_exceptions=True)

    async def _greet(self) -> None:
        """Read the hello, which changes nothing at the table."""
        seconds = self.registry.settings.hello_seconds
        try:
            async with asyncio.timeout(seconds):
                hello = self._parsed(await self._text())
        except TimeoutError:
            raise Error("hello-first", seconds=int(seconds)) from None
        if not isinstance(hello, p.Hello):
            raise Error("hello-first", seconds=int(seconds))
        live_table = await self.registry.load(self.name)
        if self.registry.store.shared:
            await live_table.follow()  # another server may have sent this client more than we have read
        if hello.token is not None:
            self.token = hash_token(hello.token)
            self.seat = live_table.table.holder(self.token)
            if self.seat is None:
                raise Error("bad-token")
        elif not live_table.table.created.spectators:
            raise Error("no-watching")
        settings = self.registry.settings
        most = settings.most_watchers if self.seat is None else settings.most_devices
        if sum(watcher.seat == self.seat for watcher in live_table.watchers) >= most:
            raise Error("table-crowded")
        version = hello.version or 0
        self.sent = version if version <= live_table.table.version else 0
        self.resend = True

    async def _text(self) -> str | bytes:
        text = await self.socket.receive_data(mode="text")
        if len(text) > self.registry.settings.most_frame:
            raise Error("too-large", most=self.registry.settings.most_frame)
        return text or ""

    def _parsed(self, text: str | bytes) -> p.AnyMessage:
        try:
            message: p.AnyMessage = p.decode(text)
            return message
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            reason = str(error).rstrip(".") if isinstance(error, msgspec.MsgspecError) else "it is not JSON"
            raise Error("bad-message", reason=reason) from None

    async def _close(self, error: Error, code: int = POLICY) -> None:
        with contextlib.suppress(Exception):  # the client may be gone
            await self.socket.send_data(p.encode(serialize.refusal(error)).decode(), mode="text")
            await self.socket.close(code=code, reason=error.key)

    # -- sending ------------------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        """Send updates, and each answer only after the version that it names."""
        try:
            while True:
                await self.news.wait()
                self.news.clear()
                await self._send_news()
                while self.answers:
                    version, answer = self.answers[0]
                    if version > self.sent:
                        await self._send_news()
                    await self.socket.send_data(answer.decode(), mode="text")
                    self.answers.popleft()
        except Error as error:
            await self._close(error)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        except Exception:
            log.exception("Sending to a client of table %s failed", self.name)
            await self._close(Error("server-failed"), FAILED)

    async def _send_news(self) -> None:
        live_table = self.live_table
        if self.registry.bans.is_banned(self.host):
            raise Error("banned")
        if self.seat is not None:
            self._seated(live_table.table, self.seat)
        version = live_table.table.version
        if version != self.sent or self.resend:
            since, self.sent, self.resend = self.sent, version, False
            await self.socket.send_data(live_table.shown(self.seat, since).decode(), mode="text")
            if since and live_table.decided_at is not None:
                metrics.view_seconds.observe(time.monotonic() - live_table.decided_at)
        if (here := live_table.here()) != self.here:
            self.here = here
            await self.socket.send_data(here.decode(), mode="text")

    def _answer(self, answer: p.Ack | p.Hint | p.Refusal, version: int = 0) -> None:
        if isinstance(answer, p.Refusal):
            metrics.refusals.labels(answer.key).inc()
        self.answers.append((version, p.encode(answer)))
        self.news.set()

    # -- receiving ----------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while True:
            message = await self._text()
            if len(self.answers) > UNREAD:
                raise Error("too-fast")
            if not self.bucket.take():
                self.strikes += 1
                if self.strikes > STRIKES:
                    raise Error("too-fast")
                self._answer(serialize.refusal(Error("too-fast"), id_of(message)))
                continue
            try:
                command = self._parsed(message)
            except Error as error:
                self._answer(serialize.refusal(error, id_of(message)))
                continue
            if (
                isinstance(command, p.Say | p.React)
                and self.seat is not None
                and not self.live_table.may_chat(self.seat)
            ):
                self._answer(serialize.refusal(Error("too-fast"), command.id))
                continue
            await self._handle(command)

    async def _handle(self, message: p.AnyMessage) -> None:
        if isinstance(message, p.Hello):
            self._answer(serialize.refusal(Error("hello-once")))
            return
        try:
            if self.seat is None:
                raise Error("watching")
            if await self.live_table.holder(self.token) != self.seat:
                raise Error("bad-token")
            version = await self._act(message, Actor(self.seat, self.registry.now(), message.id))
        except Error as error:
            if error.key == "stale":  # send the current state
                self.sent = min(self.sent, getattr(message, "version", 0), self.live_table.table.version)
            self._answer(serialize.refusal(error, message.id))
            return
        if not isinstance(message, p.AskHint):
            if isinstance(message, p.Advance | p.Mute):  # private: the version stays the same
                self.resend = True
            self._answer(p.Ack(id=message.id, version=version), version)

    async def _act(self, command: p.AnyCommand, by: Actor) -> int:
        live_table = self.live_table
        if isinstance(command, p.AskHint) and self.hints:  # one at a time: hints use the time of other tables' bots
            raise Error("too-fast")
        if isinstance(command, p.Rematch):
            return await new_tables.rematch(self.registry, live_table, by, command.contribution)
        if isinstance(command, p.CallBot):
            return await live_table.call_bot(
                by, lambda table: dispatch.current(self._seated(table, by.seat), command.version)
            )
        settings = self.registry.settings
        version = await live_table.act(
            by, lambda table: dispatch.decide(self._seated(table, by.seat), by, command, settings)
        )
        if isinstance(command, p.AskHint):
            task = asyncio.get_running_loop().create_task(self._hint(live_table.table, command))
            self.hints.add(task)
            task.add_done_callback(self.hints.discard)
        if isinstance(command, p.Renew):  # immediately: sockets that still use the old token are disconnected
            self.token = hash_token(command.token)
        return version

    def _seated(self, table: TableState, seat: int) -> TableState:
        """Return the table, if the seat is still ours: someone may have been removed, or seats swapped."""
        if table.holder(self.token) != seat:
            raise Error("bad-token")
        return table

    async def _hint(self, table: TableState, command: p.AskHint) -> None:
        assert self.seat is not None
        try:
            view = table.position.view(self.seat)
            if not view.legal:
                raise Error("stale")
            found = await self.registry.bot_pool.consider(
                table.id, command.bot, table.bot_seed(self.seat), view, address=self.address
            )
            candidates = [msgspec.convert(candidate, p.Candidate) for candidate in found.candidates]
        except Error as error:
            self._answer(serialize.refusal(error, command.id))
            return
        except msgspec.ValidationError:  # a plugin's bot may answer anything
            self._answer(serialize.refusal(Error("bot-crash", bot=command.bot), command.id))
            return
        hint = p.Hint(id=command.id, version=table.version, bot=command.bot, candidates=candidates)
        self._answer(hint, table.version)


def id_of(message: str | bytes) -> str | None:
    """Return the id of a message that could not be parsed, so that its sender knows which one it was."""
    try:
        found = msgspec.json.decode(message)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and len(name) <= ID else None
