"""Puzzles in the page: one is failed, tried again and solved, another comes next; the second lesson."""

import pytest
from playwright.sync_api import expect

from florin.puzzles import lot_by, puzzle_of
from tests.page.conftest import Visit, Watched
from tests.page.player import Player
from tests.page.test_access import faults, faults_by_day_and_candle
from tests.page.test_games import PHONE

PUZZLE = "main[data-puzzle]"
SAID = "[data-answer]"


def test_a_puzzle_is_failed_tried_again_and_solved(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Puzzles").click()
    page.locator('[data-puzzles="card"]').click()
    page.locator(PUZZLE).wait_for()
    first = str(page.locator(PUZZLE).get_attribute("data-puzzle"))
    puzzle = puzzle_of("card", first)
    player = Player(page)
    player.make(puzzle.second)
    verdict = page.locator(SAID)
    expect(verdict).to_have_attribute("data-answer", "wrong")
    expect(verdict).to_contain_text("Not the best move.")
    expect(verdict).not_to_contain_text("Better:")
    expect(page.locator("main .hinted")).to_have_count(0)  # the answer stays hidden
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    assert faults_by_day_and_candle(page) == []
    page.get_by_role("button", name="Try again").click()
    player.make(puzzle.answer)
    expect(verdict).to_have_attribute("data-answer", "right")
    page.keyboard.press("Enter")
    expect(page.locator(PUZZLE)).not_to_have_attribute("data-puzzle", first)
    player.make(puzzle_of("card", str(page.locator(PUZZLE).get_attribute("data-puzzle"))).second)
    page.get_by_role("button", name="Show the answer").click()
    expect(verdict).to_contain_text("Better:")
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_focused()
    page.go_back()
    expect(page.locator(".game-card .meta")).to_contain_text("solved 0 of 2")  # first tries count
    assert faults(page) == []


def test_a_second_lesson_goes_through_its_positions(visit: Visit) -> None:
    page = visit("?puzzles=court&lesson", **PHONE)
    player = Player(page)
    for number in range(1, 6):
        expect(page.locator(".notes")).to_contain_text(f"Position {number} of 5")
        puzzle = puzzle_of("court", str(page.locator(PUZZLE).get_attribute("data-puzzle")))
        player.make(puzzle.answer)
        expect(page.locator(SAID)).to_have_attribute("data-answer", "right")
        page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_text("That was the second lesson.")).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize("viewport", [{"width": 1440, "height": 900}, {"width": 360, "height": 740}])
@pytest.mark.parametrize("game", ["card", "board", "court"])
def test_the_table_stays_where_it_is_when_a_puzzle_is_answered(
    visit: Visit, game: str, viewport: dict[str, int]
) -> None:
    page = visit(f"?puzzles={game}&lesson", viewport=viewport)
    page.locator(PUZZLE).wait_for()
    places = "() => [...document.querySelectorAll('main [data-piece]')].map((piece) => piece.getBoundingClientRect().y)"
    Player(page).make(puzzle_of(game, str(page.locator(PUZZLE).get_attribute("data-puzzle"))).second)
    made = page.evaluate(places)
    page.locator(SAID).wait_for()
    page.wait_for_timeout(300)
    assert page.evaluate(places) == made


def test_a_card_without_room_says_so_in_a_second_lesson(visit: Visit, watched: Watched) -> None:
    watched.forgiven = ("400 (Bad Request)",)  # the browser logs the refusal
    page = visit("?puzzles=card&lesson")
    page.get_by_role("button", name="no room").first.click(force=True)  # it is disabled, but says why
    notes = page.locator(".notes")
    expect(notes).to_contain_text("Why not?")
    notes.get_by_role("button", name="Close").click()
    expect(notes).to_contain_text("Take, or reveal another card?")


def test_a_lot_is_priced_on_the_table_and_the_error_is_plotted(visit: Visit) -> None:
    page = visit("?puzzles")
    page.locator("[data-prices]").click()
    page.locator(PUZZLE).wait_for()
    lot = lot_by(str(page.locator(PUZZLE).get_attribute("data-puzzle")))
    Player(page).make(f"bid {lot.worth}")
    told = page.locator("[data-worth]")
    expect(told).to_contain_text(f"Worth {lot.worth} florins")
    expect(told).to_contain_text("You priced it exactly.")
    assert faults_by_day_and_candle(page) == []
    page.keyboard.press("Enter")
    expect(page.locator(PUZZLE)).not_to_have_attribute("data-puzzle", lot.id)
    page.go_back()
    expect(page.get_by_role("img", name="off by 0 on average")).to_be_visible()
