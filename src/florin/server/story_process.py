"""The process that computes turn-by-turn histories, `python -m florin.server.story_process`: one request per line."""

import os
import signal
import sys
from typing import IO

import msgspec

from florin.bots.worker import limit_memory
from florin.server.replays import StoryRequest, story_of

MEGABYTES = 1024
NICE = 5  # below the server's priority


def serve(source: IO[bytes], target: IO[bytes]) -> None:
    """Answer every line until there are no more; null means that it failed."""
    for line in source:
        try:
            answer = msgspec.json.encode(story_of(msgspec.json.decode(line, type=StoryRequest)))
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
