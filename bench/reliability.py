"""How far predicted win shares are from the outcomes: deciles with intervals, the map that corrects them, a plot."""

import math
from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import NamedTuple

from florin.arena.statistics import Mean, student_95
from florin.bots.calibration import FIRST, KNOTS, STAGES, corrected, even_odds, odds, pieces, terms

BINS = 10
FEWEST = 20  # games: if fewer all end alike, their interval is far too narrow
TOLERANCE = 0.02  # a decile whose interval is wholly farther off is not calibrated
STEPS, SETTLED = 50, 1e-9  # max iterations of a fit; stop when no parameter changes by more than this
GENTLEST = 0.05  # the least slope of a map, so that it always rises
IDENTITY = (1.0, 1.0, 0.0) * STAGES + (1.0,) * (len(KNOTS) + 1) + (0.0,)  # the parameters that change nothing
SLOPES = [at for at, value in enumerate(IDENTITY) if value]  # the places of the slopes among the parameters
Fitted = tuple[float, ...]  # the parameters of a map
Kind = tuple[float, float, int]  # share, stage and players of predictions that are alike
PAPER, INK, FAINT, ACCENT = "#f6efe0", "#2b2118", "#cbbfa4", "#8c2f39"


class Row(NamedTuple):
    """One prediction: its game (the cluster), the number of players, the progress of the game, and what came of it.

    The outcome is a win share, or a number with the same mean and less luck.
    """

    game: Hashable
    players: int
    stage: float
    share: float
    outcome: float


class Datum(NamedTuple):
    """Predictions that are alike: their terms except zeros, a fixed part of the log-odds, their number and wins."""

    terms: Sequence[tuple[int, float]]
    offset: float
    number: int
    won: float


class Decile(NamedTuple):
    """The predictions in a tenth of the scale: their mean, and by how much the outcomes were higher."""

    predicted: float
    excess: Mean
    games: int

    @property
    def off(self) -> bool:
        """Whether the interval of the outcomes is wholly more than two points off."""
        return abs(self.excess.value) - self.excess.half > TOLERANCE


def deciles(rows: Iterable[Row]) -> list[Decile | None]:
    """Return the ten deciles; None where too few games have predictions."""
    parts: list[list[Row]] = [[] for _ in range(BINS)]
    for row in rows:
        parts[min(BINS - 1, int(row.share * BINS))].append(row)
    return [decile(part) if len({row.game for row in part}) >= FEWEST else None for part in parts]


def decile(rows: Sequence[Row]) -> Decile:
    predicted = sum(row.share for row in rows) / len(rows)
    excess = mean_of_rows((row.game, row.outcome - row.share) for row in rows)
    return Decile(predicted, excess, len({row.game for row in rows}))


def mean_of_rows(pairs: Iterable[tuple[Hashable, float]]) -> Mean:
    """Return the mean over all rows, with an interval clustered by game.

    Rows count alike, not games: how often a game visits a decile depends on how it ends, so the mean of the games'
    means would be off even for perfect predictions.
    """
    groups: dict[Hashable, list[float]] = defaultdict(list)
    for game, value in pairs:
        groups[game].append(value)
    count, games = sum(map(len, groups.values())), len(groups)
    mean = sum(map(sum, groups.values())) / count
    if games == 1:
        return Mean(mean, math.inf)
    spread = sum((sum(values) - len(values) * mean) ** 2 for values in groups.values())
    return Mean(mean, student_95(games - 1) * math.sqrt(spread * games / (games - 1)) / count)


# -- the map -----------------------------------------------------------------------------------------------------------


def calibrated(rows: Iterable[Row], fitted: Sequence[float]) -> list[Row]:
    """Return the rows as they are with calibrated shares."""
    return [row._replace(share=corrected(row.share, fitted, row.stage, row.players)) for row in rows]


def fit(rows: Sequence[Row], prior: Sequence[float] = IDENTITY, strength: float = 1.0) -> Fitted:
    """Return the parameters that make the outcomes most likely, drawn to a prior that counts as `strength` games.

    The first step is fitted alone, then the second to what it found. Each game counts as one: its rows are not
    independent.
    """
    games = len({row.game for row in rows})
    if not games:
        return tuple(prior)
    pull = strength * len(rows) / (4 * games)
    kinds: dict[Kind, list[float]] = {}
    for row in rows:
        kinds.setdefault((row.share, row.stage, row.players), []).append(row.outcome)
    data = [Datum(nonzero(terms(*kind)), even_odds(kind[2]), len(won), sum(won)) for kind, won in kinds.items()]
    first = rising(data, prior[:FIRST], IDENTITY[:FIRST], pull)
    known = [odds(share, first, stage, players) for share, stage, players in kinds]
    data = [
        Datum(nonzero(pieces(one)), 0.0, len(won), sum(won)) for one, won in zip(known, kinds.values(), strict=True)
    ]
    return (*first, *rising(data, prior[FIRST:], IDENTITY[FIRST:], pull))


