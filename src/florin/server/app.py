"""The ASGI application: a small HTTP API, and a socket for every table. Errors are returned as sentences."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, delete, get, post, websocket
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema, Server
from litestar.params import JSONBody, PathParameter, QueryParameter

import florin
from florin import bots, loads
from florin.errors import Error
from florin.record import MOST_BYTES
from florin.server import admin, metrics, page, puzzle_answers, replays, serialize
from florin.server import protocol as p
from florin.server.connection import Connection
from florin.server.daily_deals import open_deal
from florin.server.limits import owner_of
from florin.server.live_table import Now
from florin.server.middleware import STATUS, TOO_MANY, AdmissionMiddleware, whole_seconds
from florin.server.registry import TableRegistry
from florin.server.settings import Settings
from florin.server.store import Store
from florin.server.table_state import TableState, hash_token

log = logging.getLogger("florin.server")
Asked = Request[Any, Any, Any]
Address = Annotated[str, PathParameter(max_length=40, description="The address of a table or record.")]

From = Annotated[
    int, QueryParameter(name="from", ge=0, le=1 << 30, description="Only points with at least this many lines.")
]
ABORTED = "client disconnected prematurely"  # Litestar's words
MOST_VERSION = 1 << 30
RECONNECT = 0.5  # seconds between two attempts to open the database
Before = Annotated[int, QueryParameter(ge=0, le=MOST_VERSION, description="Only lines before this version.")]
GameName = Annotated[str, PathParameter(max_length=40, description="card, board or court.")]
PuzzleId = Annotated[str, PathParameter(max_length=40, description="The id of a puzzle.")]
Day = Annotated[
    str | None, QueryParameter(max_length=10, description="A day like 2026-11-18; today, by UTC, if left out.")
]
PointOfView = Annotated[str, QueryParameter(max_length=4, description="A seat, or all: all cards visible.")]


def refused(*codes: int) -> dict[int, ResponseSpec]:
    """Return the errors that a request may get, for the description of the API."""
    return {
        code: ResponseSpec(p.Refusal, description="An error, as a sentence", generate_examples=False) for code in codes
    }


A_STORY = {200: ResponseSpec(replays.Story, description="Turn by turn", generate_examples=False)}
A_REVIEW = {200: ResponseSpec(p.ReviewProgress, description="What is found so far", generate_examples=False)}
A_RECORD = {200: ResponseSpec(dict[str, Any], description="A record, as in docs/notation.md", generate_examples=False)}


def registry_of(request: "Asked | WebSocket[Any, Any, Any]") -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


def address_of(request: Asked) -> str:
    return request.client.host if request.client else ""


def bearer(request: Asked) -> str | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" and token else None


# -- tables ------------------------------------------------------------------------------------------------------------


@post("/api/tables", responses=refused(400, 403, 413, 429), summary="Open a table")
async def create(request: Asked, data: JSONBody[p.NewTable]) -> p.Place:
    return await registry_of(request).create(data, address_of(request))


@get("/api/tables", responses=refused(429), summary="List the open and running tables")
async def listed(request: Asked) -> p.Tables:
    return p.Tables(tables=await registry_of(request).listed())


@get("/api/tables/{name:str}", responses=refused(400, 404, 429), summary="Public information about a table")
async def table(request: Asked, name: Address) -> p.TableInfo:
    return serialize.table_info((await registry_of(request).load(name)).table)


@post("/api/tables/{name:str}/seats", responses=refused(400, 403, 404, 409, 413, 429), summary="Take an open seat")
async def join(request: Asked, name: Address, data: JSONBody[p.Join]) -> p.Place:
    return await registry_of(request).join(name, data)


@get(
    "/api/tables/{name:str}/record",
    responses=A_RECORD | refused(400, 403, 404, 409, 429),
    media_type=MediaType.JSON,
    summary="The record: complete when the game is over, otherwise as the token's seat or a spectator sees it",
)
async def table_record(request: Asked, name: Address) -> Response[bytes]:
    seen, seat = await seen_by(request, name)
    return Response(serialize.record(seen, seat), media_type=MediaType.JSON)


async def seen_by(request: Asked, name: str) -> tuple[TableState, int | None]:
    """Return a table and the seat of the token; None for a spectator, if allowed or the game is over."""
    live_table = await registry_of(request).load(name)
    token = bearer(request)
    seat = None if token is None else await live_table.holder(hash_token(token))
    seen = live_table.table
    if token is not None and seat is None:
        raise Error("bad-token")
    if seat is None and not seen.created.spectators and seen.stage != "over":
        raise Error("no-watching")
    return seen, seat


@get(
    "/api/tables/{name:str}/story",
    responses=A_STORY | refused(400, 403, 404, 409, 429),
    media_type=MediaType.JSON,
    summary="The game so far turn by turn, as the token's seat or a spectator sees it",
)
async def table_story(request: Asked, name: Address, start: From = 0) -> Response[bytes]:
    seen, seat = await seen_by(request, name)
    if seen.stage == "waiting":
        raise Error("table-waiting")
    key = (name, seen.game_version, seat, start)
    return await story(request, key, lambda: replays.table_request(seen, seat, start))


async def story(request: Asked, key: Hashable, wanted: Callable[[], replays.StoryRequest]) -> Response[bytes]:
    accepted = request.headers.get("accept-encoding", "")
    requester = owner_of(address_of(request))
    body, headers = await registry_of(request).stories.get(key, wanted, accepted, requester)
    return Response(body, media_type=MediaType.JSON, headers=headers)


@get(
    "/api/tables/{name:str}/chat",
    responses=refused(400, 403, 404, 429),
    summary="Earlier lines of chat, as the token's seat or a spectator sees them",
)
async def table_chat(request: Asked, name: Address, before: Before = MOST_VERSION) -> p.ChatPage:
    return serialize.chat_page(*await seen_by(request, name), before)


@websocket("/api/tables/{name:str}/socket")
async def socket(socket: "WebSocket[Any, Any, Any]", name: Address) -> None:
    await Connection(socket, registry_of(socket), name).run()


# -- records and the rest ----------------------------------------------------------------------------------------------


@dataclass
class Uploading(Operation):
    """An upload. record.py reads it strictly, so its type here is just JSON."""

    def __post_init__(self) -> None:
        content = OpenAPIMediaType(
            schema=Schema(type=OpenAPIType.OBJECT, description="A record, as in docs/notation.md")
        )
        self.request_body = RequestBody(content={"application/json": content}, required=True)


@post(
    "/api/records",
    responses=refused(400, 403, 409, 413, 429),
    operation_class=Uploading,
    summary="Store a record, if it is valid",
)
async def upload(request: Asked) -> p.Kept:
    registry = registry_of(request)
    name = await registry.save_record(await request.body(), address_of(request))
    return p.Kept(id=name, link=f"{registry.settings.base_url}/games/{name}")


@get(
    "/api/records/{name:str}",
    responses=A_RECORD | refused(400, 404, 429),
    media_type=MediaType.JSON,
    summary="A stored record",
)
async def record(request: Asked, name: Address) -> Response[bytes]:
    return Response(await registry_of(request).record(name), media_type=MediaType.JSON)


@get(
    "/api/records/{name:str}/story",
    responses=A_STORY | refused(400, 404, 429),
    media_type=MediaType.JSON,
    summary="A stored game turn by turn, from a seat's point of view or with all cards visible",
)
async def record_story(request: Asked, name: Address, seat: PointOfView = "all") -> Response[bytes]:
    kept = await registry_of(request).record(name)
    return await story(request, (name, seat), lambda: replays.record_request(loads(kept), seat))


@post(
    "/api/records/{name:str}/review",
    status_code=200,
    responses=A_REVIEW | refused(400, 404, 429),
    media_type=MediaType.JSON,
    summary="Begin the review of a finished game, at the lowest priority",
)
async def begin_review(request: Asked, name: Address) -> Response[bytes]:
    found = await registry_of(request).review(name, address_of(request), begin=True)
    return Response(found, media_type=MediaType.JSON)


@get(
    "/api/records/{name:str}/review",
    responses=A_REVIEW | refused(400, 404, 429),
    media_type=MediaType.JSON,
    summary="What a review has found so far, from a line on, or all of it",
)
async def review_progress(request: Asked, name: Address, start: From = 0) -> Response[bytes]:
    return Response(await registry_of(request).review(name, address_of(request), start), media_type=MediaType.JSON)


@delete(
    "/api/records/{name:str}/review", responses=refused(400, 404, 429), summary="Cancel a review that you have begun"
)
async def cancel_review(request: Asked, name: Address) -> None:
    await registry_of(request).reviews.cancel(name, owner_of(address_of(request)))


REVIEWS = (begin_review, review_progress, cancel_review)


@post(
    "/api/records/{name:str}/tables",
    responses=refused(400, 403, 404, 409, 413, 429),
    summary="Create a table that continues a record against bots",
)
async def play_on(request: Asked, name: Address, data: JSONBody[p.PlayOn]) -> p.Place:
    return await registry_of(request).play_from_record(name, data, address_of(request))


@get("/api/daily/{game:str}", responses=refused(400, 429), summary="The deal of the day, and its results")
async def daily(request: Asked, game: GameName, day: Day = None) -> p.DailyDeal:
    registry = registry_of(request)
    return await registry.daily_deals.results(open_deal(game, day, registry.now()))


@post(
    "/api/daily/{game:str}/tables",
    responses=refused(400, 403, 413, 429),
    summary="Open a table with the deal of the day",
)
async def play_daily(request: Asked, game: GameName, data: JSONBody[p.PlayDaily]) -> p.Place:
    return await registry_of(request).create_daily(game, data, address_of(request))


@get("/api/puzzles/{game:str}", responses=refused(400, 429), summary="The puzzles of a game")
async def puzzles(game: GameName) -> p.Puzzles:
    return await asyncio.to_thread(puzzle_answers.listed, game)


@get("/api/puzzles/{game:str}/{puzzle:str}", responses=refused(400, 404, 429), summary="A puzzle without its answer")
async def puzzle(game: GameName, puzzle: PuzzleId) -> p.PuzzleView:
    return await asyncio.to_thread(puzzle_answers.shown, game, puzzle)


@post(
    "/api/puzzles/{game:str}/{puzzle:str}",
    status_code=200,
    responses=refused(400, 403, 404, 413, 429),
    summary="Answer a puzzle",
)
async def answer_puzzle(
    request: Asked, game: GameName, puzzle: PuzzleId, data: JSONBody[p.PuzzleMove]
) -> p.PuzzleAnswer:
    async with registry_of(request).puzzle_lock:
        return await asyncio.to_thread(puzzle_answers.answer, game, puzzle, data.move)


@get("/api/lots", responses=refused(429), summary="The lots of the auction game to price")
async def lots() -> p.LotIds:
    return await asyncio.to_thread(puzzle_answers.lots)


@get("/api/lots/{lot:str}", responses=refused(400, 404, 429), summary="A lot without its worth")
async def lot(lot: PuzzleId) -> p.LotView:
    return await asyncio.to_thread(puzzle_answers.lot, lot)


@post(
    "/api/lots/{lot:str}",
    status_code=200,
    responses=refused(400, 403, 404, 413, 429),
    summary="What a lot is worth, after a guess",
)
async def price_lot(lot: PuzzleId, data: JSONBody[p.LotGuess]) -> p.LotPrice:
    return await asyncio.to_thread(puzzle_answers.price, lot)


PUZZLES = (puzzles, puzzle, answer_puzzle, lots, lot, price_lot)


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
            *(create, listed, table, join, table_record, table_story, table_chat, socket),
            *(upload, record, record_story, *REVIEWS, play_on, daily, play_daily),
            *(*PUZZLES, known_bots, health, ready),
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
