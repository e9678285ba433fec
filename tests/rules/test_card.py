"""Medici: The Card Game, rule by rule. A reader who holds the rulebook can play these games along."""

from typing import Any

import pytest

import florin
from tests.rules.story import go_on, loads_worth, paid, paid_for, table, tell, trade_day

pytestmark = pytest.mark.usefixtures("speed")

# Mostly cards with two icons, so that a day brings many icons; the 0s are worth nothing on a ship.
DOUBLE = {"good": [[0, 2, False, 16], [2, 1, False, 4]], "green_2": 5, "black_7": 5}
SIMPLE_SHIPS = ("7 7 7 7 7", "F5 F5 F5 F5 F4", "D5 D5 D5 D5 D4")


def begin(players: int, first: int = 0, **options: Any) -> florin.Position:
    return tell("card", f"* first {first}", players=players, **options)


def turn(position: florin.Position, *cards: str, take: str = "") -> None:
    """Whoever's turn it is reveals these cards and takes all of them, or those named."""
    seat = position.turn
    revealed = "".join(f"{seat} reveal, * {card}, " for card in cards)
    go_on(position, f"{revealed}{seat} take {take or '123'[: len(cards)]}")


def reveal(position: florin.Position, *cards: str) -> list[str]:
    """Return the legal moves after these cards."""
    go_on(position, ", ".join(f"{position.turn} reveal, * {card}" for card in cards))
    return position.legal()


# -- the days ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-1")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_first_player_is_drawn_and_play_goes_clockwise(players: int, first: int) -> None:
    position = begin(players, first)
    seats = []
    for card in ["G2", "S2", "F2", "D2", "C2", "G3"][:players]:
        seats.append(position.turn)
        turn(position, card)
    assert [(first + k) % players for k in range(players)] == seats


@pytest.mark.rule("C-1")
def test_the_first_player_is_one_of_the_seats() -> None:
    with pytest.raises(florin.Error) as caught:
        begin(3, first=3)
    assert "The script says first 3, but only these can be drawn: first 0, first 1, first 2." == str(caught.value)


@pytest.mark.rule("C-1")
def test_a_small_game_has_one_day_two_spaces_a_ship_and_two_kinds_of_cards() -> None:
    """Nobody has the seven icons that a bonus takes."""
    position = begin(2, size="small")
    assert {"G5": 6, "SS2": 6} == table(position).unseen
    assert (1, 2) == (table(position).last_day, table(position).capacity)
    turn(position, "G5")
    turn(position, "SS2", "SS2")
    turn(position, "SS2")
    assert position.over and [[5 + 20 + 10, 10]] == [list(row) for row in position.scores]


@pytest.mark.rule("C-1")
def test_the_poorest_starts_the_next_day() -> None:
    position = begin(3)
    trade_day(position, "7 7 7 7 7", "G5 G4 G3 G2 S2", "G2 G2 S2 S2 G3")
    assert [[30, 30, 15]] == position.scores
    assert 2 == position.turn
    assert "2 take 12" == position.log[-1]  # nothing was drawn


@pytest.mark.rule("C-1")
@pytest.mark.parametrize("first", [1, 2])
def test_of_the_poorest_one_is_drawn(first: int) -> None:
    position = begin(3)
    trade_day(position, *SIMPLE_SHIPS, first=first)
    assert [[30, 25, 25]] == position.scores
    assert first == position.turn
    assert f"* first {first}" == position.log[-1]


@pytest.mark.rule("C-1")
def test_only_the_poorest_are_in_the_draw() -> None:
    with pytest.raises(florin.Error) as caught:
        trade_day(begin(3), *SIMPLE_SHIPS, first=0)
    assert "The script says first 0, but only these can be drawn: first 1, first 2." == str(caught.value)


@pytest.mark.rule("C-1", "C-13")
def test_the_game_is_three_days_long_and_the_richest_wins() -> None:
    position = begin(3)
    for ships in (
        ("G5 G5 G5 G5 G4", "S5 S5 S5 S4 S4", "F2 F2 F2 F2 F3"),
        ("G4 G4 G4 G3 G3", "S5 S4 S4 S2 S2", "F3 F3 F3 D2 D2"),
        ("G3 G3 G2 G2 G2", "S3 S2 S2 D2 CC0", "FF0 FF0 DD0 DD0 GG0"),
    ):
        assert (False, None) == (position.over, position.winners)
        trade_day(position, *ships)
    assert [[50, 35, 20], [100, 70, 50], [150, 120, 95]] == position.scores
    assert (True, None, [0]) == (position.over, position.turn, position.winners)


