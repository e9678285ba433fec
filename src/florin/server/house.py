"""All tables of a server: opening, finding, waking and tidying them, and the records that stay."""

import asyncio
import hashlib
import logging
import secrets
import time
from typing import Any

import msgspec

from florin import Game, check, dumps, loads, replay
from florin.errors import Error
from florin.server import display, seating
from florin.server import events as e
from florin.server.clock import checked_clock
from florin.server.crew import Crew
from florin.server.limits import ADDRESS, Buckets, checked_bot, checked_name
from florin.server.play import Decision, Request
from florin.server.protocol import Join, NewTable, Place, PlayOn, SeatWish, TableInfo
from florin.server.room import Now, Room, row_of
from florin.server.settings import DAY, HOUR, Settings
from florin.server.store import Append, Store, Upload
from florin.server.table import Table, address_for

MOST_LISTED = 100
log = logging.getLogger("florin.server")


class House:
    """One server's tables. Those in use are rooms in memory; the store has them all."""

    def __init__(self, settings: Settings, store: Store, *, now: Now = time.time) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.crew = Crew(settings)
        self.allowance = Buckets(settings.upload_day / DAY, settings.upload_day)
        self.openings = Buckets(settings.tables_per_hour / HOUR, settings.tables_per_hour)
        self.rooms: dict[str, Room] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Wakes the tables whose games go on by themselves."""
        self._tidy()
        self._wake()
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeper:
            self._sweeper.cancel()
        for room in list(self.rooms.values()):
            await room.close()
        await self.crew.close()
        self.store.close()

    def _wake(self) -> None:
        """Takes the tables into memory on which something is due before the next sweep; a clock may run for days."""
        for name in self.store.waking(self._next_sweep):
            try:
                self.room(name)
            except Exception:  # one table that cannot be read must not keep the others shut
                log.exception("Table %s cannot be opened", name)

    @property
    def _next_sweep(self) -> float:
        """Surely after it."""
        return self.now() + 2 * self.settings.idle_seconds

    async def _sweep(self) -> None:
        """Lets tables that nobody looks at leave the memory, wakes those that are due, and daily tidies the file."""
        tidied = time.monotonic()
        while True:
            await asyncio.sleep(self.settings.idle_seconds)
            quiet = time.monotonic() - self.settings.idle_seconds
            for name, room in list(self.rooms.items()):
                if room.touched < quiet and room.rests(self._next_sweep):
                    del self.rooms[name]
                    await room.close()
            self._wake()
            if time.monotonic() - tidied > DAY:
                tidied = time.monotonic()
                self._tidy()

    def _tidy(self) -> None:
        self.store.tidy(self.now() - self.settings.keep_days * DAY, self.rooms)

    # -- tables -------------------------------------------------------------------------------------------------------

    def room(self, name: str) -> Room:
        """The room of a table, from memory or the store."""
        room = self.rooms.get(name)
        if room is not None and not room.broken:
            room.touched = time.monotonic()
            return room
        if not ADDRESS.fullmatch(name):
            raise Error("no-table")
        stored = self.store.events(name)
        if not stored:
            raise Error("no-table")
        fresh = Room(Table.of(name, stored), self.store, self.crew, self.settings, self.now)
        self.rooms[name] = fresh
        if room is not None:  # it was broken: who watched it watches on
            fresh.presence = room.presence
        fresh.drive()
        return fresh

    def listed(self) -> list[TableInfo]:
        """The live tables that are awake, for at others one would wait in vain, and all that are without hurry."""
        awake = [room.table for room in self.rooms.values()]
        live = [table for table in awake if table.laid.listed and table.laid.live and table.stage != "over"]
        live.sort(key=lambda table: -table.changed)
        patient = self.store.listed(MOST_LISTED)
        return [display.table_info(table) for table in live[:MOST_LISTED]] + [
            msgspec.json.decode(summary, type=TableInfo) for summary in patient
        ]

    async def create(self, wish: NewTable, address: str) -> Place:
        """Lays a table; the one who asks sits down on the seat that is `me`."""
        if place := self._had(wish.id):
            return place
        game = Game(wish.game, **({"players": len(wish.seats)} | wish.options))
        if game.players != len(wish.seats) or sum(seat.kind == "me" for seat in wish.seats) > 1:
            shown = ", ".join(seat.kind for seat in wish.seats)
            raise Error("bad-seats", game=wish.game, players=game.players, value=shown)
        laid = e.Created(
            at=self.now(),
            game=wish.game,
            options=game.options,
            chairs=[chair(seat) for seat in wish.seats],
            secret=secrets.token_hex(32),
            key=secrets.token_hex(16),
            listed=wish.listed,
            live=wish.live,
            spectators=wish.spectators,
            hints=wish.hints,
            clock=checked_clock(wish.clock, wish.live),
        )
        mine = next((number for number, seat in enumerate(wish.seats) if seat.kind == "me"), None)
        return await self._lay(laid, mine, wish, address)

    def _had(self, request: str | None) -> Place | None:
        """The place that the same request was given before."""
        if request is None or not self.store.events(name := address_for(request)):
            return None
        table = self.room(name).table
        token = table.token_for(request)
        seat = table.owner(token)
        return self.place(name, seat, None if seat is None else token)

    async def _lay(self, laid: e.Created, mine: int | None, wish: NewTable | PlayOn, address: str) -> Place:
        checked_name(wish.name)
        if not self.openings.take(address):
            raise Error("tables-many")
        table = Table.of(address_for(wish.id), [laid])
        token = None
        if mine is None:
            decision = seating.begin_if_full(table, [], laid.at)
        else:
            token = table.token_for(wish.id)
            decision, _ = seating.sit(table, wish.name, wish.contribution, mine, token, laid.at, host=True)
        try:
            await self._write(table, decision)
        except Error as error:
            if error.key != "stale" or not (place := self._had(wish.id)):
                raise
            return place  # the same request came twice at once
        return self.place(table.id, mine, token)

    async def _write(self, laid: Table, decision: Decision) -> None:
        """A new table, which is a room as soon as anyone wants it, or as something is due at it."""
        for event in decision.events:
            laid.follow(event)
        if decision.after is not None:
            laid.adopt(decision.after)
        await self.store.append(Append(laid.id, 0, [laid.laid, *decision.events], row_of(laid)))
        self.room(laid.id)

    def place(self, table: str, seat: int | None, token: str | None) -> Place:
        base = self.settings.base_url
        return Place(table=table, seat=seat, token=token, link=f"{base}/t/{table}" + (f"#{token}" if token else ""))

    async def join(self, name: str, wish: Join) -> Place:
        room = self.room(name)
        async with room.lock:
            token = room.table.token_for(wish.id)
            seat = room.table.owner(token)
            if seat is None:
                decision, seat = seating.sit(room.table, wish.name, wish.contribution, wish.seat, token, self.now())
                await room.carry_out(decision)
        return self.place(name, seat, token)

    async def rematch(self, room: Room, by: Request, contribution: str | None) -> int:
        """The same people again, each one seat further. The table is laid by whoever asks first; all others claim."""
        async with room.lock:
            table = room.table
            if table.stage != "over":
                raise Error("rematch-early")
            name, seat = table.rematch_id(), (by.seat + 1) % len(table.seats)
            if self.store.events(name):
                await self._claim(self.room(name), seat, table.seats[by.seat].token, contribution)
            else:
                laid = Table.of(name, [self._again(table)])
                await self._write(laid, seating.claim(laid, seat, contribution, self.now(), host=True))
            if not table.rematch:
                asked = e.Rematch(at=self.now(), id=by.id, seat=by.seat, table=name)
                await room.carry_out(Decision([asked]))
            return room.table.version

    async def _claim(self, room: Room, seat: int, token: str, contribution: str | None) -> None:
        async with room.lock:
            kept = room.table.seats[seat]
            if kept.kind == "kept":
                await room.carry_out(seating.claim(room.table, seat, contribution, self.now()))
            elif kept.token != token:  # it has been given away since
                raise Error("seat-taken", seat=seat)

    def _again(self, table: Table) -> e.Created:
        """The table of a rematch: seats rotated, people's places kept for them."""
        chairs = [
            e.Chair(kind="bot", bot=seat.bot, name=seat.name)
            if seat.kind == "bot"
            else e.Chair(kind="kept", name=seat.name, token=seat.token)
            for seat in table.seats
        ]
        return msgspec.structs.replace(
            table.laid,
            at=self.now(),
            chairs=chairs[-1:] + chairs[:-1],
            secret=secrets.token_hex(32),
            key=hashlib.sha256(bytes.fromhex(table.laid.key)).hexdigest()[:32],
            lines=[],
            came_from=None,
        )

    # -- records ------------------------------------------------------------------------------------------------------

    def record(self, name: str) -> bytes:
        """A record that stays: of a finished game by its table's address, or of one that was uploaded."""
        found = self.store.record(name) if ADDRESS.fullmatch(name) else None
        if found is None:
            raise Error("lost-record")
        return found

    async def keep(self, text: bytes, address: str) -> str:
        """Takes a record in, if all of it is right and there is room; its own address is made of its content."""
        if not self.allowance.take(address, len(text)):
            raise Error("uploads-many")
        record = await asyncio.to_thread(written_anew, text)  # a large one takes its time, and tables do not wait
        name = hashlib.sha256(record).hexdigest()[:24]
        room = (self.settings.upload_megabytes << 20) - self.store.uploaded()
        if len(record) > room and self.store.record(name) is None:
            raise Error("uploads-full")
        await self.store.append(Upload(name, record, self.now()))
        return name

    async def play_on(self, name: str, wish: PlayOn, address: str) -> Place:
        """A new table from a point of a record, against bots."""
        if place := self._had(wish.id):
            return place
        record: dict[str, Any] = loads(self.record(name))
        position = replay(record, wish.upto)
        if position.over:
            raise Error("play-on-over")
        if wish.seat >= position.game.players:
            raise Error("no-seat", seat=wish.seat, last=position.game.players - 1)
        bot = checked_bot(wish.bot)
        laid = e.Created(
            at=self.now(),
            game=position.game.name,
            options=position.game.options,
            chairs=[chair(SeatWish(kind="bot", bot=bot)) for _ in range(position.game.players)],
            secret=secrets.token_hex(32),
            key=secrets.token_hex(16),
            lines=record["log"][: wish.upto],
            came_from=name,
        )
        laid.chairs[wish.seat] = e.Chair()
        return await self._lay(laid, wish.seat, wish, address)


def written_anew(text: bytes) -> bytes:
    """A record that is right in all, as we would write it."""
    return dumps(check(loads(text))).encode()


def chair(wish: SeatWish) -> e.Chair:
    if wish.kind != "bot":
        return e.Chair()
    bot = checked_bot(wish.bot or "merchant")
    return e.Chair(kind="bot", bot=bot, name=bot.partition(":")[0])
