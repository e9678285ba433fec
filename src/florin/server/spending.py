"""Limits that all servers on a database share: each tells the others what every address and seat has spent there.

That happens once per poll and for all of them together, so a limit costs no query per request. Whoever uses several
servers at once may exceed a limit for about a second, and is in debt afterwards. A single server writes nothing.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from florin.server.limits import Buckets
from florin.server.schema import spending, workers
from florin.server.store import Store

WINDOW = 60.0  # seconds that are added up in one row
MOST_ROWS = 1000  # per poll: those that spent the most


@dataclass(frozen=True)
class Spent:
    """The spending of one address on one server in one window."""

    worker: str
    span: int
    kind: str
    name: str


class Spending:
    """The limits of this server that the others share."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.limits: dict[str, Buckets] = {}
        self._own: Counter[Spent] = Counter()  # in the current window
        self._heard: dict[Spent, float] | None = None  # of the others; None before the first exchange

    def share(self, kind: str, buckets: Buckets) -> Buckets:
        """Share a limit. What is spent is noted from now on."""
        buckets.spent = Counter()
        return self.limits.setdefault(kind, buckets)

    async def exchange(self, running: Collection[str]) -> None:
        """Tell the other servers what was spent here, and charge what was spent there."""
        changed = self._noted()
        if len(running) < 2:
            return
        found = await asyncio.to_thread(self._exchange, changed, running)
        for spent, amount in found.items() if self._heard is not None else ():
            if (more := amount - (self._heard or {}).get(spent, 0.0)) > 0 and spent.kind in self.limits:
                self.limits[spent.kind].charge(spent.name, more)
        self._heard = found

    def _noted(self) -> dict[Spent, float]:
        """Return what was spent since the last time, as sums of the current window."""
        span = int(time.time() // WINDOW)
        self._own = Counter({spent: amount for spent, amount in self._own.items() if spent.span == span})
        changed: dict[Spent, float] = {}
        for kind, buckets in self.limits.items():
            assert buckets.spent is not None
            for name, amount in buckets.spent.items():
                spent = Spent(self.store.worker, span, kind, name)
                self._own[spent] += amount
                changed[spent] = self._own[spent]
            buckets.spent.clear()
        return dict(sorted(changed.items(), key=lambda item: -item[1])[:MOST_ROWS])

    def _exchange(self, changed: dict[Spent, float], running: Collection[str]) -> dict[Spent, float]:
        rows: list[dict[str, Any]] = [vars(spent) | {"amount": amount} for spent, amount in changed.items()]
        here = spending.c.worker == self.store.worker
        upsert = insert(spending)
        upsert = upsert.on_conflict_do_update(
            index_elements=list(spending.primary_key), set_={"amount": upsert.excluded.amount}
        )
        with self.store.database.engine.begin() as connection:
            if rows:
                connection.execute(upsert, rows)
            old = sa.and_(here, spending.c.span < int(time.time() // WINDOW) - 1)
            dead = spending.c.worker.not_in(sa.select(workers.c.id))
            connection.execute(sa.delete(spending).where(sa.or_(old, dead)))
            others = sa.select(spending).where(~here, spending.c.worker.in_(running))
            return {Spent(row.worker, row.span, row.kind, row.name): row.amount for row in connection.execute(others)}
