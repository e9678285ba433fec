"""Everything fits every window: what a decision depends on is in view, uncovered, and large enough to read and to tap.

`python -m bench.page_layout` checks all combinations of layout, players, language and window; here they are paired.
"""

import re
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.decisions import DRAWN as SETTLED
from tests.page.decisions import DUE, LANGUAGES, NEEDED, NOTICED, SIZES, ZOOMED, faults, occasion, reach
from tests.page.layouts import LAYOUTS
from tests.page.player import Player
from tests.page.server import PageServer

Size = tuple[int, int]

CASES = [
    (number, name, layout.players[-1 - number % len(layout.players)], language)
    for number, ((name, layout), language) in enumerate(zip(LAYOUTS.items(), cycle(LANGUAGES), strict=False))
]
TIGHT = [(320, 568), (740, 360)]  # with every layout
OTHERS = [size for size in [*SIZES, ZOOMED] if size not in TIGHT]
FULL = {"card": 4, "board": 4, "court": 2}


def all_faults(page: Page, sizes: list[Size], needed: list[str]) -> dict[Size, list[str]]:
    return {size: found for size in sizes if (found := faults(page, size, needed))}


@pytest.mark.parametrize(("number", "name", "players", "language"), CASES)
def test_every_decision_and_screen_fits_every_window(
    server: PageServer, visit: Visit, number: int, name: str, players: int, language: str
) -> None:
    """Each is paired with a third of the windows, the next one with another third."""
    page = visit(locale=LANGUAGES[language])
    layout = LAYOUTS[name]
    layout.reach(server, page, players)
    sizes = TIGHT + OTHERS[number % 3 :: 3]
    assert {size: found for size in sizes if (found := layout.faults(page, size))} == {}


@pytest.mark.parametrize(
    ("game", "name", "players"), [("card", "take", 4), ("board", "raise", 6), ("court", "conspire", 2)]
)
def test_a_hint_hides_neither_rivals_nor_actions(
    server: PageServer, visit: Visit, game: str, name: str, players: int
) -> None:
    """In a small window it takes the place of the headline."""
    page = visit()
    reach(server, page, name, players)
    page.get_by_role("button", name="Hint").click()
    page.locator(".note.hints").wait_for()
    assert page.locator("main .hinted").count() > 0
    assert page.locator(f"main {DUE}").count() > 0
    assert all_faults(page, TIGHT, [*NEEDED[game], ".hinted", *NOTICED]) == {}
    roomy = [(360, 640), (390, 844), (640, 512), (1440, 900)]
    assert all_faults(page, roomy, [*NEEDED[game], ".hinted", *NOTICED]) == {}


PLACES = """() => [...document.querySelectorAll(".rivals .seat, .pyr, .lot, .pick, .pile, .hand .noble, .outer, .act")]
  .filter((one) => one.closest("main"))
  .map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))"""


@pytest.mark.parametrize(("game", "name"), [("card", "take or reveal"), ("board", "raise"), ("court", "ally")])
def test_a_hint_leaves_the_table_where_it_is(server: PageServer, visit: Visit, game: str, name: str) -> None:
    """It takes the place of the bar, which comes back when it is closed."""
    page = visit(viewport={"width": 1280, "height": 800})
    reach(server, page, name, FULL[game])
    page.evaluate(SETTLED)
    before = page.evaluate(PLACES)
    page.locator(".bar .tool-hint").click()
    page.locator(".note.hints").wait_for()
    assert page.evaluate(PLACES) == before
    expect(page.locator(".bar")).to_be_hidden()
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".bar")).to_be_visible()
    assert page.evaluate(PLACES) == before


# The nobles in piles whose value is not where it can be read.
UNREADABLE = """() => [...document.querySelectorAll(".pile .noble")].filter((noble) => {
  const box = noble.querySelector(".v").getBoundingClientRect();
  const seen = (x) => noble.contains(document.elementFromPoint(box.left + x * box.width, box.top + box.height / 2));
  return !seen(0.15) || !seen(0.85);
}).map((noble) => noble.textContent)"""


@pytest.mark.parametrize("size", [(360, 740), (844, 390), (1280, 800)])
def test_the_value_of_every_noble_in_a_pile_can_be_read(server: PageServer, visit: Visit, size: Size) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]})
    reach(server, page, "ally", 2)
    assert page.locator(".pile").filter(has=page.locator(".in:nth-of-type(5)")).count() > 0  # a tall one
    assert page.evaluate(UNREADABLE) == []
    for name in page.locator(".hand .off").all():
        expect(name).to_be_visible()


def test_a_refusal_leaves_in_view_what_it_talks_about(server: PageServer, visit: Visit) -> None:
    page = visit(locale=LANGUAGES["pl"])
    reach(server, page, "take", 4)
    page.locator("main button.deck").click(force=True)  # aria-disabled, but it answers
    page.locator(".note.no").wait_for()
    assert all_faults(page, [*TIGHT, (360, 640)], [*NEEDED["card"], *NOTICED]) == {}
    needed = [part for part in NEEDED["card"] if part != ".rivals .seat"]  # it is over them, not over the choice
    assert all_faults(page, [(1440, 900)], [*needed, *NOTICED]) == {}


