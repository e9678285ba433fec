"""The commands that produce weights and values: a seed gives the same row each time, and a better one."""

import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import florin
from bench import learn_estimate, learn_style, make_weights, tune, weights_file
from florin.bots import weights
from florin.options import PLAYERS as PLAYERS_OF
from florin.rules import GAMES

GAME, PLAYERS = "card", "3"


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], dict[str, Any]]:
    """A temporary file of weights to write to."""

    def opened() -> dict[str, Any]:
        shutil.copytree(shipped, tmp_path, dirs_exist_ok=True)
        return weights_file.load(GAME)

    shipped = weights_file.FOLDER
    monkeypatch.setattr(weights_file, "FOLDER", tmp_path)
    return opened


def run(monkeypatch: pytest.MonkeyPatch, main: Callable[[], None], *words: str) -> dict[str, Any]:
    monkeypatch.setattr(sys, "argv", ["bench", GAME, "--players", PLAYERS, *words])
    main()
    return weights_file.load(GAME)


@pytest.mark.parametrize("game", GAMES)
def test_every_style_is_there_for_every_number_of_players(game: str) -> None:
    """The weights of every style exist for every number of players."""
    for style, rows in weights.table(game)["styles"].items():
        assert list(rows) == [str(players) for players in PLAYERS_OF[game]], style
    assert weights.style_rows(game, PLAYERS_OF[game][0], florin.bot("magnifico").rivals(game))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("main", "words", "part"),
    [
        (tune.main, ("--generations", "2", "--games", "60", "--check", "192", "--force"), "styles/merchant"),
        (learn_estimate.main, ("--games", "25", "--epochs", "2"), "values"),
        (learn_style.main, ("--bot", "apprentice", "--games", "4", "--generations", "4"), "styles/banker"),
    ],
)
def test_a_seed_gives_the_same_row_and_touches_no_other(
    book: Callable[[], dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
    main: Callable[[], None],
    words: tuple[str, ...],
    part: str,
) -> None:
    found = []
    for seed in ("1", "1", "2"):
        before, after = book(), run(monkeypatch, main, *words, "--seed", seed)
        old, new = before, after
        for key in part.split("/"):
            old, new = old.setdefault(key, {}), new[key]
        found.append(new.pop(PLAYERS))
        old.pop(PLAYERS, None)
        assert after == before
    assert found[0] == found[1] != found[2]


def test_who_is_imitated_is_better_foreseen(
    book: Callable[[], dict[str, Any]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    book()
    run(monkeypatch, learn_style.main, "--bot", "hoarder", "--games", "8", "--generations", "40")
    before, after = map(float, re.findall(r"-\d+\.\d", capsys.readouterr().err)[-2:])
    assert after > before + 5


def test_every_persona_follows_from_the_merchant(monkeypatch: pytest.MonkeyPatch) -> None:
    """True as shipped, and no longer if a taste is changed."""
    assert [] == make_weights.astray()
    monkeypatch.setitem(make_weights.TASTES["board"], "miser", {5: (1, 0.36)})
    assert [f"board {players}p miser" for players in (3, 4, 5, 6)] == make_weights.astray()


@pytest.fixture
def brief(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use shorter rounds and temporary files of weights."""
    monkeypatch.setattr(weights_file, "FOLDER", tmp_path / "shipped")
    monkeypatch.setattr(make_weights, "SHIPPED", tmp_path / "shipped")
    monkeypatch.setattr(make_weights, "OWN", tmp_path / "own")
    for name, number in (("GENERATIONS", 12), ("GAMES", 60)):
        monkeypatch.setitem(getattr(make_weights, name), GAME, number)
    monkeypatch.setitem(make_weights.ROUNDS, (GAME, 4), 2)
    monkeypatch.setattr(make_weights, "FEWER", 1)
    monkeypatch.setattr(make_weights, "LEARNT", 10)


def test_a_merchant_from_a_plain_row_learns_and_goes_on_where_he_stopped(
    brief: None, capsys: pytest.CaptureFixture[str]
) -> None:
    """It starts from nothing tuned, and the result is reproducible."""
    shutil.copytree(weights.FOLDER, weights_file.FOLDER)
    told = []
    for rounds in (1, 2):
        make_weights.chain(GAME, 4, rounds, 12, 60)
        told.append(capsys.readouterr().out.splitlines())
    assert [2, 3] == [len(lines) for lines in told]
    assert told[0][-1] == told[1][0]
    plain, tuned = map(float, re.findall(r"0\.\d+", told[0][0]))
    assert tuned > plain + 0.1


def test_a_book_is_made_of_nothing_and_the_same_each_time(brief: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Any earlier content is replaced: merchants, styles derived from them, and values."""
    monkeypatch.setitem(PLAYERS_OF, GAME, range(3, 5))
    found = []
    for spoil in (1.0, 1.1):
        shutil.rmtree(make_weights.OWN, ignore_errors=True)
        shutil.copytree(weights.FOLDER, weights_file.FOLDER, dirs_exist_ok=True)
        book = weights_file.load(GAME)
        for rows in (*(book["styles"][style] for style in (*make_weights.TASTES[GAME], "merchant")), book["values"]):
            rows.update({str(players): [spoil * number for number in rows[str(players)]] for players in (3, 4)})
        weights_file.save(GAME, book)
        make_weights.make(GAME)
        found.append(weights_file.load(GAME))
        assert not [row for row in make_weights.astray() if row.startswith(GAME)]
    assert found[0] == found[1]
    assert found[0]["styles"]["merchant"]["4"] != weights.table(GAME)["styles"]["merchant"]["4"]
