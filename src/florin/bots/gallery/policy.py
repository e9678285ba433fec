"""The common parts of the gallery's policies: their names, and the merchant's taste where they leave a choice."""

from collections.abc import Callable, Iterable
from typing import Any

from florin.bots.beliefs import certain, engine_on, imagined
from florin.notation import move_text
from florin.view import View

Policy = Callable[[Any], str]  # from the view of one game to a legal move


def named(*policies: Policy) -> dict[str, Policy]:
    """Return policies by name: the function `plan_behind` is the bot `exploit-plan-behind`."""
    return {"exploit-" + policy.__name__.replace("_", "-"): policy for policy in policies}


def worths(view: View) -> dict[str, float]:
    """Return what each legal move is worth to a merchant."""
    position, search = imagined(view, 0)
    engine = engine_on(search, position, ("merchant",), certain(position.game.players))
    return {move_text(view.game, action, position.state.turn): worth for action, worth in engine.weigh(0)}


def preferred(view: View, moves: Iterable[str] = (), wanted: Callable[[str], Any] = lambda move: 0) -> str:
    """Return the most wanted of some moves, by default of all; of several, the one that a merchant prefers."""
    worth = worths(view)
    return max(list(moves) or view.legal, key=lambda move: (wanted(move), worth[move]))
