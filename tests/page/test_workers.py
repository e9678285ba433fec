"""Two browsers on two server processes: a game goes on while a process is killed."""

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


def children(pid: int) -> list[int]:
    """Return the server processes of a supervisor: its children, except for Python's resource tracker."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(one) for one in found if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


@pytest.mark.slow
def test_two_browsers_finish_a_game_while_server_processes_are_killed(
    cluster: Cluster, visit: Visit, watched: Watched, tmp_path: Path
) -> None:
    """Both processes are killed, one after the other: each browser is on one of them."""
    watched.forgiven = (*BROKEN, "Failed to load resource")
    server = PageServer(tmp_path, settings={"db": cluster.new_url(), "processes": 2, "workers": 1})
    server.start()
    try:
        assert server.process
        anna, britta = pair(server, visit, "court")
        for victim in children(server.process.pid):
            play(anna, britta, moves=2)
            os.kill(victim, signal.SIGKILL)
        play(anna, britta, moves=LONGEST)
        for player in (anna, britta):
            expect(player.page.locator("main [data-seat][data-over]")).to_be_visible()
    finally:
        server.stop()
