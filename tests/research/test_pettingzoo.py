"""The AEC environments pass PettingZoo's own tests. (`max_cycles_test` is for parallel environments only.)"""

import importlib
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

import florin
from florin.options import PLAYERS
from florin.research.encode import action_id, action_mask, observation
from florin.rules import GAMES

CASES = [(game, players) for game in GAMES for players in PLAYERS[game]]


def maker(game: str, **settings: Any) -> Any:
    return partial(importlib.import_module(f"florin.research.pettingzoo.{game}_v1").env, **settings)


@pytest.mark.parametrize(("game", "players"), CASES)
def test_pettingzoo_finds_no_fault(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(maker(game, players=players)(), num_cycles=60)
    seed_test(maker(game, players=players), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_all_render_modes_work(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(maker(game))
    env = maker(game, render_mode="rgb_array")()
    env.reset(seed=1)
    before = env.render()
    for _ in range(6):
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[-1]))
    assert before.shape == (400, 640, 3) and (before != env.render()).any()


@pytest.mark.parametrize("game", GAMES)
def test_the_aec_environment_plays_the_games_of_the_python_api(game: str) -> None:
    """The same seed and actions: the same agents, observations of every seat, masks and rewards."""
    rng = Random(game)
    env = maker(game)()
    for seed in range(2):
        env.reset(seed=seed)
        position = florin.game(game, players=len(env.possible_agents)).start(seed=seed)
        while not position.over:
            agent = env.agent_selection
            assert agent == f"player_{position.turn}"
            for seat, other in enumerate(env.possible_agents):
                assert env.observe(other).tobytes() == observation(position, seat).tobytes()
            mask = env.infos[agent]["action_mask"]
            assert mask.tobytes() == action_mask(position).tobytes()
            action = int(rng.choice(np.flatnonzero(mask)))
            position.play_id(action_id(position, action))
            env.step(action)
        winners = position.winners
        assert winners is not None and all(env.terminations.values())
        for seat, agent in enumerate(env.possible_agents):
            assert env.rewards[agent] == pytest.approx((seat in winners) / len(winners) - 1 / len(env.possible_agents))
