"""Animations: pieces fly, but a change is on the screen at once."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.conftest import Visit
from tests.page.player import Player
from tests.page.screens import SLOWLY
from tests.page.server import BotGame, PageServer

# Record each flight: the origin of a new piece, whether it only makes room (a card played from the hand is a new
# element), and whether the table already showed the change.
NOTED = """
window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (steps, time) {
  const shown = document.querySelectorAll("main .reach .card, main .pile .noble").length;
  const { piece, from } = this.dataset;
  window.flights.push({ piece, from, steps, shown, shifts: this.lain === true });
  return animate.call(this, steps, time);
};
"""
LAIN = "() => { for (const piece of document.querySelectorAll('main [data-piece]')) piece.lain = true; }"
CLOCK = "let time = 0; performance.now = () => (time += %d);"
PATIENT = "const wait = setTimeout; setTimeout = (work, time, ...given) => wait(work, 100 * time, ...given);"
# Count how often the deck's move is removed or restored.
OFFERS = """() => {
  window.offers = 0;
  const note = () => (window.offers += 1);
  new MutationObserver(note).observe(document.querySelector("main .deck"), { attributeFilter: ["data-move"] });
}"""
# Record how many cards have images in a scoring's first frame, and which elements moved since.
FIRST = """
const where = (part) => JSON.stringify(part.getBoundingClientRect());
new MutationObserver((_, watch) => {
  const parts = [...document.querySelectorAll("[data-scoring], [data-scoring] *")];
  if (parts.length === 0) return;
  watch.disconnect();
  const lain = parts.map(where);
  window.printed = document.querySelectorAll("[data-scoring] .card .g").length;
  window.moved = () => parts.filter((part, i) => where(part) !== lain[i]).map((part) => part.outerHTML);
}).observe(document, { subtree: true, childList: true });
"""
OVER = re.compile("over")


def flights(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.flights")
    return found


@pytest.fixture(scope="module")
def told() -> BotGame:
    return BotGame("card", "garzone", "garzone")


def test_a_card_flies_from_the_deck_to_the_market_and_from_there_to_its_ship(
    server: PageServer, visit: Visit, told: BotGame
) -> None:
    page = visit(reduced_motion="no-preference")
    page.add_init_script(NOTED)
    page.goto(server.play_on(told.position, told.turns[0]))
    player = Player(page)
    player.make("reveal")
    page.wait_for_function("() => window.flights.length > 0")
    (dealt,) = flights(page)
    assert dealt["from"] == "deck" and dealt["shown"] == 1
    assert "scale" in dealt["steps"][0], "from where the deck lies, in its size"
    player.make("take 1")
    page.wait_for_function("() => window.flights.length > 1")
    taken = flights(page)[1]
    assert taken["piece"] == dealt["piece"] and taken["shown"] == 0


@pytest.mark.parametrize(("step", "late"), [(1, False), (1000, True)])
def test_when_it_is_late_only_what_was_played_is_seen_to_move(
    server: PageServer, visit: Visit, step: int, late: bool
) -> None:
    """A page that renders slowly shows the change, but animates only the card that was played."""
    told = BotGame("court", "garzone", "garzone")
    turn = next(turn for turn in told.turns if turn.move.startswith("conspire"))
    page = visit(reduced_motion="no-preference")
    page.add_init_script(NOTED + CLOCK % step)
    page.goto(server.play_on(told.position, turn))
    player = Player(page)
    assert player.awaited() == "move"
    page.evaluate(LAIN)
    player.make(turn.move)
    page.wait_for_function("() => window.flights.length > 0")
    noted = flights(page)
    shifts = [flight for flight in noted if flight["shifts"]]
    falls = [flight for flight in noted if flight["steps"][1].get("opacity") == 0]
    assert any(flight not in shifts + falls for flight in noted)
    assert (not shifts and not falls) if late else (shifts and falls), noted


def test_a_move_that_is_answered_soon_is_drawn_once(server: PageServer, visit: Visit, told: BotGame) -> None:
    """The offered moves stay until the answer: removing and restoring them would delay it."""
    page = visit()
    page.add_init_script(PATIENT)
    page.goto(server.play_on(told.position, told.turns[0]))
    player = Player(page)
    assert player.awaited() == "move"
    page.evaluate(OFFERS)
    player.make("reveal")
    expect(page.locator("main .reach .card")).to_have_count(1)
    assert page.evaluate("window.offers") == 0


def test_while_an_answer_is_late_no_other_move_is_offered(server: PageServer, visit: Visit, told: BotGame) -> None:
    lines: list[WebSocketRoute] = []
    held: list[str | bytes] = []

    def carry(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server().on_message(lambda said: held.append(said) if pressed else line.send(said))

    pressed = False
    page = visit()
    page.route_web_socket(re.compile("/socket$"), carry)
    page.goto(server.play_on(told.position, told.turns[0]))
    player = Player(page)
    assert player.awaited() == "move"
    pressed = True
    player.make("reveal")
    expect(page.locator("main")).to_have_attribute("aria-busy", "true")
    expect(page.locator("main [data-move]")).to_have_count(0)
    pressed = False
    for said in held:
        lines[-1].send(said)
    assert player.awaited() == "move"
    expect(page.locator("main .reach .card")).to_have_count(1)


TOPS = """async (card) => {
  const tops = [];
  for (let frame = 0; frame < 12; frame++) {
    await new Promise(requestAnimationFrame);
    tops.push(card.getBoundingClientRect().top);
  }
  return tops;
}"""


def test_a_card_that_rises_under_the_pointer_does_not_fall_again(server: PageServer, visit: Visit) -> None:
    page = visit(server.create_table("court", "me", "garzone")["link"], viewport={"width": 1280, "height": 800})
    assert Player(page).awaited() == "move"
    card = page.locator("main [data-card]").first
    size = card.bounding_box()
    assert size
    page.mouse.move(size["x"] + size["width"] / 2, size["y"] + size["height"] - 2)  # it rises by more than that
    assert len(set(card.evaluate(TOPS)[2:])) == 1


@pytest.mark.parametrize("setting", ["of the system", "of the page"])
def test_nothing_moves_for_who_wants_no_motion(server: PageServer, visit: Visit, told: BotGame, setting: str) -> None:
    page = visit(reduced_motion="reduce" if setting == "of the system" else "no-preference")
    page.add_init_script(NOTED)
    if setting == "of the page":
        page.evaluate("localStorage.setItem('florin-motion', 'off')")
    page.goto(server.play_on(told.position, told.turns[0]))
    player = Player(page)
    player.make("reveal")
    assert player.awaited() == "move"
    player.make("take 1")
    assert flights(page) == []


@pytest.mark.parametrize("width", [1280, 360])
def test_pictures_in_a_scoring_follow_its_first_frame_and_nothing_gives_way_to_them(
    server: PageServer, visit: Visit, told: BotGame, width: int
) -> None:
    turn = next(turn for turn in told.turns if turn.scores)
    page = visit(reduced_motion="no-preference", viewport={"width": width, "height": 740})
    page.add_init_script(SLOWLY + ";" + FIRST)
    page.goto(server.play_on(told.position, turn))
    Player(page).make(turn.move)
    expect(page.locator("[data-scoring] .card .g").first).to_be_attached()
    assert page.evaluate("window.printed") == 0
    assert page.evaluate("window.moved()") == []


def test_what_is_typed_while_a_scoring_comes_does_not_change_its_steps(
    server: PageServer, visit: Visit, told: BotGame
) -> None:
    turn = next(turn for turn in told.turns if turn.scores)
    page = visit(reduced_motion="no-preference")
    page.add_init_script(SLOWLY)
    page.goto(server.play_on(told.position, turn))
    assert Player(page).awaited() == "move"
    for place in re.findall("[23]", turn.move):
        page.locator(f'main [data-place="{place}"]').click()
    page.get_by_role("button", name="Chat").click()
    said = page.get_by_label("Say something")
    said.press_sequentially("Well ")
    page.locator(f'main [data-move="{turn.move}"]').dispatch_event("click")  # as if the other player moved
    step = page.locator("[data-scoring] [aria-current=step]")
    expect(step).to_have_text("Ships")
    page.keyboard.type("played!")
    expect(said).to_have_value("Well played!")
    expect(said).to_be_focused()
    page.locator("[data-scoring] .act").focus()
    page.keyboard.press("Control+End")
    expect(step).not_to_have_text("Total")
    page.keyboard.press("End")
    expect(step).to_have_text("Total")


def test_the_game_is_over_only_when_its_last_scoring_is_told(server: PageServer, visit: Visit, told: BotGame) -> None:
    page = visit(reduced_motion="no-preference")
    page.add_init_script(SLOWLY)
    page.goto(server.play_on(told.position, told.turns[-1]))
    Player(page).make(told.turns[-1].move)
    expect(page.locator("[data-scoring]")).to_have_count(1)
    expect(page.locator(".bar")).not_to_contain_text("over")
    expect(page).not_to_have_title(OVER)
    page.keyboard.press("End")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".bar")).to_contain_text("over")
    expect(page).to_have_title(OVER)
