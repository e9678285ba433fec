"""Hints have reasons: what the best move and the alternatives lead to, simulated in the same worlds."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

import florin
from florin import texts
from florin.bots import reasons
from florin.bots.bot import Candidate
from florin.bots.reasons import Figure, Figures, Topic
from florin.effects.model import Conspired
from florin.narration import Message
from florin.terminal.hints import advice
from florin.terminal.words import Words

GAMES = {"card": 4, "board": 4, "court": 2}
ADVISER = "banker:sims=400,threads=1"
SHIP, LAST, RIVAL = Topic("reason-ship-best"), Topic("reason-ship-last"), Topic("reason-day-rival", 2)


def views(game: str, seed: int = 5) -> Iterator[florin.View]:
    """Yield what the player to move sees, wherever there is a choice, in a game between merchants."""
    position, merchant = florin.game(game, players=GAMES[game]).start(seed=seed), florin.bot("merchant", seed=1)
    while position.turn is not None:
        view = position.view(position.turn)
        if len(view.legal) > 1:
            yield view
        position.play(merchant.choose(view))


@pytest.fixture(scope="module", params=GAMES)
def hints(request: pytest.FixtureRequest) -> list[tuple[florin.View, list[Candidate]]]:
    bot = florin.bot(ADVISER, seed=3)
    return [(view, bot.consider(view)) for view in islice(views(request.param), 2, 80, 9)]


def test_the_best_move_and_at_most_two_others_have_a_reason(hints: list[tuple[florin.View, list[Candidate]]]) -> None:
    """The hint is the bot's own choice, and no share is shown as nothing."""
    for view, found in hints:
        told = [candidate for candidate in found if candidate.reason]
        assert told[0] is found[0] and len(told) <= 3
        assert found[0].move == florin.bot(ADVISER, seed=3).choose(view)
        assert len({candidate.move.split()[0] for candidate in told if candidate.move.startswith("bid")}) <= 1


def test_most_hints_name_a_number(hints: list[tuple[florin.View, list[Candidate]]]) -> None:
    """What differs is found more often than not, and the numbers that are compared differ."""
    found = [candidate.reason for _, candidates in hints for candidate in candidates if candidate.reason]
    with_numbers = [reason for reason in found if reason.args]
    assert len(with_numbers) > len(found) / 2
    assert all(reason.args["here"] != reason.args["there"] for reason in with_numbers if "here" in reason.args)


def test_a_hint_is_the_same_for_the_same_budget_and_seed(hints: list[tuple[florin.View, list[Candidate]]]) -> None:
    view, found = hints[2]
    assert florin.bot("banker:sims=400,threads=2", seed=3).consider(view) == found


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_hint_can_be_said(hints: list[tuple[florin.View, list[Candidate]]], lang: str) -> None:
    """The terminal says it in one line for each move, without gaps."""
    for view, found in hints:
        names = ["Anna", "Bert", "Carla", "Dora"][: GAMES[view.game]]
        head, best, *others = advice(Words(lang, view.game, names, view.seat), "banker", found, 500)
        assert "banker" in head and best.strip().startswith(found[0].move)
        assert len(others) == len([one for one in found[1:] if one.reason])


def worlds(topic: Topic, *figures: Figure) -> list[Figures]:
    return [{topic: figures[number % len(figures)]} for number in range(40)]


def compared(topic: Topic, here: list[Figures], there: list[Figures]) -> list[tuple[float, dict[str, Any]]]:
    return [(gain, dict(message.args)) for gain, message in reasons.compared(here, there)]


def test_a_difference_is_told_with_both_numbers_and_its_sign() -> None:
    """How often a ship is best, of 100 continuations; and what a rival earns, of which less is better."""
    often = worlds(SHIP, Figure(30, True, reasons.PERCENT), Figure(0, False, reasons.PERCENT))
    seldom = worlds(SHIP, Figure(30, True, reasons.PERCENT), *[Figure(0, False, reasons.PERCENT)] * 3)
    assert compared(SHIP, often, seldom) == [(7.5, {"here": 50, "there": 25})]
    assert compared(SHIP, seldom, often) == [(-7.5, {"here": 25, "there": 50})]
    poor, rich = (worlds(RIVAL, Figure(-florins / 2, florins, less=True)) for florins in (12, 20))
    assert reasons.compared(poor, rich) == [(4, Message("reason-day-rival", 2, {"here": 12, "there": 20}))]


