"""The endgame solver plays the end of the court perfectly, at both speeds."""

import time
from array import array
from collections.abc import Iterator
from random import Random
from unittest.mock import ANY

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.court_endgame import position, solved, summary
from florin.options import checked, new_state
from florin.rules import MOVE, OVER, State, rules_of
from florin.search import search_of
from florin.search.court_endgame import search as endgame
from florin.search.court_endgame.context import LEVELS
from florin.search.court_endgame.moves import action_of, find_moves
from florin.search.court_endgame.ordering import CERTAIN, lead_ahead
from florin.search.court_endgame.position import read_state
from florin.search.court_endgame.refutations import find_refutations, is_refuted
from florin.search.court_endgame.solver import PlainSolver, Solver, is_known, structs
from florin.search.court_endgame.transpositions import key_of
from florin.search.plain import plain_state

WEIGHTS = [1.0] * search_of("court").engine.weights_a_style
HARD_ENDS = [221, 283, 388]  # of games that bench.court_endgame plays
OPTIONS: list[dict[str, object]] = [{}, {"end": "house"}, {"dukes": True, "plan_draw": "row"}]


def ends(options: dict[str, object], games: int, cards: int) -> Iterator[State]:
    """Yield positions of random games with both decks out and at most this many cards in hand."""
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
    """Return the outcome for Della Rovere by trying every move until one wins."""
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
    """One solver keeps its table over many positions."""
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
    """Return the end of a random game, with up to three cards, that keeps jesters, Ministers and Ladies to the last."""
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
    """Return the kind of noble that a move plays."""
    if action >= 700:
        return str((action - 700) // 2500)
    return str((action - 50) // 50 if action >= 50 else action)


@settings(max_examples=30)
@given(seed=st.integers(0, 10**6), options=st.sampled_from(OPTIONS))
def test_solves_what_jesters_ministers_and_ladies_make_of_it(seed: int, options: dict[str, object]) -> None:
    state = with_powers(seed, options)
    if state is not None:
        assert Solver(WEIGHTS, bits=12).outcome(state, 10_000_000)[0] == minimax(state)


def merchants_ends() -> Iterator[State]:
    """Yield positions with few cards from games of merchants whose ends are played at random.

    In every other game Ladies split what they can, so that there are few large piles in some and many in others.
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


def test_refuted_moves_lose() -> None:
    """Each move that the search leaves out because of a refutation loses."""
    search = PlainSolver(array("d", WEIGHTS), 4).search
    refuted = 0
    for state in merchants_ends():
        pos, s = structs().new("EndPosition"), plain_state("court", state)
        read_state(pos, s)
        key_of(pos, search)
        end = find_moves(pos, search, 0)
        n = find_refutations(pos, search)
        for j in range(end):
            move = (search.moves[j].kind, search.moves[j].on, search.moves[j].against)
            if n and is_refuted(pos, search, n, *move):
                after = state.copy()
                after.apply(action_of(s, *move))
                assert minimax(after) == 2 * state.turn - 1
                refuted += 1
    assert refuted > 1000


def test_both_speeds_agree() -> None:
    """The plain solver searches the same positions."""
    assert search_of("court").speed == "compiled"
    fast = Solver(WEIGHTS, bits=12).first
    slow = PlainSolver(array("d", WEIGHTS), 12)
    for state in ends({}, 8, 6):
        for solver in (fast, slow):
            solver.allow(3000)
        assert fast.solve(state) == slow.solve(state)


def test_looking_ahead_to_the_end_shows_the_outcome() -> None:
    """The look ahead that orders the moves of a hard position finds the outcome if it looks far enough."""
    search, outcomes = PlainSolver(array("d", WEIGHTS), 4).search, set()
    for state in ends({}, 60, 3):
        search.positions = [structs().new("EndPosition") for _ in range(5)]
        first = search.positions[0]
        read_state(first, plain_state("court", state))
        if not first.declares:
            ahead = lead_ahead(search, 0, first.left, -CERTAIN, CERTAIN)
            assert ahead == CERTAIN * minimax(state)
            outcomes.add(ahead)
    assert len(outcomes) > 1


def test_looking_ahead_changes_no_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every position is treated as hard."""
    slow, fast = PlainSolver(array("d", WEIGHTS), 12), Solver(WEIGHTS, bits=12)
    monkeypatch.setattr(endgame, "HARD", 0)
    monkeypatch.setattr(endgame, "FAR", 6)
    slow.allow(1 << 40)
    for state in filter(lambda state: state.piles < 12, ends({}, 8, 6)):
        assert slow.solve(state)[0] == fast.outcome(state, 1 << 40)[0]


@pytest.mark.parametrize("number", HARD_ENDS)
def test_a_hard_position_is_worth_what_its_best_move_leads_to(number: int) -> None:
    """The position is so hard that moves are ordered by looking ahead; its moves are solved with an empty table."""
    solver, state = Solver(WEIGHTS, bits=18), position(number, seed=1, every=10)
    assert state
    value, nodes, _ = solver.outcome(state, 4_000_000)
    solver.forget()
    reached = [solver.reached(state, action, 4_000_000, None, 1)[0] for action in state.legal()]
    assert nodes > 60_000
    assert value == (max if state.turn == 0 else min)(reached)  # type: ignore[type-var]


def test_two_together_find_what_one_finds() -> None:
    """Two threads share a table that is far too small for them."""
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
    """A choice by simulations does not depend on what a process played before: same move, same positions searched."""
    states = list(ends({}, 6, 6))
    used = Solver(WEIGHTS, bits=16)
    assert [used.solve(state, 100_000) for state in states * 2] == 2 * [
        Solver(WEIGHTS, bits=16).solve(state, 100_000) for state in states
    ]


def test_what_is_put_off_is_not_forgotten() -> None:
    """With another thread at every position, all moves except the first are put off but still searched in the end."""
    slow, fast, rng, outcomes = PlainSolver(array("d", WEIGHTS), 12), Solver(WEIGHTS, bits=12), Random(1), []
    slow.search.other_path = [ANY] * LEVELS
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
    """A small position is still solved after a large one ran out of time."""
    solver, large = Solver(WEIGHTS, bits=12), position(338, seed=1, every=10)
    assert large
    assert solver.solve(large, until=time.perf_counter() + 0.05, threads=threads) is None
    small = next(ends({}, 1, 4))
    assert solver.solve(small, until=time.perf_counter() + 60, threads=threads)


def test_the_campaign_plays_to_endgames_and_solves_them() -> None:
    """A short run of bench.court_endgame plays games of merchants, every other one as the banker does."""
    rows = [solved(number, seed=1, every=2, bits=12, budget=300) for number in range(6)]
    found = summary(rows)
    assert found["games"] == 6
    assert 0 < found["positions"] == sum(found["histogram"].values())
    assert found["solved"] == sum(row.get("outcome") in (-1, 0, 1) for row in rows)
