"""The deal of the day on a server: the same game as computed anywhere else, and a table of results."""

from pathlib import Path

from florin.daily import Daily
from tests.server.client import Served
from tests.server.test_game_commands import tell

NOON = 1_795_003_200.0  # 2026-11-18
DAY = "2026-11-18"


def test_a_daily_game_is_reproduced_to_the_bit(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        place = await server.post("/api/daily/court/tables", {"name": "Anna"})
        anna = await server.enter(place)
        await anna.play_out(first=True)
        record = await server.get(f"/api/records/{place['table']}")
        again = Daily("court", DAY).play(lambda view: view.legal[0])
        assert again.log == record["log"] and again.record()["deal"] == record["deal"]
        found = await server.get("/api/daily/court")
        assert [("Anna", again.scores[-1][0])] == [(one["name"], one["score"]) for one in found["people"]]
        wish = {"name": "Britta", "day": "2026-11-18", "again": True}
        britta = await server.enter(await server.post("/api/daily/court/tables", wish))
        await britta.play_out(first=True)
        repeated = await server.get(f"/api/records/{britta.table}")
        assert repeated["log"] == again.log and britta.table.startswith("again-")
        assert len((await server.get("/api/daily/court"))["people"]) == 1
        while (found := await server.get("/api/daily/court"))["ladder"] is None:
            await server.get("/api/health")
        assert ["garzone", "apprentice", "merchant", "banker", "magnifico"] == [one["name"] for one in found["ladder"]]

    tell(tmp_path, story, now=lambda: NOON)


def test_only_recent_days_can_be_played(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        for day, key in (("2026-11-19", "day-closed"), ("2026-10-01", "day-closed"), ("noon", "no-day")):
            assert key == (await server.post("/api/daily/card/tables", {"day": day}, 400))["key"]
        assert "unknown-game" == (await server.post("/api/daily/chess/tables", {}, 400))["key"]

    tell(tmp_path, story, now=lambda: NOON)