@pytest.mark.rule("C-13")
def test_the_richest_share_the_win() -> None:
    position = begin(2)
    for ships in (
        ("G5 G5 G5 G5 G4 G4 G4", "S5 S5 S5 S5 S4 S4 S4"),
        ("F5 F5 F5 F5 F4 F4 F4", "D5 D5 D5 D5 D4 D4 D4"),
        ("G3 G3 G3 G3 G2 G2 G2", "S3 S3 S3 S3 S2 S2 S2"),
    ):
        trade_day(position, *ships)
    assert [[30, 30], [80, 80], [130, 130]] == position.scores
    assert [0, 1] == position.winners


# -- the turn ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-2")
def test_with_an_empty_market_a_card_must_be_revealed() -> None:
    assert ["reveal"] == begin(3).legal()


@pytest.mark.rule("C-2", "C-3")
def test_one_decides_after_each_card_up_to_the_third() -> None:
    position = begin(3)
    assert ["reveal", "take 1"] == reveal(position, "G2")
    assert ["reveal", "take 1", "take 12"] == reveal(position, "S3")
    assert ["take 1", "take 12", "take 13", "take 123"] == reveal(position, "F4")


@pytest.mark.rule("C-2")
def test_with_cards_in_the_market_none_need_be_revealed() -> None:
    position = begin(3)
    turn(position, "G2", "S3", take="1")
    assert ["reveal", "take 1"] == position.legal()
    turn(position, take="1")
    assert ("G2",) == table(position).ships[1]


@pytest.mark.rule("C-2")
def test_every_turn_has_its_own_three_cards() -> None:
    position = begin(3)
    turn(position, "G2", "S3", "F4", take="1")
    reveal(position, "D2", "C3")
    assert "reveal" in position.legal()
    assert "reveal" not in reveal(position, "G4")


@pytest.mark.rule("C-2")
def test_revealing_is_not_limited_by_ones_own_space() -> None:
    position = begin(2)
    for cards in (["G2"] * 3, ["G3"] * 3):
        turn(position, *cards)
        turn(position, "S2")
    assert ["take 1"] == reveal(position, "D2", "D3", "D4")


@pytest.mark.rule("C-3")
@pytest.mark.parametrize(
    ("take", "ship", "market"),
    [
        ("1", ("G4",), ("G2", "S3", "D2", "C3")),
        ("12", ("G4", "C3"), ("G2", "S3", "D2")),
        ("13", ("G4", "D2"), ("G2", "S3", "C3")),
        ("123", ("G4", "C3", "D2"), ("G2", "S3")),
    ],
)
def test_the_last_card_and_any_of_the_two_before_it(take: str, ship: tuple[str], market: tuple[str]) -> None:
    position = begin(3)
    turn(position, "G2", "S3", "F4", take="1")
    turn(position, "D2", "C3", "G4", take=take)
    assert (ship, market) == (table(position).ships[1], table(position).market)


@pytest.mark.rule("C-3")
def test_when_the_gap_has_closed_the_cards_behind_it_can_be_reached() -> None:
    position = begin(3)
    turn(position, "G2", "S3", "F4", take="13")
    turn(position, take="1")
    assert ("S3",) == table(position).ships[1]
    assert () == table(position).market


# -- the ships ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-4")
@pytest.mark.parametrize(("players", "capacity"), [(2, 7), (3, 5), (4, 5), (5, 5), (6, 5)])
def test_a_take_must_fit_and_green_cards_take_no_space(players: int, capacity: int) -> None:
    position = begin(players)
    others = iter(f"{good}{value}" for good in "SFC" for value in (2, 3, 4, 5))
    for cards in (["G2"] * 3, ["G3"] * (capacity - 4)):
        turn(position, *cards)
        for _ in range(players - 1):
            turn(position, next(others))
    assert (capacity - 1, capacity) == (table(position).loads[0], table(position).capacity)
    assert ["reveal", "take 1"] == reveal(position, "D2", "D3")
    assert ["take 1", "take 12", "take 13"] == reveal(position, "D0*")
    turn(position, take="12")  # the green card in the very turn that fills the ship
    assert capacity == table(position).loads[0]
    assert ("D0*", "D3") == table(position).ships[0][-2:]


