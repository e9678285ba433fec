"""How strong the bots are, as docs/strength.md tells it: one resumable command.

    python -m bench.strength            plays what is missing and writes docs/strength.md
    python -m bench.strength --only card --minutes 20

Budgets are in simulations, about an eighth of what the bots take by the clock; results are kept in bench/results, so
that an interrupted run goes on. A row is the challenger in one seat against copies of another bot, every seat rotation
of the same deals; even is 1 / players. In the card game luck is large and most steps are small: there merits count, the
win share with the luck of the draw taken out (florin/arena/merit.py).
"""

import argparse
import sys
import time
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from florin.arena import Outcome, Tournament, run
from florin.arena.report import percent
from florin.arena.run import executor, read_log
from florin.arena.statistics import Mean, Sprt, clustered
from florin.bots import PERSONAS

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
PAGE = ROOT / "docs" / "strength.md"
MORE = 0.06  # a row that is only to be above even is tested against so much more
STEP = 1000  # games, where a step is smaller than that
EIGHTH = {"card": 4000, "board": 1200, "court": 800}  # simulations: an eighth of a banker's
BANKER = {game: f"banker:sims={sims}" for game, sims in EIGHTH.items()}
FULL = {game: f"banker:sims={8 * sims}" for game, sims in EIGHTH.items()}
MAGNIFICO = {"card": "magnifico:sims=24000", "board": "magnifico:sims=6000", "court": "magnifico:sims=4000"}


@dataclass(frozen=True)
class Row:
    """One line of the page: who plays whom, and the share of the wins that was promised (None: above even)."""

    game: str
    players: int
    challenger: str
    field: str
    goal: float | None
    games: int = 400
    least: int | None = None  # games, after which a sequential test may end a row that is dear and has no goal

    @property
    def merit(self) -> bool:
        return self.game == "card" and "sims" in self.challenger

    @property
    def target(self) -> float:
        return self.goal or 1 / self.players

    @property
    def out(self) -> Path:
        name = "-".join([self.game, f"{self.players}p", self.challenger, self.field])
        return RESULTS / (name.replace(":", "_").replace("=", "_") + ".jsonl")


def rows() -> list[Row]:
    """Every step of the ladder, cheap ones first."""
    found = []
    goal: float | None
    for game, players, apprentice, merchant in (
        ("court", 2, 0.90, 0.75),
        ("card", 4, 0.75, 0.45),
        ("board", 4, 0.75, 0.50),
        ("card", 2, None, None),
        ("board", 3, None, None),
        ("board", 6, None, None),
    ):
        found.append(Row(game, players, "apprentice", "garzone", apprentice))
        found.append(Row(game, players, "merchant", "apprentice", merchant))
    for game, players, goal in (("court", 2, 0.70), ("card", 4, 0.35), ("board", 4, 0.45)):
        found.append(Row(game, players, BANKER[game], "merchant", goal))
    found.append(Row("court", 2, MAGNIFICO["court"], BANKER["court"], 0.60))
    found.append(Row("board", 4, MAGNIFICO["board"], BANKER["board"], None, least=100))
    found.append(Row("card", 4, MAGNIFICO["card"], BANKER["card"], None, STEP))
    for game, players, least in (("card", 2, None), ("board", 3, None), ("board", 6, 100)):
        found.append(Row(game, players, BANKER[game], "merchant", None, least=least))
    for game, players, least in (("court", 2, None), ("board", 4, None), ("card", 4, 200)):
        found += [Row(game, players, BANKER[game], persona, None, least=least) for persona in PERSONAS]
    for game, players, least in (("court", 2, 100), ("board", 4, 100), ("card", 4, 32)):
        found.append(Row(game, players, FULL[game], "merchant", None, least=least))
    for game, players, least in (("card", 2, 100), ("board", 3, 100), ("board", 6, 48)):
        found.append(Row(game, players, MAGNIFICO[game], BANKER[game], None, least=least))
    return found


