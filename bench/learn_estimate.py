"""Learn the values of a game's estimate by regression on self-play: python -m bench.learn_estimate card --players 4

Mixed styles from the book play the games. A position is taken at the start of each day after the first, or with
`--every K` after every K moves (for a game without days); its target is each seat's final win share. An estimate is a
softmax over the seats of a function that is linear in its values. So feature i of a seat is the logarithm of its share
where value i is 1 and all others are 0, and no game needs code of its own here. Adam finds the values that make the
outcomes most likely; a fifth of the games is held out to measure the fit.
"""

import argparse
import importlib
import random
import sys
from array import array
from collections.abc import Iterator, Sequence
from math import exp, log, sqrt
from typing import Any

from bench import weights_file
from florin.options import checked, new_state
from florin.rules import MOVE, OVER, State, rules_of
from florin.search import search_of
from florin.search.protocols import Engine

STYLES = ("merchant", "merchant", "hoarder", "racer", "spoiler", "gambler", "miser", "apprentice")
Sample = tuple[list[list[float]], list[float]]  # one row of features per seat, and the win shares
BATCH, RATE, PULL = 64, 0.01, 1e-4


class Player:
    """Play games of mixed styles and return positions from them."""

    def __init__(self, args: argparse.Namespace, book: dict[str, Any]) -> None:
        self.args, self.search = args, search_of(args.game)
        names = [name for name in STYLES if name in book["styles"]]
        self.kinds = len(names)
        self.weights = array("d", [x for name in names for x in book["styles"][name][str(args.players)]])
        self.size: int = importlib.import_module(f"florin.search.{args.game}.estimate").VALUES
        self.values = array("d", [0.0] * self.size)
        self.beliefs = array("d", [1.0] * args.players * self.kinds)
        self.start = new_state(args.game, checked(args.game, {"players": args.players}), rules_of(args.game))

    def engine_on(self, state: State) -> Engine:
        return self.search.engine(state, self.weights, self.values, self.beliefs, self.kinds, 99)

    def game(self, luck: random.Random) -> list[Sample]:
        styles = [luck.randrange(self.kinds) for _ in range(self.args.players)]
        state, kept, moves, day = self.start.copy(), [], 0, 0
        while state.due != OVER:
            if not self.args.every and self.search.day_of(state) > day:
                kept.append(self.features(state))
                day = self.search.day_of(state)
            elif self.args.every and state.due == MOVE and moves % self.args.every == self.args.every - 1:
                kept.append(self.features(state))
            if state.due == MOVE:
                state.apply(self.engine_on(state).move(styles[state.turn], luck.getrandbits(60)))
                moves += 1
            else:
                state.deal(luck.randrange(state.chances()))
        shares = [state.won(p) / 60 for p in range(self.args.players)]
        return [(features, shares) for features in kept]

    def features(self, state: State) -> list[list[float]]:
        engine, columns = self.engine_on(state), []
        for i in range(self.size):
            self.values[i] = 1.0
            columns.append([log(share) for share in engine.estimate()])
            self.values[i] = 0.0
        return [list(row) for row in zip(*columns, strict=True)]


def softmax(rows: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    worths = [sum(x * v for x, v in zip(row, values, strict=True)) for row in rows]
    most = max(worths)
    shares = [exp(worth - most) for worth in worths]
    return [share / sum(shares) for share in shares]


def surprise(samples: Sequence[Sample], values: Sequence[float]) -> float:
    """Return the mean cross entropy of the outcomes."""
    total = 0.0
    for rows, shares in samples:
        total -= sum(y * log(max(x, 1e-12)) for x, y in zip(softmax(rows, values), shares, strict=True))
    return total / len(samples)


def fitted(samples: list[Sample], values: list[float], epochs: int, luck: random.Random) -> Iterator[int]:
    """Minimize the cross entropy with Adam and a falling rate; changes the values and yields after each epoch."""
    first, second, steps = [0.0] * len(values), [0.0] * len(values), 0
    for epoch in range(epochs):
        luck.shuffle(samples)
        rate = RATE * (1 - epoch / epochs)
        for at in range(0, len(samples), BATCH):
            batch = samples[at : at + BATCH]
            slope = [PULL * v for v in values]
            for rows, shares in batch:
                for row, x, y in zip(rows, softmax(rows, values), shares, strict=True):
                    d = (x - y) / len(batch)
                    for i, feature in enumerate(row):
                        slope[i] += d * feature
            steps += 1
            for i, g in enumerate(slope):
                first[i] += 0.1 * (g - first[i])
                second[i] += 0.001 * (g * g - second[i])
                root = sqrt(second[i] / (1 - 0.999**steps)) + 1e-8
                values[i] -= rate * first[i] / (1 - 0.9**steps) / root
        yield epoch


def learn(args: argparse.Namespace) -> None:
    book, luck = weights_file.load(args.game), random.Random(args.seed)
    player = Player(args, book)
    tests: list[Sample] = []
    samples: list[Sample] = []
    for number in range(args.games):
        (samples if number % 5 else tests).extend(player.game(luck))
        if number % 100 == 99:
            show(f"{args.game} {args.players}p: {number + 1} of {args.games} games, {len(samples)} positions")
    values = [0.0] * player.size
    before = surprise(tests, values)
    for epoch in fitted(samples, values, args.epochs, luck):
        show(f"{args.game} {args.players}p: epoch {epoch + 1} of {args.epochs}")
    after = surprise(tests, values)
    show("")
    line = f"{args.game} {args.players}p: cross entropy {before:.4f} -> {after:.4f}"
    print(f"{line} on {len(tests)} positions kept aside")
    book = weights_file.load(args.game)  # another run may have written to it meanwhile
    book.setdefault("values", {})[str(args.players)] = values
    weights_file.save(args.game, book)


def show(line: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{line}\033[K", end="", file=sys.stderr, flush=True)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("card", "board", "court"))
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--every", type=int, default=0, help="take a position every K moves, not at days' ends")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    return parser


def main() -> None:
    learn(arguments().parse_args())


if __name__ == "__main__":
    main()
