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
from florin.server import events as e
from florin.server import play
from florin.server.clock import checked_clock
from florin.server.crew import Crew
from florin.server.limits import ADDRESS, checked_bot, checked_name
from florin.server.play import Decision
from florin.server.protocol import Join, NewTable, Place, PlayOn, SeatWish, TableInfo
from florin.server.room import Now, Room
from florin.server.settings import DAY, Settings
from florin.server.store import Store
from florin.server.table import Table

MOST_LISTED = 100
log = logging.getLogger("florin.server")


class House:
    """One server's tables. Those in use are rooms in memory; the store has them all."""

    def __init__(self, settings: Settings, store: Store, *, now: Now = time.time) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.crew = Crew(settings)
        self.rooms: dict[str, Room] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Wakes the tables whose games go on by themselves."""
        self.store.tidy(self.now() - self.settings.keep_days * DAY)
        for name in self.store.waking():
            try:
                self.room(name).drive()
            except Exception:  # one table that cannot be read must not keep the others shut
                log.exception("Table %s cannot be opened", name)
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeper:
            self._sweeper.cancel()
        for room in list(self.rooms.values()):
            await room.close()
        await self.crew.close()
        self.store.close()

    async def _sweep(self) -> None:
        """Lets tables that nobody looks at leave the memory, and once a day tidies the file."""
        tidied = time.monotonic()
        while True:
            await asyncio.sleep(self.settings.idle_seconds)
            quiet = time.monotonic() - self.settings.idle_seconds
            for name, room in list(self.rooms.items()):
                if not room.watchers and not room.busy and room.touched < quiet:
                    del self.rooms[name]
            if time.monotonic() - tidied > DAY:
                tidied = time.monotonic()
                for name in self.store.tidy(self.now() - self.settings.keep_days * DAY):
                    self.rooms.pop(name, None)

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
        fresh = self.rooms[name] = self._room(Table.of(name, stored))
        if room is not None:  # it was broken: who watched it watches on
            fresh.watchers = room.watchers
        return fresh

    def _room(self, table: Table) -> Room:
        return Room(table, self.store, self.crew, self.settings, self.now)

    def listed(self) -> list[TableInfo]:
        return [msgspec.json.decode(summary, type=TableInfo) for summary in self.store.listed(MOST_LISTED)]

    async def create(self, wish: NewTable) -> Place:
        """Lays a table; the one who asks sits down on the seat that is `me`."""
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
            clock=checked_clock(wish.clock),
        )
        mine = next((number for number, seat in enumerate(wish.seats) if seat.kind == "me"), None)
        return await self._lay(laid, mine, wish.name, wish.contribution)

    async def _lay(self, laid: e.Created, mine: int | None, name: str, contribution: str | None) -> Place:
        checked_name(name)
        table = Table(secrets.token_urlsafe(12))
        draft = Table.of(table.id, [laid])
        token = None
        if mine is None:
            decision = play.begin_if_full(draft, [], laid.at)
        else:
            decision, _, token = play.sit(draft, name, contribution, mine, laid.at, host=True)
        room = self._room(table)
        async with room.lock:
            await room.carry_out(Decision([laid, *decision.events], decision.after))
        self.rooms[table.id] = room
        return self.place(table.id, mine, token)

    def place(self, table: str, seat: int | None, token: str | None) -> Place:
        base = self.settings.base_url.rstrip("/")
        return Place(table=table, seat=seat, token=token, link=f"{base}/t/{table}" + (f"#{token}" if token else ""))

    async def join(self, name: str, wish: Join) -> Place:
        room = self.room(name)
        async with room.lock:
            decision, seat, token = play.sit(room.table, wish.name, wish.contribution, wish.seat, self.now())
            await room.carry_out(decision)
        return self.place(name, seat, token)

    async def rematch(self, room: Room, by: play.Request, contribution: str | None) -> int:
        """The same people again, each one seat further. The table is laid by whoever asks first; all others claim."""
        table = room.table
        if table.stage != "over":
            raise Error("rematch-early")
        name, seats = table.rematch_id(), len(table.seats)
        seat = (by.seat + 1) % seats
        if not self.store.events(name):
            laid = self._again(table)
            draft = Table.of(name, [laid])
            decision = play.claim(draft, seat, contribution, self.now(), host=True)
            other = self._room(Table(name))
            async with other.lock:
                await other.carry_out(Decision([laid, *decision.events], decision.after))
            self.rooms[name] = other
        else:
            other = self.room(name)
            async with other.lock:
                if other.table.seats[seat].kind == "kept":
                    await other.carry_out(play.claim(other.table, seat, contribution, self.now()))
        if table.rematch:
            return table.version
        asked = e.Rematch(at=self.now(), id=by.id, seat=by.seat, table=name)
        return await room.act(by, lambda now: Decision([] if now.rematch else [asked]))

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

    def keep(self, text: bytes) -> str:
        """Takes a record in, if all of it is right; its address is made of its content."""
        record = check(loads(text))
        name = hashlib.sha256(dumps(record).encode()).hexdigest()[:24]
        self.store.add_record(name, dumps(record).encode())
        return name

    async def play_on(self, name: str, wish: PlayOn) -> Place:
        """A new table from a point of a record, against bots."""
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
        return await self._lay(laid, wish.seat, wish.name, wish.contribution)


def chair(wish: SeatWish) -> e.Chair:
    if wish.kind != "bot":
        return e.Chair()
    bot = checked_bot(wish.bot or "merchant")
    return e.Chair(kind="bot", bot=bot, name=bot.partition(":")[0])
