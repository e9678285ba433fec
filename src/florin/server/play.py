"""What may happen at a table: each function checks a wish and says which events it comes to, or refuses in a sentence.

Nothing is changed here. Whoever asks appends the events to the store, and only then lets the table follow them.
"""

from dataclasses import dataclass

from florin import Position
from florin.dealer import Committed
from florin.errors import Error, GameOver
from florin.notation import line_text
from florin.server import events as e
from florin.server.clock import GRACE, STRIKES, bank_left, deadline, gentlest
from florin.server.limits import checked_chat
from florin.server.table import Table
from florin.view import BoardView

CHANCE = "*"


@dataclass(frozen=True)
class Decision:
    """The events that a wish comes to, and the position after them where the game went on."""

    events: list[e.AnyEvent]
    after: Position | None = None


@dataclass(frozen=True)
class Request:
    """Who asks, when, and by which message."""

    seat: int
    now: float
    id: str | None = None


# -- the game ----------------------------------------------------------------------------------------------------------


def used(position: Position) -> int:
    assert isinstance(position.dealer, Committed)
    return position.dealer.k


def need_playing(table: Table) -> None:
    if table.stage == "waiting":
        raise Error("table-waiting")
    if table.stage == "over":
        raise GameOver("game-over")


def need_present(table: Table, by: Request) -> None:
    need_playing(table)
    if table.seats[by.seat].away:
        raise Error("seat-away")


def move(table: Table, by: Request, text: str, how: str = "person") -> Decision:
    """A move, with the draws that follow it."""
    need_playing(table)
    if how == "person":
        need_present(table, by)
    after = table.position.copy()
    after.play(text, by.seat)
    draws = [line_text(table.game.name, line) for line in after.lines[len(table.lines) + 1 :]]
    clock = table.laid.clock
    left = bank_left(clock, by.now, table.deadline)
    if left is not None and how == "clock":
        left = max(clock.increment, 1.0)  # an empty bank would be out again at once
    moved = e.Moved(
        at=by.now,
        id=by.id,
        seat=by.seat,
        move=text,
        draws=draws,
        k=used(after),
        by=how,  # type: ignore[arg-type]
        bank=left,
        deadline=next_deadline(table, after, by.now, {by.seat: left}),
        lapse=settled(table, after),
        over=after.over,
    )
    return Decision([moved], after)


def next_deadline(
    table: Table, after: Position, now: float, banks: dict[int, float | None] | None = None, left: int | None = None
) -> float | None:
    """When the time of the seat to move is out; bots, and those who have just left, have no clock."""
    turn = after.turn
    if turn is None or table.seats[turn].automatic or turn == left:
        return None
    bank = (banks or {}).get(turn)
    return deadline(table.laid.clock, now, bank if bank is not None else table.seats[turn].bank)


def settled(table: Table, after: Position) -> bool:
    """Whether no lot lies any more, so that bids made in advance have lapsed."""
    if table.game.name != "board" or not any(seat.advance is not None for seat in table.seats):
        return False
    view = after.view(None)
    return isinstance(view, BoardView) and not view.lot


def time_out(table: Table, now: float, stand_in: str) -> Decision:
    """The seat on turn makes the gentlest move; the third time a bot takes over instead."""
    turn = table.position.turn
    assert turn is not None
    by = Request(turn, now)
    if table.seats[turn].strikes + 1 >= STRIKES:
        return leave(table, by, stand_in, "clock")
    return move(table, by, gentlest(table.position.legal()), "clock")


def use_advance(table: Table, now: float) -> Decision | None:
    """The move that the seat on turn decided upon in advance, if it did."""
    turn = table.position.turn
    if table.stage != "playing" or turn is None or table.seats[turn].automatic:
        return None
    upto = table.seats[turn].advance
    if upto is None:
        return None
    view = table.position.view(turn)
    if not isinstance(view, BoardView) or not view.bidding:
        return None
    bid = f"bid {view.bid + 1}"
    return move(table, Request(turn, now), bid if view.bid < upto and bid in view.legal else "pass", "advance")


def advance(table: Table, by: Request, upto: int | None) -> Decision:
    need_present(table, by)
    if table.game.name != "board":
        raise Error("advance-board")
    florins = table.position.view(by.seat).florins  # type: ignore[union-attr]
    if upto is not None and not 1 <= upto <= florins[by.seat]:
        raise Error("advance-high", florins=florins[by.seat])
    return Decision([e.Advance(at=by.now, id=by.id, seat=by.seat, upto=upto)])


