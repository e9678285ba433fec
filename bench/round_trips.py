"""A plugin for servers under load: counts the round trips to PostgreSQL among the metrics."""

from collections.abc import Callable, Generator
from typing import Any

import psycopg
from prometheus_client import Counter

round_trips = Counter("bench_round_trips", "Times that something waited for PostgreSQL")
wait: Callable[..., Any] = psycopg.Connection.wait


def counting(work: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
    """Do the same work, which yields whenever it has to wait for the connection."""
    try:
        wanted = next(work)
        while True:
            round_trips.inc()
            wanted = work.send((yield wanted))
    except StopIteration as end:
        return end.value


def counted(self: Any, work: Generator[Any, Any, Any], *given: Any, **more: Any) -> Any:
    return wait(self, counting(work), *given, **more)


psycopg.Connection.wait = counted  # type: ignore[method-assign, assignment]
