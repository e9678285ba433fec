"""The commands of `florin admin`: on the database itself or, if a server has locked the file, through its socket.

It shows what everyone may see, and how much of it there is: no tokens, and no cards of a running game.
"""

import asyncio
import contextlib
import json
import logging
import os
import socket
import sys
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from florin.errors import Error
from florin.server import bans, metrics
from florin.server.database import parsed
from florin.server.database_file import OWNER_ONLY, SqliteDatabase, file_of
from florin.server.events import PRIVATE
from florin.server.schema import tables
from florin.server.store import Store

if TYPE_CHECKING:
    from florin.server.registry import TableRegistry

Rows = list[dict[str, Any]]
SECONDS = 30.0  # for a command
MOST_SHOWN = 10
PUBLIC = ("id", "game", "stage", "version", "listed", "live", "turn", "deadline")
BUSY = f"""
SELECT extract(epoch FROM now() - query_start)::float AS seconds, state, wait_event_type AS waits_for,
       left(query, 60) AS what
FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()
ORDER BY 1 DESC LIMIT {MOST_SHOWN}"""
log = logging.getLogger("florin.server")


class Administration:
    """The commands, on a store and, in a server, on its tables in memory."""

    def __init__(self, store: Store, registry: "TableRegistry | None" = None) -> None:
        self.store = store
        self.registry = registry

    async def run(self, command: str, name: str = "") -> Rows:
        match command:
            case "list":
                return self.tables()
            case "inspect":
                return [self.inspected(name)]
            case "close" | "reopen":
                self.found(name)
                bans.ban(self.store, "table", name, on=command == "close")
            case "ban" | "unban":
                bans.ban(self.store, "address", bans.checked_network(name), on=command == "ban")
            case "bans":
                return [{"kind": kind, "name": name} for kind, name in bans.stored(self.store)]
            case "slow":
                return self.busy() if self.registry is None else slow(self.registry)
            case _:
                raise Error("unknown-method")
        if self.registry is not None:
            await self.registry.apply_bans()
        return []

    def tables(self) -> Rows:
        """Return all tables that are not over, the latest first."""
        query = sa.select(tables.c.summary, tables.c.changed).where(tables.c.stage != "over")
        return [public(row.summary, row.changed) for row in self.store.rows(query.order_by(tables.c.changed.desc()))]

    def found(self, name: str) -> dict[str, Any]:
        rows = self.store.rows(sa.select(tables.c.summary, tables.c.changed).where(tables.c.id == name))
        if not rows:
            raise Error("no-table")
        return public(rows[0].summary, rows[0].changed)

    def inspected(self, name: str) -> dict[str, Any]:
        """Return a table with the number of its events and, in a server, who is connected."""
        found = self.found(name)
        seen = [event for event in self.store.events(name) if not isinstance(event, PRIVATE)]
        found["events"] = Counter(str(type(event).__struct_config__.tag) for event in seen)
        if self.registry is not None and (live_table := self.registry.live_tables.get(name)):
            found["present"] = sorted(live_table.presence.seats)
            found["sockets"] = len(live_table.watchers)
        return found

    def busy(self) -> Rows:
        """Return what PostgreSQL is doing, the longest first; nothing for a file that no server uses."""
        if not self.store.shared:
            return []
        with self.store.database.engine.connect() as connection:
            return [dict(row) for row in connection.exec_driver_sql(BUSY).mappings()]


def slow(registry: "TableRegistry") -> Rows:
    """Return what takes long in a server: commits, views, bots, and who waits for a bot."""
    found: Rows = []
    timed = {"commit": metrics.commit_seconds, "view": metrics.view_seconds, "bot": metrics.bot_seconds}
    for what, histogram in timed.items():
        values = {sample.name: sample.value for metric in histogram.collect() for sample in metric.samples}
        count, total = (next(values[name] for name in values if name.endswith(end)) for end in ("_count", "_sum"))
        found.append({"what": what, "count": int(count), "mean_ms": round(1000 * total / max(1, count), 1)})
    pool = registry.bot_pool
    for bot, seconds in sorted(pool.mean.items(), key=lambda item: -item[1])[:MOST_SHOWN]:
        found.append({"what": f"bot {bot}", "mean_ms": round(1000 * seconds, 1)})
    for request in pool.waiting[:MOST_SHOWN]:
        found.append({"what": "waiting", "table": request.table, "bot": request.task.bot})
    return found


def public(summary: bytes, changed: float) -> dict[str, Any]:
    """Return what an administrator sees of a table: part of its public summary."""
    info = msgspec.json.decode(summary)
    seats = [seat.get("name") or seat.get("bot") or seat.get("kind") for seat in info["seats"]]
    return {key: info.get(key) for key in PUBLIC} | {"seats": seats, "changed": changed}


# -- the socket of a server that has locked its file -------------------------------------------------------------------


def socket_path(file: Path) -> Path:
    return file.with_name(file.name + ".admin")


@contextlib.asynccontextmanager
async def answering(registry: "TableRegistry") -> AsyncIterator[None]:
    """Answer commands on a socket next to the file. PostgreSQL needs none: it has no lock."""
    database = registry.store.database
    if not isinstance(database, SqliteDatabase) or sys.platform == "win32":
        yield
        return
    administration = Administration(registry.store, registry)
    path = socket_path(database.path)
    try:
        server = await asyncio.start_unix_server(
            lambda reader, writer: answer(administration, reader, writer), sock=private_socket(path)
        )
    except OSError as error:  # as if the path is too long for a socket
        log.warning("florin admin cannot reach this server: %s", error)
        yield
        return
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


def private_socket(path: Path) -> socket.socket:
    """Return a socket that only the owner of the file can open, from the beginning."""
    path.unlink(missing_ok=True)
    found = socket.socket(socket.AF_UNIX)
    try:
        os.fchmod(found.fileno(), OWNER_ONLY)  # Linux gives the path this mode
        found.bind(str(path))
        path.chmod(OWNER_ONLY)
    except OSError:
        found.close()
        raise
    return found


async def answer(administration: Administration, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Run the command of one connection."""
    try:
        async with asyncio.timeout(SECONDS):
            command, name = json.loads(await reader.readline())
            try:
                found: dict[str, Any] = {"rows": await administration.run(command, name)}
            except Error as error:
                found = {"key": error.key, "details": error.values}
            writer.write(json.dumps(found).encode() + b"\n")
            await writer.drain()
    except (TimeoutError, OSError, ValueError, TypeError):  # only the owner connects; there is nobody to tell
        pass
    finally:
        writer.close()


def ask(path: Path, command: str, name: str) -> Rows:
    """Let the server that has locked a file run a command."""
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(SECONDS)
        connection.connect(str(path))
        with connection.makefile("rwb") as stream:
            stream.write(json.dumps([command, name]).encode() + b"\n")
            stream.flush()
            found = json.loads(stream.readline())
    if "key" in found:
        raise Error(found["key"], **found["details"])
    rows: Rows = found["rows"]
    return rows


def administer(url: str, command: str, name: str) -> Rows:
    """Run a command on a database, through its server if that has locked it."""
    if parsed(url).get_backend_name() == "sqlite":
        file = file_of(parsed(url))
        if not file.exists():
            raise Error("backup-none", file=str(file))
        if sys.platform != "win32":
            with contextlib.suppress(FileNotFoundError, ConnectionRefusedError):
                return ask(socket_path(file), command, name)
    with contextlib.closing(Store(url)) as store:
        return asyncio.run(Administration(store).run(command, name))
