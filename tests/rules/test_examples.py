"""Every worked example of the five rulebooks, played. Where a picture is missing, the counts that fit it are ours."""

from typing import Any

import pytest

import florin
from tests.rules.story import (
    go_on,
    loads_worth,
    paid,
    paid_for,
    piles,
    sit,
    spend_decks,
    table,
    tell,
    trade_day,
    trade_round,
)

pytestmark = pytest.mark.usefixtures("speed")


# -- the card game -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-2", "C-3")
@pytest.mark.parametrize(
    ("cloth", "fur", "grain", "more_cloth"),
    [
        pytest.param("CC0", "F3", "G5", "C4", id="English"),
        pytest.param("CC0", "F3", "G5", "C3", id="French"),
        pytest.param("C2", "F4", "G3", "C5", id="Polish"),  # its Beata takes two Fur, where Cloth is meant
    ],
)
def test_the_turn_of_anna_britta_and_carlos(cloth: str, fur: str, grain: str, more_cloth: str) -> None:
    """Anna takes the green 2 and the Fur, Britta both Cloth around the Grain, Carlos the Grain and reveals nothing."""
    position = tell("card", f"* first 0, 0 reveal, * {cloth}, 0 reveal, * {fur}, 0 reveal, * 2*, 0 take 12", players=3)
    go_on(position, f"1 reveal, * {grain}, 1 reveal, * {more_cloth}")
    assert (cloth, grain, more_cloth) == table(position).market
    go_on(position, "1 take 13, 2 take 1")
    assert (("2*", fur), (more_cloth, cloth), (grain,)) == table(position).ships
    assert () == table(position).market


@pytest.mark.rule("C-6", "C-9")
def test_example_1_of_four_ships() -> None:
    """Ships worth 20, 16, 16 and 13: the two in the middle share 20 and 10."""
    position = tell("card", "* first 0", players=4)
    trade_day(position, *loads_worth(position, 20, 16, 16, 13))
    assert [30, 15, 15, 0] == paid(position, "ship")


@pytest.mark.rule("C-8", "C-9")
def test_example_2_of_three_warehouses() -> None:
    """The picture is missing. Simon, Jen and Phil have here: Dye 2 2 1, Grain 1 2 1, Fur 1 0 0, Cloth 0 0 2; the text
    says nothing of Spice, which is Simon's and Jen's fifth card.
    """
    position = tell("card", "* first 0", players=3)
    trade_day(position, "D2 D3 G2 F3 S2", "D4 D5 G3 G4 S3", "D2 G5 C2 C3 7")
    assert [5, 5, 0] == paid_for(position, "rank", "D")
    assert [0, 10, 0] == paid_for(position, "rank", "G")
    assert [10, 0, 0] == paid_for(position, "rank", "F")
    assert [0, 0, 10] == paid_for(position, "rank", "C")


# -- the board game ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-3", "B-4", "B-6")
def test_the_capacity_example() -> None:
    """A, B, C and D hold 2, 3, 4 and 2 cards; A turns three, D gets them for 7, later A alone can bid for three more.
    Which cards they are and how they were bought is not told: here each lot for a florin, and two that nobody wants.
    """
    position = tell("board", "* first 1", players=4)
    go_on(position, "1 draw, * M0, 1 draw, * M1, 1 draw, * M2, 2 pass, 3 pass, 0 pass, 1 bid 1")
    go_on(position, "2 draw, * P0, 2 draw, * P1, 2 draw, * P2, 3 pass, 0 pass, 2 bid 1")  # B has no room for three
    go_on(position, "3 draw, * D0, 3 draw, * D1, 3 auction, 0 pass, 1 pass, 2 pass, 3 bid 1")
    go_on(position, "0 draw, * C0, 0 draw, * C1, 0 auction, 1 pass, 2 pass, 3 pass, 0 bid 1")
    go_on(position, "1 draw, * P3, 1 auction, 2 bid 1, 3 pass, 0 pass, 1 pass")
    go_on(position, "2 draw, * S0, 2 auction, 3 pass, 0 pass, 1 pass, 2 pass")
    go_on(position, "3 draw, * S1, 3 auction, 0 pass, 1 pass, 2 pass, 3 pass")
    assert [2, 3, 4, 2] == [len(hold) for hold in table(position).holds]
    go_on(position, "0 draw, * S5, 0 draw, * S4, 0 draw, * S3, 3 bid 7, 0 pass")  # B and C have no room
    assert (32, 5) == (table(position).florins[3], len(table(position).holds[3]))
    go_on(position, "1 draw, * C5, 1 draw, * C4, 1 draw, * C3, 0 bid 1")
    assert ("C0", "C1", "C5", "C4", "C3") == table(position).holds[0]


@pytest.mark.rule("B-8", "B-11")
def test_the_cargo_table_of_five_players() -> None:
    """A has the five cards of the example; B to E have some that come to 20, 16, 16 and 14."""
    position = tell("board", "* first 0", players=5)
    trade_round(position, "S5 D5 M3 M0 10", "P5 P5 C5 C5 S0", "S5 S4 S3 S2 D2", "D5 D4 D3 P4 P0", "C4 C3 C2 P3 P2")
    assert [30, 20, 7, 7, 0] == paid(position, "hold")


