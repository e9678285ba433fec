"""The arena: schedules, results that can be resumed, numbers that can be trusted."""

import json
import math
import random
import subprocess
import sys
from collections import Counter
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import florin
from florin import bots
from florin.arena import Match, Outcome, Tournament, play_match, run, standings
from florin.arena.match import ranks_of
from florin.arena.plot import svg
from florin.arena.report import report
from florin.arena.runner import executor
from florin.arena.statistics import Sprt, clustered, orders, plackett_luce
from florin.bots import Bot

SMALL = Tournament("card", ("merchant", "garzone"), players=3, games=12, seed=4)


@pytest.fixture
def threads() -> Any:
    with ThreadPoolExecutor(2) as pool:
        yield pool


def test_every_rotation_of_every_deal_is_played() -> None:
    """Each line-up sits in every rotation, and the last bot fills the seats that are left."""
    matches = list(SMALL.matches())
    assert 12 == len(matches)
    assert [
        ("merchant", "garzone", "garzone"),
        ("garzone", "garzone", "merchant"),
        ("garzone", "merchant", "garzone"),
    ] == [match.seats for match in matches[:3]]
    assert {0, 1, 2, 3} == {match.deal for match in matches}


def test_more_bots_than_seats_meet_in_every_group() -> None:
    """Four bots at tables of three make four groups."""
    four = Tournament("card", ("garzone", "apprentice", "merchant", "miser"), players=3, games=1)
    assert 4 == len(four.lineups())
    assert {3} == {len(set(lineup)) for lineup in four.lineups()}


def test_a_bot_of_ones_own_plays_in_other_processes(tmp_path: Path) -> None:
    """A module in this folder registers it; every worker knows it then."""
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    (tmp_path / "my_bots.py").write_text(text.split("```python\n")[1].split("```")[0].replace("print", ""))
    words = ["arena", "card", "--players=2", "--games=2", "--workers=1", "--json", "--bots=cautious,merchant"]

    def competing(module: str) -> "subprocess.CompletedProcess[str]":
        florin = Path(sys.executable).with_name("florin")
        return subprocess.run(
            [florin, *words, "--plugin", module], cwd=tmp_path, capture_output=True, text=True, check=False
        )

    done = competing("my_bots")
    assert (0, "") == (done.returncode, done.stderr)
    assert {"cautious", "merchant"} == {row["bot"] for row in json.loads(done.stdout)["rows"]}
    assert "The module no_such_module cannot be imported" in competing("no_such_module").stderr


def test_the_command_stops_when_it_is_decided_and_goes_on_from_its_file(tmp_path: Path) -> None:
    """A test of two win shares, results on file, a plot; asked again, nothing is played twice."""
    words = ["arena", "card", "--players=2", "--bots=merchant,garzone", "--games=400", "--sprt=0.5,0.7", "--workers=1"]
    words += ["--out", str(tmp_path / "games.jsonl"), "--plot", str(tmp_path / "plot.svg")]
    told = []
    for _ in range(2):
        done = subprocess.run(
            [Path(sys.executable).with_name("florin"), *words], capture_output=True, text=True, check=True
        )
        told.append((done.stdout, (tmp_path / "games.jsonl").read_text(encoding="utf-8")))
    assert told[0] == told[1]
    said, kept = told[0]
    assert "Decided for 70.0% over 50.0%" in said
    assert 10 < len(kept.splitlines()) < 100
    assert ElementTree.parse(tmp_path / "plot.svg").getroot().tag.endswith("svg")


def test_an_arena_needs_different_bots() -> None:
    """One bot alone, or the same twice, is refused in a sentence."""
    for names in (("merchant",), ("merchant", "merchant")):
        with pytest.raises(florin.OptionError, match="two or more different bots"):
            Tournament("card", names, players=2, games=2)


def test_a_deal_is_the_same_in_every_rotation() -> None:
    """The same cards come in the same order wherever the bots sit, if they play the same; other deals differ."""

    class Last(Bot):
        def choose(self, view: florin.View) -> str:
            return view.legal[-1]

    bots.register("last", Last)
    same = Tournament("card", ("garzone", "last"), players=2, games=2)
    seats = ("last", "last")
    first, second, other = (play_match(same, Match(0, *which, seats)).scores for which in ((5, 0), (5, 1), (6, 0)))
    assert first == second != other


