"""The endgame solver plays the end of the court perfectly, at both speeds."""

from array import array
from collections.abc import Iterator
from random import Random

import pytest

from florin.options import checked, new_state
from florin.rules import MOVE, OVER, State, rules_of
from florin.search import search_of
from florin.search.solver import PlainSolver, Solver, is_known

WEIGHTS = [1.0] * search_of("court").engine.weights_a_style
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
    """The outcome for Della Rovere, by looking at everything."""
    if state.due == OVER:
        return (state.won(0) > state.won(1)) - (state.won(0) < state.won(1))
    found = set()
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        found.add(minimax(after))
    return max(found) if state.turn == 0 else min(found)


@pytest.mark.parametrize("options", OPTIONS)
def test_solves_as_minimax_does(options: dict[str, object]) -> None:
    """One solver, its table kept, on many positions."""
    solver = Solver(WEIGHTS, bits=16)
    outcomes = set()
    for state in ends(options, 60, 4):
        solution = solver.solve(state, 1_000_000)
        assert solution
        value = minimax(state)
        assert solution.share == ((1 + value) / 2 if state.turn == 0 else (1 - value) / 2)
        after = state.copy()
        after.apply(solution.action)
        assert minimax(after) == value
        outcomes.add(solution.share)
    assert {0, 1} <= outcomes


def test_both_speeds_agree() -> None:
    """The plain solver looks at the same positions."""
    if search_of("court").speed != "compiled":
        pytest.skip("the search is not compiled")
    fast = Solver(WEIGHTS, bits=12).solver
    slow = PlainSolver(array("d", WEIGHTS), 12)
    for state in ends({}, 8, 6):
        assert fast.solve(state, 3000) == slow.solve(state, 3000)


def test_gives_up_when_the_budget_is_spent() -> None:
    state = next(ends({}, 1, 10))
    assert Solver(WEIGHTS, bits=10).solve(state, 1) is None
