"""Whole games from the home page to the end, by mouse, touch and keyboard."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visit
from tests.page.player import BID, TIMEOUT, Player
from tests.page.server import BotGame, PageServer

GAMES = ["card", "board", "court"]
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
FOCUSED = "document.activeElement.matches({!r})"


def winners(page: Page) -> list[str]:
    return (page.locator("main [data-over]").get_attribute("data-over") or "").split()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking(visit: Visit, game: str) -> None:
    page = visit()
    page.locator(f'[data-quick="{game}"]').click()
    expect(page.locator("main [data-seat]")).to_have_attribute("data-seat", "0")
    player = Player(page)
    assert player.play() == "over"
    assert len({move.split(" ")[0] for move in player.made}) > 1
    assert winners(page)
    expect(page.get_by_role("table")).to_be_visible()  # where every florin came from
    expect(page).to_have_title(re.compile("over", re.IGNORECASE))


def test_a_whole_game_on_a_phone_by_touch(visit: Visit) -> None:
    page = visit(**PHONE)
    page.locator('[data-quick="court"]').tap()
    player = Player(page, touch=True, seed=2)
    assert player.play() == "over"
    assert winners(page)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until a matching element has the focus."""
    for _ in range(120):
        if page.evaluate(FOCUSED.format(selector)):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    page = visit()
    page.locator('[data-quick="card"]').wait_for()
    tab_to(page, '[data-quick="card"]')
    page.keyboard.press("Enter")
    player = Player(page)
    while (what := player.awaited()) != "over":
        if what == "scoring":
            tab_to(page, "[data-scoring] .act")
        else:
            tab_to(page, "main [data-move]")
            player.made.append(page.evaluate("document.activeElement.dataset.move"))
        page.keyboard.press("Enter")
    assert winners(page)
    assert {move.split(" ")[0] for move in player.made} >= {"reveal", "take"}


class ByKeyboard(Player):
    """Reach every control by Tab, and press it by Enter or Space."""

    def reach(self, control: Locator) -> None:
        for _ in range(120):
            if control.evaluate("(one) => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {control}")

    def press(self, control: Locator) -> None:
        self.reach(control)
        self.page.keyboard.press(self.luck.choice(["Enter", "Space"]))

    def offer(self, florins: int) -> None:
        bid = self.page.locator(BID)
        self.reach(bid)
        for _ in range(florins - int(bid.input_value())):
            self.page.keyboard.press("ArrowRight")


@pytest.mark.parametrize(("game", "verb"), [("board", "bid"), ("court", "ally")])
def test_the_end_of_a_game_by_keyboard(server: PageServer, visit: Visit, game: str, verb: str) -> None:
    """A bid or an alliance, the last turns, the scoring, and then the rematch."""
    told = BotGame(game, *["garzone"] * (2 if game == "court" else 3))
    turn = next(turn for turn in told.turns[-8:] if turn.move.startswith(verb))
    page = visit(server.play_on(told.position, turn))
    player = ByKeyboard(page)
    player.make(turn.move)
    assert player.play() == "over"
    assert winners(page)
    player.press(page.get_by_role("button", name="Rematch"))
    expect(page.locator("[data-over]")).to_have_count(0)
    assert player.awaited() == "move"


def test_a_card_is_chosen_and_played_at_court_by_keyboard(visit: Visit) -> None:
    page = visit()
    page.locator('[data-quick="court"]').click()
    player = Player(page)
    assert player.awaited() == "move"
    tab_to(page, "[data-card]")
    page.keyboard.press("Space")
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    tab_to(page, '[data-move^="send"]')
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('[data-card][aria-pressed=true]') === null", timeout=TIMEOUT)
    assert player.awaited() in ("move", "over")


def test_a_hint_says_what_and_why_and_can_be_followed(visit: Visit) -> None:
    """It appears among the notices, which screen readers announce."""
    page = visit()
    page.locator('[data-quick="court"]').click()
    assert Player(page).awaited() == "move"
    notes = page.get_by_role("region", name="Notices")
    expect(notes).to_have_attribute("aria-live", "polite")
    expect(notes).to_have_text("")
    page.get_by_role("button", name="Hint").click()
    expect(notes).to_contain_text(re.compile(r": \d+% to win[^.]*\. \w+"))
    move = notes.locator("[data-move]").get_attribute("data-move") or ""
    notes.locator("[data-move]").click()
    expect(notes).not_to_contain_text("to win")
    page.get_by_role("navigation").get_by_role("button", name="Log", exact=True).click()
    expect(page.locator(".panel code")).to_have_count(0)
    page.get_by_role("button", name="Notation").click()
    expect(page.locator(".panel code").filter(has_text=move)).not_to_have_count(0)


