"""Learn the style closest to a bot's play: python -m bench.learn_style board --players 4

The bot plays among copies of itself. The style is the one whose weights make its moves most likely, found as in
bench/tune.py from a merchant with random deviations. A quarter of the games is held out to measure the fit. With such a
style, a searching bot can model rivals that search. The same seed gives the same row.
"""

import argparse
import os
import random
from array import array
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from bench import weights_file
from bench.tune import Evolution, Row, show
from florin.bots import bot
from florin.bots.weights import style_rows
from florin.dealer import mix
from florin.game import Game
from florin.options import checked, new_state
from florin.rules import rules_of
from florin.search import search_of

Log = list[int]


def played(game: str, players: int, text: str, seed: int) -> Log:
    """Return the lines of a game that a bot plays among copies of itself."""
    position = Game(game, players=players).start(seed=seed)
    bots = [bot(text, seed=mix(seed * 8 + seat)) for seat in range(players)]
    while position.turn is not None:
        position.play(bots[position.turn].choose(position.view(position.turn)))
    return list(position.lines)


def games_of(args: argparse.Namespace) -> Iterator[Log]:
    os.environ["FLORIN_THREADS"] = "1"  # one process per core
    with ProcessPoolExecutor(args.workers) as pool:
        play = partial(played, args.game, args.players, args.bot)
        for number, log in enumerate(pool.map(play, range(args.seed, args.seed + args.games))):
            show(f"{args.game} {args.players}p {args.bot}: {number + 1} of {args.games} games")
            yield log


class Watching:
    """The likelihood of the played moves under given styles."""

    def __init__(self, game: str, players: int) -> None:
        self.search, self.players = search_of(game), players
        self.start = new_state(game, checked(game, {"players": players}), rules_of(game))

    def likely(self, rows: list[Row], logs: list[Log]) -> list[float]:
        """Return the mean log likelihood of a game for each row."""
        weights, kinds = array("d", [x for row in rows for x in row]), len(rows)
        beliefs = array("d", [1.0] * self.players * kinds)
        engine = self.search.engine(self.start, weights, array("d", [0.0] * 64), beliefs, kinds, 99)
        totals = [0.0] * kinds
        for log in logs:
            for at, likelihood in enumerate(engine.habits(array("i", log))):
                totals[at % kinds] += likelihood
        return [total / len(logs) for total in totals]


def learned(args: argparse.Namespace) -> Row:
    """Return the style closest to a bot's play."""
    start = list(style_rows(args.game, args.players, ("thinker",)))
    units = weights_file.load(args.game)["units"]
    watching = Watching(args.game, args.players)
    logs = list(games_of(args))
    tests, samples = logs[: len(logs) // 4], logs[len(logs) // 4 :]

    def row_of(candidate: Row) -> Row:
        temper, *row = [x + step * unit for x, step, unit in zip(start, candidate, units, strict=True)]
        return [max(temper, 1e-3), *row]

    evolution = Evolution(len(start), args.population, 0.3, random.Random(args.seed))
    for generation in range(args.generations):
        found = watching.likely([row_of(candidate) for candidate in evolution.ask()], samples)
        evolution.tell(found)
        show(f"{args.game} {args.players}p: generation {generation + 1} of {args.generations}, best {max(found):.1f}")
    row = row_of(evolution.mean)
    before, after = watching.likely([start, row], tests)
    show(f"{args.game} {args.players}p {args.bot}: log likelihood of a game {before:.1f} -> {after:.1f}", last=True)
    return row


def imitate(args: argparse.Namespace) -> None:
    """Learn a style and write it to the book."""
    row = learned(args)
    book = weights_file.load(args.game)  # another run may have written to it meanwhile
    rows = book["styles"].get(args.style, {}) | {str(args.players): row}
    book["styles"][args.style] = dict(sorted(rows.items()))
    weights_file.save(args.game, book)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("card", "board", "court"))
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--bot", default="banker:sims=600", help="bot to imitate")
    parser.add_argument("--style", default="banker", help="row to write")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--generations", type=int, default=120)
    parser.add_argument("--population", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, help="processes; as many as there are cores if not given")
    return parser


def main() -> None:
    imitate(arguments().parse_args())


if __name__ == "__main__":
    main()
