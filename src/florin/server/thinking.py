"""Thinkers: processes, perhaps on other machines, that think for this server's bots (`florin think`).

A question goes into a job queue on PostgreSQL, as the view of one seat; the answer comes back in a table and is
announced by NOTIFY. Every worker of the queue is one thinker. If it dies or nobody takes the question, the server's
own processes think.
"""

import asyncio
import contextlib
import logging
import math
import secrets
from typing import TYPE_CHECKING, Any

import msgspec
import procrastinate
from procrastinate.exceptions import ConnectorException
from procrastinate.jobs import Status

from florin.bots.worker import Answer, Task
from florin.server import metrics

if TYPE_CHECKING:
    from florin.bots.pool import BotPool

QUEUE = TASK = "florin-think"
ANSWER = "!"  # what precedes the id of an answer in a notification
BEAT = 1.0  # seconds between two heartbeats of a thinker, and between two looks at it
LEASE = 5.0  # seconds after which a thinker that is not heard of counts as dead
TAKEN = 2.0  # seconds for which a question waits for a thinker to take it
OLD = 60.0  # seconds after which what nobody waits for is deleted
FAILURES = (ConnectorException, OSError)
log = logging.getLogger("florin.server")

LIVING = (
    "SELECT count(*) AS living FROM procrastinate_workers WHERE last_heartbeat > now() - %(lease)s * interval '1 s'"
)
TAKE = "DELETE FROM answers WHERE id = %(key)s RETURNING answer"
STATE = """
SELECT job.status = 'todo' AS waits, worker.last_heartbeat > now() - %(lease)s * interval '1 s' AS lives
FROM procrastinate_jobs job LEFT JOIN procrastinate_workers worker ON worker.id = job.worker_id WHERE job.id = %(job)s
UNION ALL SELECT false, false
"""
OLD_ANSWERS = "DELETE FROM answers WHERE written < extract(epoch FROM now()) - %(old)s"
OLD_JOBS = """
DELETE FROM procrastinate_jobs WHERE queue_name = %(queue)s AND id IN
(SELECT job_id FROM procrastinate_events WHERE type = 'deferred' AND at < now() - %(old)s * interval '1 s')
"""


def queue_of(conninfo: str, most: int = 2) -> procrastinate.App:
    """Return the queue in a database. It opens connections when it needs them."""
    connector = procrastinate.PsycopgConnector(conninfo=conninfo, min_size=0, max_size=most)
    return procrastinate.App(connector=connector)


class Thinking:
    """The questions of one server to thinkers."""

    def __init__(self, conninfo: str, worker: str) -> None:
        self.queue = queue_of(conninfo)
        self.worker = worker
        self.thinkers = 0  # those that live
        self.servers = 1  # those that share them
        self.pool: BotPool | None = None
        self._answered: dict[str, asyncio.Event] = {}
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.queue.open_async()
        self._looking = asyncio.get_running_loop().create_task(self._look_forever())

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        await self.queue.close_async()

    async def _look_forever(self) -> None:
        """Count the thinkers, and now and then delete what is left of servers and thinkers that died."""
        for beat in range(1 << 62):
            try:
                [row] = await self._rows(LIVING, lease=LEASE)
                self._use(int(row["living"]))
                if beat % int(OLD) == 0:
                    await self.queue.connector.execute_query_async(OLD_ANSWERS, old=OLD)
                    await self.queue.connector.execute_query_async(OLD_JOBS, old=OLD, queue=QUEUE)
            except FAILURES:
                self._use(0)
            await asyncio.sleep(BEAT)

    def _use(self, thinkers: int) -> None:
        if bool(thinkers) != bool(self.thinkers):
            log.info("Thinkers for the bots: %d", thinkers)
        self.thinkers = thinkers
        if self.pool is not None:
            self.pool.use_thinkers(math.ceil(thinkers / self.servers), self.ask)

    def hear(self, key: str) -> None:
        if key in self._answered:
            self._answered[key].set()

    async def _rows(self, query: Any, **values: Any) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = await self.queue.connector.execute_query_all_async(query, **values)
        return found

    async def ask(self, task: Task, seconds: float) -> Answer | None:
        """Return a thinker's answer; None if there is none within this time, or if its thinker dies."""
        key = secrets.token_hex(16)
        self._answered[key] = asyncio.Event()
        job: int | None = None
        answer: Answer | None = None
        try:
            async with asyncio.timeout(seconds):
                task_of_queue = self.queue.configure_task(TASK, queue=QUEUE, allow_unknown=True)
                job = await task_of_queue.defer_async(key=key, task=msgspec.json.encode(task).decode())
                answer = await self._answer(key, job)
        except (TimeoutError, *FAILURES):
            pass
        finally:
            del self._answered[key]
            if job is not None and answer is None:
                await self._forget(job)
        metrics.thoughts.labels("lost" if answer is None else "answered").inc()
        return answer

    async def _answer(self, key: str, job: int) -> Answer | None:
        """Wait for the answer, and look after the thinker meanwhile."""
        asked = asyncio.get_running_loop().time()
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._answered[key].wait(), BEAT)
            state, *_ = await self._rows(STATE, job=job, lease=LEASE)
            if rows := await self._rows(TAKE, key=key):
                answer = msgspec.json.decode(bytes(rows[0]["answer"]), type=Answer)
                return None if answer.error == "no-bots" else answer  # it lacks a plugin
            waiting = asyncio.get_running_loop().time() - asked < TAKEN
            if not (state["lives"] or (state["waits"] and waiting)):
                return None

    async def _forget(self, job: int) -> None:
        """Delete a question without an answer; the thinker deletes those that it has answered."""
        with contextlib.suppress(*FAILURES):
            await self.queue.job_manager.finish_job_by_id_async(job, Status.ABORTED, delete_job=True)
