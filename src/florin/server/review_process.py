"""A process that assesses lines of finished games, `python -m florin.server.review_process`: one request per line."""

import os
import signal
import sys
from typing import IO, Any

import msgspec

from florin.bots.worker import limit_memory
from florin.reviewing import Line, Plan, assess

MEGABYTES = 1024
NICE = 19  # reviews have the lowest priority


class LinesRequest(msgspec.Struct, frozen=True, kw_only=True):
    """The lines of a record to assess, from `first` to before `end`."""

    record: dict[str, Any]
    sims: int
    first: int
    end: int


def lines_of(request: LinesRequest) -> list[Line]:
    plan = Plan(request.record, request.sims)
    return [assess(task) for task in plan.tasks[request.first : request.end]]


def serve(source: IO[bytes], target: IO[bytes]) -> None:
    """Answer every line until there are no more; null means that it failed."""
    for line in source:
        try:
            answer = msgspec.json.encode(lines_of(msgspec.json.decode(line, type=LinesRequest)))
        except Exception:  # the server logs that it failed
            answer = b"null"
        try:
            target.write(answer + b"\n")
            target.flush()
        except BrokenPipeError:  # the parent is gone
            os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides when to end
    if hasattr(os, "nice"):
        os.nice(NICE)
    limit_memory(MEGABYTES)
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