def test_what_chance_may_explain_is_no_reason() -> None:
    """Neither are differences that the numbers do not show, nor any between very few continuations."""
    noise = worlds(SHIP, Figure(30, True, reasons.PERCENT), Figure(0, False, reasons.PERCENT))
    shifted = worlds(SHIP, Figure(0, False, reasons.PERCENT), Figure(30, True, reasons.PERCENT))
    assert compared(SHIP, noise, shifted) == []
    second = worlds(SHIP, Figure(20, False, reasons.PERCENT))
    third = worlds(SHIP, Figure(10, False, reasons.PERCENT))
    assert compared(SHIP, second, third) == []
    last = worlds(LAST, Figure(0, True, reasons.PERCENT, less=True))
    safe = worlds(LAST, Figure(20, False, reasons.PERCENT, less=True))
    assert compared(LAST, safe, last) == [(20, {"here": 0, "there": 100})]
    assert compared(LAST, safe[:9], last[:9]) == []


def test_a_difference_within_two_standard_errors_is_no_reason() -> None:
    """In the same worlds fewer continuations are enough than in others."""
    best, none = {SHIP: Figure(30, True, reasons.PERCENT)}, {SHIP: Figure(0, False, reasons.PERCENT)}
    often = [best] * 24 + [none] * 16
    assert compared(SHIP, often, [none] * 24 + [best] * 16) == []
    assert compared(SHIP, often, [best] * 16 + [none] * 24) == [(6, {"here": 60, "there": 40})]


def test_a_number_that_speaks_against_a_gain_is_no_reason() -> None:
    """Always the second prize may be worth more than the first in half of the games."""
    second = worlds(SHIP, Figure(20, False, reasons.PERCENT))
    either = worlds(SHIP, Figure(30, True, reasons.PERCENT), Figure(0, False, reasons.PERCENT))
    assert compared(SHIP, second * 2, either * 2) == []


def test_what_a_rivals_conspiracy_can_take_counts_against_a_move() -> None:
    """The figure is at least what any conspiracy takes from the player, net of what the rival loses."""
    most = 0
    for seed in range(2):
        position, luck = florin.game("court").start(seed=seed), Random(seed)
        while (me := position.turn) is not None:
            root = position.copy().state
            position.play(luck.choice([move for move in position.legal() if not move.startswith("plan")]))
            if position.turn == 1 - me:
                told = reasons.court_figures(root, position.state, position.state, 0.5)
                taken = max((net_loss(position, move, me) for move in position.legal()), default=0)
                assert told[Topic("reason-exposed", 1 - me)].shown >= taken
                most = max(most, taken)
    assert most > 5


def net_loss(position: florin.Position, move: str, seat: int) -> int:
    """Return the influence that a conspiracy takes from a seat less what it takes from the other; Jesters vary."""
    view = position.view(None)
    assert isinstance(view, florin.CourtView)
    gone = [effect.target for effect in position.copy().play(move).effects if isinstance(effect, Conspired)]
    cards = [card for pile in view.piles if pile.number in gone for card in pile.cards]
    if any(card.endswith("J") for card in cards):
        return 0
    return sum(int(card[1:]) if card[0] == "RG"[seat] else -int(card[1:]) for card in cards)


def test_without_a_figure_a_reason_counts_wins_or_calls_the_moves_equal() -> None:
    good, poor, close = (Candidate(move, share) for move, share in (("a", 0.3), ("b", 0.25), ("c", 0.29)))
    assert reasons.vague(good, poor) == Message("reason-wins-more", args={"count": 5})
    assert reasons.vague(poor, good) == Message("reason-wins-fewer", args={"count": 5})
    assert reasons.vague(good, close) == reasons.vague(good) == Message("reason-even")


