"""A game's book of styles and values, `florin/bots/weights/GAME.json`: read it, write it, and play its styles."""

import json
import random
import re
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import florin
from florin.options import checked, new_state
from florin.rules import rules_of
from florin.search import search_of

FOLDER = Path(florin.__file__).parent / "bots" / "weights"


def load(game: str) -> dict[str, Any]:
    return dict(json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8")))


def save(game: str, book: dict[str, Any]) -> None:
    (FOLDER / f"{game}.json").write_text(as_json(rounded(book)), encoding="utf-8")


def as_json(book: dict[str, Any]) -> str:
    """Return JSON with one row per line, so that diffs show what changed."""
    text = json.dumps(book, indent=1)
    text = re.sub(r"\[[^\[\]{}]*\]", lambda row: " ".join(row[0].split()).replace("[ ", "[").replace(" ]", "]"), text)
    return text + "\n"


def rounded(thing: Any) -> Any:
    """Round to five digits, which are enough and keep the file small."""
    if isinstance(thing, dict):
        return {key: rounded(value) for key, value in thing.items()}
    if isinstance(thing, list):
        return [rounded(value) for value in thing]
    return float(f"{thing:.5g}") if isinstance(thing, float) else thing


class Table:
    """Styles at a table of `players`, which play whole games in the compiled search."""

    def __init__(self, game: str, players: int, rows: Sequence[Sequence[float]], values: Sequence[float] = ()) -> None:
        self.players = players
        self.weights = array("d", [number for row in rows for number in row])
        self.values, beliefs = array("d", values or [0.0] * 64), array("d", [1.0] * players * len(rows))
        self.start = new_state(game, checked(game, {"players": players}), rules_of(game))
        self.engine = search_of(game).engine(self.start, self.weights, self.values, beliefs, len(rows), 99)

    def wins(self, styles: Sequence[int], seed: int, games: int) -> list[float]:
        """Return each seat's sum of win shares."""
        return [sixtieths / 60 for sixtieths in self.engine.contest(styles, seed, 0, games)[0]]

    def share(self, mine: int, fields: Sequence[Sequence[int]], seed: int, games: int) -> float:
        """Return a style's win share against each field of rivals: in every seat, with the same deals."""
        total = 0.0
        for i, rivals in enumerate(fields):
            for seat in range(self.players):
                styles = [*rivals[:seat], mine, *rivals[seat:]]
                total += self.wins(styles, seed + 1_000_003 * i, games)[seat]
        return total / (len(fields) * self.players * games)


def fields_of(rivals: Sequence[int], players: int, count: int, luck: random.Random) -> list[list[int]]:
    """Draw fields of rivals evenly: each style occurs as often as any other."""
    bag: list[int] = []
    while len(bag) < count * (players - 1):
        bag += luck.sample(list(rivals), len(rivals))
    return [bag[i * (players - 1) : (i + 1) * (players - 1)] for i in range(count)]
