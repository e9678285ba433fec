"""The end of a game explains itself, celebrates a win, and remembers bests."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.player import Player
from tests.page.server import BotGame, PageServer

WORSE = [
    {"table": "old", "game": "court", "seat": 0, "place": 2, "scores": [-1, 9], "bots": [None, "garzone"], "date": 1}
]


def finished(seed: int) -> BotGame:
    return BotGame("card", *["garzone"] * 3, seed=seed)


@pytest.mark.parametrize("won", [True, False])
def test_the_result_says_why_and_a_win_is_celebrated(server: PageServer, visit: Visit, won: bool) -> None:
    """The sentence has the two sums of the breakdown; only a winner's florins rain, and not without motion."""
    games = (finished(seed) for seed in range(40))
    told = next(one for one in games if (one.turns[-1].seat in (one.position.winners or [])) is won)
    page = visit(server.play_on(told.position, told.turns[-1]))
    player = Player(page)
    player.make(told.turns[-1].move)
    assert player.play() == "over"
    expect(page.locator(".end.won")).to_have_count(int(won))
    expect(page.locator(".rain")).to_have_count(int(won))
    expect(page.locator(".rain:visible")).to_have_count(0)  # these visits reduce motion
    expect(page.locator(".end .why")).to_have_text(re.compile(r"Your .* earned \d+, \w+\u2019s \d+\."))
    expect(page.locator(".podium .win .laurel")).not_to_have_count(0)


def test_a_personal_best_is_told_and_the_result_is_remembered(server: PageServer, visit: Visit) -> None:
    page = visit()
    page.evaluate("worse => localStorage.setItem('florin-results', worse)", json.dumps(WORSE))
    page.goto(server.create_table("court", "me", "garzone", options={"size": "small"})["link"])
    assert Player(page).play() == "over"
    if page.locator(".podium .win").count() == 1:  # a draw is no best
        expect(page.locator(".milestones")).to_contain_text("A personal best")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('florin-results')).length === 2")


def test_losses_in_a_row_lead_to_an_easier_level(server: PageServer, visit: Visit) -> None:
    page = visit()
    lost = [{**WORSE[0], "table": f"old {number}", "bots": [None, "merchant"]} for number in range(3)]
    page.evaluate("lost => localStorage.setItem('florin-results', lost)", json.dumps(lost))
    page.goto(server.create_table("court", "me", "merchant", options={"size": "small"})["link"])
    assert Player(page).play() == "over"
    if page.locator(".podium .win").count() == 1 and page.locator(".end.won").count() == 0:  # nearly always
        expect(page.locator(".milestones")).to_contain_text("Merchants have beaten you 4 times in a row.")
        page.get_by_role("button", name="Try apprentices").click()
        expect(page.locator(".end")).to_have_count(0)
        expect(page.locator("main [data-turn]")).to_have_count(1)


@pytest.mark.parametrize("size", [(360, 740), (844, 390), (1280, 800)])
def test_the_next_game_is_offered_above_the_places_and_covers_nothing(
    server: PageServer, visit: Visit, size: tuple[int, int]
) -> None:
    told = finished(1)
    page = visit(server.play_on(told.position, told.turns[-1]), viewport={"width": size[0], "height": size[1]})
    player = Player(page)
    player.make(told.turns[-1].move)
    assert player.play() == "over"
    for place in page.locator(".podium .tag").all():
        expect(place).to_be_visible()
    page.locator(".brk").scroll_into_view_if_needed()
    rematch, podium = (page.locator(part).bounding_box() for part in (".end .again", ".podium"))
    assert rematch
    assert podium
    assert rematch["y"] + rematch["height"] <= podium["y"]
