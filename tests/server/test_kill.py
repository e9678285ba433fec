"""Nothing is lost: the server is killed while bots play through the protocol (bench/kill.py does it 300 times)."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from florin.server import display
from florin.server.file import backup
from florin.server.protocol import encode
from florin.server.store import Store
from florin.server.table import Table
from tests.server.killing import campaign, moved, playing


@pytest.mark.slow
def test_every_acknowledged_move_is_there_once_after_each_kill(tmp_path: Path) -> None:
    found = asyncio.run(campaign(25, tmp_path, seed=1))
    assert found["acknowledged"] > 300
    assert found["timed out"] > 0, "clocks go on too"
    assert found["renewed"] > 0


def test_copies_made_while_games_go_on_are_whole(tmp_path: Path) -> None:
    async def story() -> None:
        sizes = []
        async with playing(tmp_path) as (_, field, tasks):
            for number in range(5):
                await moved(field, tasks)
                copy = tmp_path / f"copy{number}.sqlite"
                await asyncio.to_thread(backup, f"sqlite:///{tmp_path / 'tables.sqlite'}", copy)
                sizes.append(whole(copy))
        assert sizes == sorted(set(sizes)), "games went on"

    asyncio.run(story())


def whole(copy: Path) -> int:
    """Checks that every table in a copy can be played on from, and is told as its events tell it; counts the events."""
    store = Store(f"sqlite:///{copy}")
    with closing(sqlite3.connect(copy)) as file:
        rows = file.execute("SELECT id, stage, summary FROM tables").fetchall()
        count = int(file.execute("SELECT count(*) FROM events").fetchone()[0])
    assert rows
    for name, stage, summary in rows:
        table = Table.of(name, store.events(name))
        assert (stage, summary) == (table.stage, encode(display.table_info(table)))
        assert stage == "waiting" or table.position.over == (stage == "over")
        assert (store.record(name) is not None) is (stage == "over")
    store.close()
    return count
