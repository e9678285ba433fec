"""Plain and compiled rules are the same rules: they agree move by move, whatever is played."""

import os
from array import array
from collections.abc import Callable
from random import Random
from typing import Any, get_type_hints

import pytest

import florin
from florin.options import new_state
from florin.rules import GAMES, MOVE, OVER, BoardState, CardState, CourtState, State, plain, source
from florin.rules.playout import GAMMA, MIX_1, MIX_2, WORD
from florin.rules.states import FlatState, Row, Table, Tables
from florin.simulation import random_game
from tests.properties.policies import POLICIES, Policy, choose
from tests.properties.variants import Options, compiled, option_sets

STYLES = [(game, style) for game in GAMES for style in POLICIES[game]]
MORE = int(os.environ.get("FLORIN_ROUNDS", "1"))  # a longer campaign: FLORIN_ROUNDS=10 pytest tests/properties
ROUNDS = {"card": MORE, "board": 2 * MORE, "court": 3 * MORE}  # games of each style with each set of options


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
            scores, shares = (array("h", bytes(2 * 5 * options["players"])) for _ in range(2))
            lengths = array("h", bytes(2 * 5))
            new_state(game, options, rules).playouts(1000 * number, scores, lengths, shares)
            runs.append((scores, lengths, shares))
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


MOST: dict[str, Callable[[State], int]] = {
    "card": lambda s: s.market_n,
    "board": lambda s: max(s.florins),
    "court": lambda s: max(s.under_n),
}


@pytest.mark.parametrize(
    ("game", "style", "least"), [("card", "revealers", 15), ("board", "passers", 110), ("court", "planners", 4)]
)
def test_skewed_play_goes_where_uniform_play_does_not(game: str, style: str, least: int) -> None:
    """Long markets, rich players, many planned cards: what is compared above includes them."""
    reached = {}
    full = [options for options in option_sets(game) if options["size"] == "full"]
    for name in ("uniform", style):
        rng = Random(game)
        reached[name] = max(most_in_a_game(game, options, name, rng) for options in full[:8])
    assert reached["uniform"] < least <= reached[style]


def most_in_a_game(game: str, options: Options, style: str, rng: Random) -> int:
    """Return the largest value of `MOST` in a game by a policy."""
    s, most = new_state(game, options, compiled(game)), 0
    while s.due != OVER:
        most = max(most, MOST[game](s))
        if s.due == MOVE:
            s.apply(choose(s, s.legal(), POLICIES[game][style], rng))
        else:
            s.draw(rng.randrange(s.chances()))
    return most


@pytest.mark.parametrize("game", GAMES)
def test_both_speeds_play_and_draw_alike_from_a_seed(game: str) -> None:
    """`play` and `settle` write the same log and use the same numbers, and draw what Seeded.pick draws."""
    rng = Random(game)
    for number, options in enumerate(option_sets(game)[::3]):
        states = [new_state(game, options, rules) for rules in (plain(game), compiled(game), compiled(game))]
        dealers = [florin.Seeded(number) for _ in states]
        logs: list[list[int]] = [[], [], []]
        step = play_by_pick
        for state, dealer, log in zip(states[:2], dealers, logs, strict=False):
            state.settle(dealer, log)
        step(states[2], None, dealers[2], logs[2])
        while states[0].due != OVER:
            action = rng.choice(states[0].legal())
            for state, dealer, log in zip(states[:2], dealers, logs, strict=False):
                assert state.play(action, dealer, log)
            step(states[2], action, dealers[2], logs[2])
            assert logs[0] == logs[1] == logs[2]
            assert dealers[0].k == dealers[1].k == dealers[2].k
        assert fields(game, states[0]) == fields(game, states[1]) == fields(game, states[2])


def play_by_pick(state: State, action: int | None, dealer: florin.Seeded, log: list[int]) -> None:
    """Make a move and its draws one by one, each drawn in Python."""
    if action is not None:
        log.append(action << 4 | state.turn)
        state.apply(action)
    while state.due not in (MOVE, OVER):
        who = state.drawn_by()
        log.append(state.draw(dealer.pick(state.chances())) << 4 | who)


def test_the_core_rejects_the_numbers_that_a_fair_draw_rejects() -> None:
    """A seed whose first number is 2**64 - 1, which no draw among 110 cards or 3 seats may use."""
    seed = (inverse_mix(WORD) - GAMMA) & WORD
    assert florin.Seeded(seed).number(0) == WORD
    position = florin.game("card", players=3).start(seed=seed)
    by_hand = florin.Seeded(seed)
    assert [f"* first {by_hand.pick(3)}"] == position.log
    assert by_hand.k == position.dealer.k == 2  # type: ignore[attr-defined]


def inverse_mix(z: int) -> int:
    """Return the number of which splitmix64's finaliser is `z`."""
    z ^= (z >> 31) ^ (z >> 62)
    z = z * pow(MIX_2, -1, 1 << 64) & WORD
    z ^= (z >> 27) ^ (z >> 54)
    z = z * pow(MIX_1, -1, 1 << 64) & WORD
    return z ^ (z >> 30) ^ (z >> 60)


@pytest.mark.parametrize("game", GAMES)
def test_both_speeds_follow_the_same_lines(game: str) -> None:
    """A whole log is followed; a line that cannot come there stops both at the same place, unchanged."""
    rng = Random(game)
    for number, options in enumerate(option_sets(game)[::7]):
        table = florin.game(game, **options)
        lines = random_game(table, 3, number).lines
        wrong = [*lines]
        wrong[rng.randrange(len(lines))] = rng.choice(lines) ^ rng.randrange(1, 16)
        for given in (lines, wrong):
            found = []
            for rules in (plain(game), compiled(game)):
                state, log = new_state(game, options, rules), list[int]()
                found.append((state.follow(given, log), log, fields(game, state)))
            assert found[0] == found[1]
            assert found[0][0] == (found[0][1] == given)


PROTOCOLS = {"card": CardState, "board": BoardState, "court": CourtState}


@pytest.mark.parametrize("game", GAMES)
def test_the_protocols_name_the_fields_of_the_struct(game: str) -> None:
    """Each with as many dimensions as it has."""
    dims = {int: 0, Row: 1, Table: 2, Tables: 3}
    named = {}
    for protocol in (FlatState, PROTOCOLS[game]):
        for name, member in vars(protocol).items():
            if isinstance(member, property):
                named[name] = dims[get_type_hints(member.fget)["return"]]
    assert {name: len(sizes) for name, sizes in source.fields(game)} == named


def test_a_difference_is_noticed() -> None:
    """Two states that are not alike fail the comparison."""
    options: Options = option_sets("card")[0]
    slow, fast = new_state("card", options, plain("card")), new_state("card", options, compiled("card"))
    fast.draw(1)
    with pytest.raises(AssertionError):
        step_together(slow, fast, POLICIES["card"]["uniform"], Random(0))
