"""The games pass OpenSpiel's own tests, and its Python bots play them."""

import copy
import importlib
import json
import pickle
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough

import florin
from bench.conformance import PLAYTHROUGHS, SMALL, digest
from florin.options import PLAYERS
from florin.research.encode import observation
from florin.rules import GAMES

Rollouts = importlib.import_module("florin.research.openspiel").Rollouts
PLAYED = "florin_court(size=small)"
FILE = Path(__file__).parents[1] / "data" / "florin_court_small.playthrough"
SPECS = [f"florin_{game}(players={players})" for game in GAMES for players in PLAYERS[game]]
SPECS += [*SMALL, "florin_court(size=small)", "florin_board(players=3,fifth_step=5,empty_ranks=False)"]


def wander(state: Any, rng: Random, steps: int = 10_000) -> None:
    while not state.is_terminal() and steps:
        outcomes = state.chance_outcomes() if state.is_chance_node() else [(a, 1) for a in state.legal_actions()]
        state.apply_action(rng.choices(*zip(*outcomes, strict=True))[0])
        steps -= 1


@pytest.mark.parametrize("spec", SPECS)
def test_openspiel_finds_no_fault(spec: str) -> None:
    """Its simulation also serialises, clones and compares masks."""
    pyspiel.random_sim_test(pyspiel.load_game(spec), num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("game", GAMES)
def test_states_agree_with_the_python_api(game: str) -> None:
    """The same draws and moves give the same legal actions, tensors and returns."""
    rng, spec = Random(game), pyspiel.load_game(f"florin_{game}()")
    position = florin.game(game, players=spec.num_players()).start(seed=4)
    state, done = spec.new_initial_state(), 0
    while True:
        for line in position.lines[done:]:
            state.apply_action(line >> 4)
        done = len(position.lines)
        if position.over:
            break
        assert state.current_player() == position.turn
        assert state.legal_actions() == sorted(position.legal_ids())
        for seat in range(spec.num_players()):
            assert np.array_equal(state.observation_tensor(seat), observation(position, seat))
        position.play_id(rng.choice(position.legal_ids()))
    winners = position.winners
    assert state.is_terminal() and winners is not None
    expected = [(seat in winners) / len(winners) - 1 / spec.num_players() for seat in range(spec.num_players())]
    assert state.returns() == pytest.approx(expected)


@pytest.mark.parametrize("game", GAMES)
def test_states_are_cloned_pickled_and_serialised(game: str) -> None:
    """A copy is equal and independent."""
    spec = pyspiel.load_game(f"florin_{game}()")
    state = spec.new_initial_state()
    wander(state, Random(game), 40)
    text = str(state)
    for other in (
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        spec.deserialize_state(state.serialize()),
    ):
        assert str(other) == text and other.history() == state.history()
        wander(other, Random(1), 5)
        assert str(state) == text != str(other)


@pytest.mark.parametrize("game", GAMES)
def test_structs_are_json(game: str) -> None:
    state = pyspiel.load_game(f"florin_{game}()").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    player, action = state.current_player(), state.legal_actions()[0]
    struct = state.action_to_struct(player, action)
    assert state.struct_to_actions(struct) == [action]
    assert json.loads(state.to_json())["game"] == game
    assert json.loads(state.to_observation_struct(player).to_json())["seat"] == player


def test_information_states_at_court_tell_apart_what_the_seat_can() -> None:
    """A resampled world has the same information state for the seat, and usually another for its rival."""
    spec, rng = pyspiel.load_game("florin_court()"), Random(2)
    state = spec.new_initial_state()
    wander(state, rng, 40)
    seat = state.current_player()
    assert seat >= 0
    others = [state.resample_from_infostate(seat, rng.random) for _ in range(5)]
    for other in others:
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
    assert any(o.information_state_string(1 - seat) != state.information_state_string(1 - seat) for o in others)


def test_information_states_have_perfect_recall() -> None:
    """Each contains the one before it."""
    state, rng = pyspiel.load_game("florin_court()").new_initial_state(), Random(3)
    before = ["", ""]
    while not state.is_terminal():
        wander(state, rng, 1)
        now = [state.information_state_string(seat) for seat in range(2)]
        assert all(later.startswith(earlier) for earlier, later in zip(before, now, strict=True))
        before = now


def test_is_mcts_plays_court() -> None:
    game = pyspiel.load_game("florin_court()")
    bot = ismcts.ISMCTSBot(
        game, Rollouts(), 2.0, 30, random_state=np.random.RandomState(1), allow_inconsistent_action_sets=True
    )
    state = game.new_initial_state()
    wander(state, Random(1), 20)
    assert bot.step(state) in state.legal_actions()


def test_mcts_plays_with_compiled_rollouts() -> None:
    game = pyspiel.load_game("florin_card(players=2)")
    bot = mcts.MCTSBot(game, 2.0, 50, Rollouts(5), random_state=np.random.RandomState(1), solve=False)
    state = game.new_initial_state()
    wander(state, Random(1), 30)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("spec", SMALL)
def test_playthroughs_of_small_games_are_those_on_file(spec: str) -> None:
    """`python -m bench.conformance` compares those of all games, and writes their hashes anew with --write."""
    assert json.loads(PLAYTHROUGHS.read_text(encoding="utf-8"))[spec] == digest(spec)


def test_the_playthrough_is_the_one_on_file() -> None:
    """OpenSpiel's format for regression tests. To write it anew: print(playthrough(PLAYED, None, seed=1))."""
    assert playthrough(PLAYED, None, seed=1).split() == FILE.read_text(encoding="utf-8").split()
