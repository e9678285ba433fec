"""The law of views, on the bytes of every answer: in two worlds that a seat cannot tell apart, it is sent the same.

A world is a store; its twin has other hidden cards, filled in by florin.sample, and private wishes of the other seat.
"""

import asyncio
import json
import logging
import random
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

import florin
from florin.errors import Error
from florin.server import (
    admin,
    dispatch,
    game_commands,
    metrics,
    protocol,
    replays,
    seat_commands,
    serialize,
    stored_records,
)
from florin.server import events as e
from florin.server.app import application
from florin.server.live_table import row_of
from florin.server.protocol import encode
from florin.server.registry import TableRegistry
from florin.server.settings import Settings
from florin.server.store import Store
from florin.server.store_jobs import Append, write
from florin.server.table_state import TableState, hash_token
from tests.server import stand_in  # noqa: F401

ON_TURN, MOVES = 1, 9
NAME, NOW = "a-table-of-two", 1_800_000_000.0
TOKENS = ["token-of-anna", "token-of-britta", "token-of-carlos"]
SECRET, KEY = "5e" * 32, "4e" * 16


def played(game: str, moves: int, seed: int) -> list[e.AnyEvent]:
    """Return the events of a table in the middle of a game."""
    players = 3 if game == "board" else 2
    laid = e.Created(
        at=NOW,
        game=game,
        options=florin.game(game, players=players).options,
        chairs=[e.Chair(kind="kept", name="ABC"[n], token=hash_token(TOKENS[n])) for n in range(players)],
        secret=SECRET,
        key=KEY,
        listed=True,
        live=seed % 2 == 0,  # live tables and correspondence tables are listed differently
    )
    table = TableState.of(NAME, [laid])
    events: list[e.AnyEvent] = [laid]
    choose = random.Random(seed)

    def happen(decision: game_commands.Decision) -> None:
        for event in decision.events:
            events.append(event)
            table.apply(event)

    for seat in range(players):
        happen(seat_commands.claim(table, seat, "ab" * 16, NOW, host=seat == 0))
    happen(game_commands.say(table, game_commands.Actor(0, NOW, "c1"), "Good luck"))
    for number in range(moves):
        position = table.position
        if position.turn is None:
            break
        legal = position.legal()
        plans = [move for move in legal if move.startswith("plan ")]
        quiet = [move for move in legal if move.split()[0] in ("send", "ally", "reveal", "pass", "draw", "auction")]
        move = choose.choice(plans if plans and number in (2, 5) else quiet or legal)
        happen(game_commands.move(table, game_commands.Actor(position.turn, NOW, f"m{number}"), move))
    return events


def with_log(events: list[e.AnyEvent], log: list[str]) -> list[e.AnyEvent]:
    """Return the same events with other hidden lines."""
    lines = iter(log)
    twin: list[e.AnyEvent] = []
    for event in events:
        if isinstance(event, e.Started):
            twin.append(msgspec.structs.replace(event, draws=[next(lines) for _ in event.draws]))
        elif isinstance(event, e.Moved):
            move = next(lines)[2:]
            twin.append(msgspec.structs.replace(event, move=move, draws=[next(lines) for _ in event.draws]))
        else:
            twin.append(event)
    return twin


def twins(game: str, seat: int | None, moves: int, seed: int) -> tuple[list[e.AnyEvent], list[e.AnyEvent]]:
    """Return two worlds that look the same to a seat: other hidden cards, and at `board` other secret bids."""
    events = played(game, moves, seed)
    position = TableState.of(NAME, events).position
    other = with_log(events, florin.sample(position.view(seat), seed=seed).log)
    stranger = 1 if seat != 1 else 0
    private: list[e.AnyEvent] = [e.Muted(at=NOW, id="x1", seat=stranger, other=1 - stranger, on=True)]
    if game == "board":
        private.append(e.Advance(at=NOW, id="x2", seat=stranger, upto=9))
    return events, other + private


def stored(url: str, events: list[e.AnyEvent]) -> Store:
    """Return a store with this one table."""
    store = Store(url)
    job = Append(NAME, 0, events, row_of(TableState.of(NAME, events)))
    with store._engine.begin() as connection:
        write(connection, [job])
    return store


