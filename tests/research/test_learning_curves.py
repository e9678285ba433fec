"""The learning curves in the documents are those on file."""

import json
from pathlib import Path

import pytest

from bench import learning_curves
from florin.rules import GAMES

CURVES = {game: learning_curves.curve(game) for game in GAMES}


def test_the_page_and_the_plot_show_the_curves_on_file() -> None:
    """Else `python -m bench.learning_curves` was forgotten."""
    assert "\n".join(learning_curves.table(CURVES)) in learning_curves.PAGE.read_text("utf-8")
    assert learning_curves.chart(CURVES) == learning_curves.PLOT.read_text("utf-8")


def test_the_table_has_the_evaluations_next_to_a_few_times_and_the_last() -> None:
    share = {"garzone": {"mean": 0.5, "error": 0.02}}
    rows = [{"minutes": 3.0 * k, "decisions": 10**6 * k, "shares": share} for k in range(1, 21)]
    _, _, *lines = learning_curves.table({"card": rows})
    assert [line.split(" | ")[1] for line in lines] == ["6", "15", "30", "60"]
    assert lines[-1] == "| card | 60 | 20.0 M | 50.0 ± 2.0% |"


def test_only_finished_trainings_are_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learning_curves, "CURVES", tmp_path / "curves")
    monkeypatch.setattr(learning_curves, "FOLDER", tmp_path)
    for game in ("card", "board"):
        folder = tmp_path / "from" / f"ppo-{game}"
        folder.mkdir(parents=True)
        (folder / "curve.jsonl").write_text(json.dumps({"minutes": 60.0}) + "\n", encoding="utf-8")
    (tmp_path / "from" / "card.npz").write_bytes(b"a network")
    for game in GAMES:
        learning_curves.take(tmp_path / "from", game)
    assert learning_curves.curve("card") == [{"minutes": 60.0}] and (tmp_path / "card.npz").read_bytes() == b"a network"
    assert not learning_curves.curve("board")
    assert "board: no finished training" in capsys.readouterr().out
