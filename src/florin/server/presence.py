"""Who is connected to a table, as announced to everyone there. Brief disconnections are not announced."""

import asyncio
from typing import Protocol


class Watcher(Protocol):
    """A connection that is woken when something has happened."""

    seat: int | None
    address: str

    def wake(self) -> None: ...


class Presence:
    """The sockets at a table, and what was announced about them.

    Arrivals at a seat are announced immediately. Departures and the number of spectators are announced a little later
    and only if they still hold, so that a page reload, or many at once, does not cause a message to everyone each time.
    """

    def __init__(self, linger: float) -> None:
        self.linger = linger
        self.watchers: set[Watcher] = set()
        self.seats: set[int] = set()  # seats last announced as present
        self.watching = 0  # number of spectators last announced
        self._due: dict[int | None, asyncio.TimerHandle] = {}  # None: the spectators

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
        elif not self.has(watcher.seat):
            self._later(watcher.seat)

    def expect(self, seat: int) -> None:
        """Announce a player who has just sat down and whose socket will follow."""
        self._came(seat)
        if not self.has(seat):
            self._later(seat)

    def has(self, seat: int) -> bool:
        """Return whether a device of that seat is connected now."""
        return any(watcher.seat == seat for watcher in self.watchers)

    def has_other(self, seat: int) -> bool:
        """Return whether a device of any other seat is connected now."""
        return any(watcher.seat not in (None, seat) for watcher in self.watchers)

    @property
    def address(self) -> str:
        """The address of someone at the table, of a player rather than of a spectator."""
        found = min(self.watchers, key=lambda watcher: (watcher.seat is None, watcher.address), default=None)
        return found.address if found else ""

    def wake(self) -> None:
        for watcher in list(self.watchers):
            watcher.wake()

    def close(self) -> None:
        for timer in self._due.values():
            timer.cancel()
        self._due.clear()

    def _came(self, seat: int) -> None:
        if timer := self._due.pop(seat, None):
            timer.cancel()
        if seat not in self.seats:
            self.seats.add(seat)
            self.wake()

    def _later(self, seat: int | None) -> None:
        if seat not in self._due:
            self._due[seat] = asyncio.get_running_loop().call_later(self.linger, self._settle, seat)

    def _settle(self, seat: int | None) -> None:
        del self._due[seat]
        if seat is None:
            watching = sum(watcher.seat is None for watcher in self.watchers)
            news, self.watching = watching != self.watching, watching
        else:
            news = seat in self.seats and not self.has(seat)
            if news:
                self.seats.discard(seat)
        if news:
            self.wake()
