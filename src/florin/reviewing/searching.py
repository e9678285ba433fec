"""A stronger way of judging: a tree search against rivals who play as their moves so far suggest.

At court the rival's hand is guessed from its moves, too, as bots do. Merchants miss too much there, such as a rival who
plans into a draw (K-7).
"""

from collections.abc import Callable

from florin.bots.beliefs import Beliefs, believed, engine_on, running, suspected
from florin.bots.calibration import calibration
from florin.bots.levels import TREE_NODES, ends_game, share_of
from florin.bots.weights import rivals
from florin.position import Position
from florin.replaying import sample
from florin.reviewing.judge import BATCHES, Estimates
from florin.reviewing.model import Shares
from florin.search import NO_ODDS, search_of
from florin.search.protocols import Engine, Tree

WORLDS = 64  # to guess the rival's hand at court


def engine_as_played(position: Position, luck: int) -> tuple[Engine, Beliefs]:
    """Return an engine whose worlds and rivals are as the moves so far suggest to the seat to move, and the beliefs."""
    name = position.game.name
    view, styles, search = position.view(position.turn), rivals(name), search_of(name)
    beliefs = believed(search, position, view, styles)
    odds = suspected(search, view, luck, WORLDS) if name == "court" else NO_ODDS
    return engine_on(search, position, styles, running(beliefs), odds), beliefs


def calibrated(level: str, position: Position) -> Callable[[int, float], float]:
    """Return the map from a move and its simulated share to what copies of a level win after such moves.

    Simulated rivals are too weak, so that simulated shares promise too much or too little (bots/calibration.py).
    """
    corrected = calibration(level, position.view(position.turn))

    def share(action: int, simulated: float) -> float:
        simulated = share_of(action, position, simulated)
        return simulated if ends_game(position, action) else corrected(simulated)

    return share


class Searched(Estimates):
    """Estimates at court by a tree under each move, which grows from batch to batch.

    What the seat to move cannot know is filled in before the rival is judged: otherwise its real hand would tell how it
    plays.
    """

    def __init__(self, position: Position, luck: int, sims: int, seat: int) -> None:
        super().__init__(sample(position.view(position.turn), luck), luck, sims, seat)
        self.engine, _ = engine_as_played(self.position, luck)
        self.calibrated = calibrated("magnifico", position)
        self.trees: dict[int | None, Tree] = {}

    def batch(self, action: int | None, number: int) -> Shares:
        """Return the sums of the shares in a part of the simulations. The parts before it come first."""
        if (action, number) not in self.measured:
            if number:
                self.batch(action, number - 1)
            else:
                self.trees[action] = self.search.tree(self.engine, -1 if action is None else action, TREE_NODES)
            first, end = (self.sims * k // self.batches for k in (number, number + 1))
            mine = self.trees[action].grow(self.luck, first, end - first)
            theirs = end - first - mine
            self.measured[action, number] = [mine, theirs] if self.position.turn == 0 else [theirs, mine]
        return self.measured[action, number]

    def share(self, action: int, batches: int = BATCHES) -> float:
        return self.calibrated(action, self.shares(action, batches)[self.position.state.turn])
