"""Servers and thinkers on PostgreSQL, and what can break there, for test_faults.py and bench/faults.py.

Bots play through the protocol (killing.py). After each fault every acknowledged move must be there once, every client
must agree with the server, and games must go on.
"""

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect

from florin.server import events as e
from florin.server.store import Store
from florin.server.table_state import TableState
from florin.server.transfer import backup, restore
from tests.server.cluster import Cluster, running
from tests.server.killing import GONE, ROOT, Field, answering, free_port, moved

START = (
    "from florin.server.cli import run; from florin.server.settings import Settings; "
    "run(Settings(port={port}, db='{db}', base_url='http://127.0.0.1:{port}', processes={processes}, workers=1, "
    "plugins=('tests.server.stand_in',), stand_in='plain', simple_bot='plain', "
    "requests_per_second=1e6, tables_per_hour=10**9))"
)
CLOCK = """import os, time
real, path = time.time, os.environ["FLORIN_TEST_CLOCK"]
def jumping():
    with open(path) as file:
        return real() + float(file.read() or 0)
time.time = jumping
"""
FULL = """
CREATE FUNCTION {schema}.disk_full() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
CREATE TRIGGER disk_full BEFORE INSERT ON {schema}.events FOR EACH STATEMENT EXECUTE FUNCTION {schema}.disk_full()
"""
PAUSE = 7.0  # seconds: longer than a lease
SHORT = 2.0  # seconds for which something is cut, slow or full
DELAY = 0.1  # seconds that a slow connection takes per packet
JUMP = 1800.0  # seconds by which a clock is set forward or back
MOST_READERS = 10
LINES = 200  # of the output that are shown if something failed
CONNECTIONS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'florin'"


class Wire:
    """A connection to the database that can be slow or cut: a socket in another folder that forwards to it."""

    def __init__(self, source: Path, target: Path) -> None:
        self.source, self.target = (str(folder / ".s.PGSQL.5432") for folder in (source, target))
        self.delay = 0.0
        self.is_cut = False
        self.writers: set[asyncio.StreamWriter] = set()

    async def open(self) -> None:
        self.server = await asyncio.start_unix_server(self._serve, self.source)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = [writer]
        try:
            if not self.is_cut:
                there, back = await asyncio.open_unix_connection(self.target)
                ends.append(back)
                self.writers.update(ends)
                await asyncio.gather(self._pump(reader, back), self._pump(there, writer))
        except OSError:
            pass
        finally:
            self.writers.difference_update(ends)
            for end in ends:
                end.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            if self.delay:
                await asyncio.sleep(self.delay)
            writer.write(data)
            await writer.drain()
        writer.close()

    def cut(self) -> None:
        self.is_cut = True
        for writer in self.writers:
            writer.transport.abort()

    def close(self) -> None:
        self.cut()
        self.server.close()


