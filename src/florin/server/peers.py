"""The servers that share a database: who runs, who is connected where, and what the others have written.

Any server serves any table. One of them drives it, which means its bots, clocks and stand-ins: one that people are
connected through, chosen by a hash that all agree on. If two think so for a moment, the first append wins. What is new
arrives by NOTIFY; a slow poll finds what was missed, and which servers have died.
"""

import asyncio
import contextlib
import hashlib
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import psycopg

from florin.errors import Error
from florin.server import metrics
from florin.server.news import News
from florin.server.postgres import conninfo, reason
from florin.server.spending import Spending
from florin.server.store import Store
from florin.server.store_jobs import CHANNEL, Attendance
from florin.server.thinking import ANSWER, Thinking

if TYPE_CHECKING:
    from florin.server.live_table import LiveTable

BEAT = 1.0  # seconds between two polls
RETRY = 0.5  # seconds before a lost listener connects again
log = logging.getLogger("florin.server")


class Peers:
    """This server among the others."""

    def __init__(self, store: Store, tables: "dict[str, LiveTable]", load_due: Callable[[], Awaitable[None]]) -> None:
        self.store = store
        self.tables = tables
        self.load_due = load_due  # called when this server may have become the driver of tables that nobody is at
        self.running = {store.worker}
        self.listening = False
        self.spending = Spending(store)
        self.conninfo = conninfo(store.database.engine)
        self.thinking = Thinking(self.conninfo, store.worker)
        self.news = News(self.conninfo)
        self.attended: dict[str, frozenset[Attendance]] = {}  # who is connected elsewhere, by table
        self._behind: set[str] = set()  # tables to which others have written
        self._catching_up = False
        self._polls = asyncio.Event()
        self._following: set[asyncio.Task[None]] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self._poll()
        await self.thinking.open()
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._listen_forever()), loop.create_task(self._poll_forever())]

    async def close(self) -> None:
        tasks = [*self._tasks, *self._following]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.news.close()
        await self.thinking.close()
        with contextlib.suppress(Exception):  # the others notice it anyway
            await asyncio.to_thread(self.store.retire)

    # -- the driver ---------------------------------------------------------------------------------------------------

    def drives(self, table: str, here: bool) -> bool:
        """Return whether this server drives a table; `here` tells whether people are connected through it."""
        servers = {other.worker for other in self.attended.get(table, ())}
        if here:
            servers.add(self.store.worker)
        return self.store.worker == max(servers or self.running, key=lambda server: rank(server, table))

    def publish(self, attendance: Attendance) -> None:
        """Tell the others who is connected to a table here."""
        self._start(self.store.append(attendance))

    def _start(self, work: Awaitable[object]) -> None:
        async def run() -> None:
            with contextlib.suppress(Error):  # the store has logged it, and the next poll repeats it
                await work

        task = asyncio.get_running_loop().create_task(run())
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    # -- news ---------------------------------------------------------------------------------------------------------

    async def _listen_forever(self) -> None:
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:
                metrics.listener_drops.inc()
                log.warning("The connection that listens to the database was lost: %s", reason(error))
            await asyncio.sleep(RETRY)

    async def _listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(self.conninfo, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._polls.set()  # listen first, then read
            self.listening = True
            try:
                async for notification in connection.notifies():
                    self._hear(notification.payload)
            finally:
                self.listening = False

    def _hear(self, payload: str) -> None:
        worker, *news = payload.split()
        if worker == self.store.worker:
            return
        for item in news:
            name, _, number = item.rpartition(":")
            live_table = self.tables.get(name)
            if name.startswith(ANSWER):
                self.thinking.hear(name.removeprefix(ANSWER))
            elif number == "0":
                if live_table is not None or name == "*":
                    self._polls.set()
            elif live_table is not None and int(number) > live_table.table.sequence:
                self._fall_behind(name)

    def _fall_behind(self, name: str) -> None:
        """Note that another server has written to a table. What comes up during one query goes into the next one."""
        self._behind.add(name)
        if not self._catching_up:
            self._catching_up = True
            self._start(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            while self._behind:
                known = {name: self.tables[name].table.sequence for name in self._behind if name in self.tables}
                self._behind.clear()
                for name, events in (await self.news.after(known)).items():
                    if (live_table := self.tables.get(name)) is not None:
                        self._start(live_table.learn(known[name], events))
        finally:
            self._catching_up = False

    async def _poll_forever(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._polls.wait(), BEAT)
            self._polls.clear()
            try:
                await self._poll()
            except Exception as error:  # the database cannot be reached: the next poll may
                log.warning("The database could not be polled: %s", type(error).__name__)

    async def _poll(self) -> None:
        """Note that this server runs, and learn about the others and what they wrote."""
        running = await asyncio.to_thread(self.store.beat)
        found = await asyncio.to_thread(self.store.attendances, running)
        known = {name: live_table.table.sequence for name, live_table in self.tables.items()}
        behind = await asyncio.to_thread(self.store.behind, known)
        attended: defaultdict[str, set[Attendance]] = defaultdict(set)
        published: dict[str, Attendance] = {}
        for one in found:
            if one.worker == self.store.worker:
                published[one.table] = one
            else:
                attended[one.table].add(one)
        for name in behind:
            if name in self.tables and self.tables[name].table.sequence == known[name]:
                self._fall_behind(name)
        changed, self.running = running != self.running, running
        self.thinking.servers = len(running)
        self.attended = {name: frozenset(those) for name, those in attended.items()}
        for name, live_table in list(self.tables.items()):
            live_table.meet(self.attended.get(name, frozenset()), changed)
            if (here := live_table.attendance) != published.get(name, Attendance(name, self.store.worker)):
                self.publish(here)
        await self.spending.exchange(running)
        await self.load_due()


def rank(server: str, table: str) -> bytes:
    """Return what orders the servers for a table: the same everywhere, and different from table to table."""
    return hashlib.sha256(f"{server} {table}".encode()).digest()
