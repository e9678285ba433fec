"""bench.regret on a small scale: what a bot's moves cost."""

import sys
from collections.abc import Callable

import pytest

from bench import regret

Told = Callable[..., tuple[int, list[float]]]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Told:
    """Return the number of positions and the cost per move of each bot, as printed for these arguments."""

    def ask(*words: str) -> tuple[int, list[float]]:
        monkeypatch.setattr(sys, "argv", ["bench", "card", "--players", "2", "--games", "4", "--sims", "400", *words])
        regret.main()
        head, _, *rows = capsys.readouterr().out.splitlines()
        return int(head.split()[0]), [float(row.split("%")[1]) for row in rows]

    return ask


def test_a_guess_costs_more_than_a_search(told: Told) -> None:
    positions, (garzone, banker) = told("--bots", "garzone,banker:sims=400", "--field", "merchant")
    assert positions > 5
    assert garzone > banker + 0.5


def test_who_guesses_loses_a_duel_against_who_searches(told: Told) -> None:
    positions, (guessed,) = told("--bots", "banker:sims=100,garzone", "--duel")
    assert positions > 50
    assert guessed > 0.5
    _, (alike,) = told("--bots", "merchant,merchant", "--duel")
    assert alike == 0.0
