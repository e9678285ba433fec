"""Calibrated win shares: what copies of a bot win where its simulations promise a share.

Simulations play on in styles that are weaker than the bot itself, so their shares are too high or too low in a regular
way. A monotone map per level, game and number of players corrects them: it changes no order, and so no choice. Its
parameters are fitted to games among copies of the level (bench/calibration.py).
"""

import json
import math
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from florin.view import BoardView, CardView, CourtView, View

FILE = Path(__file__).parent / "weights" / "calibration.json"
EDGE = 0.005  # simulations that all end alike count as if this share of them had not
LEAST = 0.006  # a share that is not certain is shown as 1 % to 99 %, never as 0 or 100 %
TERMS = 3  # parameters at the start of the game, and as many at its end


@cache
def parameters(game: str, level: str, players: int) -> tuple[float, ...]:
    """Return the fitted parameters of a level, first those for the start of the game, then those for its end."""
    table: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return tuple(table[game][level][str(players)])


def calibration(level: str, view: View) -> Callable[[float], float]:
    """Return the map from a simulated share to a calibrated one, for all moves in one view."""
    players = view.options["players"]
    fitted, stage = parameters(view.game, level, players), progress(view)
    return lambda share: corrected(share, fitted, stage, players)


def corrected(share: float, fitted: Sequence[float], stage: float, players: int) -> float:
    """Return the calibrated share; it rises with the simulated one as long as the slopes are positive."""
    odds = sum(weight * term for weight, term in zip(fitted, terms(share, stage, players), strict=True))
    return LEAST + (1 - 2 * LEAST) / (1 + math.exp(-odds - even_odds(players)))


def terms(share: float, stage: float, players: int) -> tuple[float, ...]:
    """Return the terms of the log-odds relative to an even share: two slopes and an offset, early and late."""
    inner, even = EDGE + (1 - 2 * EDGE) * share, 1 / players
    rise, fall = math.log(inner / even), math.log((1 - even) / (1 - inner))
    early = 1 - stage
    return early * rise, early * fall, early, stage * rise, stage * fall, stage


def even_odds(players: int) -> float:
    """Return the log-odds of an even share."""
    return -math.log(players - 1)


def progress(view: View) -> float:
    """Return which part of the game is over, between 0 and 1."""
    if isinstance(view, CardView):
        return (view.day - 1 + sum(view.loads) / (view.capacity * len(view.loads))) / view.last_day
    if isinstance(view, BoardView):
        return (view.round - 1 + sum(map(len, view.holds)) / (view.capacity * len(view.holds))) / view.last_round
    assert isinstance(view, CourtView)
    played = sum(len(pile.cards) for pile in view.piles) + sum(map(len, view.eliminated))
    return played / (played + sum(view.decks) + sum(view.hands))
