"""All tables of a server: creating, finding, loading and deleting them, and the stored records."""

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec

from florin import Game, check, dumps, loads, replay
from florin.bots.pool import BotPool
from florin.bots.worker_process import BotLimits
from florin.errors import Error
from florin.options import checked
from florin.replaying import dealer_at
from florin.server import events as e
from florin.server import seat_commands, serialize
from florin.server.background import Background
from florin.server.bans import Bans
from florin.server.clock import checked_clock
from florin.server.daily_deals import DailyDeals, open_deal, prefix
from florin.server.game_commands import Actor, Decision
from florin.server.limits import ADDRESS, Buckets, checked_bot, checked_name, owner_of
from florin.server.live_table import LiveTable, Now, row_of
from florin.server.protocol import Join, NewTable, Place, PlayDaily, PlayOn, SeatWish, TableInfo
from florin.server.reviews import Reviews
from florin.server.settings import DAY, HOUR, Settings
from florin.server.store import Append, Store, Upload
from florin.server.stories import Stories
from florin.server.table_state import TableState, address_for
from florin.server.uptime import Uptime

if TYPE_CHECKING:
    from florin.server.peers import Peers

MOST_LISTED = 100
LESSON_DEALS = {"card": 332, "board": 643, "court": 59}  # chosen so that the lessons find what they explain
LESSON_CONTRIBUTION = "00" * 16
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
        self.stories = Stories()
        self.bans = Bans(store)
        self.review_allowance = Buckets(settings.reviews_per_day / DAY, settings.reviews_per_day)
        self.puzzle_lock = asyncio.Lock()  # one answer at a time
        self.uptime = Uptime(store, now)
        self.peers = self._peers() if store.shared else None
        self.background = Background(nice=NICEST, processes=2, is_busy=lambda: bool(self.bot_pool.waiting))
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
        await self.reviews.close()
        await self.daily_deals.close()
        await self.background.close()
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
        found = await self._find(name)
        if found is None:
            raise Error("no-table")
        return found

    async def _find(self, name: str) -> LiveTable | None:
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
        live_table = self._keep(table)
        if self.store.shared:
            await live_table.follow()  # notifications about tables that are not in memory are ignored
        return live_table

    def _keep(self, table: TableState) -> LiveTable:
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

    async def create(self, request: NewTable, address: str) -> Place:
        """Create a table; the client takes the seat of kind `me`."""
        if place := await self._earlier_place(request.id):
            return place
        options = checked(request.game, {"players": len(request.seats)} | request.options)
        game = Game(request.game, **options)
        if game.players != len(request.seats) or sum(seat.kind == "me" for seat in request.seats) > 1:
            shown = ", ".join(seat.kind for seat in request.seats)
            raise Error("bad-seats", game=request.game, players=game.players, value=shown)
        if request.lesson and [seat.kind for seat in request.seats] != ["me", *["bot"] * (game.players - 1)]:
            raise Error("bad-lesson")
        created = e.Created(
            at=self.now(),
            game=request.game,
            options=game.options,
            chairs=[chair(seat) for seat in request.seats],
            secret=lesson_secret(request.game) if request.lesson else secrets.token_hex(32),
            key=secrets.token_hex(16),
            lesson=request.lesson,
            listed=request.listed,
            live=request.live,
            spectators=request.spectators,
            hints=request.hints,
            clock=checked_clock(request.clock, request.live),
        )
        mine = next((number for number, seat in enumerate(request.seats) if seat.kind == "me"), None)
        return await self._create(created, mine, request, address)

    async def create_daily(self, game: str, request: PlayDaily, address: str) -> Place:
        """Create a table with the deal of the day."""
        deal = open_deal(game, request.day, self.now())
        if place := await self._earlier_place(request.id, prefix(deal)):
            return place
        created = e.Created(
            at=self.now(),
            game=game,
            options=Game(game, players=deal.players).options,
            chairs=[chair(SeatWish(kind="bot", bot=bot)) if bot else e.Chair() for bot in deal.bots],
            secret=deal.secret.hex(),
            key=secrets.token_hex(16),
            hints="none",
            daily=deal.day,
        )
        return await self._create(created, deal.seat, request, address, prefix(deal))

    async def _earlier_place(self, request_id: str | None, under: str = "") -> Place | None:
        """Return the place that the same request was given before."""
        if request_id is None or (found := await self._find(name := address_for(request_id, under))) is None:
            return None
        table = found.table
        token = table.token_for(request_id)
        seat = table.owner(token)
        return self.place(name, seat, None if seat is None else token)

    async def _create(
        self,
        created: e.Created,
        mine: int | None,
        request: NewTable | PlayOn | PlayDaily,
        address: str,
        under: str = "",
    ) -> Place:
        checked_name(request.name)
        if not self.openings.take(address):
            raise Error("tables-many")
        table = TableState.of(address_for(request.id, under), [created])
        token = None
        if mine is None:
            decision = seat_commands.start_if_full(table, [], created.at)
        else:
            token = table.token_for(request.id)
            contribution: str | None = LESSON_CONTRIBUTION
            if not isinstance(request, PlayDaily) and not created.lesson:
                contribution = request.contribution
            decision, _ = seat_commands.sit(table, request.name, contribution, mine, token, created.at, host=True)
        try:
            await self._write(table, decision)
        except Error as error:
            if error.key != "stale" or not (place := await self._earlier_place(request.id, under)):
                raise
            return place  # the same request arrived twice at once
        return self.place(table.id, mine, token)

    async def _write(self, table: TableState, decision: Decision) -> None:
        """Store a new table and keep it in memory."""
        for event in decision.events:
            table.apply(event)
        if decision.after is not None:
            table.adopt(decision.after)
        await self.store.append(Append(table.id, 0, [table.created, *decision.events], row_of(table)))
        self._keep(table)

    def place(self, table: str, seat: int | None, token: str | None) -> Place:
        base = self.settings.base_url
        return Place(table=table, seat=seat, token=token, link=f"{base}/t/{table}" + (f"#{token}" if token else ""))

    async def join(self, name: str, request: Join) -> Place:
        live_table = await self.load(name)
        token = live_table.table.token_for(request.id)

        async def attempt() -> int:
            seat = live_table.table.owner(token)
            if seat is None:
                decision, seat = seat_commands.sit(
                    live_table.table, request.name, request.contribution, request.seat, token, self.now()
                )
                await live_table.commit(decision)
            return seat

        async with live_table.lock:
            seat = await live_table.decided(attempt)
        return self.place(name, seat, token)

    async def rematch(self, live_table: LiveTable, by: Actor, contribution: str | None) -> int:
        """Start a rematch with seats rotated by one: the first request creates the table, the others claim seats."""

        async def attempt() -> int:
            table = live_table.table
            if table.stage != "over":
                raise Error("rematch-early")
            name, seat = table.rematch_id(), (by.seat + 1) % len(table.seats)
            if (found := await self._find(name)) is not None:
                await self._claim(found, seat, table.seats[by.seat].token, contribution)
            else:
                fresh = TableState.of(name, [self._rematch_event(table)])
                await self._write(fresh, seat_commands.claim(fresh, seat, contribution, self.now(), host=True))
            if not table.rematch:
                asked = e.Rematch(at=self.now(), id=by.id, seat=by.seat, table=name)
                await live_table.commit(Decision([asked]))
            return live_table.table.version

        async with live_table.lock:
            return await live_table.decided(attempt)

    async def _claim(self, live_table: LiveTable, seat: int, token: str, contribution: str | None) -> None:
        async def attempt() -> None:
            seats = live_table.table.seats
            # Seats may have been swapped since.
            held = next((number for number, one in enumerate(seats) if one.token == token), seat)
            kept = seats[held]
            if kept.kind == "kept":
                await live_table.commit(seat_commands.claim(live_table.table, held, contribution, self.now()))
            elif kept.token != token:  # it was given to someone else
                raise Error("seat-taken", seat=held)

        async with live_table.lock:
            await live_table.decided(attempt)

    def _rematch_event(self, table: TableState) -> e.Created:
        """Return the event that creates a rematch: seats rotated, people's seats kept for them."""
        chairs = [
            e.Chair(kind="bot", bot=seat.bot, name=seat.name, colour=seat.colour)
            if seat.kind == "bot"
            else e.Chair(kind="kept", name=seat.name, token=seat.token, colour=seat.colour)
            for seat in table.seats
        ]
        return msgspec.structs.replace(
            table.created,
            at=self.now(),
            chairs=chairs[-1:] + chairs[:-1],
            secret=secrets.token_hex(32),
            key=hashlib.sha256(bytes.fromhex(table.created.key)).hexdigest()[:32],
            lines=[],
            came_from=None,
            lesson=False,
            daily="",
        )

    # -- records ------------------------------------------------------------------------------------------------------

    async def record(self, name: str) -> bytes:
        """Return a stored record: of a finished game by its table's id, or an uploaded one."""
        found = await asyncio.to_thread(self.store.record, name) if ADDRESS.fullmatch(name) else None
        if found is None:
            raise Error("lost-record")
        return found

    async def save_record(self, text: bytes, address: str) -> str:
        """Store a record, if it is valid and there is space. Its id is derived from its content."""
        if not self.allowance.take(address, len(text)):
            raise Error("uploads-many")
        record = await asyncio.to_thread(normalized, text)  # a large one takes time, and tables must not wait
        name = hashlib.sha256(record).hexdigest()[:24]
        space = (self.settings.upload_megabytes << 20) - await asyncio.to_thread(self.store.uploaded)
        if len(record) > space and await asyncio.to_thread(self.store.record, name) is None:
            raise Error("uploads-full")
        await self.store.append(Upload(name, record, self.now()))
        return name

    async def review(self, name: str, address: str, start: int = 0, *, begin: bool = False) -> bytes:
        """Return what the review of a finished record has found from a line on; go on with one whose server ended."""
        review = await self.reviews.find(name)
        if review is None and not begin:
            raise Error("no-review")
        if review is None or self.reviews.is_abandoned(review):
            record = loads(await self.record(name))
            if not self.review_allowance.take(address):
                raise Error("reviews-many")
            review = await self.reviews.start(name, record, owner_of(address))
        return review.progress(start)

    async def play_from_record(self, name: str, request: PlayOn, address: str) -> Place:
        """Create a table that continues a record from some point, against bots."""
        if place := await self._earlier_place(request.id):
            return place
        record: dict[str, Any] = loads(await self.record(name))
        position = replay(record, request.upto)
        if position.over:
            raise Error("play-on-over")
        if request.seat >= position.game.players:
            raise Error("no-seat", seat=request.seat, last=position.game.players - 1)
        bots = bots_of(record) if request.again else {}
        dealer = dealer_at(record, request.upto) if request.again else None
        created = e.Created(
            at=self.now(),
            game=position.game.name,
            options=position.game.options,
            chairs=[
                chair(SeatWish(kind="bot", bot=bots.get(str(seat), request.bot)))
                for seat in range(position.game.players)
            ],
            secret=dealer.secret.hex() if dealer else secrets.token_hex(32),
            key=secrets.token_hex(16),
            lines=record["log"][: request.upto],
            came_from=name,
            salt=dealer.salt.hex() if dealer else "",
            k=dealer.k if dealer else 0,
        )
        created.chairs[request.seat] = e.Chair()
        return await self._create(created, request.seat, request, address)


def bots_of(record: dict[str, Any]) -> dict[str, str]:
    """Return the bots of a record by seat, as far as it names them; an unknown bot is an error when it sits down."""
    bots = record.get("meta", {}).get("bots", {})
    named = bots.items() if isinstance(bots, dict) else ()
    return {seat: bot for seat, bot in named if isinstance(bot, str)}


def lesson_secret(game: str) -> str:
    """Return the secret of the deal that the lesson of a game is written for (web/src/lesson/steps.ts)."""
    return hashlib.sha256(f"lesson {game} {LESSON_DEALS[game]}".encode()).hexdigest()


def normalized(text: bytes) -> bytes:
    """Return a valid record in our own formatting."""
    return dumps(check(loads(text))).encode()


def chair(seat: SeatWish) -> e.Chair:
    if seat.kind != "bot":
        return e.Chair()
    bot = checked_bot(seat.bot or "merchant")
    return e.Chair(kind="bot", bot=bot, name=bot.partition(":")[0])
