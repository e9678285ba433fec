"""Previews agree with what the rules then do."""

import random
from typing import Any

import pytest

import florin
from florin import Position
from florin.effects.model import Conspired, Scoring
from florin.preview import Preview, effects_ahead, preview, preview_of

TRADE = [("card", players) for players in range(2, 7)] + [("board", players) for players in range(3, 7)]


def told(position: Position, seat: int | None = None) -> Preview:
    return preview(position, position.view(seat))


def seen(position: Position) -> Any:
    """Return the spectator's view."""
    return position.view(None)


def chosen(position: Position, luck: random.Random) -> str:
    """Any legal move, but no ruinous bid: those end auctions too soon for holds to fill."""
    return luck.choice(position.legal()[:9])


@pytest.mark.parametrize("players", range(2, 7))
def test_the_take_that_ends_a_day_pays_what_was_foretold(players: int) -> None:
    position, luck, days = florin.game("card", players=players).start(seed=players), random.Random(players), 0
    while not position.over:
        before, move = told(position, position.turn), chosen(position, luck)
        position.play(move)
        paid = told(position).days
        if len(paid) > days:
            days += 1
            assert paid[-1].paid == before.after[move]
    assert days == 3


@pytest.mark.parametrize(("players", "seed"), [(5, 0), (5, 6), (6, 2)])
def test_the_bid_that_ends_a_round_is_paid_as_foretold(players: int, seed: int) -> None:
    """Only where the bid itself ends it, as in these games: free filling would load another hold as well."""
    position, luck, compared = florin.game("board", players=players).start(seed=seed), random.Random(seed), 0
    while not position.over:
        rounds, lines = len(position.scores), len(position.log)
        move = chosen(position, luck)
        before = told(position, position.turn) if move.startswith("bid") else None
        position.play(move)
        filled = [line for line in position.log[lines + 1 :] if not line.startswith("* first")]
        if len(position.scores) > rounds and before and not filled:
            assert told(position).days[-1].paid == before.after["lot"]
            compared += 1
    assert compared > 0


@pytest.mark.parametrize(("game", "players"), TRADE)
@pytest.mark.parametrize("seed", range(4))
def test_the_days_are_those_of_the_breakdown(game: str, players: int, seed: int) -> None:
    position, luck = florin.game(game, players=players).start(seed=seed), random.Random(seed)
    while not position.over:
        position.play(chosen(position, luck))
    days, first = told(position).days, "ship" if game == "card" else "hold"
    for day, rows in zip(days, position.breakdown(), strict=True):
        assert [paid.prize for paid in day.paid] == [row[first] for row in rows]
        assert [paid.total - bid for paid, bid in zip(day.paid, day.bids, strict=True)] == [
            row["total"] for row in rows
        ]
    view = seen(position)
    cargo, counts = (view.ships, view.warehouses) if game == "card" else (view.holds, view.pyramids)
    assert [sorted(row) for row in days[-1].cargo] == [sorted(row) for row in cargo]
    assert days[-1].values == view.values
    assert [tuple(row) for row in days[-1].counts] == list(counts)


def test_the_counts_of_a_take_are_those_of_the_day_that_it_ends() -> None:
    position, luck, days = florin.game("card", players=3).start(seed=2), random.Random(2), 0
    while position.turn is not None:
        seat, move = position.turn, chosen(position, luck)
        before = told(position, seat)
        for scored in (effect for effect in position.play(move).effects if isinstance(effect, Scoring)):
            others = [p for p in range(3) if p != seat]
            assert before.takes[move].counts == scored.counts[seat]
            assert [before.counts[p] for p in others] == [scored.counts[p] for p in others]
            days += 1
    assert days == 3


@pytest.mark.parametrize("game", ["card", "board"])
def test_places_and_counts_are_there_to_the_end(game: str) -> None:
    position, luck = florin.game(game, players=3).start(seed=2), random.Random(2)
    while not position.over:
        values = seen(position).values
        assert told(position).places == tuple(1 + sum(value > mine for value in values) for mine in values)
        position.play(chosen(position, luck))
    assert told(position).counts == told(position).days[-1].counts


def test_a_seat_that_has_bid_still_sees_what_the_lot_would_come_to() -> None:
    position = florin.game("board", players=3).start(seed=1)
    for move in ("draw", "auction"):
        position.play(move)
    bidder = position.turn
    assert bidder is not None
    before = told(position, bidder)
    assert before.with_lot is not None
    assert {one.seat: one.florins for one in before.outbids} == {(bidder + 1) % 3: 41, (bidder + 2) % 3: 41}
    position.play("bid 1")
    assert told(position, bidder).with_lot == before.with_lot
    assert told(position, bidder).bids == {}


def test_the_race_runs_from_the_start_to_the_scores() -> None:
    position, luck = florin.game("board", players=3).start(seed=1), random.Random(1)
    while not position.over:
        assert told(position).race == ()
        position.play(chosen(position, luck))
    assert told(position).race == ((40, 40, 40), *map(tuple, position.scores))


def test_the_race_of_the_court_is_its_influence_after_each_move() -> None:
    position, luck, rows = florin.game("court").start(seed=2), random.Random(2), []
    while not position.over:
        assert position.turn is not None and told(position, 1 - position.turn) == Preview()
        rows.append(seen(position).influence)
        position.play(luck.choice(position.legal()))
    assert told(position).race == (*rows, seen(position).influence)


def test_extras_follow_the_options() -> None:
    def marks(game: str, **options: Any) -> tuple[tuple[int, ...], ...]:
        return told(florin.game(game, **options).start(seed=1)).extras

    assert marks("card", players=2) == ((7, 10),)
    assert marks("card", players=3, big_bonus=True) == ((5, 10), (8, 20))
    assert marks("board", players=3) == ((6, 10), (7, 20))
    assert marks("board", players=3, fifth_step=5) == ((5, 5), (6, 10), (7, 20))


def test_a_spectator_is_told_how_it_stands_but_no_prospects() -> None:
    position = florin.game("card", players=3).start(seed=1)
    position.play("reveal")
    assert told(position, position.turn).after.keys() == {"take 1"}
    assert told(position, None).after == {}
    assert told(position, None).now is not None


@pytest.mark.parametrize("seed", range(6))
def test_a_noble_comes_to_court_as_foretold(seed: int) -> None:
    """Influence, sums and powers of every legal move are those after it is played."""
    position, luck = florin.game("court", dukes=True).start(seed=seed), random.Random(seed)
    powers = set()
    while not position.over:
        nobles = preview_of(position.view(position.turn)).nobles
        assert set(nobles) == {move for move in position.legal() if not move.startswith(("plan", "declare"))}
        move = luck.choice(list(nobles) or position.legal())
        effects = effects_ahead(position.view(position.turn), move)
        position.play(move)
        if move in nobles:
            assert nobles[move].influence == seen(position).influence
            assert nobles[move].sum == next((it.sum for it in effects if isinstance(it, Conspired)), None)
            powers.add(nobles[move].power)
    assert powers & {"minister", "lady"}


@pytest.mark.parametrize("kind", ["card", "board"])
def test_nothing_is_foretold_before_the_first_player_is_drawn(kind: str) -> None:
    position = florin.game(kind, players=3).origin()
    assert told(position, 0) == told(position)
    assert told(position).now is None and told(position).days == ()
