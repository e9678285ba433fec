"""Medici, the auction game, rule by rule. A reader who holds the rulebook can play these games along."""

from typing import Any

import pytest

import florin
from tests.rules.story import go_on, loads_worth, paid, paid_for, table, tell, trade_round

pytestmark = pytest.mark.usefixtures("speed")

HOLDS = ("M5 M4 M3 M2 M1", "P5 P4 P3 P2 P0", "D3 D2 D1 C1 C0")


def begin(players: int, first: int = 0, **options: Any) -> florin.Position:
    return tell("board", f"* first {first}", players=players, **options)


def lot(position: florin.Position, *cards: str, bids: str = "") -> None:
    """The active player turns up these cards, and these bids follow."""
    drawn = ", ".join(f"{position.turn} draw, * {card}" for card in cards)
    go_on(position, drawn)
    if "auction" in position.legal():
        go_on(position, f"{position.turn} auction")
    go_on(position, bids)


def buy(position: florin.Position, *cards: str) -> None:
    """The active player turns up these cards and buys them for a florin; nobody else bids."""
    buyer = position.turn
    lot(position, *cards)
    while position.turn != buyer:
        position.play("pass")
    position.play("bid 1")


# -- the rounds --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-1")
@pytest.mark.parametrize(("players", "florins"), [(3, 40), (4, 40), (5, 30), (6, 30)])
def test_everyone_starts_with_the_same_florins(players: int, florins: int) -> None:
    assert (florins,) * players == table(begin(players)).florins


@pytest.mark.rule("B-1", "B-2", "B-6")
def test_a_small_game_has_one_round_two_spaces_a_hold_and_two_kinds_of_cards() -> None:
    position = begin(3, size="small")
    assert {"M5": 6, "P1": 6} == table(position).unseen
    assert (1, 2, 3, 6) == tuple(getattr(table(position), name) for name in ("last_round", "capacity", "purse", "pile"))
    go_on(position, "0 draw, * M5, 0 draw, * P1, 1 bid 1, 2 bid 2, 0 pass")
    assert (3, 3, 1) == table(position).florins and ((), (), ("M5", "P1")) == table(position).holds
    while not position.over:
        position.play(position.legal()[0])
    assert 1 == len(position.scores)


@pytest.mark.rule("B-1", "B-4")
def test_nobody_can_bid_more_than_he_has() -> None:
    position = begin(3)
    lot(position, "M5")
    assert ["pass", *(f"bid {florins}" for florins in range(1, 41))] == position.legal()
    go_on(position, "1 bid 40")  # and seats 2 and 0 cannot top it
    assert (40, 0, 40) == table(position).florins
    lot(position, "M4", bids="2 pass, 0 pass")  # who has nothing is not asked
    assert (40, 0, 40) == table(position).florins


