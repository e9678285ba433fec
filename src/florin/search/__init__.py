"""The search: one kernel for all games, joined to each game's rules and to its sense (what a merchant sees).

`engine(game)` gives the classes that search, compiled if they are there and built from this very source, else plain:
the same choices, far fewer of them a second.
"""

import hashlib
import importlib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from florin.rules import State, rules_of
from florin.rules.source import fingerprint

FOLDER = Path(__file__).parent
MORE = {"court": ("endgame",)}  # what a game's search has beyond the kernel: code, types, and its door


class Search(NamedTuple):
    """How a game is searched: `engine` measures and weighs, `tree` grows."""

    game: str
    engine: Any
    tree: Any
    speed: str

    def day_of(self, state: State) -> int:
        """The day or round that a state is in; the court has but one."""
        day: int = 0 if self.game == "court" else state.day if self.game == "card" else state.round
        return day


def search_print(game: str) -> str:
    """The hash of all that a game's search is compiled from."""
    digest = hashlib.sha256(fingerprint(game).encode())
    more = [f"{part}.{ending}" for part in MORE.get(game, ()) for ending in ("py", "pxd", "pxi")]
    for name in (f"{game}.py", f"{game}.pxd", "kernel.py", "kernel.pxd", "engine.pxi", *more):
        digest.update((FOLDER / name).read_bytes())
    return digest.hexdigest()


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
            if engine.fingerprint == search_print(game):
                return Search(game, engine, getattr(engines, f"{game.title()}Tree"), "compiled")
    from florin.search.plain import plain_search

    return Search(game, *plain_search(game), "plain")