def test_the_table_does_not_depend_on_the_workers(threads: Executor) -> None:
    """One thread or two processes: the same table."""
    with executor(workers=2) as processes:
        assert isinstance(processes, ProcessPoolExecutor)
        apart = standings(SMALL, run(SMALL, processes))
    assert apart == standings(SMALL, run(SMALL, threads))


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path, threads: Executor) -> None:
    """Games in the file are not played again, a line cut off in the middle is, and the results are the same."""
    out = tmp_path / "results.jsonl"
    seen = []

    def after_two(deal: list[Outcome]) -> bool:
        seen.append(deal)
        return len(seen) == 2

    run(SMALL, threads, out, after_two)
    stopped = out.read_text(encoding="utf-8")
    out.write_text(stopped + '{"match": {"li', encoding="utf-8")

    class Counting(ThreadPoolExecutor):
        played = 0

        def submit(self, *call: Any, **named: Any) -> "Future[Any]":
            self.played += 1
            return super().submit(*call, **named)

    with Counting(2) as counting:
        resumed = run(SMALL, counting, out)
    assert 12 - 6 == counting.played
    assert run(SMALL, threads) == resumed
    assert 13 == len(out.read_text(encoding="utf-8").splitlines())


def test_results_of_another_tournament_are_not_touched(tmp_path: Path, threads: Executor) -> None:
    """A file with another heading is refused and left as it was."""
    out = tmp_path / "results.jsonl"
    out.write_text('{"game": "board"}\n', encoding="utf-8")
    with pytest.raises(florin.OptionError, match="another tournament"):
        run(SMALL, threads, out)
    assert '{"game": "board"}\n' == out.read_text(encoding="utf-8")


@pytest.mark.parametrize("text", ["a line that nobody ended", "notes\nof my own", '{"game": "board"}\n{"mat'])
def test_a_file_that_is_no_log_loses_nothing(tmp_path: Path, threads: Executor, text: str) -> None:
    """Not even a last line without an end, which in a log of ours would have been cut off."""
    out = tmp_path / "notes.txt"
    out.write_text(text, encoding="utf-8")
    with pytest.raises(florin.OptionError, match="another tournament"):
        run(SMALL, threads, out)
    assert text == out.read_text(encoding="utf-8")


def test_a_run_cut_off_in_its_heading_begins_anew(tmp_path: Path, threads: Executor) -> None:
    out = tmp_path / "results.jsonl"
    run(SMALL, threads, out)
    whole = out.read_text(encoding="utf-8")
    out.write_text(whole[:20], encoding="utf-8")
    run(SMALL, threads, out)
    assert whole == out.read_text(encoding="utf-8")


def test_what_cannot_be_played_is_refused_in_a_sentence() -> None:
    """No games, no workers, and no cluster where there is none."""
    with pytest.raises(florin.OptionError, match="games must be 1 or more, not 0"):
        Tournament("card", ("merchant", "garzone"), players=3, games=0)
    with pytest.raises(florin.OptionError, match="workers must be 1 or more, not -1"), executor(workers=-1):
        raise AssertionError


def test_a_bot_that_fails_is_replaced_and_the_match_goes_on(tmp_path: Path) -> None:
    """The result says which seat failed and how."""
    program = tmp_path / "bad.py"
    program.write_text("input(); print('rubbish', flush=True); input()", encoding="utf-8")
    bad = f"cmd:{sys.executable} {program}"
    tournament = Tournament("board", (bad, "garzone"), players=3, games=1)
    outcome = play_match(tournament, next(tournament.matches()))
    assert 1 == len(outcome.failures)
    assert outcome.failures[0].startswith("player 1") and "rubbish" in outcome.failures[0]
    assert 1 == sum(outcome.shares)


class Broken(Bot):
    def choose(self, view: florin.View) -> str:
        raise ZeroDivisionError("what a pity")


