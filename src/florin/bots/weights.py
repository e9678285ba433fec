"""The tuned weights and learned values that ship with Florin, a file a game (see bench/tune.py)."""

import json
from array import array
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "weights"
LEVELS = ("garzone", "apprentice", "merchant")
PERSONAS = ("hoarder", "racer", "spoiler", "gambler", "miser")
STYLES = LEVELS + PERSONAS
RIVALS = ("apprentice", "merchant", *PERSONAS, "thinker")  # what a searching bot thinks its rivals may be
WHIMS = 0.25  # who thinks for himself plays like a merchant with whims, as far as one can tell: of lower temper


@cache
def table(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    return found


@cache
def style_rows(game: str, players: int, styles: Sequence[str]) -> "array[float]":
    """The weights of these styles, a row each."""
    rows = table(game)["styles"]
    found = array("d")
    for style in styles:
        temper, *others = rows["merchant" if style == "thinker" else style][str(players)]
        found.extend([temper * WHIMS if style == "thinker" else temper, *others])
    return found


@cache
def values(game: str, players: int) -> "array[float]":
    """The parameters of the estimate at a day's end."""
    return array("d", table(game)["values"][str(players)])


def terms(game: str) -> tuple[str, ...]:
    """The names of the terms that a move's worth is made of."""
    return tuple(table(game)["terms"])
