"""Court of the Medici, rule by rule. A reader who holds the rulebook can play these games along."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

import florin
from tests.rules.story import go_on, piles, sit, spend_decks, table, tell

pytestmark = pytest.mark.usefixtures("speed")

R_CIRCLE, G_CIRCLE = "5 7 9 10", "2 3 4 6"  # R begins: 31 against 15
TWINS = "* R3, * R3, * R5, * R5, * G2, * GJ, * G1, * GJ"
HANDS = "* R0, * R2, * R4, * R6, * R8, * G0, * G2, * G4, * G6, * G8"

# Jesters and low cards on one pile in R's Outer Court remove all eight of the circle, R's four first.
OVERTHROW = """
    0 send RJ, * R3
    1 conspire GJ 9 1, * G3
    0 conspire R0 9 2, * R4
    1 conspire G0 9 3, * G4
    0 conspire R0 9 4"""
OVERTHROW_END = """
    * R5
    1 conspire G0 9 5, * G5
    0 conspire R1 9 6, * R6
    1 conspire G1 9 7, * G6
    0 conspire R2 9 8"""


def court(r_hand: str, g_hand: str, **options: Any) -> florin.Position:
    return sit(R_CIRCLE, G_CIRCLE, r_hand, g_hand, **options)


def tied_court(r_hand: str = "J 0 0 1 2", g_hand: str = "J 0 0 1 2", **options: Any) -> florin.Position:
    return sit("7 8 9 10", "7 8 9 10", r_hand, g_hand, "* first 0", **options)


def moves(position: florin.Position, verb: str) -> list[str]:
    return [move for move in position.legal() if move.startswith(verb)]


# -- set-up ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-1")
@pytest.mark.parametrize("dukes", [False, True])
def test_each_house_has_two_of_each_noble_and_a_duke_if_asked_for(dukes: bool) -> None:
    position = court("2 2 3 3 4", "5 5 7 7 8", dukes=dukes)
    for seat, house in enumerate("RG"):
        expected = Counter({f"{house}{noble}": 2 for noble in [*range(11), "J"]})
        lies_open = Counter(card for pile in table(position).piles for card in pile.cards if card[0] == house)
        expected = expected - lies_open + Counter([f"{house}15"] * dukes)
        assert expected == table(position).unseen[seat]
    assert (15 + dukes, 15 + dukes) == table(position).decks


@pytest.mark.rule("K-1")
def test_four_of_each_house_form_the_circle_and_five_are_in_hand() -> None:
    position = court("2 6 8 8 J", "0 1 8 9 10")
    circle = dict(enumerate(["R5", "R7", "R9", "R10", "G2", "G3", "G4", "G6"], 1))
    assert {number: f"circle {card}" for number, card in circle.items()} == piles(position)
    assert ("R2", "R6", "R8", "R8", "RJ") == table(position, 0).hand
    assert ("G0", "G1", "G8", "G9", "G10") == table(position, 1).hand


@pytest.mark.rule("K-1")
def test_a_small_court_has_four_nobles_a_house_two_in_the_circle_and_one_in_hand() -> None:
    """The first plan draws the only other card."""
    position = sit("2 3", "0 1", "1", "3", size="small")
    assert {1: "circle R2", 2: "circle R3", 3: "circle G0", 4: "circle G1"} == piles(position)
    assert ("R1",) == table(position, 0).hand
    assert {"R0": 1, "R1": 1} == table(position).unseen[0]
    assert (2, 1) == (table(position).circle_size, table(position).hand_size)
    assert (0, (1, 1)) == (position.turn, table(position).decks)
    go_on(position, "0 plan R1, * R0, 1 conspire G3 3 2, * G2")
    assert ["R3"] == list(table(position).eliminated[0])


@pytest.mark.rule("K-1")
def test_a_tiny_court_has_three_nobles_a_house_one_in_the_circle_and_one_in_hand() -> None:
    position = sit("2", "0", "1", "2", size="tiny")
    assert {1: "circle R2", 2: "circle G0"} == piles(position)
    assert ("R1",) == table(position, 0).hand and {"R0": 1} == table(position, 0).unseen[0]
    assert (1, 1) == (table(position).circle_size, table(position).hand_size)
    assert (0, (1, 1)) == (position.turn, table(position).decks)


@pytest.mark.rule("K-1")
@pytest.mark.parametrize(
    ("r_circle", "g_circle", "more", "turn"),
    [
        ("5 7 9 10", "2 3 4 6", "", 0),
        ("2 3 4 6", "5 7 9 10", "", 1),
        ("J 2 3 4", "1 2 3 5", "", 1),  # a jester counts 1
        ("J 2 3 5", "1 2 3 4", "", 0),
        ("J 2 3 5", "1 2 3 5", "* first 0", 0),
        ("J 2 3 5", "1 2 3 5", "* first 1", 1),
    ],
)
def test_the_higher_total_in_the_circle_begins(r_circle: str, g_circle: str, more: str, turn: int) -> None:
    assert turn == sit(r_circle, g_circle, "0 0 8 8 6", "0 0 8 8 7", more).turn


@pytest.mark.rule("K-2")
def test_one_of_two_equal_cards_may_be_replaced_while_there_are_two() -> None:
    position = tell("court", f"{TWINS}, 0 replace R3, * R7, 0 replace R5, * R9, 1 keep, {HANDS}", distinct_circle=True)
    assert ["circle R7", "circle R3", "circle R9", "circle R5"] == list(piles(position).values())[:4]
    assert ["circle G2", "circle GJ", "circle G1", "circle GJ"] == list(piles(position).values())[4:]


@pytest.mark.rule("K-2")
def test_seat_0_is_asked_first_then_seat_1_and_a_jester_equals_only_a_jester() -> None:
    position = tell("court", TWINS, distinct_circle=True)
    assert (0, ["replace R3", "replace R5", "keep"]) == (position.turn, position.legal())
    go_on(position, "0 keep")
    assert (1, ["replace GJ", "keep"]) == (position.turn, position.legal())
    go_on(position, f"1 replace GJ, * G2, 1 replace G2, * G3, {HANDS}")  # the lower-numbered one goes
    assert ["circle G3", "circle G2", "circle G1", "circle GJ"] == list(piles(position).values())[4:]


@pytest.mark.rule("K-2")
def test_who_has_no_two_equal_cards_is_not_asked() -> None:
    position = tell("court", "* RJ, * R1, * R2, * R3, * G4, * G4, * G5, * G6", distinct_circle=True)
    assert (1, ["replace G4", "keep"]) == (position.turn, position.legal())


@pytest.mark.rule("K-2")
def test_what_is_set_aside_comes_back_only_before_hands_are_drawn() -> None:
    position = tell("court", TWINS, distinct_circle=True)
    with pytest.raises(florin.Error, match="The script says R3"):
        go_on(position, "0 replace R3, * R3")
    start = f"{TWINS}, 0 replace R3, * R7, 0 keep, 1 replace GJ, * G4"
    hands = "* R3, * R2, * R4, * R6, * R8, * GJ, * G2, * G4, * G6, * G8"
    position = tell("court", f"{start}, {hands}", distinct_circle=True)
    assert "R3" in table(position, 0).hand
    assert "GJ" in table(position, 1).hand
    assert (1, 1) == (table(position).unseen[0]["R3"], table(position).unseen[1]["GJ"])  # the others lie in the circle


@pytest.mark.rule("K-2")
def test_without_the_option_nobody_is_asked() -> None:
    assert "play" == table(tell("court", f"{TWINS}, {HANDS}")).stage


# -- what a noble can do -----------------------------------------------------------------------------------------------


@pytest.mark.rule("K-3")
def test_a_turn_is_one_noble_played_and_one_card_drawn() -> None:
    position = court("2 6 8 8 J", "0 1 8 9 10")
    go_on(position, "0 send R2, * R3")
    assert ("R3", "R6", "R8", "R8", "RJ") == table(position, 0).hand
    assert (14, 15) == table(position).decks
    assert 1 == position.turn


@pytest.mark.rule("K-3")
def test_equal_cards_of_the_hand_make_one_move() -> None:
    assert ["send R2", "send R6", "send R8", "send RJ"] == moves(court("2 6 8 8 J", "0 1 8 9 10"), "send")


@pytest.mark.rule("K-3", "K-10")
def test_with_the_deck_empty_no_card_is_drawn() -> None:
    position = court("2 6 8 8 J", "2 3 8 9 10")
    spend_decks(position, "R2 G2", "R10 G10")
    assert ((5, 5), (0, 0)) == (table(position).hands, table(position).decks)
    go_on(position, "0 send R6, 1 send G3")
    assert (4, 4) == table(position).hands


@pytest.mark.rule("K-4")
def test_a_noble_is_sent_alone_to_ones_own_outer_court() -> None:
    position = court("2 6 8 8 J", "0 1 8 9 10")
    before = piles(position)
    go_on(position, "0 send R2, * R3, 1 send G0, * G5, 0 send R3, * R4")
    assert before | {9: "R R2", 10: "G G0", 11: "R R3"} == piles(position)


@pytest.mark.rule("K-5")
def test_an_alliance_may_be_anywhere_and_of_both_houses() -> None:
    position = court("2 6 8 8 J", "0 4 8 9 10")
    before = piles(position)
    go_on(position, "0 send R2, * R3, 1 send G8, * G5, 0 ally R6 5, * R4, 1 ally G4 9, * G7, 0 ally R3 10, * R2")
    go_on(position, "1 ally G5 5, * G1")
    assert before | {5: "circle G2 R6 G5", 9: "R R2 G4", 10: "G G8 R3"} == piles(position)
    assert (13, 13) == next((pile.least, pile.most) for pile in table(position).piles if pile.number == 5)


@pytest.mark.rule("K-5")
def test_an_alliance_can_be_made_with_every_pile() -> None:
    position = court("2 6 8 8 J", "0 4 8 9 10")
    assert [f"ally {card} {pile}" for card in ("R2", "R6", "R8", "RJ") for pile in range(1, 9)] == moves(
        position, "ally"
    )


@pytest.mark.rule("K-6")
def test_conspirators_eliminate_another_pile_of_their_sum_and_stay() -> None:
    position = court("4 6 8 8 J", "0 4 8 9 10")
    go_on(position, "0 conspire R4 5 8, * R3")  # G2 and R4 against G6
    assert "circle G2 R4" == piles(position)[5]
    assert 8 not in piles(position)
    assert ((), ("G6",)) == table(position).eliminated


@pytest.mark.rule("K-6")
def test_ones_own_nobles_may_be_hit_and_the_number_is_free_again() -> None:
    position = court("2 6 8 8 3", "0 1 8 9 10")
    go_on(position, "0 conspire R2 1 2, * R4, 1 send G8, * G5")  # R5 and R2 against R7
    assert "G G8" == piles(position)[2]
    assert (("R7",), ()) == table(position).eliminated


@pytest.mark.rule("K-6")
def test_conspiracies_go_from_court_to_court() -> None:
    position = court("2 6 8 8 3", "0 1 5 9 10")
    go_on(position, "0 send R2, * R4, 1 send G5, * G8, 0 conspire R3 9 10, * R1")  # in R's court, against G's
    assert "R R2 R3" == piles(position)[9]
    assert 10 not in piles(position)
    go_on(position, "1 conspire G1 7 9, * G7")  # in the circle G4 and G1, against the pile in R's court
    assert 9 not in piles(position)
    assert (("R2", "R3"), ("G5",)) == table(position).eliminated


@pytest.mark.rule("K-6")
def test_all_conspiracies_and_no_others() -> None:
    """Circle R5 R7 R9 R10, G2 G3 G4 G6 as piles 1 to 8, and the hand 2, 6, 8."""
    expected = ["R2 1 2", "R2 2 3", "R2 5 7", "R2 6 1", "R2 7 8", "R6 6 3", "R6 7 4", "R8 5 4"]
    assert [f"conspire {move}" for move in expected] == moves(court("2 6 8 8 6", "0 1 8 9 10"), "conspire")


@pytest.mark.rule("K-6", "K-9")
def test_a_conspiracy_is_legal_exactly_if_some_values_of_the_jesters_make_the_sums_equal() -> None:
    chance = Random(9)
    for seed in range(6):
        position = florin.game("court").start(seed=seed)
        for _ in range(16):
            if not position.over:
                position.play(chance.choice(position.legal()))
        assert possible_conspiracies(position) == set(moves(position, "conspire"))


def possible_conspiracies(position: florin.Position) -> set[str]:
    """By trying every value of every jester."""
    assert position.turn is not None
    view = table(position, position.turn)
    return {
        f"conspire {card} {on.number} {target.number}"
        for card in view.hand
        for on in view.piles
        for target in view.piles
        if on is not target and counts((card, *on.cards)) & counts(target.cards)
    }


def counts(cards: tuple[str, ...]) -> set[int]:
    jesters = sum(card[1:] == "J" for card in cards)
    fixed = sum(int(card[1:]) for card in cards if card[1:] != "J")
    return {fixed + sum(values) for values in product(range(1, 11), repeat=jesters)}


# -- planning ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-7")
def test_a_planned_card_goes_under_ones_own_deck() -> None:
    position = court("2 6 8 8 J", "0 1 8 9 10")
    go_on(position, "0 plan R6, * R3")
    assert (("R6",), 15) == (table(position, 0).planned, table(position).decks[0])
    assert () == table(position, 1).planned
    assert "0 plan ?" == table(position, 1).log[-2]


@pytest.mark.rule("K-7")
def test_planned_cards_come_after_all_others_in_the_order_planned() -> None:
    position = court("2 6 8 8 J", "2 3 8 9 10")
    go_on(position, "0 plan R8, * R3, 1 plan G8, * G5, 0 plan R6, * R4, 1 plan G9, * G4")
    spend_decks(position, "R3 G4", "R6 G9")
    drawn = [line for line in position.log if line.startswith("*")]
    assert ["* R8", "* G8", "* R6", "* G9"] == drawn[-4:]
    assert (6, 9) == table(position).limits


@pytest.mark.rule("K-7")
@pytest.mark.parametrize("plan_draw", ["total", "row"])
def test_when_each_has_planned_three_times_the_game_is_drawn_at_once(plan_draw: str) -> None:
    position = court("2 6 8 8 J", "0 1 8 9 10", plan_draw=plan_draw)
    go_on(position, "0 plan R2, * R3, 1 plan G8, * G7, 0 plan R6, * R4, 1 plan G7, * G5, 0 plan R8, * R1")
    go_on(position, "1 plan G5")
    assert (True, [0, 1]) == (position.over, position.winners)
    assert [[31, 15]] == position.scores  # though R was ahead


@pytest.mark.rule("K-7")
@pytest.mark.parametrize("move", ["send G8", "ally G8 1", "conspire G1 7 1"])
@pytest.mark.parametrize(("plan_draw", "plans"), [("total", (3, 3)), ("row", (1, 1))])
def test_plans_count_over_the_game_or_in_a_row(plan_draw: str, plans: tuple[int, int], move: str) -> None:
    position = court("2 6 8 8 J", "0 1 8 9 10", plan_draw=plan_draw)
    go_on(position, "0 plan R2, * R3, 1 plan G9, * G7, 0 plan R6, * R4, 1 plan G7, * G5, 0 plan R8, * R1")
    go_on(position, f"1 {move}, * G6, 0 plan R1, * R0")
    position.play("plan G6")
    assert plans == table(position).plans
    assert (plan_draw == "total") == position.over


@pytest.mark.rule("K-7")
def test_the_third_plan_of_the_second_player_decides() -> None:
    position = court("2 6 8 8 J", "0 1 8 9 10")
    go_on(position, "0 plan R2, * R3, 1 send G8, * G5, 0 plan R3, * R4, 1 plan G5, * G7, 0 plan R4, * R1")
    go_on(position, "1 plan G7, * G5, 0 plan R1, * R0")  # the fourth of seat 0
    assert (False, (3, 2)) == (position.over, table(position).plans)
    go_on(position, "1 plan G9")
    assert [0, 1] == position.winners


@pytest.mark.rule("K-7", "K-11")
def test_planning_is_not_allowed_while_the_other_cannot_play() -> None:
    position = court("2 6 8 8 J", "2 3 8 9 10")
    spend_decks(position, "R2 G2", "R0 G10", ("send", "plan"))
    assert (1, (0, None)) == (position.turn, table(position).limits)
    assert "plan G3" in position.legal()  # seat 0 can still play its Minister
    position.play("plan G3")
    position.play("send R0")
    assert (1, []) == (position.turn, moves(position, "plan"))
    position.play("send G8")
    assert 1 == position.turn


# -- Minister, Lady, Jester --------------------------------------------------------------------------------------------


@pytest.mark.rule("K-8")
def test_a_minister_eliminates_the_others_of_a_pile_and_takes_their_place() -> None:
    position = court("0 6 8 8 J", "0 1 8 9 10")
    go_on(position, "0 ally R6 5, * R3, 1 ally G8 5, * G5, 0 ally R0 5, * R4")
    assert "circle R0" == piles(position)[5]
    assert (("R6",), ("G2", "G8")) == table(position).eliminated
    go_on(position, "1 send G5, * G4, 0 ally R8 9, * R2, 1 ally G0 9, * G3")  # in an Outer Court as well
    assert "G G0" == piles(position)[9]


@pytest.mark.rule("K-8")
def test_a_minister_joins_a_single_card_without_harm() -> None:
    position = court("0 6 8 8 J", "0 1 8 9 10")
    go_on(position, "0 ally R0 5, * R3")
    assert "circle G2 R0" == piles(position)[5]


@pytest.mark.rule("K-8")
def test_a_minister_who_conspires_or_is_sent_has_no_power() -> None:
    position = court("0 0 8 8 4", "0 1 8 9 10")
    go_on(position, "0 ally R4 5, * R3, 1 send G8, * G5, 0 conspire R0 5 8, * R2")  # G2, R4 and the Minister against G6
    assert "circle G2 R4 R0" == piles(position)[5]
    go_on(position, "1 send G5, * G3, 0 send R0, * R6")
    assert "R R0" == piles(position)[10]


@pytest.mark.rule("K-8")
def test_a_lady_parts_a_pile_into_single_cards_in_the_same_zone() -> None:
    position = court("1 6 8 8 2", "0 1 8 9 10")
    go_on(position, "0 conspire R2 1 2, * R3, 1 ally G8 5, * G5, 0 ally R6 5, * R4, 1 send G5, * G7")
    assert {2: "G G5", 5: "circle G2 G8 R6"}.items() <= piles(position).items()
    go_on(position, "0 ally R1 5, * R2")  # the lowest card keeps 5, the others take the lowest free numbers
    assert {5: "circle G2", 9: "circle G8", 10: "circle R6", 11: "circle R1"}.items() <= piles(position).items()


@pytest.mark.rule("K-8")
def test_a_lady_fills_the_lowest_numbers_first() -> None:
    position = court("1 6 8 8 2", "0 1 8 9 10")
    go_on(position, "0 conspire R2 1 2, * R3, 1 ally G8 5, * G5, 0 ally R1 5, * R4")
    assert {2: "circle G8", 5: "circle G2", 9: "circle R1"}.items() <= piles(position).items()


@pytest.mark.rule("K-8")
def test_a_lady_parts_from_a_single_card_too_even_in_the_others_court() -> None:
    position = court("1 6 8 8 2", "0 1 8 9 10")
    go_on(position, "0 send R2, * R3, 1 ally G1 9, * G5")
    assert {9: "R R2", 10: "R G1"}.items() <= piles(position).items()


@pytest.mark.rule("K-8")
def test_a_lady_who_conspires_or_is_sent_has_no_power() -> None:
    position = court("1 1 8 8 2", "0 1 8 9 10")
    go_on(position, "0 conspire R1 5 6, * R3, 1 send G8, * G5, 0 send R1, * R4")  # G2 and the Lady against G3
    assert {5: "circle G2 R1", 9: "R R1"}.items() <= piles(position).items()
    assert len(piles(position)) == 9


@pytest.mark.rule("K-9")
def test_a_jester_is_worth_what_the_move_needs() -> None:
    position = court("J 6 8 8 2", "J 0 8 9 10")
    go_on(position, "0 send RJ, * R3")
    pile = table(position).piles[-1]
    assert (("RJ",), 1, 10) == (pile.cards, pile.least, pile.most)
    assert {f"conspire GJ 9 {target}" for target in range(1, 9)} <= set(position.legal())  # any from 2 to 20
    assert {f"conspire G10 {on} 9" for on in range(1, 9)}.isdisjoint(position.legal())  # the jester is 10 at most
    go_on(position, "1 conspire G8 5 9, * G5")  # as 10 it is hit


@pytest.mark.rule("K-9", "K-13")
def test_in_the_final_count_a_jester_is_one() -> None:
    position = go_on(tied_court(), OVERTHROW + OVERTHROW_END)
    assert {9: "R RJ GJ R0 G0 R0 G0 R1 G1 R2"} == piles(position)
    assert [[4, 2]] == position.scores


# -- the last card -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-10")
def test_the_last_card_of_a_deck_is_shown_and_limits_what_is_played() -> None:
    position = court("2 6 8 8 J", "2 3 8 9 10")
    spend_decks(position, "R2 G2", "R6 G10")
    assert ("* R6", "* G10") == (position.log[-3], position.log[-1])
    assert ("* R6", "* G10") == (table(position).log[-3], table(position).log[-1])  # everybody saw them
    assert (6, 10) == table(position).limits
    assert ["send R6", "send RJ"] == moves(position, "send")  # not the 8s
    assert not any("R8" in move for move in position.legal())
    assert [] == moves(position, "plan")


@pytest.mark.rule("K-10")
def test_cards_drawn_before_the_last_stay_hidden() -> None:
    position = court("2 6 8 8 J", "2 3 8 9 10")
    go_on(position, "0 send R2, * R3")
    assert "* ?" == table(position, 1).log[-1] == table(position).log[-1]
    assert "* R3" == table(position, 0).log[-1]


@pytest.mark.rule("K-10")
def test_a_limit_of_0_leaves_only_ministers() -> None:
    position = court("0 1 2 8 J", "2 3 8 9 10")
    spend_decks(position, "R8 G2", "R0 G10")
    assert ("R0", "R0", "R1", "R2", "RJ") == table(position, 0).hand
    assert ["send R0"] == moves(position, "send")


@pytest.mark.rule("K-10")
def test_a_jester_drawn_last_is_declared_and_that_binds() -> None:
    position = court("2 6 8 8 4", "2 3 8 9 10")
    spend_decks(position, "R2 G2", "RJ G10")
    assert [f"declare {value}" for value in range(1, 11)] == position.legal()
    assert (0, None) == (position.turn, table(position).limits[0])
    go_on(position, "0 declare 4, 1 send " + table(position, 1).hand[1] + ", * G10")
    assert 4 == table(position).limits[0]
    assert ["send R4", "send RJ"] == moves(position, "send")


@pytest.mark.rule("K-9", "K-10")
def test_a_jester_played_under_a_limit_counts_at_most_that_in_its_move() -> None:
    position = court("J 6 8 8 2", "2 3 8 9 10")
    assert {"conspire RJ 5 2", "conspire RJ 5 3", "conspire RJ 5 8"} <= set(position.legal())
    spend_decks(position, "R2 G2", "R4 G10")
    assert {"conspire RJ 5 8"} == {"conspire RJ 5 2", "conspire RJ 5 3", "conspire RJ 5 8"} & set(position.legal())
    go_on(position, "0 ally RJ 5")  # at court it is any from 1 to 10 again
    assert (3, 12) == next((pile.least, pile.most) for pile in table(position).piles if pile.number == 5)


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-11", "K-13")
def test_who_cannot_play_is_passed_over_until_neither_can() -> None:
    position = court("2 6 8 8 J", "2 3 8 9 10")
    spend_decks(position, "R2 G2", "R0 G5")
    go_on(position, "0 send R0, 1 send G5, 1 send G3")
    assert (True, None, []) == (position.over, position.turn, position.legal())
    # A house's nobles come to 112 in all; what was left in hand, 6 8 8 J and 8 9 10, does not count, the circle does.
    assert [[112 - 23, 112 - 27]] == position.scores
    assert [0] == position.winners


@pytest.mark.rule("K-12", "K-13")
def test_the_game_ends_at_once_when_the_circle_is_empty() -> None:
    position = go_on(tied_court(), OVERTHROW + OVERTHROW_END)  # nothing is drawn after the last move
    assert (True, [0]) == (position.over, position.winners)


@pytest.mark.rule("K-12", "K-13")
def test_with_end_house_it_ends_when_one_house_has_left_the_circle() -> None:
    position = go_on(tied_court(end="house"), OVERTHROW)
    assert (True, [1]) == (position.over, position.winners)
    assert [[1, 34 + 1]] == position.scores  # G's circle counts, and its jester in R's Outer Court


@pytest.mark.rule("K-12")
def test_with_end_house_either_house_may_be_the_one() -> None:
    position = sit("7 8 9 10", "7 8 9 10", "J 0 0 1 2", "J 0 0 1 2", "* first 1", end="house")
    go_on(position, "1 send GJ, * G3, 0 conspire RJ 9 5, * R3, 1 conspire G0 9 6, * G4, 0 conspire R0 9 7, * R4")
    go_on(position, "1 conspire G0 9 8")
    assert (True, [0]) == (position.over, position.winners)


@pytest.mark.rule("K-13")
@pytest.mark.parametrize(
    ("g_hand", "g_sends", "scores", "winners"),
    [
        ("J 0 0 1 2", "G2", [4, 4], [0, 1]),  # as many nobles, too: a draw
        ("J 0 0 1 3", "G3", [4, 5], [1]),
    ],
)
def test_the_higher_sum_wins_wherever_the_nobles_lie(
    g_hand: str, g_sends: str, scores: list[int], winners: list[int]
) -> None:
    position = tied_court(g_hand=g_hand)
    go_on(position, f"0 send RJ, * R3, 1 send {g_sends}, * G4")
    go_on(position, "0 conspire R0 9 1, * R4, 1 conspire GJ 9 2, * G5, 0 conspire R0 9 3, * R5")
    go_on(position, "1 conspire G0 9 4, * G6, 0 conspire R1 9 5, * R6, 1 conspire G0 9 6, * G5")
    go_on(position, "0 conspire R2 9 7, * R3, 1 conspire G1 9 8")
    assert [scores] == position.scores
    assert winners == position.winners
    assert {"R", "G"} == {pile.zone for pile in table(position).piles}


@pytest.mark.rule("K-13")
def test_of_equal_sums_the_one_of_more_nobles_wins() -> None:
    position = tied_court("J 0 0 1 1", "J 0 0 2 6")
    go_on(position, OVERTHROW + OVERTHROW_END.replace("R2", "R1").replace("G1", "G2"))
    assert [[3, 3]] == position.scores
    assert [0] == position.winners  # five nobles against four


# -- the Duke ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K-1", "K-6")
def test_a_duke_counts_fifteen() -> None:
    position = court("15 6 8 8 2", "0 1 5 9 10", dukes=True)
    go_on(position, "0 ally R8 4, * R3, 1 ally G9 8, * G8")  # R10 and R8 are 18, G6 and G9 are 15
    assert [] == [move for move in moves(position, "conspire R15") if not move.endswith(" 4")]
    go_on(position, "0 conspire R15 6 4, * R4")  # G3 and the Duke are 18
    assert "circle G3 R15" == piles(position)[6]
    assert (("R8", "R10"), ()) == table(position).eliminated
    assert 5 + 7 + 9 + 15 == table(position).influence[0]


@pytest.mark.rule("K-10")
def test_a_duke_drawn_last_forbids_nothing_and_one_in_hand_is_above_any_other_limit() -> None:
    position = court("2 6 8 8 J", "15 3 2 9 10", dukes=True)
    spend_decks(position, "R2 G2", "R15 G10")
    assert (15, 10) == table(position).limits
    assert ["send R6", "send R8", "send RJ", "send R15"] == moves(position, "send")
    go_on(position, "0 send R15")
    assert ["send G3", "send G9", "send G10"] == moves(position, "send")
