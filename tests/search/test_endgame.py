"""The endgame solver plays the end of the court perfectly, at both speeds."""

import time
from array import array
from collections.abc import Iterator
from random import Random
from unittest.mock import ANY

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.endgame import position, solved, summary
from florin.options import checked, new_state
from florin.rules import MOVE, OVER, State, rules_of
from florin.search import search_of
from florin.search.plain import plain_state
from florin.search.solver import Branches, PlainSolver, Solver, blank_scene, is_known

WEIGHTS = [1.0] * search_of("court").engine.weights_a_style
HARD_ENDS = [221, 283, 388]  # of games that bench.endgame plays
OPTIONS: list[dict[str, object]] = [{}, {"end": "house"}, {"dukes": True, "plan_draw": "row"}]


def ends(options: dict[str, object], games: int, cards: int) -> Iterator[State]:
    """Positions with both decks out and so many cards in hand, out of random games."""
    rng = Random(f"{options}")
    while games:
        state = new_state("court", checked("court", {"players": 2, **options}), rules_of("court"))
        while state.due != OVER:
            if state.due == MOVE:
                if is_known(state) and sum(state.hand_n) <= cards:
                    yield state
                    games -= 1
                    break
                state.apply(rng.choice(state.legal()))
            else:
                state.deal(rng.randrange(state.chances()))


def minimax(state: State) -> int:
    """The outcome for Della Rovere, by looking at every move until one wins."""
    if state.due == OVER:
        return (state.won(0) > state.won(1)) - (state.won(0) < state.won(1))
    found = set()
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        found.add(minimax(after))
        if 1 - 2 * state.turn in found:
            break
    return max(found) if state.turn == 0 else min(found)


@pytest.mark.parametrize("options", OPTIONS)
def test_solves_as_minimax_does(options: dict[str, object]) -> None:
    """One solver, its table kept, on many positions."""
    solver = Solver(WEIGHTS, bits=16)
    outcomes = set()
    for state in ends(options, 60, 4):
        solution = solver.solve(state, until=time.perf_counter() + 60)
        assert solution
        value = minimax(state)
        assert solution.share == ((1 + value) / 2 if state.turn == 0 else (1 - value) / 2)
        after = state.copy()
        after.apply(solution.action)
        assert minimax(after) == value
        outcomes.add(solution.share)
    assert {0, 1} <= outcomes


def with_powers(seed: int, options: dict[str, object]) -> State | None:
    """The end of a random game in which jesters, Ministers and Ladies are kept to the last, with up to three cards."""
    rng = Random(seed)
    state = new_state("court", checked("court", {"players": 2, **options}), rules_of("court"))
    kept = ("11", "0", "1")
    while state.due != OVER:
        if state.due != MOVE:
            state.deal(rng.randrange(state.chances()))
        elif is_known(state) and sum(state.hand_n) <= 3:
            return state
        else:
            moves = state.legal()
            plain = [a for a in moves if played(a) not in kept and not 13 <= a < 26]
            state.apply(rng.choice(plain or moves))
    return None


