"""The benchmark of reviews: resumable, and its model card."""

import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from bench import results_file, review

STRONG = """{"question": "strong", "game": "card", "players": 2, "sims": 2000, "judge": "judge-2"}
{"number": 0, "moves": 50, "grades": []}
"""


@contextmanager
def threads(**_: object) -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as pool:
        yield pool


def test_results_are_kept_and_make_the_model_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "review.md"
    page.write_text("# Review\n\n<!-- model card -->\n\n## More\n", encoding="utf-8")
    monkeypatch.setattr(review, "RESULTS", tmp_path)
    monkeypatch.setattr(review, "PAGE", page)
    monkeypatch.setattr(review, "PLOT", tmp_path / "plot.svg")
    monkeypatch.setattr(review, "executor", threads)

    def command(*words: str) -> None:
        monkeypatch.setattr(sys, "argv", ["review", *words])
        review.main()

    for question in ("identity", "cards"):
        command(question, "--game", "card", "--players", "2", "--games", "2")
    command("calibration", "--game", "card", "--players", "2", "--games", "20")
    command("agreement", "--game", "card", "--players", "2", "--games", "2", "--sims", "16")
    (tmp_path / "strong-card-2p-judge-2-2000.jsonl").write_text(STRONG)
    monkeypatch.setattr(results_file, "play", lambda *_: pytest.fail("the page plays nothing"))
    command("page")
    text = page.read_text()
    assert "| identity | card 2p | judge-1 | 2 | 1 | largest difference " in text and text.endswith("\n\n## More\n")
    assert "| cards | card 2p | judge-1 | 2 | 16 | merchant cards " in text
    assert "| calibration | card 2p | judge-1 | 20 | 1000 | " in text
    assert (
        "| strong | card 2p | judge-2 | 1 | 2000 | 50 moves: 0 inacc" in text
    )  # an older judge's, until it is measured again
