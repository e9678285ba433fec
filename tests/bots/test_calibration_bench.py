"""bench.calibration on a small scale: games that resume, outcomes without luck, and maps that follow from them."""

import json
import random
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from bench import calibration, reliability, results_file, strength
from bench.calibration import Series, played, player, without_luck
from florin.bots import calibration as maps
from florin.dealer import mix
from florin.game import Game
from florin.position import Position
from florin.reviewing import merit
from florin.reviewing.judge import Estimates

Command = Callable[..., None]
shipped = maps.FILE


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    """Return the command for the merchant and the banker at court; the files are temporary."""
    monkeypatch.setattr(strength, "RESULTS", tmp_path)
    monkeypatch.setattr(strength, "PAGE", tmp_path / "strength.md")
    monkeypatch.setitem(strength.BUDGETS, "banker", {"court": "banker:sims=16"})
    monkeypatch.setattr(calibration, "PLOT", tmp_path / "plot.svg")
    monkeypatch.setattr(reliability, "FEWEST", 1)
    monkeypatch.setattr(
        calibration, "all_series", lambda: [Series("court", 2, level) for level in ("merchant", "banker")]
    )
    monkeypatch.setattr(maps, "FILE", tmp_path / "maps.json")
    (tmp_path / "maps.json").write_bytes(shipped.read_bytes())
    strength.PAGE.write_text("# Strength\n\n<!-- calibration -->\n\n## More\n", encoding="utf-8")
    maps.parameters.cache_clear()

    @contextmanager
    def threads(**_: object) -> Iterator[ThreadPoolExecutor]:
        with ThreadPoolExecutor(1) as pool:
            yield pool

    monkeypatch.setattr(calibration, "executor", threads)

    def run(*words: str) -> None:
        monkeypatch.setattr(sys, "argv", ["calibration", *words])
        calibration.main()

    return run


def test_a_run_resumes_and_fits_the_same_maps_again(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """An incomplete line is dropped, missing games are played, and the same games give the same files."""
    command("--games", "4", "--fit")
    files = [Series("court", 2, level).out for level in ("merchant", "banker")]
    data, fitted, page = [file.read_text() for file in files], maps.FILE.read_text(), strength.PAGE.read_text()
    files[0].write_text(data[0][: -len(data[0].splitlines()[-1]) // 2])
    files[1].unlink()
    maps.FILE.write_bytes(shipped.read_bytes())
    command("--games", "4", "--fit")
    assert [file.read_text() for file in files] == data
    assert maps.FILE.read_text() == fitted
    assert strength.PAGE.read_text() == page
    assert page.startswith("# Strength\n\n<!-- calibration -->\n| game |") and page.endswith("|\n\n## More\n")
    monkeypatch.setattr(results_file, "play", lambda *_: pytest.fail("nothing is left to play"))
    command("--page")
    assert strength.PAGE.read_text() == page
    assert calibration.PLOT.read_text().count("<circle") > 4


def test_games_of_other_bots_are_not_mixed_in(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    command("--games", "2", "--only", "banker")
    monkeypatch.setitem(strength.BUDGETS, "banker", {"court": "banker:sims=17"})
    with pytest.raises(SystemExit, match="other bots"):
        command("--games", "2", "--only", "banker")
    command("--games", "2", "--only", "banker", "--anew")


def test_a_game_depends_on_its_number_alone() -> None:
    series = Series("court", 2, "merchant")
    assert played(series, 3) == played(series, 3) != played(series, 4)


@pytest.fixture(scope="module")
def finished() -> Position:
    """A card game between beginners, whose moves have many merits."""
    position, luck = Game("card", players=3).start(seed=4), random.Random(1)
    seats = [player(Series("card", 3, "apprentice"), luck.getrandbits(48)) for _ in range(3)]
    while position.turn is not None:
        position.play(seats[position.turn].choose(position.view(position.turn)))
    return position


def test_an_outcome_without_luck_is_a_worth_and_the_later_merits(
    finished: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the start on, all moves count, as they do for merits; the last position is worth what it brings."""
    monkeypatch.setattr(merit, "SIMS", 40)
    last = len(finished.lines) - 1
    found = without_luck(finished, {0, last}, seed=7)
    worth = Estimates(finished.game.origin(), mix(8), 40).shares()
    expected = [1 / 3 + share - first for share, first in zip(found[0], worth, strict=True)]
    assert expected == pytest.approx(merit.merits(finished, 7, 40))
    won = [float(seat in (finished.winners or ())) for seat in range(3)]
    assert won == pytest.approx(found[last], abs=0.2)
    assert pytest.approx(1) == sum(found[0])


@pytest.mark.parametrize(("game", "level"), [("court", "merchant"), ("board", "miser")])
def test_the_shipped_maps_follow_from_the_results(game: str, level: str) -> None:
    """The same games give the same maps to the digit."""
    _, found = calibration.fit_level(calibration.groups()[game, level], reliability.IDENTITY, calibration.STYLE_DOUBT)
    assert found == json.loads(shipped.read_text(encoding="utf-8"))[game][level]
