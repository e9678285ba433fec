"""The benchmark on a small scale: the figures are not judged, only that they are measured and reported correctly."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from florin.bench import baselines, measure, report
from florin.bench.report import as_json, rate
from florin.game import Game

GAMES = ("card", "board", "court")


@pytest.fixture(scope="module")
def results() -> measure.Results:
    """All measurements, as in an installed package: without the C++ sources."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {"PLAYOUTS": 400, "ROUNDS": 1, "RUNS": 1, "STEPPED_GAMES": 2, "PLAIN_GAMES": 2}.items():
            patch.setattr(measure, name, value)
        patch.setenv("FLORIN_LIMIT", "nowhere")
        return measure.measured(lambda what: None)


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The C++ baselines of this checkout, compiled to measure once."""
    into = tmp_path_factory.mktemp("baselines")
    return {name: baselines.compiled(name, into, "-DRUNS=1") for name in (*GAMES, "search")}


def test_everything_is_measured(results: measure.Results) -> None:
    """Every rate is above zero, and nothing is compared without the C++ sources."""
    document = json.loads(as_json(results))
    assert all(game["playouts"] > 0 and "ratio" not in game for game in document["games"].values())
    assert document["search"]["simulations"] > 0 and document["search"]["ratio"] is None
    assert (
        document["stepping_decisions"] > 0
        and document["id_stepping_decisions"] > 0
        and min(document["sample_seconds"].values()) > 0
    )
    assert document["import_seconds"] > 0 and document["screen_seconds"] > 0
    assert all(size <= 1024 for size in document["state_bytes"].values())


def test_the_table_is_markdown(results: measure.Results) -> None:
    """A README can include it unchanged: every row has the same columns."""
    heading, blank, *table, _, _ = report(results, "en")
    assert heading and not blank
    assert {5} == {line.count("|") for line in table}


def test_missing_sources_are_reported(results: measure.Results) -> None:
    """The reader learns why there is no C++ column and where the sources are."""
    *_, note = report(results, "en")
    assert "bench/limit" in note and "FLORIN_LIMIT" in note


def test_a_missing_compiler_is_reported(results: measure.Results, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the sources but without g++, the note names g++."""
    monkeypatch.setenv("PATH", "")
    assert "compiler" == baselines.missing()
    assert "g++" in report(replace(results, missing_baselines="compiler"), "en")[-1]


def test_rates_have_three_figures() -> None:
    """Rates are short enough to read."""
    assert ["405 k", "36.9 M", "12"] == [rate(404_900), rate(36_900_000), rate(12)]


@pytest.mark.parametrize("name", [*GAMES, "search"])
def test_the_output_of_a_baseline_is_read(programs: dict[str, Path], name: str) -> None:
    """The figures in what a baseline really prints are found: rates, decisions and a checksum."""
    reading = baselines.run(programs[name], name)
    assert reading.playouts > 1000
    if name in GAMES:
        assert reading.decisions > 10 * reading.playouts and reading.checksum > 0
    assert (reading.two_threads is not None) == (name == "card")


@pytest.mark.parametrize("name", GAMES)
def test_a_baseline_is_raced(programs: dict[str, Path], name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both sides are measured, and board and court play the very same games on both."""
    monkeypatch.setattr(measure, "ROUNDS", 1)
    monkeypatch.setattr(measure, "RUNS", 1)
    found = measure.race(Game(name, **measure.GAMES[name]), programs[name])
    assert found.baseline is not None and found.ratio == found.playouts / found.baseline.playouts
    assert (found.checksum == found.baseline.checksum) == (name != "card")


def test_other_games_than_the_baselines_are_noticed(programs: dict[str, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """A comparison of different work fails instead of printing a ratio."""
    monkeypatch.setattr(measure, "ROUNDS", 1)
    monkeypatch.setattr(measure, "RUNS", 1)
    with pytest.raises(AssertionError, match="differ"):
        measure.race(Game("board", players=3), programs["board"])


def test_unexpected_output_is_shown() -> None:
    """A baseline whose output has another form is quoted, not ignored."""
    with pytest.raises(AssertionError, match="limit_card printed: no figures"):
        baselines.reading("card", "no figures")
