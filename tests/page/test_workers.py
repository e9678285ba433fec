"""Two browsers on two server processes: a game goes on while a process is killed.

All games, not only the shortest: FLORIN_GAMES="card board court" python -m pytest tests/page/test_workers.py
"""

import os
import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit, Watched
from tests.page.player import LONGEST
from tests.page.server import PageServer
from tests.page.test_together import BROKEN, pair, play
from tests.server.cluster import Cluster

RECONNECTED = 20_000  # ms; a busy machine takes long to start a process


def children(pid: int) -> list[int]:
    """Return the server processes of a supervisor: its children, except for Python's resource tracker."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(one) for one in found if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


@pytest.mark.slow
@pytest.mark.parametrize("game", os.environ.get("FLORIN_GAMES", "court").split())
def test_two_browsers_finish_a_game_while_server_processes_are_killed(
    cluster: Cluster, visit: Visit, watched: Watched, tmp_path: Path, game: str
) -> None:
    """Both processes are killed, one after the other: each browser is on one of them, and connects again."""
    watched.forgiven = (*BROKEN, "Failed to load resource")
    server = PageServer(tmp_path, settings={"db": cluster.new_url(), "processes": 2, "workers": 1})
    server.start()
    try:
        assert server.process
        anna, britta = pair(server, visit, game, *(["garzone"] if game == "board" else []))
        for victim in children(server.process.pid):
            play(anna, britta, moves=2)
            os.kill(victim, signal.SIGKILL)
            for player in (anna, britta):
                expect(player.page.get_by_text("Connection lost")).to_be_hidden(timeout=RECONNECTED)
        play(anna, britta, moves=LONGEST)
        for player in (anna, britta):
            expect(player.page.locator("main [data-seat][data-over]")).to_be_visible()
    finally:
        server.stop()
