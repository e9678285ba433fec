"""Whole databases: backups, restoring them, and moving from one kind of database to the other.

A backup is always an SQLite file, of PostgreSQL, too: it can be inspected, restored anywhere, and played from.
"""

import tempfile
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from florin.errors import Error
from florin.server.database import Database, open_database, parsed
from florin.server.database_file import file_of, new_file, snapshot
from florin.server.schema import DATA

ROWS = 1000  # rows per statement


def backup(url: str, target: Path) -> None:
    """Copy a consistent snapshot of a database to a file that must not exist, while games go on."""
    source = parsed(url)
    is_file = source.get_backend_name() == "sqlite"
    if is_file and not file_of(source).exists():
        raise Error("backup-none", file=str(file_of(source)))
    new_file(target)
    try:
        if is_file:
            snapshot(file_of(source), target)
        else:
            copy(url, f"sqlite:///{target}")
            target.with_name(target.name + ".lock").unlink(missing_ok=True)
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def restore(file: Path, url: str) -> None:
    """Copy a backup into an empty database. The backup itself is not changed, even if it must be migrated."""
    if not file.exists():
        raise Error("backup-none", file=str(file))
    with tempfile.TemporaryDirectory(prefix="florin-") as folder:
        older = Path(folder) / "backup.sqlite"
        snapshot(file.resolve(), older)
        copy(f"sqlite:///{older}", url)


def copy(source: str, target: str) -> None:
    """Copy all rows of one database into another one, which must be empty."""
    if parsed(source) == parsed(target):
        raise Error("copy-same")
    if (old := parsed(source)).get_backend_name() == "sqlite" and not file_of(old).exists():
        raise Error("backup-none", file=str(file_of(old)))
    with closing(open_database(source)) as read, closing(open_database(target)) as written:
        copy_rows(read, written)


def copy_rows(read: Database, written: Database) -> None:
    """Copy all rows in one transaction on either side: a snapshot there, all or nothing here."""
    level = "REPEATABLE READ" if read.engine.dialect.name == "postgresql" else "SERIALIZABLE"
    with (
        read.engine.connect().execution_options(isolation_level=level, stream_results=True) as old,
        written.engine.begin() as new,
    ):
        if not is_empty(new):
            raise Error("copy-full", database=written.name)
        for table in DATA:
            for rows in old.execute(sa.select(table)).mappings().partitions(ROWS):
                new.execute(sa.insert(table), [dict(row) for row in rows])


def is_empty(connection: sa.Connection) -> bool:
    return not any(connection.execute(sa.select(table).limit(1)).first() for table in DATA)


def migrate(url: str) -> None:
    """Create or migrate the schema; opening a database does that."""
    open_database(url).close()
