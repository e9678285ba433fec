"""The database file: opened by one server at a time, readable by its owner only, backed up while games go on."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa

from florin.errors import Error
from florin.server.schema import upgrade

OWNER_ONLY = 0o600  # it contains the secrets of running deals
LEAST_FREE = 16 << 20  # bytes of disk space below which the server is not healthy


def database_path(url: str) -> Path:
    """Return the file itself, even if the URL names a link to it: its lock and its journal are next to it."""
    try:
        found = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise Error("store-url", url=url) from None
    if found.get_backend_name() != "sqlite" or found.database in (None, "", ":memory:"):
        raise Error("store-url", url=url)
    try:
        return Path(str(found.database)).resolve()
    except (OSError, RuntimeError):  # a loop of links
        raise Error("store-open", file=str(found.database), reason="it links to itself") from None


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
    url_of_file = sa.make_url(url).set(database=str(path))
    engine = sa.create_engine(
        url_of_file, hide_parameters=True, connect_args={"timeout": 5, "check_same_thread": False}
    )

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


def identity(path: Path) -> tuple[int, int]:
    """Return what tells a file from another one at the same path."""
    found = path.stat()
    return found.st_dev, found.st_ino


def fault(path: Path, opened: tuple[int, int]) -> str | None:
    """Return what is wrong with the database file, if anything. This reads all of it."""
    try:
        if identity(path) != opened:
            return "another file is in its place"
        if shutil.disk_usage(path.parent).free < LEAST_FREE:
            return "the disk is full"
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as file:
            found = file.execute("PRAGMA quick_check(1)").fetchone()[0]
        return None if found == "ok" else str(found)
    except FileNotFoundError:
        return "it was deleted"
    except (OSError, sqlite3.Error) as error:
        return str(error)


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
