"""Hints have reasons: what the best move and the alternatives lead to, simulated in the same worlds."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, islice, pairwise
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


def test_alternatives_are_sorted_distinct_and_less_likely_to_win(
    hints: list[tuple[florin.View, list[Candidate]]],
) -> None:
    for _, found in hints:
        told = [candidate for candidate in found if candidate.reason]
        assert found[: len(told)] == told and all(one.share >= other.share for one, other in pairwise(told))
        assert not any(reasons.a_detail(one, other) for one, other in combinations(told, 2))


def test_the_best_move_s_reason_favours_it_and_an_alternative_s_never_does(
    hints: list[tuple[florin.View, list[Candidate]]],
) -> None:
    """The numbers of both say so. What cannot be told from the best move is called as good, and only that."""
    for view, found in hints:
        best, *others = [candidate for candidate in found if candidate.reason]
        assert best.reason is not None and favours(best.reason, best.move)
        for other in others:
            assert other.reason is not None
            if other.reason.key == "reason-as-good" or best.reason.key == "reason-even":
                assert reasons.alike(best, other)
            else:
                assert not reasons.alike(best, other)
                assert other.reason.key == "reason-none" or against(other.reason), (view.log, other)


def test_no_reason_is_told_twice(hints: list[tuple[florin.View, list[Candidate]]]) -> None:
    """Neither the same sentence, nor the same gain as a loss of another move."""
    for _, found in hints:
        told = [one.reason for one in found if one.reason and one.reason.key not in ("reason-none", "reason-as-good")]
        topics = [(one.key.removesuffix("-lost"), one.seat, one.args.get("good")) for one in told]
        assert len(topics) == len(set(topics))


LESS = ("ship-last", "hold-last", "rival", "exposed")  # what the player has less of is better


def favours(reason: Message, move: str) -> bool:
    """Tell whether the numbers of a reason speak for a move."""
    args: dict[str, Any] = reason.args
    bid = int(move.split()[1]) if move.startswith("bid") else 0
    match reason.key:
        case "reason-lot" | "reason-lot-rival":
            return bool(0 < bid < args["worth"] > args.get("other", 0))
        case "reason-lot-deny":
            return bool(0 < bid < args["other"])
        case "reason-lot-later":
            return move.startswith("bid")
        case "reason-lot-dear":
            return move == "pass" and bool(args["worth"] < args["price"])
        case "reason-drawn" | "reason-none" | "reason-even" | "reason-only" | "reason-wins":
            return True
    less = any(word in reason.key for word in LESS)
    return not reason.key.endswith("-lost") and bool(args["here"] < args["there"]) == less


def against(reason: Message) -> bool:
    """Tell whether the numbers of a reason speak against a move."""
    if not reason.key.endswith("-lost"):
        return False
    args: dict[str, Any] = reason.args
    less = any(word in reason.key for word in LESS)
    return "drawn" in reason.key or bool(args["here"] > args["there"]) == less


@pytest.mark.parametrize("game", ["card", "board"])
def test_a_good_is_named_only_if_the_move_takes_or_offers_for_it(game: str) -> None:
    """Nobody can see why a card that is yet to be revealed brings the lead in a good."""
    bot, named = florin.bot(ADVISER, seed=3), 0
    for view in islice(views(game), 1, 90, 4):
        best, *others = [one for one in bot.consider(view) if one.reason]
        for one in (best, *others):
            good = one.reason.args.get("good") if one.reason else None
            if isinstance(good, str):
                mine = reasons.icons(view, one.move, good)
                if one is best:
                    assert mine > min(reasons.icons(view, other.move, good) for other in others)
                else:
                    assert mine < reasons.icons(view, best.move, good)
                named += 1
    assert named


def test_most_hints_name_a_number(hints: list[tuple[florin.View, list[Candidate]]]) -> None:
    """If the moves are not alike, what differs is found more often than not, and the numbers compared differ."""
    alike = ("reason-even", "reason-as-good")
    shown = [[one.reason for one in found if one.reason] for _, found in hints]
    found = [one for told in shown if told[0].key != "reason-even" for one in told if one.key not in alike]
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
    return [(gain, dict(message.args)) for gain, _, message in reasons.compared(here, there)]


def test_a_difference_is_told_with_both_numbers_and_its_sign() -> None:
    """How often a ship is best, of 100 continuations; and what a rival earns, of which less is better."""
    often = worlds(SHIP, Figure(30, True, reasons.PERCENT), Figure(0, False, reasons.PERCENT))
    seldom = worlds(SHIP, Figure(30, True, reasons.PERCENT), *[Figure(0, False, reasons.PERCENT)] * 3)
    assert compared(SHIP, often, seldom) == [(7.5, {"here": 50, "there": 25})]
    assert compared(SHIP, seldom, often) == [(-7.5, {"here": 25, "there": 50})]
    poor, rich = (worlds(RIVAL, Figure(-florins / 2, florins, less=True)) for florins in (12, 20))
    (gained,), (lost,) = reasons.compared(poor, rich), reasons.compared(rich, poor)
    assert tuple(gained) == (4, RIVAL, Message("reason-day-rival", 2, {"here": 12, "there": 20}))
    assert tuple(lost) == (-4, RIVAL, Message("reason-day-rival-lost", 2, {"here": 20, "there": 12}))


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
    assert compared(LAST, safe, last) == [(20, {"here": 1, "there": 99})]  # never "0%"
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


def test_what_the_player_gains_comes_before_a_larger_loss_of_a_rival() -> None:
    here = [{RIVAL: Figure(3, 44, less=True), Topic("reason-day"): Figure(2, 30)}] * 40
    there = [{RIVAL: Figure(0, 50, less=True), Topic("reason-day"): Figure(0, 26)}] * 40
    assert [one.message.key for one in reasons.compared(here, there)] == ["reason-day", "reason-day-rival"]


def test_an_alternative_is_told_by_what_it_loses_most() -> None:
    """Reasons for it are not named, nor reasons named before."""
    plus, minus, worst = (
        reasons.Difference(gain, Topic(key), Message(key)) for gain, key in ((2.0, "a"), (-1.0, "b"), (-4.0, "c"))
    )
    assert reasons.loss([plus, minus, worst], []) == worst
    assert reasons.loss([plus, minus, worst], [Topic("c")]) == minus
    assert reasons.loss([plus], []) is reasons.loss([worst], [Topic("c")]) is None


@pytest.mark.parametrize(
    ("shares", "kept"),
    [
        ({"bid 4": 0.3, "bid 5": 0.2, "pass": 0.1}, ["bid 4", "pass"]),
        ({"ally R4 2": 0.5, "ally R4 3": 0.4, "ally R5 2": 0.4, "send R5": 0.3}, ["ally R4 2", "send R5"]),
        (
            {"conspire R7 2 5": 0.5, "conspire R7 2 6": 0.4, "conspire R5 3 2": 0.3},
            ["conspire R7 2 5", "conspire R5 3 2"],
        ),
        ({"plan R7": 0.5, "plan R8": 0.5, "plan R4": 0.4}, ["plan R7", "plan R4"]),
        ({"take 1": 0.3, "take 12": 0.1, "take 13": 0.2, "reveal": 0.25}, ["take 1", "reveal", "take 13"]),
        ({"take 1": 0.3, "take 12": 0.31}, ["take 1"]),
    ],
)
def test_alternatives_are_other_ideas_the_likeliest_first(shares: dict[str, float], kept: list[str]) -> None:
    """A bid is one idea, and so are ways to play a noble, or on a pile. What was measured too roughly is left out."""
    found = reasons.distinct([Candidate(move, share) for move, share in shares.items()])
    assert [candidate.move for candidate in found] == kept


def test_the_only_move_says_so() -> None:
    position = florin.game("card", players=3).start(seed=1)
    (candidate,) = florin.bot(ADVISER, seed=1).consider(position.view(position.turn))
    assert candidate.reason == Message("reason-only")


def test_a_bid_is_explained_by_what_the_lot_is_worth() -> None:
    """To the player or the keenest rival, now or later; a pass by what it would cost."""
    bot, keys = florin.bot(ADVISER, seed=3), set()
    for view in islice((view for view in views("board") if "pass" in view.legal), 40):
        best = bot.consider(view)[0]
        assert best.reason is not None and favours(best.reason, best.move)
        if best.reason.key in ("reason-lot-rival", "reason-lot-deny"):
            assert best.reason.seat not in (None, view.seat)
        keys.add(best.reason.key)
    assert keys >= {"reason-lot-dear", "reason-lot-rival"}


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_moves_that_are_about_as_good_are_not_set_against_each_other(lang: str) -> None:
    """The chances of 52% and 51% are both shown, but not as one instead of the other."""
    words = Words(lang, "card", ["Anna", "Bert"], 0)
    found = [Candidate("reveal", 0.52, 400), Candidate("take 1", 0.51, 400)]
    for first, second in (("reason-even", "reason-none"), ("reason-none", "reason-as-good")):
        told = [replace(one, reason=Message(key)) for one, key in zip(found, (first, second), strict=True)]
        _, best, other = advice(words, "banker", told, 80)
        assert "52" in best and "51" not in best and "51" in other


@pytest.mark.parametrize("game", ["card", "court"])
def test_reasons_come_from_the_view_alone(game: str) -> None:
    """Two positions that a seat cannot tell apart give it the same hint."""
    view = next(islice(views(game), 6, None))
    alike = (florin.sample(view, seed=seed).view(view.seat) for seed in (1, 2))
    one, other = (florin.bot(ADVISER, seed=3).consider(found) for found in alike)
    assert one == other
