"""The rules of the three games: one source, two speeds.

`rules_of("card")` returns a game's rules: compiled if the compiled module exists and was built from this very source,
plain otherwise. `speed()` returns which, and why.
"""

import importlib
import os
from dataclasses import dataclass
from functools import cache, lru_cache
from types import ModuleType
from typing import Any

from florin.errors import BadRecord
from florin.rules.plain import state_class  # here, because importing it later would rebind `plain` below
from florin.rules.source import GAMES, fingerprint
from florin.rules.states import BoardState, CardState, CourtState, State

__all__ = [
    "CURRENT",
    "GAMES",
    "BoardState",
    "CardState",
    "CourtState",
    "Rules",
    "State",
    "register",
    "restored",
    "rules_of",
    "speed",
]

CURRENT = {"card": 1, "board": 1, "court": 1}
MOVE, CARD, FIRST, OVER = 0, 1, 2, 3  # what is due, in every game


@dataclass(frozen=True)
class Rules:
    """One version of one game's rules."""

    game: str
    version: int
    speed: str  # "compiled" or "plain"
    state_class: Any
    module: ModuleType  # the plain file: constants and tables

    def new(self, players: int, options: int) -> State:
        state: State = self.state_class(players, options)
        return state


_older: dict[tuple[str, int], Rules] = {}


@cache
def plain(game: str) -> Rules:
    """Return the current rules, uncompiled."""
    module = importlib.import_module(f"florin.rules.{game}")
    return Rules(game, CURRENT[game], "plain", state_class(game, module, CURRENT[game]), module)


def register(
    game: str, version: int, module: ModuleType, fields: list[tuple[str, tuple[int, ...]]] | None = None
) -> None:
    """Register an older version of a game's rules, kept as a frozen plain file so that its records still replay."""
    _older[game, version] = Rules(game, version, "plain", state_class(game, module, version, fields), module)


@lru_cache(maxsize=1)
def speed() -> tuple[str, str]:
    """Return which rules play here, "compiled" or "plain", and why."""
    if os.environ.get("FLORIN_PLAIN"):
        return "plain", "FLORIN_PLAIN is set"
    try:
        states = importlib.import_module("florin.rules._states")
    except ImportError:
        return "plain", "the compiled rules have not been built; run `make install` with a C compiler"
    if any(getattr(states, f"{game.title()}State").fingerprint != fingerprint(game) for game in GAMES):
        return "plain", "the compiled rules are out of date; run `make install` to rebuild them"
    return "compiled", "built from this source"


@cache
def current(game: str) -> Rules:
    if speed()[0] == "plain":
        return plain(game)
    states = importlib.import_module("florin.rules._states")
    module = importlib.import_module(f"florin.rules.{game}")
    return Rules(game, CURRENT[game], "compiled", getattr(states, f"{game.title()}State"), module)


def rules_of(game: str, version: int | None = None) -> Rules:
    """Return the rules of a game, of the current version or an older one that is registered."""
    if version is None or version == CURRENT[game]:
        return current(game)
    if (game, version) in _older:
        return _older[game, version]
    known = sorted({CURRENT[game]} | {number for name, number in _older if name == game})
    raise BadRecord("record-version", game=game, version=version, known=", ".join(map(str, known)))


def restored(game: str, version: int, values: list[Any]) -> State:
    """Return the plain state with these values of its fields, for `pickle`."""
    rules = plain(game) if version == CURRENT[game] else rules_of(game, version)
    state: State = rules.state_class.restored(values)
    return state
