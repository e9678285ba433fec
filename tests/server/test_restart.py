"""A restarted server continues where it was: bots, clocks, links and chat."""

import asyncio
import time
from pathlib import Path

import pytest

import florin
from tests.server.client import Client, served


def test_games_of_bots_go_on_by_themselves(tmp_path: Path, db: str) -> None:
    async def story() -> None:
        async with served(tmp_path, db=db) as server:
            place = await server.create("board", "plain", "plain", "slow")
            watcher = await server.watch(place["table"])
            await watcher.until(lambda: len(watcher.log) > 5)
            assert watcher.stage == "playing"
            before = list(watcher.log)
        async with served(tmp_path, db=db) as server, asyncio.timeout(60):  # nobody connects
            live_table = server.app.state.registry.live_tables[place["table"]]
            while len(live_table.table.lines) < len(before) + 5:
                await asyncio.sleep(0.05)
            assert live_table.table.lines[: len(before)] == before

    asyncio.run(story())


def test_a_clock_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        begun = time.time()
        async with served(tmp_path, now=lambda: begun) as server:  # time stands still while the players connect
            anna = await server.enter(await server.create("card", "me", "open", clock={"move": 2}))
            britta = await server.enter(await server.join(anna.table, "Britta"))
            deadline = britta.state["table"]["deadline"]
            assert deadline == begun + 2
        async with served(tmp_path) as server, asyncio.timeout(60):
            opened = time.time()
            again = await Client(server.url, anna.table, anna.token).enter()
            await again.until(lambda: any(entry.get("by") == "clock" for entry in again.journal))
            first = next(entry for entry in again.journal if entry["what"] == "moved")
            assert opened < deadline + first["at"] - begun and first["at"] >= deadline

    asyncio.run(story())


def test_a_wish_said_again_after_a_restart_is_not_done_twice(tmp_path: Path, db: str) -> None:
    async def story() -> None:
        async with served(tmp_path, db=db) as server:
            anna, britta = await server.pair("card")
            mover = anna if anna.my_turn else britta
            await mover.until(lambda: mover.my_turn)
            wish = {"id": "the-one", "version": mover.version, "move": "reveal"}
            first = await mover.ask("move", **wish)
            log = list(mover.log)
        async with served(tmp_path, db=db) as server:
            again = await Client(server.url, mover.table, mover.token).enter()
            assert again.log == log
            assert await again.ask("move", **wish) == first
            assert again.log == log
            other = await Client(server.url, mover.table, (britta if mover is anna else anna).token).enter()
            async with asyncio.timeout(60):
                await asyncio.gather(again.play_out(), other.play_out())
            florin.verify(await server.get(f"/api/records/{mover.table}"))

    asyncio.run(story())


DAY = 86_400.0


@pytest.mark.parametrize("clock", [{"move": 3 * DAY}, {"bank": 3 * DAY, "increment": DAY}])
def test_clocks_run_in_days_too_and_are_out_while_nobody_looks(tmp_path: Path, clock: dict[str, float]) -> None:
    days = 0.0

    async def story() -> None:
        nonlocal days
        async with served(tmp_path, now=lambda: time.time() + days * DAY, idle_seconds=0.1) as server:
            anna, britta = await server.pair("card", live=False, clock=clock)
            deadline = anna.state["table"]["deadline"]
            await anna.close()
            await britta.close()
            tables = server.app.state.registry.live_tables
            while tables:
                await asyncio.sleep(0.05)
            days = 2.9
            early = await Client(server.url, anna.table, anna.token).enter()
            assert early.state["table"]["deadline"] == deadline and early.journal[-1]["what"] == "started"
            await early.close()
            while tables:
                await asyncio.sleep(0.05)
            days = 3.1
            late = await Client(server.url, anna.table, anna.token).enter()
            await late.until(lambda: late.journal[-1]["what"] == "moved")
            assert late.journal[-1]["by"] == "clock"
            mover = late.state["table"]["seats"][late.journal[-1]["seat"]]
            assert (mover["strikes"], mover["bank"]) == (1, DAY if "bank" in clock else None)
            rest = DAY if "bank" in clock and late.view["turn"] == late.journal[-1]["seat"] else 3 * DAY
            assert late.state["table"]["deadline"] == pytest.approx(late.journal[-1]["at"] + rest, abs=1.0)

    asyncio.run(story())
