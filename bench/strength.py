"""The strength of the bots, as shown in docs/strength.md: one resumable command.

    python -m bench.strength            plays the missing games and writes docs/strength.md
    python -m bench.strength --only card --minutes 20

Budgets are in simulations, about an eighth of those that the bots make in their default time. Results are kept in
bench/results, so that an interrupted run resumes. A row is the challenger in one seat against copies of another bot, in
every seat rotation of the same deals; an even share is 1 / players. In the card game luck is large and most differences
are small, so merits count there: the win share without the luck of the draw (florin/reviewing/merit.py).
"""

import argparse
import sys
import time
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import dropwhile, groupby
from pathlib import Path
from typing import ClassVar

from florin.arena import Outcome, Tournament, run
from florin.arena.cli import progress
from florin.arena.report import percent
from florin.arena.runner import executor, read_log
from florin.arena.statistics import Mean, Sprt, clustered
from florin.bots import PERSONAS

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
PAGE = ROOT / "docs" / "strength.md"
MORE = 0.06  # margin: a row that must only be above even is tested against even plus this
STEP = 1000  # games of a row with a smaller difference
EIGHTH = {"card": 4000, "board": 1200, "court": 800}  # simulations: an eighth of a banker's
BANKER = {game: f"banker:sims={sims}" for game, sims in EIGHTH.items()}
FULL = {game: f"banker:sims={8 * sims}" for game, sims in EIGHTH.items()}
MAGNIFICO = {"card": "magnifico:sims=24000", "board": "magnifico:sims=6000", "court": "magnifico:sims=4000"}
BUDGETS = {"banker": BANKER, "magnifico": MAGNIFICO}
TWO_SECONDS = "magnifico:sims=64000"  # at court: what its default time gives on one core, in the mean of its moves
PLANNER = "exploit-plan"  # who plans whenever that is legal (K-7)


@dataclass(frozen=True)
class Row:
    """One line of the page: the bots, and the win share to reach (None: above even)."""

    game: str
    players: int
    challenger: str
    field: str
    goal: float | None
    games: int = 400
    least: int | None = None  # games after which a sequential test may end an expensive row without a goal
    seed: int = 2026
    deals: ClassVar[int | None] = None  # played at a time; None for enough to keep all cores busy

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

    def decided(self, outcomes: list[Outcome]) -> bool:
        """Return whether these games decide the row, so that it may end before its last game."""
        return self.least is not None and len(outcomes) >= self.least and tested(self, outcomes).verdict is not None


def rows() -> list[Row]:
    """Return every step of the ladder, cheap ones first."""
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
    for challenger, goal in (("merchant", 0.50), (BANKER["court"], 0.65), (TWO_SECONDS, 0.80)):
        found.append(Row("court", 2, challenger, PLANNER, goal, 200))
    return found


def tournament(row: Row) -> Tournament:
    return Tournament(row.game, (row.challenger, row.field), row.players, row.games, row.seed, merit=row.merit)


def known(row: Row) -> list[Outcome]:
    """Return the outcomes played so far for a row, in order."""
    if not row.out.exists():
        return []
    outcomes = read_log(tournament(row), row.out)
    return [outcomes[place] for place in sorted(outcomes, key=lambda place: place[1:])]


def play(row: Row, pool: Executor, until: float, number: str = "") -> None:
    """Play a row, or as much of it as the time allows, with a progress bar."""
    row.out.parent.mkdir(exist_ok=True)
    started, found = time.monotonic(), list[Outcome]()

    with progress(number + row.out.stem, row.games) as advance:

        def done(deal: list[Outcome]) -> bool:
            found.extend(deal)
            advance(len(deal))
            return row.decided(found) or time.monotonic() > until

        outcomes = run(tournament(row), pool, row.out, done, row.deals)
    print(f"{number}{row.out.stem}: {len(outcomes)} games in {time.monotonic() - started:.0f} s", file=sys.stderr)


def shares(outcomes: list[Outcome], bot: str, *, by: str = "strengths") -> list[tuple[int, float]]:
    """Return a bot's results with their deals, by merit where there is one, or by win share."""
    seats = [(o, seat) for o in outcomes for seat, name in enumerate(o.match.seats) if name == bot]
    return [(o.match.deal, getattr(o, by)[seat]) for o, seat in seats]


def tested(row: Row, outcomes: list[Outcome]) -> Sprt:
    """Return the sequential test between even and MORE after some games."""
    test = Sprt(1 / row.players, 1 / row.players + MORE)
    for _, deal in groupby(outcomes, lambda outcome: outcome.match.deal):
        test.add(clustered(shares(list(deal), row.challenger)).value)
    return test


def verdict(row: Row, outcomes: list[Outcome], mean: Mean) -> str:
    if row.goal is None:
        even = "even by the test" if tested(row, outcomes).verdict == "low" else "not decided"
        return "above even" if mean.low > row.target else "below even" if mean.high < row.target else even
    found = "reached" if mean.value >= row.goal else f"not reached ({row.goal:.0%})"
    return found if len(outcomes) >= row.games else f"{found} so far"


def line(row: Row, outcomes: list[Outcome]) -> str:
    mean, won = (clustered(shares(outcomes, row.challenger, by=by)) for by in ("strengths", "shares"))
    share, merit = percent(won), percent(mean) if row.merit else ""
    goal = f"≥ {row.goal:.0%}" if row.goal else "above even"
    return (
        f"| {row.game} {row.players}p | `{row.challenger}` | {row.players - 1} `{row.field}` | {share} | {merit} "
        f"| {1 / row.players:.1%} | {goal} | {verdict(row, outcomes, mean)} | {len(outcomes)} |"
    )


def write_table(name: str, lines: list[str], page: Path | None = None) -> None:
    """Write a table into a page, after the comment with its name; the rest of the page stays as it is."""
    page = page or PAGE
    head, mark, rest = page.read_text(encoding="utf-8").partition(f"<!-- {name} -->\n")
    assert mark, f"{page.name} has no place for the table {name}"
    after = dropwhile(lambda text: text.startswith("|"), rest.splitlines(keepends=True))
    page.write_text(head + mark + "".join(f"{text}\n" for text in lines) + "".join(after), encoding="utf-8")


def write_page() -> None:
    """Write the ladder from the results so far."""
    heads = [
        "| game | bot | against | win share, 95% | merit | even | goal | result | games |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    write_table("table", heads + [line(row, known(row)) for row in rows() if row.out.exists()])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="play only rows whose name contains this")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after this time; call again to resume")
    parser.add_argument("--workers", type=int, help="processes; as many as there are cores if not given")
    parser.add_argument("--page", action="store_true", help="play nothing, write the page from the results so far")
    chosen = parser.parse_args()
    until = time.monotonic() + 60 * chosen.minutes
    try:
        with executor(workers=chosen.workers) as pool:
            for row in rows():
                if chosen.only in row.out.stem and not chosen.page and time.monotonic() < until:
                    play(row, pool, until)
    except KeyboardInterrupt:
        sys.exit(130)
    finally:
        write_page()


if __name__ == "__main__":
    main()
