"""Another try at a game: the same bots, and the same draws as long as the same is drawn."""

from pathlib import Path

import florin
from florin.simulation import random_game
from tests.server.client import Served
from tests.server.test_game_commands import tell


def test_another_try_keeps_the_bots_and_draws_the_same_cards(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        async def rivals(of: str) -> list[str]:
            return [seat["bot"] for seat in (await server.get(f"/api/tables/{of}"))["seats"][1:]]

        table, log = await server.finished_game("garzone", "apprentice")
        line = next(n for n in range(30, len(log)) if log[n] == "0 reveal")
        wish = {"upto": line, "seat": 0, "again": True}
        again = await server.enter(await server.post(f"/api/records/{table}/tables", wish))
        assert ["garzone", "apprentice"] == await rivals(again.table)
        await again.move("reveal")
        assert log[: line + 2] == again.log[: line + 2]
        origin = {"record": table, "upto": line, "again": True, "named_after": table}
        assert origin == again.state["table"]["origin"]
        await again.play_out(first=True)
        record = await server.get(f"/api/records/{again.table}")
        assert (again.table, table) == (record["meta"]["table"], record["meta"]["named_after"])
        fresh = await server.enter(await server.post(f"/api/records/{table}/tables", wish | {"again": False}))
        assert ["merchant", "merchant"] == await rivals(fresh.table)

    tell(tmp_path, story)


def test_rivals_keep_their_names_of_an_uploaded_game(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        position = random_game(florin.game("card", players=3), seed=1, i=0)
        record = position.record() | {"names": ["Anna", "Britta", "\u202enot a name"]}
        upload = (await server.post("/api/records", record))["id"]
        place = await server.post(f"/api/records/{upload}/tables", {"upto": 1, "seat": 0, "name": "Dora"})
        seats = (await server.get(f"/api/tables/{place['table']}"))["seats"]
        assert ["Dora", "Britta", "merchant"] == [seat["name"] for seat in seats]

    tell(tmp_path, story)
