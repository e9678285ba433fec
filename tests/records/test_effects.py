"""Steps report what moves did: their effects agree with the positions before and after, and each seat sees its part."""

import random
from collections.abc import Iterator
from dataclasses import FrozenInstanceError
from itertools import chain, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import florin
from florin import Position, texts
from florin.effects import model as e
from florin.narration import Message, narrate
from florin.steps import Step
from tests.properties.variants import VARIANTS

GAMES = [("card", players) for players in range(2, 7)] + [("board", players) for players in range(3, 7)]


def played(position: Position, seed: int) -> Iterator[tuple[Position, Step]]:
    """Play at random to the end, but without ruinous bids; yield each step with the position before it."""
    luck = random.Random(seed)
    while not position.over:
        before = position.copy()
        moves = position.legal()
        yield before, position.play(luck.choice(moves if position.game.name == "court" else moves[:9]))


def view_of(position: Position) -> Any:
    return position.view(None)


def one(effects: tuple[e.Effect, ...], kind: type) -> Any:
    found = [effect for effect in effects if isinstance(effect, kind)]
    assert len(found) <= 1
    return found[0] if found else None


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_a_step_is_the_same_live_and_replayed(name: str, options: dict[str, Any]) -> None:
    position = florin.game(name, **options).start(seed=1)
    live = [step for _, step in played(position, 1)]
    set_up, *replayed = florin.replay(position.record()).steps()
    assert replayed == live
    assert set_up.seat is None and set_up.move is None
    assert [line for step in (set_up, *live) for line in step.lines] == position.log
    later = live[len(live) // 2]
    assert next(position.steps(later.first)) == later


def test_a_step_survives_what_happens_after_it() -> None:
    position = florin.game("card", players=3).start(seed=1)
    step = position.play("reveal")
    while not position.over:
        position.play(position.legal()[-1])
    assert step.effects == (e.Revealed(step.seat or 0, step.draws[0]),)


def test_steps_and_effects_cannot_be_changed() -> None:
    step: Any = florin.game("card", players=3).start(seed=1).play("reveal")
    with pytest.raises(AttributeError):
        step.seat = 2
    with pytest.raises(FrozenInstanceError):
        step.effects[0].seat = 2


@pytest.mark.parametrize("players", range(2, 7))
def test_a_take_loads_a_ship(players: int) -> None:
    full = 0
    for before, step in played(florin.game("card", players=players).start(seed=players), players):
        loaded = one(step.effects, e.Loaded)
        if loaded:
            then = before.copy()
            assert then.play(step.move or "") == step
            market = view_of(before).market
            assert loaded.cards == tuple(market[-int(place)] for place in (step.move or "")[5:])
            if not one(step.effects, e.DayScored):
                assert (loaded.spaces, loaded.value) == (
                    view_of(then).loads[step.seat],
                    view_of(then).values[step.seat],
                )
            assert bool(one(step.effects, e.ShipFull)) == (loaded.spaces == view_of(before).capacity)
            full += loaded.spaces == view_of(before).capacity
    assert full > players


@pytest.mark.parametrize("players", range(3, 7))
def test_an_auction_ends_in_a_sale_or_a_discard(players: int) -> None:
    """Florins change hands as the sale says, and every card of a lot goes where its effect says."""
    sold = discarded = 0
    games = (played(florin.game("board", players=players).start(seed=seed), seed) for seed in range(3))
    for before, step in chain.from_iterable(games):
        view, sale, out = view_of(before), one(step.effects, e.Sold), one(step.effects, e.LotDiscarded)
        after = before.copy()
        after.play(step.move or "")
        if not one(step.effects, e.RoundScored):
            paid = [old - new for old, new in zip(view.florins, view_of(after).florins, strict=True)]
            assert paid == [sale.florins if sale and p == sale.seat else 0 for p in range(players)]
            if sale:
                assert view_of(after).holds[sale.seat] == (*view.holds[sale.seat], *sale.cards)
                assert view_of(after).values[sale.seat] == sale.value
        lot = (*view.lot, *(effect.card for effect in step.effects if isinstance(effect, e.TurnedUp)))
        assert all(effect.cards == lot for effect in (sale, out, one(step.effects, e.LotOpened)) if effect)
        sold, discarded = sold + bool(sale), discarded + bool(out)
    assert sold and discarded


@pytest.mark.rule("B-7")
def test_a_hold_fills_free_of_charge() -> None:
    """Everybody buys what they can, so one hold is left over."""
    position = florin.game("board", players=3).start(seed=4)
    fills = []
    while not position.over:
        legal = position.legal()
        fills += [
            effect
            for effect in position.play(legal[min(1, len(legal) - 1)]).effects
            if isinstance(effect, e.HoldFilled)
        ]
    scored = [effect for step in position.steps() for effect in step.effects if isinstance(effect, e.RoundScored)]
    assert fills
    for fill in fills:
        assert any(row[fill.seat][-len(fill.cards) :] == fill.cards for row in (scoring.cargo for scoring in scored))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_scorings_carry_the_breakdown(name: str, players: int) -> None:
    position = florin.game(name, players=players).start(seed=players)
    steps = [step for _, step in played(position, players)]
    scored = [effect for step in steps for effect in step.effects if isinstance(effect, e.Scoring)]
    assert [list(scoring.florins) for scoring in scored] == position.scores
    assert tuple(scored) == position.game.scorings(position.lines)
    assert [scoring.number for scoring in scored] == [1, 2, 3]
    for scoring, row in zip(scored, position.breakdown(), strict=True):
        assert [paid.total - bid for paid, bid in zip(scoring.paid, scoring.bids, strict=True)] == [
            part["total"] for part in row
        ]
    assert steps[-1].effects[-1] == e.Ended("scored", tuple(position.winners or ()))


@pytest.mark.parametrize(
    "options", [{}, {"dukes": True, "distinct_circle": True}, {"end": "house", "plan_draw": "row"}]
)
def test_court_effects_account_for_every_noble(options: dict[str, Any]) -> None:
    kinds = set()
    for seed in range(20):
        position = florin.game("court", **options).start(seed=seed)
        for before, step in played(position, seed):
            kinds |= {effect.type for effect in step.effects}
            after = before.copy()
            after.play(step.move or "")
            gone = [card for row in view_of(before).eliminated for card in row]
            fallen = one(step.effects, e.Eliminated)
            assert sorted([*gone, *(fallen.cards if fallen else ())]) == sorted(
                card for row in view_of(after).eliminated for card in row
            )
            if fallen:
                assert fallen.seats == tuple("RG".index(card[0]) for card in fallen.cards)
            split = one(step.effects, e.PileSplit)
            if split:
                single = {pile.number: pile.cards for pile in view_of(after).piles}
                assert all(single[part.pile] == (part.card,) for part in split.cards)
            shown = one(step.effects, e.LastCardShown)
            if shown:
                assert (shown.limit is None) == shown.card.endswith("J")
                assert shown.limit == view_of(after).limits[shown.seat]
            declared = one(step.effects, e.LimitDeclared)
            if declared:
                assert view_of(after).limits[declared.seat] == declared.value
            planned = one(step.effects, e.Planned)
            if planned and not view_of(after).over:
                assert view_of(after).plans[planned.seat] == planned.plans
    common = {"sent", "allied", "conspired", "eliminated", "pile-split", "planned", "noble-drawn", "last-card-shown"}
    assert common | {"jesters-set", "limit-declared", "court-scored", "ended"} <= kinds


@pytest.mark.rule("K-9")
@settings(deadline=None, max_examples=40)
@given(st.integers(0, 10_000))
def test_the_values_that_jesters_take_make_the_sums_equal(seed: int) -> None:
    position = florin.game("court").start(seed=seed)
    for before, step in played(position, seed):
        plot, jesters = one(step.effects, e.Conspired), one(step.effects, e.JestersSet)
        if not plot:
            continue
        piles = {pile.number: pile.cards for pile in view_of(before).piles}
        ours, theirs = (plot.card, *piles[plot.pile]), piles[plot.target]
        assert [card for card in (*ours, *theirs) if card.endswith("J")] == [
            jester.card for jester in (jesters.jesters if jesters else ())
        ]
        values = [jester.value for jester in (jesters.jesters if jesters else ())]
        worth = [values.pop(0) if card.endswith("J") else int(card[1:]) for card in (*ours, *theirs)]
        assert sum(worth[: len(ours)]) == sum(worth[len(ours) :]) == plot.sum
        limit = view_of(before).limits[step.seat]
        if plot.card.endswith("J") and limit is not None:
            assert worth[0] <= limit


@pytest.mark.rule("K-7")
def test_a_draw_by_plans_is_told_apart_from_a_tie() -> None:
    position = florin.game("court").start(seed=3)
    while not position.over:
        step = position.play(next(move for move in position.legal() if move.startswith("plan")))
    assert isinstance(step.effects[0], e.Planned) and step.effects[0].plans == 3
    assert step.effects[-1] == e.Ended("plans", (0, 1))


@pytest.mark.rule("K-11", "K-12")
def test_the_reason_of_the_end_is_told() -> None:
    reasons = {"circle": set(), "house": set()}  # type: dict[str, set[str]]
    for end, found in reasons.items():
        for seed in range(60):
            position = florin.game("court", end=end).start(seed=seed)
            last = [step for _, step in played(position, seed)][-1].effects[-1]
            assert isinstance(last, e.Ended) and last.winners == tuple(position.winners or ())
            circle = [pile for pile in view_of(position).piles if pile.zone == "circle"]
            if last.reason == "circle":
                assert not circle
            found.add(last.reason)
    assert "house" not in reasons["circle"] and "cards" in reasons["circle"]
    assert "house" in reasons["house"]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_scoring_says_who_shares_which_places(name: str, players: int) -> None:
    """Shares add up to what was paid, and only players with the same amount share places."""
    tied = 0
    for seed in range(4):
        for _, step in played(florin.game(name, players=players).start(seed=seed), seed):
            scoring = one(step.effects, e.Scoring)
            if scoring is None:
                continue
            view = florin.game(name, players=players).start(seed=0).view(None)
            prizes = [getattr(view, "ship_prizes" if name == "card" else "hold_prizes"), *[view.good_prizes] * 5]  # type: ignore[union-attr]
            columns = [scoring.values, *zip(*scoring.counts, strict=True)]
            paid = [[p.prize for p in scoring.paid], *zip(*(p.rank for p in scoring.paid), strict=True)]
            for shares, prize, amounts, florins in zip(scoring.shares, prizes, columns, paid, strict=True):
                each = {seat: share.each for share in shares for seat in share.seats}
                assert {seat: part for seat, part in each.items() if part} == {
                    seat: amount for seat, amount in enumerate(florins) if amount
                }
                assert all(share.florins for share in shares)
                for share in shares:
                    assert share.last - share.first + 1 == len(share.seats)
                    assert len({amounts[seat] for seat in share.seats}) == 1
                    assert share.first == 1 + sum(amount > amounts[share.seats[0]] for amount in amounts)
                    assert share.florins == sum(prize[share.first - 1 : share.last]) >= share.each * len(share.seats)
                    tied += share.last > share.first
    assert tied, "some places were shared"


def test_a_scoring_is_narrated_with_its_payments() -> None:
    """The most first, each with what ship or hold and goods paid."""
    position = florin.game("board", players=3).start(seed=1)
    scoring = next(s for _, step in played(position, 1) if (s := one(step.effects, e.Scoring)))
    over, *payments = narrate([scoring])
    assert over == Message("round-scored", args={"number": 1})
    assert {message.key for message in payments} == {"round-paid"}
    florins = [message.args["florins"] for message in payments]
    assert florins == sorted((p.total for p in scoring.paid), reverse=True)
    for message in payments:
        paid = scoring.paid[message.seat or 0]
        assert message.args["prize"] == paid.prize and message.args["goods"] == paid.total - paid.prize


def test_the_court_is_narrated_with_its_influence() -> None:
    position = florin.game("court").start(seed=1)
    *_, (_, last) = played(position, 1)
    told = narrate(last.effects)[-1]
    rovere, gonzaga = position.scores[-1]
    assert told == Message("court-scored", args={"rovere": rovere, "gonzaga": gonzaga})


@pytest.mark.parametrize("options", [{}, {"dukes": True, "distinct_circle": True}])
def test_a_step_as_a_seat_sees_it_follows_from_that_seats_view(options: dict[str, Any]) -> None:
    """A position sampled from a seat's view has the same steps for that seat, whatever it cannot know."""
    for seed in range(10):
        position = florin.game("court", **options).start(seed=seed)
        steps = [step for _, step in played(position, seed)][:-1]
        half = florin.replay(position.record(), upto=steps[len(steps) // 2].last, dealer=florin.Seeded(1))
        for seat in (0, 1, None):
            other = florin.sample(half.view(seat), seed=seed)
            mine = [step.seen_by(seat) for step in half.steps()]
            assert mine == [step.seen_by(seat) for step in other.steps()]
            assert [line for step in mine for line in step.lines] == list(half.view(seat).log)
            assert [narrate(step.effects) for step in mine] == [
                narrate(step.seen_by(seat).effects) for step in other.steps()
            ]


def test_a_planted_leak_would_be_seen() -> None:
    """The test above compares what is hidden: without masking, the same steps differ."""
    position = florin.game("court").start(seed=1)
    other = florin.sample(position.view(0), seed=5)
    assert [step.seen_by(0) for step in position.steps()] == [step.seen_by(0) for step in other.steps()]
    assert list(position.steps()) != list(other.steps())


def test_a_first_player_drawn_at_court_starts() -> None:
    """Equal totals in the circle let chance decide (K-1)."""
    position = next(
        position
        for position in (florin.game("court").start(seed=seed) for seed in range(200))
        if position.log[-1].startswith("* first")
    )
    (set_up,) = position.steps()
    assert set_up.effects[-1] == e.Started(position.turn or 0)


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (e.LimitDeclared(1, 6), Message("did-declare", 1, {"value": 6})),
        (e.LastCardShown(1, "R6", 6), Message("did-draw-last", 1, {"card": "R6"})),
        (e.CircleReplaced(0, "R7", "R2"), Message("did-replace", 0, {"card": "R7", "new": "R2"})),
        (e.HoldFilled(2, ("M5",)), Message("did-fill", 2, {"cards": ("M5",)})),
        (e.LotDiscarded(("M5",)), Message("lot-out", args={"cards": ("M5",)})),
        (e.HandDrawn(0, None), Message("did-hidden-hand", 0)),
    ],
)
def test_effects_become_messages(effect: e.Effect, told: Message) -> None:
    assert narrate([effect]) == [told]


def test_what_the_table_shows_is_not_narrated() -> None:
    assert narrate([e.ShipFull(0), e.Ended("scored", (0,)), e.LotOpened(0, ("M5",), asked=False)]) == []


@pytest.mark.parametrize(("name", "players"), [*GAMES, ("court", 2)])
def test_every_step_of_a_game_can_be_told_in_every_language(name: str, players: int) -> None:
    """Each message exists there, with the arguments that its sentence needs."""
    position = florin.game(name, players=players).start(seed=players)
    for _ in played(position, players):
        pass
    told = {message.key: message for step in position.steps() for message in narrate(step.effects)}
    assert len(told) > 3
    for lang, message in product(texts.LANGUAGES, told.values()):
        args = {name: value if isinstance(value, int) else str(value) for name, value in message.args.items()}
        assert "$" not in texts.say(lang, message.key, **args, you="no", name="Anna")  # raises if one is missing


def test_steps_are_values() -> None:
    """Equal steps are equal and hash alike; nothing else equals one; its text names its lines."""
    step, again = (florin.game("card", players=3).start(seed=7).play("reveal") for _ in range(2))
    assert step == again and hash(step) == hash(again)
    assert step != "reveal"
    assert repr(step) == f"<step 1-3: {step.seat} reveal; * {step.draws[0]}>"
