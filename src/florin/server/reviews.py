"""Reviews of finished games for HTTP: assessed in processes of their own, a few lines at a time, and cached.

They have the lowest priority: the processes yield to all others, and while a bot's move waits, no further lines are
begun. Of each requester one review runs at a time; the requester that has used the least time goes first.
"""

import asyncio
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from typing import Any

import msgspec

from florin.bots.line_process import LineProcess, ProcessEnded
from florin.bots.pool import Usage
from florin.bots.worker_process import environment
from florin.errors import Error
from florin.reviewing import JUDGE, SIMS, Line, Plan, Review
from florin.server.protocol import ReviewProgress
from florin.server.review_process import LinesRequest

PROCESSES = 2
SLICES = {"card": 6, "board": 4, "court": 1}  # lines at a time: less than half a second
SECONDS = 60.0  # after which lines are given up
MOST_BYTES = 16 << 20  # max bytes per answer
MOST_WAITING = 4  # reviews per requester, one of them running
MOST_CACHED = 200  # reviews; one has about 100 kB
PAUSE = 0.1  # seconds between two looks whether bots' moves still wait
Key = tuple[str, str, int]  # a record's id, the judge and the budget


@dataclass(eq=False)
class Job:
    """A review that is being computed."""

    key: Key
    requester: str
    record: dict[str, Any]
    plan: Plan
    begun: int = 0  # lines given to a process
    found: dict[int, Line] = field(default_factory=dict)
    failed: bool = False

    @property
    def done(self) -> int:
        """The number of lines assessed without a gap."""
        return next((n for n in range(len(self.plan.tasks)) if n not in self.found), len(self.plan.tasks))

    def lines(self) -> list[Line]:
        return [self.found[n] for n in range(self.done)]


class Reviews:
    """The reviews that were computed last, and those that are being computed. Processes start for the first one."""

    def __init__(self, is_busy: Callable[[], bool], processes: int = PROCESSES) -> None:
        self.is_busy = is_busy  # whether a bot's move waits
        self.cached: OrderedDict[Key, Review] = OrderedDict()
        self.jobs: dict[Key, Job] = {}
        self.usage = Usage()
        self.processes: list[LineProcess | None] = [None] * processes
        self._executor = ThreadPoolExecutor(processes, thread_name_prefix="florin-review")
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def start(self, record_id: str, record: dict[str, Any], requester: str) -> None:
        """Begin a review, unless it is known or under way. Raise an error for a game that is not over."""
        key = (record_id, JUDGE, SIMS)
        if key in self.cached or key in self.jobs:
            return
        if sum(job.requester == requester for job in self.jobs.values()) >= MOST_WAITING:
            raise Error("reviews-many")
        self.jobs[key] = Job(key, requester, record, Plan(record))
        self.usage.enter(requester)
        for number in range(len(self.processes)):
            if number not in self._tasks or self._tasks[number].done():
                self._tasks[number] = asyncio.get_running_loop().create_task(self._work(number))

    def is_known(self, record_id: str) -> bool:
        return any((record_id, JUDGE, SIMS) in found for found in (self.cached, self.jobs))

    def progress(self, record_id: str, start: int) -> ReviewProgress:
        """Return what is found so far, from a line on, or the whole review."""
        key = (record_id, JUDGE, SIMS)
        if key in self.cached:
            self.cached.move_to_end(key)
            found = self.cached[key]
            total = len(found.shares)
            return ReviewProgress(done=total, lines=total, review=found.as_json())
        job = self.jobs.get(key)
        if job is None:
            raise Error("no-review")
        if job.failed:
            del self.jobs[key]
            raise Error("server-failed")
        lines = job.lines()
        shares = job.plan.shares(lines)
        moves = [asdict(line.move) for line in lines[start : len(shares)] if line.move]
        return ReviewProgress(done=len(shares), lines=len(job.plan.tasks), shares=shares[start:], moves=moves)

    def cancel(self, record_id: str, requester: str) -> None:
        """Give up a review that this requester began."""
        job = self.jobs.get((record_id, JUDGE, SIMS))
        if job is not None and job.requester == requester:
            del self.jobs[job.key]

    # -- computing ----------------------------------------------------------------------------------------------------

    def _next(self) -> Job | None:
        """Return the job whose lines are due: of each requester the first, and of those the one who used least."""
        first: dict[str, Job] = {}
        for job in self.jobs.values():
            if job.begun < len(job.plan.tasks) and not job.failed:
                first.setdefault(job.requester, job)
        return min(first.values(), key=lambda job: self.usage.of(job.requester), default=None)

    async def _work(self, number: int) -> None:
        """Assess lines in a process until nothing is left to do."""
        while (job := self._next()) is not None:
            if self.is_busy():
                await asyncio.sleep(PAUSE)
                continue
            self.usage.serve(job.requester)
            begin, end = job.begun, min(len(job.plan.tasks), job.begun + SLICES[job.record["game"]])
            job.begun = end
            started = time.monotonic()
            request = LinesRequest(record=job.record, sims=SIMS, first=begin, end=end)
            try:
                lines = await self._ask(number, msgspec.json.encode(request) + b"\n")
            except Error:
                job.failed = True
                continue
            self.usage.charge(job.requester, time.monotonic() - started)
            job.found |= dict(enumerate(lines, begin))
            if len(job.found) == len(job.plan.tasks) and job.key in self.jobs:
                self.cached[job.key] = job.plan.review(job.lines())
                del self.jobs[job.key]
                while len(self.cached) > MOST_CACHED:
                    self.cached.popitem(last=False)

    async def _ask(self, number: int, line: bytes) -> list[Line]:
        try:
            process = self.processes[number]
            if process is None or not process.running:
                await self._end(number)
                command = [sys.executable, "-m", "florin.server.review_process"]
                process = self.processes[number] = LineProcess(command, most_bytes=MOST_BYTES, env=environment())
            answer = await process.ask_async(line, SECONDS, self._executor)
            return msgspec.json.decode(answer, type=list[Line])
        except (TimeoutError, OSError, ProcessEnded, msgspec.DecodeError):
            await self._end(number)
            raise Error("server-failed") from None

    async def _end(self, number: int) -> None:
        process, self.processes[number] = self.processes[number], None
        if process is not None:
            await asyncio.get_running_loop().run_in_executor(self._executor, process.close)

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        for number in range(len(self.processes)):
            await self._end(number)
        self._executor.shutdown(wait=False)