STATUS = """() => {
  const [where, whose] = [document.querySelector(".bar .where"), document.querySelector(".bar .whose")];
  const box = whose.getBoundingClientRect();
  const cut = where.getBoundingClientRect().right - box.right < -1 || whose.scrollWidth > whose.clientWidth + 1;
  return box.width > 0 && cut ? whose.textContent : "";
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_says_whose_turn_it_is_in_full_or_not_at_all(server: PageServer, visit: Visit, language: str) -> None:
    page = visit(locale=LANGUAGES[language])
    reach(server, page, "take", 4)
    for width, height in [*SIZES, (1280, 800)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(STATUS) == "", (width, height)


# The widths of the cards that are chosen from, and the size of the headline.
MEASURES = """() => [...document.querySelectorAll(".pick .card, .lot .card, .hand .noble, main h1")].map((one) =>
  one.matches("h1") ? getComputedStyle(one).fontSize : Math.round(one.getBoundingClientRect().width))"""


def measured(page: Page, size: Size) -> Any:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return page.evaluate(MEASURES)


@pytest.mark.parametrize(("game", "name"), [("card", "take"), ("board", "raise"), ("court", "choose a noble")])
def test_an_open_panel_does_not_shrink_the_table(server: PageServer, visit: Visit, game: str, name: str) -> None:
    page = visit(locale=LANGUAGES["pl"])
    reach(server, page, name, FULL[game])
    sizes = [(1440, 900), (2560, 1440)]
    alone = [measured(page, size) for size in sizes]
    page.locator(".bar .tool-log").click()
    page.locator("#panel").wait_for()
    assert [measured(page, size) for size in sizes] == alone
    assert all_faults(page, sizes, NEEDED[game]) == {}


def test_the_power_of_a_minister_is_below_the_name_also_in_polish(server: PageServer, visit: Visit) -> None:
    """It takes three lines, and the log is open."""
    game, _ = occasion("choose a noble", 2)
    turn = next(turn for turn in game.turns if {"send R0", "send G0"} & set(turn.legal))
    page = visit(server.play_on(game.position, turn), locale=LANGUAGES["pl"])
    assert Player(page).awaited() == "move"
    page.locator(".bar .tool-log").click()
    assert all_faults(page, [(1440, 900)], NEEDED["court"]) == {}
    name, power = (page.locator(f"main .hand .noble:has(.pw) {part}").first.bounding_box() for part in (".off", ".pw"))
    assert name and power and name["y"] + name["height"] <= power["y"] + 1


DRAWN = """() => {
  const { width, height } = document.querySelector(".pyr > svg").getBoundingClientRect();
  const { width: wide, height: high } = document.querySelector(".pyr > svg").viewBox.baseVal;
  return wide * Math.min(width / wide, height / high) / innerWidth;
}"""


def test_pyramids_use_the_space_of_a_large_screen(server: PageServer, visit: Visit) -> None:
    page = visit()
    reach(server, page, "raise", 4)
    for width, height in [(1440, 900), (2560, 1440)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(DRAWN) > 0.1


# How far the extra florins reach into a step, and out of the window.
EXTRAS = """() => {
  const boxes = (parts) => [...document.querySelectorAll(parts)].filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect());
  const steps = boxes(".pyr .st");
  return boxes(".pyr .tx.b").flatMap((text) => [text.right - innerWidth, ...steps.map((step) => Math.min(
    text.right - step.left, step.right - text.left, text.bottom - step.top - 4, step.bottom - text.top - 4))]);
}"""


def test_the_extra_florins_of_a_pyramid_cover_no_step(server: PageServer, visit: Visit) -> None:
    page = visit()
    reach(server, page, "raise", 4)
    for width, height in [(320, 568), (390, 844), (640, 512), (1280, 800)]:
        page.set_viewport_size({"width": width, "height": height})
        assert max(page.evaluate(EXTRAS)) <= 0, (width, height)


ASPECT = """() => {
  const { width, height } = document.querySelector(".pyr > svg").viewBox.baseVal;
  return height / width;
}"""


def test_pyramids_become_higher_where_there_is_space(server: PageServer, visit: Visit) -> None:
    page = visit()
    reach(server, page, "raise", 4)
    for size, least in [((740, 360), 1), ((390, 844), 2)]:
        assert faults(page, size, NEEDED["board"]) == []
        assert page.evaluate(ASPECT) > least


def test_the_smallest_phone_says_who_leads_an_auction(server: PageServer, visit: Visit) -> None:
    page = visit(viewport={"width": 320, "height": 568})
    reach(server, page, "raise", 4)
    expect(page.locator("main .turnline p")).to_have_text(re.compile(r"leads with \d+"))
    expect(page.locator("main .turnline p")).to_be_visible()
