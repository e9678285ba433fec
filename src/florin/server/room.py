"""A table that is awake: one writer, those who watch it, its timer and its bots.

What anyone wants goes one way: check → append → commit → broadcast → acknowledge.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from florin.errors import Error
from florin.server import display, play
from florin.server import events as e
from florin.server.play import Decision, Request
from florin.server.presence import Presence, Watcher
from florin.server.protocol import encode
from florin.server.store import Append, Row, Store
from florin.server.table import Table

if TYPE_CHECKING:
    from florin.server.crew import Crew
    from florin.server.settings import Settings

FRESH = 1.0  # seconds for which an update may be sent again: it tells the time
MOST_SHOWN = 64
MOST_WISHES = 5000  # of one seat at one table, all of which are kept
log = logging.getLogger("florin.server")
Now = Callable[[], float]


class Room:
    """A table in memory. Its lock makes its holder the one writer."""

    def __init__(self, table: Table, store: Store, crew: "Crew", settings: "Settings", now: Now) -> None:
        self.table = table
        self.store = store
        self.crew = crew
        self.settings = settings
        self.now = now
        self.lock = asyncio.Lock()
        self.presence = Presence(settings.linger_seconds, now)
        self.opened = now()
        self.touched = time.monotonic()
        self.broken = False
        self._timer: asyncio.TimerHandle | None = None
        self._driver: asyncio.Task[None] | None = None
        self._shown: dict[tuple[int | None, int], tuple[float, bytes]] = {}

    # -- writing ------------------------------------------------------------------------------------------------------

    async def carry_out(self, decision: Decision) -> None:
        """Makes a decision come true. The lock must be held."""
        if not decision.events:
            return
        ahead = self.table.copy()
        for event in decision.events:
            ahead.follow(event)
        if decision.after is not None:
            ahead.adopt(decision.after)
        record = display.record(ahead, None) if ahead.stage == "over" and self.table.stage != "over" else None
        try:
            await self.store.append(Append(ahead.id, self.table.sequence, decision.events, row_of(ahead), record))
        except Error as error:
            if error.key == "stale":  # someone else wrote: what is in memory is no longer the table
                self.broken = True
                self.presence.wake()  # and who looks now finds what is in the store
            raise
        self.table = ahead
        self._shown.clear()
        for event in decision.events:
            if isinstance(event, e.Sat):
                self.presence.expect(event.seat)
        self.presence.wake()
        self.drive()

    async def act(self, request: Request, wish: Callable[[Table], Decision]) -> int:
        """Carries out what a seat wants, once; returns the version after it."""
        async with self.lock:
            self.touched = time.monotonic()
            if request.id is not None and (done := self.table.done.get((request.seat, request.id))) is not None:
                return done
            if len(self.table.done) > MOST_WISHES and self._wished(request.seat) > MOST_WISHES:
                raise Error("seat-worn")
            await self.carry_out(wish(self.table))
            return self.table.version

    def _wished(self, seat: int) -> int:
        return sum(by == seat for by, _ in self.table.done)

    # -- coming and going ----------------------------------------------------------------------------------------------

    @property
    def watchers(self) -> set[Watcher]:
        return self.presence.watchers

    def enter(self, watcher: Watcher) -> None:
        self.presence.enter(watcher)
        self.drive()

    def leave(self, watcher: Watcher) -> None:
        self.presence.leave(watcher)
        self.drive()

    def gives_up(self) -> float | None:
        """When a live table, with someone there, no longer waits for the one to move, whose devices are all gone."""
        table = self.table
        if not table.laid.live or table.stage != "playing":
            return None
        turn = table.position.turn
        waiting = any(watcher.seat not in (None, turn) for watcher in self.watchers)
        if turn is None or table.seats[turn].automatic or self.presence.has(turn) or not waiting:
            return None
        return max(self.presence.gone.get(turn, self.opened), table.turned) + self.settings.gone_seconds

    # -- telling ------------------------------------------------------------------------------------------------------

    def shown(self, seat: int | None, since: int) -> bytes:
        """The update that a seat is sent, made once for all who are told the same."""
        key, now = (seat, since), self.now()
        made, text = self._shown.get(key, (0.0, b""))
        if not 0 <= now - made < FRESH:
            text = encode(display.update(self.table, seat, since, now))
            if len(self._shown) >= MOST_SHOWN:  # someone asks for one version after another
                self._shown.clear()
            self._shown[key] = (now, text)
        return text

    def here(self) -> bytes:
        """Who is there, told to all alike; of those who watch only how many they are."""
        return encode(display.here(self.table, self.presence))

    # -- what happens by itself ---------------------------------------------------------------------------------------

    def rests(self, until: float) -> bool:
        """Whether nobody is here, and nothing comes by itself before then."""
        if self.watchers or self._driver is not None or self.lock.locked():
            return False
        due = wakes(self.table)
        return due is None or due >= until

    def drive(self) -> None:
        """Sees to it that what is due without anyone asking comes: a bot's move, an advance bid, a time-out, a bot."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = min((at for at in (wakes(self.table), self.gives_up()) if at is not None), default=None)
        if due is None or self.broken or self._driver is not None:
            return
        loop = asyncio.get_running_loop()
        if due <= 0:
            self._driver = loop.create_task(self._automatic())
            self._driver.add_done_callback(self._driven)
        else:
            self._timer = loop.call_later(max(0.0, due - self.now()), self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._driver is None:
            self._driver = asyncio.get_running_loop().create_task(self._time_out())
            self._driver.add_done_callback(self._driven)

    def _driven(self, task: "asyncio.Task[None]") -> None:
        self._driver = None
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            log.error("Table %s stopped: %r", self.table.id, error, exc_info=error)
            if not self.broken:
                self._timer = asyncio.get_running_loop().call_later(1.0, self.drive)
            return
        self.drive()

    async def _automatic(self) -> None:
        """One move by a bot, or one that was decided upon in advance."""
        table = self.table
        turn, version = table.position.turn, table.game_version
        assert turn is not None
        if not table.seats[turn].automatic:
            async with self.lock:
                if decision := play.use_advance(self.table, self.now()):
                    await self.carry_out(decision)
            return
        bot = table.seats[turn].bot or self.settings.stand_in
        move = await self.crew.choose(table.id, bot, table.bot_seed(turn), table.position.view(turn))
        async with self.lock:
            table = self.table
            if table.game_version == version and table.seats[turn].automatic and table.stage == "playing":
                await self.carry_out(play.move(table, Request(turn, self.now()), move, "bot"))

    async def _time_out(self) -> None:
        async with self.lock:
            table, now, stand_in = self.table, self.now(), self.settings.stand_in
            if table.stage != "playing":
                return
            if table.deadline is not None and table.deadline <= now:
                await self.carry_out(play.time_out(table, now, stand_in))
            elif (due := self.gives_up()) is not None and due <= now:
                turn = table.position.turn
                assert turn is not None
                await self.carry_out(play.leave(table, Request(turn, now), stand_in, "gone"))

    async def close(self) -> None:
        self.broken = True  # who leaves from now on sets nothing going again
        self.presence.close()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)


def wakes(table: Table) -> float | None:
    """When something is due without anyone asking: 0 is at once, None is never."""
    if table.stage != "playing":
        return None
    turn = table.position.turn
    assert turn is not None
    if table.seats[turn].automatic or play.use_advance(table, 0.0) is not None:
        return 0.0
    return table.deadline


def row_of(table: Table) -> Row:
    return Row(
        stage=table.stage,
        listed=table.laid.listed and not table.laid.live,  # a live one only while it is awake (house.py)
        changed=table.changed,
        wakes=wakes(table),
        summary=encode(display.table_info(table)),
    )
