"""The search: one kernel for all games, joined to each game's rules and to its sense, what a merchant sees in a position.

`engine(game)` gives the classes that search, compiled if they are there and built from this very source, else plain:
the same choices, far fewer of them a second.
"""

import hashlib
import importlib
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from florin.rules import rules_of
from florin.rules.source import fingerprint

FOLDER = Path(__file__).parent


class Search(NamedTuple):
    """How a game is searched: `engine` measures and weighs, `tree` grows; `sense` is the plain file of its constants."""

    engine: Any
    tree: Any
    sense: Any
    speed: str


def search_print(game: str) -> str:
    """The hash of all that a game's search is compiled from."""
    digest = hashlib.sha256(fingerprint(game).encode())
    for name in (f"{game}.py", f"{game}.pxd", "kernel.py", "kernel.pxd", "engine.pxi"):
        digest.update((FOLDER / name).read_bytes())
    return digest.hexdigest()


@lru_cache(maxsize=None)
def search_of(game: str) -> Search:
    """The search of a game: compiled only where the rules are, because the two share their states."""
    sense = importlib.import_module(f"florin.search.{game}")
    if rules_of(game).speed == "compiled":
        try:
            engines = importlib.import_module("florin.search._engines")
        except ImportError:
            pass
        else:
            engine = getattr(engines, f"{game.title()}Engine")
            if engine.fingerprint == search_print(game):
                return Search(engine, getattr(engines, f"{game.title()}Tree"), sense, "compiled")
    from florin.search.plain import plain_search

    return Search(*plain_search(game, sense), sense, "plain")
