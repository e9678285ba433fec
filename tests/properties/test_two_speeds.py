"""Plain and compiled rules are the same rules: they agree move by move, whatever is played."""

from array import array
from random import Random
from typing import Any

import pytest

import florin
from florin.options import new_state
from florin.rules import GAMES, MOVE, OVER, State, plain, source
from tests.properties.policies import POLICIES, Policy, choose
from tests.properties.variants import VARIANTS, Options, compiled, option_sets

STYLES = [(game, style) for game in GAMES for style in POLICIES[game]]
ROUNDS = {"card": 3, "board": 4, "court": 6}  # games of each style with each set of options


def fields(game: str, s: State) -> dict[str, Any]:
    return {name: getattr(s, name) for name, _ in source.fields(game)}


def digest(s: State) -> tuple[Any, ...]:
    return s.due, s.turn, s.players, [s.score(p) for p in range(s.players)]


def step_together(slow: State, fast: State, policy: Policy, rng: Random) -> None:
    """One move or draw, the same in both; all that they say of it agrees."""
    assert digest(slow) == digest(fast)
    if slow.due == MOVE:
        acts = slow.legal()
        assert acts == fast.legal()
        action = choose(slow, acts, policy, rng)
        slow.apply(action)
        fast.apply(action)
    else:
        assert slow.chances() == fast.chances()
        rank = rng.randrange(slow.chances())
        assert slow.outcome(rank) == fast.outcome(rank)
        code = slow.outcome(rank)
        assert slow.rank_of(code) == fast.rank_of(code)
        assert slow.draw(rank) == fast.draw(rank)


@pytest.mark.parametrize(("game", "style"), STYLES)
def test_both_speeds_agree_move_by_move(game: str, style: str) -> None:
    """Some games are compared in every field after every move, the others in digest and in every field at their end."""
    policy = POLICIES[game][style]
    rng = Random(f"{game} {style}")
    for index, options in enumerate(option_sets(game)):
        for number in range(ROUNDS[game]):
            slow, fast = new_state(game, options, plain(game)), new_state(game, options, compiled(game))
            while slow.due != OVER:
                step_together(slow, fast, policy, rng)
                if number == 0 and index % 3 == 0:
                    assert fields(game, slow) == fields(game, fast)
            assert fields(game, slow) == fields(game, fast)
            assert [slow.won(p) for p in range(slow.players)] == [fast.won(p) for p in range(slow.players)]


@pytest.mark.parametrize("game", GAMES)
def test_both_speeds_allow_the_same_moves(game: str) -> None:
    """`allows` is true of exactly the legal action ids, at both speeds."""
    rng = Random(game)
    for options in option_sets(game)[::5]:
        slow, fast = new_state(game, options, plain(game)), new_state(game, options, compiled(game))
        top = florin.game(game, **options).actions
        for _ in range(60):
            if slow.due == MOVE:
                probed = {rng.randrange(top) for _ in range(10)} | set(rng.choices(slow.legal(), k=2))
                expected = [action for action in probed if action in slow.legal()]
                assert expected == [a for a in probed if slow.allows(a)] == [a for a in probed if fast.allows(a)]
            if slow.due != OVER:
                step_together(slow, fast, POLICIES[game]["uniform"], rng)


@pytest.mark.parametrize("game", GAMES)
def test_both_speeds_play_the_same_random_games(game: str) -> None:
    """`playouts` of one stream give the same scores and lengths, game by game."""
    for number, options in enumerate(option_sets(game)):
        runs = []
        for rules in (plain(game), compiled(game)):
            scores, lengths = array("h", bytes(2 * 5 * options["players"])), array("h", bytes(2 * 5))
            new_state(game, options, rules).playouts(1000 * number, scores, lengths)
            runs.append((scores, lengths))
        assert runs[0] == runs[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_playout_depends_on_seed_and_number_alone(game: str) -> None:
    """The number of threads, and how many games are asked for, change nothing."""
    for options in option_sets(game)[::7]:
        table = florin.game(game, **options)
        runs = table.playouts(50, seed=3)
        for threads in (2, 3, 64):
            again = table.playouts(50, seed=3, threads=threads)
            assert (again.scores, again.lengths) == (runs.scores, runs.lengths)
        fewer = table.playouts(20, seed=3, threads=2)
        assert fewer.scores.tolist() == runs.scores.tolist()[:20]
        assert table.playouts(50, seed=4).scores != runs.scores


def test_thousands_of_games_are_compared() -> None:
    """What the tests above add up to, with every set of options among them."""
    assert len(VARIANTS) == 5 * 4 * 4 + 4 * 8 + 16
    assert sum(ROUNDS[game] * len(option_sets(game)) for game, _ in STYLES) > 2000


def test_a_difference_is_noticed() -> None:
    """Two states that are not alike fail the comparison."""
    options: Options = option_sets("card")[0]
    slow, fast = new_state("card", options, plain("card")), new_state("card", options, compiled("card"))
    fast.draw(1)
    with pytest.raises(AssertionError):
        step_together(slow, fast, POLICIES["card"]["uniform"], Random(0))
