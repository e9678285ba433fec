"""Calibrated win shares: a map that keeps order and exact results, and the statistics that fit and test it."""

import math
import random
from collections.abc import Iterator
from itertools import islice, pairwise

import pytest

import florin
from bench.reliability import FEWEST, GENTLEST, IDENTITY, SLOPES, Row, calibrated, deciles, fit, mean_of_rows, plot
from florin.bots import LADDER, PERSONAS, calibration
from florin.bots.levels import Predicting, ends_game
from florin.notation import parse_move
from florin.options import PLAYERS

GAMES = {"card": 4, "board": 4, "court": 2}
BOTS = ("merchant", "banker:sims=60,threads=1", "magnifico:sims=60,threads=1")
STEPS = (0.4, 0.6, -1.0, 0.5, 0.4, 0.1, 0.3, 0.5, 0.8, 0.6, 0.3, -0.4, 0.4, 0.5, 0.2), (0.8, 1.2, 1.5, 0.9, 0.6, 0.1)
WARPED = tuple(number for step in STEPS for number in step)


@pytest.fixture
def warped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a map that changes every share a lot."""
    monkeypatch.setattr(calibration, "parameters", lambda *_: WARPED)


def player(name: str, *, calibrate: bool = True) -> Predicting:
    found = florin.bot(name, seed=3)
    assert isinstance(found, Predicting)
    found.calibrate = calibrate
    return found


def positions(game: str, seed: int = 5) -> Iterator[florin.Position]:
    """Yield the positions of a game between merchants that have a choice."""
    position, merchant = florin.game(game, players=GAMES[game]).start(seed=seed), florin.bot("merchant", seed=1)
    while position.turn is not None:
        view = position.view(position.turn)
        if len(view.legal) > 1:
            yield position
        position.play(merchant.choose(view))


@pytest.mark.parametrize(("game", "players"), [(game, players) for game in PLAYERS for players in PLAYERS[game]])
@pytest.mark.parametrize("level", LADDER + PERSONAS)
def test_every_map_exists_and_rises(level: str, game: str, players: int) -> None:
    """At every stage, more stays more, equal stays equal, and no share is shown as 0 or 100%."""
    fitted = calibration.parameters(game, level, players)
    for stage in (0.0, 0.3, 0.7, 1.0):
        shares = [calibration.corrected(share / 200, fitted, stage, players) for share in range(201)]
        assert all(low < high for low, high in pairwise(shares))
        assert {1 <= round(100 * share) <= 99 for share in shares} == {True}


def test_the_parameters_that_change_nothing() -> None:
    """Shares between the extremes stay as they are, but for the margin that keeps certainty away."""
    for players in (2, 4, 6):
        for share in (0.1, 0.25, 0.5, 0.9):
            assert share == pytest.approx(calibration.corrected(share, IDENTITY, 0.4, players), abs=0.015)


@pytest.mark.parametrize("game", GAMES)
def test_progress_goes_from_the_start_to_the_end(game: str) -> None:
    found = [calibration.progress(position.view(position.turn)) for position in positions(game)]
    assert 0 <= found[0] < 0.3
    assert 0.75 < found[-1] <= 1
    assert all(0 <= stage <= 1 for stage in found)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", BOTS)
def test_the_map_changes_shares_but_no_choice(warped: None, name: str, game: str) -> None:
    """Moves, their order and simulations are the same; the shares follow the map."""
    for position in islice(positions(game), 3, 30, 9):
        view = position.view(position.turn)
        plain, corrected = (player(name, calibrate=calibrate).consider(view) for calibrate in (False, True))
        assert [(c.move, c.sims) for c in plain] == [(c.move, c.sims) for c in corrected]
        stage = calibration.progress(view)
        mapped = [calibration.corrected(c.share, WARPED, stage, GAMES[game]) for c in plain]
        assert mapped == [c.share for c in corrected]


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_ends_the_game_keeps_its_exact_share(warped: None, game: str) -> None:
    """A game that such a move wins is shown as won, and one that it loses as lost."""
    exact = set()
    for seed in range(3):
        for position in positions(game, seed):
            if calibration.progress(view := position.view(position.turn)) > 0.9:
                ending = {c.move: c.share for c in player("merchant").consider(view)}
                for move, share in ending.items():
                    if ends_game(position, parse_move(game, move)[0]):
                        end = position.copy()
                        end.play(move)
                        assert share == (position.turn in (end.winners or ())) / len(end.winners or ())
                        exact.add(share)
    assert exact


def test_a_solved_endgame_keeps_its_exact_shares(warped: None) -> None:
    """Won, drawn or lost at court: the solution is certain, also for each candidate of a lost game."""
    master, exact = player("magnifico:sims=2000,threads=1"), set()
    for seed in range(4):
        for position in positions("court", seed):
            view = position.view(position.turn)
            assert isinstance(view, florin.CourtView)
            if not any(view.decks) and sum(view.hands) < 8:
                exact |= {candidate.share for candidate in master.consider(view)}
    assert {0.0, 1.0} <= exact <= {0.0, 0.5, 1.0}


# -- statistics --------------------------------------------------------------------------------------------------------


def predictions(games: int, seed: int, *, bias: float, slope: float = 1.0) -> list[Row]:
    """Return predictions in games between two, where the true log-odds are `slope` times the predicted, less `bias`."""
    luck, rows = random.Random(seed), []
    for game in range(games):
        true = luck.random()
        odds = (math.log(true / (1 - true)) + bias) / slope
        won = float(luck.random() < true)
        rows += [Row(game, 2, luck.random(), 1 / (1 + math.exp(-odds)), won) for _ in range(luck.randrange(1, 5))]
    return rows


def test_true_predictions_pass() -> None:
    assert not any(one.off for one in deciles(predictions(4000, 1, bias=0.0)) if one)


@pytest.mark.parametrize(("bias", "slope"), [(0.5, 1.0), (-0.5, 1.0), (0.0, 0.6), (0.0, 1.6)])
def test_wrong_predictions_are_detected_and_corrected(bias: float, slope: float) -> None:
    """Shares that are too high, too low, too bold or too timid fail; a map fitted to other games corrects them.

    One of ten intervals may be off by chance.
    """
    rows = predictions(4000, 1, bias=bias, slope=slope)
    assert sum(one.off for one in deciles(rows) if one) >= 3
    fitted = fit(predictions(4000, 2, bias=bias, slope=slope))
    assert sum(one.off for one in deciles(calibrated(rows, fitted)) if one) <= 1


def test_a_fit_is_the_same_each_time_and_keeps_to_its_prior_without_data() -> None:
    rows = predictions(300, 4, bias=0.3)
    assert fit(rows) == fit(list(rows))
    assert fit([], WARPED) == WARPED
    near, far = (sum(abs(x - y) for x, y in zip(fit(rows, WARPED, by), WARPED, strict=True)) for by in (1e6, 1.0))
    assert near < 0.01 < far


def test_a_map_rises_even_if_the_outcomes_fall() -> None:
    rows = [row._replace(share=1 - row.share) for row in predictions(500, 3, bias=0.0)]
    found = fit(rows)
    assert all(found[at] >= GENTLEST for at in SLOPES)


def test_rows_of_a_game_are_one_observation() -> None:
    """Each row ten times changes nothing; ten times as many games give a narrower interval."""
    rows = [(game, float(game % 3 == 0)) for game in range(90)]
    once, often = mean_of_rows(rows), mean_of_rows(rows * 10)
    assert (once.value, once.half) == pytest.approx((often.value, often.half))
    more = mean_of_rows([(game, float(game % 3 == 0)) for game in range(900)])
    assert more.half == pytest.approx(once.half / math.sqrt(10), rel=0.05)
    assert mean_of_rows([("a", 0.0), ("a", 1.0)]).half == math.inf


def test_a_few_games_are_no_decile() -> None:
    rows = [Row(game, 2, 0.5, 0.25, 1.0) for game in range(FEWEST)]
    assert [bool(one) for one in deciles(rows)] == [False, False, True] + [False] * 7
    assert not any(deciles(rows[1:] * 9))


def test_the_plot_has_a_point_for_each_decile() -> None:
    curve = deciles(predictions(400, 1, bias=0.0))
    text = plot({("card", "merchant"): (curve, curve), ("board", "merchant"): (curve, [None] * 10)})
    assert text.count("<circle") == 3 * sum(one is not None for one in curve)
    assert "card, merchant" in text
