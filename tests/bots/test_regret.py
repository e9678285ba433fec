"""bench.regret, in short: what a bot's moves cost."""

import sys

import pytest

from bench import regret


def test_a_guess_costs_more_than_a_search(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    bots = "garzone,banker:sims=400"
    words = ["card", "--players", "2", "--bots", bots, "--field", "merchant", "--games", "4", "--sims", "400"]
    monkeypatch.setattr(sys, "argv", ["bench", *words])
    regret.main()
    head, _, *rows = capsys.readouterr().out.splitlines()
    assert int(head.split()[0]) > 5
    garzone, banker = (float(row.split("%")[1]) for row in rows)
    assert garzone > banker + 0.5
