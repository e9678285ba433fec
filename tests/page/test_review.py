"""The review next to a replay: from the end of a game to its mistakes, to another try, and back."""

import json
import re
from typing import Any

from playwright.sync_api import expect

import florin
from florin.simulation import random_game
from tests.page.conftest import Visit
from tests.page.player import Player
from tests.page.screens import SLOW
from tests.page.server import PageServer
from tests.page.test_access import faults_by_day_and_candle


def test_from_the_end_to_a_mistake_to_another_try_and_back(server: PageServer, visit: Visit) -> None:
    """Random moves at the small court are mistakes, and quickly found."""
    position = random_game(florin.game("court", size="small"), seed=4, i=0)
    page = visit(f"games/{server.upload(position)}")
    page.get_by_role("button", name="Review", exact=True).click()
    panel = page.get_by_role("complementary", name="Review")
    expect(panel.get_by_role("heading", name=re.compile("Where the result"))).to_be_visible(timeout=SLOW)
    expect(panel.get_by_role("heading", name="Turning points")).to_be_visible()
    chances = panel.get_by_role("status").last
    before = chances.inner_text()
    page.keyboard.press("End")
    expect(chances).not_to_have_text(before)
    for seat in ("0", "1"):
        panel.get_by_role("combobox").select_option(seat)
        if panel.get_by_role("button", name="Try again").count():
            break
    assert faults_by_day_and_candle(page) == []
    panel.get_by_role("button", name="Play both lines").first.click()
    expect(panel.get_by_role("heading", name=re.compile("Both lines from step"))).to_be_focused()
    assert faults_by_day_and_candle(page, ".review") == []
    for watch in panel.get_by_role("button", name="Watch this line").all():
        watch.click()
        expect(watch).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("End")
    expect(page.locator("main.play [data-over]")).to_be_visible()
    panel.get_by_role("button", name="Back to the review").click()
    expect(page.locator("main.play [data-over]")).to_have_count(0)
    panel.get_by_role("button", name="Show the better move").first.click()
    panel.get_by_role("button", name="Try again").first.click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("main.play")).to_be_visible()
    again = re.compile("Another try at the game with (Anna|Britta), from step")
    back = page.locator(".bar").get_by_role("link", name="Back to the review")
    expect(back).to_have_attribute("title", again)
    expect(page.locator(".note", has_text="Find a better move than this")).to_be_visible()
    [retried] = page.evaluate("() => JSON.parse(localStorage['florin-games']).flatMap(({ retried }) => retried ?? [])")
    player = Player(page)
    player.awaited()
    player.make(retried["best"][0])
    expect(page.locator(".note.ok")).to_contain_text("Right: ")
    expect(back).to_be_visible()
    back.click()
    expect(page).to_have_url(re.compile(r"/games/\w+\?review#\d+$"))
    expect(panel.get_by_role("heading", name=re.compile("Where the result"))).to_be_visible()


def test_the_mistakes_of_a_game_are_solved_as_puzzles(server: PageServer, visit: Visit) -> None:
    position = random_game(florin.game("court", size="small"), seed=4, i=0)
    page = visit(f"games/{server.upload(position)}?review")
    panel = page.get_by_role("complementary", name="Review")
    expect(panel.get_by_role("heading", name=re.compile("Where the result"))).to_be_visible(timeout=SLOW)
    solve = panel.get_by_role("link", name="Solve them as puzzles")
    for seat in ("0", "1"):
        panel.get_by_role("combobox").select_option(seat)
        if solve.count():
            break
    solve.click()
    page.locator("main[data-puzzle]").wait_for()
    [first, *_] = page.evaluate("() => JSON.parse(localStorage.getItem('florin-own-puzzles'))")
    player, said = Player(page), page.locator("[data-answer]")
    player.make(first["mistake"]["move"])
    expect(said).to_have_attribute("data-answer", "wrong")
    assert faults_by_day_and_candle(page) == []
    page.get_by_role("button", name="Try again").click()
    player.make(first["mistake"]["best"][0])
    expect(said).to_have_attribute("data-answer", "right")
    assert "The move made in the game" in said.inner_text()
    page.goto(f"{server.url}?puzzles")
    page.get_by_role("link", name=re.compile(r"Your mistakes \(\d+\)")).click()
    page.locator("main[data-puzzle]").wait_for()


def test_lots_and_alternatives_are_shown_while_the_review_goes_on(server: PageServer, visit: Visit) -> None:
    position = random_game(florin.game("board", players=3), seed=4, i=0)
    game = server.upload(position)
    page = visit(viewport={"width": 390, "height": 844})
    ours: dict[str, Any] = {
        "table": game,
        "game": "board",
        "token": None,
        "seat": 1,
        "names": [],
        "stage": "over",
        "won": None,
    }
    page.evaluate("ours => localStorage.setItem('florin-games', ours)", json.dumps([{**ours, "turn": None, "seen": 1}]))
    page.goto(f"{server.url}games/{game}?review")
    panel = page.get_by_role("complementary", name="Review")
    expect(panel.get_by_role("status").last).to_have_text(
        re.compile(r"After step 0 of \d+: Anna: .*, You: .*"), timeout=SLOW
    )
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    panel.locator(".lots li").first.wait_for(timeout=SLOW)
    panel.get_by_role("button", name="Stop the review").click()
    panel.locator(".lots .btn").first.click()
    decision = panel.locator("[data-decision]")
    expect(decision.get_by_role("heading")).to_have_text("You decide")
    for _ in range(4):  # the answer may be obvious
        if decision.locator(".moves button").count():
            break
        page.keyboard.press("ArrowRight")
    bid = decision.get_by_role("spinbutton", name="What if")
    least = bid.get_attribute("min") or ""
    bid.fill(least)
    decision.get_by_role("button", name="Show").click()
    expect(decision.get_by_role("status")).to_contain_text(
        re.compile(rf"Bid {least} . chance of winning: .* the lot: .*%")
    )
    expect(page.locator("main.play .headline .drawn")).to_have_text(f"bid {least}")
    decision.locator(".moves button").first.click()
    expect(decision.locator(".moves button").first).to_have_attribute("aria-pressed", "true")
    assert faults_by_day_and_candle(page, ".review") == []
