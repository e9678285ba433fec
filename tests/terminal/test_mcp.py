"""A scripted client of `florin mcp` plays whole games, makes errors, and is told what is possible."""

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest
from mcp import Client, StdioServerParameters

from florin.game import Game
from florin.options import PLAYERS
from florin.replaying import sample
from florin.rules import GAMES
from florin.terminal.local_session import LocalSession, new_game
from florin.terminal.mcp_server import Table, server
from florin.terminal.saving import Saved
from tests.server.client import served
from tests.terminal.command import environment

WRONG = {"card": "take 4", "board": "bid 99", "court": "keep"}  # in notation, but not legal in a first turn


async def call(client: Client, tool: str, **given: object) -> str:
    answer = await client.call_tool(tool, given)
    assert not answer.is_error, answer.content
    return str(answer.content[0].text)  # type: ignore[union-attr]


async def refused(client: Client, tool: str, **given: object) -> str:
    answer = await client.call_tool(tool, given)
    assert answer.is_error
    return str(answer.content[0].text)  # type: ignore[union-attr]


async def err(client: Client, game: str) -> None:
    """Try a move that is not legal and one that is none: both are refused with what is possible; nothing changes."""
    moves = await call(client, "legal_moves")
    for wrong in (WRONG[game], "castle"):
        for text in (await refused(client, "play", move=wrong), await call(client, "explain", move=wrong)):
            assert "moves: " in text and moves.split("\n")[0] in text
    assert await call(client, "legal_moves") == moves
    assert "is legal" in await call(client, "explain", move=moves.split("\n")[0])


async def play_out(client: Client, luck: Random) -> str:
    """Play random moves to the end; return the last answer."""
    text = await call(client, "look")
    while "moves: " in text:
        moves = (await call(client, "legal_moves")).split("\n")
        text = await call(client, "play", move=luck.choice(moves))
    return text


@pytest.mark.parametrize("game", GAMES)
def test_a_model_plays_a_whole_game_over_stdio_and_makes_errors(game: str) -> None:
    async def play() -> None:
        command = StdioServerParameters(command=sys.executable, args=["-m", "florin", "mcp"], env=environment())
        async with Client(command) as client:
            assert game in await call(client, "list_games")
            assert "new_game" in await refused(client, "look")
            assert "card, board or court" in await refused(client, "new_game", game="chess")
            assert "garzone" in await refused(client, "new_game", game=game, bots="nobody")
            assert "seat must be 0 to" in await refused(client, "new_game", game=game, seat=9)
            start = await call(client, "new_game", game=game, bots="garzone", seed=3, players=PLAYERS[game][0])
            moves = await call(client, "legal_moves")
            assert moves.split("\n")[0] in start
            await err(client, game)
            assert "not over" in await refused(client, "result")
            end = await play_out(client, Random(game))
            assert (await call(client, "result")) in end
            assert "over" in await refused(client, "play", move=moves.split("\n")[0])

    asyncio.run(play())


def test_rules_are_there_to_read() -> None:
    async def read() -> None:
        async with Client(server("fr")) as client:
            assert (await call(client, "rules", game="court", rule="k-7")).startswith("K-7")
            assert "B-12" in await call(client, "rules", game="board")
            assert "chess" in await refused(client, "rules", game="chess")

    asyncio.run(read())


@pytest.mark.parametrize("game", GAMES)
def test_a_model_plays_at_a_server_s_table_and_makes_errors(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as host, Client(server()) as client:
            assert "link" in (await refused(client, "join", link="nonsense")).lower()
            place = await host.create(game, "me", "open", *(["plain"] if game == "board" else []))
            rival = await host.enter(place)
            link = f"{host.url}/t/{place['table']}"
            rivals = asyncio.create_task(rival.play_out())
            sat = await call(client, "join", link=link, name="Model")
            await err(client, game)
            end = await play_out(client, Random(game))
            await rivals
            assert "moves: " in sat and (await call(client, "result")) in end
            await rival.close()

    asyncio.run(play())


@pytest.mark.parametrize("seed", range(3))
def test_a_model_reads_nothing_that_its_seat_cannot_know(seed: int) -> None:
    """With other hidden cards, every answer is the same to the byte."""

    async def texts(game: Saved) -> list[str]:
        table = Table("en")
        found = [await table.sit(LocalSession(game, "en"))]
        found += [table.moves(), table.explain("keep"), table.explain("send R10"), await table.look()]
        await table.leave()
        return found

    async def compare() -> None:
        game = new_game(Game("court"), "en", people=[0], bots="garzone", seed=seed)
        session, luck = LocalSession(game, "en"), Random(seed)
        for _ in range(6):
            while not session.my_turn:
                await session.wait_for_change()
            await session.play(luck.choice(session.view.legal))
        while not session.my_turn:
            await session.wait_for_change()
        expected = await texts(game)
        hidden = set()
        for world in range(4):
            position = sample(session.view, world)
            position.names = game.position.names
            hidden.add(position.view(1).hand)  # type: ignore[union-attr]
            assert await texts(Saved(position, [0], game.bots, game.bot_seed)) == expected
        assert len(hidden) > 1
        await session.close()

    asyncio.run(compare())
