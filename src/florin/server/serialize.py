"""Build what leaves the server: for each seat and for spectators, field by field from what they may know."""

from collections.abc import Set
from typing import Any, NamedTuple, TypeVar, cast

import msgspec

from florin import Position, dumps
from florin.errors import Error
from florin.narration import narrate
from florin.preview import preview, seat_fields
from florin.server import events as e
from florin.server import protocol as p
from florin.server.presence import Presence
from florin.server.seats import Seat
from florin.server.table_state import TableState
from florin.steps import Step
from florin.view import BoardView, CardView, View

Sent = TypeVar("Sent")


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
        colour=seat.colour,
    )


def deal(table: TableState) -> p.Deal | None:
    """Return the committed deal; none if the game continues a record, which we did not deal."""
    if table.created.lines:
        return None
    return p.Deal(
        commit=table.commit,
        salt=table.salt.hex() if table.stage != "waiting" else None,
        secret=table.created.secret if table.stage == "over" else None,
    )


def origin(table: TableState) -> p.Origin | None:
    created = table.created
    if created.came_from is None:
        return None
    return p.Origin(
        record=created.came_from, upto=len(created.lines), again=created.again, named_after=created.named_after
    )


def table_info(table: TableState) -> p.TableInfo:
    created, undo = table.created, table.undo
    return p.TableInfo(
        id=table.id,
        game=table.game.name,
        rules=table.game.rules,
        options=table.game.options,
        stage=table.stage,
        version=table.version,
        listed=created.listed,
        live=created.live,
        spectators=created.spectators,
        hints=created.hints,
        clock=created.clock,
        seats=[seat_info(seat) for seat in table.seats],
        deal=deal(table),
        deadline=table.deadline,
        undo=p.UndoInfo(seat=undo.seat, upto=undo.upto, agreed=sorted(undo.agreed)) if undo else None,
        rematch=table.rematch,
        origin=origin(table),
        turn=table.position.turn if table.stage == "playing" else None,
        named_after=created.named_after,
        rotated=created.rotated,
    )


def encoded(value: Sent) -> Sent:
    """Return a value as it will be sent: several messages that contain it need not encode it again."""
    return cast(Sent, msgspec.Raw(p.encode(value)))


def encoded_info(table: TableState) -> p.TableInfo:
    return table.once("info", lambda: encoded(table_info(table)))


def view_fields(position: Position, view: View) -> dict[str, Any]:
    """Return a view and its preview as sent. The log is sent separately, so that only new lines are sent."""
    found: dict[str, Any] = {}
    for part in (view, preview(position, view)):
        found |= {name: getattr(part, name) for name in part.__dataclass_fields__}
    del found["log"]
    return found


# All that seats of the trading games are sent differently.
OWN = {"seat", "legal", "takes", "after", "with_lot", "bids", "outbids", "why"}


class Public(NamedTuple):
    """A spectator's view of a trading game: the fields that a seat has for itself, and all others, encoded."""

    view: CardView | BoardView
    legal: list[str]
    own: dict[str, Any]
    rest: bytes


def public_view(table: TableState, view: View) -> Public:
    assert isinstance(view, CardView | BoardView)
    sent = view_fields(table.position, view)
    own = {name: sent.pop(name) for name in OWN}
    return Public(view, table.position.legal(), own, p.encode(sent))


def seat_view(table: TableState, seat: int | None, view: View) -> dict[str, Any]:
    """Return a seat's view and preview, encoded, from what this seat, or a spectator of a trading game, sees."""
    if table.hides:
        return encoded(view_fields(table.position, view))
    public = table.once("public view", lambda: public_view(table, view))
    legal = public.legal if seat is not None and seat == public.view.turn else []
    fields = seat_fields(table.position, public.view, seat, legal)
    own = p.encode(public.own | {"seat": seat, "legal": legal} | fields)
    return cast(dict[str, Any], msgspec.Raw(own[:-1] + b"," + public.rest[1:]))


def game_step(step: Step) -> p.GameStep:
    """Return a step as sent; it must be masked for its reader already."""
    return p.GameStep(
        first=step.first,
        last=step.last,
        seat=step.seat,
        effects=cast(list[dict[str, Any]], step.effects),
        narration=cast(list[p.Narration], narrate(step.effects)),
    )


def move_for(event: e.Moved, game: str, seat: int | None) -> str:
    """Return a move as a seat may see it: at court a plan is secret."""
    secret = game == "court" and event.seat != seat and event.move.startswith("plan ")
    return "plan ?" if secret else event.move