def server(store: Store) -> TestClient[Litestar]:
    settings = Settings(
        db="",
        base_url="http://testserver.local",
        workers=1,
        plugins=("tests.server.stand_in",),
        stand_in="plain",
        simple_bot="plain",
        linger_seconds=3600,  # departures depend on timing, and we compare messages
        messages_per_second=1000,
        requests_per_second=1000,
    )
    return TestClient(application(settings, store, now=lambda: NOW), base_url="http://testserver.local")


@contextmanager
def world(folder: Path, events: list[e.AnyEvent]) -> Iterator[TestClient[Litestar]]:
    folder.mkdir()
    with server(stored(f"sqlite:///{folder / 'tables.sqlite'}", events)) as client:
        yield client


TRIES = [f"{verb} {house}{value}" for verb in ("send", "plan") for house in "RG" for value in (0, 1, 5, 10, "J")]
TRIES += [f"ally {house}{value} {pile}" for house in "RG" for value in (0, 7) for pile in (1, 9)]
TRIES += ["conspire R2 1 5", "conspire G9 3 4", "declare 3", "keep", "take 123", "bid 1", "nonsense"]


def everything(client: TestClient[Litestar], seat: int | None) -> list[bytes]:
    """Return everything the server sends to this seat, asked in every possible way."""
    heard: list[bytes] = []
    token = None if seat is None else TOKENS[seat]
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    stories = [f"tables/{NAME}/story", f"tables/{NAME}/story?from=9", f"records/{NAME}/story?seat=0"]
    reviews = [f"records/{NAME}/review", f"tables/{NAME}/chat"]
    for path in (f"tables/{NAME}", "tables", f"tables/{NAME}/record", f"records/{NAME}", "bots", *stories, *reviews):
        answer = client.get(f"/api/{path}", headers=headers)
        heard.append(b"%d %s" % (answer.status_code, answer.content))
    heard.append(client.get(f"/api/tables/{NAME}/record", headers={"authorization": "Bearer guess"}).content)
    heard.append(client.post(f"/api/tables/{NAME}/seats", json={"name": "Mallory"}).content)
    heard.append(client.post(f"/api/records/{NAME}/review", json={}).content)
    before = counted()
    for version in (0, 3, 7, 10_000):
        heard += conversation(client, {"type": "hello", "token": token, "version": version}, [])
    heard += conversation(client, {"type": "hello", "token": token}, wishes(client, token, seat))
    return heard + administrators(client) + [str(counted() - before).encode()]


def administrators(client: TestClient[Litestar]) -> list[bytes]:
    """Return what `florin admin` shows, except for durations and whose socket is closed already."""
    registry = client.app.state.registry
    administration = admin.Administration(registry.store, registry)
    shown = [asyncio.run(administration.run(command, NAME)) for command in ("list", "inspect", "bans", "slow")]
    timed = dict.fromkeys(("count", "mean_ms", "sockets"), 0)
    return [json.dumps([{**row, **timed} for row in rows]).encode() for rows in shown]


def counted() -> Counter[str]:
    """Return the metrics that count what players do, with their labels."""
    found = [
        sample
        for family in (metrics.moves, metrics.refusals)
        for metric in family.collect()
        for sample in metric.samples
    ]
    return Counter({f"{one.name} {one.labels}": int(one.value) for one in found if one.name.endswith("_total")})


