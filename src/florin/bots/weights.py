"""The tuned weights and learned values, one file per game (see bench/tune.py)."""

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
RIVALS = ("apprentice", "merchant", *PERSONAS, "thinker")  # the styles that a searching bot considers for its rivals
PLANNERS = ("plan-always", "plan-swing", "plan-large-swing", "plan-behind", "plan-thrice")  # at court also these
WHIMS = 0.25  # temper of a thinker relative to a merchant: a searching player looks like an erratic merchant


@cache
def table(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    return found


@cache
def style_rows(game: str, players: int, styles: Sequence[str]) -> "array[float]":
    """Return the weights of these styles, one row per style."""
    rows = table(game)["styles"]
    found = array("d")
    for style in styles:
        temper, *others = rows["merchant" if style == "thinker" else style][str(players)]
        found.extend([temper * WHIMS if style == "thinker" else temper, *others])
    return found


def rivals(game: str) -> tuple[str, ...]:
    """Return the styles in which a rival may play."""
    return (*RIVALS, *PLANNERS) if game == "court" else RIVALS


@cache
def values(game: str, players: int) -> "array[float]":
    """Return the parameters of the estimate at the end of a day."""
    return array("d", table(game)["values"][str(players)])
