"""The store: append-only logs in one SQLite file or in PostgreSQL, behind a small interface.

A thread writes, so that everything that arrives during one commit goes into the next one together. When `append`
returns, the data is on disk. The first writer wins: (table, sequence) is unique.
"""

import asyncio
import logging
import queue
import secrets
import threading
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from florin.errors import Error
from florin.server import metrics
from florin.server.database import open_database
from florin.server.events import AnyEvent, decode
from florin.server.schema import attendance, events, records, runs, tables, uploads, workers
from florin.server.store_jobs import CHANNEL, Append, Attendance, Job, Run, fit_one_statement, upserts, write

INSPECTION_SHARE = 50
PATIENCE = 10.0  # seconds for which the writer tries to reach a database that it has lost
READING_PATIENCE = 0.5  # the same for readers, whom others wait for
PAUSE = 0.1  # seconds between two attempts
LAST = "\U0010ffff"  # comes after every other character
LEASE = 5.0  # seconds after which a server that is not heard of counts as dead
BEHIND = sa.text("""
SELECT name FROM json_each_text(CAST(:known AS json)) AS tables (name, after)
WHERE CAST(after AS integer) <
  (SELECT sequence FROM events WHERE table_id = name ORDER BY sequence DESC LIMIT 1)
""")  # as JSON, because a thousand parameters take long to write
Found = TypeVar("Found")
log = logging.getLogger("florin.server")


class Conflict(Error):
    """Another writer came first: read what it wrote, and decide again."""


Waiting = tuple[Job, "asyncio.Future[None]"]


