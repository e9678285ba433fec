"""The health check tells whether moves can be stored."""

import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from florin.server import database_file
from florin.server import registry as registering
from florin.server import store as storing
from florin.server.store import Store
from tests.server.client import Served
from tests.server.test_game_commands import tell
from tests.server.test_store import refused, url


@pytest.fixture(autouse=True)
def inspect_always(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storing, "INSPECTION_SHARE", 0)
    monkeypatch.setattr(registering, "HEALTH_SECONDS", 0.0)


async def health(server: Served) -> int:
    return (await server.http.get("/api/health")).status_code


@pytest.mark.parametrize("what", ["deleted", "replaced"])
def test_a_file_that_is_gone_is_not_healthy(tmp_path: Path, what: str) -> None:
    async def story(server: Served) -> None:
        assert await health(server) == 200
        (tmp_path / "tables.sqlite").rename(tmp_path / "elsewhere.sqlite")
        if what == "replaced":
            (tmp_path / "tables.sqlite").write_bytes((tmp_path / "elsewhere.sqlite").read_bytes())
        assert await health(server) == 503
        (tmp_path / "elsewhere.sqlite").rename(tmp_path / "tables.sqlite")
        assert await health(server) == 200

    tell(tmp_path, story)


def test_a_full_disk_is_not_healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Served) -> None:
        monkeypatch.setattr(database_file, "shutil", SimpleNamespace(disk_usage=lambda _: SimpleNamespace(free=1000)))
        assert await health(server) == 503

    tell(tmp_path, story)


def test_a_file_that_cannot_be_written_is_not_healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Served) -> None:
        def full(*_: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(storing, "write", full)
            assert await health(server) == 503
        assert await health(server) == 200

    tell(tmp_path, story)


def test_a_destroyed_page_is_not_healthy(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        await server.pair("card")
        file = tmp_path / "tables.sqlite"
        with closing(sqlite3.connect(file)) as open_file:
            open_file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            [size] = open_file.execute("PRAGMA page_size").fetchone()
        assert await health(server) == 200
        with file.open("r+b") as raw:
            raw.seek(size)
            raw.write(b"\xff" * size)
        assert await health(server) == 503

    tell(tmp_path, story)


def test_many_checks_are_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Served) -> None:
        inspected: list[Store] = []

        def inspect(store: Store) -> None:
            inspected.append(store)

        monkeypatch.setattr(Store, "inspect", inspect)
        assert {await health(server) for _ in range(5)} == {200}
        assert len(inspected) == 1

    monkeypatch.setattr(registering, "HEALTH_SECONDS", 3600.0)
    tell(tmp_path, story)


def test_a_link_does_not_open_the_same_file_twice(tmp_path: Path) -> None:
    store = Store(url(tmp_path))
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "link.sqlite").symlink_to(tmp_path / "tables.sqlite")
    (tmp_path / "folder").symlink_to(tmp_path)
    for name in ("other/link.sqlite", "folder/tables.sqlite"):
        assert refused(f"sqlite:///{tmp_path / name}") == "store-locked"
    store.close()
    Store(f"sqlite:///{tmp_path / 'other' / 'link.sqlite'}").close()
    (tmp_path / "loop.sqlite").symlink_to(tmp_path / "loop.sqlite")
    assert refused(f"sqlite:///{tmp_path / 'loop.sqlite'}") == "store-open"
    (tmp_path / "hard.sqlite").hardlink_to(tmp_path / "tables.sqlite")
    for name in ("hard.sqlite", "tables.sqlite"):
        assert refused(f"sqlite:///{tmp_path / name}") == "store-open"
