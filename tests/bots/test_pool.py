"""The bot pool: limited, fair, and a failing bot never blocks a table."""

import asyncio
import itertools
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvloop

import florin
from florin.bots import pool as pooling
from florin.bots.fallback import least_committing
from florin.bots.pool import BotPool
from florin.bots.worker_process import BotLimits
from tests.server import stand_in  # noqa: F401
from tests.server.client import Served
from tests.server.test_game_commands import tell


def a_pool(*, workers: int = 1, fallback: str = "plain", **limits: Any) -> BotPool:
    return BotPool(BotLimits(plugins=("tests.server.stand_in",), **limits), workers=workers, fallback=fallback)


def view(seed: int = 1) -> Any:
    position = florin.game("court").start(seed=seed)
    return position.view(position.turn)


@pytest.mark.parametrize("bot", ["plain", "hanging", "dying", "greedy", "cheat"])
def test_a_bot_that_fails_is_replaced_and_the_move_comes(bot: str) -> None:
    async def story() -> None:
        pool = a_pool(seconds=1.0, megabytes=512)
        seen = view()
        assert await pool.choose("table", "plain", 1, seen) in seen.legal
        assert await pool.choose("table", bot, 1, seen) in seen.legal
        assert await pool.choose("table", "plain", 1, seen) in seen.legal
        await pool.close()

    asyncio.run(story())


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_a_worker_may_be_killed_while_it_has_nothing_to_do(run: Callable[[Coroutine[Any, Any, None]], None]) -> None:
    """As by the system when memory is short: the next bot plays, and the pool closes cleanly."""

    async def killed(pool: BotPool) -> None:
        [worker] = pool.workers
        assert worker.process
        worker.process.child.kill()
        worker.process.child.wait()

    async def story() -> None:
        pool, seen = a_pool(fallback="dying"), view()
        chosen = await pool.choose("table", "plain", 1, seen)
        await killed(pool)
        assert await pool.choose("table", "plain", 1, seen) == chosen != least_committing(seen.legal)
        await killed(pool)
        await pool.close()

    run(asyncio.wait_for(story(), 60))


def test_a_bot_may_be_asked_again_before_it_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    """As for the deal of the day, where another bot's move would not be the same for everyone."""

    async def story() -> None:
        pool, seen = a_pool(), view()
        assert await pool.choose("table", "dying", 1, seen, tries=2) in seen.legal
        await pool.close()

    asyncio.run(story())
    assert 2 == sum("Bot dying failed" in message for message in caplog.messages)


def test_if_no_bot_answers_the_least_committing_move_is_made() -> None:
    async def story() -> None:
        pool = a_pool(fallback="dying")
        seen = view()
        assert await pool.choose("table", "dying", 1, seen) == least_committing(seen.legal)
        await pool.close()

    asyncio.run(story())