@pytest.mark.rule("C-4")
@pytest.mark.parametrize(("card", "spaces"), [("2*", 0), ("G0*", 0), ("7", 1), ("GG0", 1), ("G5", 1)])
def test_only_green_cards_take_no_space(card: str, spaces: int) -> None:
    position = begin(3)
    turn(position, card)
    assert (spaces, 0, 0) == table(position).loads


@pytest.mark.rule("C-4")
def test_any_number_of_green_cards_fits() -> None:
    position = begin(2)
    for greens in (["2*"] * 3, ["2*", "2*", "G0*"], ["S0*", "F0*", "D0*"]):
        turn(position, *greens)
        turn(position, "C2")
    assert (9, 0) == (len(table(position).ships[0]), table(position).loads[0])


@pytest.mark.rule("C-5")
def test_a_full_ship_is_passed_over_and_the_last_one_has_one_more_turn() -> None:
    position = begin(4)
    turn(position, "G2", "G3", "G4")
    turn(position, "S2")
    turn(position, "F2", "F3", "F4")
    turn(position, "D2", "D3", "D4")
    turn(position, "G2", "G3")  # seat 0 is full
    turn(position, "S3")
    turn(position, "F2", "F3")  # seat 2 too
    turn(position, "D2")
    assert (1, False) == (position.turn, table(position).last_turn)  # 3 and 1 are left
    turn(position, "S4")
    assert (3, False) == (position.turn, table(position).last_turn)
    turn(position, "D3")
    assert (1, True) == (position.turn, table(position).last_turn)
    assert "reveal" in reveal(position, "S2", "S3")  # a normal turn, of up to three cards
    position.play("take 1")
    assert 1 == len(position.scores)  # with four of five spaces taken on ship 1


@pytest.mark.rule("C-5")
def test_the_last_turn_is_one_whatever_it_brings() -> None:
    position = begin(2)
    turn(position, "G2", "G3", "G4")
    turn(position, "S2")
    turn(position, "G2", "G3", "G4")
    turn(position, "S0*")
    turn(position, "G5")
    assert 1 == position.turn
    turn(position, "2*")  # no space taken, and still it was the last turn
    assert [[40, 10]] == position.scores


# -- what ships earn ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-6")
def test_every_printed_value_counts() -> None:
    position = begin(3)
    turn(position, "7", "2*", "G5")
    turn(position, "FF0", "F0*", "F3")
    assert (14, 3, 0) == table(position).values


@pytest.mark.rule("C-6")
@pytest.mark.parametrize(
    ("values", "prizes"),
    [
        ((10, 20), [0, 20]),
        ((20, 10, 15), [30, 0, 15]),
        ((20, 15, 10, 5), [30, 20, 10, 0]),
        ((5, 10, 15, 20, 25), [0, 5, 10, 20, 30]),
        ((5, 10, 15, 20, 25, 12), [0, 5, 15, 20, 30, 10]),
    ],
)
def test_ships_are_paid_by_rank(values: tuple[int, ...], prizes: list[int]) -> None:
    position = begin(len(values))
    trade_day(position, *loads_worth(position, *values))
    assert prizes == paid(position, "ship")


@pytest.mark.rule("C-9")
@pytest.mark.parametrize(
    ("values", "prizes"),
    [
        ((20, 20), [10, 10]),
        ((20, 20, 10), [20, 20, 0]),  # 45 / 2 is 22
        ((20, 10, 10), [30, 5, 5]),  # 15 / 2 is 7
        ((20, 20, 10, 5), [25, 25, 10, 0]),
        ((20, 15, 15, 15), [30, 10, 10, 10]),
        ((20, 15, 15, 15, 15), [30, 5, 5, 5, 5]),  # 35 / 4 is 8, the place that pays 0 included
        ((15, 15, 15, 15, 10), [15, 15, 15, 15, 0]),  # 65 / 4 is 16
        ((20, 12, 12, 9, 9, 9), [30, 15, 15, 5, 5, 5]),  # 35 / 2 is 17; the next is fourth
        ((12, 12, 12, 12, 12, 12), [10] * 6),  # 80 / 6 is 13
    ],
)
def test_tied_ships_share_and_round_down_to_fives(values: tuple[int, ...], prizes: list[int]) -> None:
    position = begin(len(values))
    trade_day(position, *loads_worth(position, *values))
    assert prizes == paid(position, "ship")


