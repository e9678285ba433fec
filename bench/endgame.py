"""How well the court's endgame is solved: python -m bench.endgame --games 200 --budget 1500000

Plays games of the merchant against himself until both decks are out and solves what is left.
"""

import argparse
import random
import time
from array import array
from collections.abc import Iterator

from bench import book as books
from florin.options import checked, new_state
from florin.rules import MOVE, OVER, State, rules_of
from florin.search import search_of
from florin.search.solver import Solver, is_known


def positions(games: int, row: list[float], seed: int) -> Iterator[State]:
    luck, engine = random.Random(seed), search_of("court").engine
    weights, nothing = array("d", row), array("d", [1.0] * 8)
    for _ in range(games):
        state = new_state("court", checked("court", {"players": 2}), rules_of("court"))
        while state.due != OVER:
            if state.due != MOVE:
                state.deal(luck.randrange(state.chances()))
            elif is_known(state):
                yield state
                break
            else:
                state.apply(engine(state, weights, nothing, nothing, 1, 0).move(0, luck.getrandbits(48)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--budget", type=int, default=1_500_000, help="positions looked at")
    parser.add_argument("--bits", type=int, default=21, help="the table's size: 2 to this power")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    row = books.load("court")["styles"]["merchant"]["2"]
    solver = Solver(row, args.bits).solver
    nodes, times, unsolved = [], [], 0
    for state in positions(args.games, row, args.seed):
        began = time.process_time()
        value, seen = solver.solve(state, args.budget)
        times.append(time.process_time() - began)
        nodes.append(seen)
        unsolved += value is None
    n = len(nodes)
    quick = sum(t <= 1 for t in times) - sum(t <= 1 and m >= args.budget for t, m in zip(times, nodes, strict=True))
    print(f"{args.games} games, {n} with both decks out: {n - unsolved} solved, {quick} within 1 s")
    print(f"positions: median {sorted(nodes)[n // 2]}, most {max(nodes)}; {1e6 * sum(times) / sum(nodes):.2f} µs each")


if __name__ == "__main__":
    main()
