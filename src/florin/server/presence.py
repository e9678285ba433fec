"""Who is at a table, as all there are told: a line that breaks for a moment is nobody's leaving."""

import asyncio
from collections.abc import Callable
from typing import Protocol


class Watcher(Protocol):
    """Someone who is told when something has happened."""

    seat: int | None

    def wake(self) -> None: ...


class Presence:
    """The sockets at a table, and what is told of them.

    Who comes to a seat is told of at once. Who goes, and how many watch, is told a little later, and only if it is
    still so: a page that is loaded anew, or many that come back together, are no news for everyone each time.
    """

    def __init__(self, linger: float, now: Callable[[], float]) -> None:
        self.linger = linger
        self.now = now
        self.watchers: set[Watcher] = set()
        self.gone: dict[int, float] = {}  # since when none of a seat's devices is connected
        self.seats: set[int] = set()  # of which is told that someone is there
        self.watching = 0  # of whom is told
        self._due: dict[int | None, asyncio.TimerHandle] = {}  # None: those who watch

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
            self.gone[watcher.seat] = self.now()
            self._later(watcher.seat)

    def expect(self, seat: int) -> None:
        """Who sits down is there, though it takes a moment until a socket says so."""
        self._came(seat)
        if not self.has(seat):
            self._later(seat)

    def has(self, seat: int) -> bool:
        """Whether a device of that seat is connected at this moment."""
        return any(watcher.seat == seat for watcher in self.watchers)

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
