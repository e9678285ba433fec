"""Commands that change who sits where, and the start of the game. See game_commands.py."""

import hashlib

from florin.errors import Error
from florin.server import events as e
from florin.server.clock import deadline
from florin.server.game_commands import Actor, Decision, used
from florin.server.limits import checked_contribution, checked_name, checked_token
from florin.server.seats import Seat
from florin.server.table_state import TableState, hash_token


def sit(
    table: TableState,
    name: str,
    contribution: str | None,
    seat: int | None,
    token: str,
    now: float,
    *,
    host: bool = False,
) -> tuple[Decision, int]:
    """Take an open seat, which the token opens from now on. Return the decision and the seat."""
    need_waiting(table)
    free = [number for number, place in enumerate(table.seats) if place.kind == "open"]
    if seat is None and not free:
        raise Error("table-full")
    if seat is not None:
        need_seat(table, seat)
        if seat not in free:
            raise Error("seat-taken", seat=seat)
    seat = free[0] if seat is None else seat
    sat = e.Sat(
        at=now,
        seat=seat,
        name=checked_name(name),
        token=hash_token(token),
        contribution=checked_contribution(contribution),
        host=host,
    )
    return start_if_full(table, [sat], now), seat


def claim(table: TableState, seat: int, contribution: str | None, now: float, *, host: bool = False) -> Decision:
    """Take a seat that was kept for its owner in a rematch."""
    kept = table.seats[seat]
    sat = e.Sat(
        at=now, seat=seat, name=kept.name, token=kept.token, contribution=checked_contribution(contribution), host=host
    )
    return start_if_full(table, [sat], now)


def start_if_full(table: TableState, before: list[e.AnyEvent], now: float) -> Decision:
    """Start the game if every seat is taken."""
    seats = list(table.seats)
    for event in before:
        if isinstance(event, e.Sat):
            seats[event.seat] = Seat(kind="person", contribution=event.contribution)
        elif isinstance(event, e.Filled):
            seats[event.seat] = Seat(kind="bot")
    if any(seat.kind not in ("person", "bot") for seat in seats):
        return Decision(before)
    salt = bytes.fromhex(table.created.salt) or salt_of(seats)
    position = table.position_at(len(table.lines), salt)
    draws = position.log[len(table.lines) :]
    due = (
        None
        if seats[position.turn or 0].kind == "bot"
        else deadline(table.created.clock, now, table.created.clock.bank)
    )
    started = e.Started(at=now, salt=salt.hex(), draws=draws, k=used(position), deadline=due)
    return Decision([*before, started], position)


def salt_of(seats: list[Seat]) -> bytes:
    """Return the SHA-256 of every person's seat and contribution, in seat order."""
    digest = hashlib.sha256()
    for number, seat in enumerate(seats):
        if seat.contribution:
            digest.update(bytes([number]) + bytes.fromhex(seat.contribution))
    return digest.digest()


def remove(table: TableState, by: Actor, seat: int) -> Decision:
    """Open a seat again before the start, as the host."""
    need_host(table, by)
    need_seat(table, seat)
    if table.seats[seat].kind == "open":
        raise Error("seat-open", seat=seat)
    return Decision([e.Removed(at=by.now, id=by.id, seat=seat, by=by.seat)])


def swap(table: TableState, by: Actor, seat: int, other: int) -> Decision:
    """Let the holders of two seats change places before the start: any two for the host, otherwise with an open one."""
    need_waiting(table)
    need_seat(table, seat)
    need_seat(table, other)
    moves = by.seat in (seat, other) and "open" in (table.seats[seat].kind, table.seats[other].kind)
    if not moves:
        need_host(table, by)
    swapped = e.Swapped(at=by.now, id=by.id, seat=seat, other=other, by=by.seat)
    return Decision([] if seat == other else [swapped])


def colour(table: TableState, by: Actor, colour: int) -> Decision:
    """Take a colour that no other person has."""
    for number, seat in enumerate(table.seats):
        if seat.colour == colour and seat.kind in ("person", "kept") and number != by.seat:
            raise Error("colour-taken", seat=number)
    return Decision([e.Coloured(at=by.now, id=by.id, seat=by.seat, colour=colour)])


def fill(table: TableState, by: Actor, bot: str) -> Decision:
    """Give all open seats to a bot and start the game, as the host."""
    need_host(table, by)
    free = [number for number, seat in enumerate(table.seats) if seat.kind in ("open", "kept")]
    filled: list[e.AnyEvent] = [e.Filled(at=by.now, id=by.id, seat=seat, bot=bot, by=by.seat) for seat in free]
    return start_if_full(table, filled, by.now)


def need_waiting(table: TableState) -> None:
    if table.stage != "waiting":
        raise Error("table-started")


def need_seat(table: TableState, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Error("no-seat", seat=seat, last=len(table.seats) - 1)


def need_host(table: TableState, by: Actor) -> None:
    need_waiting(table)
    if not table.seats[by.seat].host:
        raise Error("not-host")


def renew(table: TableState, by: Actor, token: str) -> Decision:
    """Replace the seat's token by one that its owner chose.

    If the server chose it, a lost answer would leave the owner without a valid token.
    """
    if table.owner(checked_token(token)) is not None:
        raise Error("weak-token")
    return Decision([e.Renewed(at=by.now, id=by.id, seat=by.seat, token=hash_token(token))])
