"""The public API as documented, and what it does with arguments that it should never get."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import florin
from florin.errors import sentences, shown
from florin.notation import line_text, move_text
from tests.records.golden import golden, play_on

GAMES = {"card": {"players": 4}, "board": {"players": 3}, "court": {}}


def start(name: str, seed: int = 7) -> florin.Position:
    return florin.game(name, **GAMES[name]).start(seed=seed)


def test_the_contract(tmp_path: Path) -> None:
    """Every documented call of the API (bots have tests of their own)."""
    game = florin.game("card", players=4)
    pos = game.start(seed=7)
    assert (type(game), type(pos)) == (florin.Game, florin.Position)
    assert (pos.turn in range(4), pos.over) == (True, False)
    assert pos.legal() == ["reveal"]
    step = pos.play("reveal")
    assert (step.seat, step.move, step.draws) == (3, "reveal", ("F3",))
    assert pos.legal() == ["reveal", "take 1"]
    assert (pos.scores, pos.winners, pos.breakdown()) == ([], None, [])
    assert pos.copy() == pos and pos.copy() is not pos
    assert isinstance(pos.view(seat=0), florin.CardView) and pos.view(seat=None).seat is None
    record = play_on(pos, florin.Seeded(1)).record()
    assert list(record) == ["format", "game", "rules", "options", "names", "log", "scores", "winners"]
    assert len(florin.replay(record, upto=40, dealer=florin.Seeded(1)).log) >= 40
    file = tmp_path / "games.jsonl"
    file.write_text(florin.dumps(record) + "\n", encoding="utf-8")
    for read in florin.read(str(file)):
        assert read == record
    view = start("court").view(seat=0)
    assert florin.sample(view, seed=3).view(0) == view
    runs = game.playouts(100, seed=1, threads=2)
    assert runs.scores.shape == (100, 4) and runs.lengths.shape == (100,)


def test_all_that_is_public_is_there() -> None:
    """Everything in `__all__`, each with a docstring."""
    for name in florin.__all__:
        assert getattr(florin, name).__doc__, name


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    """From the first draw to the last."""
    first, second = (play_on(start(name), florin.Seeded(2)) for _ in range(2))
    assert first == second and first.record() == second.record()
    assert first != start(name, seed=8)


@pytest.mark.parametrize("name", GAMES)
def test_ids_mask_and_texts_agree_all_along(name: str) -> None:
    """In the same order, and empty when the game is over."""
    position, pick = start(name), florin.Seeded(3)
    while not position.over:
        ids, mask = position.legal_ids(), position.mask()
        assert [move_text(name, action, position.turn or 0) for action in ids] == position.legal()
        assert len(mask) == position.game.actions and {action for action, one in enumerate(mask) if one} == set(ids)
        play_on(position, pick, moves=1)
    assert (position.legal(), position.legal_ids(), sum(position.mask())) == ([], [], 0)
    assert position.turn is None and "over" in repr(position)


@pytest.mark.parametrize("name", GAMES)
def test_the_breakdown_adds_up_to_the_scores(name: str) -> None:
    """Every florin has come from somewhere (board: what was bid has gone there)."""
    for seed in range(5):
        position = play_on(start(name, seed), florin.Seeded(seed))
        money = [40 if name == "board" else 0] * position.game.players
        for row, scores in zip(position.breakdown(), position.scores, strict=True):
            money = [had + part["total"] for had, part in zip(money, row, strict=True)]
            assert money == scores
            for part in row:
                parts = [value for key, value in part.items() if key not in ("total", "nobles", "bids")]
                assert part["total"] == sum(sum(v) if isinstance(v, list) else v for v in parts) - part.get("bids", 0)
    assert start("court").breakdown() == []


def test_equality_is_of_games_and_of_what_happened() -> None:
    """And of nothing else."""
    game = florin.game("card", players=4)
    assert game == florin.game("card", players=4) and game != florin.game("card", players=3)
    assert (game == "card") is False and (game.start(seed=1) == 1) is False
    with pytest.raises(TypeError):
        hash(game)


@pytest.mark.parametrize("name", GAMES)
def test_the_search_is_given_states_and_lines(name: str) -> None:
    """From the origin, where nothing has happened and a draw is due, each line leads to the state that follows."""
    position = play_on(start(name), florin.Seeded(1), moves=20)
    origin = position.game.origin()
    assert (origin.lines, origin.turn, origin.legal()) == ([], None, [])
    assert [line_text(name, line) for line in position.lines] == position.log
    position.lines.clear()
    assert position.log
    assert (position.state.due, position.state.turn, position.state.legal()) == (0, position.turn, position.legal_ids())


# -- playouts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_playouts_are_the_same_whatever_the_threads(name: str) -> None:
    """Game i depends on the seed and i alone."""
    game = florin.game(name, **GAMES[name])
    runs = [game.playouts(games, seed=5, threads=threads) for games, threads in ((9, 1), (9, 2), (9, 20), (4, 3))]
    assert [run.scores.format + run.lengths.format for run in runs] == ["hh"] * 4
    rows = [(run.scores.tolist(), run.lengths.tolist()) for run in runs]
    assert rows[0] == rows[1] == rows[2] and rows[3] == (rows[0][0][:4], rows[0][1][:4])
    assert all(length > 0 for length in rows[0][1]) and runs[0].scores.shape == (9, game.players)


def test_no_playouts_are_empty_buffers() -> None:
    """Nothing asked, nothing played."""
    runs = florin.game("court").playouts(0)
    assert (runs.scores.nbytes, runs.lengths.tolist()) == (0, [])


# -- errors ------------------------------------------------------------------------------------------------------------


def caught_at(position: florin.Position, *arguments: Any) -> florin.Error:
    """The error of a move, which changed nothing."""
    before, k = position.copy(), getattr(position.dealer, "k", None)
    with pytest.raises(florin.Error) as caught:
        position.play(*arguments)
    assert before == position and before.view(0) == position.view(0) and before.legal() == position.legal()
    assert k == getattr(position.dealer, "k", None)
    return caught.value


def test_an_illegal_move_names_its_rule_and_what_is_legal() -> None:
    """With a key and values from which other languages make the sentence."""
    error = caught_at(start("card"), "take 12")
    assert isinstance(error, florin.IllegalMove)
    assert (error.key, error.rule, error.legal, error.values) == ("market-empty", "C-2", ["reveal"], {})
    assert str(error) == sentences()["market-empty"]
    house = "GR"[start("court").turn or 0]
    error = caught_at(start("court"), f"send {house}7")
    assert isinstance(error, florin.IllegalMove)
    assert (error.key, error.rule, error.values) == ("other-house", "K-3", {"card": f"{house}7"})
    assert error.legal == start("court").legal()


@pytest.mark.parametrize("name", GAMES)
def test_a_move_may_be_for_one_seat_only(name: str) -> None:
    """Another's turn is another's; a seat that does not exist is no seat."""
    position = start(name)
    turn = position.turn
    assert turn is not None
    move = position.legal()[0]
    other = (turn + 1) % position.game.players
    error = caught_at(position, move, other)
    assert isinstance(error, florin.NotYourTurn)
    assert error.values == {"turn": turn, "seat": other, "mover": turn + 1, "player": other + 1}
    assert str(error) == f"It is player {turn + 1}'s turn, not player {other + 1}'s."
    for seat in (9, -1, "0", bool(turn), float(turn), [0]):
        error = caught_at(position, move, seat)
        assert error.key == "no-seat" and str(error).startswith(f"seat must be 0 to {position.game.players - 1}, not ")
    position.play(move, seat=turn)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_over_takes_no_move(name: str) -> None:
    """Not even one that would be wrong anyway."""
    position = play_on(start(name), florin.Seeded(1))
    assert all(isinstance(caught_at(position, move), florin.GameOver) for move in ("reveal", "nonsense", None))


@pytest.mark.parametrize("move", ["Reveal", "", None, 5, b"reveal", ["reveal"], "reveal\n", "x" * 10**6, "\ud800", {}])
def test_what_is_no_move_is_bad_notation(move: Any) -> None:
    """Whatever it is, the sentence is short."""
    error = caught_at(start("card"), move)
    assert isinstance(error, florin.BadNotation) and len(str(error)) < 200 and str(error).isprintable()


def test_an_error_can_be_copied_and_sent() -> None:
    """It may come out of another process as what it was."""
    error = caught_at(start("card"), "take 12")
    for twin in (copy.copy(error), pickle.loads(pickle.dumps(error))):
        assert type(twin) is type(error) and str(twin) == str(error) and vars(twin) == vars(error)


class Mute:
    """It cannot even show itself."""

    def __repr__(self) -> str:
        raise RuntimeError


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("plain", "plain"),
        ("", "''"),
        (" ", "' '"),
        ("two\nlines", r"'two\nlines'"),
        (None, "None"),
        ([1], "[1]"),
        ("x" * 61, "x" * 57 + "..."),
        pytest.param(10**5000, "int", id="huge"),
        pytest.param(nested(100_000), "list", id="deep"),
        (Mute(), "Mute"),
    ],
)
def test_a_value_is_shown_on_one_short_line(value: Any, expected: str) -> None:
    """Whatever it is."""
    assert shown(value) == expected


COURT_VIEW = start("court").view(0)
WRONG: dict[str, Callable[[], Any]] = {
    "seed below 0": lambda: start("card", -1),
    "seed as text": lambda: florin.game("card", players=4).start(seed="x"),  # type: ignore[arg-type]
    "seed true": lambda: start("card", True),
    "names as text": lambda: florin.game("court").start(names="AB"),
    "a name too few": lambda: florin.game("court").start(names=["A"]),
    "a name that is none": lambda: florin.game("court").start(names=["A", None]),  # type: ignore[list-item]
    "half a character": lambda: florin.game("court").start(names=["A", "\ud800"]),
    "names as number": lambda: florin.game("court").start(names=5),  # type: ignore[arg-type]
    "names as a set": lambda: florin.game("court").start(names={"A", "B"}),  # type: ignore[arg-type]
    "upto below 0": lambda: florin.replay(golden(0), -1),
    "upto as text": lambda: florin.replay(golden(0), "1"),  # type: ignore[arg-type]
    "a record as text": lambda: florin.replay("{}"),  # type: ignore[arg-type]
    "no record": lambda: florin.check(None),  # type: ignore[arg-type]
    "no record to verify": lambda: florin.verify([]),  # type: ignore[arg-type]
    "a view of nobody": lambda: start("card").view(9),
    "a view of seat -1": lambda: start("card").view(-1),
    "a view of seat true": lambda: start("card").view(True),
    "a view of seat 0.0": lambda: start("card").view(0.0),  # type: ignore[arg-type]
    "a record of nobody": lambda: start("card").record(9),
    "a record of all seats": lambda: start("card").record("both"),  # type: ignore[arg-type]
    "meta as text": lambda: start("card").record(meta="May"),  # type: ignore[arg-type]
    "games below 0": lambda: florin.game("court").playouts(-1),
    "games true": lambda: florin.game("court").playouts(True),
    "games 1.0": lambda: florin.game("court").playouts(1.0),  # type: ignore[arg-type]
    "games beyond memory": lambda: florin.game("court").playouts(1 << 31),
    "games beyond numbers": lambda: florin.game("court").playouts(10**5000),
    "no threads": lambda: florin.game("court").playouts(1, threads=0),
    "threads as text": lambda: florin.game("court").playouts(1, threads="2"),  # type: ignore[arg-type]
    "playouts' seed below 0": lambda: florin.game("court").playouts(1, seed=-1),
    "playouts' seed None": lambda: florin.game("court").playouts(1, seed=None),  # type: ignore[arg-type]
    "a sample of nothing": lambda: florin.sample(None, seed=1),  # type: ignore[arg-type]
    "a sample of a position": lambda: florin.sample(start("court"), seed=1),  # type: ignore[arg-type]
    "a sample's seed below 0": lambda: florin.sample(COURT_VIEW, seed=-1),
    "a sample's seed as text": lambda: florin.sample(COURT_VIEW, seed="1"),  # type: ignore[arg-type]
    "a text that is no record": lambda: florin.loads(5),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_arguments_get_one_sentence(name: str) -> None:
    """Never anything but a `florin.Error`."""
    with pytest.raises(florin.Error) as caught:
        WRONG[name]()
    sentence = str(caught.value)
    assert sentence.endswith(".") and sentence.isprintable() and len(sentence) < 200
    assert sentence == sentences()[caught.value.key].format(**caught.value.values)


@pytest.mark.parametrize("given", [["Łucja", "Benoît"], ("Łucja", "Benoît")])
def test_names_are_kept_and_written(given: Any) -> None:
    """As they are; without any there are plain ones."""
    assert florin.game("court").start(seed=1, names=given).record()["names"] == ["Łucja", "Benoît"]
    assert florin.game("court").start(seed=1).names == ["Player 1", "Player 2"]


def test_notes_go_into_the_record_and_on_from_there() -> None:
    """New ones take the place of those that were read; an empty object is one."""
    record = start("card").record(meta={"place": "Łódź"})
    position = florin.replay(record)
    assert position.record() == record == position.copy().record()
    assert position.record(meta={})["meta"] == {}
    assert "meta" not in start("card").record()
