"""Middleware that rejects requests before anything else looks at them, and the HTTP status of every error."""

from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from florin.errors import Error
from florin.record import MOST_BYTES
from florin.server import protocol as p
from florin.server import serialize
from florin.server.limits import Buckets, Counts, is_foreign
from florin.server.registry import TableRegistry
from florin.server.settings import Settings

STATUS = {
    "no-table": 404,
    "lost-record": 404,
    "unknown-address": 404,
    "unknown-method": 405,
    "bad-token": 403,
    "foreign": 403,
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
    "uploads-full": 409,
    "server-failed": 500,
    "store-failed": 503,
}
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cache-control": "no-store",
}
MOST_BODY = 65_536  # max bytes per request; an upload may be as long as a record
READ, STORY = 0.1, 4.0  # cost relative to a write; a story takes long to compute


class AdmissionMiddleware:
    """Reject requests from other sites' pages, too many requests, and too large ones."""

    def __init__(self, app: ASGIApp, registry: Callable[[], TableRegistry]) -> None:
        self.app = app
        self.registry = registry
        self.buckets: Buckets | None = None
        self.sockets = Counts()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            settings = self.registry().settings
            headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
            error = self._refusal(scope, headers, settings)
            if error is not None:
                await reject(error, scope, send)
                return
        if scope["type"] != ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return
        who = client_of(scope)
        if not self.sockets.enter(who, settings.most_sockets):
            await reject(Error("too-fast"), scope, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets.leave(who)

    def _refusal(self, scope: Scope, headers: dict[str, str], settings: Settings) -> Error | None:
        writes, who = scope.get("method", "WEBSOCKET") not in ("GET", "HEAD", "OPTIONS"), client_of(scope)
        if writes and is_foreign(headers, settings.base_url):
            return Error("foreign")
        self.buckets = self.buckets or Buckets(settings.requests_per_second)
        if not self.buckets.take(who, 1.0 if writes else read_cost(scope["path"])):
            return Error("too-fast")
        most = MOST_BYTES if scope["path"] == "/api/records" else MOST_BODY
        length = headers.get("content-length", "0")
        return None if length.isdigit() and int(length) <= most else Error("too-large", most=most)


def client_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def read_cost(path: str) -> float:
    """Return the cost of reading a path. The page's files are free, because it loads many at once."""
    return 0.0 if not path.startswith("/api/") else STORY if path.endswith("/story") else READ


async def reject(error: Error, scope: Scope, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": error.key})
        return
    headers = HEADERS | {"content-type": "application/json"}
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": STATUS[error.key], "headers": raw})
    await send({"type": "http.response.body", "body": p.encode(serialize.refusal(error)), "more_body": False})
