"""Reviews: accounts that add up, losses against the best moves, and what a seat could know."""

import json
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import florin
from florin.bots.bot import Bot
from florin.reviewing import Account, Review, review
from florin.reviewing.court_decisions import solved
from florin.reviewing.grading import exactly
from florin.reviewing.judge import Change, Estimates, draw_change
from florin.reviewing.ledger import CARDS, Entry, booked
from florin.search.court_endgame.solver import is_known
from florin.simulation import random_game
from tests.records.golden import OURS, SAMPLES

GOLDEN = [record for file in (SAMPLES, OURS) for record in florin.read(file) if "seat" not in record]
FINISHED = [record for record in GOLDEN if record["winners"] is not None]
SIZES = [("card", n) for n in range(2, 7)] + [("board", n) for n in range(3, 7)] + [("court", 2)]


@cache
def random_record(name: str, players: int, i: int = 0) -> dict[str, Any]:
    return random_game(florin.game(name, players=players), seed=5, i=i).record()


def adds_up(account: Account) -> bool:
    return abs(account.total - account.result) < 1e-9


def is_whole(found: Review, record: dict[str, Any]) -> bool:
    """Tell whether a review says something about every line, and all of it adds up."""
    winners, players = record["winners"], len(record["names"])
    result = [float(seat in winners) / len(winners) for seat in range(players)]
    return (
        all(map(adds_up, [*found.accounts, *(known.account for known in found.known)]))
        and [account.result for account in found.accounts] == pytest.approx(result)
        and len(found.shares) == len(record["log"])
        and found.shares[-1] == pytest.approx(result)
        and all(sum(row) == pytest.approx(1) for row in found.shares)
        and sum(account.cards for account in found.accounts) == pytest.approx(0)
    )


@pytest.mark.parametrize("record", FINISHED, ids=lambda record: f"{record['game']}-{record['options']['players']}")
def test_the_account_of_every_golden_record_adds_up(record: dict[str, Any]) -> None:
    """Whatever the options: even + play + cards + judge is the result, with all cards open and for each seat."""
    assert is_whole(review(record, sims=2, grades=False), record)


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_the_account_of_random_games_adds_up(name: str, players: int) -> None:
    record = random_record(name, players)
    assert is_whole(florin.review(record, sims=3, seed=9), record)


def test_a_planted_error_breaks_the_sum() -> None:
    """The judge's error is not what is left over: it is booked where two estimates of one position differ."""
    record = random_record("card", 2)
    account = florin.review(record, sims=2).accounts[0]
    assert not adds_up(replace(account, cards=account.cards + 1e-6))
    entries = [Entry(CARDS, Change([0.5, 0.5], [0.75, 0.25])), Entry(1, Change([0.75, 0.25], [0.5, 0.5]))]
    right, _ = booked(entries, [1.0, 0.0])
    assert right[0] == Account(0.5, [0.0, -0.25], 0.25, 0.5, 1.0)
    wrong, _ = booked([Entry(CARDS, Change([0.5, 0.5], [0.7, 0.25])), entries[1]], [1.0, 0.0])
    assert adds_up(right[0])
    assert wrong[0].judge == pytest.approx(0.55)


def test_without_grades_the_account_is_the_same() -> None:
    record = random_record("court", 2)
    whole, bare = (review(record, sims=3, seed=9, grades=grades) for grades in (True, False))
    assert (bare.accounts, bare.shares, bare.known) == (whole.accounts, whole.shares, whole.known)
    assert whole.moves and not bare.moves


@pytest.mark.parametrize(("name", "players"), [("card", 3), ("court", 2)])
def test_the_number_of_threads_does_not_matter(name: str, players: int) -> None:
    record = random_record(name, players)
    alone, together, other = (
        florin.review(record, sims=8, seed=seed, threads=threads) for seed, threads in ((4, 1), (4, 3), (5, 3))
    )
    assert alone == together
    assert alone.accounts != other.accounts


def test_over_all_that_could_be_drawn_the_cards_are_worth_nothing() -> None:
    """The value of what came less the mean is zero on average, whatever the judge: it is zero exactly."""
    position = florin.game("board", players=3).start(seed=2, dealer=None)
    manual = florin.game("board", players=3).origin(dealer=florin.Manual())
    manual.read(position.log)
    manual.play("draw")
    state = manual.state
    codes = [state.outcome(j) for j in range(state.chances())]
    changes = {code: draw_change(manual, code, luck=3, sims=4) for code in set(codes)}
    gains = [change.after[0] - change.before[0] for change in map(changes.get, codes) if change]
    assert len(gains) == len(codes)
    assert sum(gains) == pytest.approx(0)
    assert max(gains) > 0.01


