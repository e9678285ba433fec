"""New tables: on request, with the deal of the day, from a record, as a rematch; and their first seats."""

import hashlib
import secrets
from typing import Any

import msgspec

from florin import Game, loads, replay
from florin.errors import Error
from florin.options import checked
from florin.replaying import dealer_at
from florin.server import events as e
from florin.server import seat_commands
from florin.server.clock import checked_clock
from florin.server.daily_deals import AGAIN, open_deal, prefix
from florin.server.game_commands import Actor, Decision
from florin.server.limits import ADDRESS, checked_bot, checked_name, is_name
from florin.server.live_table import LiveTable, row_of
from florin.server.protocol import Join, NewTable, Place, PlayDaily, PlayOn, SeatWish
from florin.server.registry import TableRegistry
from florin.server.store_jobs import Append
from florin.server.stored_records import load_record
from florin.server.table_state import TableState, address_for

LESSON_DEALS = {"card": 332, "board": 643, "court": 59}  # chosen so that the lessons find what they explain
LESSON_CONTRIBUTION = "00" * 16


async def create(registry: TableRegistry, request: NewTable, address: str) -> Place:
    """Create a table; the client takes the seat of kind `me`."""
    if place := await earlier_place(registry, request.id):
        return place
    options = checked(request.game, {"players": len(request.seats)} | request.options)
    game = Game(request.game, **options)
    if game.players != len(request.seats) or sum(seat.kind == "me" for seat in request.seats) > 1:
        shown = ", ".join(seat.kind for seat in request.seats)
        raise Error("bad-seats", game=request.game, players=game.players, value=shown)
    if request.lesson and [seat.kind for seat in request.seats] != ["me", *["bot"] * (game.players - 1)]:
        raise Error("bad-lesson")
    created = e.Created(
        at=registry.now(),
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
    return await open_table(registry, created, mine, request, address)


async def create_daily(registry: TableRegistry, game: str, request: PlayDaily, address: str) -> Place:
    """Create a table with the deal of the day."""
    deal = open_deal(game, request.day, registry.now())
    under = AGAIN if request.again else prefix(deal)
    if place := await earlier_place(registry, request.id, under):
        return place
    created = e.Created(
        at=registry.now(),
        game=game,
        options=Game(game, players=deal.players).options,
        chairs=[chair(SeatWish(kind="bot", bot=bot)) if bot else e.Chair() for bot in deal.bots],
        secret=deal.secret.hex(),
        key=secrets.token_hex(16),
        hints="none",
        daily=deal.day,
    )
    return await open_table(registry, created, deal.seat, request, address, under)


async def play_from_record(registry: TableRegistry, name: str, request: PlayOn, address: str) -> Place:
    """Create a table that continues a record from some point, against bots."""
    if place := await earlier_place(registry, request.id):
        return place
    record: dict[str, Any] = loads(await load_record(registry, name))
    position = replay(record, request.upto)
    if position.over:
        raise Error("play-on-over")
    if request.seat >= position.game.players:
        raise Error("no-seat", seat=request.seat, last=position.game.players - 1)
    recorded = bots_of(record)
    bots = recorded if request.again else {}
    dealer = dealer_at(record, request.upto) if request.again else None
    created = e.Created(
        at=registry.now(),
        game=position.game.name,
        options=position.game.options,
        chairs=[
            named(chair(SeatWish(kind="bot", bot=bots.get(str(seat), request.bot))), name, recorded.get(str(seat)))
            for seat, name in enumerate(record["names"])
        ],
        secret=dealer.secret.hex() if dealer else secrets.token_hex(32),
        key=secrets.token_hex(16),
        lines=record["log"][: request.upto],
        came_from=name,
        again=request.again,
        named_after=table_named_in(record),
        rotated=rotation_in(record),
        salt=dealer.salt.hex() if dealer else "",
        k=dealer.k if dealer else 0,
    )
    created.chairs[request.seat] = e.Chair()
    return await open_table(registry, created, request.seat, request, address)


async def earlier_place(registry: TableRegistry, request_id: str | None, under: str = "") -> Place | None:
    """Return the place that the same request was given before."""
    if request_id is None or (found := await registry.find(name := address_for(request_id, under))) is None:
        return None
    table = found.table
    token = table.token_for(request_id)
    seat = table.owner(token)
    return place_at(registry, name, seat, None if seat is None else token)


async def open_table(
    registry: TableRegistry,
    created: e.Created,
    mine: int | None,
    request: NewTable | PlayOn | PlayDaily,
    address: str,
    under: str = "",
) -> Place:
    """Store a table with the client in seat `mine`; with None, the client watches."""
    checked_name(request.name)
    if not registry.openings.take(address):
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
        await store_table(registry, table, decision)
    except Error as error:
        if error.key != "stale" or not (place := await earlier_place(registry, request.id, under)):
            raise
        return place  # the same request arrived twice at once
    return place_at(registry, table.id, mine, token)


async def store_table(registry: TableRegistry, table: TableState, decision: Decision) -> None:
    """Store a new table and keep it in memory."""
    for event in decision.events:
        table.apply(event)
    if decision.after is not None:
        table.adopt(decision.after)
    await registry.store.append(Append(table.id, 0, [table.created, *decision.events], row_of(table)))
    registry.keep(table)


def place_at(registry: TableRegistry, table: str, seat: int | None, token: str | None) -> Place:
    """Return a seat at a table with its link, or a spectator's link."""
    base = registry.settings.base_url
    return Place(table=table, seat=seat, token=token, link=f"{base}/t/{table}" + (f"#{token}" if token else ""))


async def join(registry: TableRegistry, name: str, request: Join) -> Place:
    live_table = await registry.load(name)
    token = live_table.table.token_for(request.id)

    async def attempt() -> int:
        seat = live_table.table.owner(token)
        if seat is None:
            decision, seat = seat_commands.sit(
                live_table.table, request.name, request.contribution, request.seat, token, registry.now()
            )
            await live_table.commit(decision)
        return seat

    async with live_table.lock:
        seat = await live_table.decided(attempt)
    return place_at(registry, name, seat, token)


async def rematch(registry: TableRegistry, live_table: LiveTable, by: Actor, contribution: str | None) -> int:
    """Start a rematch with seats rotated by one: the first request creates the table, the others claim seats."""

    async def attempt() -> int:
        table = live_table.table
        if table.stage != "over":
            raise Error("rematch-early")
        name, seat = table.rematch_id(), (by.seat + 1) % len(table.seats)
        if (found := await registry.find(name)) is not None:
            await claim_seat(registry, found, seat, table.seats[by.seat].token, contribution)
        else:
            fresh = TableState.of(name, [rematch_event(registry, table)])
            await store_table(
                registry, fresh, seat_commands.claim(fresh, seat, contribution, registry.now(), host=True)
            )
        if not table.rematch:
            asked = e.Rematch(at=registry.now(), id=by.id, seat=by.seat, table=name)
            await live_table.commit(Decision([asked]))
        return live_table.table.version

    async with live_table.lock:
        return await live_table.decided(attempt)


async def claim_seat(
    registry: TableRegistry, live_table: LiveTable, seat: int, token: str, contribution: str | None
) -> None:
    async def attempt() -> None:
        seats = live_table.table.seats
        # Seats may have been swapped since.
        held = next((number for number, one in enumerate(seats) if one.token == token), seat)
        kept = seats[held]
        if kept.kind == "kept":
            await live_table.commit(seat_commands.claim(live_table.table, held, contribution, registry.now()))
        elif kept.token != token:  # it was given to someone else
            raise Error("seat-taken", seat=held)

    async with live_table.lock:
        await live_table.decided(attempt)


def rematch_event(registry: TableRegistry, table: TableState) -> e.Created:
    """Return the event that creates a rematch: seats rotated, people's seats kept for them, bots with their names."""
    chairs = [
        e.Chair(kind="bot", bot=seat.bot, name=seat.name, colour=seat.colour)
        if seat.kind == "bot"
        else e.Chair(kind="kept", name=seat.name, token=seat.token, colour=seat.colour)
        for seat in table.seats
    ]
    return msgspec.structs.replace(
        table.created,
        at=registry.now(),
        chairs=chairs[-1:] + chairs[:-1],
        secret=secrets.token_hex(32),
        key=hashlib.sha256(bytes.fromhex(table.created.key)).hexdigest()[:32],
        lines=[],
        came_from=None,
        again=False,
        named_after=table.created.named_after or table.id,
        rotated=(table.created.rotated + 1) % len(chairs),
        lesson=False,
        daily="",
    )


def chair(seat: SeatWish) -> e.Chair:
    if seat.kind != "bot":
        return e.Chair()
    bot = checked_bot(seat.bot or "merchant")
    return e.Chair(kind="bot", bot=bot, name=bot.partition(":")[0])


def named(bot: e.Chair, name: str, recorded: str | None) -> e.Chair:
    """Return a bot's chair under the name that a person had there; a bot is named by the page as it was before."""
    was_bot = recorded is not None and recorded.partition(":")[0] == name
    return bot if was_bot or not is_name(name) else msgspec.structs.replace(bot, name=name)


def table_named_in(record: dict[str, Any]) -> str:
    """Return the table after which the bots of a record are named."""
    meta = record.get("meta", {})
    found = meta.get("named_after", meta.get("table", ""))
    return found if isinstance(found, str) and ADDRESS.fullmatch(found) else ""


def rotation_in(record: dict[str, Any]) -> int:
    """Return by how many seats the bots of a record have moved since the table after which they are named."""
    found = record.get("meta", {}).get("rotated", 0)
    return found % len(record["names"]) if type(found) is int else 0


def bots_of(record: dict[str, Any]) -> dict[str, str]:
    """Return the bots of a record by seat, as far as it names them; an unknown bot is an error when it sits down."""
    bots = record.get("meta", {}).get("bots", {})
    named = bots.items() if isinstance(bots, dict) else ()
    return {seat: bot for seat, bot in named if isinstance(bot, str)}


def lesson_secret(game: str) -> str:
    """Return the secret of the deal that the lesson of a game is written for (web/src/lesson/steps.ts)."""
    return hashlib.sha256(f"lesson {game} {LESSON_DEALS[game]}".encode()).hexdigest()
