"""Small games are solved exactly: CFR at the tiny court, expectimax in the card and the auction game."""

from statistics import mean

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

import florin
import florin.research.maxn  # registers the bot
from bench.expectimax import TIED, Expectimax, regrets
from examples import cfr


def test_cfr_solves_the_tiny_court_from_one_deal() -> None:
    """`python examples/cfr.py` solves it from all deals, in the same way."""
    state = pyspiel.load_game("florin_court(size=tiny,end=house)").new_initial_state()
    for card in ("R2", "G1"):
        state.apply_action(state.string_to_action(card))
    tree = cfr.tree(state)
    assert len(tree.payoff) > 10_000
    assert cfr.exploitability(tree, cfr.solve(tree, 60)) < 0.01


def test_exploitability_is_openspiel_s() -> None:
    game = pyspiel.load_game("kuhn_poker")
    tree = cfr.tree(game.new_initial_state())
    uniform = cfr.exploitability(tree, cfr.normal(tree, np.zeros(tree.slots)))
    assert uniform == pytest.approx(exploitability.exploitability(game, policy.UniformRandomPolicy(game)))


@pytest.mark.parametrize(
    ("game", "players", "name", "after"),
    [("card", 2, "magnifico:sims=1000", 0), ("card", 2, "maxn:sims=20000", 0), ("board", 3, "maxn:sims=50000", 4)],
)
def test_the_search_finds_what_expectimax_finds(game: str, players: int, name: str, after: int) -> None:
    """`python -m bench.expectimax GAME` measures more positions."""
    solver = Expectimax(game)
    found = regrets(solver, game, players, florin.bot(name, seed=1), 12, seed=2, after=after)
    worst = regrets(solver, game, players, florin.bot("garzone", seed=1), 12, seed=2, after=after)
    assert max(found) < TIED < mean(worst)
