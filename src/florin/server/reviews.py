"""Reviews of finished games for HTTP: assessed in the background, a few lines at a time, and kept.

They have the lowest priority: while a bot's move waits, no further lines are begun. Of each requester one review runs
at a time. Servers on the same database answer for each other, and take over the reviews of one that has ended.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

import msgspec

from florin.errors import Error
from florin.reviewing import SIMS, Line, Plan, assess
from florin.server.background import Background
from florin.server.kept_reviews import KeptReview, KeptReviews
from florin.server.limits import ADDRESS
from florin.server.protocol import ReviewProgress, encode
from florin.server.store import Store

CHAINS = 2  # requests of a review at a time
SLICES = {"card": 6, "board": 4, "court": 1}  # lines at a time: less than half a second
MOST_WAITING = 4  # reviews per requester, one of them running
MOST_CACHED = 200  # finished reviews in memory
PUBLISH = 0.5  # seconds between two notes in the database of how far a review is
log = logging.getLogger("florin.server")


class LinesRequest(msgspec.Struct, frozen=True, kw_only=True, tag="lines"):
    """The lines of a record to assess, from `first` to before `end`."""

    record: dict[str, Any]
    sims: int
    first: int
    end: int


def lines_of(request: LinesRequest) -> list[Line]:
    plan = Plan(request.record, request.sims)
    return [assess(task) for task in plan.tasks[request.first : request.end]]


@dataclass(eq=False)
class Job:
    """A review that this server computes, or will."""

    name: str
    requester: str
    record: dict[str, Any]
    plan: Plan
    begun: int = 0  # lines given to a process
    found: dict[int, Line] = field(default_factory=dict)
    published: float = 0.0
    task: "asyncio.Task[None] | None" = None

    def lines(self) -> list[Line]:
        """Return the lines assessed without a gap."""
        done = next((n for n in range(len(self.plan.tasks)) if n not in self.found), len(self.plan.tasks))
        return [self.found[n] for n in range(done)]

    def progress(self, start: int) -> bytes:
        lines = self.lines()
        shares = self.plan.shares(lines)
        asked = lines[start : len(shares)]
        found = ReviewProgress(
            done=len(shares),
            lines=len(self.plan.tasks),
            shares=shares[start:],
            moves=[line.move for line in asked if line.move],
            lots=[line.lot for line in asked if line.lot],
            court=[line.court for line in asked if line.court],
        )
        return encode(found)


class Reviews:
    """The reviews of all servers on a database, as seen from one of them."""

    def __init__(
        self, store: Store, background: Background, running: Callable[[], Collection[str]] | None = None
    ) -> None:
        self.store = store
        self.background = background
        self.running = running or (lambda: (store.worker,))  # the servers on the database
        self.sims = SIMS
        self.kept = KeptReviews(store, SIMS)
        self.cached: OrderedDict[str, KeptReview] = OrderedDict()  # finished ones
        self.jobs: dict[str, Job] = {}

    async def find(self, name: str) -> Job | KeptReview | None:
        """Return the review of a record, as far as it is."""
        if not ADDRESS.fullmatch(name):  # PostgreSQL refuses some texts
            return None
        if (job := self.jobs.get(name)) is not None:
            return job
        found = self.cached.get(name) or await asyncio.to_thread(self.kept.read, name)
        if found is not None and found.done:
            self._cache(name, found)
        return self.jobs.get(name) or self.cached.get(name) or found  # it may have ended meanwhile

    def is_abandoned(self, review: Job | KeptReview) -> bool:
        """Return whether the server that computed a review has ended."""
        others = set(self.running()) - {self.store.worker}
        return isinstance(review, KeptReview) and not review.done and review.worker not in others

    async def start(self, name: str, record: dict[str, Any], requester: str) -> Job:
        """Begin a review. Raise an error for a game that is not over."""
        job = Job(name, requester, record, Plan(record, self.sims))
        everywhere = await asyncio.to_thread(self.kept.waiting, requester, self.running())
        if max(everywhere, sum(one.requester == requester for one in self.jobs.values())) >= MOST_WAITING:
            raise Error("reviews-many")
        if name in self.jobs:  # the same was asked twice at once
            return self.jobs[name]
        self.jobs[name] = job
        await asyncio.to_thread(self.kept.begin, name, requester, job.progress(0))
        self._run_next(requester)
        return job

    async def cancel(self, name: str, requester: str) -> None:
        """Give up a review that this requester began, wherever it is computed."""
        if not ADDRESS.fullmatch(name):
            return
        job = self.jobs.get(name)
        if job is not None and job.requester == requester:
            self._end(job)
        await asyncio.to_thread(self.kept.delete, name, requester)

    def _cache(self, name: str, review: KeptReview) -> None:
        self.cached[name] = review
        self.cached.move_to_end(name)
        while len(self.cached) > MOST_CACHED:
            self.cached.popitem(last=False)

    # -- computing ----------------------------------------------------------------------------------------------------

    def _run_next(self, requester: str) -> None:
        """Run the first review of a requester, unless it runs already."""
        job = next((job for job in self.jobs.values() if job.requester == requester), None)
        if job is not None and job.task is None:
            job.task = asyncio.get_running_loop().create_task(self._run(job))

    def _end(self, job: Job) -> None:
        """Forget a job; if it runs, its task ends."""
        if self.jobs.get(job.name) is job:
            del self.jobs[job.name]
            if job.task is not None:
                job.task.cancel()
            self._run_next(job.requester)

    async def _run(self, job: Job) -> None:
        try:
            async with asyncio.TaskGroup() as chains:
                for _ in range(CHAINS):
                    chains.create_task(self._assess(job))
            whole = job.plan.review(job.lines())
            total = len(job.plan.tasks)
            review = KeptReview("", True, encode(ReviewProgress(done=total, lines=total, review=whole)))
            self._cache(job.name, review)
            await asyncio.to_thread(self.kept.write, job.name, review.found, done=True)
        except* Error as errors:
            log.error("The review of %s failed: %s", job.name, errors.exceptions[0])
            await asyncio.to_thread(self.kept.delete, job.name)
        finally:
            job.task = None
            self._end(job)

    async def _assess(self, job: Job) -> None:
        """Assess a few lines after the other, until none is left or the review was cancelled at another server."""
        while job.begun < len(job.plan.tasks):
            begin = job.begun
            job.begun = end = min(len(job.plan.tasks), begin + SLICES[job.record["game"]])
            request = LinesRequest(record=job.record, sims=job.plan.sims, first=begin, end=end)
            lines = msgspec.json.decode(await self.background.ask(request, job.requester), type=list[Line])
            job.found |= dict(enumerate(lines, begin))
            if self.store.shared and time.monotonic() - job.published > PUBLISH:
                job.published = time.monotonic()
                if not await asyncio.to_thread(self.kept.write, job.name, job.progress(0), done=False):
                    self._end(job)

    async def close(self) -> None:
        """Stop computing. Another server, or this one when it is asked again, starts over."""
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        self.jobs.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
