"""Merits: the same mean as the win share, and less luck."""

from array import array
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from florin.arena import Outcome, Tournament, play_match, run, standings
from florin.arena.report import report
from florin.arena.statistics import Mean, clustered
from florin.bots import weights
from florin.errors import OptionError
from florin.reviewing import merit as merits


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few simulations: what they lack in exactness, luck makes up for on average."""
    monkeypatch.setattr(merits.merits, "__defaults__", (40,))


def played(game: str, bots: tuple[str, str], players: int, games: int) -> list[Outcome]:
    asked = Tournament(game, bots, players, games, seed=6, merit=True)
    with ThreadPoolExecutor(2) as pool:
        return run(asked, pool)


def mean(outcomes: list[Outcome], bot: str, told: str) -> Mean:
    return clustered(
        (o.match.deal, getattr(o, told)[seat])
        for o in outcomes
        for seat, name in enumerate(o.match.seats)
        if name == bot
    )


@pytest.mark.parametrize(("game", "players"), [("card", 2), ("board", 3)])
def test_merits_are_shares_of_one_win(quick: None, game: str, players: int) -> None:
    """One player's gain is the others' loss; the same game has the same merits."""
    asked = Tournament(game, ("merchant", "apprentice"), players, 1, seed=1, merit=True)
    first, again = (play_match(asked, next(asked.matches())) for _ in range(2))
    assert first == again
    assert pytest.approx(1) == sum(first.merits)
    assert len(set(first.merits)) > 1


def test_merit_has_the_mean_of_the_win_share(quick: None) -> None:
    """One who plays far worse than a merchant has far less than an even share, by either count."""
    outcomes = played("card", ("apprentice", "merchant"), 2, 80)
    share, merit = (mean(outcomes, "apprentice", told) for told in ("shares", "merits"))
    assert abs(share.value - merit.value) < (share.half**2 + merit.half**2) ** 0.5
    assert merit.high < 0.3


def test_a_wrong_estimate_of_a_day_is_put_right_at_its_end(quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player that is taken to be ahead when behind, and the other way round, has the same merit."""
    learnt = weights.values
    monkeypatch.setattr(weights, "values", lambda game, players: array("d", [-x for x in learnt(game, players)]))
    assert mean(played("card", ("apprentice", "merchant"), 2, 80), "apprentice", "merits").high < 0.3


def test_where_the_players_differ_by_little_merit_has_less_luck(quick: None) -> None:
    """Its interval is less than half as wide, as if four times as many games had been played."""
    outcomes = played("card", ("miser", "merchant"), 3, 45)
    share, merit = (mean(outcomes, "miser", told) for told in ("shares", "merits"))
    assert abs(share.value - merit.value) < (share.half**2 + merit.half**2) ** 0.5
    assert merit.half < 0.5 * share.half


def test_merits_that_are_missing_are_found_later(quick: None, tmp_path: Path) -> None:
    """A file without merits is no other tournament's: its games are played once more, and then known."""
    plain = Tournament("card", ("merchant", "garzone"), 2, 2, seed=3)
    asked = Tournament("card", ("merchant", "garzone"), 2, 2, seed=3, merit=True)
    out = tmp_path / "games.jsonl"
    with ThreadPoolExecutor(1) as pool:
        without = run(plain, pool, out)
        found = run(asked, pool, out)
        before = out.read_text(encoding="utf-8")
        assert run(asked, pool, out) == found
    assert [o.shares for o in without] == [o.shares for o in found]
    assert all(o.merits for o in found)
    assert not any(o.merits for o in without)
    assert before == out.read_text(encoding="utf-8")
    told = "\n".join(report(standings(asked, found), "en"))
    assert "merit" in told
    assert "merit" not in "\n".join(report(standings(plain, without), "en"))


def test_at_court_there_are_no_merits() -> None:
    """Merchants would have to forget what they were not shown."""
    with pytest.raises(OptionError, match="no hidden cards"):
        Tournament("court", ("merchant", "garzone"), 2, 2, merit=True)
