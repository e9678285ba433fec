"""The search: one kernel for all games, bound to each game's rules and to its package here (`card`, `board`, `court`).

The code is plain Python with annotations and also compiles to C: tools/compile_rules.py joins the files of a game into
one module and writes its C declarations from the annotations (see c_types.py). `search_of(game)` returns the classes
that search: compiled if they were built from this very source, otherwise plain, with the same choices but far slower.
"""

import importlib
from functools import cache
from typing import NamedTuple

from florin.rules import State, rules_of
from florin.rules import source as rules_source
from florin.search import source
from florin.search.protocols import Batch, Engine, Tree

NO_ODDS = (1.0,) * 16  # for each kind of card, the odds that a rival holds it: nothing beyond the deal is known


class Search(NamedTuple):
    """The search of a game: `engine` measures and weighs, `tree` grows under a move."""

    game: str
    engine: type[Engine]
    tree: type[Tree]
    speed: str

    def day_of(self, state: State) -> int:
        """Return the day or round of a state; the court has only one."""
        day: int = 0 if self.game == "court" else state.day if self.game == "card" else state.round
        return day


@cache
def search_of(game: str) -> Search:
    """Return the search of a game: compiled only where the rules are, because the two share their states."""
    if rules_of(game).speed == "compiled":
        try:
            engines = importlib.import_module("florin.search._engines")
        except ImportError:
            pass
        else:
            engine = getattr(engines, f"{game.title()}Engine")
            if engine.fingerprint == source.fingerprint(game, rules_source.fingerprint(game)):
                return Search(game, engine, getattr(engines, f"{game.title()}Tree"), "compiled")
    from florin.search.plain import plain_search

    return Search(game, *plain_search(game), "plain")


@cache
def batch_of(game: str) -> type[Batch]:
    """Return the class that steps many games of a kind together, at the speed of the search."""
    if search_of(game).speed == "compiled":
        batch: type[Batch] = getattr(importlib.import_module("florin.search._engines"), f"{game.title()}Batch")
        return batch
    from florin.search.plain_batch import plain_batch

    return plain_batch(game)
