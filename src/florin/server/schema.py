"""The database schema and its migrations."""

from collections.abc import Sequence
from pathlib import Path

import sqlalchemy as sa

from florin.errors import Error

VERSION = 4
APPLICATION = 0x466C6F72  # "Flor", in the file's header

schema = sa.MetaData()
tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("stage", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),  # even while nobody is connected
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("wakes", sa.Float),  # when something is due automatically; 0 is immediately
    sa.Column("summary", sa.LargeBinary, nullable=False),  # the public summary for lists
)
events = sa.Table(
    "events",
    schema,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("sequence", sa.Integer, primary_key=True),
    sa.Column("event", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
records = sa.Table(  # of the games played here: kept forever
    "records",
    schema,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("added", sa.Float, nullable=False),
    sa.Column("record", sa.LargeBinary, nullable=False),
)
uploads = sa.Table(
    "uploads",
    schema,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("added", sa.Float, nullable=False),
    sa.Column("size", sa.Integer, nullable=False),
    sa.Column("record", sa.LargeBinary, nullable=False),
)
runs = sa.Table(  # when a server was running: the gaps are credited to the players' clocks
    "runs",
    schema,
    sa.Column("started", sa.Float, primary_key=True),
    sa.Column("alive", sa.Float, nullable=False),  # when it was last known to run
)
sa.Index("tables_shown", tables.c.listed, tables.c.stage, tables.c.changed)
sa.Index("tables_waking", tables.c.wakes, sqlite_where=tables.c.wakes.is_not(None))
sa.Index("tables_tidied", tables.c.changed)
sa.Index("uploads_tidied", uploads.c.added, uploads.c.size)

# Version 1 had no index on `changed`. Version 2 had no table of uploads, and listed live tables nobody was at.
# Version 3 had no table of runs.
UPGRADES: dict[int, Sequence[str]] = {
    1: ("CREATE INDEX IF NOT EXISTS tables_tidied ON tables (changed)",),
    2: (
        "CREATE TABLE uploads (id TEXT PRIMARY KEY, added FLOAT NOT NULL, size INTEGER NOT NULL, record BLOB NOT NULL)",
        "CREATE INDEX uploads_tidied ON uploads (added, size)",
        "UPDATE tables SET listed = 0 WHERE instr(CAST(summary AS TEXT), '\"live\":true')",
    ),
    3: ("CREATE TABLE runs (started FLOAT PRIMARY KEY, alive FLOAT NOT NULL)",),
}


def upgrade(connection: sa.Connection, path: Path) -> None:
    """Create the schema in a new file, or migrate an older file to the current version."""
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
