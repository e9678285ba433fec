"""bench.deviation_gains on a small scale: a game depends on its number alone, and bad players have much to gain."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from bench import deviation_gains, strength
from bench.deviation_gains import Field, examined, played
from florin.game import Game
from florin.notation import parse_move


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Use little time and temporary files."""
    monkeypatch.setattr(strength, "RESULTS", tmp_path)
    monkeypatch.setattr(strength, "PAGE", tmp_path / "strength.md")
    monkeypatch.setattr(strength, "BANKER", {"card": "garzone", "board": "garzone"})
    monkeypatch.setattr(strength, "EIGHTH", {"card": 25, "board": 25})
    monkeypatch.setattr(deviation_gains, "FIRST", 50)
    strength.PAGE.write_text("<!-- deviations -->\n\n## More\n", encoding="utf-8")


def test_a_game_depends_on_its_number_alone() -> None:
    field = Field("card", 2)
    assert played(field, 1) == played(field, 1) != played(field, 2)


def test_only_a_worse_move_has_a_deviation() -> None:
    """From the best move nothing deviates; from the worst one something does, and gains in fresh worlds too."""
    position = Game("card", players=2).start(seed=3)
    while position.turn is not None and len(position.legal()) < 3:
        position.play(position.legal()[0])
    assert position.turn is not None
    view = position.view(position.turn)
    moves = [parse_move("card", move)[0] for move in view.legal]
    found = [examined(view, move, 800, luck=5) for move in moves]
    assert found.count(None) == 1
    best = view.legal[found.index(None)]
    assert {one[0] for one in found if one} == {best}
    assert max(one[1] for one in found if one) > 0.02
    assert max(one[2] for one in found if one) > 0.02


def test_an_interrupted_run_resumes(monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def threads(**_: object) -> Iterator[ThreadPoolExecutor]:
        with ThreadPoolExecutor(1) as pool:
            yield pool

    monkeypatch.setattr(deviation_gains, "executor", threads)
    monkeypatch.setattr(sys, "argv", ["deviation_gains", "--players", "2", "--games", "3"])
    deviation_gains.main()
    out, page = Field("card", 2).out, strength.PAGE.read_text(encoding="utf-8")
    whole = out.read_text(encoding="utf-8")
    out.write_text(whole[:-20], encoding="utf-8")
    deviation_gains.main()
    assert (out.read_text(encoding="utf-8"), strength.PAGE.read_text(encoding="utf-8")) == (whole, page)
    gain = page.splitlines()[3].split("|")[6]
    assert float(gain.split("±")[0]) > 5  # points of the win that a garzone gives away
