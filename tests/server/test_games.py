"""Whole games through the protocol, by two clients and a spectator."""

import asyncio
from pathlib import Path

import pytest

import florin
from tests.server.client import Client, served


async def interrupted(client: Client) -> None:
    """Play for a while, disconnect, reconnect with the last version, and play to the end."""
    while client.stage != "over" and len(client.log) < 40:
        if client.my_turn:
            await client.move()
        else:
            await client.hear()
    await client.close()
    await asyncio.sleep(0.05)
    await client.open()
    await client.play_out()


@pytest.mark.parametrize(("game", "more"), [("card", []), ("board", ["plain"]), ("court", [])])
def test_two_clients_and_a_spectator_see_a_whole_game(tmp_path: Path, db: str, game: str, more: list[str]) -> None:
    async def story() -> None:
        async with served(tmp_path, db=db) as server:
            anna, britta = await server.pair(game, *more)
            watcher = await server.watch(anna.table)
            async with asyncio.timeout(120):
                await asyncio.gather(
                    anna.play_out(), interrupted(britta), watcher.until(lambda: watcher.stage == "over")
                )
            record = await server.get(f"/api/records/{anna.table}")
            florin.verify(record)
            assert record == await server.get(f"/api/tables/{anna.table}/record")
            assert record["names"][:2] == ["Anna", "Britta"]
            position = florin.replay(record)
            for client, seat in ((anna, 0), (britta, 1), (watcher, None)):
                assert client.log == list(position.view(seat).log)
                assert [entry["version"] for entry in client.journal] == list(range(1, client.version + 1))
            assert anna.state["table"]["deal"] == record["deal"]
            for client in (anna, britta, watcher):
                await client.close()

    asyncio.run(story())
