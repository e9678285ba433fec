"""OpenSpiel's searches as bots: florin arena card --plugin bench.openspiel_bots --bots mcts:sims=200,apprentice

`mcts` and `ismcts` are its Python bots with our compiled playouts as evaluator, `random` plays any legal move. What a
view hides is filled in before; `ismcts` does so itself for every simulation.
"""

import importlib
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from florin.bots import Bot, register
from florin.bots.bot import checked
from florin.notation import move_text
from florin.options import unusual
from florin.replaying import sample
from florin.view import View

openspiel = importlib.import_module("florin.research.openspiel")
EXPLORE = 1.0


def state_of(view: View, luck: int) -> Any:
    """Return the view as a state of OpenSpiel, its hidden cards drawn."""
    options = {name: view.options[name] for name in unusual(view.game, view.options)} | {
        "players": view.options["players"]
    }
    game = pyspiel.load_game(f"florin_{view.game}", options)
    return openspiel.replayed(game, sample(view, luck).lines)


class OpenSpielBot(Bot):
    """A bot of OpenSpiel with a number of simulations."""

    def __init__(self, sims: int = 100, seed: int = 0) -> None:
        super().__init__(seed)
        self.sims = sims

    def choose(self, view: View) -> str:
        """Return the move of a new search."""
        luck = self.luck(checked(view))
        state = state_of(view, luck)
        return move_text(view.game, self.searcher(state.get_game(), luck).step(state), view.turn or 0)

    def searcher(self, game: Any, luck: int) -> Any:
        return mcts.MCTSBot(
            game,
            EXPLORE,
            self.sims,
            openspiel.Rollouts(seed=luck),
            random_state=np.random.RandomState(luck & 0xFFFFFFFF),
            solve=False,
        )


class InformationSets(OpenSpielBot):
    """Information-set search: hidden cards are drawn again for each simulation."""

    def searcher(self, game: Any, luck: int) -> Any:
        return ismcts.ISMCTSBot(
            game,
            openspiel.Rollouts(seed=luck),
            EXPLORE,
            self.sims,
            random_state=np.random.RandomState(luck & 0xFFFFFFFF),
            allow_inconsistent_action_sets=True,
        )


class AnyMove(Bot):
    """A bot that plays any legal move."""

    def choose(self, view: View) -> str:
        return Random(self.luck(view)).choice(checked(view).legal)


register("mcts", OpenSpielBot)
register("ismcts", InformationSets)
register("random", AnyMove)
