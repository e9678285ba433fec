"""The server of bench/load.py, with settings as JSON. It also counts the round trips to PostgreSQL, for the metrics.

Each of several processes imports this module again, so all of them count.
"""

import json
import sys
from collections.abc import Callable, Generator
from typing import Any

import psycopg
from prometheus_client import REGISTRY, Counter

from florin.server.cli import run
from florin.server.settings import Settings

NAME = "bench_round_trips"
wait: Callable[..., Any] = psycopg.Connection.wait


def counting(work: Generator[Any, Any, Any], round_trips: Counter) -> Generator[Any, Any, Any]:
    """Do the same work, which yields whenever it has to wait for the connection."""
    try:
        wanted = next(work)
        while True:
            round_trips.inc()
            wanted = work.send((yield wanted))
    except StopIteration as end:
        return end.value


def count() -> None:
    round_trips = Counter(NAME, "Times that something waited for PostgreSQL", registry=REGISTRY)

    def counted(self: Any, work: Generator[Any, Any, Any], *given: Any, **more: Any) -> Any:
        return wait(self, counting(work, round_trips), *given, **more)

    psycopg.Connection.wait = counted  # type: ignore[method-assign, assignment]


if __name__ in ("__main__", "__mp_main__"):
    count()
if __name__ == "__main__":
    run(Settings(**json.loads(sys.argv[1])))
