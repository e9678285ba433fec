"""The pauses before the moves of others: their setting, hurrying, and fast-forward."""

import pytest
from playwright.sync_api import Page, expect

import florin
from tests.page.conftest import Visit
from tests.page.player import Player
from tests.page.server import BotGame, PageServer, Turn
from tests.page.test_motion import PATIENT


@pytest.fixture(scope="module")
def told() -> BotGame:
    return BotGame("card", *["garzone"] * 3, seed=5)


def at_turn(server: PageServer, visit: Visit, told: BotGame, turn: Turn, tempo: int) -> Page:
    """Open a table whose pauses are too long to wait for, and make the turn's move."""
    page = visit()
    page.evaluate(f"localStorage.setItem('florin-tempo', '{tempo}')")
    page.add_init_script(PATIENT)
    page.goto(server.play_on(told.position, turn))
    player = Player(page)
    assert player.awaited() == "move"
    page.locator("main .middle .turnline").click()  # on our own turn a tap changes nothing
    player.make(turn.move)
    return page


def next_is_ours(server: PageServer, page: Page) -> None:
    """Wait until the bots have moved at the server."""
    table, seat = page.url.rsplit("/", 1)[1], int(page.locator("main [data-seat]").get_attribute("data-seat") or "0")
    while server.ask(f"tables/{table}/story")["points"][-1]["view"]["turn"] != seat:
        page.evaluate("new Promise(requestAnimationFrame)")


def handing_over(told: BotGame) -> Turn:
    """Return a take after which the others move, and none of their moves scores."""
    turns = zip(told.turns, told.turns[1:], told.turns[8:], strict=False)
    return next(one for one, two, _ in turns if one.move.startswith("take") and two.seat != one.seat and not one.scores)


def test_reduced_motion_keeps_the_pauses_and_a_tap_ends_them(server: PageServer, visit: Visit, told: BotGame) -> None:
    turn = handing_over(told)
    page = at_turn(server, visit, told, turn, 2)
    next_is_ours(server, page)
    rival = page.locator("main [data-seat]")
    expect(rival).to_have_attribute("data-turn", str((turn.seat + 1) % 3))
    expect(page.locator("main [data-move]")).to_have_count(0)
    page.locator("main .middle .turnline").click()
    assert Player(page).awaited() == "move"


def test_without_pauses_all_moves_are_shown_at_once(server: PageServer, visit: Visit, told: BotGame) -> None:
    page = at_turn(server, visit, told, handing_over(told), 0)
    assert Player(page).awaited() == "move"


def test_a_full_ship_forwards_fast_and_says_so(server: PageServer, visit: Visit, told: BotGame) -> None:
    turn = next(
        turn
        for turn in told.turns
        if turn.move.startswith("take") and not turn.scores and filled(told, turn) and not last_ship(told, turn)
    )
    page = at_turn(server, visit, told, turn, 4)
    expect(page.locator("main .news").filter(has_text="fast-forward")).to_be_visible()


def view_after(told: BotGame, turn: Turn) -> florin.CardView:
    position = florin.replay(told.position.record(), upto=turn.upto, dealer=florin.Seeded(1))
    position.play(turn.move)
    view = position.view(turn.seat)
    assert isinstance(view, florin.CardView)
    return view


def filled(told: BotGame, turn: Turn) -> bool:
    view = view_after(told, turn)
    return view.loads[turn.seat] == view.capacity


def last_ship(told: BotGame, turn: Turn) -> bool:
    return view_after(told, turn).last_turn


def test_a_slider_sets_the_pauses(server: PageServer, visit: Visit) -> None:
    page = visit(server.create_table("court", "me", "garzone")["link"])
    page.get_by_role("button", name="Menu").click()
    slider = page.get_by_role("slider", name="Pause before others")
    expect(slider).to_have_attribute("aria-valuetext", "none")
    slider.fill("4")
    expect(slider).to_have_attribute("aria-valuetext", "very long")
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(slider).to_have_value("4")