@pytest.mark.rule("B-9", "B-11")
def test_the_first_pyramid() -> None:
    """The picture is missing: here A is on the second step, and B, C and D on the first."""
    position = tell("board", "* first 0", players=4)
    trade_round(position, "M0 M1 P0 P1 P2", "M2 D0 D1 D2 D3", "M3 C0 C1 C2 C3", "M4 S0 S1 S2 S3")
    assert [10, 1, 1, 1] == paid_for(position, "rank", "M")


@pytest.mark.rule("B-9", "B-10", "B-11")
def test_the_pyramid_with_extra_prizes() -> None:
    """The picture is missing: here, in the third round, A is on the top step, C and D on the sixth, B on none."""
    position = tell("board", "* first 0", players=4)
    for metal in (
        ("M0 M1 M2 P0", "M3 M4", "M5 M5"),
        ("M0 M1 M2 P0", "M3 M4", "M5 M5"),
        ("M0 P0 P5 P5", "M1 M2", "M3 M4"),
    ):
        a, c, d = metal
        trade_round(position, f"{a} P1", "P2 P3 P4 D0 D1", f"{c} D2 D3 D4", f"{d} C0 C1 C2")
    assert (7, 0, 6, 6) == tuple(steps[0] for steps in table(position).pyramids)
    prizes = zip(paid_for(position, "rank", "M"), paid_for(position, "extra", "M"), strict=True)
    assert [30, 0, 12, 12] == [rank + extra for rank, extra in prizes]


# -- the court: its special cards, as they are described ---------------------------------------------------------------


def court(r_hand: str, g_hand: str, **options: Any) -> florin.Position:
    return sit("5 7 9 10", "2 3 4 6", r_hand, g_hand, **options)


@pytest.mark.rule("K-8")
def test_the_minister_joins_the_circle_in_place_of_the_alliance_he_broke() -> None:
    """But on one noble, or in a conspiracy, he is a noble of value 0."""
    position = court("0 0 8 8 2", "0 3 8 9 10")
    go_on(position, "0 ally R8 1, * R3, 1 ally G8 1, * G5, 0 ally R0 1, * R4")
    assert "circle R0" == piles(position)[1]
    assert (("R5", "R8"), ("G8",)) == table(position).eliminated
    go_on(position, "1 ally G0 1, * G1")  # two Ministers: the first was alone, so he stays
    assert "circle R0 G0" == piles(position)[1]
    go_on(position, "0 ally R3 5, * R6, 1 send G5, * G7, 0 conspire R0 5 9, * R1")  # G2, R3 and R0 against G5
    assert "circle G2 R3 R0" == piles(position)[5]
    assert 9 not in piles(position)


@pytest.mark.rule("K-8")
def test_the_muse_takes_an_alliance_apart_as_if_it_had_never_been() -> None:
    """All its nobles and herself are single cards in the circle; in a conspiracy she is a noble of value 1."""
    position = court("1 1 8 8 2", "0 3 8 9 10")
    go_on(position, "0 ally R8 1, * R3, 1 ally G8 1, * G5, 0 ally R1 1, * R4")
    assert {1: "circle R5", 9: "circle R8", 10: "circle G8", 11: "circle R1"}.items() <= piles(position).items()
    go_on(position, "1 send G5, * G7, 0 conspire R1 7 12, * R6")  # G4 and she against G5
    assert "circle G4 R1" == piles(position)[7]


@pytest.mark.rule("K-9", "K-10")
def test_the_jester_has_any_value_that_is_needed_and_binds_when_it_is_declared() -> None:
    """Drawn last it is declared; played, it may be lower but not higher; then it is free; in the end it counts 1."""
    position = court("2 6 8 8 4", "2 3 8 9 10")
    spend_decks(position, "R2 G2", "RJ G10")
    assert 10 == len(position.legal())
    position.play("declare 4")
    position.play("send G3")
    assert {"conspire RJ 5 6", "conspire RJ 5 8"} <= set(position.legal())  # with G2 against G3, or against G6
    assert "conspire RJ 5 2" not in position.legal()  # but not against R7
    before = table(position).influence[0]
    position.play("conspire RJ 5 6")
    assert (3, 12) == next((pile.least, pile.most) for pile in table(position).piles if pile.number == 5)
    assert before + 1 == table(position).influence[0]
    assert "conspire G2 5 3" not in position.legal()  # G2 is not in hand
    assert "conspire G10 6 5" not in position.legal()  # pile 6 is gone
    assert "conspire G8 8 5" not in position.legal()  # 14 is above 12
    assert "conspire G8 7 5" in position.legal()  # G4 and G8 are 12, and the jester is 10


@pytest.mark.rule("K-1", "K-10")
def test_the_duke_of_fifteen_comes_with_the_option() -> None:
    position = court("15 6 8 8 2", "0 1 8 9 10", dukes=True)
    go_on(position, "0 send R15, * R3")
    assert 31 + 15 == table(position).influence[0]
    with pytest.raises(florin.Error, match="The script says R15"):
        court("15 6 8 8 2", "0 1 8 9 10")