@pytest.mark.rule("B-2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_six_cards_a_player_out_of_all_36_form_the_pile(players: int) -> None:
    view = table(begin(players))
    goods = {f"{good}{value}": 2 if value == 5 else 1 for good in "MPDCS" for value in range(6)}
    assert goods | {"10": 1} == view.unseen
    assert 6 * players == view.pile


@pytest.mark.rule("B-2")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_drawn(first: int) -> None:
    assert first == begin(3, first).turn


@pytest.mark.rule("B-2")
def test_the_poorest_starts_the_next_round_with_all_the_cards() -> None:
    position = begin(3)
    trade_round(position, *HOLDS)
    assert [[89, 74, 68]] == position.scores
    assert (2, ["draw"]) == (position.turn, position.legal())
    view = table(position)
    assert (18, 36, ((), (), ())) == (view.pile, sum(view.unseen.values()), view.holds)


@pytest.mark.rule("B-2")
@pytest.mark.parametrize("first", [0, 2])
def test_of_the_poorest_one_is_drawn(first: int) -> None:
    position = begin(3)
    trade_round(position, "", "M5", "", spoilt="M0 M1 M2 M3 M4 P0 P1 P2 P3 P4 D0 D1 D2 D3 D4 C0 C1", first=first)
    assert [[69, 99, 69]] == position.scores
    assert first == position.turn


# -- the lot and the bids ----------------------------------------------------------------------------------------------


@pytest.mark.rule("B-3")
def test_one_to_three_cards_are_turned_one_at_a_time() -> None:
    position = begin(3)
    assert ["draw"] == position.legal()
    go_on(position, "0 draw, * M0")
    assert ["draw", "auction"] == position.legal()
    go_on(position, "0 draw, * M1")
    assert ["draw", "auction"] == position.legal()
    go_on(position, "0 draw, * M2")  # and the auction is open
    assert (1, "pass") == (position.turn, position.legal()[0])


@pytest.mark.rule("B-3")
def test_a_lot_is_no_larger_than_the_largest_space() -> None:
    position = begin(3)
    buy(position, "M0", "M1", "M2")
    buy(position, "P0", "P1", "P2")
    buy(position, "D0", "D1", "D2")
    go_on(position, "0 draw, * C0, 0 draw, * C1, 1 pass, 2 pass, 0 pass")  # two spaces are the most
    buy(position, "C2")
    buy(position, "C3")
    buy(position, "C4")  # now all have one
    go_on(position, "1 draw, * S0, 2 pass, 0 pass, 1 bid 2")


@pytest.mark.rule("B-3")
def test_the_active_players_own_space_counts_and_money_does_not() -> None:
    position = begin(3)
    lot(position, "M5", "M4", bids="1 bid 2, 2 pass, 0 bid 40")  # seat 0 has three spaces and not a florin
    buy(position, "P0", "P1", "P2")
    buy(position, "D0", "D1", "D2")
    go_on(position, "0 draw, * C0, 0 draw, * C1")
    assert ["draw", "auction"] == position.legal()
    go_on(position, "0 draw, * C2")  # nobody can buy these three, and so they are gone
    assert ((), 1) == (table(position).lot, position.turn)


@pytest.mark.rule("B-3")
def test_the_active_player_may_turn_more_than_he_has_room_for() -> None:
    position = begin(3)
    buy(position, "M0", "M1", "M2")
    lot(position, "P0", bids="2 pass, 0 pass, 1 pass")
    lot(position, "D0", bids="0 pass, 1 pass, 2 pass")
    lot(position, "S1", "S2", "S3", bids="1 pass, 2 pass")  # seat 0 has room for two only


@pytest.mark.rule("B-3")
def test_the_auction_opens_with_the_last_card_of_the_pile() -> None:
    position = begin(3)
    cards = list(table(position).unseen)
    for _ in range(8):
        lot(position, cards.pop(), cards.pop())
        for _ in range(3):
            position.play("pass")
    go_on(position, f"2 draw, * {cards.pop()}")
    assert "auction" in position.legal()
    go_on(position, f"2 draw, * {cards.pop()}")
    assert (0, 0, "pass") == (table(position).pile, position.turn, position.legal()[0])


@pytest.mark.rule("B-4")
def test_everyone_bids_once_from_the_left_and_the_active_player_last() -> None:
    position = begin(4, first=2)
    lot(position, "M5", bids="3 bid 3, 0 pass, 1 bid 5")
    assert (2, ["pass", "bid 6", "bid 7"]) == (position.turn, position.legal()[:3])
    go_on(position, "2 bid 6")
    assert (40, 40, 34, 40) == table(position).florins
    assert ("M5",) == table(position).holds[2]
    assert 3 == position.turn


@pytest.mark.rule("B-4")
def test_who_has_no_room_or_cannot_top_the_bid_is_passed_over() -> None:
    position = begin(4)
    buy(position, "M0", "M1", "M2")
    lot(position, "P0", bids="2 bid 40")  # nobody can top it
    lot(position, "D0", "D1", "D2", bids="3 pass, 1 pass")  # 0 has no room for three, 2 has no florin
    assert 3 == position.turn
    lot(position, "S0", bids="0 bid 39, 1 bid 40")  # 39 is all that 0 has, 2 has nothing, 3 cannot top 40
    assert 0 == position.turn


@pytest.mark.rule("B-5")
def test_the_highest_bidder_pays_and_takes_the_whole_lot() -> None:
    position = begin(3)
    lot(position, "M5", "10", "P0", bids="1 bid 4, 2 bid 9, 0 pass")
    assert (40, 40, 31) == table(position).florins
    assert ((), (), ("M5", "10", "P0")) == table(position).holds
    assert (0, 0, 15) == table(position).values


@pytest.mark.rule("B-5")
def test_a_lot_that_nobody_wants_is_out_for_the_round() -> None:
    position = begin(3)
    lot(position, "M5", "10", bids="1 pass, 2 pass, 0 pass")
    view = table(position)
    assert (((), (), ()), (), 16) == (view.holds, view.lot, view.pile)
    assert "10" not in view.unseen


@pytest.mark.rule("B-6")
def test_the_next_active_player_sits_left_of_the_last_not_of_the_buyer() -> None:
    position = begin(4)
    lot(position, "M5", bids="1 pass, 2 bid 1, 3 pass, 0 pass")
    assert 1 == position.turn


@pytest.mark.rule("B-6")
def test_a_full_hold_neither_turns_cards_nor_bids() -> None:
    position = begin(4)
    lot(position, "M0", "M1", "M2", bids="1 bid 1, 2 pass, 3 pass, 0 pass")
    lot(position, "P0", "P1", bids="2 pass, 3 pass, 0 pass, 1 bid 1")  # five cards: full
    lot(position, "D0", bids="3 pass, 0 pass, 2 pass")
    lot(position, "D1", bids="0 pass, 2 pass, 3 pass")
    lot(position, "D2", bids="2 pass, 3 pass, 0 pass")
    assert 2 == position.turn


@pytest.mark.rule("B-7")
def test_the_last_hold_that_is_not_full_is_filled_free_of_charge() -> None:
    position = begin(3)
    buy(position, "M0", "M1", "M2")
    buy(position, "P0", "P1", "P2")
    lot(position, "D0", bids="0 pass, 1 pass, 2 bid 7")
    buy(position, "M3", "M4")
    lot(position, "P3", "P4", bids="2 pass, 1 bid 1, * M5, * M5, * P5, * P5, * first 0")
    assert 1 == len(position.scores)
    assert [2, 2, 7] == paid(position, "bids")
    assert [7, 7, 30] == paid(position, "hold")


@pytest.mark.rule("B-7")
def test_the_free_filling_goes_as_far_as_the_pile_does() -> None:
    position = begin(3)
    lot(position, "M0", "M1", "M2", bids="1 pass, 2 pass, 0 pass")
    lot(position, "M3", bids="2 pass, 0 pass, 1 pass")
    lot(position, "M4", bids="0 pass, 1 pass, 2 pass")
    buy(position, "D5", "D5", "D4")
    buy(position, "S5", "S5", "S4")
    lot(position, "C5", bids="0 pass, 1 pass, 2 pass")
    buy(position, "D3", "D2")
    lot(position, "S3", "S2", bids="2 pass, 1 bid 1, * M5, * M5")  # then the 18 cards are out
    assert [22, 22, 0] == paid(position, "hold")
    assert [2, 2, 10] == paid_for(position, "rank", "M")


@pytest.mark.rule("B-7")
def test_the_round_ends_when_the_pile_is_empty_and_the_last_lot_settled() -> None:
    position = begin(3)
    trade_round(position, "M5", "", "", spoilt="M0 M1 M2 M3 M4 P0 P1 P2 P3 P4 D0 D1 D2 D3 D4 C0 C1")
    assert 1 == len(position.scores)
    assert [1, 0, 0] == paid(position, "bids")


# -- what holds earn ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-8")
@pytest.mark.parametrize(
    ("values", "options", "prizes"),
    [
        ((10, 20, 15), {}, [0, 30, 15]),
        ((20, 15, 10, 5), {}, [30, 20, 10, 0]),
        ((5, 10, 15, 20, 25), {}, [0, 5, 10, 20, 30]),
        ((8, 10, 12, 14, 18, 24), {}, [0, 5, 10, 10, 20, 30]),
        ((8, 10, 12, 14, 18, 24), {"third_of_six": 15}, [0, 5, 10, 15, 20, 30]),
        ((5, 10, 15, 20, 25), {"third_of_six": 15}, [0, 5, 10, 20, 30]),  # it matters with six players only
    ],
)
def test_holds_are_paid_by_rank(values: tuple[int, ...], options: dict[str, int], prizes: list[int]) -> None:
    position = begin(len(values), **options)
    trade_round(position, *loads_worth(position, *values))
    assert prizes == paid(position, "hold")


@pytest.mark.rule("B-8")
def test_an_empty_hold_is_worth_nothing_and_ranked() -> None:
    position = begin(3)
    trade_round(position, "M1", "", "D0", spoilt="M0 M5 M2 M3 M4 P0 P1 P2 P3 P4 D5 D1 D2 D3 D4 C0")
    assert [30, 7, 7] == paid(position, "hold")  # the hold with the 0 and the empty one are tied


@pytest.mark.rule("B-11")
@pytest.mark.parametrize(
    ("values", "prizes"),
    [
        ((20, 20, 10), [22, 22, 0]),
        ((20, 10, 10), [30, 7, 7]),
        ((15, 15, 15, 5), [20, 20, 20, 0]),
        ((20, 15, 15, 15), [30, 10, 10, 10]),
        ((25, 15, 15, 15, 15), [30, 8, 8, 8, 8]),
        ((15, 15, 10, 10, 10), [25, 25, 5, 5, 5]),
        ((20, 20, 14, 14, 14, 10), [25, 25, 8, 8, 8, 0]),
        ((15, 15, 15, 15, 15, 15), [12] * 6),
    ],
)
def test_tied_holds_share_and_round_down_to_a_florin(values: tuple[int, ...], prizes: list[int]) -> None:
    position = begin(len(values))
    trade_round(position, *loads_worth(position, *values))
    assert prizes == paid(position, "hold")


# -- the pyramids ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-9")
def test_each_card_of_a_good_is_a_step_whatever_its_value() -> None:
    position = begin(3)
    trade_round(position, "M0 M1 M2 P5 10", "M5 M5 P0 P1 P2", "M3 D0 D1 D2 D3")
    assert ((3, 1, 0, 0, 0), (2, 3, 0, 0, 0), (1, 0, 4, 0, 0)) == table(position).pyramids
    assert [10, 5, 0] == paid_for(position, "rank", "M")
    assert [5, 10, 0] == paid_for(position, "rank", "P")


@pytest.mark.rule("B-9", "B-11")
@pytest.mark.parametrize(
    ("empty_ranks", "metal", "dye"), [(True, [10, 2, 2], [5, 5, 5]), (False, [10, 0, 0], [0, 0, 0])]
)
def test_a_marker_on_the_first_space_is_ranked_unless_the_option_is_off(
    empty_ranks: bool, metal: list[int], dye: list[int]
) -> None:
    position = begin(3, empty_ranks=empty_ranks)
    trade_round(position, "M0 M1 C0 C1 C2", "P0 P1 P2 S0 S1", "S2 S3 C3 C4 P3")
    assert metal == paid_for(position, "rank", "M")
    assert dye == paid_for(position, "rank", "D")


@pytest.mark.rule("B-9", "B-10", "B-12")
@pytest.mark.parametrize(("fifth_step", "five"), [(0, 0), (5, 5)])
def test_the_top_steps_earn_an_extra_every_round_and_seven_is_the_last(fifth_step: int, five: int) -> None:
    position = begin(3, fifth_step=fifth_step)
    rest = ("S0 S1 S2 S3 S4", "C0 C1 C2 C3 C4")
    for metal, dye, steps, extras in [
        ("M0 M1 M2 M3 M4", "", 5, five),
        ("M0", "D0 D1 D2 D3", 6, 10),
        ("M0 M1", "D0 D1 D2", 7, 20),
    ]:
        trade_round(position, f"{metal} {dye}", *rest)
        assert steps == table(position).pyramids[0][0]
        assert [extras, 0, 0] == paid_for(position, "extra", "M")
    assert [0, 20, 0] == paid_for(position, "extra", "S")
    assert (7, 7, 7) == (table(position).pyramids[0][2], table(position).pyramids[1][4], table(position).pyramids[2][3])


@pytest.mark.rule("B-10", "B-11")
def test_the_extra_is_not_shared() -> None:
    position = begin(3)
    for _ in range(2):
        trade_round(position, "M0 M1 M2 P0 P1", "M3 M4 M5 D0 D1", "S0 S1 S2 S3 S4")
    assert [7, 7, 0] == paid_for(position, "rank", "M")
    assert [10, 10, 0] == paid_for(position, "extra", "M")


@pytest.mark.rule("B-12")
def test_after_three_rounds_the_richest_wins() -> None:
    position = begin(3)
    for _ in range(3):
        assert (False, None) == (position.over, position.winners)
        trade_round(position, *HOLDS)
    assert [[89, 74, 68]] == position.scores[:1]
    assert (True, None, [0]) == (position.over, position.turn, position.winners)


@pytest.mark.rule("B-12")
def test_the_richest_share_the_win() -> None:
    position = begin(3)
    for _ in range(3):
        lots = list(table(position).unseen)[:18]
        trade_round(position, "", "", "", spoilt=" ".join(lots), first=0)  # nobody buys anything
    assert [[80, 80, 80], [120, 120, 120], [160, 160, 160]] == position.scores
    assert [0, 1, 2] == position.winners
