"""The jobs that write to the store, and their statements."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import sqlalchemy as sa

from florin.server.events import AnyEvent, encode
from florin.server.schema import attendance, events, records, reviews, runs, tables, uploads, workers

CHANNEL = "florin"
MOST_NEWS = 150  # per notification, which may have 8,000 bytes


@dataclass(frozen=True)
class Row:
    """The summary of a table, written in the same commit as its events."""

    stage: str
    listed: bool
    changed: float
    wakes: float | None
    summary: bytes


@dataclass(frozen=True)
class Append:
    """Events to write together or not at all."""

    table: str
    after: int  # the last sequence number before them
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
    """A record from elsewhere. Uploading it again keeps it from being deleted."""

    id: str
    record: bytes
    added: float

    @property
    def row(self) -> dict[str, Any]:
        return vars(self) | {"size": len(self.record)}


@dataclass(frozen=True)
class Run:
    """A stretch of time during which the server was running."""

    started: float
    alive: float  # when it was last known to run


@dataclass(frozen=True)
class Attendance:
    """The people connected to a table through one server."""

    table: str
    worker: str
    seats: frozenset[int] = frozenset()
    watching: int = 0

    @property
    def row(self) -> dict[str, Any]:
        seats = " ".join(map(str, sorted(self.seats)))
        return {"table_id": self.table, "worker": self.worker, "seats": seats, "watching": self.watching}


Job = Append | Upload | Run | Attendance

INSERT_EVENTS = sa.insert(events)
INSERT_TABLES = sa.insert(tables)
UPDATE_TABLES = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("name"))
    .values({column.name: sa.bindparam(column.name) for column in tables.c if column.name != "id"})
)


@dataclass(frozen=True)
class Upserts:
    """The statements that the two databases have in common, except for the name of their class."""

    records: sa.Executable
    uploads: sa.Executable
    runs: sa.Executable
    attendance: sa.Executable
    workers: sa.Executable
    reviews: sa.Executable


@cache
def upserts(dialect: str) -> Upserts:
    """Return the statements that keep the first record and the last upload and run of a key."""
    insert: Any
    if dialect == "postgresql":
        from sqlalchemy.dialects.postgresql import insert
    else:
        from sqlalchemy.dialects.sqlite import insert

    def replace(table: sa.Table) -> sa.Executable:
        new = insert(table)
        changed = {column.name: new.excluded[column.name] for column in table.c if not column.primary_key}
        found: sa.Executable = new.on_conflict_do_update(index_elements=list(table.primary_key), set_=changed)
        return found

    return Upserts(
        insert(records).on_conflict_do_nothing(),
        *(replace(table) for table in (uploads, runs, attendance, workers, reviews)),
    )


def fit_one_statement(jobs: Sequence[Job]) -> bool:
    """Return whether these are moves and the like, and people who come and go: by far the most frequent jobs."""
    return all(
        isinstance(job, Attendance) or (isinstance(job, Append) and job.after and job.record is None) for job in jobs
    )


def write(connection: sa.Connection, jobs: Sequence[Job]) -> None:
    """Write all jobs with a few statements, or with one if that is possible."""
    if connection.dialect.name == "postgresql" and fit_one_statement(jobs):
        from florin.server.postgres_writes import write_at_once  # imported late: a file does without

        write_at_once(connection, jobs)
        return
    upsert = upserts(connection.dialect.name)
    appends = [job for job in jobs if isinstance(job, Append)]
    appends.sort(key=lambda job: job.table)  # two servers that lock rows in the same order never wait for each other
    if rows := [row for job in appends for row in job.event_rows]:
        connection.execute(INSERT_EVENTS, rows)
    if new := [vars(job.row) | {"id": job.table} for job in appends if job.after == 0]:
        connection.execute(INSERT_TABLES, new)
    if known := [vars(job.row) | {"name": job.table} for job in appends if job.after]:
        connection.execute(UPDATE_TABLES, known)
    if done := [job.record_row for job in appends if job.record is not None]:
        connection.execute(upsert.records, done)
    if brought := [job.row for job in jobs if isinstance(job, Upload)]:
        connection.execute(upsert.uploads, brought)
    if ran := [vars(job) for job in jobs if isinstance(job, Run)]:
        connection.execute(upsert.runs, ran)
    if came := [job.row for job in jobs if isinstance(job, Attendance)]:
        connection.execute(upsert.attendance, came)
    if connection.dialect.name == "postgresql":
        notify(connection, jobs)


def notify(connection: sa.Connection, jobs: Sequence[Job]) -> None:
    """Tell the other servers what is new when this is committed."""
    for payload in notifications(connection, jobs):
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))


def notifications(connection: sa.Connection, jobs: Sequence[Job]) -> list[str]:
    """Return what the other servers are told: `table:sequence`, or `table:0` for who is there."""
    news = [f"{job.table}:{job.after + len(job.events)}" for job in jobs if isinstance(job, Append)]
    news += [f"{job.table}:0" for job in jobs if isinstance(job, Attendance)]
    worker = connection.get_execution_options().get("worker", "")
    return [" ".join([worker, *news[start : start + MOST_NEWS]]) for start in range(0, len(news), MOST_NEWS)]