def test_quick_bots_move_while_all_slow_ones_still_think(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        pool = a_pool(workers=2, seconds=60.0)
        seen = view()
        slow = [asyncio.create_task(pool.choose(f"slow {n}", "hanging", 1, seen)) for n in range(4)]
        await asyncio.sleep(0)
        for _ in range(20):
            assert await pool.choose("quick", "plain", 1, seen) in seen.legal
        assert not any(task.done() for task in slow)
        for task in slow:
            task.cancel()
        await pool.close()

    monkeypatch.setattr(pooling, "SEARCHING", ("hanging",))
    asyncio.run(story())


@pytest.mark.parametrize(("seconds", "quick"), [(0.3, True), (3.0, False)])
def test_a_busy_machine_makes_no_bot_a_slow_one(monkeypatch: pytest.MonkeyPatch, seconds: float, quick: bool) -> None:
    """Otherwise it would have to wait for slow bots just when there are many of them."""
    clock = itertools.count()

    async def story() -> None:
        pool = a_pool()
        for _ in range(20):
            await pool.choose("table", "plain", 1, view())
        assert pool._is_quick("plain") is quick
        await pool.close()

    monkeypatch.setattr(pooling, "time", SimpleNamespace(monotonic=lambda: seconds * next(clock)))
    asyncio.run(story())


def test_a_table_of_magnificos_does_not_slow_the_others(tmp_path: Path) -> None:
    """If other tables had to wait for it, it would have moved as often as their bots."""

    async def story(server: Served) -> None:
        slow = await server.watch((await server.create("card", *["magnifico:ms=5000"] * 6))["table"])
        anna = await server.enter(await server.create("card", "me", "merchant", "plain"))
        await anna.play_out()
        again = await server.watch(slow.table)
        quick = sum(entry.get("by") == "bot" for entry in anna.journal)
        assert sum(entry.get("by") == "bot" for entry in again.journal) < quick / 2

    tell(tmp_path, story, workers=2)


def test_the_table_that_used_least_goes_first() -> None:
    async def story() -> None:
        pool = a_pool(workers=1)
        seen = view()
        done: list[str] = []

        async def ask(table: str) -> None:
            await pool.choose(table, "plain", 1, seen)
            done.append(table)

        await ask("modest")
        pool.tables.used |= {"greedy": 100.0, "modest": 1.0}
        await asyncio.gather(ask("first"), ask("greedy"), ask("greedy"), ask("modest"))
        assert done[2] == "modest"
        await pool.close()

    asyncio.run(story())


def test_many_tables_of_one_address_count_as_one() -> None:
    async def story() -> None:
        pool = a_pool(workers=1)
        seen = view()
        done: list[str] = []

        async def ask(table: str, address: str) -> None:
            await pool.choose(table, "plain", 1, seen, address=address)
            done.append(table)

        await ask("table 0", "greedy")
        await asyncio.gather(
            *(ask(f"table {number}", "greedy") for number in range(1, 20)), ask("one", "modest"), ask("two", "humble")
        )
        assert {done.index("one"), done.index("two")} == {2, 3}, "only one was already being thought about"
        await pool.close()

    asyncio.run(story())


def test_tables_that_nobody_watches_come_last_until_somebody_does() -> None:
    async def story() -> None:
        pool = a_pool(workers=1)
        seen = view()
        done: list[str] = []
        watched = {"first", "watched"}

        async def ask(table: str) -> None:
            await pool.choose(table, "plain", 1, seen, watched=lambda: table in watched)
            done.append(table)

        asking = [asyncio.create_task(ask(table)) for table in ("first", "dull", "late", "watched")]
        await asyncio.sleep(0)
        watched.add("late")
        await asyncio.gather(*asking)
        assert done[-1] == "dull" and set(done[1:3]) == {"late", "watched"}
        await pool.close()

    asyncio.run(story())


def test_a_hint_is_charged_to_its_asker() -> None:
    async def story() -> None:
        pool = a_pool(workers=1)
        await pool.consider("table", "plain", 1, view(), address="asker")
        assert pool.addresses.of("asker") > 0
        await pool.close()

    asyncio.run(story())


def test_a_table_that_has_used_much_does_not_wait_for_new_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count()

    async def story() -> None:
        pool = a_pool(workers=1)
        seen = view()
        done: list[str] = []

        async def ask(table: str, times: int = 1) -> None:
            for _ in range(times):
                await pool.choose(table, "plain", 1, seen)
                done.append(table)

        pool.tables.used |= {"old": 100.0, "forgotten": 0.0}
        await ask("old")
        await asyncio.gather(*(ask(f"new {number}", 5) for number in range(3)), ask("old"))
        assert done.index("old", 1) <= 4, "each new table goes first once, not five times"
        await pool.close()

    monkeypatch.setattr(pooling, "time", SimpleNamespace(monotonic=lambda: float(next(clock))))
    asyncio.run(story())


@pytest.mark.parametrize(
    ("legal", "move"),
    [
        (["draw", "auction"], "auction"),
        (["bid 4", "bid 5", "pass"], "pass"),
        (["reveal"], "reveal"),
        (["reveal", "take 1", "take 12"], "take 1"),
        (["send R7", "send R0", "send RJ", "ally R0 3", "plan R0"], "send R0"),
        (["send R7", "send RJ", "send R2"], "send RJ"),
        (["replace R3", "keep"], "keep"),
        (["declare 1", "declare 10"], "declare 10"),
        (["ally R7 2", "plan R7"], "ally R7 2"),
    ],
)
def test_the_least_committing_move(legal: list[str], move: str) -> None:
    assert least_committing(legal) == move
