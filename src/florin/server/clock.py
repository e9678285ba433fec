"""Clocks and deadlines. A deadline is an absolute time."""

import math
from statistics import NormalDist

from florin.errors import Error
from florin.server.events import Clock

LONGEST = 60 * 86_400.0  # seconds
GRACE = 5.0  # seconds: minimum time to move after an undo to which everyone agreed
LEAST = 1.0  # seconds: minimum in a bank after a time-out; an empty one would run out again immediately
STRIKES = 3  # the time-out at which a bot takes over
REACTION = 0.6  # seconds before which nobody bids
PACE, SPREAD = 1.0, 0.5  # further seconds in which people bid: the median, and the standard deviation of the logarithm
TAIL = 0.01  # share of the quickest and of the slowest people left out
MARGIN = 0.5  # seconds before the deadline at which an advance bid is used at the latest
CORRESPONDENCE = Clock(move=3 * 86_400.0)  # default of correspondence tables


def checked_clock(clock: Clock | None, live: bool) -> Clock:
    """Return the requested clock, or the default one; raise if its values are out of range."""
    if clock is None:
        return Clock() if live else CORRESPONDENCE
    both = clock.move is not None and clock.bank is not None
    given = [value for value in (clock.move, clock.bank) if value is not None]
    if both or any(not 1 <= value <= LONGEST for value in given) or not 0 <= clock.increment <= LONGEST:
        raise Error("bad-clock", most=int(LONGEST))
    if clock.increment and clock.bank is None:
        raise Error("bad-clock", most=int(LONGEST))
    return clock


def deadline(clock: Clock, now: float, bank: float | None) -> float | None:
    """Return the deadline of a person who is to move from now on."""
    if clock.move is not None:
        return now + clock.move
    return None if clock.bank is None else now + max(0.0, bank if bank is not None else clock.bank)


def human_delay(chance: float) -> float:
    """Return the seconds after which a person might bid; the chance is between 0 and 1."""
    return REACTION + PACE * math.exp(SPREAD * NormalDist().inv_cdf(TAIL + (1 - 2 * TAIL) * chance))


def bank_left(clock: Clock, now: float, due: float | None) -> float | None:
    """Return the time left in a mover's bank, with the increment added."""
    if clock.bank is None or due is None:
        return None
    return max(0.0, due - now) + clock.increment


def bank_after_time_out(clock: Clock) -> float | None:
    return None if clock.bank is None else max(clock.increment, LEAST)