def rising(data: Sequence[Datum], prior: Sequence[float], neutral: Sequence[float], pull: float) -> list[float]:
    """Return the minimum of the cross entropy plus the pull to the prior, such that the step rises.

    Slopes that would fall below the least one are held there, and the rest is fitted again.
    """
    slopes, held = [at for at, value in enumerate(neutral) if value], dict[int, float]()
    while True:
        found = newton(data, prior, pull, held)
        low = [at for at in slopes if found[at] < GENTLEST]
        if not low:
            return found
        held |= dict.fromkeys(low, GENTLEST)


def nonzero(row: Iterable[float]) -> list[tuple[int, float]]:
    """Return the terms that are not zero with their places."""
    return [(at, value) for at, value in enumerate(row) if value]


def newton(data: Sequence[Datum], prior: Sequence[float], pull: float, held: dict[int, float]) -> list[float]:
    """Return that minimum with some parameters held, by Newton's method; the cross entropy is convex."""
    size = len(prior)
    found = [held.get(at, value) for at, value in enumerate(prior)]
    free = [at for at in range(size) if at not in held]
    for _ in range(STEPS):
        slope = [pull * (found[at] - prior[at]) for at in range(size)]
        curve = [[pull * (i == j) for j in range(size)] for i in range(size)]
        for row, offset, count, won in data:
            share = 1 / (1 + math.exp(-offset - sum(found[at] * term for at, term in row)))
            error, bend = count * share - won, count * share * (1 - share)
            for i, term in row:
                slope[i] += error * term
                scaled = bend * term
                for j, other in row:
                    curve[i][j] += scaled * other
        matrix = [[curve[i][j] for j in free] for i in free]
        step = solved(matrix, [slope[i] for i in free])
        longest = max(map(abs, step), default=0.0)
        for at, change in zip(free, step, strict=True):
            found[at] -= change / max(1.0, longest)  # a long first step could overshoot
        if longest < SETTLED:
            break
    return found


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations with a symmetric positive definite matrix, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for row in rows[at + 1 :]:
            factor = row[at] / pivot[at]
            for j in range(at, len(row)):
                row[j] -= factor * pivot[j]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        known = sum(rows[at][j] * found[j] for j in range(at + 1, len(rows)))
        found[at] = (rows[at][-1] - known) / rows[at][at]
    return found


# -- the plot ----------------------------------------------------------------------------------------------------------

SIDE, GAP, LEFT, TOP = 140, 42, 44, 44  # pixels: of a panel, between panels, and the margins
Curve = Sequence[Decile | None]


def plot(panels: Mapping[tuple[str, str], tuple[Curve, Curve]]) -> str:
    """Return reliability diagrams as SVG, one row per game and one column per level: before (faint) and after."""
    games, levels = (list(dict.fromkeys(names)) for names in zip(*panels, strict=True))
    width, height = LEFT + len(levels) * (SIDE + GAP), TOP + len(games) * (SIDE + GAP)
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="10" text-anchor="middle" fill="{INK}" role="img">'
        "<title>Predicted and actual win shares, by decile, before and after calibration</title>"
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>'
    )
    for (game, level), (before, after) in panels.items():
        x, y = LEFT + levels.index(level) * (SIDE + GAP), TOP + games.index(game) * (SIDE + GAP)
        text += panel(x, y, f"{game}, {level}", before, after)
    return text + "</svg>\n"


def panel(x: int, y: int, title: str, before: Curve, after: Curve) -> str:
    ticks = "".join(
        f'<text x="{x + share * SIDE:.0f}" y="{y + SIDE + 13}">{share:.0%}</text>'
        f'<text x="{x - 4}" y="{y + SIDE - share * SIDE + 3:.0f}" text-anchor="end">{share:.0%}</text>'
        for share in (0.0, 0.5, 1.0)
    )
    return (
        f'<text x="{x + SIDE // 2}" y="{y - 8}" font-size="12">{title}</text>'
        f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="none" stroke="{FAINT}"/>'
        f'<path d="M{x} {y + SIDE}L{x + SIDE} {y}" stroke="{FAINT}"/>{ticks}'
        f"{points(x, y, before, FAINT)}{points(x, y, after, ACCENT)}"
    )


def points(x: int, y: int, curve: Curve, colour: str) -> str:
    """Return a point with its interval for each decile."""
    text = ""
    for one in curve:
        if one is not None:
            won, half = one.predicted + one.excess.value, min(1.0, one.excess.half)
            across = x + one.predicted * SIDE
            low, high = (y + SIDE - SIDE * min(1.0, max(0.0, won + sign * half)) for sign in (-1, 1))
            at = y + SIDE - SIDE * min(1.0, max(0.0, won))
            text += f'<path d="M{across:.1f} {low:.1f}V{high:.1f}" stroke="{colour}" stroke-width="1.5"/>'
            text += f'<circle cx="{across:.1f}" cy="{at:.1f}" r="2.5" fill="{colour}"/>'
    return text
