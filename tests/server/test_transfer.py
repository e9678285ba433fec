"""Backups, restoring them, and copies between the two kinds of databases."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from florin.errors import Error
from florin.server import transfer
from florin.server.cli import copy as copy_command
from florin.server.cli import migrate, restore
from florin.server.live_table import row_of
from florin.server.schema import DATA
from florin.server.store import Store
from florin.server.store_jobs import Append, Run, Upload
from florin.server.table_state import TableState
from florin.server.transfer import backup, copy
from tests.server.test_leaks import NAME, played
from tests.server.test_store import row, said

EVENTS = played("board", 30, 1)


def fill(url: str) -> None:
    store = Store(url)
    jobs = (
        Append(NAME, 0, EVENTS, row_of(TableState.of(NAME, EVENTS)), b"record"),
        Append("other", 0, [said(number) for number in range(2500)], row()),
        Upload("upload", b"uploaded", 5.0),
        Run(1.0, 2.0),
    )
    for job in jobs:
        asyncio.run(store.append(job))
    store.close()


def check(url: str) -> None:
    store = Store(url)
    assert store.events(NAME) == EVENTS
    assert len(store.events("other")) == 2500
    assert (store.record(NAME), store.record("upload"), store.uploaded()) == (b"record", b"uploaded", 8)
    assert store.runs() == [Run(1.0, 2.0)]
    asyncio.run(store.append(Append(NAME, len(EVENTS), [said(1)], row())))  # and games go on
    store.close()


def test_a_backup_is_restored(tmp_path: Path, db: str) -> None:
    fill(db)
    backup(db, tmp_path / "copy.sqlite")
    assert (tmp_path / "copy.sqlite").stat().st_mode & 0o077 == 0
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy.sqlite"]
    with closing(sqlite3.connect(tmp_path / "copy.sqlite")) as file:
        [version] = file.execute("SELECT version_num FROM alembic_version").fetchone()
    assert int(version) > 4
    with pytest.raises(Error) as caught:
        backup(db, tmp_path / "copy.sqlite")
    assert caught.value.key == "backup-exists"
    assert restore(str(tmp_path / "copy.sqlite"), db=db) == 2, "it is not empty"
    assert restore(str(tmp_path / "copy.sqlite"), db=f"sqlite:///{tmp_path / 'new.sqlite'}") is None
    check(f"sqlite:///{tmp_path / 'new.sqlite'}")
    check(db)


def test_a_file_is_copied_to_either_database_and_back(tmp_path: Path, db: str) -> None:
    first, last = (f"sqlite:///{tmp_path / name}.sqlite" for name in ("first", "last"))
    fill(first)
    assert migrate(db=db) is None
    assert copy_command(first, db) is None
    copy(db, last)
    check(db)
    check(last)


def test_a_copy_is_all_or_nothing(tmp_path: Path, db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = f"sqlite:///{tmp_path / 'first.sqlite'}"
    fill(first)
    nowhere = sa.Table("nowhere", sa.MetaData(), sa.Column("id", sa.Text))
    monkeypatch.setattr(transfer, "is_empty", lambda _: True)
    monkeypatch.setattr(transfer, "DATA", (*DATA, nowhere))
    with pytest.raises(sa.exc.DBAPIError):
        copy(first, db)
    store = Store(db)
    assert store.events(NAME) == [] and store.record(NAME) is None
    store.close()


def test_what_cannot_be_copied_is_refused(tmp_path: Path, db: str) -> None:
    with pytest.raises(Error) as caught:
        copy(db, db)
    assert caught.value.key == "copy-same"
    with pytest.raises(Error) as caught:
        copy(f"sqlite:///{tmp_path / 'none.sqlite'}", db)
    assert caught.value.key == "backup-none"
    assert restore(str(tmp_path / "none.sqlite"), db=db) == 2
