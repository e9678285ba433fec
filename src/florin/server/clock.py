"""Time at a table: deadlines are instants, and who runs out of time makes the gentlest legal move."""

from collections.abc import Sequence

from florin.errors import Error
from florin.server.events import Clock

LONGEST = 60 * 86_400.0
GRACE = 5.0  # seconds that one has at least after an undo
STRIKES = 3  # the time-out at which a bot takes over
UNHURRIED = Clock(move=3 * 86_400.0)  # what a table without hurry has if nothing else is said


def checked_clock(clock: Clock | None, live: bool) -> Clock:
    """The clock that was asked for, if it can be kept, or the usual one."""
    if clock is None:
        return Clock() if live else UNHURRIED
    both = clock.move is not None and clock.bank is not None
    given = [value for value in (clock.move, clock.bank) if value is not None]
    if both or any(not 1 <= value <= LONGEST for value in given) or not 0 <= clock.increment <= LONGEST:
        raise Error("bad-clock", most=int(LONGEST))
    if clock.increment and clock.bank is None:
        raise Error("bad-clock", most=int(LONGEST))
    return clock


def deadline(clock: Clock, now: float, bank: float | None) -> float | None:
    """When the time of a person who is to move from now on is out."""
    if clock.move is not None:
        return now + clock.move
    return None if clock.bank is None else now + max(0.0, bank if bank is not None else clock.bank)


def bank_left(clock: Clock, now: float, due: float | None) -> float | None:
    """What a mover has left in the bank, the increment added."""
    if clock.bank is None or due is None:
        return None
    return max(0.0, due - now) + clock.increment


def gentlest(legal: Sequence[str]) -> str:
    """The legal move that commits to least: pass, take one, send the lowest."""
    for move in ("pass", "take 1", "auction", "keep", "declare 10"):
        if move in legal:
            return move
    sends = [move for move in legal if move.startswith("send ")]
    return min(sends, key=rank) if sends else legal[0]


def rank(send: str) -> int:
    value = send[6:]
    return 1 if value == "J" else int(value)  # in the final count a jester is 1 (K-9)
