"""bench.gallery and bench.strength on a small scale: two exploiters, few games, results that can be resumed."""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bench import gallery, strength
from florin.arena import Outcome
from florin.arena.schedule import Match
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


def outcomes(trial: gallery.Trial, won: list[float], merits: list[float] | None = None) -> list[Outcome]:
    """Return games with these results of the exploiter, in the first seat."""
    seats = (trial.challenger, *[trial.field] * (trial.players - 1))
    rest = (0.0,) * (trial.players - 1)
    return [
        Outcome(
            Match(0, n // trial.players, n % trial.players, seats),
            (0,) * trial.players,
            (share, *rest),
            (1.0, *rest),
            (),
            (merits[n], *rest) if merits else (),
        )
        for n, share in enumerate(won)
    ]


@pytest.mark.parametrize(
    ("game", "won", "decided"),
    [
        ("court", [0.0] * 5, False),
        ("court", [0.0] * 6, True),
        ("court", [0.0] * 6 + [1.0] * 6, False),
        ("board", [0.0] * 14, False),
        ("board", [0.0] * 15, True),
    ],
)
def test_a_row_ends_when_its_games_rule_out_an_exploiter(game: str, won: list[float], decided: bool) -> None:
    trial = gallery.Trial(game, 2 if game == "court" else 4, "exploit-deny", "merchant", None, 400, gallery.LEAST)
    assert decided == trial.decided(outcomes(trial, won))


def test_merits_decide_a_row_sooner() -> None:
    """Four games of a losing exploiter are enough, but not if it was nearly even."""
    trial = gallery.Trial("card", 4, "exploit-deny", "banker:sims=4000", None, 400, gallery.LEAST)
    games = [0.0] * 4
    assert trial.decided(outcomes(trial, games, [0.02, -0.04, 0.05, 0.01]))
    assert not trial.decided(outcomes(trial, games, [0.22, 0.16, 0.25, 0.21]))
    assert not trial.decided(outcomes(trial, games[:1], [0.02]))


def test_an_exploiter_that_never_won_has_an_exact_bound(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it, a few lost games would look certain."""
    trial = gallery.Trial("court", 2, "exploit-ally-own", "garzone", None, 400, gallery.LEAST)
    monkeypatch.setattr(strength, "known", lambda _: outcomes(trial, [0.0] * 8))
    assert "0.0%, at most 36.9% (8)" == gallery.cell(trial)


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
