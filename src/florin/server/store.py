"""The store: one SQLite file, append-only logs, behind one small interface.

A thread of its own writes, so that what comes in while one commit is on its way is committed together by the next. What
`append` has returned for is on the disk. Whoever appends first wins: (table, sequence) is unique.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa

from florin.errors import Error
from florin.server.events import AnyEvent, decode, encode

VERSION = 2
APPLICATION = 0x466C6F72  # "Flor", in the file's header

schema = sa.MetaData()
tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("stage", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("wakes", sa.Float),  # when something is due without anyone asking; 0 is at once
    sa.Column("summary", sa.LargeBinary, nullable=False),  # what a list shows: public
)
events = sa.Table(
    "events",
    schema,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("sequence", sa.Integer, primary_key=True),
    sa.Column("event", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
records = sa.Table(
    "records",
    schema,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("added", sa.Float, nullable=False),
    sa.Column("record", sa.LargeBinary, nullable=False),
)
sa.Index("tables_shown", tables.c.listed, tables.c.stage, tables.c.changed)
sa.Index("tables_waking", tables.c.wakes, sqlite_where=tables.c.wakes.is_not(None))
sa.Index("tables_tidied", tables.c.changed)

# How a file of one version becomes one of the next. Version 1 had no index on `changed`.
UPGRADES: dict[int, Sequence[str]] = {1: ("CREATE INDEX IF NOT EXISTS tables_tidied ON tables (changed)",)}


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


INSERT_EVENTS = sa.insert(events)
INSERT_TABLES = sa.insert(tables)
UPDATE_TABLES = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("name"))
    .values({column.name: sa.bindparam(column.name) for column in tables.c if column.name != "id"})
)
INSERT_RECORDS = sa.insert(records).prefix_with("OR IGNORE")


def write(connection: sa.Connection, jobs: Sequence[Append]) -> None:
    """Writes what comes together with a few statements for all of it."""
    connection.execute(INSERT_EVENTS, [row for job in jobs for row in job.event_rows])
    if new := [vars(job.row) | {"id": job.table} for job in jobs if job.after == 0]:
        connection.execute(INSERT_TABLES, new)
    if known := [vars(job.row) | {"name": job.table} for job in jobs if job.after]:
        connection.execute(UPDATE_TABLES, known)
    if done := [job.record_row for job in jobs if job.record is not None]:
        connection.execute(INSERT_RECORDS, done)


class Store:
    """Opened for one server at a time."""

    def __init__(self, url: str) -> None:
        self.path = file_of(url)
        self._lock = locked(self.path)
        try:
            self._engine = opened(url)
            prepare(self._engine, self.path)
        except BaseException:
            self._lock.close()
            raise
        self._jobs: queue.SimpleQueue[tuple[Append, asyncio.Future[None]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="florin-store", daemon=True)
        self._thread.start()

    # -- writing ------------------------------------------------------------------------------------------------------

    async def append(self, job: Append) -> None:
        """Returns when the events are on the disk; raises `Error("stale")` if others came first."""
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

    def _commit(self, batch: "list[tuple[Append, asyncio.Future[None]]]") -> None:
        try:
            with self._engine.begin() as connection:
                write(connection, [job for job, _ in batch])
        except sa.exc.DBAPIError as error:
            if len(batch) > 1:  # one of them is at fault: each by itself
                for one in batch:
                    self._commit([one])
                return
            key = "stale" if isinstance(error, sa.exc.IntegrityError) else "store-failed"
            answer(batch[0][1], Error(key))
            return
        for _, future in batch:
            answer(future, None)

    def add_record(self, name: str, record: bytes) -> None:
        with self._engine.begin() as connection:
            connection.execute(INSERT_RECORDS, {"id": name, "added": time.time(), "record": record})

    def tidy(self, before: float) -> list[str]:
        """Forgets the logs of tables on which nothing has happened since; records stay. Returns their ids."""
        with self._engine.begin() as connection:
            old = list(connection.scalars(sa.select(tables.c.id).where(tables.c.changed < before)))
            for name in old:
                connection.execute(sa.delete(events).where(events.c.table_id == name))
                connection.execute(sa.delete(tables).where(tables.c.id == name))
        return old

    # -- reading ------------------------------------------------------------------------------------------------------

    def events(self, table: str) -> list[AnyEvent]:
        query = sa.select(events.c.event).where(events.c.table_id == table).order_by(events.c.sequence)
        with self._engine.connect() as connection:
            return [decode(event) for event in connection.scalars(query)]

    def listed(self, most: int) -> list[bytes]:
        """The summaries of the tables that may be listed and are not over, the latest first."""
        query = (
            sa.select(tables.c.summary)
            .where(tables.c.listed, tables.c.stage.in_(("waiting", "playing")))
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        with self._engine.connect() as connection:
            return list(connection.scalars(query))

    def waking(self) -> list[str]:
        """The tables on which something is due without anyone asking."""
        with self._engine.connect() as connection:
            return list(connection.scalars(sa.select(tables.c.id).where(tables.c.wakes.is_not(None))))

    def record(self, name: str) -> bytes | None:
        with self._engine.connect() as connection:
            found: bytes | None = connection.scalar(sa.select(records.c.record).where(records.c.id == name))
            return found

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


# -- the file ----------------------------------------------------------------------------------------------------------


def file_of(url: str) -> Path:
    try:
        found = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise Error("store-url", url=url) from None
    if found.get_backend_name() != "sqlite" or not found.database:
        raise Error("store-url", url=url)
    return Path(found.database)


def opened(url: str) -> sa.Engine:
    engine = sa.create_engine(url, connect_args={"timeout": 5, "check_same_thread": False})

    def configure(connection: Any, _: object) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    sa.event.listen(engine, "connect", configure)
    return engine


def locked(path: Path) -> IO[bytes]:
    """Holds the file for this process; a second server on it would drive the same tables."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = path.with_name(path.name + ".lock").open("wb")
    except OSError as error:
        raise Error("store-open", file=str(path), reason=error.strerror or "it cannot be opened") from None
    try:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # a platform without it: SQLite's own locks still keep the file whole
        pass
    except OSError:
        handle.close()
        raise Error("store-locked", file=str(path)) from None
    return handle


