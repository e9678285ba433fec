"""The commands at a table: each function checks a command and returns the resulting events, or raises an error.

Nothing is changed here. The caller appends the events to the store, and only then applies them to the table.
"""

from dataclasses import dataclass

from florin import Position
from florin.bots.fallback import least_committing
from florin.dealer import Committed
from florin.errors import Error, GameOver
from florin.notation import line_text
from florin.server import events as e
from florin.server.clock import GRACE, MARGIN, STRIKES, bank_after_time_out, bank_left, deadline, human_delay
from florin.server.limits import checked_chat
from florin.server.table_state import TableState
from florin.view import BoardView

CHANCE = "*"


@dataclass(frozen=True)
class Decision:
    """The events that a command leads to, and the position after them if the game changed."""

    events: list[e.AnyEvent]
    after: Position | None = None


@dataclass(frozen=True)
class Actor:
    """The seat that a command is for, the time, and the id of the client's message."""

    seat: int
    now: float
    id: str | None = None


# -- the game ----------------------------------------------------------------------------------------------------------


def used(position: Position) -> int:
    assert isinstance(position.dealer, Committed)
    return position.dealer.k


def need_playing(table: TableState) -> None:
    if table.stage == "waiting":
        raise Error("table-waiting")
    if table.stage == "over":
        raise GameOver("game-over")


def need_present(table: TableState, by: Actor) -> None:
    need_playing(table)
    if table.seats[by.seat].away:
        raise Error("seat-away")


def move(table: TableState, by: Actor, text: str, how: str = "person") -> Decision:
    """Make a move, with the draws that follow it."""
    need_playing(table)
    if how == "person":
        need_present(table, by)
    after = table.position.copy()
    after.play(text, by.seat)
    draws = [line_text(table.game.name, line) for line in after.lines[len(table.lines) + 1 :]]
    clock = table.created.clock
    left = bank_left(clock, by.now, table.deadline)
    if how == "clock":
        left = bank_after_time_out(clock)
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
        lapse=advance_bids_lapse(table, after),
        over=after.over,
    )
    return Decision([moved], after)


def next_deadline(
    table: TableState, after: Position, now: float, banks: dict[int, float | None] | None = None
) -> float | None:
    """Return the deadline of the seat to move. Bots have none."""
    turn = after.turn
    if turn is None or table.seats[turn].automatic:
        return None
    bank = (banks or {}).get(turn)
    return deadline(table.created.clock, now, bank if bank is not None else table.seats[turn].bank)


def advance_bids_lapse(table: TableState, after: Position) -> bool:
    """Return whether there is no lot any more, so that advance bids lapse."""
    if table.game.name != "board" or not any(seat.advance is not None for seat in table.seats):
        return False
    view = after.view(None)
    return isinstance(view, BoardView) and not view.lot


def time_out(table: TableState, now: float, stand_in: str) -> Decision:
    """Make the least committing move for the seat to move; the third time, a bot takes over instead."""
    turn = table.position.turn
    assert turn is not None
    by = Actor(turn, now)
    if table.seats[turn].strikes + 1 >= STRIKES:
        return leave(table, by, stand_in, "clock")
    return move(table, by, least_committing(table.position.legal()), "clock")


def use_advance(table: TableState, now: float) -> Decision | None:
    """Return the move that follows from the advance bid of the seat to move, if it has one."""
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
    return move(table, Actor(turn, now), bid if view.bid < upto and bid in view.legal else "pass", "advance")


def advance_at(table: TableState) -> float | None:
    """Return when the advance bid of the seat to move is to be used: not so soon that others could recognize it."""
    if use_advance(table, 0.0) is None:
        return None
    at = table.turned + human_delay(table.chance())
    return at if table.deadline is None else min(at, table.deadline - MARGIN)


def advance(table: TableState, by: Actor, upto: int | None) -> Decision:
    need_present(table, by)
    if table.game.name != "board":
        raise Error("advance-board")
    florins = table.position.view(by.seat).florins  # type: ignore[union-attr]
    if upto is not None and not 1 <= upto <= florins[by.seat]:
        raise Error("advance-high", florins=florins[by.seat])
    return Decision([e.Advance(at=by.now, id=by.id, seat=by.seat, upto=upto)])


# -- going back --------------------------------------------------------------------------------------------------------


def undo(table: TableState, by: Actor) -> Decision:
    """Take back the last move, immediately if it is the last line of the log, otherwise if all people present agree.

    A draw that has been seen is never undone: so nobody learns what would have come, and k never decreases.
    """
    need_present(table, by)
    lines = table.lines
    upto = next((n for n in range(len(lines) - 1, -1, -1) if lines[n].startswith((f"{by.seat} ", CHANCE))), -1)
    if upto < len(table.created.lines) or lines[upto].startswith(CHANCE):
        raise Error("undo-draw")
    others = set(table.people) - {by.seat}
    if not others or (upto == len(lines) - 1 and has_time(table, upto, by.now)):
        return undone(table, by, by.seat, upto)
    if table.undo:
        raise Error("undo-pending")
    if table.refused.get(by.seat) == upto:
        raise Error("undo-refused")
    return Decision([e.UndoAsked(at=by.now, id=by.id, seat=by.seat, upto=upto)])


