"""The HTTP API of tables, and their sockets."""

from typing import Annotated, Any

from litestar import MediaType, Response, WebSocket, get, post, websocket
from litestar.params import JSONBody, QueryParameter

from florin.errors import Error
from florin.server import new_tables, replays, serialize
from florin.server import protocol as p
from florin.server.connection import Connection
from florin.server.http_requests import (
    A_RECORD,
    A_STORY,
    Address,
    Asked,
    From,
    address_of,
    bearer,
    refused,
    registry_of,
    story,
)
from florin.server.table_state import TableState, hash_token

MOST_VERSION = 1 << 30
Before = Annotated[int, QueryParameter(ge=0, le=MOST_VERSION, description="Only lines before this version.")]


@post("/api/tables", responses=refused(400, 403, 413, 429), summary="Open a table")
async def create(request: Asked, data: JSONBody[p.NewTable]) -> p.Place:
    return await new_tables.create(registry_of(request), data, address_of(request))


@get("/api/tables", responses=refused(429), summary="List the open and running tables")
async def listed(request: Asked) -> p.Tables:
    return p.Tables(tables=await registry_of(request).listed())


@get("/api/tables/{name:str}", responses=refused(400, 404, 429), summary="Public information about a table")
async def table(request: Asked, name: Address) -> p.TableInfo:
    return serialize.table_info((await registry_of(request).load(name)).table)


@post("/api/tables/{name:str}/seats", responses=refused(400, 403, 404, 409, 413, 429), summary="Take an open seat")
async def join(request: Asked, name: Address, data: JSONBody[p.Join]) -> p.Place:
    return await new_tables.join(registry_of(request), name, data)


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


HANDLERS = (create, listed, table, join, table_record, table_story, table_chat, socket)
