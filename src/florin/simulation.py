"""Uniformly random games as records. Game i depends only on the seed and i."""

from collections.abc import Iterator
from typing import Any

from florin.dealer import Seeded, mix
from florin.game import Game
from florin.position import Position
from florin.rules.playout import WORD

RANDOM = "florin simulate"  # by whom such a game was played, in the meta of its record


def random_game(game: Game, seed: int, i: int) -> Position:
    """Play game i, with one stream for the dealer and one for the moves.

    >>> game = Game("card", players=3)
    >>> random_game(game, 1, 5) == random_game(game, 1, 5), random_game(game, 1, 5) == random_game(game, 1, 6)
    (True, False)
    """
    start = mix(Seeded(seed).seed) + 2 * i
    position = game.start(mix(start & WORD))
    choose = Seeded(mix(start + 1 & WORD))
    while moves := position.legal_ids():
        position.play_id(moves[choose.pick(len(moves))])
    return position


def simulated(game: Game, games: int, seed: int) -> Iterator[dict[str, Any]]:
    """Yield the records of random games."""
    for i in range(games):
        yield random_game(game, seed, i).record(meta={"by": RANDOM, "seed": seed, "game": i})
