"""The search: one kernel for all games, joined to each game's rules and to its sense (what a merchant sees).

`search_of(game)` gives the classes that search, compiled if they are there and built from this very source, else plain:
the same choices, far fewer of them a second.
"""

import importlib
from functools import cache
from typing import Any, NamedTuple

from florin.rules import State, rules_of
from florin.rules import source as rules_source
from florin.search import source

NO_ODDS = (1.0,) * 16  # of each kind of card, that a rival holds it: nothing is known but what is seen


class Search(NamedTuple):
    """How a game is searched: `engine` measures and weighs, `tree` grows under a move."""

    game: str
    engine: Any
    tree: Any
    speed: str

    def day_of(self, state: State) -> int:
        """The day or round that a state is in; the court has but one."""
        day: int = 0 if self.game == "court" else state.day if self.game == "card" else state.round
        return day


@cache
def search_of(game: str) -> Search:
    """The search of a game: compiled only where the rules are, because the two share their states."""
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
