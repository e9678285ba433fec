"""The Gymnasium environments pass Gymnasium's own checks, and the vector environment equals many single ones."""

from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import florin.research
from florin.errors import OptionError
from florin.options import PLAYERS
from florin.research import FlorinEnv, FlorinVectorEnv
from florin.rules import GAMES
from florin.testing import check_vector_env

CASES = [(game, players) for game in GAMES for players in PLAYERS[game]]


def vector(game: str = "card", count: int = 8, **settings: Any) -> FlorinVectorEnv:
    env = gymnasium.make_vec(f"florin/{game.title()}-v{florin.research.VERSION}", num_envs=count, **settings)
    assert isinstance(env, FlorinVectorEnv)
    return env


@pytest.mark.parametrize(("game", "players"), CASES)
def test_gymnasium_finds_no_fault(game: str, players: int) -> None:
    """Its checker also plays illegal actions."""
    env = gymnasium.make(f"florin/{game.title()}-v1", players=players, rivals="garzone", render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("observation", ["flat", "named"])
def test_the_vector_environment_equals_many_single_ones(game: str, observation: str) -> None:
    """To the byte, in all three autoreset modes."""
    settings: dict[str, Any] = {"game": game, "rivals": "garzone", "observation": observation, "reward": "margin"}
    steps = 90 if game == "card" else 150
    check_vector_env(partial(FlorinVectorEnv, **settings), partial(FlorinEnv, **settings), envs=3, steps=steps)


def test_the_contract() -> None:
    """Defaults are four players and merchants; the mask is in the info; games are reset in the same step."""
    env = gymnasium.make_vec("florin/Card-v1", num_envs=64, players=4, rivals="merchant")
    observations, info = env.reset(seed=1)
    assert observations.shape == (64, 315) and observations.dtype == np.float32
    assert info["action_mask"].shape == (64, 5) and info["action_mask"].dtype == np.int8
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    same, _ = gymnasium.make_vec("florin/Card-v1", num_envs=64).reset(seed=1)
    assert observations.tobytes() == same.tobytes()
    assert observations in env.observation_space


@pytest.mark.parametrize("game", GAMES)
def test_self_play_gives_every_seat_its_reward(game: str) -> None:
    """Rewards by win share add up to 0, and every seat is to move at some time."""
    env = vector(game, 16, rivals=None)
    _, info = env.reset(seed=3)
    ends, seats = 0, set()
    while ends < 5:
        _, rewards, over, _, info = env.step(env.random_actions())
        seats |= set(info["seat"].tolist())
        if over.any():
            last = info["final_info"]["rewards"][over]
            assert np.allclose(last.sum(1), 0) and not rewards[~over].any()
            assert not info["final_info"]["illegal"][over].any()
            ends += int(over.sum())
    assert seats == set(range(env.games.players))


def test_arrays_are_fresh_unless_asked_otherwise() -> None:
    for copy in (True, False):
        env = vector(copy=copy, rivals=None)
        first, info = env.reset(seed=1)
        second, *_, later = env.step(env.random_actions())
        assert np.shares_memory(first, second) != copy
        assert np.shares_memory(info["action_mask"], later["action_mask"]) != copy


def test_an_illegal_action_ends_the_game() -> None:
    env = vector(count=2, autoreset_mode="Disabled")
    _, info = env.reset(seed=1)
    assert not info["action_mask"][:, 4].any()
    _, rewards, over, _, info = env.step(np.array([4, 99]))
    assert rewards.tolist() == [-1, -1] and over.all() and info["illegal"].all() and not info["action_mask"].any()


def test_a_game_that_is_over_must_be_reset() -> None:
    env = vector(count=2, autoreset_mode=AutoresetMode.DISABLED)
    with pytest.raises(ResetNeeded):
        env.step(np.zeros(2, np.int64))
    env.reset(seed=1)
    env.step(np.array([4, 0]))
    with pytest.raises(ResetNeeded):
        env.step(np.zeros(2, np.int64))
    with pytest.raises(ValueError, match="reset_mask"):
        env.reset(options={"reset_mask": np.zeros(2, np.bool_)})
    env.reset(options={"reset_mask": np.array([True, False])})
    env.step(env.random_actions())


def test_the_learner_sits_where_asked_and_otherwise_anywhere() -> None:
    assert set(vector(count=64).reset(seed=1)[1]["seat"].tolist()) == {0, 1, 2, 3}
    assert set(vector(count=9, seat=2).reset(seed=1)[1]["seat"].tolist()) == {2}


def test_a_merchant_beats_random_moves() -> None:
    """The rivals do play by their style."""
    env = vector("card", 256, players=2)
    env.reset(seed=5)
    total, ends = 0.0, 0
    while ends < 400:
        _, rewards, over, _, _ = env.step(env.random_actions())
        total, ends = total + float(rewards.sum()), ends + int(over.sum())
    assert total / ends < -0.3


@pytest.mark.parametrize(
    "wrong",
    [{"rivals": "banker"}, {"rivals": ["merchant"]}, {"seat": 4}, {"reward": "money"}, {"observation": "x"}, {"x": 1}],
)
def test_wrong_settings_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        vector(**wrong)
