"""Every screen passes axe in both themes and fits a narrow phone."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

import florin
from tests.page.conftest import Visit, Watched
from tests.page.player import LASTING, Player
from tests.page.screens import Screens
from tests.page.server import PageServer, Turn
from tests.page.test_games import PHONE

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
MAIN = ["home", "builder", "lobby", "card", "board", "court", "scoring", "end", "replay"]
SCREENS = [*MAIN, "scoring of board", "end of board", "scoring of court", "end of court", "result"]
SCREENS += ["first", "hint", "refusal", "nowhere", "lost"]
PANELS = ["Log", "Chat", "Rules", "Menu"]
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


CONTRAST = ["color-contrast"]  # the only rule that depends on the theme


def faults(page: Any, only: list[str] = TAGS, within: str = "html") -> list[str]:
    """Return axe's findings: the rule, where, why."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())  # evaluated, because the page's CSP allows no foreign script
    options = {"runOnly": only, "resultTypes": ["violations"]}
    found = page.evaluate("([within, options]) => axe.run(within, options)", [within, options])
    return [
        f"{fault['id']}: {node['target']}: {node['failureSummary']}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


THEMES = {"light": "day", "dark": "candle"}


def faults_by_day_and_candle(page: Any, new: str = "html") -> list[str]:
    """Return axe's findings in both themes; in the dark one only for contrast."""
    found = []
    for light in ("dark", "light"):
        page.emulate_media(color_scheme=light)
        page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=THEMES[light])
        found += faults(page) if light == "light" else faults(page, CONTRAST, new)
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(server: PageServer, visit: Visit, watched: Watched, screen: str) -> None:
    if screen == "nowhere":
        watched.forgiven = ("404",)
    page = visit()
    Screens(server, page).all[screen]()
    assert faults_by_day_and_candle(page) == []
    page.set_viewport_size(PHONE["viewport"])
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]


# Texts that are cut off or overflow the page.
CUT = """() => [...document.querySelectorAll(".bar .where *, .around *, select")].filter((one) =>
  one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1 || one.getBoundingClientRect().right > innerWidth
).map((one) => one.textContent)"""


# Ship values that overflow their seat.
OUTSIDE = """() => [...document.querySelectorAll(".seat .worth, .me .worth")].filter((one) =>
  one.getBoundingClientRect().right > (one.closest(".seat") ?? document.body).getBoundingClientRect().right
).map((one) => one.textContent)"""


# Outer Courts narrower than their name.
NAMELESS = """() => [...document.querySelectorAll(".zone .lbl")].filter((one) =>
  one.offsetWidth > one.parentElement.clientWidth
).map((one) => one.textContent)"""


TABLETS = [(768, 1024), (820, 1180), (1024, 768)]
LAPTOP: ViewportSize = {"width": 1280, "height": 657}


def greens(cards: Iterable[str]) -> int:
    return sum(card.endswith("*") for card in cards)


def test_a_ship_has_room_for_many_green_cards(server: PageServer, visit: Visit) -> None:
    position = florin.game("card", players=4).start(seed=1)
    while max(map(greens, (view := position.view(0)).ships)) < 4:  # type: ignore[union-attr]
        takes = {move: greens(view.market[-int(place)] for place in move[5:]) for move in position.legal()[1:]}  # type: ignore[union-attr]
        best = max(takes, key=takes.__getitem__, default="reveal")
        position.play(best if takes.get(best) else position.legal()[0])
    upto = len(position.log)
    while position.turn is not None:
        position.play(position.legal()[-1])
    record = server.upload(position)
    for size in ({"viewport": {"width": 1280, "height": 800}}, PHONE):
        page = visit(f"games/{record}#{upto}", **size)
        expect(page.locator("main .green .card").nth(3)).to_be_attached()
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["viewport"]["width"]


@pytest.mark.parametrize("language", ["fr-FR", "pl-PL"])
def test_longer_words_fit_a_narrow_phone_too(server: PageServer, visit: Visit, language: str) -> None:
    page = visit(**PHONE, locale=language)
    screens = Screens(server, page)
    for way in (screens.builder, screens.replay, screens.court):
        way()
        assert page.evaluate(CUT) + page.evaluate(NAMELESS) == []
    page.goto(server.create_table("card", "me", "garzone", clock={"move": 600})["link"])
    assert Player(page).awaited() == "move"
    page.get_by_role("timer").wait_for()
    assert page.evaluate(CUT) == []


# Facts about a seat that wrap.
BROKEN = """() => [...document.querySelectorAll(".outer .tag > *, .me .worth .gain")].filter((one) =>
  one.getClientRects().length > 1 || one.offsetHeight > 24
).map((one) => one.textContent)"""


def crowding() -> tuple[florin.Position, list[Turn]]:
    """Return a game at court in which both plan once and then send nobles, and its turns."""
    position, turns = florin.game("court").start(seed=1), []
    for number in range(10):
        turns.append(Turn(len(position.log), position.turn or 0, position.legal(), "", False))
        verb = "plan" if number < 2 else "send"
        position.play(next(move for move in position.legal() if move.startswith(verb)))
    return position, turns