def test_an_unfinished_game_is_refused() -> None:
    record = florin.game("card", players=3).start(seed=1).record()
    with pytest.raises(florin.BadRecord, match="finished"):
        florin.review(record)


def test_a_seats_own_record_is_refused() -> None:
    position = random_game(florin.game("court"), seed=5, i=0)
    with pytest.raises(florin.BadRecord, match="full record"):
        florin.review(position.record(0))


def test_what_is_reviewed_can_be_cancelled() -> None:
    """An exception in the callback ends the review."""

    def stop(done: int, total: int) -> None:
        assert total == len(random_record("card", 2)["log"])
        if done == 3:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        florin.review(random_record("card", 2), sims=2, progress=stop)


def test_every_decision_is_listed_and_equal_moves_are_best() -> None:
    record = random_record("card", 4)
    found = florin.review(record, sims=64, seed=1)
    choices = []
    position = florin.game("card", players=4).origin(dealer=florin.Manual())
    for number, line in enumerate(record["log"]):
        if len(position.legal()) > 1:
            choices.append(number)
        position.read([line])
    assert choices == [move.line for move in found.moves]
    assert all(record["log"][move.line] == f"{move.seat} {move.move}" for move in found.moves)
    assert all(move.loss == 0 for move in found.moves if move.move in move.best)
    assert all(move.interval[0] <= move.loss <= move.interval[1] for move in found.moves)
    assert found.mistakes()[0].loss == max(move.loss for move in found.moves if move.grade)
    assert all(move.loss >= 0.02 and move.reasons for move in found.mistakes())
    assert json.loads(json.dumps(found.as_json()))["moves"][0]["line"] == choices[0]


def blundering(game: florin.Game, seed: int, blunder: str, bot: Bot) -> tuple[dict[str, Any], int]:
    """Play a game by a bot; the first time that it can, it begins a bid with this move instead."""
    position, line = game.start(seed=seed), -1
    while not position.over:
        move = bot.choose(position.view(position.turn))
        if line < 0 and blunder in position.legal():
            line, move = len(position.log), blunder
        position.play(move)
    return position.record(), line


def test_a_planted_blunder_is_its_players_costliest_mistake() -> None:
    """To bid 25 of 30 florins for the first lot throws the game away."""
    record, line = blundering(florin.game("board", players=4), 3, "bid 25", florin.bot("merchant", seed=3))
    worst = florin.review(record, sims=64, seed=1).mistakes(seat=int(record["log"][line][0]))[0]
    assert (worst.line, worst.grade) == (line, "blunder")


def test_with_nothing_hidden_a_seat_knows_everything() -> None:
    found = florin.review(random_record("board", 3), sims=2)
    assert [known.account for known in found.known] == found.accounts
    assert found.known[1].shares == [row[1] for row in found.shares]


def test_at_court_a_seat_does_not_know_the_rivals_cards() -> None:
    """Estimates for a seat are the same in all worlds that look the same to it."""
    position = florin.game("court").start(seed=6)
    for _ in range(6):
        position.play(position.legal()[0])
    other = florin.sample(position.view(0), seed=8)
    assert position.state.hand[1] != other.state.hand[1]
    known = [Estimates(one, 5, 400, 0).shares()[0] for one in (position, other)]
    assert known[0] == pytest.approx(known[1], abs=0.12)
    worlds = [Estimates(one, 5, 16, -1).engine.continuation((), 5, 0, False) for one in (position, other)]
    assert [list(world.hand[1]) for world in worlds] == [list(one.state.hand[1]) for one in (position, other)]


def test_the_end_of_a_game_at_court_is_judged_exactly() -> None:
    """A move that gives the win away costs all of it, and no second opinion is asked."""
    losses = set()
    for i in range(12):
        game = random_game(florin.game("court"), seed=2, i=i)
        position = florin.game("court").origin(dealer=florin.Manual())
        for number, line in enumerate(game.lines):
            if position.turn is not None and is_known(position.state) and len(position.legal()) > 1:
                exact = solved(position, line >> 4)
                if exact:
                    move = exactly(position, number, line >> 4, exact)
                    losses.add((move.loss, move.grade))
                    assert (move.loss == 0) == (move.move in move.best)
            position.follow(line)
    assert losses <= {(0.0, None), (0.5, "blunder"), (1.0, "blunder")}
    assert (1.0, "blunder") in losses
