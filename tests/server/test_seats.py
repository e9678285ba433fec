"""The seat commands through the protocol: joining, leaving, returning."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from websockets.exceptions import ConnectionClosed

import florin
from florin import texts
from florin.server.events import Moved, Why
from florin.server.live_table import LiveTable
from tests.server.client import Client, Served, served
from tests.server.test_game_commands import tell, turn_of, whats


def test_a_bot_takes_over_a_seat_that_is_left_and_hands_it_back(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        assert (await britta.ask("leave"))["type"] == "ack"
        await anna.until(lambda: "left" in whats(anna))
        assert anna.state["table"]["seats"][1]["away"] and anna.state["table"]["seats"][1]["bot"] == "plain"
        while not any(entry.get("by") == "bot" for entry in anna.journal):
            await (anna.move() if anna.my_turn else anna.hear())
        assert (await britta.ask("move", version=britta.version, move="reveal"))["key"] in ("seat-away", "stale")
        await britta.close()
        back = await Client(server.url, britta.table, britta.token).enter()  # with her link, on another device
        assert (await back.ask("return"))["type"] == "ack"
        assert back.state["table"]["seats"][1]["bot"] is None
        assert (await back.ask("return"))["key"] == "seat-here"
        await asyncio.gather(anna.play_out(), back.play_out())

    tell(tmp_path, story)


def test_the_host_removes_someone_before_the_start_and_their_link_is_dead(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna = await server.enter(await server.create("card", "me", "open", "open"))
        britta = await server.enter(await server.join(anna.table, "Britta"))
        assert (await britta.ask("remove", seat=0))["key"] == "not-host"
        assert (await anna.ask("remove", seat=1))["type"] == "ack"
        while (message := await britta.hear())["type"] != "refusal":
            pass
        assert message["key"] == "bad-token"
        assert (await anna.ask("start", bot="plain"))["type"] == "ack"
        assert anna.stage == "playing"
        assert (await anna.ask("remove", seat=1))["key"] == "table-started"

    tell(tmp_path, story)


def test_the_journal_names_the_holder_of_a_seat_at_the_time(tmp_path: Path) -> None:
    """Someone else may hold the seat when the entry is read."""

    async def story(server: Served) -> None:
        anna = await server.enter(await server.create("card", "me", "open", "open"))
        britta = await server.enter(await server.join(anna.table, "Britta", seat=1))
        await britta.ask("chat", text="Hello")
        await anna.ask("remove", seat=1)
        await server.join(anna.table, "Carla", seat=1)
        await anna.ask("start", bot="plain")
        named = {entry["what"]: entry.get("name") for entry in anna.journal if entry["what"] != "sat"}
        assert (named["said"], named["removed"], named["filled"]) == ("Britta", "Britta", "plain")
        assert anna.state["table"]["seats"][1]["name"] == "Carla"

    tell(tmp_path, story)


def test_a_removed_bot_is_named_as_a_bot(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna = await server.enter(await server.create("card", "me", "plain", "open"))
        await anna.ask("remove", seat=1)
        [removed] = [entry for entry in anna.journal if entry["what"] == "removed"]
        assert (removed["name"], removed["bot"]) == ("plain", "plain")

    tell(tmp_path, story)


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_page_has_words_for_every_reason_why_a_bot_takes_over(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((texts.FOLDER / f"page.{lang}.ftl").read_text(encoding="utf-8")))
    pattern = bundle.get_message("event-left").value
    assert pattern is not None
    said = [bundle.format_pattern(pattern, {"name": "Anna", "why": why})[0] for why in get_args(Why)]
    assert len(set(said)) == len(get_args(Why)), said


def test_who_leaves_before_the_start_frees_the_seat_and_the_table_has_a_new_host(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna = await server.enter(await server.create("card", "me", "open", "open"))
        britta = await server.enter(await server.join(anna.table, "Britta"))
        await anna.send("leave")
        await britta.until(lambda: "removed" in whats(britta))
        seats = britta.state["table"]["seats"]
        assert (seats[0]["kind"], seats[1]["host"]) == ("open", True)
        assert (await britta.ask("start", bot="plain"))["type"] == "ack"
        assert [seat["kind"] for seat in britta.state["table"]["seats"]] == ["bot", "person", "bot"]

    tell(tmp_path, story)


def test_one_seat_may_be_open_on_two_devices_at_once(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        phone = await server.enter(await server.create("card", "me", "plain"))
        desk = await Client(server.url, phone.table, phone.token).enter()
        await desk.until(lambda: desk.my_turn)
        await desk.move()
        await phone.until(lambda: phone.version >= desk.version)
        assert phone.log[: len(desk.log)] == desk.log

    tell(tmp_path, story)


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        mover = await turn_of(anna, britta)
        await mover.move()
        log = list(mover.log)
        await anna.close()
        await britta.close()
        while (await server.get("/api/health"))["tables"]:
            await asyncio.sleep(0.05)
        again = await Client(server.url, mover.table, mover.token).enter()
        assert again.log == log
        assert (await again.move())["type"] == "ack"

    tell(tmp_path, story, idle_seconds=0.1)


def test_a_table_whose_clock_runs_for_days_leaves_the_memory_and_is_there_in_time(tmp_path: Path) -> None:
    now = time.time()

    async def story() -> None:
        nonlocal now
        async with served(tmp_path, now=lambda: now, idle_seconds=0.1) as server, asyncio.timeout(60):
            anna, britta = await server.pair("card", live=False)
            registry = server.app.state.registry
            await asyncio.gather(anna.close(), britta.close())
            while registry.live_tables:
                await asyncio.sleep(0.05)
            now += 3 * 86_400 + 1
            while not any(isinstance(event, Moved) for event in registry.store.events(anna.table)):
                await asyncio.sleep(0.05)
            again = await Client(server.url, anna.table, anna.token).enter()
            assert again.journal[-1]["by"] == "clock" and again.journal[-1]["at"] == now

    asyncio.run(story())


def test_a_rematch_rotates_the_seats_and_the_links_still_work(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("court")
        assert (await anna.ask("rematch"))["key"] == "rematch-early"
        await asyncio.gather(anna.play_out(), britta.play_out())
        assert (await anna.ask("rematch"))["type"] == "ack"
        assert (await britta.ask("rematch", contribution="ab" * 16))["type"] == "ack"
        table = britta.state["table"]["rematch"]
        assert table and table == anna.state["table"]["rematch"]
        again = await Client(server.url, table, anna.token).enter()
        other = await Client(server.url, table, britta.token).enter()
        assert (again.state["seat"], other.state["seat"], again.stage) == (1, 0, "playing")
        assert [seat["name"] for seat in again.state["table"]["seats"]] == ["Britta", "Anna"]
        assert again.state["table"]["deal"]["commit"] != anna.state["table"]["deal"]["commit"]
        await asyncio.gather(again.play_out(), other.play_out())
        florin.verify(await server.get(f"/api/records/{table}"))

    tell(tmp_path, story)


def test_a_rematch_and_its_record_say_whence_the_bots_have_their_names(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        place = await server.create("card", "me", "garzone", "apprentice")
        anna = await server.enter(place)
        await anna.play_out(first=True)
        await anna.ask("rematch")
        again = await Client(server.url, anna.state["table"]["rematch"], anna.token).enter()
        table = again.state["table"]
        assert (table["named_after"], table["rotated"]) == (anna.table, 1)
        await again.play_out(first=True)
        meta = (await server.get(f"/api/records/{again.table}"))["meta"]
        assert (meta["named_after"], meta["rotated"]) == (anna.table, 1)

    tell(tmp_path, story)


# -- a new link --------------------------------------------------------------------------------------------------------

NEW = "n" * 32


async def shown_out(client: Client) -> str:
    """Return the error key with which a socket is closed."""
    while (message := await client.hear())["type"] != "refusal":
        pass
    with pytest.raises(ConnectionClosed):
        await client.hear()
    return str(message["key"])


def test_a_renewed_link_opens_the_seat_and_the_old_one_stops_at_once(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("court")
        thief = await Client(server.url, anna.table, anna.token).enter()
        watcher = await server.watch(anna.table)
        before = watcher.version
        command = {"id": "anew", "token": NEW}
        assert (await anna.ask("renew", **command))["type"] == "ack"
        assert await shown_out(thief) == "bad-token"
        assert await shown_out(await Client(server.url, anna.table, anna.token).open()) == "bad-token"
        assert (await server.get(f"/api/tables/{anna.table}/record", token=anna.token))["key"] == "bad-token"
        assert (await anna.ask("chat", text="still here"))["type"] == "ack", "the requesting socket stays open"
        moved = await Client(server.url, anna.table, NEW).enter()
        assert moved.state["seat"] == 0
        assert (await moved.ask("renew", **command))["type"] == "ack", "a repeat is answered"
        await watcher.until(lambda: watcher.version > before)
        assert "renewed" not in whats(watcher) and not any(NEW in text for c in (watcher, britta) for text in c.raw)
        await asyncio.gather(anna.close(), watcher.close())
        await asyncio.gather(moved.play_out(), britta.play_out())

    tell(tmp_path, story)


@pytest.mark.parametrize("token", ["", "short", "n" * 31, "n" * 65, "n" * 31 + " ", "ü" * 40])
def test_a_secret_that_could_be_guessed_is_refused(tmp_path: Path, token: str) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("court")
        assert (await anna.ask("renew", token=token))["key"] == "weak-token"
        assert (await anna.ask("renew", token=britta.token))["key"] == "weak-token", "another's"
        assert (await (await server.watch(anna.table)).ask("renew", token=NEW))["key"] == "watching"
        assert (await Client(server.url, anna.table, anna.token).enter()).state["seat"] == 0

    tell(tmp_path, story)


def test_a_renewed_link_outlives_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as server:
            anna, _ = await server.pair("court")
            await anna.ask("renew", token=NEW)
        async with served(tmp_path) as server:
            assert (await Client(server.url, anna.table, NEW).enter()).state["seat"] == 0
            assert await shown_out(await Client(server.url, anna.table, anna.token).open()) == "bad-token"

    asyncio.run(story())


# -- once --------------------------------------------------------------------------------------------------------------

ONCE = "a-request-of-mine"


def test_who_asks_again_is_given_the_same_place_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as server:
            both = await asyncio.gather(*(server.create("card", "me", "open", "open", id=ONCE) for _ in range(2)))
            place = both[0]
            assert both == [place, place]
            joins = await asyncio.gather(*(server.join(place["table"], "Britta", id=ONCE + "2") for _ in range(3)))
            assert joins == [joins[0]] * 3 and joins[0]["seat"] == 1
            other = await server.create("card", "me", "open", "open", id=ONCE + "3")
            assert other["table"] != place["table"] and other["token"] != place["token"]
        async with served(tmp_path) as server:
            assert (await server.create("card", "me", "open", "open", id=ONCE))["token"] == place["token"]
            anna = await server.enter(place)
            assert [seat["kind"] for seat in anna.state["table"]["seats"]] == ["person", "person", "open"]
            again = await server.join(place["table"], "Britta", id=ONCE + "2")
            assert again["token"] == joins[0]["token"] and (await server.enter(again)).state["seat"] == 1
            assert (await server.join(place["table"], "Carlos", id=ONCE + "4"))["seat"] == 2

    asyncio.run(story())


def test_a_table_of_nobodys_and_one_from_a_record_are_laid_once_too(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        first = await server.create("card", "open", "open", id=ONCE)
        assert await server.create("card", "open", "open", id=ONCE) == first
        assert first["token"] is None
        kept = await server.post("/api/records", florin.game("card", players=2).start(seed=1).record())
        body = {"upto": 1, "seat": 1, "bot": "plain", "id": ONCE + "5"}
        places = [await server.post(f"/api/records/{kept['id']}/tables", body) for _ in range(2)]
        assert places[0] == places[1] and places[0]["seat"] == 1
        for bad in ("short", "x" * 65, "with space in it", "<script>alert</script>"):
            assert (await server.http.post("/api/tables", json={"game": "card", "id": bad})).status_code == 400

    tell(tmp_path, story)


def test_a_repeated_removal_removes_nobody_else(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna = await server.enter(await server.create("card", "me", "open", "open"))
        await server.join(anna.table, "Britta")
        assert (await anna.ask("remove", id="out", seat=1))["type"] == "ack"
        await server.join(anna.table, "Carlos")
        assert (await anna.ask("remove", id="out", seat=1))["type"] == "ack"
        assert anna.state["table"]["seats"][1]["name"] == "Carlos"
        assert (await anna.ask("start", id="go", bot="plain"))["type"] == "ack"
        assert (await anna.ask("start", id="go", bot="plain"))["type"] == "ack"

    tell(tmp_path, story)


def test_what_someone_said_before_does_not_answer_for_who_sits_there_now(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna = await server.enter(await server.create("card", "me", "open", "open"))
        britta = await server.enter(await server.join(anna.table, "Britta"))
        await britta.ask("chat", id="1", text="I must go")
        await britta.send("leave", id="2")
        await anna.until(lambda: "removed" in whats(anna))
        carlos = await server.enter(await server.join(anna.table, "Carlos"))
        assert (await carlos.ask("chat", id="1", text="Hello"))["type"] == "ack"
        assert [entry["text"] for entry in carlos.journal if entry["what"] == "said"] == ["I must go", "Hello"]

    tell(tmp_path, story)


def test_a_rematch_asked_for_by_all_at_once_is_one_table(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("court")
        await asyncio.gather(anna.play_out(), britta.play_out())
        names = await asyncio.gather(anna.send("rematch"), britta.send("rematch"))
        answers = await asyncio.gather(anna.answer(names[0]), britta.answer(names[1]))
        assert [answer["type"] for answer in answers] == ["ack", "ack"]
        again = await Client(server.url, anna.state["table"]["rematch"], anna.token).enter()
        assert again.stage == "playing" and whats(again).count("sat") == 2

    tell(tmp_path, story)


# -- live and correspondence tables------------------------------------------------------------------------------------


def hurry(server: Served, table: str, seconds: float) -> LiveTable:
    """Set how long the table waits for a disconnected player from now on; connecting may have taken longer."""
    live_table: LiveTable = server.app.state.registry.live_table(table)
    live_table.settings = replace(live_table.settings, gone_seconds=seconds)
    return live_table


def test_a_live_table_does_not_wait_for_who_is_gone_while_others_are_there(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        mover = await turn_of(anna, britta)
        other = britta if mover is anna else anna
        hurry(server, anna.table, 0.2)
        await mover.close()
        await other.until(lambda: "left" in whats(other))
        left = next(entry for entry in other.journal if entry["what"] == "left")
        assert (left["seat"], left["why"], left["bot"]) == (mover.state["seat"], "gone", "plain")
        await other.until(lambda: any(entry.get("by") == "bot" for entry in other.journal))
        back = await Client(server.url, mover.table, mover.token).enter()
        assert (await back.ask("return"))["type"] == "ack"
        await asyncio.gather(back.play_out(), other.play_out())

    tell(tmp_path, story)


@pytest.mark.parametrize("case", ["without hurry", "nobody waits", "someone else's turn", "another device"])
def test_nobody_is_replaced_for_being_disconnected(tmp_path: Path, case: str) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card", live=case != "without hurry")
        mover = await turn_of(anna, britta)
        other = britta if mover is anna else anna
        if case == "another device":
            await Client(server.url, mover.table, mover.token).enter()
        live_table = hurry(server, anna.table, 0.1)
        if case == "nobody waits":
            await other.close()
            while any(watcher.seat == other.state["seat"] for watcher in live_table.watchers):
                await asyncio.sleep(0)
        await (other if case == "someone else's turn" else mover).close()
        await server.watch(anna.table)
        await asyncio.sleep(0.5)
        again = await Client(server.url, mover.table, mover.token).enter()
        assert "left" not in whats(again)
        assert (live_table.absence_ends() is None) is (case != "someone else's turn" or again.my_turn)

    tell(tmp_path, story)


def test_a_table_without_hurry_gives_three_days_per_move_unless_told_otherwise(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        for live, clock, found in (
            (False, None, {"move": 259_200.0}),
            (False, {}, {}),
            (False, {"bank": 864_000, "increment": 86_400}, {"bank": 864_000.0, "increment": 86_400.0}),
            (True, None, {}),
        ):
            place = await server.create("card", "me", "open", live=live, **({} if clock is None else {"clock": clock}))
            assert (await server.get(f"/api/tables/{place['table']}"))["clock"] == found

    tell(tmp_path, story)


def test_live_tables_are_listed_while_someone_is_there_and_others_always(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        live = await server.enter(await server.create("card", "me", "open", listed=True))
        patient = await server.create("card", "me", "open", listed=True, live=False)
        await server.create("card", "me", "open")
        await server.create("card", "me", "open", live=False)

        async def listed() -> list[str]:
            return [table["id"] for table in (await server.get("/api/tables"))["tables"]]

        assert await listed() == [live.table, patient["table"]]
        await live.close()
        while live.table in await listed():
            await asyncio.sleep(0.05)
        assert await listed() == [patient["table"]]
        await Client(server.url, live.table).enter()
        assert await listed() == [live.table, patient["table"]]

    tell(tmp_path, story, idle_seconds=0.1)


# -- swapping seats, colours and reactions -----------------------------------------------------------------------------


def names_at(client: Client) -> list[str]:
    return [seat["name"] for seat in client.state["table"]["seats"]]


def test_the_host_swaps_seats_and_everything_of_a_seat_moves_along(tmp_path: Path) -> None:
    """Tokens, the host, muted seats, chat and repeated requests belong to people, not to numbers."""

    async def story(server: Served) -> None:
        host = await server.enter(await server.create("card", "me", "open", "open", "open"))
        britta = await server.enter(await server.join(host.table, "Britta"))
        carla = await server.enter(await server.join(host.table, "Carla"))
        await britta.ask("chat", text="Hello")
        await carla.ask("chat", text="Ignore me")
        await host.ask("mute", seat=2, on=True)
        assert (await britta.ask("swap", seat=0, other=1))["key"] == "not-host"
        assert (await host.ask("swap", seat=0, other=4))["key"] == "no-seat"
        answer = await host.ask("swap", id="s1", seat=0, other=1)
        assert (answer["type"], host.state["seat"], host.state["muted"]) == ("ack", 1, [2])
        assert await host.ask("swap", id="s1", seat=0, other=1) == answer, "a repeated request is not executed twice"
        assert (await host.ask("swap", seat=1, other=2))["type"] == "ack"
        await britta.until(lambda: "swapped" in whats(britta))
        assert names_at(host) == ["Britta", "Carla", "Anna", ""]
        assert [seat["host"] for seat in host.state["table"]["seats"]] == [False, False, True, False]
        await carla.until(lambda: carla.state["seat"] == 1)
        assert (host.state["seat"], britta.state["seat"], host.state["muted"]) == (2, 0, [1])
        said = [(entry["seat"], entry["text"]) for entry in host.journal if entry["what"] == "said"]
        assert said == [(0, "Hello")], "a muted person's lines stay hidden"
        assert (await carla.ask("chat", text="Again"))["type"] == "ack"
        await carla.close()
        back = await Client(server.url, host.table, carla.token).enter()
        assert back.state["seat"] == 1
        assert (await host.ask("start", bot="plain"))["type"] == "ack"
        assert (await host.ask("swap", seat=0, other=1))["key"] == "table-started"

    tell(tmp_path, story)


def test_anyone_may_move_to_an_open_seat(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        host = await server.enter(await server.create("card", "me", "open", "open"))
        britta = await server.enter(await server.join(host.table, "Britta"))
        assert (await britta.ask("swap", seat=1, other=2))["type"] == "ack"
        assert (britta.state["seat"], names_at(britta)) == (2, ["Anna", "", "Britta"])
        await host.until(lambda: names_at(host) == ["Anna", "", "Britta"])
        await host.until(lambda: host.here == [0, 2])

    tell(tmp_path, story)


def test_a_colour_is_taken_from_a_bot_but_not_from_a_person(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        host = await server.enter(await server.create("card", "me", "open", "plain", "open"))
        britta = await server.enter(await server.join(host.table, "Britta"))
        assert (await britta.ask("colour", colour=0))["key"] == "colour-taken"
        assert (await britta.ask("colour", colour=2))["type"] == "ack"
        assert (await britta.ask("colour", colour=6))["key"] == "bad-message"
        await host.until(lambda: "coloured" in whats(host))
        assert [seat["colour"] for seat in host.state["table"]["seats"]] == [0, 2, 1, 3]
        await host.ask("swap", seat=0, other=1)
        assert [seat["colour"] for seat in host.state["table"]["seats"]] == [2, 0, 1, 3]

    tell(tmp_path, story)


def test_a_rematch_keeps_the_colours_and_a_kept_seat_can_be_swapped(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        await anna.ask("colour", colour=5)
        await asyncio.gather(anna.play_out(), britta.play_out())
        await anna.ask("rematch")
        again = await Client(server.url, anna.state["table"]["rematch"], anna.token).enter()
        assert [seat["colour"] for seat in again.state["table"]["seats"]] == [1, 5]
        await again.ask("swap", seat=0, other=1)
        assert (await britta.ask("rematch"))["type"] == "ack"
        await again.until(lambda: again.stage == "playing")
        assert names_at(again) == ["Anna", "Britta"]

    tell(tmp_path, story)


def test_reactions_are_chat_in_every_language(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        assert (await anna.ask("react", reaction="nice"))["type"] == "ack"
        await britta.until(lambda: "reacted" in whats(britta))
        [entry] = [entry for entry in britta.journal if entry["what"] == "reacted"]
        assert (entry["seat"], entry["name"], entry["text"]) == (0, "Anna", "nice")
        assert (await anna.ask("react", reaction="<b>"))["key"] == "bad-message"
        await britta.ask("mute", seat=0, on=True)
        again = await Client(server.url, britta.table, britta.token).enter()
        assert "reacted" not in whats(again)
        answers = [await anna.ask("react", reaction="wow") for _ in range(12)]
        assert answers[-1]["key"] == "too-fast"

    tell(tmp_path, story, chat_per_second=0.001)


def test_public_information_says_whose_turn_it_is(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        place = await server.create("card", "me", "open")
        assert (await server.get(f"/api/tables/{place['table']}"))["turn"] is None
        await server.join(place["table"], "Britta")
        anna = await server.enter(place)
        assert (await server.get(f"/api/tables/{place['table']}"))["turn"] == anna.view["turn"]

    tell(tmp_path, story)
