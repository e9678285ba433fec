"""The store: one SQLite file, append-only logs, behind one small interface.

A thread of its own writes, so that what comes in while one commit is on its way is committed together by the next. What
has returned is on the disk. Whoever appends first wins: (table, sequence) is unique.
"""

import asyncio
import logging
import queue
import threading
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from florin.errors import Error
from florin.server.events import AnyEvent, decode, encode
from florin.server.file import file_of, locked, opened
from florin.server.schema import events, records, tables, uploads

log = logging.getLogger("florin.server")


@dataclass(frozen=True)
class Row:
    """What is told of a table besides its events, in the same commit."""

    stage: str
    listed: bool
    changed: float
    wakes: float | None
    summary: bytes


@dataclass(frozen=True)
class Append:
    """What is to be written together, or not at all."""

    table: str
    after: int  # the sequence so far
    events: Sequence[AnyEvent]
    row: Row
    record: bytes | None = None

    @property
    def event_rows(self) -> list[dict[str, Any]]:
        numbered = enumerate(self.events, self.after + 1)
        return [{"table_id": self.table, "sequence": number, "event": encode(event)} for number, event in numbered]

    @property
    def record_row(self) -> dict[str, Any]:
        return {"id": self.table, "added": self.row.changed, "record": self.record}


@dataclass(frozen=True)
class Upload:
    """A record of elsewhere. Who brings it again keeps it from being tidied."""

    id: str
    record: bytes
    added: float

    @property
    def row(self) -> dict[str, Any]:
        return vars(self) | {"size": len(self.record)}


Job = Append | Upload
Waiting = tuple[Job, "asyncio.Future[None]"]

INSERT_EVENTS = sa.insert(events)
INSERT_TABLES = sa.insert(tables)
UPDATE_TABLES = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("name"))
    .values({column.name: sa.bindparam(column.name) for column in tables.c if column.name != "id"})
)
INSERT_RECORDS = sa.insert(records).prefix_with("OR IGNORE")
INSERT_UPLOADS = sa.insert(uploads).prefix_with("OR REPLACE")


def write(connection: sa.Connection, jobs: Sequence[Job]) -> None:
    """Writes what comes together with a few statements for all of it."""
    appends = [job for job in jobs if isinstance(job, Append)]
    if rows := [row for job in appends for row in job.event_rows]:
        connection.execute(INSERT_EVENTS, rows)
    if new := [vars(job.row) | {"id": job.table} for job in appends if job.after == 0]:
        connection.execute(INSERT_TABLES, new)
    if known := [vars(job.row) | {"name": job.table} for job in appends if job.after]:
        connection.execute(UPDATE_TABLES, known)
    if done := [job.record_row for job in appends if job.record is not None]:
        connection.execute(INSERT_RECORDS, done)
    if brought := [job.row for job in jobs if isinstance(job, Upload)]:
        connection.execute(INSERT_UPLOADS, brought)


class Store:
    """Opened for one server at a time."""

    def __init__(self, url: str) -> None:
        path = file_of(url)
        self._lock = locked(path)
        try:
            self._engine = opened(url, path)
        except BaseException:
            self._lock.close()
            raise
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="florin-store", daemon=True)
        self._thread.start()

    # -- writing ------------------------------------------------------------------------------------------------------

    async def append(self, job: Job) -> None:
        """Returns when it is on the disk; raises `Error("stale")` if others came first."""
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
            with self._engine.begin() as connection:
                write(connection, [job for job, _ in batch])
        except Exception as error:  # whatever it is, those who wait must hear of it
            if len(batch) > 1:  # one of them is at fault: each by itself
                for one in batch:
                    self._commit([one])
                return
            first_come = isinstance(error, sa.exc.IntegrityError)
            if not first_come:
                log.error("The file could not be written: %s", getattr(error, "orig", type(error).__name__))
            answer(batch[0][1], Error("stale" if first_come else "store-failed"))
            return
        for _, future in batch:
            answer(future, None)

    def tidy(self, before: float, awake: Collection[str] = ()) -> list[str]:
        """Forgets the logs of tables on which nothing has happened since and nothing is due; returns their ids.

        Uploads go too; the records of games that were played here stay.
        """
        idle = sa.select(tables.c.id).where(tables.c.changed < before, tables.c.wakes.is_(None))
        with self._engine.begin() as connection:
            old = [name for name in connection.scalars(idle) if name not in awake]
            for name in old:
                connection.execute(sa.delete(events).where(events.c.table_id == name))
                connection.execute(sa.delete(tables).where(tables.c.id == name))
            connection.execute(sa.delete(uploads).where(uploads.c.added < before))
        return old

    # -- reading ------------------------------------------------------------------------------------------------------

    def events(self, table: str) -> list[AnyEvent]:
        query = sa.select(events.c.event).where(events.c.table_id == table).order_by(events.c.sequence)
        with self._engine.connect() as connection:
            return [decode(event) for event in connection.scalars(query)]

    def listed(self, most: int) -> list[bytes]:
        """The summaries of the tables that are listed whether or not anyone is there, the latest first."""
        query = (
            sa.select(tables.c.summary)
            .where(tables.c.listed, tables.c.stage.in_(("waiting", "playing")))
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        with self._engine.connect() as connection:
            return list(connection.scalars(query))

    def waking(self, before: float) -> list[str]:
        """The tables on which something is due by then without anyone asking."""
        with self._engine.connect() as connection:
            return list(connection.scalars(sa.select(tables.c.id).where(tables.c.wakes < before)))

    def record(self, name: str) -> bytes | None:
        """The record of a finished game, or one that was uploaded."""
        with self._engine.connect() as connection:
            for kept in (records, uploads):
                found: bytes | None = connection.scalar(sa.select(kept.c.record).where(kept.c.id == name))
                if found is not None:
                    return found
        return None

    def uploaded(self) -> int:
        """The bytes that uploads take."""
        with self._engine.connect() as connection:
            return int(connection.scalar(sa.select(sa.func.coalesce(sa.func.sum(uploads.c.size), 0))) or 0)

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()
        self._engine.dispose()
        self._lock.close()


def answer(future: "asyncio.Future[None]", error: Error | None) -> None:
    """Tells the loop that waits, unless it is gone."""

    def tell() -> None:
        if not future.done():
            future.set_result(None) if error is None else future.set_exception(error)

    with suppress(RuntimeError):
        future.get_loop().call_soon_threadsafe(tell)
