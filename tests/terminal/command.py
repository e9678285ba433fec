"""Running the command as people and programs do: in a process of its own, through pipes."""

import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

FLORIN = [sys.executable, "-m", "florin"]
Choose = Callable[[list[str]], str]


def environment(**extra: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("FLORIN_", "COLUMNS"))}
    return kept | {"PYTHONIOENCODING": "utf-8"} | extra


def florin(*args: str | Path, typed: str = "", **extra: str) -> subprocess.CompletedProcess[str]:
    """A whole run of the command."""
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


def legal_moves(line: str) -> list[str]:
    """The moves on a `moves:` line, a range of bids written out."""
    moves = []
    for move in line.removeprefix("moves: ").split(", "):
        span = re.fullmatch(r"bid (\d+)\.\.(\d+)", move)
        moves += [f"bid {n}" for n in range(int(span[1]), int(span[2]) + 1)] if span else [move]
    return moves


def at_random(seed: int) -> Choose:
    return random.Random(seed).choice


def played(args: Sequence[str | Path], choose: Choose) -> list[str]:
    """A game through a pipe, by nothing but what is printed."""
    with subprocess.Popen(
        [*FLORIN, "play", *map(str, args)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(),
    ) as process:
        assert process.stdin and process.stdout
        printed = []
        for line in process.stdout:
            printed.append(line.rstrip("\n"))
            if line.startswith("moves: "):
                process.stdin.write(choose(legal_moves(printed[-1])) + "\n")
                process.stdin.flush()
        assert process.wait(timeout=60) == 0
    return printed
