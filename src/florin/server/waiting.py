"""How long a live table has waited for each player's move, and how much of that time the player was disconnected."""

from dataclasses import dataclass, field

from florin.server.presence import Presence
from florin.server.table_state import TableState


@dataclass
class Stopwatch:
    """Adds up the seconds during which it runs."""

    total: float = 0.0
    since: float | None = None  # when it was started; None while it is stopped

    def set_running(self, running: bool, now: float) -> None:
        if self.since is not None:
            self.total += now - self.since
        self.since = now if running else None

    def reaches(self, seconds: float) -> float | None:
        """Return when it will have run for this long, or did; None if it is stopped."""
        return None if self.since is None else self.since + seconds - self.total


@dataclass
class Turn:
    """The wait for one decision of a seat. Undoing the move or reconnecting does not start it again."""

    line: int  # length of the log
    wait: Stopwatch = field(default_factory=Stopwatch)
    absence: Stopwatch = field(default_factory=Stopwatch)


class Waiting:
    """The waits at a table. Only the time during which someone else is connected counts."""

    def __init__(self) -> None:
        self._turns: dict[int, Turn] = {}  # the last one of each seat
        self._current: Turn | None = None

    def update(self, table: TableState, presence: Presence, now: float) -> None:
        """Start and stop the stopwatches. To be called when the table or someone's presence has changed."""
        for turn in self._turns.values():
            turn.wait.set_running(False, now)
            turn.absence.set_running(False, now)
        self._current = None
        seat = table.position.turn if table.stage == "playing" and table.created.live else None
        if seat is None or table.seats[seat].automatic or not presence.has_other(seat):
            return
        if seat not in self._turns or self._turns[seat].line != len(table.lines):
            self._turns[seat] = Turn(len(table.lines))
        self._current = self._turns[seat]
        self._current.wait.set_running(True, now)
        self._current.absence.set_running(not presence.has(seat), now)

    def absent_at(self, seconds: float) -> float | None:
        """Return when the player to move will have been disconnected for this long, or None if they are connected."""
        return self._current.absence.reaches(seconds) if self._current else None

    def overdue_at(self, seconds: float) -> float | None:
        """Return when the others will have waited for this long, or None if nobody waits."""
        return self._current.wait.reaches(seconds) if self._current else None
