"""Games that a command plays little by little: a file with a heading and one line of JSON per game."""

import json
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from itertools import islice
from pathlib import Path
from typing import Any

from florin.arena.cli import progress

AHEAD = 4  # games submitted at a time
Line = dict[str, Any]


def known(path: Path, heading: Line) -> dict[int, Line]:
    """Return the games played so far by their numbers, dropping an incomplete last line."""
    if not path.exists():
        return {}
    text = path.read_text(encoding="utf-8")
    *lines, rest = text.split("\n")
    if rest:
        path.write_text(text.removesuffix(rest), encoding="utf-8")
    if lines and json.loads(lines[0]) != heading:
        sys.exit(f"{path.name} has games of other bots: use --anew.")
    return {game["number"]: game for game in map(json.loads, lines[1:])}


def play(path: Path, heading: Line, games: int, played: Callable[[int], Line], pool: Executor, until: float) -> None:
    """Play the missing games, or as many as the time allows; `played` takes a game's number and returns its line."""
    done = known(path, heading)
    todo = iter([number for number in range(games) if number not in done])
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        if file.tell() == 0:
            print(json.dumps(heading), file=file, flush=True)
        ahead: list[Future[Line]] = []
        try:
            with progress(path.stem, games) as advance:
                advance(len(done))
                while True:
                    wanted = AHEAD - len(ahead) if time.monotonic() < until else 0
                    ahead += [pool.submit(played, number) for number in islice(todo, wanted)]
                    if not ahead:
                        break
                    print(json.dumps(ahead.pop(0).result(), separators=(",", ":")), file=file, flush=True)
                    advance(1)
        finally:
            for game in ahead:
                game.cancel()
    print(f"{path.stem}: {len(known(path, heading))} of {games} games", file=sys.stderr)