def test_a_bot_in_python_may_fail_in_any_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only with errors of ours."""
    monkeypatch.setitem(bots._makers, "broken", Broken)
    tournament = Tournament("card", ("broken", "garzone"), players=2, games=2)
    outcome = play_match(tournament, next(tournament.matches()))
    assert ("player 1, broken: ZeroDivisionError('what a pity')",) == outcome.failures


@pytest.fixture
def one_thread() -> Any:
    with ThreadPoolExecutor(1) as pool:
        yield pool


class Planner(Bot):
    """Plans whenever it may, so that two of them draw (K-7)."""

    def choose(self, view: florin.View) -> str:
        return next((move for move in view.legal if move.startswith("plan ")), view.legal[0])


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch, one_thread: Executor) -> tuple[Tournament, list[Outcome]]:
    """Games at court that end in a draw by plans, one house with more influence than the other."""
    for name in ("planner", "schemer"):
        monkeypatch.setitem(bots._makers, name, Planner)
    tournament = Tournament("court", ("planner", "schemer"), players=2, games=6)
    outcomes = run(tournament, one_thread)
    assert any(outcome.scores[0] != outcome.scores[1] for outcome in outcomes)
    return tournament, outcomes


@pytest.mark.rule("K-7")
def test_a_draw_by_plans_is_a_tie_in_ranks_cross_table_and_ratings(drawn: tuple[Tournament, list[Outcome]]) -> None:
    """The influence of the houses does not count in a draw."""
    tournament, outcomes = drawn
    assert {(1.5, 1.5)} == {outcome.ranks for outcome in outcomes}
    found = standings(tournament, outcomes)
    assert 0.5 == found.cross["planner"]["schemer"].value
    assert {1.5} == {row.rank.value for row in found.rows}
    assert 0 == pytest.approx(found.rows[0].rating.value)


def test_draws_have_their_own_column(drawn: tuple[Tournament, list[Outcome]]) -> None:
    """In every language, for programs and in the picture; a game that is won is no draw."""
    found = standings(*drawn)
    assert {1.0} == {row["draws"]["value"] for row in found.as_json()["rows"]}
    assert "draws 100.0%" in "".join(ElementTree.fromstring(svg(found)).itertext())
    for lang, word in (("en", "draws"), ("fr", "nulles"), ("pl", "remisy")):
        assert word in list(report(found, lang))[2]
    won = Outcome(Match(0, 0, 0, ("a", "b")), (40, 30), (1.0, 0.0), (1, 2), ())
    assert (0, 0) == won.draws


def test_results_with_draws_ranked_by_influence_are_read_as_draws(
    tmp_path: Path, drawn: tuple[Tournament, list[Outcome]], one_thread: Executor
) -> None:
    """As earlier versions wrote them."""
    tournament, outcomes = drawn
    out = tmp_path / "results.jsonl"
    run(tournament, one_thread, out)
    out.write_text(out.read_text(encoding="utf-8").replace('"ranks": [1.5, 1.5]', '"ranks": [1.0, 2.0]'), "utf-8")
    assert outcomes == run(tournament, one_thread, out)


def test_the_winner_is_ahead_of_a_rival_with_as_many_points() -> None:
    """At court the number of nobles may decide (K-13)."""
    assert (2, 1) == ranks_of((30, 30), (0.0, 1.0))
    assert (1.5, 1.5, 3.5, 3.5) == ranks_of((50, 50, 20, 20), (0.5, 0.5, 0.0, 0.0))


def test_what_is_not_known_is_null_for_programs(threads: Executor) -> None:
    """A single deal has no interval, and JSON no infinity; a test's verdict is told, too."""
    single = Tournament("card", ("merchant", "garzone"), players=3, games=3)
    found = standings(single, run(single, threads))
    assert "inf" not in "\n".join(report(found, "en"))
    told = found.as_json(Sprt(0.3, 0.4))
    assert None is told["rows"][0]["share"]["half"] is told["rows"][0]["rating"]["half"]
    assert {"low": 0.3, "high": 0.4, "verdict": None, "llr": 0.0} == told["sprt"]
    json.dumps(told, allow_nan=False)


def test_shares_of_a_deal_count_once() -> None:
    """Two games of a deal that always agree are one observation: the interval is as wide as for one."""
    luck = random.Random(1)
    single = [(deal, luck.random()) for deal in range(50)]
    double = [pair for pair in single for _ in range(2)]
    assert clustered(single) == clustered(double)


def test_an_interval_of_95_per_cent_covers_so_often() -> None:
    """Of 400 simulated samples about 95% of the intervals hold the true mean."""
    luck = random.Random(2)
    means = [clustered((deal, float(luck.random() < 0.25)) for deal in range(200)) for _ in range(400)]
    assert 0.92 <= sum(mean.low <= 0.25 <= mean.high for mean in means) / 400 <= 0.98


