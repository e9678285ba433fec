"""Environments against their ecosystems' own tests: python -m bench.conformance [--games card,board,court] [--sims 2]

For every number of players and every combination of options (but custom decks): PettingZoo's api_test, seed_test
and render_test, Gymnasium's check_env and that of Stable-Baselines3 if it is installed, florin.testing's checks of the
vector environment in all autoreset modes and of leaks, and OpenSpiel's random_sim_test with serialisation and masks;
states are cloned, pickled and sent as text, and playthroughs are those on file. Warnings are errors. The tests run a
part of this.
"""

import argparse
import contextlib
import copy
import hashlib
import importlib
import io
import json
import pickle
import warnings
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import gymnasium as gym
import pyspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms.generate_playthrough import playthrough
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

from florin.options import PLAYERS
from florin.research import FlorinEnv, FlorinVectorEnv
from florin.research.encode import observation
from florin.rules import GAMES
from florin.testing import check_leaks, check_vector_env
from tests.properties.variants import option_sets

importlib.import_module("florin.research.openspiel")  # registers the games
SMALL = ("florin_card(players=2,size=small)", "florin_board(players=3,size=small)", "florin_court(size=tiny)")
PLAYTHROUGHS = Path(__file__).parents[1] / "tests" / "data" / "playthroughs.json"


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


def digest(spec: str) -> str:
    """Return the hash of a game's playthrough, OpenSpiel's format for regression tests; spaces do not count."""
    return hashlib.sha256(" ".join(playthrough(spec, None, seed=1).split()).encode()).hexdigest()[:16]


def specs() -> list[str]:
    """Return every game of every number of players, and the small ones."""
    found = [f"florin_{game}(players={players})" for game in GAMES for players in PLAYERS[game]]
    return [*found, *SMALL]


def leaks(game: str, options: dict[str, Any], _sims: int) -> None:
    check_leaks(observation, game, games=1, **options)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--sims", type=int, default=2)
    parser.add_argument("--first", type=int, help="check only this many combinations of each game")
    parser.add_argument("--write", action="store_true", help="rewrite the playthroughs' hashes")
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
    found = {spec: digest(spec) for spec in specs()}
    if chosen.write:
        PLAYTHROUGHS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    if found != json.loads(PLAYTHROUGHS.read_text(encoding="utf-8")):
        raise SystemExit("the playthroughs have changed")
    print(f"{len(found)} playthroughs as on file")


if __name__ == "__main__":
    main()