# -- going back --------------------------------------------------------------------------------------------------------


def undo(table: Table, by: Request) -> Decision:
    """Takes one's last move back at once if it is the last line of the log, else if all people who are there agree.

    A draw that has been seen is never undone: so nobody learns what would have come, and k never needs to go back.
    """
    need_present(table, by)
    lines = table.lines
    upto = next((n for n in range(len(lines) - 1, -1, -1) if lines[n].startswith((f"{by.seat} ", CHANCE))), -1)
    if upto < len(table.laid.lines) or lines[upto].startswith(CHANCE):
        raise Error("undo-draw")
    others = set(table.people) - {by.seat}
    if upto == len(lines) - 1 or not others:
        return undone(table, by, by.seat, upto)
    if table.undo:
        raise Error("undo-pending")
    return Decision([e.UndoAsked(at=by.now, id=by.id, seat=by.seat, upto=upto)])


def undone(table: Table, by: Request, seat: int, upto: int, before: list[e.AnyEvent] | None = None) -> Decision:
    """The game goes back to before a seat's move."""
    position = table.position_at(upto)
    due, left = next_deadline(table, position, by.now), table.times[upto].left
    if due is not None and left is not None:
        due = by.now + max(GRACE, left)  # the clock goes on from where it was when the move was made
    back = e.Undone(at=by.now, id=None if before else by.id, seat=seat, upto=upto, deadline=due)
    return Decision([*(before or []), back], position)


def answer_undo(table: Table, by: Request, agree: bool) -> Decision:
    need_present(table, by)
    wish = table.undo
    if wish is None or by.seat in wish.agreed:
        raise Error("undo-none")
    said = e.UndoAnswered(at=by.now, id=by.id, seat=by.seat, agree=agree)
    if agree and set(table.people) <= wish.agreed | {by.seat}:
        return undone(table, by, wish.seat, wish.upto, [said])
    return Decision([said])


# -- coming, going, talking --------------------------------------------------------------------------------------------


def leave(table: Table, by: Request, stand_in: str, why: e.Why = "left") -> Decision:
    """Before the start the seat is open again; later a bot takes over."""
    if table.stage == "waiting":
        return Decision([e.Removed(at=by.now, id=by.id, seat=by.seat, by=by.seat)])
    need_present(table, by)
    due = (
        next_deadline(table, table.position, by.now, left=by.seat) if table.position.turn == by.seat else table.deadline
    )
    events: list[e.AnyEvent] = [e.Left(at=by.now, id=by.id, seat=by.seat, bot=stand_in, why=why, deadline=due)]
    wish = table.undo
    if wish and wish.seat != by.seat and set(table.people) - {by.seat} <= wish.agreed:
        return undone(table, by, wish.seat, wish.upto, events)  # who leaves no longer stands against it
    return Decision(events)


def come_back(table: Table, by: Request) -> Decision:
    need_playing(table)
    seat = table.seats[by.seat]
    if not seat.away:
        raise Error("seat-here")
    clock = table.laid.clock
    due = deadline(clock, by.now, seat.bank) if table.position.turn == by.seat else table.deadline
    return Decision([e.Returned(at=by.now, id=by.id, seat=by.seat, deadline=due)])


def say(table: Table, by: Request, text: str) -> Decision:
    return Decision([e.Said(at=by.now, id=by.id, seat=by.seat, text=checked_chat(text))])


def mute(table: Table, by: Request, other: int, on: bool) -> Decision:
    if not 0 <= other < len(table.seats) or other == by.seat:
        raise Error("no-seat", seat=other, last=len(table.seats) - 1)
    return Decision([e.Muted(at=by.now, id=by.id, seat=by.seat, other=other, on=on)])


def hint(table: Table, by: Request, bot: str) -> Decision:
    """The table sees that a hint was taken, unless all play with hints."""
    need_present(table, by)
    if table.laid.hints == "none":
        raise Error("hint-none")
    if table.position.turn != by.seat:
        raise Error("not-your-turn", turn=table.position.turn, seat=by.seat)
    shown = table.laid.hints == "shown"
    return Decision([e.Hinted(at=by.now, id=by.id, seat=by.seat, bot=bot)] if shown else [])
