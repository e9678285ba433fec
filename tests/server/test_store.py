"""The database: nothing is lost, older files are migrated, and unusable files give an error message."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from florin.errors import Error
from florin.server import events as e
from florin.server import store as storing
from florin.server.live_table import row_of
from florin.server.schema import MINIMUM, VERSION
from florin.server.store import Store
from florin.server.store_jobs import Append, Row
from florin.server.table_state import TableState
from florin.server.transfer import backup
from tests.server.test_leaks import NAME, played


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def row() -> Row:
    return Row(stage="playing", listed=False, changed=1.0, wakes=None, summary=b"{}")


def said(number: int) -> e.AnyEvent:
    return e.Said(at=1.0, seat=0, text=str(number))


def test_what_was_appended_is_there_after_opening_again(db: str) -> None:
    events = played("board", 30, 1)
    store = Store(db)
    asyncio.run(store.append(Append(NAME, 0, events, row_of(TableState.of(NAME, events)))))
    store.close()
    store = Store(db)
    assert store.events(NAME) == events
    assert TableState.of(NAME, store.events(NAME)).position == TableState.of(NAME, events).position
    store.close()


def test_whoever_appends_first_wins_and_the_others_of_a_batch_are_not_hurt(db: str) -> None:
    async def story(store: Store, after: int) -> list[BaseException | None]:
        jobs = [Append(name, after, [said(after)], row()) for name in ("one", "two", "one", "three")]
        return await asyncio.gather(*(store.append(job) for job in jobs), return_exceptions=True)

    store = Store(db)
    for after in (0, 1):  # new tables, and known ones
        results = asyncio.run(story(store, after))
        assert [result is None for result in results] == [True, True, False, True]
        assert isinstance(results[2], Error) and results[2].key == "stale"
    assert all(store.events(name) == [said(0), said(1)] for name in ("one", "two", "three"))
    store.close()


def test_a_table_rebuilt_from_its_log_deals_on_as_it_would_have(tmp_path: Path) -> None:
    events = played("card", 9, 2)
    table, again = TableState.of(NAME, events), TableState.of(NAME, events)
    for _ in range(20):
        move = table.position.legal()[0]
        table.position.play(move)
        again.position.play(move)
    assert table.position == again.position


STATED = tuple(
    f"DROP TABLE {name}"
    for name in ("compatibility", "alembic_version", "workers", "attendance", "answers", "bans", "spending", "reviews")
)
OLDER = {  # statements that turn a current file into one of that version
    1: ("DROP INDEX tables_tidied", "DROP TABLE uploads", "DROP TABLE runs", *STATED),
    2: ("DROP TABLE uploads", "DROP TABLE runs", *STATED),
    3: ("DROP TABLE runs", *STATED),
    4: STATED,
}


def layout(file: sqlite3.Connection) -> set[tuple[str, str, str]]:
    """Return the tables, columns and indexes, normalized."""
    names = file.execute("SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'").fetchall()
    return {
        (kind, name, str(file.execute(f"SELECT name, upper(type), pk FROM pragma_table_info('{name}')").fetchall()))
        for kind, name in names
    }


@pytest.mark.parametrize("version", OLDER)
def test_a_file_of_an_older_version_is_brought_up(tmp_path: Path, version: int) -> None:
    store = Store(url(tmp_path))
    live, patient = (e.Created(at=1.0, game="card", options={}, chairs=[], secret="", key="") for _ in range(2))
    for name, info in (("live-table", b'{"live":true}'), ("patient-table", b'{"live":false}')):
        listed = Row(stage="waiting", listed=True, changed=1.0, wakes=None, summary=info)
        asyncio.run(store.append(Append(name, 0, [live, patient], listed)))
    store.close()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        new = layout(file)
        for statement in OLDER[version]:
            file.execute(statement)
        file.execute(f"PRAGMA user_version={version}")
        file.commit()
        assert layout(file) != new
    store = Store(url(tmp_path))
    assert store.events("live-table") == [live, patient]
    if version < 3:
        assert store.listed(10) == [b'{"live":false}'], "live tables are listed by the registry only"
    store.close()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (MINIMUM,)
        assert layout(file) == new


def refused(address: str) -> str:
    with pytest.raises(Error) as caught:
        Store(address)
    return caught.value.key


def test_files_that_cannot_be_used_are_refused_in_a_sentence(tmp_path: Path) -> None:
    store = Store(url(tmp_path))
    assert refused(url(tmp_path)) == "store-locked"
    store.close()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        file.execute(f"PRAGMA user_version={VERSION + 1}")
    assert refused(url(tmp_path)) == "store-new"
    with closing(sqlite3.connect(tmp_path / "other.sqlite")) as file:
        file.execute("CREATE TABLE mine (x)")
    assert refused(f"sqlite:///{tmp_path / 'other.sqlite'}") == "store-other"
    (tmp_path / "text.sqlite").write_text("no database at all, but some text that is long enough " * 30)
    assert refused(f"sqlite:///{tmp_path / 'text.sqlite'}") == "store-other"
    (tmp_path / "file").write_text("x")
    assert refused(f"sqlite:///{tmp_path / 'file' / 'tables.sqlite'}") == "store-open"
    assert refused("mysql://somewhere/else") == "store-url"
    assert refused("nonsense") == "store-url"
    assert refused("sqlite:///:memory:") == "store-url"


def test_a_backup_is_whole_while_games_go_on(tmp_path: Path) -> None:
    store = Store(url(tmp_path))

    async def story() -> None:
        await store.append(Append(NAME, 0, [said(0)], row()))
        for number in range(1, 40):
            await store.append(Append(NAME, number, [said(number)], row()))
            if number == 20:
                await asyncio.to_thread(backup, url(tmp_path), tmp_path / "copy.sqlite")

    asyncio.run(story())
    store.close()
    copy = Store(f"sqlite:///{tmp_path / 'copy.sqlite'}")
    events = copy.events(NAME)
    assert len(events) >= 21 and events == [said(number) for number in range(len(events))]
    copy.close()
    for address, target, key in (
        (url(tmp_path), tmp_path / "copy.sqlite", "backup-exists"),
        (f"sqlite:///{tmp_path / 'none.sqlite'}", tmp_path / "x", "backup-none"),
    ):
        with pytest.raises(Error) as caught:
            backup(address, target)
        assert caught.value.key == key


def test_old_tables_are_tidied_and_their_records_stay(db: str) -> None:
    store = Store(db)
    old = Row(stage="over", listed=False, changed=100.0, wakes=None, summary=b"{}")
    asyncio.run(store.append(Append("old-table", 0, [said(1)], old, b"record")))
    asyncio.run(store.append(Append("new-table", 0, [said(1)], Row("over", False, 300.0, None, b"{}"))))
    assert store.tidy(before=200.0, awake=["old-table"]) == [], "tables in memory are in use"
    assert store.tidy(before=200.0) == ["old-table"]
    assert store.events("old-table") == [] and store.record("old-table") == b"record"
    assert store.events("new-table") == [said(1)]
    store.close()


def test_the_file_and_its_copies_are_their_owners_alone(tmp_path: Path) -> None:
    store = Store(url(tmp_path))
    asyncio.run(store.append(Append(NAME, 0, [said(1)], row())))
    backup(url(tmp_path), tmp_path / "copy.sqlite")
    modes = {file.name: file.stat().st_mode & 0o077 for file in tmp_path.glob("*.sqlite*") if file.suffix != ".lock"}
    assert set(modes) >= {"tables.sqlite", "tables.sqlite-wal", "copy.sqlite"} and not any(modes.values())
    store.close()


def test_what_goes_wrong_in_writing_is_answered_and_shows_nothing(
    db: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(connection: sa.Connection, _: object) -> None:
        connection.execute(sa.text("INSERT INTO nowhere VALUES (:secret)"), {"secret": "the-secret"})

    store = Store(db)
    with monkeypatch.context() as patch:
        patch.setattr(storing, "write", fail)
        with pytest.raises(Error) as caught:
            asyncio.run(store.append(Append(NAME, 0, [said(1)], row())))
        patch.setattr(storing, "write", lambda *_: 1 // 0)
        with pytest.raises(Error):
            asyncio.run(store.append(Append(NAME, 0, [said(1)], row())))
    assert caught.value.key == "store-failed"
    assert (
        re.search("no such table|does not exist", caplog.text)
        and "ZeroDivisionError" in caplog.text
        and "the-secret" not in caplog.text
    )
    asyncio.run(store.append(Append(NAME, 0, [said(1)], row())))  # the writer still works
    store.close()
