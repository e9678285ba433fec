"""A table in memory: one writer, its connections, its timer and its bots.

Every command goes through the same steps: check → append → commit → broadcast → acknowledge.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from florin.errors import Error
from florin.server import events as e
from florin.server import game_commands, metrics, serialize
from florin.server.game_commands import Actor, Decision
from florin.server.limits import Buckets
from florin.server.presence import Presence, Watcher
from florin.server.protocol import encode
from florin.server.store import Conflict, Store
from florin.server.store_jobs import Append, Attendance, Row
from florin.server.table_state import TableState
from florin.server.waiting import Waiting

if TYPE_CHECKING:
    from florin.bots.pool import BotPool
    from florin.server.peers import Peers
    from florin.server.settings import Settings
    from florin.server.uptime import Uptime

CHAT_BURST = 10  # lines of chat at once
MOST_COMMANDS = 5000  # max commands per seat and table, all of which are stored
ATTEMPTS = 20  # to decide, while other servers come first
DAILY_TRIES = 6  # for a bot of the daily deal, whose moves must be the same on a busy machine
log = logging.getLogger("florin.server")
Result = TypeVar("Result")
Now = Callable[[], float]


class LiveTable:
    """A table in memory. Only the holder of its lock may write."""

    def __init__(
        self,
        table: TableState,
        store: Store,
        bot_pool: "BotPool",
        settings: "Settings",
        uptime: "Uptime",
        peers: "Peers | None" = None,
    ) -> None:
        self.table = table
        self.store = store
        self.bot_pool = bot_pool
        self.settings = settings
        self.uptime = uptime
        self.peers = peers
        self.now: Now = uptime.now
        self.lock = asyncio.Lock()
        self.presence = Presence(settings.linger_seconds, self._publish)
        if peers is not None:
            self.presence.elsewhere = peers.attended.get(table.id, frozenset())
        self.waiting = Waiting()
        self._chat = Buckets(settings.chat_per_second, CHAT_BURST)  # by seat: a new socket must not renew it
        if peers is not None:
            self._chat = peers.spending.limits.get("chat") or peers.spending.share("chat", self._chat)
        self.touched = time.monotonic()
        self.decided_at: float | None = None  # when the last decision was made, if it was made here
        self.closed = False
        self._timer: asyncio.TimerHandle | None = None
        self._running: asyncio.Task[None] | None = None
        self._here: tuple[object, bytes] = (None, b"")

    # -- writing ------------------------------------------------------------------------------------------------------

    async def commit(self, decision: Decision) -> None:
        """Commit a decision. The lock must be held."""
        if not decision.events:
            return
        self.decided_at = time.monotonic()
        ahead = self.table.copy()
        for event in decision.events:
            ahead.apply(event)
        if decision.after is not None:
            ahead.adopt(decision.after)
        record = serialize.record(ahead, None) if ahead.stage == "over" and self.table.stage != "over" else None
        await self.store.append(Append(ahead.id, self.table.sequence, decision.events, row_of(ahead), record))
        for event in decision.events:
            if isinstance(event, e.Moved):
                metrics.moves.labels(event.by).inc()
        self._show(ahead, decision.events)

    def _show(self, ahead: TableState, news: Sequence[e.AnyEvent]) -> None:
        """Go on to the state after some events, which are stored."""
        self.table = ahead
        for event in news:
            if isinstance(event, e.Sat):
                self.presence.expect(event.seat)
            elif isinstance(event, e.Swapped):
                self.presence.swap(event.seat, event.other)
        self.presence.wake()
        self.schedule()

    async def act(self, by: Actor, decide: Callable[[TableState], Decision]) -> int:
        """Execute a seat's command, once, and return the version after it."""

        async def attempt() -> int:
            if by.id is not None and (done := self.table.done.get((by.seat, by.id))) is not None:
                return done
            if len(self.table.done) > MOST_COMMANDS and self._commands_by(by.seat) > MOST_COMMANDS:
                raise Error("seat-worn")
            await self._credit_downtime()
            await self.commit(decide(self.table))
            return self.table.version

        async with self.lock:
            self.touched = time.monotonic()
            return await self.decided(attempt)

    # -- other servers that write -------------------------------------------------------------------------------------

    async def decided(self, attempt: Callable[[], Awaitable[Result]]) -> Result:
        """Return the result of an attempt, made again if another server wrote before it. The lock must be held.

        A refusal, too, may be due to what this server has not yet read.
        """
        for left in reversed(range(ATTEMPTS)):
            try:
                return await attempt()
            except Error as error:
                conflict = isinstance(error, Conflict)
                if not left or not (conflict or self.store.shared) or error.key == "store-failed":
                    raise
                if not await self._catch_up() and not conflict:
                    raise
        raise AssertionError("unreachable")

    async def follow(self) -> None:
        """Read what another server has written."""
        async with self.lock:
            await self._catch_up()

    async def learn(self, after: int, events: Sequence[e.AnyEvent]) -> None:
        """Take note of the events after a sequence number, which another server may have written."""
        async with self.lock:
            self._apply(events[self.table.sequence - after :])

    async def _catch_up(self) -> bool:
        """Read what is stored, and return whether something is new. The lock must be held."""
        news = await asyncio.to_thread(self.store.events, self.table.id, self.table.sequence)
        self._apply(news)
        return bool(news)

    def _apply(self, news: Sequence[e.AnyEvent]) -> None:
        """Go on to the state after some events that another server wrote. The lock must be held."""
        if news and not self.closed:
            self.decided_at = None
            ahead = self.table.copy()
            for event in news:
                ahead.apply(event)
            self._show(ahead, [event for event in news if isinstance(event, e.Swapped)])  # our sockets move, too

    async def holder(self, hashed: str) -> int | None:
        """Return the seat that a hashed token opens, even if another server gave it away just now."""
        if self.table.holder(hashed) is None and self.store.shared:
            await self.follow()
        return self.table.holder(hashed)

    @property
    def attendance(self) -> Attendance:
        """The people connected here, as announced."""
        presence = self.presence
        return Attendance(self.table.id, self.store.worker, frozenset(presence.own_seats), presence.own_watching)

    def _publish(self) -> None:
        if self.peers is not None and not self.closed:
            self.peers.publish(self.attendance)

    def meet(self, elsewhere: frozenset[Attendance], changed: bool) -> None:
        """Take note of who is connected through other servers, and whether there are others than before."""
        if elsewhere != self.presence.elsewhere:
            self.presence.elsewhere = elsewhere
            self.presence.wake()
            changed = True
        if changed:
            self.schedule()

    @property
    def driving(self) -> bool:
        """Whether this server makes the automatic moves of the table."""
        attended = bool(self.presence.own_seats or self.presence.own_watching)
        return self.peers is None or self.peers.drives(self.table.id, attended)

    # -- clocks and limits --------------------------------------------------------------------------------------------

    @property
    def _downtime(self) -> float:
        """The seconds for which the server was down while the present deadline approached."""
        running = self.table.stage == "playing" and self.table.deadline is not None
        return self.uptime.downtime(self.table.timed) if running else 0.0

    async def _credit_downtime(self) -> None:
        """Move the deadline by the time for which the server was down. The lock must be held."""
        seconds, due = self._downtime, self.table.deadline
        if seconds and due is not None:
            await self.commit(Decision([e.Paused(at=self.now(), seconds=seconds, deadline=due + seconds)]))

    def may_chat(self, seat: int) -> bool:
        """Return whether a seat may send one more line of chat now: it is stored, and everyone has to read it."""
        return self._chat.take(f"{self.table.id}/{seat}")

    def _commands_by(self, seat: int) -> int:
        return sum(actor == seat for actor, _ in self.table.done)

    # -- presence -----------------------------------------------------------------------------------------------------

    @property
    def watchers(self) -> set[Watcher]:
        return self.presence.watchers

    def enter(self, watcher: Watcher) -> None:
        self.presence.enter(watcher)
        self.schedule()

    def leave(self, watcher: Watcher) -> None:
        self.presence.leave(watcher)
        self.schedule()

    def absence_ends(self) -> float | None:
        """Return when a live table with other players present stops waiting for a disconnected player to move."""
        return self.waiting.absent_at(self.settings.gone_seconds)

    def overdue_at(self) -> float | None:
        """Return when others may call a bot for the player to move, connected or not; None at a table with a clock."""
        limited = self.table.created.clock.limited
        return None if limited else self.waiting.overdue_at(self.settings.overdue_seconds)

    @property
    def overdue(self) -> int | None:
        """The seat for which others may call a bot now."""
        due = self.overdue_at()
        return self.table.position.turn if due is not None and due <= self.now() else None

    async def call_bot(self, by: Actor, current: Callable[[TableState], TableState]) -> int:
        stand_in, seconds = self.settings.stand_in, self.settings.overdue_seconds
        return await self.act(
            by, lambda table: game_commands.call_bot(current(table), by, self.overdue, stand_in, seconds)
        )

    # -- sending ------------------------------------------------------------------------------------------------------

    def shown(self, seat: int | None, since: int) -> bytes:
        """Return the update for a seat. What several receivers are sent was encoded once for all of them."""
        return encode(serialize.update(self.table, seat, since, self.now()))

    def here(self) -> bytes:
        """Return the `here` message, the same for everyone; of the spectators it has only the number."""
        key = (self.table.sequence, self.presence.wakes)
        if self._here[0] != key:
            self._here = (key, encode(serialize.here(self.table, self.presence, self.overdue)))
        return self._here[1]

    # -- automatic moves and time-outs--------------------------------------------------------------------------------

    def is_idle(self, until: float) -> bool:
        """Return whether nobody is connected and nothing is due before that time."""
        if self.watchers or self._running is not None or self.lock.locked():
            return False
        due = due_at(self.table) if self.driving else None
        return due is None or due >= until

    def schedule(self) -> None:
        """Run whatever is due automatically: a bot's move, an advance bid, a time-out, a bot taking over."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        now = self.now()
        self.waiting.update(self.table, self.presence, now)
        credit = 0.0 if self._downtime else None  # immediately
        overdue = self.overdue_at()
        announced = overdue if overdue is not None and overdue > now else None
        times = (due_at(self.table), self.absence_ends(), announced, credit) if self.driving else (announced,)
        due = min((at for at in times if at is not None), default=None)
        if due is None or self.closed or self._running is not None:
            return
        loop = asyncio.get_running_loop()
        if due <= 0:
            self._running = loop.create_task(self._automatic())
            self._running.add_done_callback(self._ran)
        else:
            self._timer = loop.call_later(max(0.0, due - now), self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._running is None:
            self._running = asyncio.get_running_loop().create_task(self._time_out())
            self._running.add_done_callback(self._ran)

    def _ran(self, task: "asyncio.Task[None]") -> None:
        self._running = None
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            log.error("Table %s stopped: %r", self.table.id, error, exc_info=error)
            if not self.closed:
                self._timer = asyncio.get_running_loop().call_later(1.0, self.schedule)
            return
        self.schedule()

    async def _automatic(self) -> None:
        """Credit downtime, or make one move by a bot."""
        async with self.lock:
            await self.decided(self._credit_downtime)
        table = self.table
        if table.stage != "playing":
            return
        turn, version = table.position.turn, table.game_version
        assert turn is not None
        if not table.seats[turn].automatic:
            return
        bot = table.seats[turn].bot or self.settings.stand_in
        with metrics.bot_seconds.time():
            move = await self.bot_pool.choose(
                table.id,
                bot,
                table.bot_seed(turn),
                table.position.view(turn),
                address=self.presence.address,
                watched=lambda: bool(self.watchers),
                tries=DAILY_TRIES if table.created.daily else 1,
            )

        async def attempt() -> None:
            table = self.table
            if table.game_version == version and table.seats[turn].automatic and table.stage == "playing":
                await self.commit(game_commands.move(table, Actor(turn, self.now()), move, "bot"))

        async with self.lock:
            await self.decided(attempt)

    async def _time_out(self) -> None:
        async with self.lock:
            await self.decided(self._make_due_move)

    async def _make_due_move(self) -> None:
        if self.driving:
            await self._credit_downtime()
        table, now, stand_in = self.table, self.now(), self.settings.stand_in
        if table.stage != "playing":
            return
        if self.driving:
            bids = game_commands.advance_at(table)
            if bids is not None and bids <= now and (decision := game_commands.use_advance(table, now)):
                await self.commit(decision)
                return
            if table.deadline is not None and table.deadline <= now:
                await self.commit(game_commands.time_out(table, now, stand_in))
                return
            if (due := self.absence_ends()) is not None and due <= now:
                turn = table.position.turn
                assert turn is not None
                await self.commit(game_commands.leave(table, Actor(turn, now), stand_in, "gone"))
                return
        if self.overdue is not None:
            self.presence.wake()  # to announce it

    async def close(self) -> None:
        self.closed = True  # a connection that leaves from now on schedules nothing
        self.presence.close()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)


def due_at(table: TableState) -> float | None:
    """Return when something is due automatically: 0 is immediately, None is never."""
    if table.stage != "playing":
        return None
    turn = table.position.turn
    assert turn is not None
    if table.seats[turn].automatic:
        return 0.0
    bids = game_commands.advance_at(table)
    return table.deadline if bids is None else bids


def row_of(table: TableState) -> Row:
    return Row(
        stage=table.stage,
        listed=table.created.listed
        and not table.created.live,  # live tables are listed only while in memory (registry.py)
        changed=table.changed,
        wakes=due_at(table),
        summary=encode(serialize.encoded_info(table)),
    )
