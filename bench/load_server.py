"""A server under load, and what it uses: processor time, memory, commits and round trips to the database."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from tests.server.killing import ROOT, answering, free_port

COUNTED = re.compile(r"^(florin_commits|bench_round_trips)_total ([\d.e+]+)", re.MULTILINE)
TICKS = os.sysconf("SC_CLK_TCK")


class Loaded:
    """A server without limits per address, on any database; with `core`, on this core alone."""

    def __init__(self, folder: Path, db: str = "", processes: int = 1, core: int | None = None) -> None:
        port, self.metrics = free_port(), free_port()
        self.processes = processes
        self.core = core
        self.url = f"http://127.0.0.1:{port}"
        self.settings: dict[str, Any] = {
            "port": port,
            "db": db or f"sqlite:///{folder / 'tables.sqlite'}",
            "base_url": self.url,
            "processes": processes,
            "metrics": f"127.0.0.1:{self.metrics}",
            "requests_per_second": 1e6,
            "tables_per_hour": 10**9,
            "messages_per_second": 1e6,
            "most_watchers": 10_000,
            "most_sockets": 100_000,
            "most_connections": 10_000,
        }

    async def start(self) -> None:
        command = [sys.executable, "-m", "bench.load_serve", json.dumps(self.settings)]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
        if self.core is not None:
            os.sched_setaffinity(self.process.pid, {self.core})
        await answering(self.url)

    def kill(self) -> None:
        for pid in reversed(self.pids):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()

    @property
    def pids(self) -> list[int]:
        return [self.process.pid, *descendants(self.process.pid)]

    @property
    def seconds(self) -> float:
        """The processor time used so far."""
        return processor_seconds(self.pids)

    @property
    def megabytes(self) -> float:
        """The memory in use; what processes share counts once."""
        return sum(proportional_kilobytes(pid) for pid in self.pids) / 1024

    async def counts(self) -> dict[str, float]:
        """Return the commits and round trips so far, of all processes."""
        found = {"florin_commits": 0.0, "bench_round_trips": 0.0}
        async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
            for number in range(self.processes):
                text = (await http.get(f"http://127.0.0.1:{self.metrics + number}/metrics")).text
                for name, value in COUNTED.findall(text):
                    found[name] += float(value)
        return found


def descendants(pid: int) -> list[int]:
    """Return the processes that a process has started, directly or not."""
    found: list[int] = []
    with suppress(OSError):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            for child in map(int, (thread / "children").read_text().split()):
                found += [child, *descendants(child)]
    return found


def processor_seconds(pids: Iterable[int]) -> float:
    total = 0
    for pid in pids:
        with suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += sum(map(int, fields[11:15]))  # that of its ended children, too
    return total / TICKS


def proportional_kilobytes(pid: int) -> int:
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1])
    return 0
