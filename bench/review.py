"""Measure what reviews are worth: one resumable command for each question.

    python -m bench.review identity --games 1000    do the accounts of random games add up, for every number of players?
    python -m bench.review cards --games 10000      are the cards worth nothing on average between unequal bots?
    python -m bench.review blunders --games 100     is a planted blunder listed first?
    python -m bench.review strong --games 100       how often are magnifico's moves called mistakes or blunders?
    python -m bench.review calibration --games 1000 does the judge's win probability come true?
    python -m bench.review agreement --games 200    do two reviews agree, and with one that looks deeper?
    python -m bench.review foresight --games 100    does a tree search foretell strong games better?
    python -m bench.review times                    how long does a review take?
    python -m bench.review page                     write the model card, docs/review.md and docs/judge.svg
    python -m bench.review all                      ask everything, and write the model card

--game and --players choose one kind of game, --sims the budget. Results are in bench/results/review, so that an
interrupted run resumes; the names of the files have the judge and the budget. The model card is written from what is
there, each answer with the version of the judge that it is about. In identity, cards and calibration no moves are
graded: these answers depend on the estimates alone, and carry their version.
"""

import argparse
import time
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import florin
from bench import reliability, results_file, strength
from bench.review_questions import QUESTIONS, Row, predictions
from florin.arena.runner import executor
from florin.options import PLAYERS

RESULTS = strength.RESULTS / "review"
PAGE = strength.ROOT / "docs" / "review.md"
PLOT = PAGE.with_name("judge.svg")
SIMS = {
    "identity": 1,
    "cards": 16,
    "blunders": 2000,
    "strong": 2000,
    "calibration": 1000,
    "agreement": 2000,
    "foresight": 256,
    "times": 2000,
}


@dataclass(frozen=True)
class Series:
    """The games that answer a question for a kind of game at a budget, with a version of the judge."""

    question: str
    game: str
    players: int
    sims: int
    judge: str

    @property
    def heading(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def out(self) -> Path:
        return RESULTS / f"{self.question}-{self.game}-{self.players}p-{self.judge}-{self.sims}.jsonl"

    def played(self, number: int) -> dict[str, Any]:
        game = florin.game(self.game, players=self.players)
        return {"number": number, **QUESTIONS[self.question].row(game, self.sims, number)}

    def rows(self) -> list[Row]:
        return [row for _, row in sorted(results_file.known(self.out, self.heading).items())]


def all_series(question: str, sims: int | None = None) -> list[Series]:
    budget = sims or SIMS[question]
    judge = QUESTIONS[question].judge
    return [Series(question, game, players, budget, judge) for game in PLAYERS for players in PLAYERS[game]]


def newest(series: Series) -> Series:
    """Return the series with the newest version of the judge that has results, or the series itself."""
    number = int(series.judge.removeprefix("judge-"))
    versions = (replace(series, judge=f"judge-{version}") for version in range(number, 0, -1))
    return next((one for one in versions if one.rows()), series)


def write_page() -> None:
    """Write the model card and the plot from the results so far, at the usual budgets."""
    lines = ["| question | game | judge | games | simulations | answer |", "|---|---|---|---|---|---|"]
    curves = {}
    for name, question in QUESTIONS.items():
        for series in map(newest, all_series(name)):
            if rows := series.rows():
                kind, told = f"{series.game} {series.players}p", question.text(rows)
                lines.append(f"| {name} | {kind} | {series.judge} | {len(rows)} | {series.sims} | {told} |")
                if name == "calibration" and any(curve := reliability.deciles(predictions(rows))):
                    curves[series.game, f"{series.players} players"] = curve, curve
    strength.write_table("model card", lines, PAGE)
    if curves:
        PLOT.write_text(reliability.plot(curves), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("question", choices=[*QUESTIONS, "all", "page"])
    parser.add_argument("--games", type=int)
    parser.add_argument("--game", choices=PLAYERS)
    parser.add_argument("--players", type=int)
    parser.add_argument("--sims", type=int)
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after this time; call again to resume")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    until = time.monotonic() + 60 * asked.minutes
    for name in QUESTIONS if asked.question == "all" else QUESTIONS.keys() & {asked.question}:
        answer(name, asked, until)
    if asked.question in ("all", "page"):
        write_page()


def answer(name: str, asked: argparse.Namespace, until: float) -> None:
    """Play the games that a question still needs, as far as the time allows."""
    question = QUESTIONS[name]
    with executor(workers=1 if name == "times" else asked.workers) as pool:
        for series in all_series(name, asked.sims):
            wanted = asked.game in (None, series.game) and asked.players in (None, series.players)
            if wanted and time.monotonic() < until:
                results_file.play(series.out, series.heading, asked.games or question.games, series.played, pool, until)
                if rows := series.rows():
                    print(f"{series.game} {series.players}p, {len(rows)} games: {question.text(rows)}", flush=True)


if __name__ == "__main__":
    main()
