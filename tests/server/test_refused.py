"""Refusals, one test each. A refusal is one sentence, and the table does not change."""

import asyncio
import hmac
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import florin
from florin.server import limits, table_state
from florin.server.limits import Bucket, Buckets, Counts, is_foreign, is_wrong_host
from florin.server.middleware import HEADERS, read_cost
from tests.server.client import Client, Served
from tests.server.test_game_commands import tell, turn_of


async def lines_of(server: Served, table: str) -> list[str]:
    record = await server.get(f"/api/tables/{table}/record")
    return list(record["log"])


async def closed(client: Client) -> dict[str, Any]:
    """Return the refusal with which a socket is closed."""
    message: dict[str, Any] = {}
    with suppress(ConnectionClosed):
        while True:
            message = await client.hear()
    assert client.socket.close_code in (1008, 1009)
    return message


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop time for the buckets, so that they do not refill on a busy machine."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 100.0))


def test_a_guessed_token_opens_no_seat(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, _ = await server.pair("card")
        assert anna.token
        near = anna.token[:-1] + ("y" if anna.token.endswith("x") else "x")
        for guess in ("", "guess", "\u2603" * 300, near):
            thief = await Client(server.url, anna.table, guess).open()
            assert (await closed(thief))["key"] == "bad-token"
        answer = await server.get(f"/api/tables/{anna.table}/record", token="guess")
        assert answer["key"] == "bad-token"

    tell(tmp_path, story)


def test_a_wrong_and_an_unknown_token_take_the_same_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A token is hashed before it is compared, with every seat, in constant time."""
    compared: list[tuple[int, int]] = []

    def counting(known: str, given: str) -> bool:
        compared.append((len(known), len(given)))
        return hmac.compare_digest(known, given)

    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        elsewhere, _ = await server.pair("card")
        table = server.app.state.registry.live_table(anna.table).table
        monkeypatch.setattr(table_state, "hmac", SimpleNamespace(compare_digest=counting))
        assert anna.token and britta.token and elsewhere.token
        steps = []
        tokens = (anna.token, britta.token, anna.token[:-1] + "~", elsewhere.token, "guess", "x" * 400)
        for token in tokens:
            compared.clear()
            steps.append((table.owner(token), tuple(compared)))
        assert [found for found, _ in steps] == [0, 1, None, None, None, None]
        assert {taken for _, taken in steps} == {((64, 64), (64, 64))}
        monkeypatch.undo()

    tell(tmp_path, story)


def test_a_token_moves_no_other_seat_and_nobody_moves_out_of_turn(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        mover = await turn_of(anna, britta)
        other = britta if mover is anna else anna
        before = await lines_of(server, anna.table)
        answer = await other.ask("move", version=other.version, move="reveal")
        assert answer["key"] == "not-your-turn" and "legal" not in answer
        assert (await other.ask("move", version=other.version, move="reveal", seat=0))["key"] == "bad-message"
        assert await lines_of(server, anna.table) == before

    tell(tmp_path, story)


def test_who_watches_moves_nothing(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, _ = await server.pair("card")
        watcher = await server.watch(anna.table)
        for kind, fields in (("move", {"version": 1, "move": "reveal"}), ("undo", {"version": 1}), ("leave", {})):
            assert (await watcher.ask(kind, **fields))["key"] == "watching"

    tell(tmp_path, story)


def test_a_crowd_of_spectators_keeps_no_player_out(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        crowd = [await server.watch(anna.table) for _ in range(3)]
        assert (await closed(await Client(server.url, anna.table).open()))["key"] == "table-crowded"
        await (await Client(server.url, anna.table, britta.token).enter()).close()
        await crowd[0].close()
        live_table = server.app.state.registry.live_table(anna.table)
        while sum(watcher.seat is None for watcher in live_table.watchers) == len(
            crowd
        ):  # until the server has noticed
            await asyncio.sleep(0.01)
        await britta.ask("chat", text="LiveTable for one more")
        await server.watch(anna.table)

    tell(tmp_path, story, most_watchers=3)


def test_a_table_may_refuse_to_be_watched(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, _ = await server.pair("card", spectators=False)
        assert (await closed(await Client(server.url, anna.table).open()))["key"] == "no-watching"
        assert (await server.get(f"/api/tables/{anna.table}/record"))["key"] == "no-watching"
        assert "log" in await server.get(f"/api/tables/{anna.table}/record", token=anna.token)

    tell(tmp_path, story)


def test_a_repeated_move_is_answered_and_not_made_again(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        mover = await turn_of(anna, britta)
        wish = {"id": "once", "version": mover.version, "move": "reveal"}
        first = await mover.ask("move", **wish)
        log = list(mover.log)
        assert await mover.ask("move", **wish) == first
        assert mover.log == log == await lines_of(server, anna.table)

    tell(tmp_path, story)


def test_a_stale_move_is_answered_with_the_present_view(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        mover = await turn_of(anna, britta)
        old = mover.version
        await mover.move("reveal")
        mover.raw.clear()
        answer = await mover.ask("move", version=old, move="reveal")
        assert answer["key"] == "stale"
        update = json.loads(mover.raw[0])
        assert update["type"] == "update" and update["since"] == old and update["view"]["legal"]
        assert (await mover.ask("move", version=10_000, move="reveal"))["key"] == "stale"

    tell(tmp_path, story)


def test_chat_does_not_make_a_move_stale(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        mover = await turn_of(anna, britta)
        version = mover.version
        await (britta if mover is anna else anna).ask("chat", text="Hurry")
        assert (await mover.ask("move", version=version, move="reveal"))["type"] == "ack"

    tell(tmp_path, story)


def test_an_illegal_move_is_refused_with_its_rule_and_what_is_legal(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        mover = await turn_of(anna, britta)
        answer = await mover.ask("move", version=mover.version, move="take 1")
        assert (answer["key"], answer["rule"], answer["legal"]) == ("market-empty", "C-2", ["reveal"])
        assert answer["text"] == "The market is empty (C-2); reveal a card first."

    tell(tmp_path, story)


MALFORMED = ["", "{", "[]", "null", '{"type":"move"}', '{"type":"steal","id":"1"}', '{"id":5}', "[" * 5000, '"\\ud800"']


@pytest.mark.parametrize("frame", MALFORMED)
def test_a_malformed_frame_is_refused_and_the_socket_lives(tmp_path: Path, frame: str) -> None:
    async def story(server: Served) -> None:
        anna, _ = await server.pair("card")
        await anna.socket.send(frame)
        answer = await anna.hear()
        assert answer["key"] == "bad-message" and "Traceback" not in answer["text"]
        assert (await anna.ask("chat", text="still here"))["type"] == "ack"

    tell(tmp_path, story)


def test_bytes_that_are_no_text_do_no_harm(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, _ = await server.pair("card")
        await anna.socket.send(b"\xff\xfe\x00")
        message = await anna.hear()
        assert message["key"] == "bad-message"

    tell(tmp_path, story)


def test_an_oversized_frame_closes_the_socket(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, _ = await server.pair("card")
        await anna.socket.send(json.dumps({"type": "chat", "id": "1", "text": "x" * 20_000}))
        assert (await closed(anna))["key"] == "too-large"

    tell(tmp_path, story)


def test_hello_is_said_first_and_once(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, _ = await server.pair("card")
        registry = server.app.state.registry
        registry.settings = replace(
            registry.settings, hello_seconds=0.5
        )  # only from now on: the first hello may take longer
        await anna.socket.send('{"type": "hello"}')
        assert (await anna.hear())["key"] == "hello-once"
        address = f"{server.url.replace('http', 'ws')}/api/tables/{anna.table}/socket"
        for first in (None, '{"type": "leave", "id": "1"}', "rubbish"):
            stranger = Client(server.url, anna.table)
            stranger.socket = await connect(address, proxy=None)
            if first:
                await stranger.socket.send(first)
            assert (await closed(stranger))["key"] in ("hello-first", "bad-message")

    tell(tmp_path, story)


@pytest.mark.usefixtures("no_time")
def test_a_flood_is_slowed_and_then_shown_out(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        for _ in range(10):
            assert (await anna.ask("chat", text="la"))["type"] == "ack"
        assert (await anna.ask("chat", text="la"))["key"] == "too-fast", "the refusal names the message"
        for number in range(60):
            await anna.socket.send(json.dumps({"type": "chat", "id": f"f{number}", "text": "la"}))
        await closed(anna)
        refused = [answer.get("id") for answer in anna.answers if answer.get("key") == "too-fast"]
        assert None in refused, "the socket was closed with it, though an answer may follow"
        assert (await britta.ask("chat", text="quiet please"))["type"] == "ack"

    tell(tmp_path, story, messages_per_second=5.0)


@pytest.mark.usefixtures("no_time")
def test_chat_is_slowed_sooner_than_moves(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        mover = await turn_of(anna, britta)
        for _ in range(10):
            assert (await mover.ask("chat", text="la"))["type"] == "ack"
        assert (await mover.ask("chat", text="la"))["key"] == "too-fast"
        assert (await mover.move("reveal"))["type"] == "ack"

    tell(tmp_path, story)


@pytest.mark.usefixtures("no_time")
def test_a_new_socket_does_not_renew_the_limit_of_chat(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        for _ in range(10):
            assert (await anna.ask("chat", text="la"))["type"] == "ack"
        again = await Client(server.url, anna.table, anna.token).enter()
        assert (await again.ask("chat", text="la"))["key"] == "too-fast"
        assert (await britta.ask("chat", text="quiet please"))["type"] == "ack", "each seat has its own"

    tell(tmp_path, story)


def test_old_chat_is_left_out_and_can_be_paged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card", spectators=False)
        for number in range(8):
            assert (await (anna, britta)[number % 2].ask("chat", text=f"line {number}"))["type"] == "ack"

        def lines(entries: list[dict[str, Any]]) -> list[int]:
            return [int(entry["text"].split()[1]) for entry in entries if entry["what"] == "said"]

        async def earlier(before: int, token: str | None = anna.token) -> dict[str, Any]:
            return await server.get(f"/api/tables/{anna.table}/chat?before={before}", token=token)

        again = await Client(server.url, anna.table, anna.token).enter()
        assert lines(again.journal) == [5, 6, 7]
        assert [entry["what"] for entry in again.journal][:3] == ["created", "sat", "sat"], "the rest is complete"
        page = await earlier(again.state["chat_from"])
        assert (lines(page["entries"]), page["more"]) == ([2, 3, 4], True)
        page = await earlier(page["entries"][0]["version"])
        assert (lines(page["entries"]), page["more"]) == ([0, 1], False)
        assert (await earlier(9, None))["key"] == "no-watching"
        await again.ask("mute", seat=1, on=True)
        assert lines((await earlier(1 << 30))["entries"]) == [2, 4, 6], "without the lines of those she muted"
        assert (await server.enter({"table": anna.table, "token": anna.token})).state["chat_from"] is not None

    monkeypatch.setattr("florin.server.serialize.MOST_CHAT", 3)
    tell(tmp_path, story)


def test_no_seat_fills_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        for number in range(6):
            assert (await anna.ask("mute", id=f"m{number}", seat=1, on=True))["type"] == "ack"
        assert (await anna.ask("mute", seat=1, on=True))["key"] == "seat-worn"
        assert (await anna.ask("mute", id="m1", seat=1, on=True))["type"] == "ack", "a repeat is answered"
        assert (await britta.ask("chat", text="quiet please"))["type"] == "ack"

    monkeypatch.setattr("florin.server.live_table.MOST_COMMANDS", 5)
    tell(tmp_path, story)


def test_a_bucket_holds_two_seconds_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("florin.server.limits.time.monotonic", lambda: now)
    bucket = Bucket(5)
    assert [bucket.take() for _ in range(11)] == [True] * 10 + [False]
    now += 1
    assert bucket.take(5) and not bucket.take()
    now += 100
    assert bucket.take(10) and not bucket.take()


@pytest.mark.usefixtures("no_time")
def test_a_household_shares_a_bucket_and_others_have_their_own() -> None:
    buckets = Buckets(1.0, 1.0)
    assert buckets.take("192.0.2.1") and not buckets.take("192.0.2.1")
    assert buckets.take("192.0.2.2")
    assert buckets.take("2001:db8:0:1::1") and not buckets.take("2001:db8:0:1:ffff::2")
    assert buckets.take("2001:db8:0:2::1")
    assert buckets.take("::ffff:192.0.2.1") and buckets.take("::ffff:192.0.2.2")
    assert buckets.take("") and buckets.take("testclient")


@pytest.mark.usefixtures("no_time")
def test_the_owner_of_many_networks_shares_a_bucket_four_times_as_large() -> None:
    buckets, counts = Buckets(1.0, 1.0), Counts()
    addresses = [f"2001:db8:0:{number}::1" for number in range(6)]
    assert [buckets.take(address) for address in addresses] == [True] * 4 + [False] * 2
    assert [counts.enter(address, 1) for address in addresses] == [True] * 4 + [False] * 2
    assert buckets.take("2001:db8:1::1") and counts.enter("2001:db8:1::1", 1), "another owner"
    counts.leave(addresses[0])
    assert counts.enter(addresses[5], 1)


def test_full_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("florin.server.limits.time.monotonic", lambda: now)
    monkeypatch.setattr(Buckets, "MOST", 2)
    buckets = Buckets(1.0, 10.0)
    for address in "abc":
        buckets.take(address)
    now += 5
    buckets.take("d", 10)
    assert set(buckets.of) == set("abcd"), "none of them is full again"
    now += 6
    assert not buckets.take("d", 10)
    assert set(buckets.of) == {"d"}


def test_who_writes_too_fast_over_http_waits(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        codes = [(await server.http.post("/api/records", content=b"{}")).status_code for _ in range(12)]
        assert codes[0] == 400 and 429 in codes

    tell(tmp_path, story, requests_per_second=1.0)


def test_who_only_looks_is_slowed_too_if_it_costs_the_others(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, _ = await server.pair("card")
        for path, slowed in ((f"/api/tables/{anna.table}/story", True), ("/icon.svg", False)):
            answers = await asyncio.gather(*(server.http.get(path) for _ in range(40)))
            assert {answer.status_code for answer in answers} == ({200, 429} if slowed else {200})

    tell(tmp_path, story, requests_per_second=5.0)
    assert 0 < read_cost("/assets/page.js") < read_cost("/api/tables") < 1 < read_cost("/api/records/x/story")


@pytest.mark.usefixtures("no_time")
@pytest.mark.parametrize("path", ["/", "/icon.svg", "/nowhere", "/assets/nothing.js"])
def test_a_class_may_load_the_page_at_once_but_nobody_loads_it_without_end(tmp_path: Path, path: str) -> None:
    async def story(server: Served) -> None:
        registry = server.app.state.registry
        assert registry.requests.take("127.0.0.1", 37.5), "what 750 files cost"
        codes = [(await server.http.get(path)).status_code for _ in range(60)]
        assert 429 not in codes[:49] and codes[-1] == 429

    tell(tmp_path, story, requests_per_second=20.0)


def test_one_address_opens_only_so_many_sockets(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        with pytest.raises(InvalidStatus):
            await server.watch(anna.table)
        await britta.close()
        while True:  # until the server has noticed
            with suppress(InvalidStatus):
                await server.watch(anna.table)
                break

    tell(tmp_path, story, most_sockets=2)


def test_a_foreign_origin_is_turned_away(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        anna, _ = await server.pair("card")
        for origin in ("https://evil.example", "null", f"{server.url}.evil.example"):
            with pytest.raises(InvalidStatus) as caught:
                await Client(server.url, anna.table).open(Origin=origin)
            assert caught.value.response.status_code == 403
            headers = {"origin": origin}
            answer = await server.http.post(f"/api/tables/{anna.table}/seats", json={"name": "E"}, headers=headers)
            assert answer.status_code == 403 and answer.json()["key"] == "foreign"
        await (await Client(server.url, anna.table).open(Origin=server.url)).hear()

    tell(tmp_path, story)


@pytest.mark.parametrize(
    ("origin", "host", "foreign"),
    [
        (None, "anything", False),
        ("http://florin.example", "inside:8765", False),
        ("http://127.0.0.1:8765", "127.0.0.1:8765", False),
        ("http://[::1]:8765", "[::1]:8765", False),
        ("http://localhost:8765", "localhost:8765", False),
        ("http://localhost:9999", "localhost:8765", True),
        ("http://evil.example", "evil.example", True),  # a name that resolves to this machine
        ("http://evil.example", "127.0.0.1:8765", True),
        ("null", "127.0.0.1:8765", True),
        ("null", "", True),
        ("http://[::1", "127.0.0.1:8765", True),
    ],
)
def test_whose_page_may_speak(origin: str | None, host: str, foreign: bool) -> None:
    headers = {"host": host} | ({"origin": origin} if origin else {})
    assert is_foreign(headers, "http://florin.example") is foreign


@pytest.mark.parametrize(
    ("host", "wrong"),
    [
        (None, False),
        ("florin.example", False),
        ("florin.example:443", False),
        ("127.0.0.1:8765", False),
        ("[::1]:8765", False),
        ("localhost", False),
        ("inside:8765", False),
        ("evil.example", True),
        ("florin.example.evil.example", True),
        ("[::1", True),
        ("", True),
    ],
)
def test_whose_name_is_ours(host: str | None, wrong: bool) -> None:
    assert is_wrong_host({} if host is None else {"host": host}, "https://florin.example") is wrong


def test_a_foreign_host_is_not_answered(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        for path in ("/", "/api/tables", "/nowhere"):
            answer = await server.http.get(path, headers={"host": "evil.example"})
            assert (answer.status_code, answer.json()["key"]) == (421, "wrong-host")
            assert server.url in answer.json()["text"]

    tell(tmp_path, story)


def test_every_answer_has_the_security_headers(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        deep = b'{"game":"card","seats":[],"options":' + b"[" * 20_000 + b"]" * 20_000 + b"}"
        answers = [
            (200, await server.http.get("/api/bots")),
            (404, await server.http.get("/api/tables/nowhere-at-all")),
            (404, await server.http.get("/nowhere")),
            (405, await server.http.delete("/api/tables")),
            (400, await server.http.post("/api/tables", content=deep)),
            (403, await server.http.post("/api/tables", json={}, headers={"origin": "http://[::1"})),
            (413, await server.http.post("/api/tables", content=b" " * 100_000)),
        ]
        for status, answer in answers:
            assert answer.status_code == status, answer.text
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS

    tell(tmp_path, story)


@pytest.mark.usefixtures("no_time")
def test_a_client_that_is_too_fast_is_told_when_to_try_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(server: Served) -> None:
        place = await server.create("card", "me", "open")
        answer = await server.http.post("/api/tables", json={"game": "card", "seats": [{"kind": "open"}] * 2})
        assert (answer.status_code, answer.json()["key"]) == (429, "tables-many")
        assert answer.headers["retry-after"] == "3600"
        answers = [await server.http.post("/api/tables", json={}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [400, 400, 429]
        assert answers[-1].headers["retry-after"] == "1"
        with pytest.raises(InvalidStatus) as caught:
            await server.watch(place["table"])
        assert caught.value.response.status_code == 429
        assert caught.value.response.headers["retry-after"] == "1"

    tell(tmp_path, story, requests_per_second=2.0, tables_per_hour=1)
    assert not caplog.records, "whoever is too fast would fill the log"


@pytest.mark.parametrize("name", ["name", "self", "version", "game"])
def test_an_option_that_does_not_exist_is_refused(tmp_path: Path, name: str) -> None:
    async def story(server: Served) -> None:
        body = {"game": "card", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {name: 1}}
        assert (await server.post("/api/tables", body, 400))["key"] == "unknown-option"

    tell(tmp_path, story)


def test_an_aborted_upload_and_invalid_text_are_not_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(server: Served) -> None:
        anna, _ = await server.pair("card")
        before = server.connections()
        address = httpx.URL(server.url)
        _, writer = await asyncio.open_connection(address.host, address.port)
        writer.write(b"POST /api/records HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{")
        await writer.drain()
        while server.connections() == before:
            await asyncio.sleep(0.01)
        writer.close()
        while server.connections() > before:
            await asyncio.sleep(0.01)
        await anna.socket.send(b"\xff\xfe", text=True)
        with suppress(ConnectionClosed):
            while True:
                await anna.hear()
        assert anna.socket.close_code == 1007
        await server.get("/api/bots")

    tell(tmp_path, story)
    assert not caplog.records


TAGS = ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "</b>"]


@pytest.mark.parametrize("text", TAGS)
def test_a_tag_is_refused_in_a_name_and_plain_text_in_chat(tmp_path: Path, text: str) -> None:
    """Clients escape chat."""

    async def story(server: Served) -> None:
        anna = await server.enter(await server.create("card", "me", "open"))
        answer = await server.post(f"/api/tables/{anna.table}/seats", {"name": text}, 400)
        assert answer["key"] == "bad-name"
        assert (await anna.ask("chat", text=text))["type"] == "ack"

    tell(tmp_path, story)


@pytest.mark.parametrize(
    ("text", "answer"), [("\U0001f469\u200d\U0001f680 ❤\ufe0f\u200d\U0001f525", "ack"), ("a\u200db", "refusal")]
)
def test_pictures_made_of_two_may_be_said(tmp_path: Path, text: str, answer: str) -> None:
    async def story(server: Served) -> None:
        anna = await server.enter(await server.create("card", "me", "open"))
        assert (await anna.ask("chat", text=text))["type"] == answer

    tell(tmp_path, story)


@pytest.mark.parametrize("text", ["a\nb", "\u202eevil", "x\x00y", " "])
def test_what_is_not_plain_text_is_refused_in_a_name_and_in_chat(tmp_path: Path, text: str) -> None:
    async def story(server: Served) -> None:
        anna = await server.enter(await server.create("card", "me", "open"))
        answer = await server.post(f"/api/tables/{anna.table}/seats", {"name": text}, 400)
        assert answer["key"] == "bad-name"
        assert (await anna.ask("chat", text=text))["key"] == "bad-chat"
        long = {"name": "n" * 31}
        assert (await server.post(f"/api/tables/{anna.table}/seats", long, 400))["key"] == "bad-name"
        assert (await anna.ask("chat", text="c" * 301))["key"] == "bad-chat"

    tell(tmp_path, story)


OUTSIDE = [
    "../../../../etc/passwd",
    "..%2f..%2f..%2fetc%2fpasswd",
    "%2e%2e/%2e%2e/secret",
    "a/../../b",
    "..%2f..%2fapp.py",
    "..%5c..%5capp.py",
    "x" * 500,
    "%00",
]


@pytest.mark.parametrize("path", OUTSIDE)
def test_a_path_outside_leads_nowhere(tmp_path: Path, path: str) -> None:
    async def story(server: Served) -> None:
        for prefix in ("/api/records/", "/api/tables/", "/assets/", "/"):
            url = httpx.URL(server.url, raw_path=(prefix + path).encode())
            answer = await server.http.get(url)
            assert answer.status_code in (400, 404), answer.text
            assert answer.json()["key"] in ("unknown-address", "lost-record", "no-table", "bad-message")

    tell(tmp_path, story)


def bombs() -> dict[str, bytes]:
    record = florin.game("card", players=2).start(seed=1).record()
    return {
        "deep": b"[" * 100_000,
        "long": b'{"format": "' + b"x" * (1 << 20) + b'"}',
        "a log without end": json.dumps(record | {"log": ["0 reveal"] * 100_000}).encode()[: 1 << 20],
        "another's lines": json.dumps(record | {"log": record["log"] + ["0 take 123"]}).encode(),
        "a wrong score": json.dumps(record | {"scores": [[1, 2]]}).encode(),
        "a number": b"1" * 100_000,
        "twice": b'{"format":1,"format":2}',
        "nothing": b"",
        "bytes": b"\xff\xfe",
    }


@pytest.mark.parametrize("name", bombs())
def test_a_record_bomb_is_refused(tmp_path: Path, name: str) -> None:
    async def story(server: Served) -> None:
        answer = await server.http.post("/api/records", content=bombs()[name])
        assert answer.status_code in (400, 413)
        assert answer.json()["key"].startswith(("record-", "too-large", "bad-")), answer.text

    tell(tmp_path, story)


def test_a_request_without_end_is_refused(tmp_path: Path) -> None:
    async def without_length() -> AsyncIterator[bytes]:
        for _ in range(40):
            yield b" " * (1 << 16)

    async def story(server: Served) -> None:
        wish = {"game": "card", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "n" * (1 << 17)}
        assert (await server.post("/api/tables", wish, 413))["key"] == "too-large"
        answer = await server.http.post("/api/records", content=without_length())
        assert (answer.status_code, answer.json()["key"]) == (413, "too-large")

    tell(tmp_path, story)


@pytest.mark.parametrize(
    "bot",
    [
        "cmd:touch /tmp/owned",
        "magnifico:ms=999999",
        "banker:threads=64",
        "nobody",
        "plain:x=1",
        "merchant:sims=20000",
        "banker:sims=10,ms=10",
    ],
)
def test_a_bot_is_a_name_and_never_a_command(tmp_path: Path, bot: str) -> None:
    async def story(server: Served) -> None:
        body = {"game": "court", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}
        assert (await server.post("/api/tables", body, 400))["key"] in ("no-bots", "bad-bot")

    tell(tmp_path, story)


def test_seats_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        for game, seats in (("board", 2), ("court", 3), ("card", 7)):
            body = {"game": game, "seats": [{"kind": "open"}] * seats}
            assert (await server.http.post("/api/tables", json=body)).status_code == 400
        anna = await server.create("card", "me", "open")
        assert (await server.post(f"/api/tables/{anna['table']}/seats", {"name": "B", "seat": 0}, 409))[
            "key"
        ] == "seat-taken"
        await server.join(anna["table"], "Britta")
        assert (await server.post(f"/api/tables/{anna['table']}/seats", {"name": "C"}, 409))["key"] == "table-started"

    tell(tmp_path, story)
