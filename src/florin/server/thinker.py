"""A thinker, `florin think`: takes questions from the queue (thinking.py) and writes the answers to a table.

The bots run in processes of their own, which know nothing of the database.
"""

import asyncio
import contextlib
import logging
import secrets
import signal
from collections.abc import Callable

import msgspec

from florin.bots.worker import Task
from florin.bots.worker_process import NICE, BotLimits, WorkerProcess
from florin.errors import Error
from florin.server.database import open_database
from florin.server.postgres import conninfo
from florin.server.store_jobs import CHANNEL
from florin.server.thinking import ANSWER, BEAT, FAILURES, LEASE, QUEUE, TASK, queue_of

RETRY = 0.5  # seconds before a thinker that lost the database connects again
POLL = 0.1  # seconds between two looks at the queue: procrastinate misses what is asked while it looks
WRITE = """
WITH written AS (
  INSERT INTO answers (id, written, answer) VALUES (%(key)s, extract(epoch FROM now()), %(answer)s) RETURNING id
) SELECT pg_notify(%(channel)s, %(payload)s) FROM written
"""
log = logging.getLogger("florin.server")


class Thinker:
    """One worker of the queue, and the process in which its bots think."""

    def __init__(self, conninfo: str, limits: BotLimits) -> None:
        self.name = secrets.token_hex(6)
        self.conninfo = conninfo
        self.bot = WorkerProcess(limits, nice=NICE)

    async def run(self) -> None:
        """Answer questions until cancelled, also after the database was away."""
        try:
            while True:
                with contextlib.suppress(*FAILURES):
                    await self._work()
                log.warning("The connection to the queue was lost")
                await asyncio.sleep(RETRY)
        finally:
            await self.bot.close()

    async def _work(self) -> None:
        queue = queue_of(self.conninfo)

        async def answer(key: str, task: str) -> None:
            found = await self.bot.ask(msgspec.json.decode(task, type=Task))
            await queue.connector.execute_query_async(
                WRITE,
                key=key,
                answer=msgspec.json.encode(found),
                channel=CHANNEL,
                payload=f"{self.name} {ANSWER}{key}:1",
            )

        queue.task(name=TASK, queue=QUEUE)(answer)
        async with queue.open_async():
            await queue.run_worker_async(
                queues=[QUEUE],
                concurrency=1,
                delete_jobs="always",
                fetch_job_polling_interval=POLL,
                update_heartbeat_interval=BEAT,
                stalled_worker_timeout=2 * LEASE,
                shutdown_graceful_timeout=self.bot.limits.seconds,
                install_signal_handlers=False,
            )


async def think(url: str, workers: int, limits: BotLimits, ready: Callable[[], None] = lambda: None) -> None:
    """Think until SIGTERM or SIGINT, with this many processes."""
    database = await asyncio.to_thread(open_database, url)  # which also migrates it
    if not database.shared:
        database.close()
        raise Error("think-file")
    address = conninfo(database.engine)
    database.close()
    loop = asyncio.get_running_loop()
    tasks = [loop.create_task(Thinker(address, limits).run()) for _ in range(workers)]
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, lambda: [task.cancel() for task in tasks])
    ready()
    await asyncio.gather(*tasks, return_exceptions=True)
