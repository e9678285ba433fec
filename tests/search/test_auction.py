"""The auction solved backward agrees with a recursion over every possible course and with the rules' own auction."""

import math
import random
from array import array
from collections.abc import Iterator

import pytest

import florin
from florin.bots import beliefs, bidding, weights
from florin.bots.beliefs import engine_on, running
from florin.rules import board
from florin.search import search_of
from florin.search.auction import Lot, Shares, answers


def ways(
    lot: Lot, chances: dict[tuple[int, int | None, int], list[float]], number: int, holder: int | None, bid: int
) -> Iterator[tuple[float, int | None, int]]:
    """Yield every possible course once the seat asked as `number` is to answer: probability, buyer and price."""
    if number == len(lot.asked):
        yield 1.0, holder, bid
        return
    seat = lot.asked[number]
    for more, chance in enumerate(chances[seat, holder, bid]):
        for rest, buyer, price in ways(lot, chances, number + 1, seat if more else holder, bid + more):
            yield chance * rest, buyer, price


def worth(lot: Lot, me: int, buyer: int | None, price: int) -> float:
    """Return a seat's share of the win if a buyer pays a price: each florin lowers the buyer's odds."""
    shares = lot.sold[buyer]
    if buyer is None:
        return shares[me]
    odds = shares[buyer] / (1 - shares[buyer]) * math.exp(-lot.florin * (price - lot.best - 1))
    left = odds / (1 + odds)
    return left if me == buyer else shares[me] * (1 - left) / (1 - shares[buyer])


@pytest.mark.parametrize("seed", range(12))
def test_backward_is_forward(seed: int) -> None:
    luck = random.Random(seed)
    players = luck.randint(2, 4)
    money = [luck.randint(3, 7) for _ in range(players)]
    best = luck.choice([0, 0, 2])
    asked = [p for p in luck.sample(range(players), luck.randint(2, players)) if money[p] > best]
    raw = {p: [luck.uniform(0.1, 0.4) for _ in money] for p in [*asked, None]}
    sold: dict[int | None, Shares] = {p: [x / sum(row) for x in row] for p, row in raw.items()}
    lot = Lot(asked, best, sold, luck.uniform(0.03, 0.2))
    chances = {}
    for seat in asked:
        for holder in [*asked, None]:
            for bid in range(best, 8):
                row = [luck.uniform(0.1, 1) for _ in range(max(0, money[seat] - bid) + 1)]
                chances[seat, holder, bid] = [x / sum(row) for x in row]
    me = asked[0]
    found = answers(lot, money[me], lambda seat, holder, bid: chances[seat, holder, bid])
    assert list(found) == [0, *range(best + 1, money[me] + 1)]
    for bid, share in found.items():
        after = ways(lot, chances, 1, me if bid else None, bid or best)
        assert share == pytest.approx(sum(chance * worth(lot, me, buyer, price) for chance, buyer, price in after))


def test_a_sale_sells_to_the_buyer() -> None:
    """Every seat that may still bid, and no other, can be made the buyer and pays (B-4, B-5)."""
    luck, sales = random.Random(4), 0
    position = florin.game("board", players=5).start(seed=4)
    while position.turn is not None and sales < 60:
        state = position.state
        if state.bidding:
            for seat in bidding.bidders(state):
                after, loaded = state.copy(), state.hold_n[seat]
                for action in bidding.sale(state, seat, state.best + 1):
                    assert action in after.legal()
                    after.apply(action)
                sales += 1
                if after.round == state.round:
                    assert after.hold_n[seat] >= loaded + state.lot_n
                    assert after.florins[seat] == state.florins[seat] - state.best - 1
        position.play(luck.choice(position.legal()))
    assert sales == pytest.approx(60, abs=5)


def test_a_reply_is_what_the_believed_styles_would_do() -> None:
    """A later bidder's reply is worked out for the bid as it would then be."""
    position = florin.game("board", players=4).start(seed=8)
    for move in ("draw", "auction"):
        position.play(move)
    state = position.state
    kinds, (first, second, third, _) = len(weights.RIVALS), bidding.bidders(state)
    rows = [[0.25 * (k == beliefs.MERCHANT) + 0.75 * (k == beliefs.THINKER) for k in range(kinds)] for _ in range(4)]
    engine = engine_on(search_of("board"), position, weights.RIVALS, running(rows))
    found = bidding.reply(engine, state, rows, third, first, 6)
    after = position.copy()
    for move in ("bid 6", "pass"):
        after.play(move)
    assert after.turn == third and len(found) == state.florins[third] - 6 + 1
    later = engine_on(search_of("board"), after, weights.RIVALS, running(rows))
    expected = [0.0] * len(found)
    for kind, part in ((beliefs.MERCHANT, 0.25), (beliefs.THINKER, 0.75)):
        worths = [math.exp(x) for _, x in later.weigh(kind)]
        expected = [x + part * y / sum(worths) for x, y in zip(expected, worths, strict=True)]
    assert found == pytest.approx(expected)
    assert bidding.reply(engine, state, rows, second, first, state.florins[second]) == [1.0], "no money, no choice"


def test_magnifico_solves_auctions_and_the_last_one_asked_simulates() -> None:
    """It weighs all possible bids with equal effort; if nobody is asked after it, it looks at a few."""
    position = florin.game("board", players=3).start(seed=8)
    position.play("draw")
    position.play("auction")
    bot, seen = florin.bot("magnifico:sims=300", seed=1), []
    for _ in range(3):
        assert position.turn is not None
        view = position.view(position.turn)
        seen.append(bot.consider(view))
        assert {c.move for c in seen[-1]} <= set(view.legal)
        position.play("pass")
    assert [{c.sims for c in found} for found in seen[:2]] == [{64}, {80}]  # 300 over five and four sales, by sixteens
    assert len({c.sims for c in seen[2]}) > 1


def test_a_thinker_is_told_from_a_merchant() -> None:
    """Moves that no other style would make are attributed to a thinker; a merchant's moves to a merchant."""
    for rival, least, most in (("merchant", 0.0, 0.1), ("banker:sims=200", 0.5, 1.0)):
        position = florin.game("board", players=4).start(seed=3)
        bots = [florin.bot(rival, seed=seat) for seat in range(4)]
        for _ in range(90):
            assert position.turn is not None
            position.play(bots[position.turn].choose(position.view(position.turn)))
        assert position.turn is not None
        rows = beliefs.believed(search_of("board"), position, position.view(position.turn))
        doubts = [row[beliefs.THINKER] for seat, row in enumerate(rows) if seat != position.turn]
        assert least < sum(doubts) / 3 < most


def test_bids_are_actions() -> None:
    assert bidding.bid_action(0) == board.PASS
    assert bidding.bid_action(7) == board.BID + 7
    assert list(beliefs.running([[0.25, 0.75]])) == list(array("d", [0.25, 1.0]))
