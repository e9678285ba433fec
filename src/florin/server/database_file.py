"""The database file: opened by one server at a time, readable by its owner only, backed up while games go on."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa

from florin.errors import Error
from florin.server.schema import MINIMUM, VERSION, upgrade

APPLICATION = 0x466C6F72  # "Flor", in the file's header
OWNER_ONLY = 0o600  # it contains the secrets of running deals
LEAST_FREE = 16 << 20  # bytes of disk space below which the server is not healthy


def file_of(url: sa.URL) -> Path:
    """Return the file itself, even if the URL names a link to it: its lock and its journal are next to it."""
    try:
        return Path(str(url.database)).resolve()
    except (OSError, RuntimeError):  # a loop of links
        raise Error("store-open", file=str(url.database), reason="it links to itself") from None


class SqliteDatabase:
    """One SQLite file, used by one server at a time."""

    shared = False

    def __init__(self, url: sa.URL) -> None:
        self.path = file_of(url)
        self.name = str(self.path)
        self._lock = lock(self.path)
        try:
            self.engine = open_engine(url, self.path)
            self._opened = identity(self.path)
        except BaseException:
            self._lock.close()
            raise

    def fault(self) -> str | None:
        """Return what is wrong with the file. This reads all of it."""
        return fault(self.path, self._opened)

    def is_transient(self, error: Exception) -> bool:
        return False

    def close(self) -> None:
        self.engine.dispose()
        self._lock.close()


def lock(path: Path) -> IO[bytes]:
    """Lock the file for this process; a second server would run the same tables."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=OWNER_ONLY)
        if path.stat().st_nlink > 1:  # SQLite, too, would keep a journal next to each name
            raise Error("store-open", file=str(path), reason="it has another name, a hard link; remove one of them")
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


def open_engine(url: sa.URL, path: Path) -> sa.Engine:
    """Open the file in the current version, synced at every commit. Errors never contain its data."""
    url_of_file = url.set(database=str(path))
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
            adopt(connection, path)
            connection.commit()
    except sa.exc.OperationalError as error:
        key = "store-locked" if "locked" in str(error.orig) else "store-open"
        raise Error(key, file=str(path), **({} if key == "store-locked" else {"reason": str(error.orig)})) from None
    except sa.exc.DatabaseError:
        raise Error("store-other", file=str(path)) from None
    return engine


def adopt(connection: sa.Connection, path: Path) -> None:
    """Create or migrate the schema of a file of ours. Its header has what Florins before Alembic look at."""
    version = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    application = connection.exec_driver_sql("PRAGMA application_id").scalar_one()
    used = connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one()
    if used and application != APPLICATION:
        raise Error("store-other", file=str(path))
    if version > VERSION:
        raise Error("store-new", file=str(path), version=version, known=VERSION)
    upgrade(connection, str(path), adopted=version)
    if not used or version < MINIMUM:
        connection.exec_driver_sql(f"PRAGMA application_id={APPLICATION}")
        connection.exec_driver_sql(f"PRAGMA user_version={MINIMUM}")


def identity(path: Path) -> tuple[int, int]:
    """Return what distinguishes a file from another one at the same path."""
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


def snapshot(source: Path, target: Path) -> None:
    """Copy a file consistently to an empty one, while games go on."""
    try:
        with (
            closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.DatabaseError as error:
        raise Error("store-open", file=str(source), reason=str(error)) from None


def new_file(path: Path) -> None:
    """Create an empty file for its owner alone; it must not exist."""
    try:
        path.touch(mode=OWNER_ONLY, exist_ok=False)
    except FileExistsError:
        raise Error("backup-exists", file=str(path)) from None
    except OSError as error:
        raise Error("store-open", file=str(path), reason=error.strerror or "it cannot be written") from None
