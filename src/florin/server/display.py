"""What leaves the server: for each seat, and for the spectator, built field by field from what it may know."""

from typing import Any

import msgspec

from florin import Position, dumps
from florin.errors import Error
from florin.server import events as e
from florin.server import protocol as p
from florin.server.presence import Presence
from florin.server.table import Seat, Table
from florin.server.telling import telling
from florin.view import View


def seat_info(seat: Seat) -> p.SeatInfo:
    return p.SeatInfo(
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        away=seat.away,
        host=seat.host,
        strikes=seat.strikes,
        bank=seat.bank,
        contribution=seat.contribution or None,
    )


def deal(table: Table) -> p.Deal | None:
    """A game that goes on from a record was not dealt by us from its start: there is nothing to promise."""
    if table.laid.lines:
        return None
    return p.Deal(
        commit=table.commit,
        salt=table.salt.hex() if table.stage != "waiting" else None,
        secret=table.laid.secret if table.stage == "over" else None,
    )


def table_info(table: Table) -> p.TableInfo:
    laid, wish = table.laid, table.undo
    return p.TableInfo(
        id=table.id,
        game=table.game.name,
        rules=table.game.rules,
        options=table.game.options,
        stage=table.stage,
        version=table.version,
        listed=laid.listed,
        live=laid.live,
        spectators=laid.spectators,
        hints=laid.hints,
        clock=laid.clock,
        seats=[seat_info(seat) for seat in table.seats],
        deal=deal(table),
        deadline=table.deadline,
        undo=p.UndoInfo(seat=wish.seat, upto=wish.upto, agreed=sorted(wish.agreed)) if wish else None,
        rematch=table.rematch,
        came_from=laid.came_from,
    )


def view_fields(position: Position, view: View) -> dict[str, Any]:
    """A view as it is sent, with what is told beside it; its log goes apart, so that only what is new of it travels."""
    fields: dict[str, Any] = msgspec.to_builtins(view) | msgspec.to_builtins(telling(position, view))
    del fields["log"]
    return fields


def move_for(event: e.Moved, game: str, seat: int | None) -> str:
    """A move as a seat knows it: at court a plan is its owner's secret."""
    secret = game == "court" and event.seat != seat and event.move.startswith("plan ")
    return "plan ?" if secret else event.move


def entry(event: e.AnyEvent, version: int, line: int, game: str, seat: int | None) -> p.Entry:
    """A public event as a line of the journal; the game's log had so many lines before it."""
    what = str(event.__struct_config__.tag)
    at = event.at
    match event:
        case e.Sat():
            return p.Entry(version=version, at=at, what=what, seat=event.seat, name=event.name)
        case e.Filled() | e.Hinted():
            return p.Entry(version=version, at=at, what=what, seat=event.seat, bot=event.bot)
        case e.Moved():
            by = "person" if event.by == "advance" else event.by  # that it was decided in advance is its owner's secret
            move = move_for(event, game, seat)
            return p.Entry(version=version, at=at, what=what, seat=event.seat, move=move, by=by, line=line)
        case e.UndoAsked() | e.Undone():
            return p.Entry(version=version, at=at, what=what, seat=event.seat, upto=event.upto)
        case e.UndoAnswered():
            return p.Entry(version=version, at=at, what=what, seat=event.seat, agree=event.agree)
        case e.Left():
            return p.Entry(version=version, at=at, what=what, seat=event.seat, bot=event.bot, why=event.why)
        case e.Removed() | e.Returned():
            return p.Entry(version=version, at=at, what=what, seat=event.seat)
        case e.Said():
            return p.Entry(version=version, at=at, what=what, seat=event.seat, text=event.text)
        case e.Rematch():
            return p.Entry(version=version, at=at, what=what, seat=event.seat, table=event.table)
        case _:
            return p.Entry(version=version, at=at, what=what)


def update(table: Table, seat: int | None, since: int, now: float) -> p.Update:
    """All that a seat may know of what happened after a version, and of how it stands."""
    since = since if 0 <= since <= table.version else 0
    mine = table.seats[seat] if seat is not None else None
    muted = mine.muted if mine else set()
    journal = [
        entry(event, number, table.marks[number - 1], table.game.name, seat)
        for number, event in enumerate(table.public[since:], since + 1)
        if not (isinstance(event, e.Said) and event.seat in muted)
    ]
    view = table.position.view(seat) if table.stage != "waiting" else None
    start = min(table.marks[since:]) if since else 0
    return p.Update(
        version=table.version,
        since=since,
        now=now,
        seat=seat,
        table=table_info(table),
        journal=journal,
        log=p.Log(start=start, lines=list(view.log[start:]) if view else []),
        view=view_fields(table.position, view) if view else None,
        advance=mine.advance if mine else None,
        muted=sorted(muted),
    )


def here(table: Table, presence: Presence) -> p.Here:
    """Where someone is there: a bot always is, a person also while a bot stands in."""

    def is_here(number: int, seat: Seat) -> bool:
        return seat.kind == "bot" or (seat.kind == "person" and number in presence.seats)

    seats = [number for number, seat in enumerate(table.seats) if is_here(number, seat)]
    return p.Here(seats=seats, watching=presence.watching)


def record(table: Table, seat: int | None) -> bytes:
    """The record of a game: whole when it is over, else as a seat (or the spectator) sees it."""
    position = table.position.copy()
    position.names = table.names
    bots = {str(number): chair.bot for number, chair in enumerate(table.seats) if chair.bot}
    meta = {"table": table.id, "bots": bots}
    found = position.record("all" if table.stage == "over" else seat, meta=meta)
    if table.laid.lines:
        found.pop("deal", None)
    return dumps(found).encode()


def refusal(error: Error, message: str | None = None) -> p.Refusal:
    """An error as it is told: a sentence, its key and its values."""
    values = {name: str(value) if isinstance(value, Error) else value for name, value in error.values.items()}
    return p.Refusal(
        key=error.key,
        values=values,
        text=str(error),
        id=message,
        rule=getattr(error, "rule", None),
        legal=getattr(error, "legal", None),
        because={name: refusal(value) for name, value in error.values.items() if isinstance(value, Error)},
    )