def entry(table: TableState, version: int, seat: int | None) -> p.Entry:
    """Return the public event of a version as a journal entry for a seat."""
    event = table.public[version - 1]
    what = str(event.__struct_config__.tag)
    at = event.at
    holder = table.holders.get(version)
    name = holder.name if holder else None
    match event:
        case e.Sat():
            return p.Entry(version=version, at=at, what=what, seat=event.seat, name=event.name)
        case e.Filled():
            return p.Entry(version=version, at=at, what=what, seat=event.seat, name=name, bot=event.bot)
        case e.Hinted():
            return p.Entry(version=version, at=at, what=what, seat=event.seat, bot=event.bot)
        case e.Moved():
            by = "person" if event.by == "advance" else event.by  # advance bids are secret
            move, line = move_for(event, table.game.name, seat), table.marks[version - 1]
            return p.Entry(version=version, at=at, what=what, seat=event.seat, move=move, by=by, line=line)
        case e.UndoAsked() | e.Undone():
            return p.Entry(version=version, at=at, what=what, seat=event.seat, upto=event.upto)
        case e.UndoAnswered():
            return p.Entry(version=version, at=at, what=what, seat=event.seat, agree=event.agree)
        case e.Left():
            return p.Entry(version=version, at=at, what=what, seat=event.seat, bot=event.bot, why=event.why)
        case e.Removed():
            bot = holder.bot if holder else None
            return p.Entry(version=version, at=at, what=what, seat=event.seat, name=name, bot=bot)
        case e.Returned():
            return p.Entry(version=version, at=at, what=what, seat=event.seat)
        case e.Paused():
            return p.Entry(version=version, at=at, what=what, seconds=event.seconds)
        case e.Said():
            return p.Entry(version=version, at=at, what=what, seat=event.seat, name=name, text=event.text)
        case e.Reacted():
            return p.Entry(version=version, at=at, what=what, seat=event.seat, name=name, text=event.reaction)
        case e.Coloured():
            return p.Entry(version=version, at=at, what=what, seat=event.seat)
        case e.Rematch():
            return p.Entry(version=version, at=at, what=what, seat=event.seat, table=event.table)
        case _:
            return p.Entry(version=version, at=at, what=what)


MOST_CHAT = 100  # lines of chat per update or page


def chat(table: TableState, muted: Set[int], since: int, before: int) -> list[int]:
    """Return the versions after `since` and before `before` at which something was said by others than these seats."""
    return [
        number
        for number, event in enumerate(table.public[since : before - 1], since + 1)
        if isinstance(event, e.CHAT) and event.seat not in muted
    ]


def chat_page(table: TableState, seat: int | None, before: int) -> p.ChatPage:
    """Return the last lines of chat before a version."""
    muted = table.seats[seat].muted if seat is not None else frozenset()
    said = chat(table, muted, 0, before)
    shown = said[-MOST_CHAT:]
    return p.ChatPage(entries=[entry(table, number, seat) for number in shown], more=len(said) > len(shown))


class News(NamedTuple):
    """The events since a version, encoded: the same for all who may know the same and hide the same chat."""

    journal: list[p.Entry]
    chat_from: int | None
    log: p.Log
    steps: list[p.GameStep]
    view: View | None


def news(table: TableState, reader: int | None, muted: Set[int], since: int) -> News:
    """Return what a reader may know about events since a version. Old chat is left out."""
    said = chat(table, muted, since, table.version + 1)
    shown = set(said[-MOST_CHAT:])
    journal = [
        entry(table, number, reader)
        for number, event in enumerate(table.public[since:], since + 1)
        if number in shown or not isinstance(event, e.CHAT)
    ]
    start = min(table.marks[since:]) if since else 0
    view = table.position.view(reader, start) if table.stage != "waiting" else None
    return News(
        journal=encoded(journal),
        chat_from=min(shown) if len(said) > len(shown) else None,
        log=encoded(p.Log(start=start, lines=list(view.log) if view else [])),
        steps=encoded([game_step(step.seen_by(reader)) for step in table.steps(start)] if view else []),
        view=view,
    )


def update(table: TableState, seat: int | None, since: int, now: float) -> p.Update:
    """Return what a seat may know about events since a version, and the current state."""
    since = since if table.reseated <= since <= table.version else 0
    mine = table.seats[seat] if seat is not None else None
    muted = frozenset(mine.muted) if mine else frozenset()
    reader = seat if table.hides else None  # otherwise a spectator knows the same
    new = table.once(("news", reader, muted, since), lambda: news(table, reader, muted, since))
    view = new.view
    return p.Update(
        version=table.version,
        since=since,
        now=now,
        seat=seat,
        table=encoded_info(table),
        journal=new.journal,
        log=new.log,
        steps=new.steps,
        view=table.once(("seat view", seat), lambda: seat_view(table, seat, view)) if view else None,
        advance=mine.advance if mine else None,
        muted=sorted(muted),
        chat_from=new.chat_from,
    )


def here(table: TableState, presence: Presence, overdue: int | None) -> p.Here:
    """Return the seats that are present: bots always, people while connected, even if a bot plays for them."""

    def is_here(number: int, seat: Seat) -> bool:
        return seat.kind == "bot" or (seat.kind == "person" and number in presence.seats)

    seats = [number for number, seat in enumerate(table.seats) if is_here(number, seat)]
    return p.Here(seats=seats, watching=presence.watching, overdue=overdue)


def record(table: TableState, seat: int | None) -> bytes:
    """Return the record of a game: complete when it is over, otherwise as a seat or a spectator sees it."""
    position = table.position.copy()
    position.names = table.names
    bots = {str(number): held.bot for number, held in enumerate(table.seats) if held.bot}
    meta: dict[str, Any] = {"table": table.id, "bots": bots}
    if table.created.named_after:
        meta |= {"named_after": table.created.named_after, "rotated": table.created.rotated}
    found = position.record("all" if table.stage == "over" else seat, meta=meta)
    if table.created.lines:
        found.pop("deal", None)
    return dumps(found).encode()


def refusal(error: Error, message: str | None = None) -> p.Refusal:
    """Return an error as sent: a sentence, its key and its values."""
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
