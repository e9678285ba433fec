"""The ASGI application: an HTTP API, and a socket for every table. Errors are returned as sentences."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Response, get
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server

import florin
from florin import bots
from florin.errors import Error
from florin.record import MOST_BYTES
from florin.server import admin, metrics, page, puzzle_routes, record_routes, serialize, table_routes
from florin.server import protocol as p
from florin.server.http_requests import Asked, address_of, refused, registry_of
from florin.server.live_table import Now
from florin.server.middleware import STATUS, TOO_MANY, AdmissionMiddleware, whole_seconds
from florin.server.registry import TableRegistry
from florin.server.settings import Settings
from florin.server.store import Store

log = logging.getLogger("florin.server")
ABORTED = "client disconnected prematurely"  # Litestar's words
RECONNECT = 0.5  # seconds between two attempts to open the database


@get("/api/bots", responses=refused(429), summary="The available bots")
async def known_bots() -> p.Bots:
    return p.Bots(bots=bots.names())


@get("/api/health", responses=refused(429, 503), summary="Health check: moves can be stored and read")
async def health(request: Asked) -> p.Health:
    await registry_of(request).check_health()
    return health_of(registry_of(request))


def health_of(registry: TableRegistry) -> p.Health:
    live_tables = registry.live_tables.values()
    return p.Health(
        florin=florin.__version__,
        tables=len(live_tables),
        sockets=sum(len(live_table.watchers) for live_table in live_tables),
    )


@get("/api/ready", responses=refused(429, 503), summary="Whether a proxy should send clients here")
async def ready(request: Asked) -> p.Health:
    await registry_of(request).check_ready()
    return health_of(registry_of(request))


# -- errors, application -----------------------------------------------------------------------------------------------


def error_response(request: Asked, error: Exception) -> Response[p.Refusal] | Response[bytes]:
    """Return any error as a refusal; internal ones are only logged. A browser at a wrong address gets the page."""
    found = error if isinstance(error, Error) else as_error(error)
    if found.key == "unknown-address" and page.is_visit(request):
        return page.page_response(request, STATUS[found.key])
    if found.key == "server-failed":
        log.error("A request failed", exc_info=error)
    metrics.refusals.labels(found.key).inc()
    status = STATUS.get(found.key, 400)
    headers = {"retry-after": retry_after(request, found)} if status == TOO_MANY else {}
    return Response(serialize.refusal(found), status_code=status, media_type=MediaType.JSON, headers=headers)


def retry_after(request: Asked, error: Error) -> str:
    """Return the seconds until this address may try again."""
    registry = registry_of(request)
    limits = {
        "tables-many": registry.openings,
        "uploads-many": registry.allowance,
        "reviews-many": registry.review_allowance,
    }
    buckets = limits.get(error.key)
    return whole_seconds(buckets.wait(address_of(request)) if buckets else 0.0)


def as_error(error: Exception) -> Error:
    if isinstance(error, RecursionError):
        return Error("bad-message", reason="it is nested too deeply")
    if isinstance(error, InternalServerException) and error.detail == ABORTED:
        return Error("bad-message", reason="it was not sent completely")  # nobody reads this
    if not isinstance(error, HTTPException) or error.status_code >= 500:
        return Error("server-failed")
    if error.status_code == 404:
        return Error("unknown-address")
    if error.status_code == 405:
        return Error("unknown-method")
    if error.status_code == 413:
        return Error("too-large", most=MOST_BYTES)
    reasons = [str(part.get("message", "")) for part in error.extra or [] if isinstance(part, dict)]
    return Error("bad-message", reason=("; ".join(filter(None, reasons)) or "it does not fit")[:200])


def http_metrics() -> Any:
    """Return what measures requests, by the pattern of their path."""
    from litestar.plugins.prometheus import PrometheusConfig

    return PrometheusConfig(
        app_name="florin", prefix="florin_http", group_path=True, scopes={ScopeType.HTTP}
    ).middleware


async def opened(settings: Settings) -> Store:
    """Return the store. One of several processes waits for the database: its supervisor has used it already."""
    while True:
        try:
            return Store(settings.db)
        except Error as error:
            if error.key != "store-connect" or settings.processes == 1:
                raise
            log.warning("Waiting for the database: %s", error)
        await asyncio.sleep(RECONNECT)


def application(settings: Settings, store: Store | None = None, *, now: Now | None = None) -> Litestar:
    """Return the application. The store is opened when it starts and closed when it ends."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        clock = {} if now is None else {"now": now}
        registry = TableRegistry(settings, store or await opened(settings), **clock)
        app.state.registry = registry
        metrics.watch(registry)
        end_metrics = metrics.serve(settings.metrics) if settings.metrics else None
        try:
            await registry.open()
            async with admin.answering(registry):
                yield
        finally:
            await registry.close()
            if end_metrics is not None:
                await asyncio.to_thread(end_metrics)

    app = Litestar(
        [
            *(*table_routes.HANDLERS, *record_routes.HANDLERS, *puzzle_routes.HANDLERS),
            *(known_bots, health, ready),
            *page.HANDLERS,
        ],
        lifespan=[lifespan],
        middleware=[http_metrics()] if settings.metrics else [],
        exception_handlers={Exception: error_response},
        openapi_config=OpenAPIConfig(
            title="Florin",
            version=florin.__version__,
            description="Tables of the three Medici games. The socket of a table is described in docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            servers=[Server(url="/")],
        ),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = AdmissionMiddleware(app.asgi_handler, lambda: app.state.registry)  # also for unknown addresses
    return app
