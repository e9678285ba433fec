"""The plain and the compiled search weigh, choose and estimate the same."""

import math
from array import array

import pytest

import florin
from florin.bots import beliefs, weights
from florin.bots.levels import WIDEST
from florin.rules import GAMES
from florin.search import NO_ODDS, Search, batch_of, search_of
from florin.search.plain import plain_search
from florin.search.protocols import Batch, Engine, Tree

TABLES = [("card", 2), ("card", 4), ("card", 6), ("board", 3), ("board", 4), ("board", 6), ("court", 2)]
STYLES = ("apprentice", "merchant", "spoiler")


def engines(position: florin.Position) -> tuple[Engine, type[Tree], Engine, type[Tree]]:
    """Return the compiled engine and tree class, and the plain ones, for one position."""
    game = position.game
    search = search_of(game.name)
    assert search.speed == "compiled"
    rows = weights.style_rows(game.name, game.players, STYLES)
    values = weights.values(game.name, game.players)
    believed = array("d", [0.3, 0.8, 1.0] * game.players)
    plain_engine, plain_tree = plain_search(game.name)
    given = (position.state, rows, values, believed, len(STYLES), search.day_of(position.state))
    odds = tuple(0.3 + 0.2 * kind for kind in range(len(NO_ODDS)))
    return search.engine(*given, odds=odds), search.tree, plain_engine(*given, odds=odds), plain_tree


@pytest.mark.parametrize("game", GAMES)
def test_the_compiled_classes_offer_what_the_protocols_say(game: str) -> None:
    """Mypy checks the plain ones."""
    search = search_of(game)
    assert search.speed == "compiled"
    for protocol, built in ((Engine, search.engine), (Tree, search.tree), (Batch, batch_of(game))):
        members = {name for name in (*vars(protocol), *protocol.__annotations__) if not name.startswith("_")}
        assert members and members <= set(dir(built))


def some_position(name: str, players: int, moves: int) -> florin.Position:
    position = florin.game(name, players=players).start(seed=players)
    merchant = florin.bot("merchant", seed=players)
    for _ in range(moves):
        assert position.turn is not None
        position.play(merchant.choose(position.view(position.turn)))
    return position


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("moves", [3, 25])
def test_both_speeds_weigh_and_measure_alike(name: str, players: int, moves: int) -> None:
    """Worths, moves, simulations, where they end and the tree's visits agree to the bit."""
    position = some_position(name, players, moves)
    fast, fast_tree, slow, slow_tree = engines(position)
    for style in range(len(STYLES)):
        assert fast.weigh(style) == slow.weigh(style)
        assert [fast.move(style, seed) for seed in range(6)] == [slow.move(style, seed) for seed in range(6)]
    assert fast.ponder(1) == slow.ponder(1)
    actions = position.legal_ids()[:3]
    assert [fast.measure([action], 9, 0, 6) for action in actions] == [
        slow.measure([action], 9, 0, 6) for action in actions
    ]
    for whole in (False, True):
        ends = [engine.continuation(actions[:1], 9, 4, whole) for engine in (fast, slow)]
        assert len({tuple(getattr(end, name) for name in ("due", "turn", "players")) for end in ends}) == 1
        assert [ends[0].score(seat) for seat in range(players)] == [ends[1].score(seat) for seat in range(players)]
    trees = fast_tree(fast, actions[0], 100), slow_tree(slow, actions[0], 100)
    assert trees[0].grow(5, 0, 10) == trees[1].grow(5, 0, 10)
    assert trees[0].grow(5, 10, 10) == trees[1].grow(5, 10, 10)
    assert trees[0].candidates() == trees[1].candidates()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_both_speeds_contest_and_judge_alike(name: str, players: int) -> None:
    """Whole games by the heuristic agree, and so do the likelihoods of each style."""
    position = some_position(name, players, 12)
    fast, _, slow, _ = engines(position.game.origin())
    styles = [seat % len(STYLES) for seat in range(players)]
    assert fast.contest(styles, 3, 0, 2) == slow.contest(styles, 3, 0, 2)
    lines = array("i", position.lines)
    assert fast.habits(lines) == slow.habits(lines)


@pytest.mark.parametrize("name", ["banker", "magnifico"])
@pytest.mark.parametrize(("game", "players"), [("card", 4), ("board", 4), ("court", 2)])
def test_uncompiled_a_bot_in_a_hurry_does_no_more_than_it_must(
    monkeypatch: pytest.MonkeyPatch, name: str, game: str, players: int
) -> None:
    """If time is up at once, each candidate is tried once per round, and no turn is searched exactly."""
    position = some_position(game, players, 9)
    assert position.turn is not None
    engine, tree = plain_search(game)
    monkeypatch.setattr(engine, "ponder", None)
    monkeypatch.setattr(beliefs, "search_of", lambda _: Search(game, engine, tree, "plain"))
    found = florin.bot(f"{name}:ms=1", seed=2).consider(position.view(position.turn))
    assert 1 <= found[0].sims <= math.log2(WIDEST[game]) + 1


def test_bots_play_without_the_compiled_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plain search gives the same shares to the bit, on several threads too."""
    position = some_position("card", 3, 9)
    assert position.turn is not None
    view = position.view(position.turn)
    considered = florin.bot("banker:sims=40,threads=2", seed=2).consider(view)
    monkeypatch.setattr(beliefs, "search_of", lambda name: Search(name, *plain_search(name), "plain"))
    assert considered == florin.bot("banker:sims=40,threads=2", seed=2).consider(view)
