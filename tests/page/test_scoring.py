"""A scoring at the reader's own pace: its steps, its figures, and how to see it again."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from florin.effects.model import Scoring
from tests.page.conftest import Visit
from tests.page.player import Player
from tests.page.screens import SLOWLY, game_of
from tests.page.server import BotGame, PageServer, Turn

GOODS = ["Grain", "Spice", "Fur", "Dye", "Cloth"]
STEPS = ["Ships", *GOODS, "Total"]
STEP = "[data-scoring] [aria-current=step]"
# Stop the steps from following each other: only the reader changes them.
STILL = SLOWLY.replace("4s", "4000s")


@pytest.fixture(scope="module")
def told() -> BotGame:
    return game_of("card", "garzone", 4)


def scored(told: BotGame) -> Turn:
    return next(turn for turn in told.turns if turn.scores)


def at_scoring(server: PageServer, visit: Visit, told: BotGame, pace: str = STILL, **kind: Any) -> Page:
    """Open a table at a turn that scores a day, and make its move."""
    page = visit(**kind)
    page.add_init_script(pace)
    page.goto(server.play_on(told.position, scored(told)))
    Player(page).make(scored(told).move)
    expect(page.locator(STEP)).to_have_text("Ships")
    return page


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_steps_follow_each_other_and_none_is_left_out(
    server: PageServer, visit: Visit, told: BotGame, motion: str
) -> None:
    """Reduced motion does not shorten the time to read."""
    page = visit(reduced_motion=motion)
    token = "getComputedStyle(document.documentElement).getPropertyValue('--read')"
    assert page.evaluate(token) in ("2s", "2000ms")
    page = at_scoring(server, visit, told, SLOWLY.replace("4s", ".3s") + ";" + SEEN, reduced_motion=motion)
    expect(page.locator(STEP)).to_have_text("Total")
    assert page.evaluate("window.seen") == STEPS
    expect(page.get_by_role("button", name="Continue")).to_be_visible()  # it waits to be closed


# Record every step that is shown.
SEEN = """
window.seen = [];
new MutationObserver(() => {
  const step = document.querySelector("[data-scoring] [aria-current=step]")?.textContent;
  if (step && window.seen.at(-1) !== step) window.seen.push(step);
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


def test_the_reader_goes_forth_and_back_by_key_tap_and_step(server: PageServer, visit: Visit, told: BotGame) -> None:
    page = at_scoring(server, visit, told)
    step = page.locator(STEP)
    page.keyboard.press("ArrowRight")
    expect(step).to_have_text("Grain")
    page.keyboard.press("ArrowLeft")
    expect(step).to_have_text("Ships")
    page.keyboard.press("ArrowLeft")
    expect(step).to_have_text("Ships")
    page.locator("[data-scoring] .tell").click()
    expect(step).to_have_text("Grain")
    page.get_by_role("button", name="Next").click()
    expect(step).to_have_text("Spice")
    page.get_by_role("button", name="Back").click()
    expect(step).to_have_text("Grain")
    page.locator("[data-scoring] .steps").get_by_role("button", name="Dye").click()
    expect(step).to_have_text("Dye")
    page.keyboard.press("End")
    page.locator("[data-scoring] .tell").click()  # does not close it
    expect(step).to_have_text("Total")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("[data-scoring]")).to_have_count(0)


def test_a_scoring_that_waits_behind_another_one_is_shown_next(server: PageServer, visit: Visit, told: BotGame) -> None:
    """Without pauses, closing a scoring shows all that the bots have played meanwhile, up to the next scoring."""
    page = at_scoring(server, visit, told, reduced_motion="no-preference")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play").click()
    table = page.url.rsplit("/", 1)[1]
    while server.ask(f"tables/{table}")["stage"] != "over":
        page.evaluate("new Promise(requestAnimationFrame)")
    page.keyboard.press("Escape")
    for day in (1, 2, 3):
        expect(page.locator(".bar .day")).to_have_text(f"Day {day}")
        page.keyboard.press("End")
        page.get_by_role("button", name="Continue").click()
    expect(page.locator("[data-scoring]")).to_have_count(0)
    expect(page.get_by_role("link", name="Review")).to_be_visible()


def test_the_bar_names_the_day_that_is_scored(server: PageServer, visit: Visit, told: BotGame) -> None:
    page = at_scoring(server, visit, told)
    expect(page.locator(".bar .day")).to_have_text("Day 1")
    page.keyboard.press("End")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".bar .day")).to_have_text("Day 2")


def test_a_chosen_step_stays(server: PageServer, visit: Visit, told: BotGame) -> None:
    page = at_scoring(server, visit, told)
    page.keyboard.press("ArrowRight")
    page.evaluate("document.documentElement.style.setProperty('--read', '1ms')")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)))")
    expect(page.locator(STEP)).to_have_text("Grain")


