"""Thinkers, `florin think`: processes that think for a server's bots, and servers that do without them."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from florin import bots
from florin.bots.worker_process import environment, plug_in_afar
from florin.errors import Error
from florin.server import thinking
from florin.server.limits import can_be_made
from tests.server.client import Served, served
from tests.server.cluster import Cluster
from tests.server.killing import ROOT


@asynccontextmanager
async def thinker(url: str, server: Served) -> AsyncIterator[subprocess.Popen[bytes]]:
    """Run `florin think` in a process, with bots of its own."""
    command = ["-m", "florin", "think", "--workers", "1", "--plugin", "tests.server.far_bots"]
    environ = os.environ | {"PYTHONPATH": os.pathsep.join([".", *filter(None, sys.path)]), "FLORIN_DB": url}
    process = subprocess.Popen([sys.executable, *command], cwd=ROOT, env=environ, stdout=subprocess.DEVNULL)
    try:
        while not thoughts(server).thinkers:
            assert process.poll() is None
            await asyncio.sleep(0.02)
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) in (0, -signal.SIGKILL)


def thoughts(server: Served) -> thinking.Thinking:
    found: thinking.Thinking = server.app.state.registry.peers.thinking
    return found


def rows(cluster: Cluster, url: str, table: str) -> list[Any]:
    schema = sa.make_url(url).username
    with cluster.engine.connect() as connection:
        return list(connection.exec_driver_sql(f"SELECT * FROM {schema}.{table}"))


def bot_moves(journal: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [entry for entry in journal if entry["what"] == "moved" and entry["by"] == "bot"]


def test_a_thinker_makes_the_moves_of_bots(tmp_path: Path, cluster: Cluster, caplog: pytest.LogCaptureFixture) -> None:
    """Only the thinker has a working bot of this name: the server's would fail, and be replaced with a warning."""

    async def story() -> None:
        url = cluster.new_url()
        async with (
            served(tmp_path, db=url) as server,
            asyncio.timeout(60),
            thinker(url, server),
        ):
            anna = await server.enter(await server.create("card", "me", "far"))
            await anna.until(lambda: anna.my_turn)
            while len(bot_moves(anna.journal)) < 5:
                await (anna.move() if anna.my_turn else anna.hear())
            assert not [record for record in caplog.records if "failed" in record.getMessage()]
        for table in ("procrastinate_jobs", "procrastinate_events", "answers"):
            assert rows(cluster, url, table) == []

    asyncio.run(story())


def test_a_thinker_that_is_killed_delays_one_move(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its bot hangs; the server's bot of that name answers."""

    async def story() -> None:
        url = cluster.new_url()
        async with served(tmp_path, db=url) as server, asyncio.timeout(60), thinker(url, server) as process:
            anna = await server.enter(await server.create("card", "me", "stuck"))
            while anna.my_turn:
                await anna.move()
            while not [job for job in rows(cluster, url, "procrastinate_jobs") if job.status == "doing"]:
                await asyncio.sleep(0.01)
            [job] = rows(cluster, url, "procrastinate_jobs")
            assert set(job.args) == {"key", "task"}
            assert set(json.loads(job.args["task"])) == {"bot", "seed", "game", "view", "consider"}
            live_table = server.app.state.registry.live_table(anna.table)
            view = json.loads(job.args["task"])["view"]
            assert view == json.loads(msgspec.json.encode(live_table.table.position.view(1)))
            made = len(bot_moves(anna.journal))
            os.kill(process.pid, signal.SIGKILL)
            await anna.until(lambda: len(bot_moves(anna.journal)) > made)
            assert rows(cluster, url, "procrastinate_jobs") == []
            while thoughts(server).thinkers:
                await asyncio.sleep(0.02)
            await anna.play_out()

    monkeypatch.setattr(thinking, "LEASE", 2.5)
    asyncio.run(story())


def test_without_thinkers_nothing_is_asked(tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> None:
        raise AssertionError

    async def story() -> None:
        async with served(tmp_path, db=cluster.new_url()) as server, asyncio.timeout(60):
            anna = await server.enter(await server.create("card", "me", "plain"))
            await anna.play_out()

    monkeypatch.setattr(thinking.Thinking, "ask", never)
    asyncio.run(story())


def test_plugins_are_not_imported_where_passwords_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their bots can be chosen, with the parameters that they take."""
    monkeypatch.setattr(bots, "_makers", dict(bots._makers))
    monkeypatch.delitem(bots._makers, "afar", raising=False)
    monkeypatch.delitem(sys.modules, "tests.server.plugged", raising=False)  # other tests import it
    plug_in_afar(["tests.server.plugged"])
    assert "tests.server.plugged" not in sys.modules
    assert "afar" in bots.names()
    for name, right in (("afar", True), ("afar:sims=7", True), ("afar:depth=7", False)):
        assert can_be_made(name) is right
    with pytest.raises(Error, match="no_such_module"):
        plug_in_afar(["tests.server.no_such_module"])


@pytest.mark.skipif(sys.platform != "linux", reason="Only Linux shows processes to each other.")
def test_bots_cannot_read_the_environment_of_the_server(cluster: Cluster) -> None:
    """It is not dumpable: /proc shows its environment and memory to root alone."""
    code = (
        "import ctypes, sys; from florin.server.database import open_database; "
        "dumpable = lambda: ctypes.CDLL(None).prctl(3); before = dumpable(); "
        "open_database(sys.argv[1]).close(); print(before, dumpable())"
    )
    command = [sys.executable, "-c", code, cluster.new_url()]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.split() == [b"1", b"0"]


def test_bots_do_not_learn_how_to_reach_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FLORIN_DB", "PGPASSWORD", "PGHOST", "DB_PASSWORD", "ADDRESS"):
        monkeypatch.setenv(name, "postgresql://florin:s3cret@db.example/florin")
    found = environment()
    assert "s3cret" not in str(found) and "PATH" in found
