"""Tune the weights of a style by playing: python -m bench.tune card --players 4 --style merchant --generations 60

CMA-ES in its matrix-adaptation form (Beyer and Sendhoff 2017: the same steps without eigenvectors). A candidate's
fitness is its win share in one seat, every seat in turn, against a mixed field of the styles in the game's book. In one
generation all candidates meet the same rivals and the same deals. At the end, the mean of the search and the row it
started from play new deals, and the better one is kept in the book.

A book may give the natural size of each weight under "units"; otherwise the weight's own size is used. The same seed
gives the same row, whatever the number of threads.
"""

import argparse
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from math import exp, log, sqrt

from bench import weights_file

RIVALS = ("merchant", "hoarder", "racer", "spoiler", "gambler", "miser", "apprentice")
Row = list[float]


class Evolution:
    """A search for the highest fitness: `ask` for candidates, then `tell` their fitness. Weights have unit scale."""

    def __init__(self, n: int, population: int, sigma: float, luck: random.Random) -> None:
        self.n, self.population, self.sigma, self.luck = n, population, sigma, luck
        self.mean, self.path = [0.0] * n, [0.0] * n
        self.matrix = [[float(i == j) for j in range(n)] for i in range(n)]
        raw = [max(0.0, log((population + 1) / 2) - log(i + 1)) for i in range(population)]
        self.shares = [share / sum(raw) for share in raw]
        self.mass = mass = 1 / sum(share * share for share in self.shares)
        self.c_path = (mass + 2) / (n + mass + 5)
        self.c_one = 2 / ((n + 1.3) ** 2 + mass)
        self.c_rank = min(1 - self.c_one, 2 * (mass - 2 + 1 / mass) / ((n + 2) ** 2 + mass))
        self.damping = 1 + self.c_path + 2 * max(0.0, sqrt((mass - 1) / (n + 1)) - 1)
        self.expected = sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))

    def ask(self) -> Iterator[Row]:
        """Return candidates in mirrored pairs, which cancels sampling noise in the mean."""
        half = [[self.luck.gauss(0, 1) for _ in range(self.n)] for _ in range((self.population + 1) // 2)]
        self.steps = (half + [[-z for z in step] for step in half])[: self.population]
        for step in self.steps:
            yield [x + self.sigma * move for x, move in zip(self.mean, self.turned(step), strict=True)]

    def turned(self, step: Row) -> Row:
        return [sum(m * z for m, z in zip(row, step, strict=True)) for row in self.matrix]

    def tell(self, fitness: Row) -> None:
        order = sorted(range(self.population), key=lambda i: -fitness[i])
        best = [(share, self.steps[i]) for share, i in zip(self.shares, order, strict=True) if share > 0]
        step = [sum(share * z[i] for share, z in best) for i in range(self.n)]
        self.mean = [x + self.sigma * move for x, move in zip(self.mean, self.turned(step), strict=True)]
        keep, add = 1 - self.c_path, sqrt(self.mass * self.c_path * (2 - self.c_path))
        self.path = [keep * p + add * z for p, z in zip(self.path, step, strict=True)]
        change = [
            [
                self.c_one / 2 * (self.path[i] * self.path[j] - (i == j))
                + self.c_rank / 2 * (sum(share * z[i] * z[j] for share, z in best) - (i == j))
                for j in range(self.n)
            ]
            for i in range(self.n)
        ]
        columns = list(zip(*change, strict=True))
        for row in self.matrix:
            row[:] = [
                m + sum(a * b for a, b in zip(row, column, strict=True)) for m, column in zip(row, columns, strict=True)
            ]
        length = sqrt(sum(p * p for p in self.path))
        self.sigma *= exp(self.c_path / self.damping * (length / self.expected - 1))


def show(line: str, last: bool = False) -> None:
    """Show progress: one changing line on a terminal, otherwise an occasional line."""
    if sys.stderr.isatty():
        print(f"\r{line}\033[K", end="\n" if last else "", file=sys.stderr, flush=True)
    elif last:
        print(line, file=sys.stderr, flush=True)


def tune(args: argparse.Namespace) -> None:
    book = weights_file.load(args.game)
    players, luck = str(args.players), random.Random(args.seed)
    start: Row = book["styles"][args.start or args.style][players]
    units = book.get("units") or [abs(x) or 1.0 for x in start]
    free = [i for i in range(len(start)) if i not in args.keep]
    names = [name for name in args.rivals.split(",") if name in book["styles"]]
    rivals = [book["styles"][name][players] for name in names]
    evolution = Evolution(len(free), args.population, args.sigma, luck)

    def row_of(candidate: Row) -> Row:
        row = list(start)
        for i, x in zip(free, candidate, strict=True):
            row[i] = start[i] + x * units[i]
        row[0] = max(row[0], 1e-3)  # the temperature is positive
        return row

    def fitness(row: Row, fields: list[list[int]], seed: int, games: int) -> float:
        return weights_file.Table(args.game, args.players, [row, *rivals]).share(0, fields, seed, games)

    count = max(1, min(16, args.games // (4 * args.players)))  # fields per generation
    each = max(1, args.games // (count * args.players))
    with ThreadPoolExecutor(args.threads) as pool:
        for generation in range(args.generations):
            fields = weights_file.fields_of(range(1, len(rivals) + 1), args.players, count, luck)
            seed = luck.getrandbits(48)
            found = list(pool.map(lambda x, f=fields, s=seed: fitness(row_of(x), f, s, each), evolution.ask()))
            evolution.tell(found)
            middle = sum(found) / len(found)
            line = f"{args.game} {players}p {args.style}: generation {generation + 1}/{args.generations}"
            show(
                f"{line}, share {middle:.3f}, best {max(found):.3f}, step {evolution.sigma:.3f}",
                (generation + 1) % 20 == 0,
            )
        fields = weights_file.fields_of(range(1, len(rivals) + 1), args.players, 64, luck)
        seed, each = luck.getrandbits(48), max(1, args.check // (64 * args.players))
        before, after = pool.map(lambda row: fitness(row, fields, seed, each), (start, row_of(evolution.mean)))
    games = 64 * args.players * each
    print(f"{args.game} {players}p {args.style}: share {before:.4f} -> {after:.4f} in {games} games each")
    if after > before or args.force:
        book = weights_file.load(args.game)  # another run may have written to it meanwhile
        book["styles"].setdefault(args.style, {})[players] = row_of(evolution.mean)
        weights_file.save(args.game, book)


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("card", "board", "court"))
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--style", default="merchant", help="row to write")
    parser.add_argument("--start", help="style to start from (default: the row to write)")
    parser.add_argument("--rivals", default=",".join(RIVALS), help="the field; a style may be named several times")
    parser.add_argument("--keep", type=numbers, default=[], help="weights to keep fixed")
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--population", type=int, default=16)
    parser.add_argument("--games", type=int, default=2000, help="games per candidate and generation")
    parser.add_argument("--check", type=int, default=40000, help="games of the final comparison")
    parser.add_argument("--sigma", type=float, default=0.3, help="initial step, in units of the weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--force", action="store_true", help="write the row even if it is not better")
    return parser


def main() -> None:
    tune(arguments().parse_args())


if __name__ == "__main__":
    main()
