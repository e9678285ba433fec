"""What reviews are worth: one resumable command for each question.

    python -m bench.review identity --games 1000    do the accounts of random games add up, for every number of players?
    python -m bench.review cards --games 10000      are the cards worth nothing on average between unequal bots?
    python -m bench.review blunders --games 100     is a planted blunder listed first?
    python -m bench.review strong --games 100       how often are magnifico's moves called mistakes or blunders?
    python -m bench.review calibration --games 400  does the judge's win probability come true? Draws docs/judge.svg
    python -m bench.review times                    how long does a review take?

--game and --players choose one kind of game, --sims the budget. Each game's row is appended to a file in
bench/results/review, and a game that has a row is not played again, so that an interrupted run resumes. The file's name
has the judge and the budget.
"""

import argparse
import json
import random
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import florin
from bench import reliability
from bench.strength import ROOT
from florin.arena.runner import executor
from florin.arena.statistics import clustered
from florin.bots.levels import promising
from florin.dealer import mix
from florin.game import Position
from florin.notation import move_text
from florin.options import PLAYERS
from florin.reviewing import JUDGE
from florin.reviewing.judge import Estimates
from florin.simulation import random_game

RESULTS = ROOT / "bench" / "results" / "review"
PLOT = ROOT / "docs" / "judge.svg"
SIMS = {"identity": 2, "cards": 32, "blunders": 2000, "strong": 2000, "calibration": 400, "times": 2000}
UNEQUAL = ("merchant", "apprentice")
DEEPER = 8000  # simulations by which a blunder is chosen
BLUNDER = 0.10
KEPT = 0.05  # the part of a game's lines whose win probabilities are compared with its result
Row = dict[str, Any]


def played(game: florin.Game, bots: Iterable[str], i: int) -> Position:
    """Play game i, one bot for each seat."""
    position = game.start(seed=mix(i))
    seats = [florin.bot(text, seed=mix(i + (seat << 32))) for seat, text in enumerate(bots)]
    while position.turn is not None:
        position.play(seats[position.turn].choose(position.view(position.turn)))
    return position


# -- the questions: a row for game i -----------------------------------------------------------------------------------


def identity(game: florin.Game, sims: int, i: int) -> Row:
    found = florin.review(random_game(game, seed=1, i=i).record(), sims=sims, seed=i, threads=1)
    accounts = [*found.accounts, *(known.account for known in found.known)]
    return {"off": max(abs(account.total - account.result) for account in accounts)}


def cards(game: florin.Game, sims: int, i: int) -> Row:
    """Return the cards, the judge and the play of each bot's seats; all seatings of the two bots take turns."""
    bots = [UNEQUAL[(seat + i) % 2] for seat in range(game.players)]
    found = florin.review(played(game, bots, i // 2).record(), sims=sims, seed=i, threads=1)
    return {
        "seats": [
            [bot, account.cards, account.judge, account.play[seat]]
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
            position.play(found)
            seats = [florin.bot("magnifico:sims=3000", seed=seat) for seat in range(game.players)]
            while position.turn is not None:
                position.play(seats[position.turn].choose(position.view(position.turn)))
            listed = [move.line for move in florin.review(position.record(), sims=sims, seed=i, threads=1).mistakes()]
            return {"line": place, "of": len(lines), "place": listed.index(place) if place in listed else None}
    return {"line": None}


def blunder(position: Position, luck: random.Random) -> str | None:
    """Return a move that costs at least ten points by a deeper judge, if there is one among the plausible ones."""
    seat = position.state.turn
    estimates = Estimates(position, luck.getrandbits(48), DEEPER, seat)
    shares = {a: estimates.shares(a)[seat] for a in promising(estimates.engine, position, style=0)}
    bad = [a for a in shares if shares[a] < max(shares.values()) - BLUNDER]
    return move_text(position.game.name, luck.choice(bad), seat) if bad else None


def strong(game: florin.Game, sims: int, i: int) -> Row:
    found = florin.review(
        played(game, ["magnifico:sims=6000"] * game.players, i).record(), sims=sims, seed=i, threads=1
    )
    return {"moves": len(found.moves), "grades": [move.grade for move in found.mistakes()]}


def calibration(game: florin.Game, sims: int, i: int) -> Row:
    """Return some predicted shares of one seat and its result, in a game of merchants."""
    luck = random.Random(i)
    found = florin.review(played(game, ["merchant"] * game.players, i).record(), sims=sims, seed=i, threads=1)
    seat = luck.randrange(game.players)
    return {
        "result": found.accounts[seat].result,
        "shares": [row[seat] for row in found.shares[:-1] if luck.random() < KEPT],
    }


def times(game: florin.Game, sims: int, i: int) -> Row:
    record = played(game, ["merchant"] * game.players, i).record()
    wall, cpu = time.perf_counter(), time.process_time()
    florin.review(record, sims=sims, seed=i, threads=2)
    return {"lines": len(record["log"]), "wall": time.perf_counter() - wall, "cpu": time.process_time() - cpu}


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


def times_text(rows: list[Row]) -> str:
    wall, cpu = (sum(row[kind] for row in rows) / len(rows) for kind in ("wall", "cpu"))
    return f"{wall:.1f} s on two threads, {cpu:.1f} s of processor time"


QUESTIONS: dict[str, tuple[Callable[[florin.Game, int, int], Row], Callable[[list[Row]], str], int]] = {
    "identity": (identity, identity_text, 1000),
    "cards": (cards, cards_text, 10_000),
    "blunders": (blunders, blunders_text, 100),
    "strong": (strong, strong_text, 100),
    "calibration": (calibration, calibration_text, 400),
    "times": (times, times_text, 1),
}


def rows_of(question: str, game: florin.Game, sims: int, games: int, workers: int) -> list[Row]:
    """Return the rows of the first games, those that are missing played now."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    file = RESULTS / f"{question}-{game.name}-{game.players}p-{JUDGE}-{sims}.jsonl"
    known = dict(read(file)) if file.exists() else {}
    missing = [i for i in range(games) if i not in known]
    if missing:
        work = partial(QUESTIONS[question][0], game, sims)
        with executor(workers=workers) as pool, file.open("a", encoding="utf-8") as out:
            for i, row in zip(missing, pool.map(work, missing), strict=True):
                known[i] = row
                print(json.dumps([i, row]), file=out, flush=True)
    return [known[i] for i in range(games)]


def read(file: Path) -> Iterator[tuple[int, Row]]:
    for line in file.read_text(encoding="utf-8").splitlines():
        i, row = json.loads(line)
        yield i, row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("question", choices=QUESTIONS)
    parser.add_argument("--games", type=int)
    parser.add_argument("--game", choices=PLAYERS)
    parser.add_argument("--players", type=int)
    parser.add_argument("--sims", type=int)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    sims, games = asked.sims or SIMS[asked.question], asked.games or QUESTIONS[asked.question][2]
    workers = 1 if asked.question == "times" else asked.workers
    curves = {}
    for name, sizes in PLAYERS.items():
        for players in sizes:
            if asked.game in (None, name) and asked.players in (None, players):
                rows = rows_of(asked.question, florin.game(name, players=players), sims, games, workers)
                print(f"{name} {players}p, {games} games: {QUESTIONS[asked.question][1](rows)}", flush=True)
                if asked.question == "calibration":
                    curve = reliability.deciles(predictions(rows))
                    curves[name, f"{players} players"] = curve, curve
    if curves and asked.game is None and asked.players is None:
        PLOT.write_text(reliability.plot(curves), encoding="utf-8")


if __name__ == "__main__":
    main()
