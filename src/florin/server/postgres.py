"""A PostgreSQL database, for servers that one file and one process are not enough for."""

import time

import sqlalchemy as sa

from florin.bots.worker_process import hide_from_bots
from florin.errors import Error
from florin.extras import require
from florin.server.schema import upgrade

require("postgres", "PostgreSQL", "psycopg", "procrastinate")
import psycopg  # noqa: E402
from psycopg.conninfo import make_conninfo  # noqa: E402

CLOSING = 2.0  # seconds
OLDEST = 13  # the earliest supported version of PostgreSQL
MIGRATION_LOCK = 0x466C6F72  # "Flor"
PARAMETERS = {
    "application_name": "florin",
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
    "options": "-c statement_timeout=15000 -c lock_timeout=10000",
}
TRANSIENT = ("08", "40", "57P")  # sqlstates: the connection or the server ended, or two writers met


class PostgresDatabase:
    """PostgreSQL through psycopg. Any number of servers may use it."""

    shared = True

    def __init__(self, url: sa.URL) -> None:
        self.name = f"{url.host or url.query.get('host') or 'localhost'}/{url.database or ''}"
        usual = {key: value for key, value in PARAMETERS.items() if key not in url.query}
        self.url = url.set(drivername="postgresql+psycopg").update_query_dict(usual)
        hide_from_bots()  # the password
        self.engine = sa.create_engine(self.url, hide_parameters=True, pool_size=4, max_overflow=4, pool_timeout=10)
        try:
            with self.engine.begin() as connection:
                self._check_version(connection)
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
                upgrade(connection, self.name)
        except sa.exc.DBAPIError as error:
            self.engine.dispose()
            raise Error("store-connect", database=self.name, reason=reason(error)) from None
        except BaseException:
            self.engine.dispose()
            raise

    def _check_version(self, connection: sa.Connection) -> None:
        found = connection.dialect.server_version_info
        if found and int(found[0]) < OLDEST:
            raise Error("store-old", database=self.name, version=str(found[0]), least=str(OLDEST))

    def fault(self) -> str | None:
        try:
            with self.engine.connect() as connection:
                read_only = connection.exec_driver_sql("SELECT pg_is_in_recovery()").scalar_one()
        except sa.exc.SQLAlchemyError as error:
            return reason(error)
        return "it can only be read" if read_only else None

    def is_transient(self, error: Exception) -> bool:
        if not isinstance(error, sa.exc.DBAPIError):
            return isinstance(error, sa.exc.TimeoutError)
        if error.connection_invalidated or not isinstance(error.orig, psycopg.Error):
            return error.connection_invalidated
        state = error.orig.sqlstate
        unreachable = state is None and isinstance(error.orig, psycopg.OperationalError)
        return unreachable or (state or "").startswith(TRANSIENT)

    def close(self) -> None:
        """Close all connections, after a moment for the threads that still read: those would leave theirs open."""
        give_up = time.monotonic() + CLOSING
        while self.engine.pool.checkedout() and time.monotonic() < give_up:  # type: ignore[attr-defined]
            time.sleep(0.01)
        self.engine.dispose()


def conninfo(engine: sa.Engine) -> str:
    """Return how to reach a database without SQLAlchemy. Its URLs will not do: libpq takes their plus for a plus."""
    _, arguments = engine.dialect.create_connect_args(engine.url)
    arguments.pop("context", None)  # not libpq's
    return make_conninfo(**arguments)


def reason(error: Exception) -> str:
    """Return PostgreSQL's own words on one line; they never contain a password."""
    words = " ".join(str(getattr(error, "orig", error)).split())
    return words.rstrip(".") or type(error).__name__