def test_a_hint_says_why_also_where_a_move_changes_nothing(server: PageServer, visit: Visit) -> None:
    page = visit(server.create_table("board", "me", "garzone", "garzone")["link"])
    player = Player(page)
    notes = page.get_by_role("region", name="Notices")
    for _ in range(6):
        if player.awaited() != "move":
            break
        page.get_by_role("button", name="Hint").click()
        expect(notes).to_contain_text(re.compile(r": \d+% to win[^.]*\. \w+"))
        notes.locator("[data-move]").click()
        expect(notes).not_to_contain_text("to win")


def test_what_is_not_allowed_is_answered_with_the_rule(server: PageServer, visit: Visit) -> None:
    told = BotGame("card", "garzone", "garzone")
    turn = next(turn for turn in told.turns if turn.move == "take 1" and "reveal" not in turn.legal)
    page = visit(server.play_on(told.position, turn))
    Player(page).awaited()
    page.locator("main button.deck").click(force=True)  # aria-disabled, but it answers
    expect(page.get_by_role("alert")).to_contain_text("You have already revealed three cards")
    page.get_by_role("alert").get_by_role("button", name="C-").click()
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("game", "players", "controls"),
    [
        ("card", 2, ["button.deck", ".reach button"]),
        ("board", 3, ["button.deck"]),
        ("court", 2, ["[data-card]", "[data-pile]"]),
    ],
)
def test_who_tries_out_of_turn_is_told_whose_it_is(
    server: PageServer, visit: Visit, game: str, players: int, controls: list[str]
) -> None:
    places = [server.create_table(game, "me", *["open"] * (players - 1))]
    places += [server.ask(f"tables/{places[0]['table']}/seats", {"name": "Britta"}) for _ in places * (players - 1)]
    watching = visit(places[0]["link"].partition("#")[0])
    turn = int(watching.locator("main [data-seat]").get_attribute("data-turn") or "0")
    if game == "card":
        Player(visit(places[turn]["link"])).make("reveal")  # so that there is a card
    page = visit(places[turn - 1]["link"])
    for control in controls:
        page.locator(f"main {control}").first.click(force=True)
        expect(page.get_by_role("alert")).to_contain_text(
            f"It is {['Anna', 'Britta'][turn > 0]}\N{RIGHT SINGLE QUOTATION MARK}s turn"
        )
        page.get_by_role("alert").get_by_role("button", name="Close").click()
        if watching.locator(f"main {control}").count():
            watching.locator(f"main {control}").first.click(force=True)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(watching.get_by_role("alert")).to_have_count(0)


def test_a_card_out_of_reach_says_why(server: PageServer, visit: Visit) -> None:
    told = BotGame("card", "garzone", "garzone")
    points = server.ask(f"records/{server.upload(told.position)}/story")["points"]
    long = {point["upto"] for point in points if len(point["view"]["market"]) > 3}
    page = visit(server.play_on(told.position, next(turn for turn in told.turns if turn.upto in long)))
    assert Player(page).awaited() == "move"
    far = page.get_by_role("group", name="Only the last three cards of the market can be taken")
    far.get_by_role("img").first.click()
    expect(page.get_by_role("alert")).to_contain_text("Only the last three cards of the market can be taken (C-3)")
    page.get_by_role("alert").get_by_role("button", name="C-3").click()
    expect(page.locator('[data-rule="C-3"]')).to_have_class("asked")


def test_a_card_for_which_there_is_no_space_says_so(server: PageServer, visit: Visit) -> None:
    game = BotGame("card", *["garzone"] * 3)
    turn = next(
        turn
        for before, last, turn in zip(game.turns, game.turns[1:], game.turns[2:], strict=False)
        if before.seat == turn.seat and before.move == last.move == "reveal" and only_one_fits(turn.legal)
    )
    page = visit(server.play_on(game.position, turn))
    assert Player(page).awaited() == "move"
    expect(page.locator("main [data-place]")).to_have_count(0)
    beside = page.locator("main .pick:not(.must)").last
    expect(beside).to_contain_text("no room")
    beside.click(force=True)  # aria-disabled, but it answers
    expect(page.get_by_role("alert")).to_contain_text("(C-4)")


def only_one_fits(legal: list[str]) -> bool:
    return [move for move in legal if move.startswith("take")] == ["take 1"]


def test_no_quick_bid_costs_more_than_the_purse(server: PageServer, visit: Visit) -> None:
    """All players start with the same purse, so none can be topped for sure; the least alone needs no button."""
    page = visit(server.create_table("board", "me", "garzone", "garzone", "garzone")["link"])
    player, stepper = Player(page), page.locator(".bid .step")
    while player.awaited() == "move" and not stepper.count():
        player.move()
    expect(stepper).to_be_visible()
    expect(page.locator(".bid .quick button")).to_have_count(0)


def test_the_home_calls_bots_as_their_table_does(server: PageServer, visit: Visit) -> None:
    page = visit(server.create_table("card", "me", "garzone")["link"])
    assert Player(page).awaited() == "move"
    name = page.locator("main .seat").get_attribute("aria-label") or ""
    page.goto(server.url)
    expect(page.get_by_role("listitem").filter(has_text="Medici: The Card Game")).to_contain_text(name)