class Site:
    """A supervisor with its server processes, a thinker, and their connection to the database."""

    def __init__(self, cluster: Cluster, folder: Path, processes: int) -> None:
        self.cluster = cluster
        self.folder = folder
        self.wire = Wire(folder, cluster.folder)
        url = cluster.new_url()
        self.schema = sa.make_url(url).username
        self.db = url.replace(str(cluster.folder), str(folder))
        self.clock = folder / "clock"
        self.clock.write_text("0")
        (folder / "sitecustomize.py").write_text(CLOCK)
        path = os.pathsep.join([str(folder), ".", *filter(None, sys.path)])
        self.environ = os.environ | {"PYTHONPATH": path, "FLORIN_DB": self.db, "FLORIN_TEST_CLOCK": str(self.clock)}
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.processes_wanted = processes
        self.field = Field(self.url)
        self.readers: list[ClientConnection] = []
        self.copies = 0

    async def open(self) -> None:
        await self.wire.open()
        code = START.format(port=self.port, db=self.db, processes=self.processes_wanted)
        self.supervisor = self._start("-c", code)
        self.start_thinker()
        await answering(self.url)

    def _start(self, *words: str) -> "subprocess.Popen[bytes]":
        output = (self.folder / "output").open("ab")
        with output:
            return subprocess.Popen([sys.executable, *words], cwd=ROOT, env=self.environ, stdout=output, stderr=output)

    def start_thinker(self) -> None:
        self.thinker = self._start("-m", "florin", "think", "--workers", "1", "--plugin", "tests.server.stand_in")

    def last_output(self) -> str:
        """Return the end of what the processes logged, which tells why something failed."""
        return "\n".join((self.folder / "output").read_text(errors="replace").splitlines()[-LINES:])

    def servers(self) -> list[int]:
        """Return the server processes: the supervisor's children, except for Python's resource tracker."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                words = (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if parent == self.supervisor.pid and b"spawn_main" in words:
                found.append(int(folder.name))
        return sorted(found)

    async def close(self) -> None:
        for reader in self.readers:
            reader.transport.abort()
        await self.field.http.aclose()
        for process in (self.thinker, self.supervisor):
            process.terminate()
        for process in (self.thinker, self.supervisor):
            try:
                await asyncio.to_thread(process.wait, 30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.wire.close()


async def kill_server(site: Site) -> None:
    os.kill(random.choice(site.servers()), signal.SIGKILL)


async def pause_server(site: Site) -> None:
    """Stop a process for longer than its lease."""
    await paused(random.choice(site.servers()))


async def kill_thinker(site: Site) -> None:
    site.thinker.kill()
    site.thinker.wait()
    site.start_thinker()


async def pause_thinker(site: Site) -> None:
    await paused(site.thinker.pid)


async def paused(pid: int) -> None:
    os.kill(pid, signal.SIGSTOP)
    await asyncio.sleep(PAUSE)
    os.kill(pid, signal.SIGCONT)


async def roll_upgrade(site: Site) -> None:
    """Replace all server processes one after the other."""
    site.supervisor.send_signal(signal.SIGHUP)


async def end_connections(site: Site) -> None:
    await asyncio.to_thread(site.cluster.execute, CONNECTIONS)


async def end_listeners(site: Site) -> None:
    await asyncio.to_thread(site.cluster.execute, CONNECTIONS + " AND query LIKE 'LISTEN%%'")


async def kill_database(site: Site) -> None:
    await asyncio.to_thread(site.cluster.crash)


async def cut_database(site: Site) -> None:
    site.wire.cut()
    await asyncio.sleep(SHORT)
    site.wire.is_cut = False


async def slow_database(site: Site) -> None:
    site.wire.delay = DELAY
    await asyncio.sleep(SHORT)
    site.wire.delay = 0.0


async def fill_disk(site: Site) -> None:
    """Let PostgreSQL answer every move as it does when its disk is full."""
    await asyncio.to_thread(site.cluster.execute, FULL.format(schema=site.schema))
    await asyncio.sleep(SHORT)
    await asyncio.to_thread(site.cluster.execute, f"DROP FUNCTION {site.schema}.disk_full CASCADE")


async def jump_clock(site: Site) -> None:
    new = site.folder / "new-clock"
    new.write_text(str(random.uniform(-JUMP, JUMP)))
    new.replace(site.clock)


async def read_slowly(site: Site) -> None:
    """Connect a spectator that reads nothing."""
    table = random.choice(site.field.players).table
    address = f"{site.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with contextlib.suppress(*GONE):
        reader = await connect(address, max_size=None, proxy=None, max_queue=1)
        await reader.send(json.dumps({"type": "hello"}))
        site.readers.append(reader)
    while len(site.readers) > MOST_READERS:
        site.readers.pop(0).transport.abort()


async def restore_backup(site: Site) -> None:
    """Copy the database during play; the copy has every move acknowledged before."""
    site.copies += 1
    copy, restored = (site.folder / f"{name}{site.copies}.sqlite" for name in ("copy", "restored"))
    known = [(player.table, dict(player.acked)) for player in site.field.players[-20:]]
    await asyncio.to_thread(backup, site.db, copy)
    await asyncio.to_thread(restore, copy, f"sqlite:///{restored}")
    with closing(Store(f"sqlite:///{restored}")) as store:
        for table, acked in known:
            found = moves(store, table)
            assert acked.items() <= found.items(), f"the backup lacks moves of {table}"
    for path in (copy, restored):
        path.unlink()


def moves(store: Store, name: str) -> dict[int, str]:
    """Return the moves of a stored table by their versions."""
    first, *rest = store.events(name)
    table, found = TableState.of(name, [first]), {}
    for event in rest:
        table.apply(event)
        if isinstance(event, e.Moved):
            found[table.version] = event.move
    return found


Fault = Callable[[Site], Awaitable[None]]
FAULTS: tuple[Fault, ...] = (
    *(kill_server, end_connections, kill_thinker, cut_database, read_slowly, fill_disk, restore_backup, jump_clock),
    *(slow_database, end_listeners, roll_upgrade, kill_database, pause_server, pause_thinker),
)


async def checked(field: Field) -> None:
    """Check all players; a server that is replaced meanwhile ends connections."""
    while True:
        try:
            await field.checked()
            return
        except GONE:
            await asyncio.sleep(0.2)


@asynccontextmanager
async def broken_into(processes: int) -> AsyncIterator[tuple[Site, list[asyncio.Task[None]]]]:
    """Run a site with games that are restarted when over."""
    with running() as cluster, tempfile.TemporaryDirectory(prefix="florin-site-") as folder:
        site = Site(cluster, Path(folder), processes)
        tasks: list[asyncio.Task[None]] = []
        try:
            await site.open()
            kinds = [*Field.KINDS, ("card", 1, 1)]
            tasks = [asyncio.create_task(site.field.keep_playing(*kind)) for kind in kinds]
            yield site, tasks
        except BaseException:
            print(site.last_output(), file=sys.stderr)
            raise
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await site.close()


async def campaign(faults: list[Fault], processes: int = 2, report: Callable[[str], None] = print) -> dict[str, int]:
    """Cause faults one after the other, and check everything after each."""
    done: Counter[str] = Counter()
    async with broken_into(processes) as (site, tasks):
        for fault in faults:
            await moved(site.field, tasks)
            await asyncio.sleep(random.uniform(0.0, 0.3))
            await fault(site)
            done[fault.__name__] += 1
            await answering(site.url)
            await moved(site.field, tasks)
            await checked(site.field)
            report(fault.__name__)
        await site.field.verified()
        acked = sum(len(player.acked) for player in site.field.players)
        return {**done, "acknowledged": acked, "finished": len(site.field.finished)}
