"""The rules of the three games: one source, two speeds.

`rules_of("card")` gives a game's rules, compiled if the compiled module is there and was built from this very source,
plain otherwise; `speed()` says which, and why.
"""

import importlib
import os
from dataclasses import dataclass
from functools import cache, lru_cache
from types import ModuleType
from typing import Any, Protocol

from florin.errors import BadRecord
from florin.rules.plain import state_class  # here, because importing it later would rebind `plain` below
from florin.rules.source import GAMES, fingerprint

__all__ = ["CURRENT", "GAMES", "Rules", "State", "register", "rules_of", "speed"]

CURRENT = {"card": 1, "board": 1, "court": 1}
MOVE, CARD, FIRST, OVER = 0, 1, 2, 3  # what is due, in every game


class State(Protocol):
    """A flat state of either speed. Its fields, those of the game's .pxd, are attributes."""

    due: int
    turn: int
    players: int

    def __getattr__(self, field: str) -> Any: ...
    def copy(self) -> "State": ...
    def legal(self) -> list[int]: ...
    def allows(self, action: int) -> bool: ...
    def apply(self, action: int) -> None: ...
    def chances(self) -> int: ...
    def outcome(self, j: int) -> int: ...
    def deal(self, j: int) -> None: ...
    def draw(self, rank: int) -> int:
        """Lets the outcome with this rank in the canonical order come true and returns it."""

    def rank_of(self, code: int) -> int:
        """The rank of an outcome in the canonical order, or -1 if it cannot come."""

    def score(self, p: int) -> int: ...
    def won(self, p: int) -> int: ...
    def playouts(self, start: int, scores: Any, lengths: Any) -> None: ...


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
    """The current rules, uncompiled."""
    module = importlib.import_module(f"florin.rules.{game}")
    return Rules(game, CURRENT[game], "plain", state_class(game, module), module)


def register(
    game: str, version: int, module: ModuleType, fields: list[tuple[str, tuple[int, ...]]] | None = None
) -> None:
    """Makes an older version of a game's rules known, kept as a frozen plain file so that its records still replay."""
    _older[game, version] = Rules(game, version, "plain", state_class(game, module, fields), module)


@lru_cache(maxsize=1)
def speed() -> tuple[str, str]:
    """What plays here, "compiled" or "plain", and why."""
    if os.environ.get("FLORIN_PLAIN"):
        return "plain", "FLORIN_PLAIN is set"
    try:
        states = importlib.import_module("florin.rules._states")
    except ImportError:
        return "plain", "the compiled rules are not built here; a C compiler and `make install` build them"
    if any(getattr(states, f"{game.title()}State").fingerprint != fingerprint(game) for game in GAMES):
        return "plain", "the compiled rules were built from other source; `make install` builds them anew"
    return "compiled", "built from this source"


@cache
def current(game: str) -> Rules:
    if speed()[0] == "plain":
        return plain(game)
    states = importlib.import_module("florin.rules._states")
    module = importlib.import_module(f"florin.rules.{game}")
    return Rules(game, CURRENT[game], "compiled", getattr(states, f"{game.title()}State"), module)


def rules_of(game: str, version: int | None = None) -> Rules:
    """The rules of a game, of the current version or an older one that is known."""
    if version is None or version == CURRENT[game]:
        return current(game)
    if (game, version) in _older:
        return _older[game, version]
    known = sorted({CURRENT[game]} | {number for name, number in _older if name == game})
    raise BadRecord("record-version", game=game, version=version, known=", ".join(map(str, known)))
