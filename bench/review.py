"""What reviews are worth: one resumable command for each question.

    python -m bench.review identity --games 1000    do the accounts of random games add up, for every number of players?
    python -m bench.review cards --games 10000      are the cards worth nothing on average between unequal bots?
    python -m bench.review blunders --games 100     is a planted blunder listed first?
    python -m bench.review strong --games 100       how often are magnifico's moves called mistakes or blunders?
    python -m bench.review calibration --games 400  does the judge's win probability come true?
    python -m bench.review foresight --games 100    does a tree search foretell strong games better?
    python -m bench.review times                    how long does a review take?
    python -m bench.review page                     write the model card, docs/review.md and docs/judge.svg

--game and --players choose one kind of game, --sims the budget. Results are in bench/results/review, so that an
interrupted run resumes; the names of the files have the judge and the budget. The model card is written from what is
there. In identity, cards and calibration no moves are graded: these answers depend on the estimates alone, and carry
their version.
"""

import argparse
import random
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

import florin
from bench import reliability, results_file, strength
from florin.arena.runner import executor
from florin.arena.statistics import clustered
from florin.bots.levels import TREE_NODES, promising
from florin.dealer import mix
from florin.notation import move_text
from florin.options import PLAYERS
from florin.position import Position
from florin.replaying import retraced
from florin.reviewing import JUDGE, review
from florin.reviewing.game_review import Plan, assess, decision
from florin.reviewing.grading import certain_loss
from florin.reviewing.judge import ESTIMATES, OPEN, Estimates
from florin.reviewing.model import ReviewedMove, ranked
from florin.reviewing.searching import Searched
from florin.simulation import random_game

RESULTS = strength.RESULTS / "review"
PAGE = strength.ROOT / "docs" / "review.md"
PLOT = PAGE.with_name("judge.svg")
SIMS = {
    "identity": 1,
    "cards": 8,
    "blunders": 2000,
    "strong": 2000,
    "calibration": 200,
    "foresight": 256,
    "times": 2000,
}
UNEQUAL = ("merchant", "apprentice")
DEEPER = 8000  # simulations by which a blunder is chosen
BLUNDER = 0.10
KEPT = 0.05  # the part of a game's lines whose win probabilities are compared with its result
FORETOLD = 0.3  # the part of a strong game's decisions before which its result is foretold
Row = dict[str, Any]


def played(game: florin.Game, bots: Iterable[str], i: int) -> Position:
    """Play game i, one bot for each seat."""
    position = game.start(seed=mix(i))
    seats = [florin.bot(text, seed=mix(i + (seat << 32))) for seat, text in enumerate(bots)]
    while position.turn is not None:
        position.play(seats[position.turn].choose(position.view(position.turn)))
    return position


def moves(record: dict[str, Any], sims: int, seed: int) -> list[ReviewedMove]:
    """Return the moves of a game as its review lists them, without what it says about draws and lots."""
    found = []
    for task in Plan(record, sims, seed).tasks:
        before, seat = task.before, task.before.turn
        if seat is not None and len(before.legal_ids()) > 1:
            estimates = Estimates(before, task.luck, sims, seat if before.game.name == "court" else OPEN)
            found.append(decision(task, estimates).move)
    return found


# -- the questions: a row for game i -----------------------------------------------------------------------------------


def identity(game: florin.Game, sims: int, i: int) -> Row:
    found = review(random_game(game, seed=1, i=i).record(), sims=sims, seed=i, threads=1, grades=False)
    accounts = [*found.accounts, *(known.account for known in found.known)]
    return {"off": float(f"{max(abs(account.total - account.result) for account in accounts):.1e}")}


