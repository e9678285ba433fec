"""Honest numbers: means with intervals clustered by deal, Plackett-Luce ratings with a bootstrap, a sequential test."""

import math
import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from florin.arena.match import Outcome

NORMAL_95 = 1.96


@dataclass(frozen=True)
class Mean:
    """A mean and the half-width of its 95 % interval."""

    value: float
    half: float

    @property
    def low(self) -> float:
        return self.value - self.half

    @property
    def high(self) -> float:
        return self.value + self.half


def clustered(pairs: Iterable[tuple[int, float]]) -> Mean:
    """The mean of values that come in clusters: a deal's games are not independent, so the deals' means count."""
    groups: dict[int, list[float]] = defaultdict(list)
    for cluster, value in pairs:
        groups[cluster].append(value)
    means = [sum(values) / len(values) for values in groups.values()]
    if not means:
        return Mean(math.nan, math.nan)
    mean = sum(means) / len(means)
    if len(means) == 1:
        return Mean(mean, math.inf)
    variance = sum((value - mean) ** 2 for value in means) / (len(means) - 1)
    return Mean(mean, NORMAL_95 * math.sqrt(variance / len(means)))


Ranking = tuple[tuple[str, float], ...]  # bots with their ranks in one game


def ranking(outcome: Outcome) -> Ranking:
    return tuple(zip(outcome.match.seats, outcome.ranks, strict=True))


def plackett_luce(rankings: Sequence[Ranking], bots: Sequence[str], rounds: int = 60) -> dict[str, float]:
    """Ratings on a scale like Elo's (400 points are ten to one), their mean 0, by Hunter's MM algorithm.

    A tie counts as half a game in either order; a little is added so that a bot that never wins has a rating too.
    """
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(rounds):
        wins = dict.fromkeys(bots, 0.5)
        load = {bot: 1.0 / (strength[bot] + 1.0) for bot in bots}
        for game in rankings:
            left = sorted(game, key=lambda seat: seat[1])
            for at in range(len(left) - 1):
                total = sum(strength[bot] for bot, _ in left[at:])
                tied = [bot for bot, rank in left[at:] if rank == left[at][1]]
                for bot in tied:
                    wins[bot] += 1 / len(tied)
                for bot, _ in left[at:]:
                    load[bot] += 1 / total
        strength = {bot: wins[bot] / load[bot] for bot in bots}
    logs = {bot: 400 * math.log10(strength[bot]) for bot in bots}
    centre = sum(logs.values()) / len(logs)
    return {bot: value - centre for bot, value in logs.items()}


def ratings(outcomes: Sequence[Outcome], bots: Sequence[str], seed: int = 0, draws: int = 50) -> dict[str, Mean]:
    """Each bot's rating with a 95 % interval from a bootstrap over deals."""
    games: dict[int, list[Ranking]] = defaultdict(list)
    for outcome in outcomes:
        games[outcome.match.deal].append(ranking(outcome))
    deals = list(games.values())
    middle = plackett_luce([game for deal in deals for game in deal], bots)
    luck = random.Random(seed)
    drawn = [
        plackett_luce([game for deal in luck.choices(deals, k=len(deals)) for game in deal], bots, 25)
        for _ in range(draws)
    ]
    spread = {bot: math.sqrt(sum((sample[bot] - middle[bot]) ** 2 for sample in drawn) / draws) for bot in bots}
    return {bot: Mean(middle[bot], NORMAL_95 * spread[bot]) for bot in bots}


class Sprt:
    """Wald's test of a win share, deal by deal: is it rather `low` or `high`? Errors of 5 % either way.

    A deal's mean share is taken as normal with the variance seen so far, as in tests of chess engines.
    """

    BOUND = math.log(0.95 / 0.05)

    def __init__(self, low: float, high: float) -> None:
        self.low, self.high = low, high
        self.shares: list[float] = []

    def add(self, share: float) -> None:
        self.shares.append(share)

    @property
    def llr(self) -> float:
        n = len(self.shares)
        if n < 8:
            return 0.0
        mean = sum(self.shares) / n
        variance = sum((share - mean) ** 2 for share in self.shares) / (n - 1)
        if variance == 0:
            return math.inf if mean > (self.low + self.high) / 2 else -math.inf
        return n * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)

    @property
    def verdict(self) -> str | None:
        """ "high" or "low" when it is decided."""
        if abs(self.llr) < self.BOUND:
            return None
        return "high" if self.llr > 0 else "low"