def prepare(engine: sa.Engine, path: Path) -> None:
    """Makes a new file ready, or brings an older one to the present version, all or nothing."""
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            upgrade(connection, path)
            connection.commit()
    except sa.exc.OperationalError as error:
        key = "store-locked" if "locked" in str(error.orig) else "store-open"
        raise Error(key, file=str(path), **({} if key == "store-locked" else {"reason": str(error.orig)})) from None
    except sa.exc.DatabaseError:
        raise Error("store-other", file=str(path)) from None


def upgrade(connection: sa.Connection, path: Path) -> None:
    version = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    application = connection.exec_driver_sql("PRAGMA application_id").scalar_one()
    names = list(connection.exec_driver_sql("SELECT name FROM sqlite_master").scalars())
    if application != APPLICATION and names:
        raise Error("store-other", file=str(path))
    if version > VERSION:
        raise Error("store-new", file=str(path), version=version, known=VERSION)
    if not names:
        schema.create_all(connection)
    for step in range(version, VERSION) if names else ():
        for statement in UPGRADES[step]:
            connection.exec_driver_sql(statement)
    connection.exec_driver_sql(f"PRAGMA application_id={APPLICATION}")
    connection.exec_driver_sql(f"PRAGMA user_version={VERSION}")


def backup(url: str, target: Path) -> None:
    """Copies the file as it is at one moment, while games go on."""
    source = file_of(url)
    if not source.exists():
        raise Error("backup-none", file=str(source))
    if target.exists():
        raise Error("backup-exists", file=str(target))
    try:
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise Error("store-open", file=str(target), reason=str(error)) from None
