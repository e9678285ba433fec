"""All environments against their ecosystems' own tests: python -m bench.conform [--games card,board,court] [--sims 2]

For every number of players and every combination of options (but decks of one's own): PettingZoo's api_test, seed_test
and render_test, Gymnasium's check_env and that of Stable-Baselines3 if it is installed, florin.testing's checks of the
vector environment in all autoreset modes and of leaks, and OpenSpiel's random_sim_test with serialisation and masks;
states are cloned, pickled and sent as text. Warnings are errors. The tests run a part of this.
"""

import argparse
import contextlib
import copy
import importlib
import io
import pickle
import warnings
from functools import partial
from random import Random
from typing import Any

import gymnasium as gym
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

from florin.research import FlorinEnv, FlorinVectorEnv
from florin.research.encode import observation
from florin.rules import GAMES
from florin.testing import check_leaks, check_vector_env
from tests.properties.variants import option_sets

importlib.import_module("florin.research.openspiel")  # registers the games


def pettingzoo(game: str, options: dict[str, Any], _sims: int) -> None:
    make = partial(importlib.import_module(f"florin.research.pettingzoo.{game}_v1").env, **options)
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(make(), num_cycles=60)
        seed_test(make, num_cycles=20)
        render_test(make)


def gymnasium(game: str, options: dict[str, Any], _sims: int) -> None:
    single = partial(FlorinEnv, game, rivals="garzone", **options)
    made = gym.make(f"florin/{game.title()}-v1", rivals="garzone", render_mode="ansi", **options)
    check_env(made.unwrapped)
    with contextlib.suppress(ImportError):
        from stable_baselines3.common.env_checker import check_env as check_for_sb3

        check_for_sb3(single())
    for reward in ("win", "rank", "margin"):
        settings = {"game": game, "rivals": "garzone", "reward": reward, **options}
        check_vector_env(partial(FlorinVectorEnv, **settings), partial(FlorinEnv, **settings), steps=60)


def openspiel(game: str, options: dict[str, Any], sims: int) -> None:
    spec = pyspiel.load_game(f"florin_{game}", {name: value for name, value in options.items() if name != "deck"})
    pyspiel.random_sim_test(spec, num_sims=sims, serialize=True, verbose=False, mask_test=True)
    state, rng = spec.new_initial_state(), Random(1)
    while not state.is_terminal():
        outcomes = state.chance_outcomes() if state.is_chance_node() else [(a, 1) for a in state.legal_actions()]
        for other in (state.clone(), copy.deepcopy(state), spec.deserialize_state(state.serialize())):
            assert str(other) == str(state) and other.history() == state.history()
        state.apply_action(rng.choices(*zip(*outcomes, strict=True))[0])
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def leaks(game: str, options: dict[str, Any], _sims: int) -> None:
    check_leaks(observation, game, games=1, **options)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--sims", type=int, default=2)
    parser.add_argument("--first", type=int, help="check only so many combinations of each game")
    chosen = parser.parse_args()
    warnings.simplefilter("error")
    for game in chosen.games.split(","):
        sets = [options for options in option_sets(game) if options.get("deck", "default") == "default"]
        for options in sets[: chosen.first]:
            for check in (pettingzoo, gymnasium, openspiel, leaks):
                try:
                    check(game, options, chosen.sims)
                except Exception as error:
                    raise SystemExit(f"{game} {options}, {check.__name__}: {error!r}") from error
        print(f"{game}: {len(sets[: chosen.first])} combinations of players and options, no fault", flush=True)


if __name__ == "__main__":
    main()
