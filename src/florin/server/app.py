"""The ASGI application: a small HTTP API, and a socket for every table. An error leaves as a sentence."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema, Server
from litestar.params import JSONBody, PathParameter, QueryParameter

import florin
from florin import bots, loads
from florin.errors import Error
from florin.record import MOST_BYTES
from florin.server import display, page, replays
from florin.server import protocol as p
from florin.server.connection import Connection
from florin.server.door import HEADERS, STATUS, Door
from florin.server.house import House
from florin.server.room import Now
from florin.server.settings import Settings
from florin.server.store import Store
from florin.server.table import Table

log = logging.getLogger("florin.server")
Asked = Request[Any, Any, Any]
Address = Annotated[str, PathParameter(max_length=40, description="The address of a table or record.")]

From = Annotated[int, QueryParameter(name="from", ge=0, le=1 << 30, description="Only points after so many lines.")]
Eyes = Annotated[str, QueryParameter(max_length=4, description="A seat, or all: everything lies open.")]


def refused(*codes: int) -> dict[int, ResponseSpec]:
    """The refusals that a request may meet, for the description of the API."""
    return {
        code: ResponseSpec(p.Refusal, description="A refusal, in a sentence", generate_examples=False) for code in codes
    }


A_STORY = {200: ResponseSpec(replays.Story, description="Turn by turn", generate_examples=False)}
A_RECORD = {200: ResponseSpec(dict[str, Any], description="A record, as in docs/notation.md", generate_examples=False)}


def house_of(request: "Asked | WebSocket[Any, Any, Any]") -> House:
    house: House = request.app.state.house
    return house


def address_of(request: Asked) -> str:
    return request.client.host if request.client else ""


def bearer(request: Asked) -> str | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" and token else None


# -- tables ------------------------------------------------------------------------------------------------------------


@post("/api/tables", responses=refused(400, 403, 413, 429), summary="Open a table")
async def create(request: Asked, data: JSONBody[p.NewTable]) -> p.Place:
    return await house_of(request).create(data, address_of(request))


@get("/api/tables", responses=refused(429), summary="The tables that are listed and not over")
async def listed(request: Asked) -> p.Tables:
    return p.Tables(tables=house_of(request).listed())


@get("/api/tables/{name:str}", responses=refused(400, 404, 429), summary="What all may know of a table")
async def table(request: Asked, name: Address) -> p.TableInfo:
    return display.table_info(house_of(request).room(name).table)


@post("/api/tables/{name:str}/seats", responses=refused(400, 403, 404, 409, 413, 429), summary="Take an open seat")
async def join(request: Asked, name: Address, data: JSONBody[p.Join]) -> p.Place:
    return await house_of(request).join(name, data)


@get(
    "/api/tables/{name:str}/record",
    responses=A_RECORD | refused(400, 403, 404, 409, 429),
    media_type=MediaType.JSON,
    summary="The record: whole when the game is over, else as the bearer of a seat's token or a spectator sees it",
)
async def table_record(request: Asked, name: Address) -> Response[bytes]:
    seen, seat = seen_by(request, name)
    return Response(display.record(seen, seat), media_type=MediaType.JSON)


def seen_by(request: Asked, name: str) -> tuple[Table, int | None]:
    """A table, and the seat whose token was sent; None watches, if that is allowed or the game is over."""
    seen = house_of(request).room(name).table
    token = bearer(request)
    seat = None if token is None else seen.owner(token)
    if token is not None and seat is None:
        raise Error("bad-token")
    if seat is None and not seen.laid.spectators and seen.stage != "over":
        raise Error("no-watching")
    return seen, seat


@get(
    "/api/tables/{name:str}/story",
    responses=A_STORY | refused(400, 403, 404, 409, 429),
    media_type=MediaType.JSON,
    summary="The game so far turn by turn, as the bearer of a seat's token or a spectator may know it",
)
async def table_story(request: Asked, name: Address, start: From = 0) -> Response[bytes]:
    seen, seat = seen_by(request, name)
    if seen.stage == "waiting":
        raise Error("table-waiting")
    return packed(request, await asyncio.to_thread(replays.table_story, seen, seat, start))


def packed(request: Asked, story: replays.Story) -> Response[bytes]:
    body, headers = replays.packed(story, request.headers.get("accept-encoding", ""))
    return Response(body, media_type=MediaType.JSON, headers=headers)


@websocket("/api/tables/{name:str}/socket")
async def socket(socket: "WebSocket[Any, Any, Any]", name: Address) -> None:
    await Connection(socket, house_of(socket), name).run()


# -- records and the rest ----------------------------------------------------------------------------------------------


@dataclass
class Uploading(Operation):
    """What is brought is read strictly by record.py, so its type here says only that it is JSON."""

    def __post_init__(self) -> None:
        content = OpenAPIMediaType(
            schema=Schema(type=OpenAPIType.OBJECT, description="A record, as in docs/notation.md")
        )
        self.request_body = RequestBody(content={"application/json": content}, required=True)


@post(
    "/api/records",
    responses=refused(400, 403, 409, 413, 429),
    operation_class=Uploading,
    summary="Keep a record, if all of it is right",
)
async def upload(request: Asked) -> p.Kept:
    house = house_of(request)
    name = await house.keep(await request.body(), address_of(request))
    return p.Kept(id=name, link=f"{house.settings.base_url}/games/{name}")


@get(
    "/api/records/{name:str}",
    responses=A_RECORD | refused(400, 404, 429),
    media_type=MediaType.JSON,
    summary="A record that is kept",
)
async def record(request: Asked, name: Address) -> Response[bytes]:
    return Response(house_of(request).record(name), media_type=MediaType.JSON)


@get(
    "/api/records/{name:str}/story",
    responses=A_STORY | refused(400, 404, 429),
    media_type=MediaType.JSON,
    summary="A kept game turn by turn, as a seat saw it, or all of it open",
)
async def record_story(request: Asked, name: Address, seat: Eyes = "all") -> Response[bytes]:
    kept = loads(house_of(request).record(name))
    return packed(request, await asyncio.to_thread(replays.record_story, kept, seat))


@post(
    "/api/records/{name:str}/tables",
    responses=refused(400, 403, 404, 409, 413, 429),
    summary="A new table against bots, from a point of a record",
)
async def play_on(request: Asked, name: Address, data: JSONBody[p.PlayOn]) -> p.Place:
    return await house_of(request).play_on(name, data, address_of(request))


@get("/api/bots", responses=refused(429), summary="The bots that can be asked to play")
async def known_bots() -> p.Bots:
    return p.Bots(bots=bots.names())


@get("/api/health", responses=refused(429), summary="Whether all is well")
async def health(request: Asked) -> p.Health:
    rooms = house_of(request).rooms.values()
    return p.Health(florin=florin.__version__, tables=len(rooms), sockets=sum(len(room.watchers) for room in rooms))


# -- errors and the whole ----------------------------------------------------------------------------------------------


def told(request: Asked, error: Exception) -> Response[p.Refusal] | Response[bytes]:
    """Every error as a refusal; one of ours is logged and not shown. A browser that is led astray sees the page."""
    found = error if isinstance(error, Error) else as_error(error)
    if found.key == "unknown-address" and page.is_visit(request):
        return page.page_response(request, STATUS[found.key])
    if found.key == "server-failed":
        log.error("A request failed", exc_info=error)
    return Response(display.refusal(found), status_code=STATUS.get(found.key, 400), media_type=MediaType.JSON)


def as_error(error: Exception) -> Error:
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


def application(settings: Settings, store: Store | None = None, *, now: Now | None = None) -> Litestar:
    """The application; the store is opened when it starts and closed when it ends."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncGenerator[None, None]:
        clock = {} if now is None else {"now": now}
        house = House(settings, store or Store(settings.db), **clock)
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        [
            *(create, listed, table, join, table_record, table_story, socket),
            *(upload, record, record_story, play_on, known_bots, health),
            *page.HANDLERS,
        ],
        lifespan=[life],
        exception_handlers={Exception: told},
        middleware=[lambda app: Door(app, lambda: litestar.state.house)],
        response_headers=HEADERS,
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
    litestar = app
    return app
