"""When the server was running. The time during which it was not is given back to the players' clocks."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable, Iterator

from florin.errors import Error
from florin.server.store import Store
from florin.server.store_jobs import Run

BEAT = 5.0  # seconds between two notes in the database that the server runs
LATE = 5.0  # seconds by which a beat may be late; a longer delay means that the process was paused


def steady() -> float:
    """Return a time in seconds that nobody sets, and that goes on while the process or the machine sleeps."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Uptime:
    """The runs of servers on one database; this server's is the last one."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.earlier = store.runs()
        self.started = self.alive = now()
        self._beat = steady()

    def _stored_runs(self) -> list[Run]:
        """Return the runs until now, those of other servers on the same database included."""
        with contextlib.suppress(Error):
            self.earlier = self.store.runs()
        return sorted({*self.earlier, Run(self.started, self.alive)}, key=lambda run: run.started)

    def check(self) -> Run:
        """Note that the server runs now, and whether it was paused since the last check. Return the present run."""
        beat = steady()
        if beat - self._beat > BEAT + LATE:
            self.earlier = self._stored_runs()
            self.started = self.now()
        self._beat, self.alive = beat, self.now()
        return Run(self.started, self.alive)

    async def beat(self) -> None:
        """Write the present run to the database."""
        await self.store.append(self.check())

    async def beat_forever(self) -> None:
        while True:
            with contextlib.suppress(Error):  # the store has logged it
                await self.beat()
            await asyncio.sleep(BEAT)

    def downtime(self, since: float) -> float:
        """Return for how many seconds no server was running since that time."""
        current = self.check()
        if current.started <= since:
            return 0.0
        unnoticed = BEAT + LATE if self.store.shared else 0.0  # another server may run and not have noted it yet
        pauses = [(start, end) for start, end in gaps([*self.earlier, current]) if end - start > unnoticed]
        return sum(max(0.0, end - max(start, since)) for start, end in pauses)


def gaps(runs: Iterable[Run]) -> Iterator[tuple[float, float]]:
    """Yield the times between runs that no other run covers; the runs are ordered by their start."""
    alive: float | None = None
    for run in runs:
        if alive is not None and run.started > alive:
            yield alive, run.started
        alive = max(run.alive, alive or run.alive)
