"""Moves and the like as one statement, which PostgreSQL receives, commits and announces in one round trip.

The jobs go there as JSON, because psycopg converts arrays in Python. Rare jobs are left to `store_jobs.write`.
"""

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from florin.server.store_jobs import CHANNEL, Append, Attendance, Job, notifications

# The events come first: of two servers that write to the same table, one must wait before it has locked anything else.
# LIMIT keeps PostgreSQL from expecting so many rows that it would read the whole table `tables` instead of its index.
STATEMENT = sa.text("""
WITH added AS (
  INSERT INTO events (table_id, sequence, event)
  SELECT table_id, sequence, convert_to(event, 'UTF8')
  FROM json_to_recordset(CAST(:jobs AS json) -> 'events') AS new (table_id text, sequence int, event text)
  RETURNING sequence
), changed AS (
  UPDATE tables
  SET stage = new.stage, listed = new.listed, changed = new.changed, wakes = new.wakes,
    summary = convert_to(new.summary, 'UTF8')
  FROM (
    SELECT * FROM json_to_recordset(CAST(:jobs AS json) -> 'tables')
    AS given (id text, stage text, listed bool, changed float8, wakes float8, summary text)
    LIMIT (SELECT count(*) FROM added)
  ) AS new
  WHERE tables.id = new.id
), came AS (
  INSERT INTO attendance (table_id, worker, seats, watching)
  SELECT table_id, worker, seats, watching
  FROM json_to_recordset(CAST(:jobs AS json) -> 'attendance')
  AS new (table_id text, worker text, seats text, watching int)
  ON CONFLICT (table_id, worker) DO UPDATE SET seats = excluded.seats, watching = excluded.watching
)
SELECT pg_notify(CAST(:channel AS text), news)
FROM json_array_elements_text(CAST(:jobs AS json) -> 'news') AS news
""")


def write_at_once(connection: sa.Connection, jobs: Sequence[Job]) -> None:
    """Write jobs that fit."""
    appends = sorted((job for job in jobs if isinstance(job, Append)), key=lambda job: job.table)
    came = {job.table: job.row for job in jobs if isinstance(job, Attendance)}  # the last one counts
    rows = {
        "events": [row | {"event": row["event"].decode()} for job in appends for row in job.event_rows],
        "tables": [vars(job.row) | {"id": job.table, "summary": job.row.summary.decode()} for job in appends],
        "attendance": list(came.values()),
        "news": notifications(connection, jobs),
    }
    connection.execute(STATEMENT, {"jobs": msgspec.json.encode(rows).decode(), "channel": CHANNEL})
