"""Games told point by point, so that the page can show any of them and need not know the rules."""

import asyncio
import gzip
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter, PathParameter

from florin import CourtView, Error, Game, Position, Scripted, Seeded, loads
from florin.sampling import completed
from florin.server import display
from florin.server.house import House

Asked = Request[Any, Any, Any]
Address = Annotated[str, PathParameter(max_length=40, description="The address of a table or record.")]
From = Annotated[int, Parameter(query="from", ge=0, le=1 << 30, description="Only points after so many lines.")]
Eyes = Annotated[str, Parameter(max_length=4, description="A seat, or all: everything lies open.")]


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """How the game stood after `upto` lines; `hands` are both hands of the court, for who may see all."""

    upto: int
    view: dict[str, Any]
    hands: list[list[str]] | None = None


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """A game turn by turn: its log, and the views after the set-up and after each turn."""

    lines: list[str]
    points: list[Point]


def positions(record: dict[str, Any]) -> Iterator[Position]:
    """The position after the set-up and after each move of a record that was checked. Each is the next one's."""
    game = Game(record["game"], version=record["rules"], **record["options"])
    draws = [line.removeprefix("* ") for line in record["log"] if line.startswith("*")]
    try:
        position = game.start(dealer=Scripted(draws))
        yield position
        for line in record["log"]:
            if not line.startswith("*"):
                position.play(line[2:])
                yield position
    except Error as error:
        if error.key != "script-over":  # a log may end before a draw that is due
            raise


def told(record: dict[str, Any], seat: int | None, *, start: int = 0, everything: bool = False) -> Story:
    """A record's story as a seat (None: a spectator) may know it; with everything, both hands of the court too."""
    points, lines = [], list[str]()
    for position in positions(record):
        view = position.view(seat)
        lines = list(view.log)
        if len(lines) >= start:
            hands = open_hands(position) if everything else None
            points.append(Point(upto=len(lines), view=display.view_fields(position, view), hands=hands))
    return Story(lines=lines, points=points)


def open_hands(position: Position) -> list[list[str]] | None:
    views = [position.view(seat) for seat in range(position.game.players)]
    return [list(view.hand) for view in views if isinstance(view, CourtView)] or None


def whole(record: dict[str, Any]) -> dict[str, Any]:
    """A record that can be replayed: what one seat's hides is filled in anyhow, so that its views can be built."""
    if "seat" not in record:
        return record
    filled = {name: value for name, value in record.items() if name != "seat"}
    if record["game"] == "court":
        filled["log"] = completed(record["log"], record["options"]["dukes"], Seeded(0).pick)
    return filled


async def packed(
    request: Asked, record: dict[str, Any], seat: int | None, *, start: int = 0, everything: bool = False
) -> Response[bytes]:
    """A story takes its time, so it is told aside; it is long and says much again and again: it travels compressed."""
    story = await asyncio.to_thread(told, record, seat, start=start, everything=everything)
    body = msgspec.json.encode(story)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type=MediaType.JSON)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(gzip.compress(body, 5), media_type=MediaType.JSON, headers=headers)


def house_of(request: Asked) -> House:
    house: House = request.app.state.house
    return house


@get("/api/tables/{name:str}/story", media_type=MediaType.JSON, summary="The game so far, turn by turn, as one may know it")
async def table_story(request: Asked, name: Address, start: From = 0) -> Response[bytes]:
    table = house_of(request).room(name).table
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    seat = table.owner(token) if kind.lower() == "bearer" else None
    if token and seat is None:
        raise Error("bad-token")
    if seat is None and not table.laid.spectators and table.stage != "over":
        raise Error("no-watching")
    if table.stage == "waiting":
        raise Error("table-waiting")
    record = {
        "game": table.game.name,
        "rules": table.game.rules,
        "options": table.game.options,
        "log": table.lines,
    }
    return await packed(request, record, seat, start=start)


@get("/api/records/{name:str}/story", media_type=MediaType.JSON, summary="A kept game turn by turn, as a seat saw it or all open")
async def record_story(request: Asked, name: Address, seat: Eyes = "all") -> Response[bytes]:
    record = loads(house_of(request).record(name))
    if "seat" in record:  # it shows what that seat saw, and no more
        return await packed(request, whole(record), record["seat"])
    if seat == "all":
        return await packed(request, record, None, everything=True)
    if not seat.isdecimal() or int(seat) >= len(record["names"]):
        raise Error("no-seat", seat=seat, last=len(record["names"]) - 1)
    return await packed(request, record, int(seat))


HANDLERS: list[HTTPRouteHandler] = [table_story, record_story]