def played(action: int) -> str:
    """The kind of noble that a move plays."""
    if action >= 700:
        return str((action - 700) // 2500)
    return str((action - 50) // 50 if action >= 50 else action)


@settings(max_examples=30, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), options=st.sampled_from(OPTIONS))
def test_solves_what_jesters_ministers_and_ladies_make_of_it(seed: int, options: dict[str, object]) -> None:
    state = with_powers(seed, options)
    if state is not None:
        assert Solver(WEIGHTS, bits=12).outcome(state, 10_000_000)[0] == minimax(state)


def merchants_ends() -> Iterator[State]:
    """Positions with few cards that games of merchants lead to when the end is played at random, in every other game
    with Ladies who part what they can: few piles and large ones, or many.
    """
    rng = Random(3)
    for number in range(1, 400):
        start = position(number, seed=1, every=1000)
        for cards in (3, 4, 4) if start else ():
            assert start
            state = start.copy()
            while state.due == MOVE and sum(state.hand_n) > cards:
                moves = state.legal()
                state.apply(rng.choice((number % 2 and [a for a in moves if 100 <= a < 150]) or moves))
            if state.due == MOVE and state.piles < (8 if cards == 4 else 25):
                yield state


def test_what_counts_as_answered_loses() -> None:
    """Moves that the search leaves out because of an answer are lost, one by one."""
    solver = PlainSolver(array("d", WEIGHTS), 4)
    f, e = solver.functions, solver.e
    answered = 0
    for state in merchants_ends():
        c, s, branches = blank_scene(), plain_state("court", state), Branches()
        f["view_scene"](c, s)
        f["key_of"](c, e)
        end = f["find_moves"](c, e, branches, 0)
        n = f["find_answers"](c, e)
        for j in range(end):
            move = (branches[j].kind, branches[j].on, branches[j].against)
            if n and f["is_answered"](c, e, n, *move):
                after = state.copy()
                after.apply(f["action_of"](s, *move))
                assert minimax(after) == 2 * state.turn - 1
                answered += 1
    assert answered > 1000


def test_both_speeds_agree() -> None:
    """The plain solver looks at the same positions."""
    assert search_of("court").speed == "compiled"
    fast = Solver(WEIGHTS, bits=12).first
    slow = PlainSolver(array("d", WEIGHTS), 12)
    for state in ends({}, 8, 6):
        for solver in (fast, slow):
            solver.allow(3000)
        assert fast.solve(state) == slow.solve(state)


def test_looking_ahead_to_the_end_shows_the_outcome() -> None:
    """What orders the moves of a hard position sees as far as it looks."""
    solver = PlainSolver(array("d", WEIGHTS), 4)
    f, e, outcomes = solver.functions, solver.e, set()
    for state in ends({}, 60, 3):
        scenes = [blank_scene() for _ in range(5)]
        f["view_scene"](scenes[0], plain_state("court", state))
        if not scenes[0].declares:
            ahead = f["lead_ahead"](scenes, e, 0, Branches(), scenes[0].left, -f["CERTAIN"], f["CERTAIN"])
            assert ahead == f["CERTAIN"] * minimax(state)
            outcomes.add(ahead)
    assert len(outcomes) > 1


def test_looking_ahead_changes_no_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every position were hard."""
    slow, fast = PlainSolver(array("d", WEIGHTS), 12), Solver(WEIGHTS, bits=12)
    monkeypatch.setitem(slow.functions, "HARD", 0)
    monkeypatch.setitem(slow.functions, "FAR", 6)
    slow.allow(1 << 40)
    for state in filter(lambda state: state.piles < 12, ends({}, 8, 6)):
        assert slow.solve(state)[0] == fast.outcome(state, 1 << 40)[0]


@pytest.mark.parametrize("number", HARD_ENDS)
def test_a_hard_position_is_worth_what_its_best_move_leads_to(number: int) -> None:
    """So hard that moves are tried by looking ahead; what they lead to is solved with nothing known."""
    solver, state = Solver(WEIGHTS, bits=18), position(number, seed=1, every=10)
    assert state
    value, nodes, _ = solver.outcome(state, 4_000_000)
    solver.forget()
    reached = [solver.reached(state, action, 4_000_000, None, 1)[0] for action in state.legal()]
    assert nodes > 60_000
    assert value == (max if state.turn == 0 else min)(reached)  # type: ignore[type-var]


def test_two_together_find_what_one_finds() -> None:
    """On one table that is far too small for them."""
    alone, both = Solver(WEIGHTS, bits=16), Solver(WEIGHTS, bits=6)
    for state in ends({}, 25, 7):
        one, two = alone.solve(state, 10_000_000), both.solve(state, 10_000_000, threads=2)
        assert one and two
        assert one.share == two.share
        after = state.copy()
        after.apply(two.action)
        value = (2 * two.share - 1) * (1 - 2 * state.turn)
        alone.forget()
        if after.due == MOVE:
            assert alone.outcome(after, 10_000_000)[0] == value


def test_what_was_solved_before_does_not_matter_without_a_clock() -> None:
    """So a choice by simulations is the same whatever a process played before: the move, and what was looked at."""
    states = list(ends({}, 6, 6))
    used = Solver(WEIGHTS, bits=16)
    assert [used.solve(state, 100_000) for state in states * 2] == 2 * [
        Solver(WEIGHTS, bits=16).solve(state, 100_000) for state in states
    ]


def test_what_is_put_off_is_not_forgotten() -> None:
    """As if another thread were at every position: all moves but the first are put off, and come in the end."""
    slow, fast, rng, outcomes = PlainSolver(array("d", WEIGHTS), 12), Solver(WEIGHTS, bits=12), Random(1), []
    slow.e.there = [ANY] * slow.functions["LEVELS"]
    slow.allow(1 << 40)
    for state in filter(None, (position(number, seed=1, every=1000) for number in range(1, 120))):
        while state.due == MOVE and sum(state.hand_n) > 6:
            state.apply(rng.choice(state.legal()))
        if state.due == MOVE and fast.outcome(state, 1 << 40)[1] > 100:  # much is left to play for
            outcomes.append(slow.solve(state)[0])
            assert outcomes[-1] == fast.outcome(state, 1 << 40)[0]
    assert len(outcomes) > 10


def test_gives_up_when_the_budget_is_spent() -> None:
    state = next(ends({}, 1, 10))
    assert Solver(WEIGHTS, bits=10).solve(state, 1) is None
    assert Solver(WEIGHTS, bits=10).solve(state, 1, threads=2) is None


@pytest.mark.parametrize("threads", [1, 2])
def test_gives_up_when_the_time_is_over(threads: int) -> None:
    """What was found by then stays found."""
    solver, large = Solver(WEIGHTS, bits=12), position(338, seed=1, every=10)
    assert large
    assert solver.solve(large, until=time.perf_counter() + 0.05, threads=threads) is None
    small = next(ends({}, 1, 4))
    assert solver.solve(small, until=time.perf_counter() + 60, threads=threads)


def test_the_campaign_plays_to_endgames_and_solves_them() -> None:
    """bench.endgame, in short: games of merchants, every other one as the banker plays."""
    rows = [solved(number, seed=1, every=2, bits=12, budget=300) for number in range(6)]
    found = summary(rows)
    assert found["games"] == 6
    assert 0 < found["positions"] == sum(found["histogram"].values())
    assert found["solved"] == sum(row.get("outcome") in (-1, 0, 1) for row in rows)
