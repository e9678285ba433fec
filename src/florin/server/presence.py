"""The people connected to a table, as announced to everyone there. Brief disconnections are not announced."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from florin.server.store_jobs import Attendance


class Watcher(Protocol):
    """A connection that is woken when something has happened."""

    seat: int | None
    address: str

    def wake(self) -> None: ...


class Presence:
    """The sockets at a table, and what was announced about them, here and by other servers.

    Arrivals at a seat are announced immediately. Departures and the number of spectators are announced a little later
    and only if they still hold, so that a page reload, or many at once, does not cause a message to everyone each time.
    """

    def __init__(self, linger: float, publish: Callable[[], None] = lambda: None) -> None:
        self.linger = linger
        self.publish = publish  # tells other servers about `own_seats` and `own_watching`
        self.watchers: set[Watcher] = set()
        self.own_seats: set[int] = set()  # seats last announced as present
        self.own_watching = 0  # number of spectators last announced
        self.elsewhere: frozenset[Attendance] = frozenset()  # who is connected through other servers
        self.wakes = 0  # how often something was announced
        self._due: dict[int | None, asyncio.TimerHandle] = {}  # None: the spectators

    @property
    def seats(self) -> set[int]:
        """The seats announced as present, wherever they are connected."""
        return self.own_seats.union(*(other.seats for other in self.elsewhere))

    @property
    def watching(self) -> int:
        return self.own_watching + sum(other.watching for other in self.elsewhere)

    @property
    def servers(self) -> set[str]:
        """The other servers that someone is connected through."""
        return {other.worker for other in self.elsewhere}

    def enter(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        if watcher.seat is None:
            self._later(None)
        else:
            self._came(watcher.seat)

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if watcher.seat is None:
            self._later(None)
        elif not self._is_here(watcher.seat):
            self._later(watcher.seat)

    def expect(self, seat: int) -> None:
        """Announce a player who has just sat down and whose socket will follow."""
        self._came(seat)
        if not self._is_here(seat):
            self._later(seat)

    def swap(self, seat: int, other: int) -> None:
        """Let the holders of two seats change places."""
        now: dict[int | None, int] = {seat: other, other: seat}
        for watcher in self.watchers:
            watcher.seat = now.get(watcher.seat, watcher.seat)
        self.own_seats = {now.get(number, number) for number in self.own_seats}
        for number in (seat, other):  # the timers are of the former holders: wait again
            if timer := self._due.pop(number, None):
                timer.cancel()
            if number in self.own_seats and not self._is_here(number):
                self._later(number)
        self.publish()

    def has(self, seat: int) -> bool:
        """Return whether a device of that seat is connected now."""
        return self._is_here(seat) or any(seat in other.seats for other in self.elsewhere)

    def _is_here(self, seat: int) -> bool:
        return any(watcher.seat == seat for watcher in self.watchers)

    def has_other(self, seat: int) -> bool:
        """Return whether a device of any other seat is connected now."""
        here = any(watcher.seat not in (None, seat) for watcher in self.watchers)
        return here or any(other.seats - {seat} for other in self.elsewhere)

    @property
    def address(self) -> str:
        """The address of someone at the table, of a player rather than of a spectator."""
        found = min(self.watchers, key=lambda watcher: (watcher.seat is None, watcher.address), default=None)
        return found.address if found else ""

    def wake(self) -> None:
        self.wakes += 1
        for watcher in list(self.watchers):
            watcher.wake()

    def close(self) -> None:
        for timer in self._due.values():
            timer.cancel()
        self._due.clear()

    def _came(self, seat: int) -> None:
        if timer := self._due.pop(seat, None):
            timer.cancel()
        if seat not in self.own_seats:
            self.own_seats.add(seat)
            self._announce()

    def _later(self, seat: int | None) -> None:
        if seat not in self._due:
            self._due[seat] = asyncio.get_running_loop().call_later(self.linger, self._settle, seat)

    def _settle(self, seat: int | None) -> None:
        del self._due[seat]
        if seat is None:
            watching = sum(watcher.seat is None for watcher in self.watchers)
            news, self.own_watching = watching != self.own_watching, watching
        else:
            news = seat in self.own_seats and not self._is_here(seat)
            if news:
                self.own_seats.discard(seat)
        if news:
            self._announce()

    def _announce(self) -> None:
        self.wake()
        self.publish()
