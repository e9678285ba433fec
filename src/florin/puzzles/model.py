"""Puzzles and priced lots, and their files: JSON Lines, one of them each.

Both hold the log as the seat to move has seen it, so that nothing hidden can leak.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from itertools import zip_longest
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from florin.dealer import Seeded
from florin.errors import Error, OptionError
from florin.filing import filed
from florin.game import Game
from florin.narration import Message
from florin.position import Position
from florin.replaying import check
from florin.rules import GAMES
from florin.sampling import completed


@dataclass(frozen=True, kw_only=True)
class Seen:
    """A position from the point of view of the seat to move."""

    game: str
    options: Mapping[str, Any]
    log: list[str]
    seat: int
    source: str

    @property
    def id(self) -> str:
        """A short name, derived from the position."""
        text = json.dumps([self.game, dict(self.options), self.log, self.seat])
        return hashlib.sha256(text.encode()).hexdigest()[:10]

    def position(self) -> Position:
        """Return a whole position that looks like this to its seat; what it cannot know is made up."""
        lines = completed(self.log, self.options, Seeded(0).pick) if self.game == "court" else self.log
        position = Game(self.game, **self.options).origin()
        position.read(lines)
        return position


@dataclass(frozen=True, kw_only=True)
class Puzzle(Seen):
    """A position, its best move, and how hard it is to find.

    `margin` is how much more of the win the answer brings than any other move: by the smaller of two opinions, with
    `sims` simulations. `solved` says how often each level of the ladder finds the answer.
    """

    answer: str
    second: str
    margin: float
    sims: int
    judge: str
    solved: Mapping[str, float]
    rating: int
    reasons: list[Message] = field(default_factory=list)

    def record(self) -> dict[str, Any]:
        """Return the game so far as its seat's record."""
        record = self.position().record(self.seat)
        return check(record | {"log": list(self.log)})


Kind = TypeVar("Kind", bound=Seen)


def load(path: Path, kind: type[Kind]) -> list[Kind]:
    """Return the puzzles, or lots, of a file; none if it does not exist."""
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=kind) for line in path.read_bytes().splitlines()]


def save(path: Path, found: Iterable[Seen]) -> None:
    """Write puzzles or lots to a file, whole or not at all."""
    with filed(path) as file:
        file.writelines(msgspec.json.encode(one).decode() + "\n" for one in found)


# What a second lesson is about: when to stop, what a lot is worth, what is exposed. One has to choose between the two.
THEMES = {"card": {"reveal", "take"}, "board": {"bid", "pass"}, "court": {"send", "ally"}}
COURSE = 5  # positions of a second lesson


@lru_cache(maxsize=3)
def shipped(game: str) -> list[Puzzle]:
    """Return the puzzles of a game that come with Florin, the easiest first.

    >>> all(puzzle.margin >= 0.04 for puzzle in shipped("card"))
    True
    """
    if game not in GAMES:
        raise OptionError("unknown-game", game=game)
    found = load(Path(str(files("florin.puzzles") / f"{game}.jsonl")), Puzzle)
    return sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.id))


def puzzle_of(game: str, puzzle: str) -> Puzzle:
    """Return a puzzle that comes with Florin, by its id."""
    found = next((one for one in shipped(game) if one.id == puzzle), None)
    if found is None:
        raise Error("no-puzzle", puzzle=puzzle)
    return found


def course(game: str) -> list[Puzzle]:
    """Return the positions of a game's second lesson: the easiest puzzles about its theme, each answer in turn.

    >>> [{puzzle.answer.split()[0], puzzle.second.split()[0]} == THEMES["card"] for puzzle in course("card")]
    [True, True, True, True, True]
    """
    verbs = THEMES[game]
    fitting = [one for one in shipped(game) if {one.answer.split()[0], one.second.split()[0]} == verbs]
    by_answer = [[one for one in fitting if one.answer.split()[0] == verb] for verb in sorted(verbs)]
    return [one for pair in zip_longest(*by_answer) for one in pair if one][:COURSE]
