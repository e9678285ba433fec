"""The HTTP server: uvicorn, with limits on how long a client may take and how many connections an address may have.

uvicorn alone keeps a silent or half-sent connection forever.
"""

import asyncio
import logging
import os
import sys
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any, ClassVar

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from florin.server.limits import Counts
from florin.server.middleware import RAW_HEADERS

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

    from florin.server.settings import Settings

RESERVED = 200  # files for everything except connections: the database, the bots
MOST_FILES = 65_536  # more than one process can serve
INVALID_TEXT = 1007  # why a socket is closed
log = logging.getLogger("florin.server")


class LimitedConnection(H11Protocol):
    """An HTTP connection. It is dropped if a request or the reading of its response takes too long."""

    settings: ClassVar["Settings"]
    counts: ClassVar[Counts]
    most: ClassVar[int]  # connections of everyone together

    address = ""  # while it is counted
    phase: str | None = None  # the part of a request that has not arrived completely
    timer: asyncio.TimerHandle | None = None
    slow_reader: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        proxied = is_trusted(address, self.config.forwarded_allow_ips)
        if len(self.connections) > self.most or not (
            proxied or self.counts.enter(address, self.settings.most_connections)
        ):
            transport.abort()
            return
        self.address = "" if proxied else address
        self._expect("head")

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # a WebSocket now, which the middleware counts
            self._release()
            return
        state = self.conn.their_state
        self._expect("head" if state is h11.IDLE else "body" if state is h11.SEND_BODY else None)

    def send_400_response(self, msg: str) -> None:
        """Answer what is not HTTP, like every error, with the security headers."""
        headers = [*RAW_HEADERS, (b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
        for event in (
            h11.Response(status_code=400, headers=headers, reason=b"Bad Request"),
            h11.Data(data=msg.encode("ascii")),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.slow_reader = self.loop.call_later(self.settings.response_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.slow_reader is not None:
            self.slow_reader.cancel()

    def _expect(self, phase: str | None) -> None:
        """Start the time limit of this part of a request; it does not start again with every byte."""
        if phase == self.phase:
            return
        if self.timer is not None:
            self.timer.cancel()
        self.phase = phase
        seconds = {"head": self.settings.head_seconds, "body": self.settings.body_seconds}
        self.timer = self.loop.call_later(seconds[phase], self.transport.abort) if phase else None

    def _release(self) -> None:
        self._expect(None)
        if self.slow_reader is not None:
            self.slow_reader.cancel()
        if self.address:
            self.counts.leave(self.address)
            self.address = ""


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket. A client that does not answer pings is dropped even if it has not read what was sent."""

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # uvicorn would log a traceback
                self.frames = []
                self.conn.send_close(INVALID_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True  # uvicorn would log every refused handshake as an error of ours


def is_trusted(address: str, trusted: list[str] | str | None) -> bool:
    """Return whether this is a proxy that forwards the requests of many clients. It must have limits of its own."""
    names = trusted.split(",") if isinstance(trusted, str) else trusted or []
    for name in map(str.strip, names):
        if name in ("*", address):
            return True
        try:
            if ip_address(address) in ip_network(name):
                return True
        except ValueError:
            continue
    return False


def raise_file_limit() -> int:
    """Allow this process as many open files as it may have, and return their number. Every connection is one."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


def uvicorn_config(settings: "Settings", app: "ASGIApp", most_files: int = MOST_FILES) -> uvicorn.Config:
    class Connection(LimitedConnection):
        pass

    Connection.settings, Connection.counts, Connection.most = settings, Counts(), max(1, most_files - RESERVED)
    return uvicorn.Config(
        app,
        http=Connection,
        ws=LimitedWebSocket,
        ws_max_size=4 * settings.most_frame,  # a message that is a little too large is answered with a sentence
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        log_config=None,  # logs.py has it
        access_log=False,
        server_header=False,
        proxy_headers=True,  # only from a proxy on this machine, unless FORWARDED_ALLOW_IPS names others
        lifespan="on",
    )


class ProcessConfig(uvicorn.Config):
    """The configuration of several processes. Each makes its own application when it unpickles this."""

    def __init__(self, settings: "Settings") -> None:
        super().__init__("", workers=settings.processes, log_config=None, timeout_worker_healthcheck=30)
        self.settings = settings

    def __reduce__(self) -> tuple[object, ...]:
        return process_config, (self.settings,)


def restartable(app: "ASGIApp") -> "ASGIApp":
    """Let a process that cannot start end like one that was killed, so that its supervisor starts another.

    The database may be away just then. For uvicorn's own exit code the supervisor would end all others and itself.
    """

    async def called(scope: "Scope", receive: "Receive", send: "Send") -> None:
        async def sending(message: Any) -> None:
            if message["type"] == "lifespan.startup.failed":
                reason = message["message"].strip().rpartition("\n")[2]
                log.error("A server process could not start; another one will try: %s", reason)
                os._exit(1)
            await send(message)

        await app(scope, receive, sending)

    return called


def process_config(settings: "Settings") -> uvicorn.Config:
    from florin.bots.worker_process import plug_in_afar
    from florin.server import logs
    from florin.server.app import application

    logs.configure()
    plug_in_afar(settings.plugins)
    return uvicorn_config(settings, restartable(application(settings)), raise_file_limit())