# -- the warehouses ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-7")
def test_goods_join_the_warehouse_and_neutral_cards_leave_the_game() -> None:
    position = begin(3)
    trade_day(position, "7 7 GG0 2* G5 S2", "F5 F5 F5 F5 F4 F0*", "D5 D5 D5 D5 D4")
    assert ((3, 1, 0, 0, 0), (0, 0, 6, 0, 0), (0, 0, 0, 5, 0)) == table(position).warehouses
    deck = table(position).unseen
    assert (3, 4, 1, 3, 1) == tuple(deck[card] for card in ("7", "2*", "GG0", "G5", "F0*"))
    assert 110 - 17 == sum(deck.values()) == table(position).deck


@pytest.mark.rule("C-7")
def test_before_the_day_ends_the_warehouse_is_empty() -> None:
    position = begin(3)
    turn(position, "GG0", "G5", "G0*")
    assert ((0, 0, 0, 0, 0),) * 3 == table(position).warehouses


@pytest.mark.rule("C-8")
def test_icons_not_cards_are_ranked_and_the_third_gets_nothing() -> None:
    position = begin(3)
    trade_day(position, "GG0 GG0 S2 F2 D2", "G2 G3 G4 S3 S4", "G5 G5 D3 D4 D5")
    assert [10, 5, 0] == paid_for(position, "rank", "G")  # 4, 3 and 2 icons
    assert [5, 10, 0] == paid_for(position, "rank", "S")  # 1, 2 and none
    assert [10, 0, 0] == paid_for(position, "rank", "F")  # who has none is not second
    assert [0, 0, 0] == paid_for(position, "rank", "C")  # nobody has one


@pytest.mark.rule("C-8")
def test_the_second_of_two_players_gets_five() -> None:
    position = begin(2)
    trade_day(position, "G2 G2 G2 G2 G3 G3 S2", "G4 S3 S4 S4 S4 S4 S5")
    assert [10, 5] == paid_for(position, "rank", "G")
    assert [5, 10] == paid_for(position, "rank", "S")


@pytest.mark.rule("C-8")
@pytest.mark.parametrize(
    ("players", "ranks"),
    [
        (2, {"G": [10, 5], "S": [5, 5]}),
        (3, {"G": [10, 0, 0], "S": [5, 5, 5]}),
        (4, {"G": [10, 0, 0, 0], "S": [0, 0, 0, 0]}),
    ],
)
def test_with_empty_ranks_who_has_none_is_ranked_too(players: int, ranks: dict[str, list[int]]) -> None:
    position = begin(players, empty_ranks=True)
    ships = ["G2 G3 F2 F3 F4 F5 F2", "C2 C3 C4 C5 C2 C3 C4", "D2 D3 D4 D5 D2", "D3 D4 D5 D2 D3"]
    size = table(position).capacity
    trade_day(position, *(" ".join(ship.split()[:size]) for ship in ships[:players]))
    assert ranks == {good: paid_for(position, "rank", good) for good in ranks}


@pytest.mark.rule("C-9")
@pytest.mark.parametrize(
    ("ships", "ranks"),
    [
        (("G2 G2 S2 S3 S4", "G3 G3 F2 F3 F4", "G4 D2 D3 D4 D5"), [5, 5, 0]),  # 15 / 2 is 7
        (("G2 G2 S2 S3 S4", "G3 F2 F3 F4 F5", "G4 D2 D3 D4 D5"), [10, 0, 0]),  # 5 / 2 is 2
        (("G2 S2 S3 S4 S5", "G3 F2 F3 F4 F5", "G4 D2 D3 D4 D5"), [5, 5, 5]),
        (("G2 S2 S3 S4 S5", "G3 F2 F3 F4 F5", "G4 D2 D3 D4 D5", "G5 C2 C3 C4 C5"), [0, 0, 0, 0]),  # 15 / 4 is 3
    ],
)
def test_tied_warehouses_share_and_round_down_to_fives(ships: tuple[str, ...], ranks: list[int]) -> None:
    position = begin(len(ships))
    trade_day(position, *ships)
    assert ranks == paid_for(position, "rank", "G")


