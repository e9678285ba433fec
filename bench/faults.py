"""Break a server of several processes on PostgreSQL, and lose nothing: python -m bench.faults --faults 1000

Bots play through the protocol (tests/server/killing.py) while processes are killed, paused and replaced, database
connections are ended, and PostgreSQL itself is killed. After each fault every acknowledged move must be there once,
every client must agree with the server, and games must go on.
"""

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from tests.server.cluster import Cluster, running
from tests.server.killing import GONE, ROOT, Field, answering, free_port, moved

START = (
    "from florin.server.cli import run; from florin.server.settings import Settings; "
    "run(Settings(port={port}, db='{db}', base_url='http://127.0.0.1:{port}', processes={processes}, workers=1, "
    "plugins=('tests.server.stand_in',), stand_in='plain', simple_bot='plain', "
    "requests_per_second=1e6, tables_per_hour=10**9))"
)
PAUSE = 7.0  # seconds: longer than a lease
CONNECTIONS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'florin'"


class Servers:
    """A supervisor and its server processes."""

    def __init__(self, db: str, processes: int) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        code = START.format(port=port, db=db, processes=processes)
        path = os.pathsep.join([".", *filter(None, sys.path)])
        self.supervisor = subprocess.Popen(
            [sys.executable, "-c", code], cwd=ROOT, env=os.environ | {"PYTHONPATH": path}
        )

    def processes(self) -> list[int]:
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

    def close(self) -> None:
        self.supervisor.terminate()
        self.supervisor.wait()


async def kill_server(servers: Servers, cluster: Cluster) -> None:
    os.kill(random.choice(servers.processes()), signal.SIGKILL)


async def pause_server(servers: Servers, cluster: Cluster) -> None:
    victim = random.choice(servers.processes())
    os.kill(victim, signal.SIGSTOP)
    await asyncio.sleep(PAUSE)
    os.kill(victim, signal.SIGCONT)


async def replace_servers(servers: Servers, cluster: Cluster) -> None:
    servers.supervisor.send_signal(signal.SIGHUP)


async def end_connections(servers: Servers, cluster: Cluster) -> None:
    await asyncio.to_thread(cluster.execute, CONNECTIONS)


async def end_listeners(servers: Servers, cluster: Cluster) -> None:
    await asyncio.to_thread(cluster.execute, CONNECTIONS + " AND query LIKE 'LISTEN%%'")


async def kill_database(servers: Servers, cluster: Cluster) -> None:
    await asyncio.to_thread(cluster.crash)


FAULTS = (kill_server, end_connections, end_listeners, kill_database, replace_servers, pause_server)


async def checked(field: Field) -> None:
    """Check all players; a server that is replaced meanwhile ends connections."""
    while True:
        try:
            await field.checked()
            return
        except GONE:
            await asyncio.sleep(0.2)


async def campaign(faults: int, processes: int, seed: int) -> dict[str, int]:
    random.seed(seed)
    with running() as cluster:
        servers = Servers(cluster.new_url(), processes)
        tasks: list[asyncio.Task[None]] = []
        try:
            await answering(servers.url)
            field = Field(servers.url)
            kinds = [*field.KINDS, ("card", 1, 1)]
            tasks = [asyncio.create_task(field.keep_playing(*kind)) for kind in kinds]
            done: Counter[str] = Counter()
            for number in range(faults):
                await moved(field, tasks)
                await asyncio.sleep(random.uniform(0.0, 0.3))
                fault = FAULTS[number % len(FAULTS)]
                await fault(servers, cluster)
                done[fault.__name__] += 1
                await answering(servers.url)
                await moved(field, tasks)
                await checked(field)
                print(f"{number + 1} {fault.__name__}", flush=True)
            await field.verified()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            servers.close()
    acked = sum(len(player.acked) for player in field.players)
    return done | {"acknowledged": acked, "finished": len(field.finished)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    print("seed", given.seed)
    print(asyncio.run(campaign(given.faults, given.processes, given.seed)))


if __name__ == "__main__":
    main()