def wishes(client: TestClient[Litestar], token: str | None, seat: int | None) -> list[dict[str, Any]]:
    with client.websocket_connect(f"/api/tables/{NAME}/socket") as socket:
        socket.send_json({"type": "hello", "token": token})
        state = socket.receive_json()
    version = state["version"]
    found = [{"type": "move", "version": version, "move": move} for move in TRIES if move not in state["view"]["legal"]]
    found += [
        {"type": "move", "version": 1, "move": "keep"},
        {"type": "move", "version": version, "move": 7},
        {"type": "undo", "version": 1},
        {"type": "answer-undo", "version": version, "agree": True},
        {"type": "remove", "seat": 0},
        {"type": "return"},
        {"type": "rematch"},
        {"type": "start"},
        {"type": "hint", "version": version, "bot": "plain"},
        {"type": "hint", "version": version, "bot": "cmd:ls"},
        {"type": "advance", "upto": 3},
        {"type": "advance", "upto": 99},
        {"type": "mute", "seat": 1, "on": True},
        {"type": "chat", "text": "What have you got?"},
        {"type": "renew", "token": "short"},
        {"type": "nonsense"},
    ]
    if seat is not None and not state["view"]["legal"]:  # a bot's move for us could reveal cards
        found += [{"type": "leave"}, {"type": "move", "version": version, "move": "keep"}, {"type": "return"}]
    return found


def conversation(client: TestClient[Litestar], hello: dict[str, Any], said: list[dict[str, Any]]) -> list[bytes]:
    heard: list[bytes] = []
    with client.websocket_connect(f"/api/tables/{NAME}/socket") as socket:
        socket.send_json(hello)
        heard += [socket.receive_text().encode() for _ in ("update", "here")]
        for number, wish in enumerate(said):
            socket.send_json(wish | {"id": f"w{number}"})
            while True:
                text = socket.receive_text()
                heard.append(text.encode())
                if json.loads(text)["type"] not in ("update", "here"):
                    break
    return heard


class Lines(logging.Handler):
    """The server's own log, as the host sees it."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[bytes] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record).encode())


def compare(folder: Path, game: str, seat: int | None, moves: int, seed: int) -> tuple[list[bytes], list[bytes]]:
    """Return what each of two worlds sends to a seat, and the host's log."""
    heard, logger = [], logging.getLogger("florin")
    for name, events in zip("ab", twins(game, seat, moves, seed), strict=True):
        handler = Lines()
        logger.addHandler(handler)
        logger.setLevel(logging.DEBUG)
        try:
            with world(folder / name, events) as client:
                heard.append(everything(client, seat) + handler.lines)
        finally:
            logger.removeHandler(handler)
            logger.setLevel(logging.NOTSET)
    return heard[0], heard[1]


CASES = [
    ("court", ON_TURN, MOVES, 3),
    ("court", 0, 7, 1),
    ("court", 1, 8, 2),
    ("court", None, 9, 3),
    ("court", 0, 14, 4),
    ("court", 1, 15, 5),
]
CASES += [("board", 0, 12, 1), ("board", 2, 13, 2), ("board", None, 14, 3), ("card", 0, 20, 1), ("card", None, 21, 2)]


@pytest.mark.parametrize(("game", "seat", "moves", "seed"), CASES)
def test_what_a_seat_cannot_tell_apart_is_told_to_it_alike(
    tmp_path: Path, game: str, seat: int | None, moves: int, seed: int
) -> None:
    real, twin = compare(tmp_path, game, seat, moves, seed)
    assert real == twin
    text = b"\n".join(real)
    for secret in (SECRET, KEY, *map(hash_token, TOKENS)):
        assert secret.encode() not in text