class Store:
    """The database of one server."""

    def __init__(self, url: str) -> None:
        self.database = open_database(url)
        self.worker = secrets.token_hex(6)  # this server among those that share the database
        self._engine = self.database.engine.execution_options(worker=self.worker)
        # Without a transaction a query is one round trip instead of three; a file has no round trips.
        self._single = self._engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self._engine
        self._fault: str | None = None
        self._inspected_until = 0.0
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="florin-store", daemon=True)
        self._thread.start()

    # -- writing ------------------------------------------------------------------------------------------------------

    async def append(self, job: Job) -> None:
        """Return when the job is on disk; raise `Conflict` if another writer came first."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        await future

    def _write(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            try:
                while (more := self._jobs.get_nowait()) is not None:
                    batch.append(more)
            except queue.Empty:
                more = first
            self._commit(batch)
            if more is None:
                return

    def _commit(self, batch: list[Waiting]) -> None:
        try:
            with metrics.commit_seconds.time():
                self._persist([job for job, _ in batch])
            metrics.commits.inc()
        except Exception as error:  # every caller must get an answer
            if len(batch) > 1 and not self.database.is_transient(error):  # one is at fault: try each separately
                for one in batch:
                    self._commit([one])
                return
            too_late = isinstance(error, sa.exc.IntegrityError)
            (metrics.conflicts if too_late else metrics.failures).inc()
            if not too_late:
                log.error("The database could not be written: %s", getattr(error, "orig", type(error).__name__))
            for _, future in batch:
                resolve_in_loop(future, Conflict("stale") if too_late else Error("store-failed"))
            return
        for _, future in batch:
            resolve_in_loop(future, None)

    def _persist(self, jobs: list[Job]) -> None:
        """Commit all jobs or none. If the connection is lost, connect again and repeat what was not stored."""
        lost = False

        def attempt() -> None:
            nonlocal lost
            try:
                with self._transaction(jobs) as connection:
                    write(connection, jobs)
            except Exception as error:
                if isinstance(error, sa.exc.IntegrityError) and lost and self._are_stored(jobs):
                    return  # the connection was lost after the commit, before its answer
                lost = lost or self.database.is_transient(error)
                raise

        self._persistently(attempt, PATIENCE)

    def _transaction(self, jobs: list[Job]) -> AbstractContextManager[sa.Connection]:
        """Return a connection that commits at the end, or its only statement at once."""
        return self._single.connect() if self.shared and fit_one_statement(jobs) else self._engine.begin()

    def _are_stored(self, jobs: list[Job]) -> bool:
        appends = [job for job in jobs if isinstance(job, Append)]
        return all(self.events(job.table, job.after)[: len(job.events)] == list(job.events) for job in appends)

    def _persistently(self, attempt: Callable[[], Found], patience: float) -> Found:
        """Return the result of an attempt, repeated while only the connection is at fault."""
        give_up = time.monotonic() + patience
        while True:
            try:
                return attempt()
            except Exception as error:
                if not self.database.is_transient(error) or time.monotonic() > give_up:
                    raise
            time.sleep(PAUSE)

    def tidy(self, before: float, awake: Collection[str] = ()) -> list[str]:
        """Delete the logs of tables that are inactive since then with nothing due, and old uploads.

        Records of games played here are kept. Return the ids of the tables.
        """
        idle = sa.select(tables.c.id).where(tables.c.changed < before, tables.c.wakes.is_(None))
        with self._engine.begin() as connection:
            old = [name for name in connection.scalars(idle) if name not in awake]
            for name in old:
                connection.execute(sa.delete(events).where(events.c.table_id == name))
                connection.execute(sa.delete(tables).where(tables.c.id == name))
            connection.execute(sa.delete(uploads).where(uploads.c.added < before))
            connection.execute(sa.delete(runs).where(runs.c.alive < before))
        return old

    # -- reading ------------------------------------------------------------------------------------------------------

    def events(self, table: str, after: int = 0) -> list[AnyEvent]:
        """Return the events of a table after a sequence number."""
        query = sa.select(events.c.event).where(events.c.table_id == table, events.c.sequence > after)
        return [decode(event) for (event,) in self.rows(query.order_by(events.c.sequence))]

    def listed(self, most: int) -> list[bytes]:
        """Return the summaries of the listed correspondence tables, latest first."""
        query = (
            sa.select(tables.c.summary)
            .where(tables.c.listed, tables.c.stage.in_(("waiting", "playing")))
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        return [summary for (summary,) in self.rows(query)]

    def due_before(self, before: float) -> list[str]:
        """Return the tables at which something is due automatically before that time."""
        return [name for (name,) in self.rows(sa.select(tables.c.id).where(tables.c.wakes < before))]

    def runs(self) -> list[Run]:
        """Return when servers were running on this database, earliest first."""
        return [Run(row.started, row.alive) for row in self.rows(sa.select(runs).order_by(runs.c.started))]

    def record(self, name: str) -> bytes | None:
        """Return the record of a finished game, or an uploaded one."""
        for kept in (records, uploads):
            if found := self.rows(sa.select(kept.c.record).where(kept.c.id == name)):
                record: bytes = found[0][0]
                return record
        return None

    def finished_under(self, prefix: str, most: int) -> list[str]:
        """Return the ids of the finished tables that begin like this, the earliest first."""
        order: sa.ColumnElement[str] = sa.collate(records.c.id, "C") if self.shared else records.c.id
        named = sa.select(records.c.id).where(order >= prefix, order < prefix + LAST)  # unlike LIKE, by an index
        return [name for (name,) in self.rows(named.order_by(records.c.added).limit(most))]

    def uploaded(self) -> int:
        """Return the total size of uploads in bytes."""
        [(size,)] = self.rows(sa.select(sa.func.coalesce(sa.func.sum(uploads.c.size), 0)))
        return int(size)

    def rows(self, query: sa.Select[Any] | sa.TextClause) -> Sequence[sa.Row[Any]]:
        def attempt() -> Sequence[sa.Row[Any]]:
            with self._single.connect() as connection:
                return connection.execute(query).all()

        try:
            return self._persistently(attempt, READING_PATIENCE)
        except Exception as error:
            if self.database.is_transient(error):
                log.error("The database %s could not be read: %s", self.database.name, type(error).__name__)
                raise Error("store-failed") from None
            raise

    # -- other servers on the same database ---------------------------------------------------------------------------

    @property
    def shared(self) -> bool:
        return self.database.shared

    def beat(self) -> set[str]:
        """Note that this server runs, and return all that do."""
        now = sa.extract("epoch", sa.func.clock_timestamp())
        upsert = upserts(self._engine.dialect.name)
        with self._engine.begin() as connection:
            connection.execute(upsert.workers, {"id": self.worker, "seen": connection.scalar(sa.select(now))})
            dead = workers.c.seen < now - LEASE
            connection.execute(sa.delete(attendance).where(attendance.c.worker.not_in(sa.select(workers.c.id))))
            connection.execute(sa.delete(workers).where(workers.c.seen < now - 60 * LEASE))
            return {self.worker, *connection.scalars(sa.select(workers.c.id).where(~dead))}

    def retire(self) -> None:
        """Remove this server from those that run."""
        with self._engine.begin() as connection:
            connection.execute(sa.delete(attendance).where(attendance.c.worker == self.worker))
            connection.execute(sa.delete(workers).where(workers.c.id == self.worker))
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{self.worker} *:0")))

    def attendances(self, running: Collection[str]) -> list[Attendance]:
        """Return who is connected through the servers that run."""
        others = attendance.c.worker.in_(running)
        anyone = sa.or_(attendance.c.seats != "", attendance.c.watching > 0)
        found = self.rows(sa.select(*attendance.c).where(others, anyone))
        return [  # type: ignore[misc]
            Attendance(table, worker, numbers(seats), watching) for table, worker, seats, watching in found
        ]

    def behind(self, known: Mapping[str, int]) -> list[str]:
        """Return the tables to which something was written after the sequence numbers that are known."""
        return [name for (name,) in self.rows(BEHIND.bindparams(known=msgspec.json.encode(known).decode()))]

    def summaries(self, names: Collection[str]) -> list[bytes]:
        """Return the summaries of some tables."""
        return [summary for (summary,) in self.rows(sa.select(tables.c.summary).where(tables.c.id.in_(names)))]

    # -- health -------------------------------------------------------------------------------------------------------

    def inspect(self) -> str | None:
        """Return what is wrong with the database, if anything.

        That takes long for a large file, so the result is reused for INSPECTION_SHARE times as long as it took.
        """
        started = time.monotonic()
        if started >= self._inspected_until:
            found = self.database.fault()
            ended = time.monotonic()
            self._inspected_until = ended + INSPECTION_SHARE * (ended - started)
            if found is not None and found != self._fault:
                log.error("The database %s cannot be used: %s", self.database.name, found)
            self._fault = found
        return self._fault

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()
        self.database.close()


@lru_cache
def numbers(seats: str) -> frozenset[int]:
    """Return the seats of an attendance."""
    return frozenset(map(int, seats.split()))


def resolve_in_loop(future: "asyncio.Future[None]", error: Error | None) -> None:
    """Resolve a future in its own event loop, unless that loop is closed."""

    def resolve() -> None:
        if not future.done():
            future.set_result(None) if error is None else future.set_exception(error)

    with suppress(RuntimeError):
        future.get_loop().call_soon_threadsafe(resolve)