@pytest.mark.parametrize("deals", [2, 3, 4, 6, 10])
def test_an_interval_of_few_deals_is_wide_enough(deals: int) -> None:
    """The variance is estimated, too: 1.96 standard errors of six deals would hold the mean 89 times in 100."""
    luck = random.Random(deals)
    means = [clustered((deal, luck.gauss(0.25, 0.2)) for deal in range(deals)) for _ in range(4000)]
    assert 0.94 <= sum(mean.low <= 0.25 <= mean.high for mean in means) / 4000 <= 0.96


def test_plackett_luce_finds_the_strengths_of_simulated_players() -> None:
    """Rankings drawn by known strengths give them back."""
    strengths = {"a": 4.0, "b": 2.0, "c": 1.0}
    luck = random.Random(3)
    rankings = []
    for _ in range(3000):
        left, order = dict(strengths), []
        while left:
            order.append(luck.choices(list(left), list(left.values()))[0])
            del left[order[-1]]
        rankings.append(tuple(order))
    found = plackett_luce(Counter(rankings), "abc")
    assert 400 * math.log10(4) == pytest.approx(found["a"] - found["c"], abs=25)
    assert 400 * math.log10(2) == pytest.approx(found["b"] - found["c"], abs=25)


def ended(seats: str, *ranks: float) -> Outcome:
    return Outcome(Match(0, 0, 0, tuple(seats)), (0,) * len(ranks), (0.0,) * len(ranks), ranks, ())


def test_a_tie_counts_half_in_either_order() -> None:
    """Wherever they sit: who ties for the first place has not won what is left of the game."""
    assert (
        {("a", "b", "c"): 0.5, ("b", "a", "c"): 0.5}
        == orders(ended("abc", 1.5, 1.5, 3))
        == orders(ended("bca", 1.5, 3, 1.5))
    )
    assert {("a", "a", "b"): pytest.approx(1)} == orders(ended("aab", 1.5, 1.5, 3))
    found = plackett_luce(orders(ended("abc", 1.5, 1.5, 3)), "abc")
    assert found["a"] == pytest.approx(found["b"])
    assert found["a"] > found["c"]


def test_ratings_are_where_the_likelihood_is_highest() -> None:
    """A step to any side makes the rankings less likely, a game against an average player, half won, included."""
    played: dict[tuple[str, ...], float] = {
        ("a", "b", "c"): 60.0,
        ("b", "a", "c"): 3.5,
        ("a", "c", "b"): 1.0,
        ("c", "b", "a"): 0.5,
    }

    def likelihood(strengths: dict[str, float]) -> float:
        total = sum(math.log(x) / 2 - math.log(x + 1) for x in strengths.values())
        for order, times in played.items():
            for at, bot in enumerate(order):
                total += times * math.log(strengths[bot] / sum(strengths[other] for other in order[at:]))
        return total

    found = plackett_luce(played, "abc")
    scale = max(
        (10**step for step in (x / 500 for x in range(-1000, 1000))), key=lambda x: likelihood(scaled(found, x))
    )
    best = scaled(found, scale)
    for bot in "abc":
        for step in (0.99, 1.01):
            assert likelihood(best) > likelihood(best | {bot: best[bot] * step})


def scaled(found: dict[str, float], by: float) -> dict[str, float]:
    return {bot: by * 10 ** (rating / 400) for bot, rating in found.items()}


@pytest.mark.parametrize(("share", "verdict"), [(0.25, "low"), (0.40, "high")])
def test_the_sequential_test_decides_rightly(share: float, verdict: str) -> None:
    """Between 25% and 40% it finds which, in a few hundred deals, nine times in ten and more."""
    luck = random.Random(4)
    right = 0
    for _ in range(60):
        test = Sprt(0.25, 0.40)
        while test.verdict is None and len(test.shares) < 2000:
            test.add(sum(luck.random() < share for _ in range(4)) / 4)
        right += test.verdict == verdict
    assert right >= 54


def test_table_and_picture_hold_every_bot(threads: Executor) -> None:
    """The table turns into JSON, and the picture is SVG that names every bot."""
    found = standings(SMALL, run(SMALL, threads))
    assert {"merchant", "garzone"} == {row["bot"] for row in json.loads(json.dumps(found.as_json()))["rows"]}
    assert 1 == pytest.approx(sum(row.share.value * row.games for row in found.rows) / found.games)
    picture = "".join(ElementTree.fromstring(svg(found)).itertext())
    assert "merchant" in picture and "garzone" in picture
    assert found.cross["merchant"]["garzone"].value == pytest.approx(1 - found.cross["garzone"]["merchant"].value)
