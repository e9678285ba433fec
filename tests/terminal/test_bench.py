"""The measurements themselves, on a small scale: figures are not judged here, only that they are told rightly."""

import json
import re

import pytest

from florin.bench import measure, report, sticks
from florin.bench.report import as_json, rate


@pytest.fixture(scope="module")
def results() -> measure.Results:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {"PLAYOUTS": 400, "ROUNDS": 1, "RUNS": 1, "STEPPED_GAMES": 2, "PLAIN_GAMES": 2}.items():
            patch.setattr(measure, name, value)
        patch.setattr(sticks, "folder", lambda: None)
        return measure.measured(lambda what: None)


def test_everything_is_measured(results: measure.Results) -> None:
    """Every rate is above zero, and without the sticks nothing is compared with them."""
    told = json.loads(as_json(results))
    assert all(game["playouts"] > 0 and "ratio" not in game for game in told["games"].values())
    assert told["search"]["simulations"] > 0 and told["search"]["ratio"] is None
    assert told["stepping_decisions"] > 0 and told["import_seconds"] > 0 and told["screen_seconds"] > 0
    assert all(size <= 1024 for size in told["state_bytes"].values())


def test_the_table_is_markdown(results: measure.Results) -> None:
    """A README can hold it as it is: every row has the same columns."""
    heading, blank, *table = report(results, "en")
    assert heading and not blank
    assert {5} == {line.count("|") for line in table}


def test_rates_have_three_figures() -> None:
    """As people read them."""
    assert ["405 k", "36.9 M", "12"] == [rate(404_900), rate(36_900_000), rate(12)]


def test_a_sticks_words_are_understood() -> None:
    """Each pattern reads the line that its stick prints."""
    said = {
        "card": "BEST 377526 playouts/s 46414416 dec/s 122.94 dec/game h=99372862",
        "board": "C++ board 4: 332735 playouts/s 53.23 M dec/s h=799323546 size 152",
        "court": "C++ court: 162783 playouts/s 6.20 M dec/s h=488452415 size 824",
        "search": "C++ open-loop MCTS: 299097 sims/s (0 20000 20001)",
    }
    for name, line in said.items():
        assert re.search(sticks.PATTERNS[name], line)
