"""The effects of moves, in game terms: everything that narrates a game or draws what happened is made from them.

`Position.play` returns a step with its effects (steps.py). This package is imported when effects are first asked for.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from types import ModuleType
from typing import Any

from florin.effects.court import court_effects
from florin.effects.model import Effect, Ended, HandDrawn, NobleDrawn, Planned
from florin.effects.trade import board_effects, card_effects
from florin.rules import OVER, Rules, State
from florin.view import end_reason, winners

__all__ = ["Effect", "effects_of", "visible"]

EFFECTS: dict[str, Callable[[Any, ModuleType, Sequence[int]], list[Effect]]] = {
    "card": card_effects,
    "board": board_effects,
    "court": court_effects,
}


def visible(effect: Effect, seat: int | None) -> Effect:
    """Return an effect without what a seat may not know: hands, plans and draws of the other house."""
    if isinstance(effect, HandDrawn) and effect.seat != seat:
        return replace(effect, cards=None)
    if isinstance(effect, Planned | NobleDrawn) and effect.seat != seat:
        return replace(effect, card=None)
    return effect


def effects_of(rules: Rules, state: State, lines: Sequence[int]) -> tuple[Effect, ...]:
    """Follow lines from a state, which changes, and return their effects."""
    effects = EFFECTS[rules.game](state, rules.module, lines)
    if state.due == OVER:
        effects.append(Ended(end_reason(rules.game, state), winners(state) or ()))
    return tuple(effects)
