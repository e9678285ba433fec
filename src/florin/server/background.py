"""Processes that compute for the server in the background: stories, reviews, and the games of the ladder.

Each starts when it is first needed. Of those who wait, the requester that has used the least time goes first, so that
nobody keeps the others waiting.
"""

import asyncio
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import msgspec

from florin.bots.line_process import LineProcess, ProcessEnded
from florin.bots.pool import Usage
from florin.bots.worker_process import environment
from florin.errors import Error

SECONDS = 60.0  # after which an answer is given up
MOST_BYTES = 64 << 20  # max bytes per answer
PAUSE = 0.1  # seconds between two looks whether something more urgent still waits
FAILED = b"null\n"


@dataclass(eq=False)
class Waiting:
    requester: str
    turn: "asyncio.Future[int]"  # the number of a process


class Background:
    """Some processes of one priority (background_process.py)."""

    def __init__(self, *, nice: int, processes: int = 1, is_busy: Callable[[], bool] = lambda: False) -> None:
        self.nice = nice
        self.is_busy = is_busy  # whether something more urgent waits for a processor
        self.processes: list[LineProcess | None] = [None] * processes
        self.idle = list(range(processes))
        self.waiting: list[Waiting] = []
        self.usage = Usage()
        self._executor = ThreadPoolExecutor(processes, thread_name_prefix="florin-background")

    async def ask(self, request: msgspec.Struct, requester: str) -> bytes:
        """Return the answer to a request (background_process.py), as JSON."""
        self.usage.enter(requester)
        number = await self._turn(requester)
        self.usage.serve(requester)
        started = time.monotonic()
        try:
            while self.is_busy():
                await asyncio.sleep(PAUSE)
                started = time.monotonic()
            return await self._answer(number, msgspec.json.encode(request) + b"\n")
        finally:
            self.usage.charge(requester, time.monotonic() - started)
            self._free(number)

    async def _turn(self, requester: str) -> int:
        """Return the number of a process when it is this requester's turn."""
        if self.idle:
            return self.idle.pop()
        waiting = Waiting(requester, asyncio.get_running_loop().create_future())
        self.waiting.append(waiting)
        try:
            return await waiting.turn
        except asyncio.CancelledError:
            if waiting in self.waiting:
                self.waiting.remove(waiting)
            elif not waiting.turn.cancelled():  # it was our turn just now
                self._free(waiting.turn.result())
            raise

    def _free(self, number: int) -> None:
        """Give a process to the requester that has used the least."""
        self.waiting = [one for one in self.waiting if not one.turn.done()]
        if not self.waiting:
            self.idle.append(number)
            return
        first = min(self.waiting, key=lambda one: self.usage.of(one.requester))
        self.waiting.remove(first)
        first.turn.set_result(number)

    async def _answer(self, number: int, line: bytes) -> bytes:
        try:
            process = self.processes[number]
            if process is None or not process.running:
                await self._end(number)
                command = [sys.executable, "-m", "florin.server.background_process", f"--nice={self.nice}"]
                process = self.processes[number] = LineProcess(command, most_bytes=MOST_BYTES, env=environment())
            answer = await process.ask_async(line, SECONDS, self._executor)
        except (TimeoutError, OSError, ProcessEnded):
            answer = b""
        if not answer.endswith(b"\n"):  # it died, or the answer is too long
            await self._end(number)
        if answer == FAILED or not answer.endswith(b"\n"):
            raise Error("server-failed")
        return answer[:-1]

    async def _end(self, number: int) -> None:
        process, self.processes[number] = self.processes[number], None
        if process is not None:
            await asyncio.get_running_loop().run_in_executor(self._executor, process.close)

    async def close(self) -> None:
        """End the processes. Whoever asked them must have been cancelled."""
        for number in range(len(self.processes)):
            await self._end(number)
        self._executor.shutdown(wait=False)
