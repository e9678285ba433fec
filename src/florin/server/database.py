"""A database by its URL: an SQLite file or PostgreSQL. What differs between them is here and in the two modules."""

import re
from typing import Protocol

import sqlalchemy as sa

from florin.errors import Error

PASSWORD = re.compile(r"(?<=:)[^:@/]*(?=@)|(?<=password=)[^&]*")


class Database(Protocol):
    """An open database in the current version."""

    name: str  # for people: without a password
    engine: sa.Engine
    shared: bool  # whether several servers may use it at the same time

    def fault(self) -> str | None:
        """Return what is wrong with it, if anything."""

    def is_transient(self, error: Exception) -> bool:
        """Return whether an error is not the statement's fault, so that trying again may help."""

    def close(self) -> None: ...


def parsed(url: str) -> sa.URL:
    """Return the URL of a database that Florin can use."""
    try:
        found = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        raise Error("store-url", url=without_password(url)) from None
    usual = found.get_backend_name() == "sqlite" and found.database not in (None, "", ":memory:")
    if not usual and found.drivername not in ("postgresql", "postgresql+psycopg"):
        raise Error("store-url", url=without_password(url))
    return found


def without_password(url: str) -> str:
    """Return a URL, even a wrong one, without anything that may be a password."""
    return PASSWORD.sub("***", url)


def open_database(url: str) -> Database:
    """Open a database, and create or migrate its schema if necessary."""
    found = parsed(url)
    if found.get_backend_name() == "sqlite":
        from florin.server.database_file import SqliteDatabase

        return SqliteDatabase(found)
    from florin.server.postgres import PostgresDatabase

    return PostgresDatabase(found)
