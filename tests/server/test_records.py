"""Records through the protocol: stored, uploaded, viewed, continued, and deleted."""

import asyncio
import hashlib
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import florin
from tests.server.client import Served, served
from tests.server.test_game_commands import tell


def test_a_record_is_uploaded_looked_at_and_played_on_from(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        position = florin.game("court").start(seed=5)
        while not position.over:
            position.play(position.legal()[0])
        record = position.record()
        kept = await server.post("/api/records", record)
        assert await server.get(f"/api/records/{kept['id']}") == record
        assert await server.post("/api/records", record) == kept, "the same record has the same address"
        place = await server.post(f"/api/records/{kept['id']}/tables", {"upto": 25, "seat": 1, "bot": "plain"})
        britta = await server.enter(place)
        assert britta.log[:25] == list(florin.replay(record, 25).view(1).log)
        assert britta.state["table"]["deal"] is None
        await britta.play_out()
        again = await server.get(f"/api/records/{britta.table}")
        assert again["log"][:25] == record["log"][:25]
        florin.check(again)
        late = {"upto": len(record["log"]), "seat": 0, "bot": "plain"}
        assert (await server.post(f"/api/records/{kept['id']}/tables", late, 400))["key"] == "play-on-over"

    tell(tmp_path, story)


def test_one_seats_record_is_kept_and_shown_but_not_played_on_from(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        partial_record = florin.game("court").start(seed=5).record(seat=0)
        kept = await server.post("/api/records", partial_record)
        assert await server.get(f"/api/records/{kept['id']}") == partial_record
        body = {"upto": 12, "seat": 0, "bot": "plain"}
        assert (await server.post(f"/api/records/{kept['id']}/tables", body, 400))["key"] == "record-partial"

    tell(tmp_path, story)


def test_a_running_games_record_is_what_one_may_see_of_it(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("court")
        for client in (anna, britta):
            record = florin.check(await server.get(f"/api/tables/{anna.table}/record", token=client.token))
            assert record["log"] == client.log and record["seat"] == client.state["seat"]
            assert "secret" not in record["deal"]
        assert (await server.get(f"/api/tables/{anna.table}/record"))["seat"] is None
        assert (await server.get(f"/api/records/{anna.table}"))["key"] == "lost-record"

    tell(tmp_path, story)


def test_listed_tables_are_listed_and_others_are_not(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        seen = await server.create("card", "me", "open", listed=True)
        await server.create("card", "me", "open")
        listed = (await server.get("/api/tables"))["tables"]
        assert [table["id"] for table in listed] == [seen["table"]]
        assert await server.get(f"/api/tables/{seen['table']}") == listed[0]

    tell(tmp_path, story)


# -- limits and retention ----------------------------------------------------------------------------------------------


def records(count: int) -> list[Any]:
    games = [florin.game("card", players=2).start(seed=seed) for seed in range(count)]
    for game in games:
        game.play("reveal")
    return [game.record() for game in games]


def test_one_address_brings_only_so_much_a_day(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        first, *more = records(20)
        await server.post("/api/records", first)
        answers = [await server.http.post("/api/records", json=record) for record in more]
        late = answers[-1]
        assert (late.status_code, late.json()["key"]) == (429, "uploads-many")
        assert (await server.http.post("/api/records", content=b"x" * 5000)).status_code == 429, (
            "invalid records count too"
        )

    tell(tmp_path, story, upload_day=3000)


def test_one_address_opens_only_so_many_tables(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        kept = await server.post("/api/records", records(1)[0])
        wish = {"game": "card", "seats": [{"kind": "me"}, {"kind": "open"}]}
        once = wish | {"id": "a-request-of-mine"}
        first = await server.post("/api/tables", once)
        second = await server.post(f"/api/records/{kept['id']}/tables", {"upto": 1, "seat": 0, "bot": "plain"})
        for path, body in (("tables", wish), (f"records/{kept['id']}/tables", {"upto": 1, "seat": 0, "bot": "plain"})):
            assert (await server.post(f"/api/{path}", body, 429))["key"] == "tables-many"
        assert await server.post("/api/tables", once) == first, "it exists already"
        assert (await server.join(first["table"], "Britta"))["seat"] == 1, "taking a seat is not counted"
        for place in (first, second):
            assert (await server.enter(place)).stage == "playing"

    tell(tmp_path, story, tables_per_hour=2)


def test_uploads_take_only_so_much_room_in_all(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        first, second = records(2)
        assert (await server.post("/api/records", first, 409))["key"] == "uploads-full"
        registry = server.app.state.registry
        registry.settings = replace(registry.settings, upload_megabytes=1)
        big = first | {"meta": {"note": "x" * 700_000}}
        kept = await server.post("/api/records", big)
        assert (await server.post("/api/records", second | {"meta": big["meta"]}, 409))["key"] == "uploads-full"
        assert await server.post("/api/records", big) == kept, "a stored record takes no more space"
        anna, britta = await server.pair("court")
        await asyncio.gather(anna.play_out(), britta.play_out())
        assert (await server.get(f"/api/records/{anna.table}"))["names"] == ["Anna", "Britta"], (
            "games played here do not count"
        )

    tell(tmp_path, story, upload_megabytes=0)


def test_idle_tables_and_uploads_are_tidied_and_records_stay(tmp_path: Path) -> None:
    async def story() -> None:
        day = 86_400.0
        async with served(tmp_path) as server:
            anna, britta = await server.pair("court")
            await asyncio.gather(anna.play_out(), britta.play_out())
            waiting = await server.create("card", "me", "open")
            due = await server.create("card", "me", "plain", live=False, clock={"move": 50 * day})
            first, second = [(await server.post("/api/records", record))["id"] for record in records(2)]
        async with served(tmp_path, now=lambda: time.time() + 20 * day, keep_days=30) as server:
            await server.post("/api/records", records(1)[0])
        async with served(tmp_path, now=lambda: time.time() + 31 * day, keep_days=30) as server:
            for table in (anna.table, waiting["table"]):
                assert (await server.get(f"/api/tables/{table}"))["key"] == "no-table"
            assert (await server.get(f"/api/tables/{due['table']}"))["stage"] == "playing", (
                "something is still due there"
            )
            assert (await server.get(f"/api/records/{second}"))["key"] == "lost-record"
            assert (await server.get(f"/api/records/{first}"))["format"], "it was uploaded again in between"
            florin.verify(await server.get(f"/api/records/{anna.table}"))

    asyncio.run(story())


# -- the deal ----------------------------------------------------------------------------------------------------------


def test_every_contribution_is_in_the_deal(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        place = await server.create("card", "open", "plain", "open")
        commit = (await server.get(f"/api/tables/{place['table']}"))["deal"]["commit"]
        mine = ["ab" * 16, "cd" * 64]
        seats = [await server.join(place["table"], name, contribution=c) for name, c in zip("AB", mine, strict=True)]
        anna, britta = [await server.enter(seat) for seat in seats]
        salt = hashlib.sha256(b"\x00" + bytes.fromhex(mine[0]) + b"\x02" + bytes.fromhex(mine[1])).hexdigest()
        assert anna.state["table"]["deal"] == {"commit": commit, "salt": salt, "secret": None}
        await asyncio.gather(anna.play_out(), britta.play_out())
        record = await server.get(f"/api/records/{anna.table}")
        florin.verify(record)
        assert (record["deal"]["commit"], record["deal"]["salt"]) == (commit, salt)
        assert hashlib.sha256(bytes.fromhex(record["deal"]["secret"])).hexdigest() == commit

    tell(tmp_path, story)