def test_a_phone_shows_ones_hand_and_what_one_has_in_whole_lines(server: PageServer, visit: Visit) -> None:
    page = visit(**PHONE, locale="pl-PL")
    page.locator('[data-quick="court"]').click()
    assert Player(page).awaited() == "move"
    hand = page.locator("main .hand").last.bounding_box()
    assert hand and hand["y"] + hand["height"] <= PHONE["viewport"]["height"]
    position, turns = crowding()
    for turn in turns:  # three or more piles move below
        page.goto(server.play_on(position, turn))
        assert Player(page).awaited() == "move"
        assert page.evaluate(BROKEN) == []
    page.goto(server.create_table("card", "me", "garzone")["link"])
    assert Player(page).awaited() == "move"
    Player(page).make("reveal")
    page.locator(".me .worth .gain").wait_for()
    assert page.evaluate(BROKEN) == [] or page.locator(".me .green").count() > 0


@pytest.mark.parametrize(("game", "language"), [("card", "fr-FR"), ("board", "pl-PL"), ("court", "pl-PL")])
def test_the_fullest_table_fits_a_tablet_and_a_low_window(
    server: PageServer, visit: Visit, game: str, language: str
) -> None:
    page = visit(locale=language)
    Screens(server, page, players=6).all[game]()
    for width, height in TABLETS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(OUTSIDE) + page.evaluate(NAMELESS) == []
    page.set_viewport_size(LAPTOP)
    assert page.evaluate("document.documentElement.scrollHeight") <= LAPTOP["height"]


def test_the_fullest_scoring_needs_no_scrolling_in_a_low_window(server: PageServer, visit: Visit) -> None:
    page = visit(locale="fr-FR", viewport=LAPTOP)
    Screens(server, page, players=6).all["scoring"]()
    assert page.evaluate("document.documentElement.scrollHeight") <= LAPTOP["height"]


def test_axe_finds_nothing_in_the_panels_beside_a_table(server: PageServer, visit: Visit) -> None:
    page = visit()
    Screens(server, page).card()
    for panel in PANELS:
        page.get_by_role("navigation").get_by_role("button", name=panel, exact=True).click()
        page.get_by_role("complementary").get_by_role("heading", name=panel, exact=True).wait_for()
        assert faults_by_day_and_candle(page, "#panel") == []
        page.set_viewport_size(PHONE["viewport"])
        assert faults(page, within="#panel") == []
        page.set_viewport_size({"width": 1280, "height": 720})


@pytest.mark.parametrize("way", ["Escape", "close"])
def test_a_panel_that_is_closed_gives_the_focus_back(server: PageServer, visit: Visit, way: str) -> None:
    """Return the focus to the opening button, unless it is elsewhere on the table."""
    page = visit()
    Screens(server, page).card()
    for panel in PANELS:
        tool = page.get_by_role("navigation").get_by_role("button", name=panel, exact=True)
        tool.focus()
        page.keyboard.press("Enter")
        title = page.get_by_role("complementary").get_by_role("heading", name=panel, exact=True)
        expect(page.locator("#panel input") if panel == "Chat" else title).to_be_focused()
        if way == "Escape":
            page.keyboard.press("Escape")
        else:
            page.locator("#panel").get_by_role("button", name="Close").press("Enter")
        expect(tool).to_be_focused()
    tool.click()
    page.locator("main button.deck").focus()
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_have_count(0)
    expect(page.locator("main button.deck")).to_be_focused()


def test_what_is_opened_over_a_table_is_closed_by_escape(server: PageServer, visit: Visit) -> None:
    page = visit()
    Screens(server, page).court()
    unseen = page.locator("main summary").filter(has_text="unseen")
    sheet = page.get_by_text("Hand and deck of")
    unseen.press("Enter")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    unseen.click()
    expect(sheet).to_be_visible()
    page.locator("main [data-card]").first.click()  # playing on closes it
    expect(sheet).to_have_count(0)


def test_the_panel_of_a_replay_is_closed_by_escape(server: PageServer, visit: Visit) -> None:
    page = visit()
    Screens(server, page).replay()
    tool = page.locator(".bar .tool-log")
    tool.click()
    page.locator("#panel summary").focus()
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_have_count(0)
    expect(tool).to_be_focused()


# Collect every sentence of the live region, as a screen reader would.
LISTEN = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (node.parentElement?.closest("[role=log]")) window.heard.push(node.textContent);
    }
  }).observe(document.body, { subtree: true, childList: true });
}"""


SENTENCES = ".panel ol.log li > div > span, .panel ol.log li > p"

# The announcements follow the table by a frame: wait until they match the open log panel.
CAUGHT_UP = """(sentences) => {
  const heard = [...document.querySelectorAll("[role=log] p")].map((said) => said.textContent);
  const told = [...document.querySelectorAll(sentences)];
  return heard.at(-1) === "Your turn" && heard.at(-2) === told.at(-1)?.innerText;
}"""


@pytest.mark.parametrize("game", ["card", "board", "court"])
def test_who_listens_hears_every_turn_and_when_it_is_theirs(visit: Visit, game: str) -> None:
    """Even when bots move faster than frames are drawn, as they do with reduced motion."""
    page = visit()
    page.locator(f'[data-quick="{game}"]').click()
    player = Player(page, moves=LASTING)
    player.play(moves=1)
    page.get_by_role("navigation").get_by_role("button", name="Log", exact=True).click()
    page.wait_for_function(CAUGHT_UP, arg=SENTENCES)
    page.evaluate(LISTEN)
    sentences = page.locator(SENTENCES)
    before = sentences.count()
    assert player.play(moves=8) == "move"
    page.wait_for_function("() => heard.filter((said) => said === 'Your turn').length === 7")
    told = sentences.all_inner_texts()[before:]
    assert [said for said in page.evaluate("heard") if said != "Your turn"] == told and len(told) > 8
