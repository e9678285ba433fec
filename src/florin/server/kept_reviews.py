"""Reviews in the database: the finished ones, and how far the others are, so that any server can send them."""

import time
from collections.abc import Collection
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa

from florin.reviewing import JUDGE
from florin.server.protocol import ReviewProgress, encode
from florin.server.schema import reviews
from florin.server.store import Store
from florin.server.store_jobs import upserts

MOST_KEPT = 200  # reviews; one has about 100 kB


@dataclass(frozen=True)
class KeptReview:
    """A review as another server, or this one earlier, has left it in the database."""

    worker: str  # the server that computes it, or did
    done: bool
    found: bytes

    def progress(self, start: int) -> bytes:
        """Return what is found from a line on; a finished review is always whole."""
        if self.done:
            return self.found
        found = msgspec.json.decode(self.found, type=ReviewProgress)
        rest = {
            "shares": found.shares[start:],
            "moves": [move for move in found.moves if move.line >= start],
            "lots": [lot for lot in found.lots if lot.line >= start],
            "court": [decision for decision in found.court if decision.line >= start],
        }
        return encode(msgspec.structs.replace(found, **rest))


class KeptReviews:
    """The reviews of one judge and budget in a database."""

    def __init__(self, store: Store, sims: int) -> None:
        self.store = store
        self.budget = f"{JUDGE}/{sims}"

    def read(self, name: str) -> KeptReview | None:
        columns = reviews.c.worker, reviews.c.done, reviews.c.found
        rows = self.store.rows(sa.select(*columns).where(reviews.c.id == name, reviews.c.budget == self.budget))
        return KeptReview(rows[0].worker, rows[0].done, rows[0].found) if rows else None

    def waiting(self, requester: str, running: Collection[str]) -> int:
        """Return how many reviews of a requester are not done yet, on all servers that run."""
        begun = sa.select(sa.func.count()).where(reviews.c.requester == requester, ~reviews.c.done)
        [(number,)] = self.store.rows(begun.where(reviews.c.worker.in_(running)))
        return int(number)

    def begin(self, name: str, requester: str, found: bytes) -> None:
        """Note that this server computes a review; if another one did, it stops."""
        row = {"id": name, "budget": self.budget, "worker": self.store.worker, "requester": requester}
        with self.store.database.engine.begin() as connection:
            upsert = upserts(connection.dialect.name).reviews
            connection.execute(upsert, row | {"done": False, "changed": time.time(), "found": found})

    def write(self, name: str, found: bytes, *, done: bool) -> bool:
        """Note how far a review of this server is. Return False if it was cancelled or taken over."""
        ours = reviews.c.id == name, reviews.c.worker == self.store.worker, ~reviews.c.done
        values = {"found": found, "done": done, "changed": time.time()} | ({"requester": ""} if done else {})
        with self.store.database.engine.begin() as connection:
            written = connection.execute(sa.update(reviews).where(*ours).values(values)).rowcount
            if done:
                kept = sa.select(reviews.c.id).order_by(reviews.c.changed.desc()).limit(MOST_KEPT)
                connection.execute(sa.delete(reviews).where(reviews.c.id.not_in(kept)))
        return bool(written)

    def delete(self, name: str, requester: str | None = None) -> None:
        """Give up a review that is not done: this requester's, or anyone's."""
        whose = sa.true() if requester is None else reviews.c.requester == requester
        with self.store.database.engine.begin() as connection:
            connection.execute(sa.delete(reviews).where(reviews.c.id == name, ~reviews.c.done, whose))
