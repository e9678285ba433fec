"""Check, append, commit, broadcast, acknowledge, in this order: nothing is sent that is not stored."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import florin
from florin.server import events as e
from florin.server import store as storing
from florin.server.live_table import row_of
from florin.server.store import Store
from florin.server.store_jobs import Append
from tests.server.client import Client, Served
from tests.server.test_game_commands import tell, turn_of


def held(store: Store, monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Event, asyncio.Event]:
    """Hold back every commit; return what tells that one was asked for, and what allows it."""
    append, asked, allowed = store.append, asyncio.Event(), asyncio.Event()

    async def wait(job: Append) -> None:
        asked.set()
        await allowed.wait()
        await append(job)

    monkeypatch.setattr(store, "append", wait)
    return asked, allowed


def test_nothing_is_sent_before_the_commit(tmp_path: Path, db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        mover = await turn_of(anna, britta)
        other = britta if mover is anna else anna
        store: Store = server.app.state.registry.store
        asked, allowed = held(store, monkeypatch)
        name = await mover.send("move", version=mover.version, move="reveal")
        await asked.wait()
        for client in (mover, other):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(client.socket.recv(), 0.2)
        allowed.set()
        await other.until(lambda: other.log[-2:-1] == [f"{mover.state['seat']} reveal"])
        first = await mover.hear()
        assert first["type"] == "update", "the update comes before the ack"
        assert (await mover.answer(name))["type"] == "ack"
        stored = store.events(anna.table)
        assert len(stored) == server.app.state.registry.live_table(anna.table).table.sequence

    tell(tmp_path, story, db=db)


def test_a_client_that_lost_its_seat_while_a_command_waited_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Served) -> None:
        anna, _ = await server.pair("card")
        thief = await Client(server.url, anna.table, anna.token).enter()
        store: Store = server.app.state.registry.store
        asked, allowed = held(store, monkeypatch)
        renewed = await anna.send("renew", token="n" * 32)
        await asked.wait()
        await thief.send("chat", text="It is mine", id="late")
        live_table = server.app.state.registry.live_table(anna.table)
        while not live_table.lock._waiters:
            await asyncio.sleep(0.01)
        allowed.set()
        assert (await anna.answer(renewed))["type"] == "ack"
        assert (await anna.ask("chat", text="No, mine"))["type"] == "ack"
        assert [entry["text"] for entry in anna.journal if entry["what"] == "said"] == ["No, mine"]

    tell(tmp_path, story)


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path, db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Served) -> None:
        anna, britta = await server.pair("card")
        mover = await turn_of(anna, britta)
        before = mover.version

        def full(*_: Any) -> None:
            raise sa.exc.OperationalError("INSERT", {}, Exception("disk is full"))

        with monkeypatch.context() as patch:
            patch.setattr(storing, "write", full)
            answer = await mover.ask("move", version=mover.version, move="reveal")
        assert answer["key"] == "store-failed" and "disk" not in answer["text"]
        assert mover.version == before
        assert (await mover.ask("move", version=mover.version, move="reveal"))["type"] == "ack"

    tell(tmp_path, story, db=db)


def test_a_commit_is_on_the_disk(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with store._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2, "FULL: synced at every commit"
    store.close()


def test_an_internal_error_is_sent_as_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(server: Served) -> None:
        anna, _ = await server.pair("card")

        def broken(*_: Any) -> None:
            raise ZeroDivisionError("a secret detail")

        monkeypatch.setattr(server.app.state.registry, "listed", broken)
        answer = await server.http.get("/api/tables")
        assert answer.status_code == 500 and answer.json()["key"] == "server-failed"
        assert "secret" not in answer.text and "Traceback" not in answer.text
        monkeypatch.setattr("florin.server.game_commands.say", broken)
        await anna.send("chat", text="hello")
        heard = await anna.hear()
        assert heard["key"] == "server-failed" and "secret" not in str(heard)

    tell(tmp_path, story)
    assert "a secret detail" in caplog.text, "the host finds it in the log"


def test_a_table_that_another_writer_changed_is_reloaded(tmp_path: Path, db: str) -> None:
    """As after a commit of unknown outcome."""

    async def story(server: Served) -> None:
        anna = await server.enter(await server.create("card", "me", "plain"))
        await anna.until(lambda: anna.my_turn)
        registry = server.app.state.registry
        table = registry.live_table(anna.table).table
        said = e.Said(at=table.changed, seat=0, text="from elsewhere")
        ahead = table.copy()
        ahead.apply(said)
        await registry.store.append(Append(anna.table, table.sequence, [said], row_of(ahead)))
        assert (await anna.move())["type"] == "ack", "the game did not change, so the move is decided again"
        await anna.until(lambda: any(entry.get("text") == "from elsewhere" for entry in anna.journal))
        await anna.play_out()
        florin.verify(await server.get(f"/api/records/{anna.table}"))

    tell(tmp_path, story, db=db)
