"""Several servers on one PostgreSQL: any of them serves any table, and nobody notices which."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY

import florin
from florin import Position
from florin.server import peers as peering
from florin.server import store as storing
from florin.server.events import AnyEvent
from florin.server.peers import rank
from florin.server.spending import Spending
from florin.server.table_state import TableState
from tests.server.client import Client, Served, served
from tests.server.cluster import Cluster
from tests.server.test_game_commands import turn_of

Story = Callable[[Served, Served], Coroutine[None, None, None]]
LISTENERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%%'"
READERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%%AS news%%' AND state = 'idle'"


@asynccontextmanager
async def two(folder: Path, url: str) -> AsyncIterator[tuple[Served, Served]]:
    async with served(folder, db=url) as one, served(folder, db=url) as other:
        yield one, other


def tell(folder: Path, cluster: Cluster, story: Story) -> None:
    async def told() -> None:
        async with two(folder, cluster.new_url()) as (one, other), asyncio.timeout(180):
            await story(one, other)

    asyncio.run(told())


async def pair(one: Served, other: Served, game: str, *more: str) -> tuple[Client, Client]:
    """Anna at one server and Britta at the other, who joined through the first."""
    place = await one.create(game, "me", "open", *more)
    joined = await one.join(place["table"], "Britta")
    return await one.enter(place), await other.enter(joined)


@pytest.mark.parametrize(("game", "more"), [("card", []), ("board", ["plain"])])
def test_two_people_at_two_servers_play_a_whole_game(
    tmp_path: Path, cluster: Cluster, game: str, more: list[str]
) -> None:
    async def story(one: Served, other: Served) -> None:
        anna, britta = await pair(one, other, game, *more)
        await asyncio.gather(anna.play_out(), britta.play_out())
        record = await other.get(f"/api/records/{anna.table}")
        florin.verify(record)
        position = florin.replay(record)
        for client, seat in ((anna, 0), (britta, 1)):
            assert client.log == list(position.view(seat).log)
            assert [entry["version"] for entry in client.journal] == list(range(1, client.version + 1))

    tell(tmp_path, cluster, story)


def test_what_two_servers_write_at_once_is_there_once_and_refused_to_nobody(tmp_path: Path, cluster: Cluster) -> None:
    async def story(one: Served, other: Served) -> None:
        anna, britta = await pair(one, other, "card")
        lines = [f"line {number}" for number in range(20)]
        answers = await asyncio.gather(*(client.send("chat", text=text) for text in lines for client in (anna, britta)))
        for client, names in ((anna, answers[::2]), (britta, answers[1::2])):
            assert [(await client.answer(name))["type"] for name in names] == ["ack"] * len(lines)
        for client in (anna, britta):
            await client.until(lambda client=client: len(said(client)) == 2 * len(lines))  # type: ignore[misc]
        assert said(anna) == said(britta) and sorted(said(anna)) == sorted(2 * lines)

    def said(client: Client) -> list[str]:
        return [entry["text"] for entry in client.journal if entry["what"] == "said"]

    tell(tmp_path, cluster, story)


def test_a_command_repeated_at_another_server_is_done_once(tmp_path: Path, cluster: Cluster) -> None:
    async def story(one: Served, other: Served) -> None:
        anna, britta = await pair(one, other, "card")
        mover = await turn_of(anna, britta)
        wish = {"id": "the-one", "version": mover.version, "move": "reveal"}
        again = await Client((other if mover is anna else one).url, mover.table, mover.token).enter()
        answers = await asyncio.gather(mover.ask("move", **wish), again.ask("move", **wish))
        assert answers[0] == answers[1] and answers[0]["type"] == "ack"
        await again.until(lambda: again.version >= answers[0]["version"])
        assert sum(line.endswith("reveal") for line in again.log) == 1

    tell(tmp_path, cluster, story)


def test_a_follower_plays_only_the_new_moves_and_measures_only_its_own(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    def measured() -> float:
        return REGISTRY.get_sample_value("florin_view_seconds_count") or 0.0

    def replayed(table: TableState, upto: int, salt: bytes = b"") -> Position:
        raise AssertionError("the whole game was replayed")

    async def story(one: Served, other: Served) -> None:
        anna, britta = await pair(one, other, "card")
        await turn_of(anna, britta)
        monkeypatch.setattr(TableState, "position_at", replayed)
        for _ in range(6):
            mover = await turn_of(anna, britta)
            watcher = britta if mover is anna else anna
            before = measured()
            answer = await mover.move()
            await watcher.until(lambda watcher=watcher, answer=answer: watcher.version >= answer["version"])  # type: ignore[misc]
            assert measured() == before + 1  # the mover's view, not the one that the other server sent
            assert watcher.log == mover.log
        servers = [server.app.state.registry.live_table(anna.table).table for server in (one, other)]
        assert servers[0].position.view(None) == servers[1].position.view(None)

    tell(tmp_path, cluster, story)


def test_a_table_is_read_once_for_many_and_the_others_need_not_wait(
    tmp_path: Path, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with served(tmp_path, db=db) as server, asyncio.timeout(60):
            registry = server.app.state.registry
            place = await server.create("card", "me", "open")
            other = await server.create("card", "me", "open")
            del registry.live_tables[place["table"]]
            reads, may_end, events = [], threading.Event(), registry.store.events

            def slow(table: str, after: int = 0) -> list[AnyEvent]:
                reads.append((table, after))
                may_end.wait(60)
                found: list[AnyEvent] = events(table, after)
                return found

            monkeypatch.setattr(registry.store, "events", slow)
            entering = [asyncio.create_task(registry.load(place["table"])) for _ in range(3)]
            await server.get(f"/api/tables/{other['table']}")  # answered while the read is under way
            may_end.set()
            first, *more = await asyncio.gather(*entering)
            assert all(found is first for found in more)
            assert reads.count((place["table"], 0)) == 1

    asyncio.run(story())


def test_people_see_who_is_at_the_other_server(tmp_path: Path, cluster: Cluster) -> None:
    async def story(one: Served, other: Served) -> None:
        anna = await one.enter(await one.create("card", "me", "open"))
        (await other.app.state.registry.load(anna.table)).presence.linger = 0.0
        britta = await other.enter(await other.join(anna.table, "Britta"))
        for client in (anna, britta):
            await client.until(lambda client=client: client.here == [0, 1])  # type: ignore[misc]
        await britta.close()
        await anna.until(lambda: anna.here == [0])

    tell(tmp_path, cluster, story)


def test_seats_swapped_at_one_server_are_swapped_for_sockets_at_the_other(tmp_path: Path, cluster: Cluster) -> None:
    async def story(one: Served, other: Served) -> None:
        place = await one.create("card", "me", "open", "open")
        anna = await one.enter(place)
        britta = await other.enter(await one.join(anna.table, "Britta"))
        assert (await anna.ask("swap", seat=0, other=1))["type"] == "ack"
        await britta.until(lambda: britta.state["seat"] == 0)
        await anna.until(lambda: anna.here == [0, 1])
        assert (await britta.ask("chat", text="I moved"))["type"] == "ack"
        await anna.until(lambda: [e["seat"] for e in anna.journal if e["what"] == "said"] == [0])
        assert (await anna.ask("start", bot="plain"))["type"] == "ack"
        mover = await turn_of(anna, britta)
        assert (await mover.move())["type"] == "ack"

    tell(tmp_path, cluster, story)


def test_lists_have_the_tables_of_the_other_server(tmp_path: Path, cluster: Cluster) -> None:
    async def story(one: Served, other: Served) -> None:
        anna = await one.enter(await one.create("card", "me", "open", listed=True))
        while [table["id"] for table in (await other.get("/api/tables"))["tables"]] != [anna.table]:
            await asyncio.sleep(0.05)

    tell(tmp_path, cluster, story)


@pytest.mark.parametrize("listening", [True, False])
def test_lost_listeners_are_replaced_and_until_then_polls_do(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch, listening: bool
) -> None:
    async def story(one: Served, other: Served) -> None:
        anna, britta = await pair(one, other, "card")
        cluster.execute(LISTENERS)
        for _ in range(3):
            cluster.execute(READERS)
            mover = await turn_of(anna, britta)
            watcher = britta if mover is anna else anna
            answer = await mover.move()
            assert answer["type"] == "ack"
            await watcher.until(lambda watcher=watcher, answer=answer: watcher.version >= answer["version"])  # type: ignore[misc]

    monkeypatch.setattr(peering, "BEAT", 3600.0 if listening else 0.1)
    monkeypatch.setattr(peering, "RETRY", 0.01 if listening else 3600.0)
    tell(tmp_path, cluster, story)


def test_a_dead_server_is_replaced_as_the_driver_of_a_table(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dead one is only in the database: it counts as running, wins every table, and does nothing."""

    async def story() -> None:
        url = cluster.new_url()
        async with served(tmp_path, db=url) as server, asyncio.timeout(60):
            registry = server.app.state.registry
            place = await server.create("card", "me", "plain")
            names = (f"dead{number}" for number in range(1000))
            mine = rank(registry.store.worker, place["table"])
            dead = next(name for name in names if rank(name, place["table"]) > mine)
            with registry.store._engine.begin() as connection:
                seen = "extract(epoch from clock_timestamp())"
                connection.exec_driver_sql(f"INSERT INTO workers VALUES ('{dead}', {seen})")
                connection.exec_driver_sql(f"INSERT INTO attendance VALUES ('{place['table']}', '{dead}', '1', 0)")
            while dead not in registry.peers.running:
                await asyncio.sleep(0.01)
            anna = await server.enter(place)
            live_table = registry.live_table(anna.table)
            while live_table._running is not None:  # a move that was chosen before
                await asyncio.sleep(0.01)
            assert not live_table.driving
            monkeypatch.setattr(storing, "LEASE", 0.5)  # from now on it counts as dead
            await anna.play_out()
            assert dead not in registry.peers.running

    monkeypatch.setattr(peering, "BEAT", 0.05)
    monkeypatch.setattr(storing, "LEASE", 3600.0)
    asyncio.run(story())


