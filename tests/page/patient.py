"""A plugin for a server: who is gone is told to be so only after an hour, however long a busy machine loads a page."""

from collections.abc import Callable

from florin.server.presence import Presence

HOUR = 3600.0
usual = Presence.__init__


def patient(self: Presence, linger: float, now: Callable[[], float]) -> None:
    usual(self, max(linger, HOUR), now)


Presence.__init__ = patient  # type: ignore[method-assign]
