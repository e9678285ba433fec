"""States as values: copied and pickled at both speeds."""

import copy
import pickle
from typing import Any, cast

import pytest

from florin.options import new_state
from florin.rules import GAMES, plain
from tests.properties.test_two_speeds import fields
from tests.properties.variants import compiled, option_sets


@pytest.mark.parametrize("game", GAMES)
def test_states_of_both_speeds_can_be_copied_and_pickled(game: str) -> None:
    """The copy is equal and independent."""
    for rules in (plain(game), compiled(game)):
        state = new_state(game, option_sets(game)[-1], rules)
        for copied in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert type(copied) is type(state) and fields(game, copied) == fields(game, state)
            before = fields(game, state)
            copied.draw(0)
            assert fields(game, state) == before != fields(game, copied)


def test_a_pickled_state_of_other_rules_is_refused() -> None:
    """Its bytes would mean something else."""
    state = new_state("card", option_sets("card")[0], compiled("card"))
    make, arguments, pickled = cast(tuple[Any, ...], state.__reduce__())
    with pytest.raises(ValueError, match="other rules"):
        make(*arguments).__setstate__(("other", pickled[1]))