def cards(game: florin.Game, sims: int, i: int) -> Row:
    """Return the cards, the judge and the play of each bot's seats; all seatings of the two bots take turns."""
    bots = [UNEQUAL[(seat + i) % 2] for seat in range(game.players)]
    found = review(played(game, bots, i // 2).record(), sims=sims, seed=i, threads=1, grades=False)
    return {
        "seats": [
            [bot, *(round(part, 5) for part in (account.cards, account.judge, account.play[seat]))]
            for seat, (bot, account) in enumerate(zip(bots, found.accounts, strict=True))
        ]
    }


def blunders(game: florin.Game, sims: int, i: int) -> Row:
    """Return the place of a planted blunder among the mistakes that a review lists, from 0; None if it lists it not."""
    luck = random.Random(i)
    whole = played(game, ["magnifico:sims=3000"] * game.players, i)
    lines, places = whole.lines, list(range(len(whole.lines)))
    luck.shuffle(places)
    for place in places:
        position = florin.replay(whole.record(), upto=place, dealer=florin.Seeded(i))
        found = blunder(position, luck) if position.turn is not None else None
        if found:
            line = len(position.lines)  # one more than `place` if a card was due
            position.play(found)
            seats = [florin.bot("magnifico:sims=3000", seed=seat) for seat in range(game.players)]
            while position.turn is not None:
                position.play(seats[position.turn].choose(position.view(position.turn)))
            listed = [move.line for move in ranked(moves(position.record(), sims, i))]
            return {"line": line, "of": len(lines), "place": listed.index(line) if line in listed else None}
    return {"line": None}


def blunder(position: Position, luck: random.Random) -> str | None:
    """Return a plausible move that costs at least ten points by both of two deeper judges, if there is one."""
    seat = position.state.turn
    world = luck.getrandbits(48)
    estimates = Estimates(position, world, DEEPER, seat)
    judge = Searched(position, world, DEEPER, seat) if position.game.name == "court" else estimates
    shares = {a: judge.share(a) for a in promising(estimates.engine, position, style=0)}
    best = max(shares, key=shares.__getitem__)
    bad = [a for a in shares if shares[a] < shares[best] - BLUNDER]
    chosen = luck.choice(bad) if bad else None
    if chosen is None or certain_loss(judge, best, chosen, 1) < BLUNDER:
        return None
    return move_text(position.game.name, chosen, seat)


def strong(game: florin.Game, sims: int, i: int) -> Row:
    found = moves(played(game, ["magnifico:sims=6000"] * game.players, i).record(), sims, i)
    return {"moves": len(found), "grades": [move.grade for move in ranked(found)]}


def calibration(game: florin.Game, sims: int, i: int) -> Row:
    """Return some predicted shares of one seat and its result, in a game of merchants."""
    luck = random.Random(i)
    plan = Plan(played(game, ["merchant"] * game.players, i).record(), sims, i, grades=False)
    seat = luck.randrange(game.players)
    changes = [assess(task).entry.change for task in plan.tasks if luck.random() < KEPT]
    return {"result": plan.result[seat], "shares": [round(one.after[seat], 4) for one in changes if one]}


def foresight(game: florin.Game, sims: int, i: int) -> Row:
    """Return squared errors of predicted results of a strong game, all cards open: of merchants, trees, even shares."""
    luck = random.Random(i)
    position = played(game, ["magnifico:sims=3000"] * game.players, i)
    errors = []
    for before, _ in retraced(position):
        seat = before.turn
        if seat is not None and luck.random() < FORETOLD:
            found = Estimates(before.copy(), luck.getrandbits(48), sims)
            tree = found.search.tree(found.engine, -1, TREE_NODES).grow(found.luck, 0, sims) / sims
            shares = found.shares()[seat], tree, 1 / game.players
            errors.append([(share - position.state.won(seat) / 60) ** 2 for share in shares])
    return {"errors": [round(sum(column) / len(errors), 4) for column in zip(*errors, strict=True)]}


def times(game: florin.Game, sims: int, i: int) -> Row:
    """Return how long a review takes on two threads, until the first line and in all, by the clock and in CPU time."""
    record = played(game, ["merchant"] * game.players, i).record()
    wall, cpu = time.perf_counter(), time.process_time()
    found: list[tuple[float, float]] = []

    def clocked(*_: int) -> None:
        found.append((round(time.perf_counter() - wall, 2), round(time.process_time() - cpu, 2)))

    review(record, sims=sims, seed=i, threads=2, progress=clocked)
    return {"lines": len(record["log"]), "first": found[0], "whole": found[-1]}


# -- the answers -------------------------------------------------------------------------------------------------------


def identity_text(rows: list[Row]) -> str:
    return f"largest difference {max(row['off'] for row in rows):.1e}"


def cards_text(rows: list[Row]) -> str:
    told = []
    for bot in UNEQUAL:
        for at, column in enumerate(("cards", "judge", "play"), 1):
            seats = [(n // 2, seat[at]) for n, row in enumerate(rows) for seat in row["seats"] if seat[0] == bot]
            mean = clustered(seats)
            told.append(f"{bot} {column} {100 * mean.value:+.2f} ± {100 * mean.half:.2f}")
    return ", ".join(told)


def blunders_text(rows: list[Row]) -> str:
    planted = [row for row in rows if row["line"] is not None]
    return f"{sum(row['place'] == 0 for row in planted)} of {len(planted)} planted blunders listed first"


def strong_text(rows: list[Row]) -> str:
    grades = [grade for row in rows for grade in row["grades"]]
    counts = {grade: grades.count(grade) for grade in ("inaccuracy", "mistake", "blunder")}
    moves, mistakes = sum(row["moves"] for row in rows), counts["mistake"] + counts["blunder"]
    return (
        f"{moves} moves, {counts}: one in {moves / mistakes:.0f} a mistake" if mistakes else f"{moves} moves, {counts}"
    )


def calibration_text(rows: list[Row]) -> str:
    found = reliability.deciles(predictions(rows))
    told = [f"{d.predicted:.2f}: {100 * d.excess.value:+.1f} ± {100 * d.excess.half:.1f}" for d in found if d]
    return f"{sum(d.off for d in found if d)} deciles off; " + ", ".join(told)


def predictions(rows: list[Row]) -> list[reliability.Row]:
    return [reliability.Row(n, 0, 0.0, share, row["result"]) for n, row in enumerate(rows) for share in row["shares"]]


def foresight_text(rows: list[Row]) -> str:
    errors = [row["errors"] for row in rows if row["errors"]]
    merchants, trees, even = (sum(column) / len(errors) for column in zip(*errors, strict=True))
    less = clustered([(n, one[1] - one[0]) for n, one in enumerate(errors)])
    return (
        f"squared error of merchants' simulations {merchants:.3f}, of a tree search {trees:.3f} "
        f"({less.value:+.3f} ± {less.half:.3f}), of even shares {even:.3f}"
    )


def times_text(rows: list[Row]) -> str:
    (first, first_cpu), (wall, cpu) = (
        [sum(column) / len(rows) for column in zip(*(row[part] for row in rows), strict=True)]
        for part in ("first", "whole")
    )
    return (
        f"first line after {first:.1f} s ({first_cpu:.1f} s of CPU time), whole after {wall:.1f} s ({cpu:.1f} s), "
        f"on two threads; {sum(row['lines'] for row in rows) / len(rows):.0f} lines"
    )


class Question(NamedTuple):
    """What a command finds out: a row for each game, what all rows say, and the version that the answers depend on."""

    row: Callable[[florin.Game, int, int], Row]
    text: Callable[[list[Row]], str]
    games: int
    judge: str = JUDGE


QUESTIONS = {
    "identity": Question(identity, identity_text, 1000, ESTIMATES),
    "cards": Question(cards, cards_text, 10_000, ESTIMATES),
    "blunders": Question(blunders, blunders_text, 100),
    "strong": Question(strong, strong_text, 100),
    "calibration": Question(calibration, calibration_text, 400, ESTIMATES),
    "foresight": Question(foresight, foresight_text, 100, ESTIMATES),
    "times": Question(times, times_text, 1),
}


@dataclass(frozen=True)
class Series:
    """The games that answer a question for a kind of game at a budget."""

    question: str
    game: str
    players: int
    sims: int

    @property
    def heading(self) -> dict[str, Any]:
        return {**asdict(self), "judge": self.judge}

    @property
    def judge(self) -> str:
        return QUESTIONS[self.question].judge

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
    return [Series(question, game, players, budget) for game in PLAYERS for players in PLAYERS[game]]


def write_page() -> None:
    """Write the model card and the plot from the results so far, at the usual budgets."""
    lines = ["| question | game | games | simulations | answer |", "|---|---|---|---|---|"]
    curves = {}
    for name, question in QUESTIONS.items():
        for series in all_series(name):
            if rows := series.rows():
                told = question.text(rows)
                lines.append(f"| {name} | {series.game} {series.players}p | {len(rows)} | {series.sims} | {told} |")
                if name == "calibration" and any(curve := reliability.deciles(predictions(rows))):
                    curves[series.game, f"{series.players} players"] = curve, curve
    strength.write_table("model card", lines, PAGE)
    if curves:
        PLOT.write_text(reliability.plot(curves), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("question", choices=[*QUESTIONS, "page"])
    parser.add_argument("--games", type=int)
    parser.add_argument("--game", choices=PLAYERS)
    parser.add_argument("--players", type=int)
    parser.add_argument("--sims", type=int)
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after this time; call again to resume")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    if asked.question == "page":
        return write_page()
    question, until = QUESTIONS[asked.question], time.monotonic() + 60 * asked.minutes
    with executor(workers=1 if asked.question == "times" else asked.workers) as pool:
        for series in all_series(asked.question, asked.sims):
            wanted = asked.game in (None, series.game) and asked.players in (None, series.players)
            if wanted and time.monotonic() < until:
                results_file.play(series.out, series.heading, asked.games or question.games, series.played, pool, until)
                if rows := series.rows():
                    print(f"{series.game} {series.players}p, {len(rows)} games: {question.text(rows)}", flush=True)
    return None


if __name__ == "__main__":
    main()
