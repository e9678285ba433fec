"""Keyboard shortcuts, the skip link, and the ways through a replay."""

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.player import Player
from tests.page.screens import Screens
from tests.page.server import BotGame, PageServer


def test_a_question_mark_or_its_button_lists_the_keys(visit: Visit) -> None:
    page = visit()
    dialog = page.get_by_role("dialog", name="Keyboard shortcuts")
    page.get_by_role("button", name="Keyboard shortcuts").click()
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.keyboard.press("?")
    expect(dialog).to_contain_text("Ask for a hint")
    # Escape closes the dialog at once, but its event comes later: a question mark in between opens it again.
    page.evaluate(
        """() => {
            document.querySelector("dialog.keys").close();
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
            return new Promise((seen) => setTimeout(seen, 50));
        }"""
    )
    expect(dialog).to_be_visible()
    dialog.get_by_role("button").click()
    expect(dialog).to_have_count(0)


def test_keys_press_the_tools_of_a_table_but_not_while_one_writes(server: PageServer, visit: Visit) -> None:
    page = visit()
    Screens(server, page).card()
    page.keyboard.press("l")
    page.locator("#panel.panel-log").wait_for()
    page.keyboard.press("c")
    chat = page.locator("#panel.panel-chat").get_by_role("textbox")
    expect(chat).to_be_focused()
    page.keyboard.type("rum?")
    expect(chat).to_have_value("rum?")
    expect(page.locator("#panel.panel-chat")).to_have_count(1)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_first_tab_leads_past_the_bar_to_what_is_due(server: PageServer, visit: Visit) -> None:
    page = visit()
    Screens(server, page).board()
    page.locator("body").evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main .act[data-move]").first).to_be_focused()
    page.keyboard.press("Enter")
    Player(page).awaited()


def test_after_a_move_by_key_the_focus_is_on_the_table(server: PageServer, visit: Visit) -> None:
    """While others move, it is on the headline; then on what is due."""
    page = visit()
    page.add_init_script("localStorage.setItem('florin-tempo', '1')")
    Screens(server, page).card()
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.matches('.table h1, .table [data-move]')")


def test_a_replay_jumps_to_days_and_scorings_and_shares_the_moment(server: PageServer, visit: Visit) -> None:
    told = BotGame("card", "garzone", "garzone", seed=1)
    page = visit(f"games/{server.upload(told.position)}", viewport={"width": 1600, "height": 900})
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.keyboard.press("PageDown")
    expect(slider).not_to_have_value("0")
    second = slider.input_value()
    jump = page.get_by_label("Jump to")
    expect(jump.locator("option:checked")).to_have_text("Day 2")
    page.keyboard.press("PageUp")
    expect(slider).to_have_value("0")
    jump.select_option(label="Scoring of day 1")
    page.locator("[data-scoring]").wait_for()
    expect(slider).to_have_value(second)
    jump.select_option(label="Day 2")
    expect(page.locator("[data-scoring]")).to_have_count(0)
    page.get_by_label("Speed").select_option(label="4\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}")
    page.get_by_role("button", name="Copy link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link == page.url and "#" in link
    page.get_by_role("button", name="Autoplay").click()
    page.wait_for_function("(least) => document.querySelector('[type=range]').value >= least", arg=int(second) + 2)


def test_keys_choose_cards_and_make_moves(server: PageServer, visit: Visit) -> None:
    page = visit()
    Screens(server, page).card()
    second = page.locator('[data-place="2"]')
    expect(second).to_have_attribute("aria-pressed", "true")
    page.keyboard.press(str(page.locator("[data-place]").count()))  # the choice beside the card to take
    expect(second).to_have_attribute("aria-pressed", "false")
    revealed = page.locator(".reach .pick").count() + page.locator(".old .card").count()
    page.keyboard.press("d")
    expect(page.locator(".reach .pick, .old .card")).to_have_count(revealed + 1)
    assert Player(page).awaited() == "move"
    page.keyboard.press("t")
    expect(page.locator("main .act[data-move^=take]")).to_have_count(0)


def test_a_hint_by_key_takes_the_focus_and_gives_it_back(server: PageServer, visit: Visit) -> None:
    page = visit()
    Screens(server, page).board()
    page.keyboard.press("h")
    expect(page.locator(".hints [data-move]")).to_be_focused(timeout=60_000)
    page.keyboard.press("Escape")
    expect(page.locator(".hints")).to_have_count(0)
    page.wait_for_function("() => document.activeElement.matches('main [data-move]')")