def test_what_the_player_gains_comes_before_a_larger_loss_of_a_rival() -> None:
    here = [{RIVAL: Figure(3, 44, less=True), Topic("reason-day"): Figure(2, 30)}] * 40
    there = [{RIVAL: Figure(0, 50, less=True), Topic("reason-day"): Figure(0, 26)}] * 40
    assert [one.message.key for one in reasons.compared(here, there)] == ["reason-day", "reason-day-rival"]


def test_an_alternative_is_told_by_what_speaks_for_it() -> None:
    """If nothing does, by what speaks against it, but not by the best move's reason again."""
    plus, minus, worst = (
        reasons.Difference(gain, Message(key)) for gain, key in ((2.0, "good"), (-1.0, "bad"), (-4.0, "worst"))
    )
    assert reasons.alternative([plus, minus], None) == Message("good")
    assert reasons.alternative([minus, worst], None) == Message("worst")
    assert reasons.alternative([minus, worst], Message("worst")) == Message("bad")
    assert reasons.alternative([worst], Message("worst")) == Message("worst")
    assert reasons.alternative([], None) is None


def test_moves_that_differ_in_a_detail_are_one() -> None:
    """Bids of any height are one idea, and so are two ways to play a noble that promise the same."""
    shares = {"bid 4": 0.3, "bid 5": 0.2, "pass": 0.1}
    kept = reasons.distinct([Candidate(move, share) for move, share in shares.items()])
    assert [candidate.move for candidate in kept] == ["bid 4", "pass"]
    shares = {"ally R4 2": 0.5, "ally R4 3": 0.499, "ally R4 5": 0.4, "send R5": 0.3, "send R6": 0.2}
    kept = reasons.distinct([Candidate(move, share) for move, share in shares.items()])
    assert [candidate.move for candidate in kept] == ["ally R4 2", "ally R4 5", "send R5"]


def test_the_only_move_says_so() -> None:
    position = florin.game("card", players=3).start(seed=1)
    (candidate,) = florin.bot(ADVISER, seed=1).consider(position.view(position.turn))
    assert candidate.reason == Message("reason-only")


def test_a_bid_is_explained_by_what_the_lot_is_worth() -> None:
    """To the player and the keenest rival; a pass by what it would cost."""
    bot, keys = florin.bot(ADVISER, seed=3), set()
    for view in islice((view for view in views("board") if "pass" in view.legal), 30):
        reason = bot.consider(view)[0].reason
        assert reason is not None
        if reason.key == "reason-lot-dear":
            assert reason.args["worth"] < reason.args["price"]  # type: ignore[operator]
        if reason.key in ("reason-lot-rival", "reason-lot-deny"):
            assert reason.seat not in (None, view.seat)
        if reason.key.startswith("reason-lot"):
            assert reason.args["later"] == 1  # a simulation ends with the round, and this is the first
        keys.add(reason.key)
    assert keys >= {"reason-lot-dear", "reason-lot-rival"}


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_worth_of_a_lot_names_later_rounds_only_before_the_last(lang: str) -> None:
    said = [
        Words(lang, "board", ["Anna", "Bert"], 0).narration([Message("reason-lot", args={"worth": 4, "later": later})])[
            0
        ]
        for later in (1, 0)
    ]
    assert said[0].count(".") == 2 and said[1].count(".") == 1 and "  " not in "".join(said)


@pytest.mark.parametrize("game", ["card", "court"])
def test_reasons_come_from_the_view_alone(game: str) -> None:
    """Two positions that a seat cannot tell apart give it the same hint."""
    view = next(islice(views(game), 6, None))
    alike = (florin.sample(view, seed=seed).view(view.seat) for seed in (1, 2))
    one, other = (florin.bot(ADVISER, seed=3).consider(found) for found in alike)
    assert one == other
