"""The rules, the player aid and the log next to a table."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.player import Player
from tests.page.screens import Screens, game_of
from tests.page.server import PageServer


def beside(page: Page, name: str) -> None:
    page.locator(f"header .tool-{name}").click()
    page.locator(f"#panel.panel-{name}").wait_for()


def test_rules_begin_in_short_and_can_be_searched(server: PageServer, visit: Visit) -> None:
    page = visit(server.create_table("card", "me", "garzone", "garzone")["link"])
    beside(page, "rules")
    panel = page.locator("#panel")
    expect(panel.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(panel.locator(".shown .card").first).to_be_visible()
    expect(panel.locator("[data-rule]")).to_have_count(0)
    panel.get_by_role("button", name="All rules").click()
    expect(panel.locator("[data-rule]")).to_have_count(13)
    search = panel.get_by_role("searchbox")
    search.fill("BLACK space")
    expect(panel.locator("[data-rule]")).to_have_count(1)
    expect(panel.locator("[data-rule]")).to_have_attribute("data-rule", "C-4")
    expect(panel.locator("mark").first).to_have_text("space")
    search.fill("chess")
    expect(panel.get_by_text("No rule contains these words.")).to_be_visible()


@pytest.mark.parametrize(("game", "extra"), [("card", "5 or more icons of a good: 10"), ("board", "Step 7: 20")])
def test_the_player_aid_has_payments_and_the_cards_to_come(
    server: PageServer, visit: Visit, game: str, extra: str
) -> None:
    page = visit(server.create_table(game, "me", "garzone", "garzone")["link"])
    page.locator("main [data-seat]").wait_for()
    beside(page, "rules")
    panel = page.locator("#panel")
    panel.get_by_role("button", name="Player aid").click()
    expect(panel.locator(".pays tbody tr").first.locator("th, td")).to_have_text(["1st", "30", "10"])
    expect(panel.locator(".rules")).to_contain_text(extra)
    counts = [int(text[2:]) for text in panel.locator(".kinds li > span:last-child").all_text_contents()]
    total = panel.get_by_role("heading", name=re.compile("deck|round")).text_content() or ""
    assert sum(counts) == int(re.findall(r"\d+", total)[0]) > 30


def test_a_log_has_turns_cards_and_jumps_to_days(server: PageServer, visit: Visit) -> None:
    page = visit()
    Screens(server, page).card()  # on the second day
    beside(page, "log")
    panel = page.locator("#panel")
    expect(panel.locator(".chips .card").first).to_be_attached()
    marked, turns = panel.locator(".log li > .mk").count(), panel.locator(".log li:not(.same)").count()
    assert 0 < turns - marked <= 2 < panel.locator(".log li.same").count(), "one mark for all steps of a turn"
    first = panel.locator(".log li").first
    expect(first).not_to_be_in_viewport()
    panel.get_by_role("button", name="Day 1").click()
    expect(first).to_be_in_viewport()


def test_a_log_has_headings_for_days_and_places_after_each(server: PageServer, visit: Visit) -> None:
    page = visit()
    Screens(server, page).card()  # on the second day
    beside(page, "log")
    panel = page.locator("#panel")
    expect(panel.locator(".log h3")).to_have_text(["Day 1", "Day 2"])
    expect(page.locator(".bar .day")).to_contain_text("Day 2")
    places = panel.locator(".log .places")
    expect(places.locator("dt")).to_have_text(["Places"])
    expect(places.locator("dd")).to_have_count(4)
    panel.get_by_role("button", name="Day 2").click()
    expect(panel.locator(".log h3").last).to_be_in_viewport()


@pytest.mark.parametrize("game", ["card", "court"])
def test_the_log_of_a_finished_game_ends_with_its_result(server: PageServer, visit: Visit, game: str) -> None:
    told = game_of(game, "garzone", 2)
    page = visit(f"games/{server.upload(told.position)}")
    page.locator(".bar .tool-log").click()
    result = page.locator("#panel .places").last
    expect(result.locator("dt")).to_have_text("Result")
    totals = told.position.scores[-1]
    expect(result.locator("dd b")).to_have_text([str(total) for total in sorted(totals, reverse=True)])
    best = result.locator("dd").filter(has_text="1st")
    expect(best).to_have_count(len(told.position.winners or []))


def test_a_log_at_court_has_the_colours_of_the_houses(server: PageServer, visit: Visit) -> None:
    page = visit(server.create_table("court", "me", "garzone")["link"])
    Player(page, moves='main [data-move^="send"]').play(moves=1)
    beside(page, "log")
    colour = "mark => getComputedStyle(mark).color"
    table = page.locator("main .mk.p0").first.evaluate(colour)
    assert page.locator("#panel .mk.p0").first.evaluate(colour) == table
    assert table != page.locator("main .mk.p1").first.evaluate(colour)
