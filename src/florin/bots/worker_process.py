"""A worker process (worker.py) seen from the process that needs a bot's move."""

import asyncio
import ctypes
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import msgspec

from florin import bots
from florin.bots.line_process import LineProcess, ProcessEnded
from florin.bots.worker import Answer, Task
from florin.errors import Error

MOST_BYTES = 1 << 22  # max bytes per answer
START_SECONDS = 10.0  # extra time for the first answer of a process
ALARM_SECONDS = 5  # how much later than our deadline the worker's own alarm ends it
SECRET = re.compile(r"FLORIN_DB|PG|.*(?:PASSWORD|SECRET|TOKEN|CREDENTIAL)")  # names of environment variables
PR_SET_DUMPABLE = 4  # of Linux's prctl
NICE, NICER = 5, 10  # priorities: below the server's, and below that of quick bots


@dataclass(frozen=True, kw_only=True)
class BotLimits:
    """The limits on one move of a bot, and the plugins that register more bots."""

    seconds: float = 10.0
    megabytes: int = 1024
    plugins: tuple[str, ...] = ()


def environment() -> dict[str, str]:
    """Return the environment of a process that runs bots, which must not learn how to reach the database."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not SECRET.match(name) and "postgresql:" not in value and "postgresql+" not in value
    }
    return kept | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def hide_from_bots() -> None:
    """Let no process of the same user read the environment and the memory of this one: bots run as the same user."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)


def plug_in_afar(plugins: Sequence[str]) -> None:
    """Register the bots of plugins without importing these: their code runs in processes that know no password."""
    if not plugins:
        return
    words = [word for plugin in plugins for word in ("--plugin", plugin)]
    command = [sys.executable, "-m", "florin.bots.worker", "--describe", *words]
    answer = subprocess.run(command, env=environment(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=False)
    try:
        found = msgspec.json.decode(answer.stdout)
    except msgspec.DecodeError:
        found = {"error": {"plugin": ", ".join(plugins), "reason": "its process died"}}
    if "error" in found:
        raise Error("no-plugin", **found["error"])
    for name, takes in found["bots"].items():
        bots.register_afar(name, takes)


class WorkerProcess:
    """A process that is started for the first task, and again after it ended."""

    def __init__(self, limits: BotLimits, *, nice: int = NICE) -> None:
        self.limits = limits
        self.nice = nice
        self.process: LineProcess | None = None
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="florin-bot")

    def _start(self) -> LineProcess:
        limits = self.limits
        plugins = [word for plugin in limits.plugins for word in ("--plugin", plugin)]
        return LineProcess(
            [
                sys.executable,
                "-m",
                "florin.bots.worker",
                f"--megabytes={limits.megabytes}",
                f"--seconds={int(limits.seconds) + ALARM_SECONDS}",
                f"--nice={self.nice}",
                *plugins,
            ],
            most_bytes=MOST_BYTES,
            env=environment(),
        )

    async def ask(self, task: Task) -> Answer:
        """Return the bot's answer. A process that dies, takes too long or is no longer needed is ended."""
        if self.process and not self.process.running:
            await self.end()  # it died while idle
        seconds = self.limits.seconds + (START_SECONDS if self.process is None else 0)
        try:
            self.process = self.process or self._start()
            line = await self.process.ask_async(msgspec.json.encode(task) + b"\n", seconds, self._executor)
            return msgspec.json.decode(line, type=Answer)
        except TimeoutError:
            await self.end()
            return Answer(error="it took too long")
        except (OSError, ProcessEnded, msgspec.DecodeError):
            await self.end()
            return Answer(error="it died")
        except BaseException:
            await self.end()
            raise

    async def end(self) -> None:
        """End the process; the next task starts another."""
        process, self.process = self.process, None
        if process is not None:
            await asyncio.get_running_loop().run_in_executor(self._executor, process.close)

    async def close(self) -> None:
        """End the process for good."""
        await self.end()
        self._executor.shutdown(wait=False)
