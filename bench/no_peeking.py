"""Does any bot use hidden information? python -m bench.no_peeking --cases 10000

A case is a position from a random game and a second one that the seat to move cannot distinguish from it: hidden cards
are permuted, and all future draws differ. Every bot must choose the same move in both.
"""

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

import florin
from florin.bots import Bot, bot, names
from florin.position import Position

SIMS = {"banker": "banker:sims=24", "magnifico": "magnifico:sims=160"}  # enough to consider ten hands instead of one
GAMES: dict[str, list[dict[str, Any]]] = {
    "card": [
        {"players": 2},
        {"players": 3, "big_bonus": True},
        {"players": 4},
        {"players": 5, "empty_ranks": True},
        {"players": 6},
    ],
    "board": [
        {"players": 3},
        {"players": 4, "fifth_step": 5},
        {"players": 5, "empty_ranks": False},
        {"players": 6, "third_of_six": 15},
    ],
    "court": [{}, {"dukes": True, "distinct_circle": True}, {"end": "house", "plan_draw": "row"}],
}


def some_positions(game: str, cases: int, seed: int) -> Iterator[Position]:
    """Yield positions with a choice, from random games of every size and with various options."""
    luck = random.Random(seed)
    for number in range(cases):
        options = GAMES[game][number % len(GAMES[game])]
        position = florin.game(game, **options).start(seed=seed * 1000 + number)
        for _ in range(luck.randrange(60)):
            before = position.copy()
            position.play(luck.choice(position.legal()))
            if position.over:
                position = before
                break
        yield position


def peeks(make: Callable[[Position], Bot], position: Position, seed: int) -> bool:
    """Return whether the choice changes when hidden cards are permuted and all future draws differ."""
    assert position.turn is not None
    view = position.view(position.turn)
    other = florin.sample(view, seed)
    chosen = make(position).choose(view)
    assert chosen in view.legal
    return make(other).choose(other.view(position.turn)) != chosen


def peeking(name: str, game: str, cases: int, seed: int) -> list[Position]:
    """Return the positions in which a bot used hidden information."""
    text = SIMS.get(name, name)
    found = enumerate(some_positions(game, cases, seed))
    return [position for number, position in found if peeks(lambda _: bot(text, seed=5), position, number)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=int, default=10_000, help="number of cases over all bots and games")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    pairs = [(name, game) for name in names() for game in GAMES]
    caught = 0
    for number, (name, game) in enumerate(pairs):
        if sys.stderr.isatty():
            print(f"\r{number} of {len(pairs)}: {name} at {game}\033[K", end="", file=sys.stderr, flush=True)
        for position in peeking(name, game, -(-chosen.cases // len(pairs)), chosen.seed):
            caught += 1
            print(f"\n{name} peeks at {game}: {position}")
    print(f"\r{chosen.cases} cases of {len(names())} bots in {len(GAMES)} games: {caught} choices by what is hidden")
    sys.exit(caught > 0)


if __name__ == "__main__":
    main()
