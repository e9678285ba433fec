"""Defects that people saw in earlier pages: each has a test that failed there.

Screenshots showed them; a defect has the name of its screenshot. `TESTED` names the tests in other files.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.page import test_happenings, test_page_layout, test_scoring
from tests.page.conftest import Visit
from tests.page.decisions import DECISIONS, LANGUAGES, NEEDED, NOTICED, faults, reach
from tests.page.server import PageServer

DEFECTS = [
    "01_board_360x640_bid_stepper_hidden_under_bar",
    "02_board_phone_landscape_no_bid_pass_or_lot_visible",
    "03_board_200pct_zoom_giant_pyramids_hide_lot_and_bid",
    "04_friend_view_after_rivals_takeback_no_notice",
    "05_court_desktop_rival_conspired_victim_not_named",
    "06_card_landscape_score_overflows_panel_and_no_action_visible",
    "07_board_desktop_tiny_pyramids_empty_stage_only_my_ghosts",
    "08_board_I_just_won_lot_no_sold_moment",
    "09_board_bid_ahead_offered_when_hold_full",
    "10_scoring_step_0.6s_tie_split_unexplained_wrong_order",
    "11_reduced_motion_scoring_jumps_to_sum_steps_unreachable",
    "12_court_360x640_hand_and_coach_hidden",
    "13_court_hint_phone_wall_of_text_covers_rival",
]
TESTED: dict[str, list[Callable[..., None]]] = {
    "04": [test_happenings.test_a_take_back_is_announced_at_the_table_in_the_log_and_to_listeners],
    "05": [test_happenings.test_the_strip_at_court_names_who_fell_by_a_rivals_hand],
    "07": [
        test_page_layout.test_pyramids_use_the_space_of_a_large_screen,
        test_happenings.test_rivals_holds_are_ghosts_on_the_pyramids,
    ],
    "08": [test_happenings.test_a_sale_is_a_moment_with_its_price_and_cards],
    "09": [test_happenings.test_a_full_hold_is_offered_no_advance_bid],
    "10": [
        test_scoring.test_steps_follow_each_other_and_none_is_left_out,
        test_scoring.test_rows_are_ordered_by_payout_and_ties_are_explained,
    ],
    "11": [
        test_scoring.test_steps_follow_each_other_and_none_is_left_out,
        test_scoring.test_the_reader_goes_forth_and_back_by_key_tap_and_step,
    ],
}


class Window(NamedTuple):
    decision: str
    players: int
    size: tuple[int, int]
    language: str = "en"
    hint: bool = False  # with a hint open


# Defects of the layout, in the windows where they were seen.
WINDOWS = {
    "01": Window("open the bidding", 4, (360, 640)),
    "02": Window("open the bidding", 4, (844, 390)),
    "03": Window("open the bidding", 4, (720, 450)),  # 1440x900 at 200%
    "06": Window("take or reveal", 4, (844, 390)),
    "12": Window("choose a noble", 2, (360, 640), "pl"),
    "13": Window("conspire", 2, (390, 844), hint=True),
}


def test_every_defect_has_a_test() -> None:
    numbers = [name[:2] for name in DEFECTS]
    assert sorted([*TESTED, *WINDOWS]) == numbers == [f"{number:02}" for number in range(1, len(DEFECTS) + 1)]


@pytest.mark.parametrize("number", WINDOWS)
def test_a_window_that_hid_something_shows_it(server: PageServer, visit: Visit, number: str) -> None:
    window = WINDOWS[number]
    width, height = window.size
    kind: dict[str, Any] = {"viewport": {"width": width, "height": height}}
    page = visit(locale=LANGUAGES[window.language], **kind)
    reach(server, page, window.decision, window.players)
    if window.hint:
        page.locator(".bar .tool-hint").click()
        page.locator(".note.hints").wait_for()
    needed = [*NEEDED[DECISIONS[window.decision].game], *(NOTICED if window.hint else [])]
    assert faults(page, window.size, needed) == []
