"""The database file: opened by one server at a time, readable by its owner only, backed up while games go on."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa

from florin.errors import Error
from florin.server.schema import upgrade

OWNER_ONLY = 0o600  # it contains the secrets of running deals


def database_path(url: str) -> Path:
    try:
        found = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise Error("store-url", url=url) from None
    if found.get_backend_name() != "sqlite" or found.database in (None, "", ":memory:"):
        raise Error("store-url", url=url)
    return Path(str(found.database))


def lock(path: Path) -> IO[bytes]:
    """Lock the file for this process; a second server would run the same tables."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=OWNER_ONLY)
        handle = path.with_name(path.name + ".lock").open("wb")
    except OSError as error:
        raise Error("store-open", file=str(path), reason=error.strerror or "it cannot be opened") from None
    try:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # not on this platform; SQLite's own locks still keep the file intact
        pass
    except OSError:
        handle.close()
        raise Error("store-locked", file=str(path)) from None
    return handle


def open_engine(url: str, path: Path) -> sa.Engine:
    """Open the file in the current version, synced at every commit. Errors never contain its data."""
    engine = sa.create_engine(url, hide_parameters=True, connect_args={"timeout": 5, "check_same_thread": False})

    def configure(connection: Any, _: object) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    sa.event.listen(engine, "connect", configure)
    try:
        with engine.connect() as connection:  # all or nothing
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            upgrade(connection, path)
            connection.commit()
    except sa.exc.OperationalError as error:
        key = "store-locked" if "locked" in str(error.orig) else "store-open"
        raise Error(key, file=str(path), **({} if key == "store-locked" else {"reason": str(error.orig)})) from None
    except sa.exc.DatabaseError:
        raise Error("store-other", file=str(path)) from None
    return engine


def backup(url: str, target: Path) -> None:
    """Copy a consistent snapshot of the database while games go on."""
    source = database_path(url)
    if not source.exists():
        raise Error("backup-none", file=str(source))
    try:
        target.touch(mode=OWNER_ONLY, exist_ok=False)
    except FileExistsError:
        raise Error("backup-exists", file=str(target)) from None
    except OSError as error:
        raise Error("store-open", file=str(target), reason=error.strerror or "it cannot be written") from None
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise Error("store-open", file=str(target), reason=str(error)) from None
