"""Middleware that rejects requests before anything else looks at them, and the HTTP status of every error."""

import math
from collections.abc import Callable
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from florin.errors import Error
from florin.record import MOST_BYTES
from florin.server import protocol as p
from florin.server import serialize
from florin.server.limits import Counts, is_foreign, is_wrong_host
from florin.server.registry import TableRegistry
from florin.server.settings import Settings

STATUS = {
    "no-table": 404,
    "lost-record": 404,
    "unknown-address": 404,
    "unknown-method": 405,
    "bad-token": 403,
    "foreign": 403,
    "banned": 403,
    "table-closed": 404,
    "wrong-host": 421,
    "no-watching": 403,
    "table-started": 409,
    "table-full": 409,
    "seat-taken": 409,
    "table-waiting": 409,
    "stale": 409,
    "too-large": 413,
    "too-fast": 429,
    "uploads-many": 429,
    "tables-many": 429,
    "reviews-many": 429,
    "no-review": 404,
    "no-puzzle": 404,
    "uploads-full": 409,
    "server-failed": 500,
    "store-failed": 503,
    "not-ready": 503,
}
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cache-control": "no-store",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
TOO_MANY = 429
SOCKET_SECONDS = 5.0  # seconds after which a client with too many sockets may try again
MOST_BODY = 65_536  # max bytes per request; an upload may be as long as a record
FILE, READ, STORY = 0.05, 0.1, 4.0  # cost relative to a write: a page has many files, a story takes long to compute


class AdmissionMiddleware:
    """Reject requests for other servers or from other sites' pages, too many requests, and too large ones.

    Every response gets the security headers that it does not have yet.
    """

    def __init__(self, app: ASGIApp, registry: Callable[[], TableRegistry]) -> None:
        self.app = app
        self.registry = registry
        self.sockets = Counts()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            settings = self.registry().settings
            headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
            send = with_headers(send)
            who = client_of(scope)
            error = self._refusal(scope, who, headers, settings)
            if error is not None:
                await reject(error, scope, send, self._wait(who, scope))
                return
        if scope["type"] != ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return
        if not self.sockets.enter(who, settings.most_sockets):
            await reject(Error("too-fast"), scope, send, SOCKET_SECONDS)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets.leave(who)

    def _refusal(self, scope: Scope, who: str, headers: dict[str, str], settings: Settings) -> Error | None:
        writes = is_write(scope)
        if self.registry().bans.is_banned(who):
            return Error("banned")
        if is_wrong_host(headers, settings.base_url):
            return Error("wrong-host", url=settings.base_url)
        if writes and is_foreign(headers, settings.base_url):
            return Error("foreign")
        if not self.registry().requests.take(who, cost(scope)):
            return Error("too-fast")
        most = MOST_BYTES if scope["path"] == "/api/records" else MOST_BODY
        length = headers.get("content-length", "0")
        return None if length.isdigit() and int(length) <= most else Error("too-large", most=most)

    def _wait(self, who: str, scope: Scope) -> float:
        """Return the seconds until this request would be allowed."""
        return self.registry().requests.wait(who, cost(scope))


def is_write(scope: Scope) -> bool:
    return scope.get("method", "WEBSOCKET") not in ("GET", "HEAD", "OPTIONS")


def cost(scope: Scope) -> float:
    return 1.0 if is_write(scope) else read_cost(scope["path"])


def client_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def read_cost(path: str) -> float:
    """Return the cost of reading a path."""
    return FILE if not path.startswith("/api/") else STORY if path.endswith("/story") else READ


def with_headers(send: Send) -> Send:
    """Add the security headers that a response does not have, even to those of errors."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            present = {name.lower() for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *(pair for pair in RAW_HEADERS if pair[0] not in present)]
        await send(message)

    return sending


def whole_seconds(wait: float) -> str:
    return str(max(1, math.ceil(wait)))


async def reject(error: Error, scope: Scope, send: Send, wait: float) -> None:
    """Answer with an error. A WebSocket is refused with a status, too, if the server can do that."""
    socket = scope["type"] == ScopeType.WEBSOCKET
    if socket and "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1008, "reason": error.key})
        return
    status, body = STATUS[error.key], p.encode(serialize.refusal(error))
    headers = [*RAW_HEADERS, (b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == TOO_MANY:
        headers.append((b"retry-after", whole_seconds(wait).encode()))
    kind = "websocket.http.response" if socket else "http.response"
    start: Any = {"type": f"{kind}.start", "status": status, "headers": headers}
    await send(start)
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(rest)