@pytest.mark.parametrize("seed", range(30))
def test_in_many_games_updates_and_records_are_alike(seed: int) -> None:
    """The same law for the contents of updates and records, in many more positions."""
    for seat in (0, 1, None):
        worlds = [TableState.of(NAME, events) for events in twins("court", seat, 3 + seed, seed)]
        for since in (0, worlds[0].version // 2, worlds[0].version):
            real, twin = (encode(serialize.update(table, seat, since, NOW)) for table in worlds)
            assert real == twin
        if worlds[0].stage != "over":
            assert serialize.record(worlds[0], seat) == serialize.record(worlds[1], seat)
        assert serialize.table_info(worlds[0]) == serialize.table_info(worlds[1])


def test_the_twins_do_differ() -> None:
    """Otherwise the law above would mean nothing."""
    real, twin = (TableState.of(NAME, events) for events in twins("court", None, 9, 3))
    assert real.lines != twin.lines
    assert real.position.view(None) == twin.position.view(None)
    assert real.position.view(0) != twin.position.view(0)


# -- planted leaks -----------------------------------------------------------------------------------------------------


def hidden(table: TableState) -> str:
    """Return what only the seats themselves may know."""
    return " ".join(table.lines)


def whole_record(table: TableState, _: int | None) -> bytes:
    return florin.dumps(table.position.record()).encode()


def refusing(table: TableState, _: int) -> TableState:
    raise Error("bad-message", reason=hidden(table))


def leaky_chat(table: TableState, by: game_commands.Actor, text: str) -> game_commands.Decision:
    return game_commands.Decision([e.Said(at=by.now, id=by.id, seat=by.seat, text=text + hidden(table))])


def leaky_info(table: TableState) -> Any:
    origin = protocol.Origin(record=hidden(table), upto=0, again=False, named_after="")
    return msgspec.structs.replace(INFO(table), origin=origin)


async def leaky_list(registry: TableRegistry) -> list[Any]:
    return [leaky_info(live_table.table) for live_table in registry.live_tables.values()]


def leaky_view(position: Any, view: Any) -> dict[str, Any]:
    return FIELDS(position, view) | {"hidden": STATES[-1]}


def leaky_story(table: TableState, seat: int | None, start: int) -> replays.StoryRequest:
    return msgspec.structs.replace(STORY(table, seat, start), everything=True)


async def leaky_replay(registry: TableRegistry, name: str) -> bytes:
    return whole_record((await registry.load(name)).table, None)


def leaky_seed(table: TableState, _: int) -> int:
    return zlib.crc32(hidden(table).encode())


def leaky_log(table: TableState, by: game_commands.Actor, text: str) -> game_commands.Decision:
    logging.getLogger("florin.server").info("Seat %d speaks of %s", by.seat, hidden(table))
    return SAY(table, by, text)


def leaky_admin(administration: admin.Administration, name: str) -> dict[str, Any]:
    return FOUND(administration, name) | {"hidden": STATES[-1]}


def leaky_metric(table: TableState, by: game_commands.Actor, text: str) -> game_commands.Decision:
    metrics.refusals.labels(hidden(table)).inc()
    return SAY(table, by, text)


def noted(table: TableState, seat: int | None, since: int, now: float) -> Any:
    STATES.append(hidden(table))
    return UPDATE(table, seat, since, now)


INFO, FIELDS, UPDATE, SAY, STORY = (
    serialize.table_info,
    serialize.view_fields,
    serialize.update,
    game_commands.say,
    replays.table_request,
)
FOUND = admin.Administration.found
STATES: list[str] = []
LEAKS: dict[str, list[tuple[object, str, object]]] = {
    "the journal": [(serialize, "move_for", lambda event, *_: event.move)],
    "a view": [(serialize, "update", noted), (serialize, "view_fields", leaky_view)],
    "a running game's record": [(serialize, "record", whole_record)],
    "a running game's story": [(replays, "table_request", leaky_story)],
    "a replay": [(stored_records, "load_record", leaky_replay)],
    "the version": [(e, "PRIVATE", ())],
    "a table": [(serialize, "table_info", leaky_info)],
    "a list": [(TableRegistry, "listed", leaky_list)],
    "an error": [(dispatch, "current", refusing)],
    "chat": [(game_commands, "say", leaky_chat)],
    "a hint": [(TableState, "bot_seed", leaky_seed)],
    "the server's log": [(game_commands, "say", leaky_log)],
    "florin admin": [(serialize, "update", noted), (admin.Administration, "found", leaky_admin)],
    "florin admin, by what is private": [(admin, "PRIVATE", ())],
    "a metric": [(game_commands, "say", leaky_metric)],
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    for place, name, planted in LEAKS[leak]:
        monkeypatch.setattr(place, name, planted)
    real, twin = compare(tmp_path, "court", ON_TURN, MOVES, 3)
    assert real != twin


def test_the_seat_of_the_planted_leaks_is_on_turn() -> None:
    """Otherwise no hint would be given, and nothing could leak."""
    assert TableState.of(NAME, twins("court", ON_TURN, MOVES, 3)[0]).position.turn == ON_TURN
