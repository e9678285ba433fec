"""Presence: arrivals and departures are announced to everyone, brief disconnections are not."""

import asyncio
import json
from pathlib import Path

from tests.server.client import LONG, Client, Served
from tests.server.test_game_commands import tell, turn_of, whats


def brief(server: Served, table: str, linger: float = 0.1) -> float:
    """Announce departures soon from now on; connecting before that may have taken longer."""
    server.app.state.registry.live_table(table).presence.linger = linger
    return 3 * linger  # seconds after which it was announced


def announced(client: Client) -> list[list[int]]:
    """Return all presence messages of a client."""
    return [found["seats"] for text in client.raw if (found := json.loads(text))["type"] == "here"]


def test_who_comes_and_goes_is_told_and_bots_are_always_there(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card", "plain")
        await anna.until(lambda: anna.here == [0, 1, 2])
        brief(server, anna.table)
        await britta.close()
        await anna.until(lambda: anna.here == [0, 2])
        await britta.enter()
        await anna.until(lambda: anna.here == [0, 1, 2])
        assert britta.here == [0, 1, 2]
        assert not {"left", "returned"} & set(whats(anna)), "it is not part of the journal"

    tell(tmp_path, story, linger_seconds=LONG)


def test_a_line_that_is_back_in_time_is_not_told(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        await anna.until(lambda: anna.here == [0, 1])
        for _ in range(3):
            await britta.close()
            await britta.enter()
        await britta.ask("chat", text="Here I am")
        await anna.until(lambda: "said" in whats(anna))
        assert announced(anna) == [[0, 1]]

    tell(tmp_path, story, linger_seconds=LONG)


def test_a_seat_on_two_devices_is_there_until_both_are_gone(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        desk = await Client(server.url, britta.table, britta.token).enter()
        surely = brief(server, anna.table)
        await britta.close()
        await asyncio.sleep(surely)
        await desk.ask("chat", text="Still here")
        await anna.until(lambda: "said" in whats(anna))
        assert announced(anna) == [[0, 1]]
        await desk.close()
        await anna.until(lambda: anna.here == [0])

    tell(tmp_path, story, linger_seconds=LONG)


def test_who_sits_down_is_there_before_the_socket_is(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna = await server.enter(await server.create("card", "me", "open", "open"))
        brief(server, anna.table, 2.0)  # long enough for her arrival to be announced
        await server.join(anna.table, "Britta")
        await anna.until(lambda: anna.here == [0, 1])
        assert anna.state["table"]["seats"][1]["name"] == "Britta", "after the update about her"
        await anna.until(lambda: anna.here == [0])  # she never connected

    tell(tmp_path, story, linger_seconds=LONG)


def test_a_bot_that_stands_in_does_not_hide_whether_its_owner_is_there(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        brief(server, anna.table)
        assert (await britta.ask("leave"))["type"] == "ack"
        await anna.ask("chat", text="Who plays there?")
        assert announced(anna) == [[0, 1]]
        await britta.close()
        await anna.until(lambda: anna.here == [0])

    tell(tmp_path, story, linger_seconds=LONG)


def test_who_was_removed_is_not_there_any_more(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna = await server.enter(await server.create("card", "me", "open", "open"))
        await server.enter(await server.join(anna.table, "Britta"))
        await anna.until(lambda: anna.here == [0, 1])
        assert (await anna.ask("remove", seat=1))["type"] == "ack"
        assert anna.here == [0]

    tell(tmp_path, story, linger_seconds=LONG)


def test_those_who_watch_are_counted_and_not_told_apart(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        brief(server, anna.table)
        watching = [await server.watch(anna.table) for _ in range(5)]
        for client in (anna, britta, *watching):
            await client.until(lambda client=client: client.watching == 5)  # type: ignore[misc]
        assert {client.raw[-1] for client in (anna, britta, *watching)} == {
            '{"type":"here","seats":[0,1],"watching":5}'
        }, "everyone gets the same, without names"
        for client in watching:
            await client.close()
        await anna.until(lambda: anna.watching == 0)

    tell(tmp_path, story, linger_seconds=LONG)


def test_many_who_come_to_watch_at_once_are_one_piece_of_news(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, _ = await server.pair("card")
        before = len(announced(anna))
        brief(server, anna.table, 5.0)  # enough for all to connect on a busy machine
        await asyncio.gather(*(server.watch(anna.table) for _ in range(8)))
        await anna.until(lambda: anna.watching == 8)
        assert len(announced(anna)) == before + 1

    tell(tmp_path, story, linger_seconds=LONG)


def test_presence_neither_makes_a_move_stale_nor_is_it_kept(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        mover = await turn_of(anna, britta)
        other = britta if mover is anna else anna
        version, events = mover.version, len(server.app.state.registry.store.events(anna.table))
        brief(server, anna.table)
        await other.close()
        await mover.until(lambda: mover.here == [mover.state["seat"]])
        assert len(server.app.state.registry.store.events(anna.table)) == events
        assert (await mover.ask("move", version=version, move="reveal"))["type"] == "ack"
        await other.enter()  # with its version: one update, then the presence
        assert [json.loads(text)["type"] for text in other.raw[-2:]] == ["update", "here"]
        assert other.state["since"] == version and other.version == mover.version
        assert other.here == [0, 1]

    tell(tmp_path, story, linger_seconds=LONG)