def test_a_server_that_ends_hands_its_tables_over_at_once(tmp_path: Path, cluster: Cluster) -> None:
    async def story() -> None:
        url = cluster.new_url()
        async with served(tmp_path, db=url) as one, asyncio.timeout(120):
            async with served(tmp_path, db=url) as other:
                places = [await other.create("card", "plain", "slow") for _ in range(4)]
            tables = one.app.state.registry.live_tables
            assert one.app.state.registry.store.worker
            while not all(place["table"] in tables for place in places):
                await asyncio.sleep(0.05)

    asyncio.run(story())


def test_what_was_spent_on_one_server_is_charged_on_the_other(tmp_path: Path, cluster: Cluster) -> None:
    async def story() -> None:
        url = cluster.new_url()
        limits: dict[str, Any] = {"db": url, "tables_per_hour": 3, "chat_per_second": 0.001}
        async with (
            served(tmp_path / "one", **limits) as one,
            served(tmp_path / "two", **limits) as two,
            asyncio.timeout(60),
        ):
            peers = [server.app.state.registry.peers for server in (one, two)]
            for each in peers:
                while len(each.running) < 2 or each.spending._heard is None:
                    await asyncio.sleep(0.05)
            place = await one.create("card", "me", "plain")
            for _ in range(2):
                await one.create("card", "me", "plain")
            here = await one.enter(place)
            there = await Client(two.url, place["table"], place["token"]).enter()
            while (await here.ask("chat", text="Hello"))["type"] == "ack":
                pass
            wanted = {"tables": "127.0.0.1", "chat": f"{place['table']}/{place['seat']}"}
            for kind, name in wanted.items():
                while not peers[1].spending.limits[kind].wait(name):
                    await asyncio.sleep(0.05)
            body = {"game": "card", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "plain"}], "name": "Anna"}
            assert (await two.post("/api/tables", body, 429))["key"] == "tables-many"
            assert (await there.ask("chat", text="Hello"))["key"] == "too-fast"
            for _ in range(2):
                await exchanged(peers[1].spending)
            assert peers[1].spending.limits["tables"].wait("127.0.0.1") <= 3600 / 3, "three tables were charged again"

    asyncio.run(story())


async def exchanged(spending: Spending) -> None:
    """Wait for the next exchange of a server with the others."""
    heard = spending._heard
    while spending._heard is heard:
        await asyncio.sleep(0.05)