def tournament(row: Row) -> Tournament:
    return Tournament(row.game, (row.challenger, row.field), row.players, row.games, seed=2026, merit=row.merit)


def known(row: Row) -> list[Outcome]:
    """What has been played of a row, in order."""
    outcomes = read_log(tournament(row), row.out)
    return [outcomes[place] for place in sorted(outcomes, key=lambda place: place[1:])]


def play(row: Row, until: float) -> None:
    """Plays a row, or as much of it as there is time for."""
    RESULTS.mkdir(exist_ok=True)
    test = test_of(row)
    started, played = time.monotonic(), 0

    def done(deal: list[Outcome]) -> bool:
        nonlocal played
        played += len(deal)
        test.add(clustered(shares(deal, row.challenger)).value)
        if sys.stderr.isatty():
            mean = sum(test.shares) / len(test.shares)
            print(f"\r{row.out.stem}: {played} games, {mean:.3f}   ", end="", file=sys.stderr, flush=True)
        decided = row.least is not None and played >= row.least and test.verdict is not None
        return decided or time.monotonic() > until

    with executor() as pool:
        outcomes = run(tournament(row), pool, row.out, done)
    print(f"{row.out.stem}: {len(outcomes)} games in {time.monotonic() - started:.0f} s", file=sys.stderr)


def shares(outcomes: list[Outcome], bot: str, *, told: str = "told") -> list[tuple[int, float]]:
    seats = [(o, seat) for o in outcomes for seat, name in enumerate(o.match.seats) if name == bot]
    return [(o.match.deal, getattr(o, told)[seat]) for o, seat in seats]


def test_of(row: Row) -> Sprt:
    return Sprt(1 / row.players, 1 / row.players + MORE)


def verdict(row: Row, outcomes: list[Outcome], mean: Mean) -> str:
    if row.goal is None:
        test = test_of(row)
        for _, deal in groupby(outcomes, lambda outcome: outcome.match.deal):
            test.add(clustered(shares(list(deal), row.challenger)).value)
        even = "even by the test" if test.verdict == "low" else "not decided"
        return "above even" if mean.low > row.target else "below even" if mean.high < row.target else even
    found = "reached" if mean.value >= row.goal else f"not reached ({row.goal:.0%})"
    return found if len(outcomes) >= row.games else f"{found} so far"


def line(row: Row, outcomes: list[Outcome]) -> str:
    mean, won = (clustered(shares(outcomes, row.challenger, told=told)) for told in ("told", "shares"))
    share, merit = percent(won), percent(mean) if row.merit else ""
    goal = f"≥ {row.goal:.0%}" if row.goal else "above even"
    return (
        f"| {row.game} {row.players}p | `{row.challenger}` | {row.players - 1} `{row.field}` | {share} | {merit} "
        f"| {1 / row.players:.1%} | {goal} | {verdict(row, outcomes, mean)} | {len(outcomes)} |"
    )


def write_page(lines: list[str]) -> None:
    head = (PAGE.read_text(encoding="utf-8") if PAGE.exists() else "# Strength\n").split("<!-- table -->")[0].rstrip()
    table = [
        "| game | bot | against | win share, 95 % | merit | even | goal | | games |",
        "|---|---|---|---|---|---|---|---|---|",
        *lines,
    ]
    PAGE.write_text(head + "\n\n<!-- table -->\n" + "\n".join(table) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="rows whose name contains this")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so long; call again to go on")
    parser.add_argument("--page", action="store_true", help="play nothing, write the page from what is there")
    chosen = parser.parse_args()
    until = time.monotonic() + 60 * chosen.minutes
    try:
        for row in rows():
            if chosen.only in row.out.stem and not chosen.page and time.monotonic() < until:
                play(row, until)
    except KeyboardInterrupt:
        sys.exit(130)
    finally:
        write_page([line(row, known(row)) for row in rows() if row.out.exists()])


if __name__ == "__main__":
    main()
