"""Run the command: in a process of its own, as people and programs do, or inside the test process, which is faster."""

import io
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

FLORIN = [sys.executable, "-m", "florin"]
Choose = Callable[[list[str]], str]
Completed = subprocess.CompletedProcess[str]


def environment(**extra: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("FLORIN_", "COLUMNS"))}
    return kept | {"PYTHONIOENCODING": "utf-8"} | extra


def florin(*args: str | Path, typed: str = "", **extra: str) -> Completed:
    """Run the command in a process, to its end."""
    command = [*FLORIN, *map(str, args)]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        env=environment(**extra),
    )


def florin_here(*args: str | Path, typed: str = "", **extra: str) -> Completed:
    """Run the command in this process, to its end. For commands that use no terminal and start no event loop."""
    from florin.cli import main

    command, out, err = ["florin", *map(str, args)], io.StringIO(), io.StringIO()
    with (
        patch.object(sys, "argv", command),
        patch.object(sys, "stdin", io.StringIO(typed)),
        patch.dict(os.environ, environment(**extra), clear=True),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = end.code
    assert code is None or isinstance(code, int)
    return subprocess.CompletedProcess(command, code or 0, out.getvalue(), err.getvalue())


def legal_moves(line: str) -> list[str]:
    """Return the moves on a `moves:` line, with ranges of bids written out."""
    moves = []
    for move in line.removeprefix("moves: ").split(", "):
        span = re.fullmatch(r"bid (\d+)\.\.(\d+)", move)
        moves += [f"bid {n}" for n in range(int(span[1]), int(span[2]) + 1)] if span else [move]
    return moves


def at_random(seed: int) -> Choose:
    return random.Random(seed).choice


def piped(*args: str | Path) -> subprocess.Popen[str]:
    """Start `florin play` between two pipes."""
    return subprocess.Popen(
        [*FLORIN, "play", *map(str, args)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(),
    )


def played(args: Sequence[str | Path], choose: Choose) -> list[str]:
    """Play a game through a pipe, by what is printed alone, and return the printed lines."""
    with piped(*args) as process:
        assert process.stdin and process.stdout
        printed = []
        for line in process.stdout:
            printed.append(line.rstrip("\n"))
            if line.startswith("moves: "):
                process.stdin.write(choose(legal_moves(printed[-1])) + "\n")
                process.stdin.flush()
        assert process.wait(timeout=60) == 0
    return printed
