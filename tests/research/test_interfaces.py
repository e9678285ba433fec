"""One state, many interfaces: the same seed and actions give the same in each of them."""

import importlib
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import florin
from florin.research import FlorinVectorEnv
from florin.research.encode import action_id, action_mask, compact_action, observation, whole_state
from florin.rules import GAMES
from tests.properties.variants import option_sets

importlib.import_module("florin.research.openspiel")  # registers the games
SETS = {
    game: [options for options in option_sets(game) if options.get("deck", "default") == "default"] for game in GAMES
}


def settled(state: Any, position: florin.Position) -> None:
    """Bring an OpenSpiel state up to the draws of a position."""
    for line in position.lines[len(state.history()) :]:
        state.apply_action(line >> 4)


@given(game=st.sampled_from(GAMES), which=st.integers(0, 10**6), seed=st.integers(0, 2**63), luck=st.integers(0, 2**63))
@settings(max_examples=12, deadline=None)
def test_all_interfaces_play_the_same_game(game: str, which: int, seed: int, luck: int) -> None:
    """Vector environment, AEC, OpenSpiel and Python API: observations, masks, seats, rewards and endings."""
    options, rng = SETS[game][which % len(SETS[game])], Random(luck)
    position = florin.game(game, **options).start(seed=seed)
    vector = FlorinVectorEnv(game, 1, rivals=None, autoreset_mode="Disabled", **options)
    aec = importlib.import_module(f"florin.research.pettingzoo.{game}_v1").env(**options)
    given_options = {name: value for name, value in options.items() if name != "deck"}
    state = pyspiel.load_game(f"florin_{game}", given_options).new_initial_state()
    rows, info = vector.reset(seed=[seed])
    aec.reset(seed=seed)
    while position.turn is not None:
        settled(state, position)
        seat, mask = position.turn, action_mask(position)
        assert info["seat"][0] == seat == state.current_player() == aec.possible_agents.index(aec.agent_selection)
        expected = observation(position, seat).tobytes()
        assert rows[0].tobytes() == expected == aec.observe(aec.agent_selection).tobytes()
        assert np.asarray(state.observation_tensor(seat), np.float32).tobytes() == expected
        assert vector.state()[0].tobytes() == aec.state().tobytes() == whole_state(position).tobytes()
        assert (
            info["action_mask"][0].tobytes()
            == mask.tobytes()
            == aec.infos[aec.agent_selection]["action_mask"].tobytes()
        )
        legal = sorted(position.legal_ids())
        assert sorted(action_id(position, int(k)) for k in np.flatnonzero(mask)) == legal == state.legal_actions()
        action = rng.choice(legal)
        compact = compact_action(position, action)
        state.apply_action(action)
        aec.step(compact)
        position.play_id(action)
        rows, _, over, _, info = vector.step(np.array([compact]))
        assert bool(over[0]) == position.over == all(aec.terminations.values())
    settled(state, position)
    assert state.is_terminal()
    winners, players = position.winners, options["players"]
    assert winners is not None
    shares = [(seat in winners) / len(winners) - 1 / players for seat in range(players)]
    assert state.returns() == pytest.approx(shares) == info["rewards"][0].tolist()
    assert [aec.rewards[agent] for agent in aec.possible_agents] == pytest.approx(shares)


def test_information_states_tell_apart_exactly_what_a_seat_can() -> None:
    """In the tiny court: equal if and only if all that the seat did and saw, the rival's open moves too, was equal.

    All histories of some deals are walked, so that two histories that must be told apart, or must not, do meet.
    """
    seen: list[dict[Any, str]] = [{}, {}]
    meant: list[dict[str, Any]] = [{}, {}]
    hidden = 0

    def walk(state: Any, past: tuple[tuple[Any, ...], ...], depth: int) -> None:
        nonlocal hidden
        if state.is_terminal() or depth == 0:
            return
        past = tuple((*past[seat], state.observation_string(seat)) for seat in range(2))
        for seat in range(2):
            name = state.information_state_string(seat)
            hidden += past[seat] in seen[seat]
            assert seen[seat].setdefault(past[seat], name) == name
            assert meant[seat].setdefault(name, past[seat]) == past[seat]
        player = state.current_player()
        for action in state.legal_actions():
            text = state.action_to_string(player, action)
            open_text = text.partition(" ")[0] if text.startswith("plan") else "" if player < 0 else text
            step = tuple((*past[seat], text if seat == player else open_text) for seat in range(2))
            walk(state.child(action), step, depth - 1)

    root = pyspiel.load_game("florin_court(size=tiny)").new_initial_state()
    for card in ("R2", "G1"):
        root.apply_action(root.string_to_action(card))
    walk(root, ((), ()), 7)
    assert hidden > 50
