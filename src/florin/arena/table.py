"""What a tournament came to, as a table that people read and programs too."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from florin.arena.match import Outcome
from florin.arena.schedule import Tournament
from florin.arena.statistics import Mean, Sprt, clustered, ratings


@dataclass(frozen=True)
class Row:
    """One bot: how many games it played, its share of the wins, its merit if that was asked for, mean rank, mean score,
    rating, and share by seat.
    """

    bot: str
    games: int
    share: Mean
    merit: Mean | None
    rank: Mean
    score: Mean
    rating: Mean
    by_seat: tuple[Mean, ...]


@dataclass(frozen=True)
class Table:
    """All bots, the strongest first; `cross[a][b]` is how often a ended before b in the games that both played."""

    tournament: Tournament
    games: int
    rows: tuple[Row, ...]
    cross: dict[str, dict[str, Mean]]
    failures: tuple[str, ...]

    def as_json(self, test: Sprt | None = None) -> dict[str, Any]:
        """For programs; what is not known, like the interval of a single deal, is null."""
        told = asdict(self)
        if test is not None:
            told["sprt"] = {"low": test.low, "high": test.high, "verdict": test.verdict, "llr": test.llr}
        found: dict[str, Any] = json.loads(json.dumps(told), parse_constant=lambda _: None)
        return found


def table(tournament: Tournament, outcomes: Sequence[Outcome]) -> Table:
    """The table of a tournament's outcomes; their order does not matter."""
    outcomes = sorted(outcomes, key=lambda o: (o.match.deal, o.match.lineup, o.match.rotation))
    bots = [bot for bot in tournament.bots if any(bot in outcome.match.seats for outcome in outcomes)]
    rated = ratings(outcomes, bots, tournament.seed)
    rows = sorted((row(tournament, outcomes, bot, rated[bot]) for bot in bots), key=lambda r: -r.share.value)
    cross = {a: {b: before(outcomes, a, b) for b in bots if b != a} for a in bots}
    failures = tuple(failure for outcome in outcomes for failure in outcome.failures)
    return Table(tournament, len(outcomes), tuple(rows), cross, failures)


def row(tournament: Tournament, outcomes: Sequence[Outcome], bot: str, rating: Mean) -> Row:
    seats = [(o, seat) for o in outcomes for seat, name in enumerate(o.match.seats) if name == bot]

    def mean(pick: str, chosen: Sequence[tuple[Outcome, int]]) -> Mean:
        return clustered((o.match.deal, getattr(o, pick)[seat]) for o, seat in chosen)

    by_seat = tuple(mean("shares", [pair for pair in seats if pair[1] == seat]) for seat in range(tournament.players))
    share, rank, score = (mean(pick, seats) for pick in ("shares", "ranks", "scores"))
    merit = mean("merits", seats) if tournament.merit else None
    return Row(bot, len(seats), share, merit, rank, score, rating, by_seat)


def before(outcomes: Sequence[Outcome], a: str, b: str) -> Mean:
    """How often a ended before b, a tie counting half."""
    found = []
    for o in outcomes:
        ours = [rank for name, rank in zip(o.match.seats, o.ranks, strict=True) if name == a]
        theirs = [rank for name, rank in zip(o.match.seats, o.ranks, strict=True) if name == b]
        found += [(o.match.deal, (mine < his) + (mine == his) / 2) for mine in ours for his in theirs]
    return clustered(found)
