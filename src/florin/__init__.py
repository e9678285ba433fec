"""The three Medici games, exact, fast and fair.

>>> import florin
>>> position = florin.game("card", players=4).start(seed=7)
>>> step = position.play(position.legal()[0])
>>> len(position.view(seat=0).market)
1
"""

from typing import TYPE_CHECKING, Any

from florin.dealer import Committed, Dealer, Manual, Scripted, Seeded
from florin.errors import BadNotation, BadRecord, Error, GameOver, IllegalMove, NotYourTurn, OptionError
from florin.game import Game, Position
from florin.playouts import Playouts
from florin.record import dumps, loads
from florin.replaying import check, read, replay, sample, verify
from florin.view import BoardView, CardView, CourtView, Pile, View

if TYPE_CHECKING:
    from florin.bots import Bot

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
    "Manual",
    "NotYourTurn",
    "OptionError",
    "Pile",
    "Playouts",
    "Position",
    "Scripted",
    "Seeded",
    "View",
    "bot",
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
    """Return a game with its options; one that does not exist raises `OptionError`.

    >>> game("board", players=3, fifth_step=5)
    florin.game('board', players=3, third_of_six=10, empty_ranks=True, fifth_step=5)
    """
    return Game(name, **options)


def bot(text: str, seed: int = 0) -> "Bot":
    """Return the bot of this name, with its parameters; one that does not exist raises `OptionError`.

    >>> view = game("card", players=3).start(seed=1).view(seat=2)
    >>> bot("banker:sims=200", seed=1).choose(view)
    'reveal'
    """
    from florin.bots import bot as named

    return named(text, seed)
