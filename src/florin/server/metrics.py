"""Metrics for Prometheus, on an address of their own. They count; they never contain names, tokens or cards."""

import contextlib
from collections.abc import Callable
from functools import partial
from threading import Thread
from typing import TYPE_CHECKING
from wsgiref.simple_server import WSGIServer

from prometheus_client import Counter, Gauge, Histogram, start_http_server

from florin.errors import Error

if TYPE_CHECKING:
    from florin.server.registry import TableRegistry

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
MOST_PORTS = 64  # server processes on one machine, each with a port of its own

moves = Counter("florin_moves", "Moves made, by whom", ["by"])
view_seconds = Histogram("florin_view_seconds", "From a decision until its view was sent to a socket", buckets=QUICK)
bot_seconds = Histogram("florin_bot_seconds", "From asking for a bot's move until it was there", buckets=QUICK)
commits = Counter("florin_commits", "Commits, each of everything that waited")
commit_seconds = Histogram("florin_commit_seconds", "Duration of a commit", buckets=QUICK)
conflicts = Counter("florin_conflicts", "Appends before which another server wrote")
failures = Counter("florin_store_failures", "Commits that failed")
listener_drops = Counter("florin_listener_drops", "Lost connections that listened to the database")
refusals = Counter("florin_refusals", "Refused commands and requests, by the error's key", ["key"])
thoughts = Counter("florin_thoughts", "Questions to thinkers, by whether they were answered", ["outcome"])
sockets = Gauge("florin_sockets", "Connected sockets")
tables = Gauge("florin_tables", "Tables in memory, by stage", ["stage"])
bot_queue = Gauge("florin_bot_queue", "Bots' moves and hints that wait for a process")


def watch(registry: "TableRegistry") -> None:
    """Let the gauges show a registry."""

    def at_stage(stage: str) -> Callable[[], float]:
        return lambda: sum(one.table.stage == stage for one in list(registry.live_tables.values()))

    for stage in ("waiting", "playing", "over"):
        tables.labels(stage).set_function(at_stage(stage))
    sockets.set_function(lambda: sum(len(one.watchers) for one in list(registry.live_tables.values())))
    bot_queue.set_function(lambda: len(registry.bot_pool.waiting))


def serve(address: str) -> Callable[[], None]:
    """Serve the metrics at HOST:PORT, or at the next free port if another process has it. Return what ends that."""
    host, _, port = address.rpartition(":")
    for number in range(int(port), int(port) + MOST_PORTS):
        with contextlib.suppress(OSError, OverflowError):
            return partial(end, *start_http_server(number, host.strip("[]")))
    raise Error("port-taken", host=host, port=int(port))


def end(server: WSGIServer, thread: Thread) -> None:
    server.shutdown()
    server.server_close()
    thread.join()
