"""florin review: readable text in three languages, or JSON."""

import json
from pathlib import Path

import pytest

import florin
from florin.simulation import random_game
from tests.terminal.command import florin_here as run


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a finished game and one that has just begun."""
    game = florin.game("card", players=2)
    records = [random_game(game, seed=3, i=0).record(), game.start(seed=1).record()]
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    path.write_text("".join(florin.dumps(record) + "\n" for record in records), encoding="utf-8")
    return path


@pytest.mark.parametrize(("lang", "account"), [("en", "cards"), ("fr", "cartes"), ("pl", "karty")])
def test_a_review_has_an_account_turning_points_and_mistakes(file: Path, lang: str, account: str) -> None:
    done = run("review", file, "--sims", "16", "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    heading = next(line for line in done.stdout.splitlines() if account in line and "Player 2" in line)
    assert len(heading.split()) >= 8
    assert done.stdout.count("→") == 3
    before = [line.split("→")[0] for line in done.stdout.splitlines() if "→" in line]
    assert not any(line.endswith((": 0% ", ": 100% ", ": 0 % ")) for line in before)


def test_json_is_what_python_gets(file: Path) -> None:
    told = json.loads(run("review", file, "--sims", "2", "--seed", "7", "--json").stdout)
    record = next(iter(florin.read(file)))
    assert told == json.loads(json.dumps(florin.review(record, sims=2, seed=7).as_json()))


def test_an_unfinished_game_is_refused(file: Path) -> None:
    done = run("review", file, "--game", "2")
    assert (done.returncode, done.stdout) == (2, "")
    assert "finished" in done.stderr
