"""The three Medici games, exact, fast and fair.

>>> import florin
>>> position = florin.game("card", players=4).start(seed=7)
>>> position.play(position.legal()[0])
>>> len(position.view(seat=0).market)
1
"""

from typing import Any

from florin.dealer import Committed, Dealer, Scripted, Seeded
from florin.errors import BadNotation, BadRecord, Error, GameOver, IllegalMove, NotYourTurn, OptionError
from florin.game import Game, Playouts, Position
from florin.record import dumps, loads
from florin.replaying import check, read, replay, sample, verify
from florin.view import BoardView, CardView, CourtView, Pile, View

__version__ = "0.1.0"
__all__ = [
    "BadNotation",
    "BadRecord",
    "BoardView",
    "CardView",
    "Committed",
    "CourtView",
    "Dealer",
    "Error",
    "Game",
    "GameOver",
    "IllegalMove",
    "NotYourTurn",
    "OptionError",
    "Pile",
    "Playouts",
    "Position",
    "Scripted",
    "Seeded",
    "View",
    "check",
    "dumps",
    "game",
    "loads",
    "read",
    "replay",
    "sample",
    "verify",
]


def game(name: str, **options: Any) -> Game:
    """A game with its options; one that does not exist raises `OptionError`.

    >>> game("board", players=3, fifth_step=5)
    florin.game('board', players=3, third_of_six=10, empty_ranks=True, fifth_step=5)
    """
    return Game(name, **options)
