"""All tables of a server: creating, finding, loading and deleting them, and the stored records."""

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

import msgspec

from florin.bots.pool import BotPool
from florin.bots.worker_process import BotLimits
from florin.errors import Error
from florin.server import serialize
from florin.server.background import Background
from florin.server.bans import Bans
from florin.server.daily_deals import DailyDeals
from florin.server.limits import ADDRESS, Buckets
from florin.server.live_table import LiveTable, Now
from florin.server.protocol import TableInfo
from florin.server.reviews import Reviews
from florin.server.settings import DAY, HOUR, Settings
from florin.server.store import Store
from florin.server.stories import Stories
from florin.server.table_state import TableState
from florin.server.uptime import Uptime

if TYPE_CHECKING:
    from florin.server.peers import Peers

MOST_LISTED = 100
STORIES_NICE = 5  # below the server's own priority
NICEST = 19  # reviews and the ladder have the lowest priority
HEALTH_SECONDS = 1.0  # between two health checks
log = logging.getLogger("florin.server")


class TableRegistry:
    """One server's tables. Those in use are in memory; the store has them all."""

    def __init__(self, settings: Settings, store: Store, *, now: Now = time.time) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        limits = BotLimits(seconds=settings.bot_seconds, megabytes=settings.bot_megabytes, plugins=settings.plugins)
        self.bot_pool = BotPool(limits, workers=settings.workers, fallback=settings.simple_bot)
        self.allowance = Buckets(settings.upload_day / DAY, settings.upload_day)
        self.openings = Buckets(settings.tables_per_hour / HOUR, settings.tables_per_hour)
        self.requests = Buckets(settings.requests_per_second)
        self.live_tables: dict[str, LiveTable] = {}
        self.closing = False
        self.story_process = Background(nice=STORIES_NICE)
        self.stories = Stories(self.story_process)
        self.bans = Bans(store)
        self.review_allowance = Buckets(settings.reviews_per_day / DAY, settings.reviews_per_day)
        self.puzzle_lock = asyncio.Lock()  # one answer at a time
        self.uptime = Uptime(store, now)
        self.peers = self._peers() if store.shared else None
        self.background = Background(nice=NICEST, processes=2, is_busy=lambda: bool(self.bot_pool.waiting))
        self.other_moves = Stories(self.background)
        self.reviews = Reviews(store, self.background, self.running)
        self.daily_deals = DailyDeals(store, self.background)
        self._health: asyncio.Task[None] | None = None
        self._checked = 0.0  # when the last health check began
        self._tasks: list[asyncio.Task[None]] = []
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}

    def _peers(self) -> "Peers":
        from florin.server.peers import Peers  # imported late: it needs psycopg

        peers = Peers(self.store, self.live_tables, self._load_due)
        limits = {"uploads": self.allowance, "tables": self.openings, "requests": self.requests}
        for kind, buckets in (limits | {"reviews": self.review_allowance}).items():
            peers.spending.share(kind, buckets)
        return peers

    def running(self) -> set[str]:
        """Return the servers on the database that run, this one included."""
        return self.peers.running if self.peers is not None else {self.store.worker}

    async def open(self) -> None:
        """Load the tables at which something is due automatically."""
        await self._tidy()
        if self.peers is not None:
            self.peers.thinking.pool = self.bot_pool
            await self.peers.open()
        else:
            await self._load_due()
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._sweep()), loop.create_task(self.uptime.beat_forever())]

    async def close(self) -> None:
        self.closing = True
        for task in (*self._tasks, *self._loading.values()):
            task.cancel()
        for live_table in list(self.live_tables.values()):
            await live_table.close()
        await self.bot_pool.close()
        if self.peers is not None:
            await self.peers.close()
        await self.stories.close()
        await self.other_moves.close()
        await self.reviews.close()
        await self.daily_deals.close()
        for background in (self.story_process, self.background):
            await background.close()  # now that nobody waits for an answer
        with contextlib.suppress(Error):
            await self.uptime.beat()
        self.store.close()

    async def check_ready(self) -> None:
        """Raise an error unless this server should be sent clients: it is healthy and hears of the others' moves."""
        if self.closing or (self.peers is not None and not self.peers.listening):
            raise Error("not-ready")
        await self.check_health()

    async def check_health(self) -> None:
        """Raise an error unless the database can be written and read. Many checks within a second are one."""
        now = time.monotonic()
        if self._health is None or (self._health.done() and now >= self._checked + HEALTH_SECONDS):
            self._checked = now
            self._health = asyncio.get_running_loop().create_task(self._inspect())
        await asyncio.shield(self._health)

    async def _inspect(self) -> None:
        await self.uptime.beat()
        if await asyncio.to_thread(self.store.inspect) is not None:
            raise Error("store-failed")

    async def _load_due(self) -> None:
        """Load the tables at which something is due before the next sweep; a clock may run for days."""
        await self.apply_bans()
        for name in await asyncio.to_thread(self.store.due_before, self._next_sweep):
            if name in self.live_tables or (self.peers is not None and not self.peers.drives(name, here=False)):
                continue
            if name in self.bans.tables:
                continue
            try:
                await self.load(name)
            except Exception:  # one unreadable table must not block the others
                log.exception("Table %s could not be loaded", name)

    async def apply_bans(self) -> None:
        """Read what the host has closed; disconnect everyone whom that concerns."""
        if not await self.bans.refresh():
            return
        for name, live_table in list(self.live_tables.items()):
            live_table.presence.wake()
            if name in self.bans.tables:
                del self.live_tables[name]
                await live_table.close()

    @property
    def _next_sweep(self) -> float:
        """A time that is certainly after the next sweep."""
        return self.now() + 2 * self.settings.idle_seconds

    async def _sweep(self) -> None:
        """Unload tables that nobody uses, load those that are due, and tidy the database once a day."""
        tidied = time.monotonic()
        while True:
            await asyncio.sleep(self.settings.idle_seconds)
            quiet = time.monotonic() - self.settings.idle_seconds
            for name, live_table in list(self.live_tables.items()):
                if live_table.touched < quiet and live_table.is_idle(self._next_sweep):
                    del self.live_tables[name]
                    await live_table.close()
            await self._load_due()
            if time.monotonic() - tidied > DAY:
                tidied = time.monotonic()
                await self._tidy()

    async def _tidy(self) -> None:
        used = {*self.live_tables, *(self.peers.attended if self.peers is not None else ())}
        await asyncio.to_thread(self.store.tidy, self.now() - self.settings.keep_days * DAY, used)

    # -- tables -------------------------------------------------------------------------------------------------------

    def live_table(self, name: str) -> LiveTable:
        """Return a table that is in memory."""
        if name in self.bans.tables:
            raise Error("table-closed")
        live_table = self.live_tables.get(name)
        if live_table is None:
            raise Error("no-table")
        live_table.touched = time.monotonic()
        return live_table

    async def load(self, name: str) -> LiveTable:
        """Return a table from memory or from the store."""
        found = await self.find(name)
        if found is None:
            raise Error("no-table")
        return found

    async def find(self, name: str) -> LiveTable | None:
        if name in self.live_tables or name in self.bans.tables:
            return self.live_table(name)
        if not ADDRESS.fullmatch(name):
            return None
        task = self._loading.get(name)  # many sockets may reconnect at once
        if task is None:
            task = self._loading[name] = asyncio.get_running_loop().create_task(self._read(name))
            task.add_done_callback(lambda _: self._loading.pop(name))
        return await asyncio.shield(task)

    async def _read(self, name: str) -> LiveTable | None:
        """Read and replay a table in a thread, so that the others need not wait."""

        def read() -> TableState | None:
            stored = self.store.events(name)
            table = TableState.of(name, stored) if stored else None
            if table is not None and table.stage != "waiting":
                _ = table.position  # replays the game
            return table

        table = await asyncio.to_thread(read)
        if table is None:
            return None
        live_table = self.keep(table)
        if self.store.shared:
            await live_table.follow()  # notifications about tables that are not in memory are ignored
        return live_table

    def keep(self, table: TableState) -> LiveTable:
        """Keep a table in memory, unless it is there already."""
        found = self.live_tables.get(table.id)
        if found is None:
            found = LiveTable(table, self.store, self.bot_pool, self.settings, self.uptime, self.peers)
            self.live_tables[table.id] = found
            found.schedule()
        return found

    async def listed(self) -> list[TableInfo]:
        """Return the live tables in memory, since nobody is at the others, and all correspondence tables."""
        in_memory = [live_table.table for live_table in self.live_tables.values()]
        live = [table for table in in_memory if table.created.listed and table.created.live and table.stage != "over"]
        live.sort(key=lambda table: -table.changed)
        found = [serialize.table_info(table) for table in live[:MOST_LISTED]]
        if self.peers is not None:  # nobody is at them here, but elsewhere
            others = [name for name in self.peers.attended if name not in self.live_tables][: 2 * MOST_LISTED]
            infos = [
                msgspec.json.decode(summary, type=TableInfo)
                for summary in await asyncio.to_thread(self.store.summaries, others)
            ]
            found += [info for info in infos if info.listed and info.live and info.stage != "over"]
        correspondence = await asyncio.to_thread(self.store.listed, MOST_LISTED)
        found += [msgspec.json.decode(summary, type=TableInfo) for summary in correspondence]
        return [info for info in found if info.id not in self.bans.tables]
