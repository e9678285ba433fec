"""Who sits where, and the beginning of the game: what a wish comes to, or a refusal in a sentence, as in play.py."""

import hashlib

from florin.errors import Error
from florin.server import events as e
from florin.server.clock import deadline
from florin.server.limits import checked_contribution, checked_name, checked_token
from florin.server.play import Decision, Request, used
from florin.server.table import Seat, Table, hash_token


def sit(
    table: Table,
    name: str,
    contribution: str | None,
    seat: int | None,
    token: str,
    now: float,
    *,
    host: bool = False,
) -> tuple[Decision, int]:
    """Someone takes an open seat, which from now on the token opens: the decision, and the seat."""
    if table.stage != "waiting":
        raise Error("table-started")
    free = [number for number, chair in enumerate(table.seats) if chair.kind == "open"]
    if seat is None and not free:
        raise Error("table-full")
    if seat is not None and not 0 <= seat < len(table.seats):
        raise Error("no-seat", seat=seat, last=len(table.seats) - 1)
    if seat is not None and seat not in free:
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
    return begin_if_full(table, [sat], now), seat


def claim(table: Table, seat: int, contribution: str | None, now: float, *, host: bool = False) -> Decision:
    """The owner of a kept seat comes, after a rematch was asked for."""
    kept = table.seats[seat]
    sat = e.Sat(
        at=now, seat=seat, name=kept.name, token=kept.token, contribution=checked_contribution(contribution), host=host
    )
    return begin_if_full(table, [sat], now)


def begin_if_full(table: Table, before: list[e.AnyEvent], now: float) -> Decision:
    """The game begins as soon as every seat is taken."""
    seats = list(table.seats)
    for event in before:
        if isinstance(event, e.Sat):
            seats[event.seat] = Seat(kind="person", contribution=event.contribution)
        elif isinstance(event, e.Filled):
            seats[event.seat] = Seat(kind="bot")
    if any(seat.kind not in ("person", "bot") for seat in seats):
        return Decision(before)
    salt = salt_of(seats)
    position = table.position_at(len(table.lines), salt)
    draws = position.log[len(table.lines) :]
    due = None if seats[position.turn or 0].kind == "bot" else deadline(table.laid.clock, now, table.laid.clock.bank)
    started = e.Started(at=now, salt=salt.hex(), draws=draws, k=used(position), deadline=due)
    return Decision([*before, started], position)


def salt_of(seats: list[Seat]) -> bytes:
    """SHA-256 over every person's seat and contribution, in order of the seats."""
    digest = hashlib.sha256()
    for number, seat in enumerate(seats):
        if seat.contribution:
            digest.update(bytes([number]) + bytes.fromhex(seat.contribution))
    return digest.digest()


def remove(table: Table, by: Request, seat: int) -> Decision:
    """The host frees a seat before the start."""
    need_host(table, by)
    if not 0 <= seat < len(table.seats):
        raise Error("no-seat", seat=seat, last=len(table.seats) - 1)
    if table.seats[seat].kind == "open":
        raise Error("seat-open", seat=seat)
    return Decision([e.Removed(at=by.now, id=by.id, seat=seat, by=by.seat)])


def fill(table: Table, by: Request, bot: str) -> Decision:
    """The host gives all seats that are still free to a bot, and the game begins."""
    need_host(table, by)
    free = [number for number, seat in enumerate(table.seats) if seat.kind in ("open", "kept")]
    filled: list[e.AnyEvent] = [e.Filled(at=by.now, id=by.id, seat=seat, bot=bot, by=by.seat) for seat in free]
    return begin_if_full(table, filled, by.now)


def need_host(table: Table, by: Request) -> None:
    if table.stage != "waiting":
        raise Error("table-started")
    if not table.seats[by.seat].host:
        raise Error("not-host")


def renew(table: Table, by: Request, token: str) -> Decision:
    """The seat gets a new secret, which its owner chose; the old one opens nothing from now on.

    Were it the server's choice, an answer lost on its way would leave the owner without either.
    """
    if table.owner(checked_token(token)) is not None:
        raise Error("weak-token")
    return Decision([e.Renewed(at=by.now, id=by.id, seat=by.seat, token=hash_token(token))])
