"""Nothing is lost: the server is killed while bots play through the protocol (300 times in bench/kill_server.py)."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from florin.server import serialize
from florin.server.protocol import encode
from florin.server.store import Store
from florin.server.table_state import TableState
from florin.server.transfer import backup
from tests.server.killing import campaign, moved, playing


@pytest.mark.slow
def test_every_acknowledged_move_is_there_once_after_each_kill(tmp_path: Path) -> None:
    found = asyncio.run(campaign(8, tmp_path, seed=1))
    assert found["acknowledged"] > 100
    assert found["timed out"] > 0, "clocks keep running"
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
    """Check that every table in a copy can be continued and matches its events; return the number of events."""
    store = Store(f"sqlite:///{copy}")
    with closing(sqlite3.connect(copy)) as file:
        rows = file.execute("SELECT id, stage, summary FROM tables").fetchall()
        count = int(file.execute("SELECT count(*) FROM events").fetchone()[0])
    assert rows
    for name, stage, summary in rows:
        table = TableState.of(name, store.events(name))
        assert (stage, summary) == (table.stage, encode(serialize.table_info(table)))
        assert stage == "waiting" or table.position.over == (stage == "over")
        assert (store.record(name) is not None) is (stage == "over")
    store.close()
    return count
