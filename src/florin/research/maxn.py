"""A tree search for all seats alike (max^n), as a bot: given enough simulations, it plays as well as can be.

The bots of the ladder take their rivals for players who err, which wins more against people. This one takes every seat
for a player who searches as deeply as itself: one tree grows from the position to the end of the game, draws included,
so in a small game without hidden cards its choice becomes that of expectimax (`python -m bench.expectimax`). Importing
this module makes `florin.bot("maxn:sims=100000")` known; in the arena, add `--plugin florin.research.maxn`.
"""

from florin.bots import Bot, register
from florin.bots.beliefs import certain, engine_on, imagined
from florin.bots.bot import checked
from florin.notation import move_text
from florin.view import View

EXPLORE = 1.0  # more than in the ladder, whose trees have no time for every move
ROOM = 1 << 20  # nodes
LAST_DAY = 9  # after the end of every game


class MaxN(Bot):
    """One max^n tree; unexplored positions are played out by merchants."""

    def __init__(self, seed: int = 0, *, sims: int = 100_000) -> None:
        super().__init__(seed)
        self.sims = sims

    def choose(self, view: View) -> str:
        """Return the move that the tree visited most."""
        luck = self.luck(checked(view))
        position, search = imagined(view, luck)
        everyone = certain(position.game.players)
        engine = engine_on(search, position, ("merchant",), everyone, last_day=LAST_DAY, explore=EXPLORE)
        tree = search.tree(engine, -1, min(ROOM, 4 * self.sims))
        tree.grow(luck, 0, self.sims)
        best, _, _ = max(tree.candidates(), key=lambda found: found[1])
        return move_text(view.game, best, position.state.turn)


register("maxn", MaxN)
