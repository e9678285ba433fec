"""Uniformly random games, whole and on record. Game i depends on the seed and i alone."""

from collections.abc import Iterator
from typing import Any

from florin.dealer import Seeded, mix
from florin.game import Game, Position
from florin.rules.playout import WORD


def random_game(game: Game, seed: int, i: int) -> Position:
    """Game i: two streams of its own, one deals and one plays.

    >>> game = Game("card", players=3)
    >>> random_game(game, 1, 5) == random_game(game, 1, 5), random_game(game, 1, 5) == random_game(game, 1, 6)
    (True, False)
    """
    start = mix(Seeded(seed).seed) + 2 * i
    position = game.start(mix(start & WORD))
    choose = Seeded(mix(start + 1 & WORD))
    while moves := position.legal():
        position.play(moves[choose.pick(len(moves))])
    return position


def simulated(game: Game, games: int, seed: int) -> Iterator[dict[str, Any]]:
    """The records of so many random games."""
    for i in range(games):
        yield random_game(game, seed, i).record(meta={"by": "florin simulate", "seed": seed, "game": i})