def undone(table: TableState, by: Actor, seat: int, upto: int, before: list[e.AnyEvent] | None = None) -> Decision:
    """Return to the position before a seat's move.

    Without the consent of others the mover's clock has been running all the time. With it, it continues from when the
    move was made.
    """
    position = table.position_at(upto)
    due, time = next_deadline(table, position, by.now), table.times[upto]
    if due is not None and not before:
        if not has_time(table, upto, by.now):
            raise Error("undo-late")
        due = time.due
    elif due is not None and time.due is not None:
        due = by.now + max(GRACE, time.due - time.at)
    back = e.Undone(at=by.now, id=None if before else by.id, seat=seat, upto=upto, deadline=due)
    return Decision([*(before or []), back], position)


def has_time(table: TableState, upto: int, now: float) -> bool:
    """Return whether the player who made a move could still be thinking about it. A stand-in's move leaves no time."""
    if not table.created.clock.limited:
        return True
    due = table.times[upto].due
    return due is not None and now < due


def answer_undo(table: TableState, by: Actor, agree: bool) -> Decision:
    need_present(table, by)
    request = table.undo
    if request is None or by.seat in request.agreed:
        raise Error("undo-none")
    answered = e.UndoAnswered(at=by.now, id=by.id, seat=by.seat, agree=agree)
    if agree and set(table.people) <= request.agreed | {by.seat}:
        return undone(table, by, request.seat, request.upto, [answered])
    return Decision([answered])


# -- leaving, returning, chat-------------------------------------------------------------------------------------------


def leave(table: TableState, by: Actor, stand_in: str, why: e.Why = "left", caller: int | None = None) -> Decision:
    """Leave the seat: before the start it becomes open, later a bot takes over."""
    if table.stage == "waiting":
        return Decision([e.Removed(at=by.now, id=by.id, seat=by.seat, by=by.seat)])
    need_present(table, by)
    on_turn = table.position.turn == by.seat
    left = e.Left(
        at=by.now,
        id=by.id,
        seat=by.seat,
        bot=stand_in,
        why=why,
        deadline=None if on_turn else table.deadline,
        due=table.deadline if on_turn else None,
        bank=bank_of_leaver(table, by.now, why) if on_turn else None,
        by=caller,
    )
    events: list[e.AnyEvent] = [left]
    request = table.undo
    if request and request.seat != by.seat and set(table.people) - {by.seat} <= request.agreed:
        return undone(table, by, request.seat, request.upto, events)  # the player who left no longer has to agree
    return Decision(events)


def call_bot(table: TableState, by: Actor, overdue: int | None, stand_in: str, seconds: float) -> Decision:
    """Let a bot take over for the player to move, if the others have waited for long enough."""
    need_present(table, by)
    if overdue is None or overdue == by.seat:
        raise Error("not-overdue", seconds=int(seconds))
    return leave(table, Actor(overdue, by.now, by.id), stand_in, "called", by.seat)


def bank_of_leaver(table: TableState, now: float, why: e.Why) -> float | None:
    """Return what is left in the bank of the player to move, who leaves: the time used so far stays used."""
    clock = table.created.clock
    if clock.bank is None or table.deadline is None:
        return None
    return bank_after_time_out(clock) if why == "clock" else max(0.0, table.deadline - now)


def come_back(table: TableState, by: Actor) -> Decision:
    need_playing(table)
    seat = table.seats[by.seat]
    if not seat.away:
        raise Error("seat-here")
    due = table.deadline
    if table.position.turn == by.seat:
        due = table.resumes or deadline(table.created.clock, by.now, seat.bank)
    return Decision([e.Returned(at=by.now, id=by.id, seat=by.seat, deadline=due)])


def say(table: TableState, by: Actor, text: str) -> Decision:
    return Decision([e.Said(at=by.now, id=by.id, seat=by.seat, text=checked_chat(text))])


def react(table: TableState, by: Actor, reaction: e.Reaction) -> Decision:
    return Decision([e.Reacted(at=by.now, id=by.id, seat=by.seat, reaction=reaction)])


def mute(table: TableState, by: Actor, other: int, on: bool) -> Decision:
    if not 0 <= other < len(table.seats) or other == by.seat:
        raise Error("no-seat", seat=other, last=len(table.seats) - 1)
    return Decision([e.Muted(at=by.now, id=by.id, seat=by.seat, other=other, on=on)])


def hint(table: TableState, by: Actor, bot: str) -> Decision:
    """Use a hint. The table sees it, unless hints are allowed without announcement."""
    need_present(table, by)
    if table.created.hints == "none":
        raise Error("hint-none")
    if table.position.turn != by.seat:
        raise Error("not-your-turn", turn=table.position.turn, seat=by.seat)
    shown = table.created.hints == "shown"
    return Decision([e.Hinted(at=by.now, id=by.id, seat=by.seat, bot=bot)] if shown else [])
