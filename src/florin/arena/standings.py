"""Tournament results as a table, for people and for programs."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from florin.arena.match import Outcome
from florin.arena.schedule import Tournament
from florin.arena.statistics import Mean, Sprt, clustered, ratings


@dataclass(frozen=True)
class Row:
    """One bot: number of games, win share, draws (games in which it shared the win), merit if it was requested, mean
    rank, mean score, rating, and win share by seat.
    """

    bot: str
    games: int
    share: Mean
    draws: Mean
    merit: Mean | None
    rank: Mean
    score: Mean
    rating: Mean
    by_seat: tuple[Mean, ...]


@dataclass(frozen=True)
class Standings:
    """All bots, the strongest first; `cross[a][b]` is how often a finished ahead of b in the games both played."""

    tournament: Tournament
    games: int
    rows: tuple[Row, ...]
    cross: dict[str, dict[str, Mean]]
    failures: tuple[str, ...]

    def as_json(self, test: Sprt | None = None) -> dict[str, Any]:
        """Return the standings for programs; unknown values, like the interval of a single deal, are null."""
        document = asdict(self)
        if test is not None:
            document["sprt"] = {"low": test.low, "high": test.high, "verdict": test.verdict, "llr": test.llr}
        found: dict[str, Any] = json.loads(json.dumps(document), parse_constant=lambda _: None)
        return found


def standings(tournament: Tournament, outcomes: Sequence[Outcome]) -> Standings:
    """Compute the standings from a tournament's outcomes, in any order."""
    outcomes = sorted(outcomes, key=lambda o: (o.match.deal, o.match.lineup, o.match.rotation))
    bots = [bot for bot in tournament.bots if any(bot in outcome.match.seats for outcome in outcomes)]
    rated = ratings(outcomes, bots, tournament.seed)
    rows = sorted((row(tournament, outcomes, bot, rated[bot]) for bot in bots), key=lambda r: -r.share.value)
    cross = {a: {b: ahead(outcomes, a, b) for b in bots if b != a} for a in bots}
    failures = tuple(failure for outcome in outcomes for failure in outcome.failures)
    return Standings(tournament, len(outcomes), tuple(rows), cross, failures)


def row(tournament: Tournament, outcomes: Sequence[Outcome], bot: str, rating: Mean) -> Row:
    seats = [(o, seat) for o in outcomes for seat, name in enumerate(o.match.seats) if name == bot]

    def mean(pick: str, chosen: Sequence[tuple[Outcome, int]]) -> Mean:
        return clustered((o.match.deal, getattr(o, pick)[seat]) for o, seat in chosen)

    by_seat = tuple(mean("shares", [pair for pair in seats if pair[1] == seat]) for seat in range(tournament.players))
    share, draws, rank, score = (mean(pick, seats) for pick in ("shares", "draws", "ranks", "scores"))
    merit = mean("merits", seats) if tournament.merit else None
    return Row(bot, len(seats), share, draws, merit, rank, score, rating, by_seat)


def ahead(outcomes: Sequence[Outcome], a: str, b: str) -> Mean:
    """Return how often a finished ahead of b; a tie counts half."""
    found = []
    for o in outcomes:
        ours = [rank for name, rank in zip(o.match.seats, o.ranks, strict=True) if name == a]
        theirs = [rank for name, rank in zip(o.match.seats, o.ranks, strict=True) if name == b]
        found += [(o.match.deal, (our < their) + (our == their) / 2) for our in ours for their in theirs]
    return clustered(found)
