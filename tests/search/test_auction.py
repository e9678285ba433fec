"""The auction solved backward, against a recursion that follows every bid forward; and the rules' own auction."""

import math
import random
from array import array

import pytest

import florin
from florin.bots import beliefs, levels, weights
from florin.rules import board
from florin.search import search_of
from florin.search.auction import Lot, Shares, answers

TEMPER = 120.0


def forward(lot: Lot, number: int, holder: int | None, bid: int) -> Shares:
    """What it comes to when the seat asked as `number` is to answer: every bid is followed to the end."""
    if number == len(lot.asked):
        if holder is None:
            return lot.sold[None]
        change = lot.florin * (bid - lot.best - 1)
        rest = len(lot.money) - 1
        return [x - change if p == holder else x + change / rest for p, x in enumerate(lot.sold[holder])]
    seat = lot.asked[number]
    ways = [forward(lot, number + 1, holder, bid)]
    ways += [forward(lot, number + 1, seat, higher) for higher in range(bid + 1, lot.money[seat] + 1)]
    chances = [math.exp(TEMPER * way[seat]) for way in ways]
    return [
        sum(chance * way[p] for chance, way in zip(chances, ways, strict=True)) / sum(chances)
        for p in range(len(lot.money))
    ]


@pytest.mark.parametrize("seed", range(12))
def test_backward_is_forward(seed: int) -> None:
    luck = random.Random(seed)
    players = luck.randint(2, 4)
    money = [luck.randint(3, 9) for _ in range(players)]
    best = luck.choice([0, 0, 2])
    asked = [p for p in luck.sample(range(players), luck.randint(2, players)) if money[p] > best]
    sold: dict[int | None, Shares] = {p: [luck.uniform(0.1, 0.4) for _ in money] for p in [*asked, None]}
    lot = Lot(asked, money, best, sold, luck.uniform(0.003, 0.02))
    found = answers(lot, TEMPER)
    assert list(found) == [0, *range(best + 1, money[asked[0]] + 1)]
    assert found[0] == pytest.approx(forward(lot, 1, None, best)[asked[0]])
    for bid in range(best + 1, money[asked[0]] + 1):
        assert found[bid] == pytest.approx(forward(lot, 1, asked[0], bid)[asked[0]])


def test_a_sale_sells_to_the_buyer() -> None:
    """B-4, B-5: whoever may still bid can be made the buyer, and pays; and nobody else is in the list."""
    luck, sales = random.Random(4), 0
    position = florin.game("board", players=5).start(seed=4)
    while position.turn is not None and sales < 60:
        state = position.state
        if state.bidding:
            for seat in levels.bidders(state):
                after, loaded = state.copy(), state.hold_n[seat]
                for action in levels.sale(state, seat, state.best + 1):
                    assert action in after.legal()
                    after.apply(action)
                sales += 1
                if after.round == state.round:
                    assert after.hold_n[seat] >= loaded + state.lot_n
                    assert after.florins[seat] == state.florins[seat] - state.best - 1
        position.play(luck.choice(position.legal()))
    assert sales == pytest.approx(60, abs=5)


def test_magnifico_solves_the_auction_of_those_who_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its answers are all the bids there are, weighed; against those who play by a style it simulates instead."""
    position = florin.game("board", players=3).start(seed=8)
    while not position.state.bidding or len(levels.bidders(position.state)) < 2:
        position.play("draw" if "draw" in position.legal() else position.legal()[-1])
    assert position.turn is not None
    view, kinds = position.view(position.turn), len(weights.RIVALS)
    seen = {}
    for name, kind in (("styles", beliefs.MERCHANT), ("thinkers", beliefs.THINKER)):
        sure = [[float(k == kind) for k in range(kinds)] for _ in range(3)]
        monkeypatch.setattr(levels, "believed", lambda *_, rows=sure: rows)
        seen[name] = florin.bot("magnifico:sims=300", seed=1).consider(view)
    assert {c.sims for c in seen["thinkers"]} == {64}  # 300 over five sales, in chunks of 16
    assert len({c.sims for c in seen["styles"]}) > 1
    assert {c.move for c in seen["thinkers"]} <= set(view.legal)


def test_a_thinker_is_told_from_a_merchant() -> None:
    """Moves that no style would make are put down to thinking; a merchant's own are his."""
    for rival, thinks in (("merchant", False), ("banker:sims=60", True)):
        position = florin.game("board", players=4).start(seed=3)
        bots = [florin.bot(rival, seed=seat) for seat in range(4)]
        for _ in range(90):
            assert position.turn is not None
            position.play(bots[position.turn].choose(position.view(position.turn)))
        assert position.turn is not None
        rows = beliefs.believed(search_of("board"), position, position.view(position.turn))
        doubts = [row[beliefs.THINKER] for seat, row in enumerate(rows) if seat != position.turn]
        assert (sum(doubts) / 3 > levels.SUSPICION) == thinks


def test_bids_are_actions() -> None:
    assert levels.bid_action(0) == board.PASS
    assert levels.bid_action(7) == board.BID + 7
    assert list(beliefs.running([[0.25, 0.75]])) == list(array("d", [0.25, 1.0]))
