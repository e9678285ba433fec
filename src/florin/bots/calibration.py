"""Calibrated win shares: what copies of a bot win where its simulations promise a share.

Simulations play on in styles that are weaker than the bot itself, so their shares are too high or too low in a regular
way. A monotone map per level, game and number of players corrects them: it changes no order, and so no choice. It has
two steps: one depends on the stage of the game, the other bends what the first one found. Its parameters are fitted to
games among copies of the level (bench/calibration.py).
"""

import json
import math
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from florin.view import BoardView, CardView, CourtView, View

FILE = Path(__file__).parent / "weights" / "calibration.json"
EDGE = 0.005  # simulations that all end alike count as if this share of them had not
LEAST = 0.006  # a share that is not certain is shown as 1% to 99%, never as 0 or 100%
STAGES = 5  # from the start to the end of the game: each has two slopes and an offset
FIRST = 3 * STAGES  # parameters of the first step
KNOTS = (-1.5, -0.5, 0.5, 1.5)  # log-odds, those of 18, 38, 62 and 82 %: between them the second step has slopes


@cache
def parameters(game: str, level: str, players: int) -> tuple[float, ...]:
    """Return the fitted parameters of a level, those of the first step for the start of the game first."""
    table: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return tuple(table[game][level][str(players)])


def calibration(level: str, view: View) -> Callable[[float], float]:
    """Return the map from a simulated share to a calibrated one, for all moves in one view."""
    players = view.options["players"]
    fitted, stage = parameters(view.game, level, players), progress(view)
    return lambda share: corrected(share, fitted, stage, players)


def corrected(share: float, fitted: Sequence[float], stage: float, players: int) -> float:
    """Return the calibrated share; it rises with the simulated one as long as the slopes are positive."""
    return LEAST + (1 - 2 * LEAST) / (1 + math.exp(-added(fitted[FIRST:], pieces(odds(share, fitted, stage, players)))))


def odds(share: float, fitted: Sequence[float], stage: float, players: int) -> float:
    """Return the log-odds after the first step."""
    return added(fitted[:FIRST], terms(share, stage, players)) + even_odds(players)


def added(fitted: Sequence[float], terms: Sequence[float]) -> float:
    return sum(weight * term for weight, term in zip(fitted, terms, strict=True))


def terms(share: float, stage: float, players: int) -> list[float]:
    """Return the terms of the log-odds relative to an even share: two slopes and an offset for each stage.

    Between two stages both count, by how near they are.
    """
    inner, even = EDGE + (1 - 2 * EDGE) * share, 1 / players
    rise, fall = math.log(inner / even), math.log((1 - even) / (1 - inner))
    parts = (max(0.0, 1 - abs(stage * (STAGES - 1) - place)) for place in range(STAGES))
    return [part * term for part in parts for term in (rise, fall, 1.0)]


def pieces(odds: float) -> list[float]:
    """Return the terms of the second step: how far the log-odds reach into each piece from 0, and 1 for an offset."""
    ends = (-math.inf, *KNOTS, math.inf)
    return [max(low, min(odds, high)) - max(low, min(0.0, high)) for low, high in pairwise(ends)] + [1.0]


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
