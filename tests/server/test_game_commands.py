"""The game commands of players, through the protocol."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import florin
from tests.server.client import Client, Served, served

Story = Callable[[Served], Awaitable[None]]
NOON = 1_800_000_000.0  # for a clock that only moves when the test says so


def tell(folder: Path, story: Story, **fields: Any) -> None:
    async def told() -> None:
        async with served(folder, **fields) as server, asyncio.timeout(180):
            await story(server)

    asyncio.run(told())


def whats(client: Client) -> list[str]:
    return [entry["what"] for entry in client.journal]


def reached(client: Client, version: int) -> bool:
    return client.version >= version


async def turn_of(*clients: Client) -> Client:
    """Return the client to move, once all have its update."""
    while True:
        version = max(client.version for client in clients)
        for client in clients:
            await client.until(partial(reached, client, version))
        for client in clients:
            if client.my_turn:
                return client
        await clients[0].hear()


async def board(server: Served) -> list[Client]:
    """Return three people at the auction game, the one to move first."""
    place = await server.create("board", "me", "open", "open")
    clients = [await server.enter(place)]
    clients += [await server.enter(await server.join(place["table"], name)) for name in ("Britta", "Carlos")]
    seat = (await turn_of(*clients)).state["seat"]
    return [clients[(seat + place) % 3] for place in range(3)]


async def to_auction(*clients: Client) -> Client:
    """Play until an auction starts, and return the first bidder."""
    mover = await turn_of(*clients)
    await mover.move("draw")
    await mover.move("auction")
    return await turn_of(*clients)


def test_who_comes_later_is_told_the_time_of_now(tmp_path: Path) -> None:
    now = NOON

    async def story() -> None:
        nonlocal now
        async with served(tmp_path, now=lambda: now) as server:
            anna, _ = await server.pair("card", clock={"move": 60})
            assert anna.state["now"] == now
            now += 40
            assert (await Client(server.url, anna.table, anna.token).enter()).state["now"] == now

    asyncio.run(story())


# -- undo --------------------------------------------------------------------------------------------------------------


def test_a_move_is_taken_back_at_once_while_nothing_has_happened(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        mover = await turn_of(anna, britta)
        await mover.move("reveal")
        before = list(mover.log)
        await mover.move("take 1")
        assert (await mover.ask("undo", version=mover.version))["type"] == "ack"
        assert mover.log == before and mover.my_turn
        other = britta if mover is anna else anna
        await other.until(lambda: "undone" in whats(other))
        assert other.log == before
        assert whats(other)[-2:] == ["moved", "undone"], "an undone move stays in the journal"

    tell(tmp_path, story)


def test_a_move_in_the_journal_says_where_it_stands_in_the_log(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        for move in ("reveal", "take 1", "reveal", "take 1"):
            mover = await turn_of(anna, britta)
            assert (await mover.move(move))["type"] == "ack"
        assert (await mover.ask("undo", version=mover.version))["type"] == "ack"
        moved = [entry for entry in mover.journal if entry["what"] == "moved"]
        assert [mover.log[entry["line"]] for entry in moved[:-1]] == [
            f"{entry['seat']} {entry['move']}" for entry in moved[:-1]
        ]
        assert moved[-1]["line"] == len(mover.log), "the last one was undone"

    tell(tmp_path, story)


def test_a_draw_that_was_seen_is_never_taken_back(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        mover = await turn_of(anna, britta)
        await mover.move("reveal")
        assert (await mover.ask("undo", version=mover.version))["key"] == "undo-draw"

    tell(tmp_path, story)


@pytest.mark.parametrize("agree", [True, False])
def test_a_move_that_was_answered_is_taken_back_if_all_people_agree(tmp_path: Path, agree: bool) -> None:
    async def story(server: Served) -> None:
        clients = await board(server)
        first = await to_auction(*clients)
        before = list(first.log)
        await first.move("bid 3")
        second = await turn_of(*clients)
        await second.move("bid 4")
        await first.until(lambda: first.version == second.version)
        assert (await first.ask("undo", version=first.version))["type"] == "ack"
        assert first.state["table"]["undo"]["agreed"] == [first.state["seat"]]
        for other in clients:
            if other is not first:
                await other.until(lambda other=other: other.state["table"]["undo"] is not None)  # type: ignore[misc]
                answer = await other.ask("answer-undo", version=other.version, agree=agree)
                if not agree:
                    break
                assert answer["type"] == "ack"
        await first.until(lambda: first.state["table"]["undo"] is None)
        assert (first.log == before) is agree
        assert ("undone" in whats(first)) is agree

    tell(tmp_path, story)


def test_a_move_taken_back_at_once_is_its_movers_whoever_else_has_asked(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        clients = await board(server)
        first = await to_auction(*clients)
        await first.move("bid 3")
        second = await turn_of(*clients)
        await second.move("bid 4")
        await first.until(lambda: first.version == second.version)
        await first.ask("undo", version=first.version)
        await second.until(lambda: second.state["table"]["undo"] is not None)
        command = {"id": "back", "version": second.version}
        assert (await second.ask("undo", **command))["type"] == "ack"
        assert (second.journal[-1]["what"], second.journal[-1]["seat"]) == ("undone", second.state["seat"])
        assert second.my_turn
        assert (await second.ask("undo", **command))["type"] == "ack", "a repeat is answered"
        assert second.state["table"]["undo"] is None

    tell(tmp_path, story)


def test_bots_agree_to_an_undo_and_the_record_stays_verifiable(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna = await server.enter(await server.create("board", "me", "plain", "plain"))
        undone = 0
        while anna.stage != "over":
            if not anna.my_turn:
                await anna.hear()
                continue
            await anna.move()
            answer = {"key": "stale"}
            while undone < 5 and answer.get("key") == "stale":  # bots keep playing
                answer = await anna.ask("undo", version=anna.version)
                undone += answer["type"] == "ack"
        assert undone
        florin.verify(await server.get(f"/api/records/{anna.table}"))

    tell(tmp_path, story)


# -- time --------------------------------------------------------------------------------------------------------------


def test_who_runs_out_of_time_makes_the_gentlest_move_and_the_third_time_a_bot_takes_over(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        watcher = await server.enter(await server.create("card", "me", "plain", clock={"move": 1}))
        await watcher.until(lambda: "left" in whats(watcher))
        mine = [entry for entry in watcher.journal if entry.get("seat") == 0 and entry["what"] in ("moved", "left")]
        assert [entry["what"] for entry in mine[:3]] == ["moved", "moved", "left"]
        assert all(entry["by"] == "clock" and entry["move"] in ("reveal", "take 1") for entry in mine[:2])
        assert mine[2]["why"] == "clock"
        await watcher.until(lambda: any(entry.get("by") == "bot" and entry["seat"] == 0 for entry in watcher.journal))
        assert (await watcher.ask("return"))["type"] == "ack"
        assert not watcher.state["table"]["seats"][0]["away"]

    tell(tmp_path, story)


def test_a_bank_runs_down_and_gains_its_increment(tmp_path: Path) -> None:
    now = NOON

    async def story(server: Served) -> None:
        nonlocal now
        anna = await server.enter(await server.create("card", "me", "plain", clock={"bank": 100, "increment": 5}))
        await anna.until(lambda: anna.my_turn)
        assert anna.state["table"]["deadline"] == now + 100
        now += 30
        await anna.move()
        assert anna.state["table"]["seats"][0]["bank"] == 75

    tell(tmp_path, story, now=lambda: now)


@pytest.mark.parametrize("clock", [{"bank": 100, "increment": 50}, {"move": 100}])
def test_taking_moves_back_gains_no_time(tmp_path: Path, clock: dict[str, int]) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card", clock=clock)
        mover = await turn_of(anna, britta)
        await mover.move("reveal")
        deadline = mover.state["table"]["deadline"]
        banks = [seat["bank"] for seat in mover.state["table"]["seats"]]
        for _ in range(3):
            await mover.move("take 1")
            assert (await mover.ask("undo", version=mover.version))["type"] == "ack"
        assert [seat["bank"] for seat in mover.state["table"]["seats"]] == banks
        assert mover.state["table"]["deadline"] == deadline

    tell(tmp_path, story, now=lambda: NOON)  # real time may pass on a busy machine


def test_clocks_that_cannot_be_kept_are_refused(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        for clock in ({"move": 0}, {"move": 5, "bank": 5}, {"increment": 5}, {"bank": 1e12}):
            seats = [{"kind": "me"}, {"kind": "open"}]
            body = {"game": "court", "seats": seats, "clock": clock}
            assert (await server.post("/api/tables", body, 400))["key"] == "bad-clock"

    tell(tmp_path, story)


def test_a_lesson_is_the_same_for_everyone(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        views = []
        for _ in range(2):
            anna = await server.enter(await server.create("court", "me", "apprentice", lesson=True))
            await anna.move("send R3")
            while not anna.my_turn:
                await anna.hear()
            views.append(anna.state["view"])
        assert views[0] == views[1]
        body = {"game": "court", "seats": [{"kind": "me"}, {"kind": "open"}], "lesson": True}
        assert (await server.post("/api/tables", body, 400))["key"] == "bad-lesson"

    tell(tmp_path, story)


# -- advance bids, hints, chat -----------------------------------------------------------------------------------------


def test_an_advance_bid_is_used_and_nobody_else_knows_of_it(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        mover, first, second = clients = await board(server)
        assert (await second.ask("advance", upto=99))["key"] == "advance-high"
        before = {client: client.version for client in clients}
        assert (await second.ask("advance", upto=5))["type"] == "ack"
        assert (await second.ask("advance", upto=7))["type"] == "ack", "changeable until used"
        assert second.state["advance"] == 7
        assert {client: client.version for client in clients} == before, "the version does not change"
        await mover.move("draw")
        await mover.move("auction")
        await first.until(lambda: first.my_turn)
        await first.move("bid 4")
        await mover.until(lambda: mover.my_turn)
        assert mover.view["bid"] == 5 and mover.view["bidder"] == second.state["seat"]
        moved = [entry for entry in mover.journal if entry["what"] == "moved"][-1]
        assert moved["by"] == "person"
        assert not any("advance" in text.replace('"advance":null', "") for c in (mover, first) for text in c.raw)
        await second.until(lambda: second.version == mover.version)
        assert second.state["advance"] is None
        await mover.move("pass")
        await second.until(lambda: second.version == mover.version)
        assert second.state["advance"] is None

    tell(tmp_path, story)


def test_an_advance_bid_passes_when_it_is_topped_and_lapses_with_the_lot(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        mover, first, second = await board(server)
        await second.ask("advance", upto=3)
        await mover.ask("advance", upto=1)
        await mover.move("draw")
        await mover.move("auction")
        await first.until(lambda: first.my_turn)
        await first.move("bid 3")
        await first.until(lambda: not first.view["bidding"])
        assert first.log[-2:] == [f"{player.state['seat']} pass" for player in (second, mover)]

    tell(tmp_path, story)


def test_advance_bids_are_for_board_alone(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, _ = await server.pair("card")
        assert (await anna.ask("advance", upto=3))["key"] == "advance-board"

    tell(tmp_path, story)


def test_a_bot_that_cannot_say_why_gives_no_hint_and_the_asker_is_told(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("court")
        mover = await turn_of(anna, britta)
        assert (await mover.ask("hint", version=mover.version, bot="raving"))["key"] == "bot-crash"

    tell(tmp_path, story)


@pytest.mark.parametrize(("hints", "seen"), [("shown", True), ("all", False)])
def test_a_hint_is_given_and_the_table_sees_it_unless_all_play_with_hints(
    tmp_path: Path, hints: str, seen: bool
) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("court", hints=hints)
        mover = await turn_of(anna, britta)
        other = britta if mover is anna else anna
        hint = await mover.ask("hint", version=mover.version, bot="plain")
        assert hint["type"] == "hint" and hint["candidates"][0]["move"] in mover.view["legal"]
        assert (await other.ask("hint", version=other.version, bot="plain"))["key"] == "not-your-turn"
        assert ("hinted" in whats(mover)) is seen
        await mover.move()
        await other.until(lambda: other.my_turn)
        assert ("hinted" in whats(other)) is seen

    tell(tmp_path, story)


def test_a_table_may_play_without_hints(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("court", hints="none")
        mover = await turn_of(anna, britta)
        assert (await mover.ask("hint", version=mover.version, bot="plain"))["key"] == "hint-none"

    tell(tmp_path, story)


def test_chat_is_read_by_all_but_those_who_muted_it(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("court")
        watcher = await server.watch(anna.table)
        await britta.ask("chat", text="Hello Anna, I <3 this game")
        await anna.until(lambda: "said" in whats(anna))
        await anna.ask("mute", seat=1, on=True)
        assert anna.state["muted"] == [1]
        await britta.ask("chat", text="Are you there?")
        await watcher.until(lambda: whats(watcher).count("said") == 2)
        await anna.until(lambda: anna.version == watcher.version)
        assert whats(anna).count("said") == 1
        await anna.ask("mute", seat=1, on=False)
        await britta.ask("chat", text="And now?")
        await anna.until(lambda: whats(anna).count("said") == 2)
        assert anna.state["muted"] == [] and anna.journal[-1]["text"] == "And now?"
        assert (await watcher.ask("chat", text="me too"))["key"] == "watching"

    tell(tmp_path, story)
