"""The HTTP API of the deal of the day, of puzzles and of lots to price."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from florin.server import new_tables, puzzle_answers
from florin.server import protocol as p
from florin.server.daily_deals import open_deal
from florin.server.http_requests import Asked, address_of, refused, registry_of

GameName = Annotated[str, PathParameter(max_length=40, description="card, board or court.")]
PuzzleId = Annotated[str, PathParameter(max_length=40, description="The id of a puzzle.")]
Day = Annotated[
    str | None, QueryParameter(max_length=10, description="A day like 2026-11-18; today, by UTC, if left out.")
]


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
    return await new_tables.create_daily(registry_of(request), game, data, address_of(request))


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


HANDLERS = (daily, play_daily, puzzles, puzzle, answer_puzzle, lots, lot, price_lot)