@pytest.mark.rule("C-10")
@pytest.mark.parametrize("big_bonus", [False, True])
@pytest.mark.parametrize(("players", "enough"), [(2, 7), (3, 5), (6, 5)])
def test_every_player_with_enough_icons_gets_the_bonus(players: int, enough: int, big_bonus: bool) -> None:
    position = begin(players, deck=DOUBLE, big_bonus=big_bonus)
    even, odd = "GG0 " * ((enough - 1) // 2), "SS0 " * ((enough - 1) // 2) + "S2 "
    ships = [even + "FF0 " * 7, odd + "FF0 " * 7, odd + "C2 DD0 DD0"] + ["DD0 " * 4 + "CC0"] * 3
    size = table(position).capacity
    trade_day(position, *(" ".join(ship.split()[:size]) for ship in ships[:players]))
    assert [0] * players == paid_for(position, "bonus", "G")  # one icon is missing
    assert [0, 10, 10, 0, 0, 0][:players] == paid_for(position, "bonus", "S")
    many = 20 if big_bonus else 10
    assert [0, 0, 0, many, many, many][:players] == paid_for(position, "bonus", "D")


@pytest.mark.rule("C-10")
@pytest.mark.parametrize(("big_bonus", "bonus"), [(False, 10), (True, 20)])
@pytest.mark.parametrize(("players", "ship"), [(2, "GG0 GG0 GG0 GG0 GG0 C2 C2"), (3, "GG0 GG0 GG0 GG0 C2")])
def test_the_big_bonus_is_twenty_from_three_icons_more(players: int, ship: str, big_bonus: bool, bonus: int) -> None:
    position = begin(players, deck=DOUBLE, big_bonus=big_bonus)
    size = table(position).capacity
    other = ("SS0 " * (size // 2) + "S2 " + "FF0 " * (size // 2)).strip()  # 5 or 7 icons
    trade_day(position, ship, *[other] * (players - 1))
    assert [bonus, *[0] * (players - 1)] == paid_for(position, "bonus", "G")
    assert [0, *[10] * (players - 1)] == paid_for(position, "bonus", "S")


@pytest.mark.rule("C-10")
def test_one_icon_short_of_the_big_bonus_is_the_small_one() -> None:
    position = begin(3, deck=DOUBLE, big_bonus=True)
    trade_day(position, "GG0 GG0 GG0 G2 S2", "FF0 FF0 FF0 FF0 FF0", "DD0 DD0 DD0 DD0 DD0")
    assert [10, 0, 0] == paid_for(position, "bonus", "G")  # 7 icons
    assert [0, 20, 0] == paid_for(position, "bonus", "F")


@pytest.mark.rule("C-10", "C-11")
def test_warehouses_stay_and_earn_every_day() -> None:
    position = begin(3)
    trade_day(position, *SIMPLE_SHIPS, first=1)
    trade_day(position, "F3 F3 C2 C2 C2", "G5 G5 G5 G5 G4", "S5 S5 S5 S5 S4")
    assert ((0, 0, 2, 0, 3), (5, 0, 5, 0, 0), (0, 5, 0, 5, 0)) == table(position).warehouses
    assert [5, 10, 0] == paid_for(position, "rank", "F")
    assert [0, 10, 0] == paid_for(position, "bonus", "F")
    assert [0, 0, 10] == paid_for(position, "bonus", "D")


# -- the deck ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-11")
def test_what_is_left_in_the_market_goes_back_into_the_deck() -> None:
    position = begin(2)
    turn(position, "7", "G2", "G3", take="12")
    turn(position, "S2", "S3", "S4")
    turn(position, "G4", "G5", "G2")
    turn(position, "S5", "S2", "S3")
    turn(position, "G3", "F4", "G4", take="13")
    assert ("7", "F4") == table(position).market
    assert (4, 3) == tuple(table(position).unseen[card] for card in ("7", "F4"))
    position.play("take 1")  # the last turn
    assert () == table(position).market
    assert (5, 3) == tuple(table(position).unseen[card] for card in ("7", "F4"))
    assert ((), ()) == table(position).ships


@pytest.mark.rule("C-12")
def test_with_the_deck_empty_play_goes_on_from_the_market() -> None:
    position = florin.game("card", players=6).start(seed=4)
    without = 0
    while not position.over:
        legal = position.legal()
        if table(position).deck == 0:
            without += 1
            assert "take 1" == legal[0]
        elif table(position).revealed < 3:
            assert "reveal" == legal[0]
        position.play(legal[0])
    assert without > 12
    assert 3 == len(position.scores)


@pytest.mark.rule("C-12")
def test_the_default_deck_has_enough_cards_that_take_a_space() -> None:
    deck = table(begin(2)).unseen
    assert 110 == sum(deck.values())
    assert 95 == sum(count for card, count in deck.items() if "*" not in card)


def test_the_deck_is_the_one_of_the_option() -> None:
    expected = {f"{good}{good}0": 16 for good in "GSFDC"} | {f"{good}2": 4 for good in "GSFDC"} | {"2*": 5, "7": 5}
    assert expected == table(begin(4, deck=DOUBLE)).unseen