def test_rows_are_ordered_by_payout_and_ties_are_explained(server: PageServer, visit: Visit, told: BotGame) -> None:
    page = at_scoring(server, visit, told)
    days = [effect for step in told.position.steps() for effect in step.effects if isinstance(effect, Scoring)]
    (shares,) = {day.shares for day in days if day.number == 1}
    ties = 0
    for step, places in zip(STEPS, shares, strict=False):
        expect(page.locator(STEP)).to_have_text(step)
        gains = [int(gain or 0) for gain in page.locator(".rows .gain").all_inner_texts()]
        assert gains == sorted(gains, reverse=True)
        said = [text for share in places if share.last > share.first for text in [tie(share)]]
        expect(page.locator(".tie")).to_have_text(said)
        ties += len(said)
        page.keyboard.press("ArrowRight")
    assert ties, "the game has a tie to explain"


def tie(share: Any) -> str:
    ordinals = ["", "1st", "2nd", "3rd", "4th"]
    between = "and" if share.last == share.first + 1 else "to"
    places = f"{ordinals[share.first]} {between} {ordinals[share.last]}"
    rounded = ", in steps of 5" if share.each * (share.last - share.first + 1) < share.florins else ""
    return f"{places} share {share.florins}: {share.each} each{rounded}."


def test_a_scoring_is_seen_again_from_the_log_with_its_payments(
    server: PageServer, visit: Visit, told: BotGame
) -> None:
    page = at_scoring(server, visit, told)
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(page.locator("[data-scoring]")).to_have_count(0)
    page.get_by_role("navigation").get_by_role("button", name="Log", exact=True).click()
    log = page.get_by_role("group", name="Log")
    expect(log.get_by_text("Day 1 is over.")).to_be_visible()
    expect(log.locator("p").filter(has_text="You earn")).to_have_count(1)
    expect(log.locator("p").filter(has_text="earns")).to_have_count(3)
    log.get_by_role("button", name="Show scoring").click()
    expect(page.locator(STEP)).to_have_text("Ships")
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(page.locator("[data-scoring]")).to_have_count(0)


def test_a_finished_game_shows_its_scoring_again(server: PageServer, visit: Visit, told: BotGame) -> None:
    page = visit()
    page.add_init_script(STILL)
    page.goto(server.play_on(told.position, told.turns[-1]))
    player = Player(page)
    player.make(told.turns[-1].move)
    assert player.play() == "over"
    page.get_by_role("button", name="Show scoring").click()
    expect(page.locator("[data-scoring]")).to_have_attribute("data-scoring", "2")
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(page.get_by_role("table")).to_be_visible()  # where every florin came from


def test_a_replay_shows_scorings(server: PageServer, visit: Visit, told: BotGame) -> None:
    """On the way forward, from the log, and in autoplay, which closes them."""
    page = visit()
    page.add_init_script(STILL)
    number = told.turns.index(scored(told))
    page.goto(f"{server.url}games/{server.upload(told.position)}#{scored(told).upto}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value(str(number))
    page.keyboard.press("ArrowRight")
    expect(page.locator(STEP)).to_have_text("Ships")
    page.keyboard.press("ArrowRight")
    expect(page.locator(STEP)).to_have_text("Grain")
    expect(slider).to_have_value(str(number + 1))
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(page.locator("[data-scoring]")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(number))
    expect(page.locator("[data-scoring]")).to_have_count(0)
    page.evaluate("document.documentElement.style.setProperty('--read', '1ms')")
    page.get_by_role("button", name="Autoplay").click()
    page.wait_for_function(f"() => document.querySelector('[type=range]').value >= {number + 2}")
    page.get_by_role("button", name="Autoplay").click()
    page.locator(".bar .tool-log").click()
    page.get_by_role("button", name="Show scoring").last.click()
    expect(page.locator("[data-scoring]")).to_have_attribute("data-scoring", "2")


def test_a_scoring_shows_that_it_goes_on_and_can_be_paused(server: PageServer, visit: Visit, told: BotGame) -> None:
    page = at_scoring(server, visit, told)
    expect(page.locator(".steps .runs")).to_have_count(1)  # the bar that fills until the next step
    page.get_by_role("button", name="Pause").click()
    expect(page.locator(".steps .runs")).to_have_count(0)
    expect(page.locator(STEP)).to_have_text("Ships")
    page.evaluate("document.documentElement.style.setProperty('--read', '50ms')")
    page.get_by_role("button", name="Resume").click()
    expect(page.locator(STEP)).to_have_text("Total")
    expect(page.locator("[data-scoring] .pace")).to_have_count(0)  # nothing comes by itself any more
