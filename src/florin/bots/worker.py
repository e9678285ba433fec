"""A process in which bots think, `python -m florin.bots.worker`: it reads views and writes moves, one per line.

It knows nothing of tables. It has a memory limit, and an alarm ends it if a bot hangs, even if the parent is gone.
"""

import argparse
import os
import signal
import sys
import time
from typing import IO, Any

import msgspec

from florin import bots
from florin.errors import Error
from florin.view import BoardView, CardView, CourtView, View

VIEWS: dict[str, Any] = {"card": CardView, "board": BoardView, "court": CourtView}


class Task(msgspec.Struct):
    """A question to a bot: its move, or with `consider` all the moves that it weighed."""

    bot: str
    seed: int
    game: str
    view: msgspec.Raw
    consider: bool

    @classmethod
    def of(cls, bot: str, seed: int, view: View, *, consider: bool) -> "Task":
        return cls(bot, seed, view.game, msgspec.Raw(msgspec.json.encode(view)), consider)


class Answer(msgspec.Struct, omit_defaults=True):
    move: str | None = None
    candidates: list[dict[str, Any]] = []
    error: str | None = None
    seconds: float = 0.0  # of computing


def answer_to(task: Task) -> Answer:
    view: View = msgspec.json.decode(task.view, type=VIEWS[task.game])
    bot = bots.bot(task.bot, seed=task.seed)
    if not task.consider:
        return Answer(move=bot.choose(view))
    return Answer(candidates=[msgspec.to_builtins(candidate) for candidate in bot.consider(view)])


def limit_memory(megabytes: int) -> None:
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    except (ImportError, ValueError, OSError):  # the platform has no such limit
        pass


def serve(source: IO[bytes], target: IO[bytes], seconds: int) -> None:
    """Answer every line until there are no more."""
    alarm = getattr(signal, "alarm", lambda _: None)
    for line in source:
        alarm(seconds)
        started = time.process_time()
        try:
            answer = answer_to(msgspec.json.decode(line, type=Task))
        except Error as error:
            answer = Answer(error=error.key)  # not the message: it may name a hidden card, and this is logged
        except Exception as error:  # a bot may fail in any way
            answer = Answer(error=type(error).__name__)
        alarm(0)
        answer.seconds = time.process_time() - started
        try:
            target.write(msgspec.json.encode(answer) + b"\n")
            target.flush()
        except BrokenPipeError:  # the parent is gone
            os._exit(0)


def described(plugins: list[str]) -> dict[str, Any]:
    """Return the bots of plugins with the parameters that each takes (null: any), or why one cannot be used."""
    known = set(bots.names())
    try:
        bots.plug_in(plugins)
    except Error as error:
        return {"error": error.values}
    return {"bots": {name: bots.parameters(name) for name in bots.names() if name not in known}}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--megabytes", type=int, default=1024)
    parser.add_argument("--seconds", type=int, default=15)
    parser.add_argument("--nice", type=int, default=5)
    parser.add_argument("--plugin", action="append", default=[])
    parser.add_argument("--describe", action="store_true", help="only list the bots of the plugins, as JSON")
    given = parser.parse_args()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides when to end
    os.environ["FLORIN_THREADS"] = "1"
    if hasattr(os, "nice"):
        os.nice(given.nice)
    limit_memory(given.megabytes)
    source, target = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot's prints are not answers
    if given.describe:
        target.write(msgspec.json.encode(described(given.plugin)))
        target.flush()
        return
    bots.plug_in(given.plugin)
    serve(source, target, given.seconds)


if __name__ == "__main__":
    main()
