"""Another try at a game: the same bots, and the same draws as long as the same is drawn."""

from pathlib import Path

from tests.server.client import Served
from tests.server.test_game_commands import tell


def test_another_try_keeps_the_bots_and_draws_the_same_cards(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        async def rivals(table: str) -> list[str]:
            return [seat["bot"] for seat in (await server.get(f"/api/tables/{table}"))["seats"][1:]]

        place = await server.create("card", "me", "garzone", "apprentice")
        anna = await server.enter(place)
        await anna.play_out(first=True)
        record = await server.get(f"/api/records/{place['table']}")
        log = record["log"]
        line = next(n for n in range(30, len(log)) if log[n] == "0 reveal")
        wish = {"upto": line, "seat": 0, "again": True}
        again = await server.enter(await server.post(f"/api/records/{place['table']}/tables", wish))
        assert ["garzone", "apprentice"] == await rivals(again.table)
        await again.move("reveal")
        assert log[: line + 2] == again.log[: line + 2]
        fresh = await server.enter(await server.post(f"/api/records/{place['table']}/tables", wish | {"again": False}))
        assert ["merchant", "merchant"] == await rivals(fresh.table)

    tell(tmp_path, story)
