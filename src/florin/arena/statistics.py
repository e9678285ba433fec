"""Statistics: means with intervals clustered by deal, Plackett-Luce ratings with a bootstrap, a sequential test."""

import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, permutations, product

from florin.arena.match import Outcome

NORMAL_95 = 1.96
MOST_ROUNDS, SETTLED = 1000, 1e-5  # max iterations; stop when no log strength changes by more than this


@dataclass(frozen=True)
class Mean:
    """A mean and the half-width of its 95% interval."""

    value: float
    half: float

    @property
    def low(self) -> float:
        return self.value - self.half

    @property
    def high(self) -> float:
        return self.value + self.half


def clustered(pairs: Iterable[tuple[int, float]]) -> Mean:
    """Return the mean of clustered values: the games of a deal are not independent, so only the deals' means count."""
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
    return Mean(mean, student_95(len(means) - 1) * math.sqrt(variance / len(means)))


def student_95(freedom: int) -> float:
    """Return the half-width of a 95% interval in estimated standard errors (Student's t).

    Uses Fisher's series (Abramowitz and Stegun 26.7.5), correct to two digits from three degrees of freedom.
    """
    if freedom < 3:
        return (12.706, 4.303)[freedom - 1]
    z = NORMAL_95
    return z + (
        (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


Order = tuple[str, ...]  # the bots of one game, best first
Orders = Mapping[Order, float]  # how often each order occurred


def orders(outcome: Outcome) -> Orders:
    """Return the order in which a game's bots finished. A tie counts in every order; together they weigh one game."""
    ranked = sorted(zip(outcome.ranks, outcome.match.seats, strict=True))
    groups = [[bot for _, bot in group] for _, group in groupby(ranked, key=lambda pair: pair[0])]
    ways = [sum(way, ()) for way in product(*(permutations(group) for group in groups))]
    return {way: count / len(ways) for way, count in Counter(ways).items()}


def together(games: Iterable[Orders]) -> Orders:
    total: defaultdict[Order, float] = defaultdict(float)
    for game in games:
        for order, times in game.items():
            total[order] += times
    return total


def plackett_luce(played: Orders, bots: Sequence[str]) -> dict[str, float]:
    """Return ratings with mean 0 on an Elo-like scale (400 points are ten to one), by Hunter's MM algorithm.

    A small prior gives a rating even to a bot that never wins.
    """
    strength, change = dict.fromkeys(bots, 1.0), math.inf
    wins = dict.fromkeys(bots, 0.5)
    for order, times in played.items():
        for bot in order[:-1]:
            wins[bot] += times
    for _ in range(MOST_ROUNDS):
        load = {bot: 1.0 / (strength[bot] + 1.0) for bot in bots}
        for order, times in played.items():
            left = sum(strength[bot] for bot in order)
            passed = 0.0  # added to the load of every bot that is still left
            for bot in order[:-1]:
                passed += times / left
                load[bot] += passed
                left -= strength[bot]
            load[order[-1]] += passed
        found = {bot: wins[bot] / load[bot] for bot in bots}
        change = max(abs(math.log(found[bot] / strength[bot])) for bot in bots)
        strength = found
        if change < SETTLED:
            break
    logs = {bot: 400 * math.log10(strength[bot]) for bot in bots}
    centre = sum(logs.values()) / len(logs)
    return {bot: value - centre for bot, value in logs.items()}


def ratings(outcomes: Sequence[Outcome], bots: Sequence[str], seed: int = 0, draws: int = 100) -> dict[str, Mean]:
    """Return each bot's rating with a 95% interval from a bootstrap over deals."""
    games: dict[int, list[Orders]] = defaultdict(list)
    for outcome in outcomes:
        games[outcome.match.deal].append(orders(outcome))
    deals = [together(deal) for deal in games.values()]
    middle = plackett_luce(together(deals), bots)
    if len(deals) == 1:
        return {bot: Mean(middle[bot], math.inf) for bot in bots}
    luck = random.Random(seed)
    drawn = [plackett_luce(together(luck.choices(deals, k=len(deals))), bots) for _ in range(draws)]
    spread = {bot: math.sqrt(sum((sample[bot] - middle[bot]) ** 2 for sample in drawn) / draws) for bot in bots}
    return {bot: Mean(middle[bot], NORMAL_95 * spread[bot]) for bot in bots}


class Sprt:
    """Wald's sequential test of a win share, deal by deal: `low` or `high`? Both error rates are 5%.

    A deal's mean share is assumed normal with the variance seen so far, as in tests of chess engines.
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
        """The decision, "high" or "low"; None while it is open."""
        if abs(self.llr) < self.BOUND:
            return None
        return "high" if self.llr > 0 else "low"
