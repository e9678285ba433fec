"""The details of a review besides the account: lots and their prices, other moves, and decisions at court."""

import json
from functools import cache
from typing import Any

import pytest

import florin
from florin.bots.bidding import bidders
from florin.replaying import retraced
from florin.reviewing import JUDGE, Review, what_if
from florin.reviewing.lots import Appraiser

SIMS = 16


@cache
def merchants_game(name: str, players: int, seed: int = 3) -> florin.Position:
    position = florin.game(name, players=players).start(seed=seed)
    merchant = florin.bot("merchant", seed=seed)
    while position.turn is not None:
        position.play(merchant.choose(position.view(position.turn)))
    return position


@cache
def reviewed(name: str, players: int) -> Review:
    return florin.review(merchants_game(name, players).record(), sims=SIMS, seed=1)


def test_every_auction_is_a_lot_with_its_bids_and_prices() -> None:
    position = merchants_game("board", 3)
    florins = [list(before.state.florins[:3]) for before, _ in retraced(position)]
    lots = reviewed("board", 3).lots
    bidding = [number for number, (before, _) in enumerate(retraced(position)) if getattr(before.state, "bidding", 0)]
    assert [number for lot in lots for number in range(lot.line, lot.end + 1)] == bidding
    for lot in lots:
        bids = {one.seat: one.bid for one in lot.appraisals if one.bid is not None}
        said = [position.log[number].split() for number in range(lot.line, lot.end + 1)]
        assert bids == {int(seat): int(rest[0]) if rest else 0 for seat, _, *rest in said}
        assert lot.price == max(bids.values()) and (lot.buyer is None) == (lot.price == 0)
        assert all(one.low <= one.worth <= one.high <= florins[lot.line][one.seat] for one in lot.appraisals)
        assert lot.buyer not in lot.let_go
    assert any(lot.price for lot in lots)


def test_at_its_worth_a_lot_is_worth_buying_and_a_florin_later_it_is_not() -> None:
    """In the same worlds, unless the purse ends before."""
    for before, _ in retraced(merchants_game("board", 3)):
        state: Any = before.state
        if before.turn is not None and state.bidding:
            judge = Appraiser(before, before.turn, "merchant", luck=5, sims=64)
            worth, bar = judge.worth(None, 0), judge.share(None, 0)
            if 0 < worth < judge.most:
                assert judge.share(before.turn, worth) >= bar > judge.share(before.turn, worth + 1)
                return
    pytest.fail("no lot was worth anything")


def test_a_seat_that_cannot_win_any_more_counts_florins() -> None:
    """Its share of the win is nothing at any price, which would make every lot worth its whole purse."""
    worths = []
    for before, _ in retraced(merchants_game("board", 3)):
        state: Any = before.state
        for seat in bidders(state) if before.turn is not None and state.round == 2 else ():
            judge = Appraiser(before, seat, "merchant", luck=5, sims=16)
            if judge.share(seat, 1) == 0 == judge.share(None, 0):
                worths.append(judge.worth(None, 0))
    assert worths and max(worths) < 40


def test_other_moves_are_listed_with_what_they_cost() -> None:
    found = reviewed("card", 3)
    for move in found.moves:
        listed = [one.move for one in move.alternatives]
        assert move.move in listed and len(set(listed)) == len(listed)
        assert all(one.interval[0] <= one.loss <= one.interval[1] for one in move.alternatives)
        assert min(one.loss for one in move.alternatives) == 0
    assert any({"reveal", "take 1"} <= {one.move for one in move.alternatives} for move in found.moves)


def test_at_court_a_decision_has_suspicions_conspiracies_and_exact_results() -> None:
    found, position = reviewed("court", 2), merchants_game("court", 2)
    befores = [before.copy() for before, _ in retraced(position)]
    assert [one.line for one in found.court] == [move.line for move in found.moves]
    for one in found.court:
        before = befores[one.line]
        view: Any = before.view(one.seat)
        assert {said.card for said in one.suspicions} <= set(view.unseen[1 - one.seat])
        assert all(0 < said.chance <= 1 for said in one.suspicions)
        assert {said.move for said in one.own} <= set(before.legal())
        if one.exact is not None and one.exact_after is not None:
            assert not any(view.decks)
            assert one.exact_after[one.seat] <= one.exact[one.seat]
    assert min(found.turning_points(count=len(found.shares))) >= found.moves[0].line  # the deal is none
    suspicions = [said for one in found.court for said in one.suspicions]
    assert sum(said.held for said in suspicions) == pytest.approx(sum(said.chance for said in suspicions), rel=0.25)


def test_what_if_another_bid_had_been_made() -> None:
    position = merchants_game("board", 3)
    before = next(b.copy() for b, line in retraced(position) if getattr(b.state, "bidding", 0))
    line = len(before.log)
    high, low = (what_if(position.record(), line, f"bid {bid}", sims=64) for bid in (30, 1))
    assert high.change < low.change and high.buys is not None and low.buys is not None and high.buys > low.buys
    assert high.interval[0] <= high.change <= high.interval[1]
    assert what_if(position.record(), line, "bid 30", sims=64) == high


def test_what_if_refuses_running_games_draws_and_illegal_moves() -> None:
    """Nothing about a running game can be learnt."""
    record = merchants_game("board", 3).record()
    running = record | {"log": record["log"][:40], "scores": [], "winners": None}
    with pytest.raises(florin.BadRecord, match="finished"):
        what_if(running, 3, "pass")
    with pytest.raises(florin.BadRecord, match="not a move"):
        what_if(record, 0 if record["log"][0].startswith("*") else len(record["log"]), "pass")
    number = next(n for n, text in enumerate(record["log"]) if text.endswith("draw"))
    with pytest.raises(florin.IllegalMove):
        what_if(record, number, "bid 3")


@pytest.mark.parametrize(("name", "players"), [("board", 3), ("court", 2)])
def test_all_of_it_is_json(name: str, players: int) -> None:
    found = reviewed(name, players).as_json()
    assert json.loads(json.dumps(found))["judge"] == JUDGE
    assert found["lots" if name == "board" else "court"]
