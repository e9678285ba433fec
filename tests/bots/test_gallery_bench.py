"""bench.gallery and bench.strength on a small scale: two exploiters, few games, results that can be resumed."""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bench import gallery, strength
from florin.bots.gallery import GALLERY

PAGE = "# Strength\n\n<!-- table -->\n| ladder |\n|---|\n\n## The gallery\n\n<!-- gallery -->\n\n## More\n"
Command = Callable[..., int]


class Counting(ThreadPoolExecutor):
    """Threads instead of processes, which count the games."""

    played = 0

    def submit(self, *call: Any, **named: Any) -> "Future[Any]":
        Counting.played += 1
        return super().submit(*call, **named)


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    """Return the command with two exploiters at court and a level that loses to one of them; it returns its status."""
    policies = GALLERY["court"]
    two = {name: policies[name] for name in ("exploit-greedy", "exploit-ally-own")}
    monkeypatch.setattr(gallery, "GALLERY", {"court": two})
    monkeypatch.setattr(gallery, "PLAYERS", {"court": 2})
    monkeypatch.setattr(gallery, "LEVELS", ("garzone", "apprentice"))
    monkeypatch.setattr(gallery, "LEAST", 8)
    monkeypatch.setattr(strength, "RESULTS", tmp_path / "results")
    monkeypatch.setattr(strength, "PAGE", tmp_path / "strength.md")
    strength.RESULTS.mkdir()
    strength.PAGE.write_text(PAGE, encoding="utf-8")
    Counting.played = 0

    @contextmanager
    def threads(**_: object) -> Iterator[Counting]:
        with Counting(1) as pool:
            yield pool

    monkeypatch.setattr(gallery, "executor", threads)

    def run(*words: str) -> int:
        monkeypatch.setattr(sys, "argv", ["gallery", "--levels", "garzone", "--games", "12", *words])
        try:
            gallery.main()
        except SystemExit as end:
            return int(end.code or 0)
        return 0

    return run


def test_an_exploiter_above_even_is_marked_and_confirmed(command: Command, capsys: pytest.CaptureFixture[str]) -> None:
    """The greedy one beats a beginner on fresh deals, too; the page shows both shares in bold, and nothing is lost."""
    assert 0 == command()
    said = capsys.readouterr().out
    assert said.startswith("above even: court-2p-exploit-greedy-garzone: ")
    assert "fresh" not in said
    assert 1 == command("--confirm")
    before, _, after = strength.PAGE.read_text(encoding="utf-8").partition("<!-- gallery -->\n")
    assert PAGE.startswith(before)
    heads, _, greedy, other, *rest = after.splitlines()
    assert "| game | exploiter | even | `garzone` | `apprentice` |" == heads
    assert greedy.startswith("| court 2p | `exploit-greedy` | 50.0% | **") and "; fresh " in greedy
    assert "`exploit-ally-own`" in other
    assert ["", "## More"] == rest
    files = {path.name for path in (strength.RESULTS / "gallery").iterdir()}
    assert files >= {"court-2p-exploit-greedy-garzone.jsonl", "court-2p-exploit-greedy-garzone-fresh.jsonl"}


def test_a_run_resumes(command: Command) -> None:
    """No game is played twice, unless that is asked for; --only selects rows."""
    command("--only", "greedy")
    played = Counting.played
    page = strength.PAGE.read_text(encoding="utf-8")
    assert 8 <= played
    command("--only", "greedy")
    assert played == Counting.played
    assert page == strength.PAGE.read_text(encoding="utf-8")
    assert ["court-2p-exploit-greedy-garzone.jsonl"] == [p.name for p in (strength.RESULTS / "gallery").iterdir()]
    command("--only", "greedy", "--anew")
    assert 2 * played == Counting.played
    assert page == strength.PAGE.read_text(encoding="utf-8")


def test_an_interrupted_run_writes_what_it_has(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in the second row: the first is kept and shown."""
    real = strength.play

    def interrupted(trial: strength.Row, *rest: Any) -> None:
        if trial.challenger == "exploit-ally-own":
            raise KeyboardInterrupt
        real(trial, *rest)

    monkeypatch.setattr(strength, "play", interrupted)
    assert 130 == command()
    page = strength.PAGE.read_text(encoding="utf-8")
    assert "`exploit-greedy`" in page
    assert "`exploit-ally-own`" not in page


def test_levels_get_the_budgets_of_the_ladder(command: Command) -> None:
    found = gallery.trials(["merchant", "banker", "magnifico:sims=9"], 40)
    assert ["merchant", "banker:sims=800", "magnifico:sims=9"] == [trial.field for trial in found[::2]]
    assert {0.5} == {trial.target for trial in found}


def test_the_ladder_is_made_from_its_results() -> None:
    """A row of docs/strength.md follows from the results in the repository, by merit where there is one."""
    page = (strength.ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    shown = [row for row in strength.rows() if row.out.exists()]
    assert any(row.merit for row in shown)
    assert [] == [row.out.stem for row in shown if strength.line(row, strength.known(row)) not in page]
