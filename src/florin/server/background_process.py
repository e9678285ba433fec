"""A process that computes for the server, `python -m florin.server.background_process`: one request per line.

It knows nothing of the database.
"""

import argparse
import os
import signal
import sys
from typing import IO, Any

import msgspec

from florin.bots.worker import limit_memory
from florin.server.daily_deals import LadderRequest, ladder_result
from florin.server.other_moves import ContinuationRequest, WhatIfRequest, judged, played_on
from florin.server.replays import StoryRequest, story_of
from florin.server.reviews import LinesRequest, lines_of

MEGABYTES = 1024
Request = StoryRequest | LinesRequest | LadderRequest | WhatIfRequest | ContinuationRequest


def answer_to(request: Request) -> Any:
    match request:
        case StoryRequest():
            return story_of(request)
        case LinesRequest():
            return lines_of(request)
        case LadderRequest():
            return ladder_result(request)
        case WhatIfRequest():
            return judged(request)
        case ContinuationRequest():
            return played_on(request)


def serve(source: IO[bytes], target: IO[bytes]) -> None:
    """Answer every line until there are no more; null means that it failed."""
    for line in source:
        try:
            answer = msgspec.json.encode(answer_to(msgspec.json.decode(line, type=Request)))
        except Exception:  # the server logs that it failed
            answer = b"null"
        try:
            target.write(answer + b"\n")
            target.flush()
        except BrokenPipeError:  # the parent is gone
            os._exit(0)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--nice", type=int, default=0)
    given = parser.parse_args()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides when to end
    if hasattr(os, "nice"):
        os.nice(given.nice)
    limit_memory(MEGABYTES)
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
