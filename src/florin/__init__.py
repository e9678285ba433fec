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
from florin.game import Game
from florin.playouts import Playouts
from florin.position import Position
from florin.record import dumps, loads
from florin.replaying import check, read, replay, sample, verify
from florin.view import BoardView, CardView, CourtView, Pile, View

if TYPE_CHECKING:
    from collections.abc import Callable

    from florin.bots import Bot
    from florin.reviewing import Review

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
    "review",
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


def review(
    record: dict[str, Any],
    *,
    sims: int = 2000,
    seed: int = 0,
    threads: int | None = None,
    progress: "Callable[[int, int], None] | None" = None,
) -> "Review":
    """Return the review of a finished game: where each seat's result came from, and what the moves cost.

    The same record, number of simulations per move and seed give the same review on any number of threads (default:
    one per core). `progress` is called with the lines done and all lines.

    >>> position = game("court", size="small").start(seed=1)
    >>> while not position.over:
    ...     _ = position.play(position.legal()[0])
    >>> account = review(position.record(), sims=8).accounts[0]
    >>> abs(account.total - account.result) < 1e-9
    True
    """
    from florin.reviewing import review as reviewed

    return reviewed(record, sims=sims, seed=seed, threads=threads, progress=progress)
