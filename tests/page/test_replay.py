"""Replays: any point, any point of view, playing from there, uploading and downloading."""

import json
import re
import sqlite3
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

import florin
from tests.page.conftest import Visit, Watched
from tests.page.player import Player
from tests.page.screens import Screens, game_of
from tests.page.server import BotGame, PageServer


@pytest.fixture(scope="module")
def told() -> BotGame:
    return game_of("court", "garzone", 2)


def slider(page: Page) -> Any:
    return page.get_by_role("slider")


def test_any_point_can_be_seen_by_slider_keyboard_and_link(server: PageServer, visit: Visit, told: BotGame) -> None:
    record, middle = server.upload(told.position), told.turns[10].upto
    page = visit(f"games/{record}#{middle}")
    expect(slider(page)).to_have_value("10")
    page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_value("11")
    assert page.url.endswith(f"#{told.turns[11].upto}")
    page.keyboard.press("End")
    expect(page.locator("[data-over]")).to_be_visible()
    page.keyboard.press("Home")
    expect(slider(page)).to_have_value("0")
    slider(page).fill("5")
    expect(page.locator("main [data-turn]")).to_have_attribute("data-turn", str(told.turns[5].seat))
    page.get_by_role("button", name="Autoplay").click()
    page.wait_for_function("() => document.querySelector('[type=range]').value >= 7")  # it keeps playing


@pytest.mark.parametrize("height", [800, 672])
def test_the_scrubber_covers_nothing_of_the_court(server: PageServer, visit: Visit, told: BotGame, height: int) -> None:
    page = visit(f"games/{server.upload(told.position)}", viewport={"width": 1280, "height": height})
    hand, scrubber = (
        page.get_by_role("group", name="Anna\N{RIGHT SINGLE QUOTATION MARK}s hand"),
        page.locator(".scrubber"),
    )
    for point in ("0", "12"):
        slider(page).fill(point)
        below = hand.bounding_box(), scrubber.bounding_box()
        assert below[0] and below[1] and below[0]["y"] + below[0]["height"] <= below[1]["y"]


def test_from_the_result_to_the_table_and_back(server: PageServer, visit: Visit, told: BotGame) -> None:
    page = visit(f"games/{server.upload(told.position)}")
    page.get_by_role("button", name="Go to end").click()
    for _ in range(2):
        expect(page.get_by_role("table")).to_be_visible()  # where the influence came from
        page.get_by_role("button", name="Show table").click()
        expect(page.get_by_role("table")).to_have_count(0)
        page.get_by_role("button", name="Show result").click()


def test_one_sees_all_or_what_a_seat_saw(server: PageServer, visit: Visit, told: BotGame) -> None:
    page = visit(f"games/{server.upload(told.position)}")
    hands = page.get_by_role("group", name="hand")
    expect(hands).to_have_count(2)
    assert {hand.get_attribute("aria-label") for hand in hands.all()} == {
        "Anna\N{RIGHT SINGLE QUOTATION MARK}s hand",
        "Britta\N{RIGHT SINGLE QUOTATION MARK}s hand",
    }
    page.get_by_label("Point of view").select_option("1")
    expect(hands).to_have_count(1)
    expect(page.locator("main [data-seat]")).to_have_attribute("data-seat", "1")
    page.get_by_label("Point of view").select_option("all")
    expect(hands).to_have_count(2)


def test_one_can_play_on_from_any_point(server: PageServer, visit: Visit, told: BotGame) -> None:
    turn = told.turns[8]
    page = visit(f"games/{server.upload(told.position)}#{turn.upto}")
    page.get_by_role("button", name="Play from here").click()
    page.get_by_label("Play as").select_option(str(turn.seat))
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("main [data-seat]")).to_have_attribute("data-seat", str(turn.seat))
    assert "/t/" in page.url
    player = Player(page)
    player.make(turn.move)
    assert player.awaited() in ("move", "over")


@pytest.mark.parametrize("game", ["card", "board", "court"])
def test_the_end_draws_the_race(server: PageServer, visit: Visit, game: str) -> None:
    """One line per player, from the start to the final amount; higher is more."""
    page = visit()
    Screens(server, page).end(game)
    view = server.ask(f"tables/{page.url.rsplit('/', 1)[1]}/story")["points"][-1]["view"]
    race, final = page.get_by_role("img", name="The race: "), view["race"][-1]
    expect(race).to_be_visible()
    told = re.findall(r"(\d+)(?:,|$)", race.get_attribute("aria-label") or "")
    assert [int(florins) for florins in told] == final
    lines = [(line.get_attribute("points") or "").split() for line in race.locator("polyline").all()]
    assert [len(line) for line in lines] == [len(view["race"])] * len(final)
    lows = [float(line[-1].split(",")[1]) for line in lines]  # y grows downwards
    assert ranks([-low for low in lows]) == ranks(final)


def ranks(amounts: list[float]) -> list[int]:
    return [sum(other > amount for other in amounts) for amount in amounts]


def test_the_link_to_a_replay_leads_there(server: PageServer, visit: Visit) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    Screens(server, page).end("court")
    page.get_by_role("button", name="Copy replay link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url.replace("/t/", "/games/")
    replay = visit(link)
    expect(slider(replay)).to_have_value("0")
    replay.keyboard.press("End")
    won = page.locator("[data-over]").get_attribute("data-over") or ""
    expect(replay.locator("[data-over]")).to_have_attribute("data-over", won)


def test_who_played_finds_back_to_the_table_and_their_own_seat_to_play_on_in(server: PageServer, visit: Visit) -> None:
    page = visit(server.create_table("court", "garzone", "me")["link"])
    assert Player(page).play() == "over"
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("main .own")).to_have_attribute("aria-label", "Anna")
    page.get_by_role("button", name="Play from here").click()
    expect(page.get_by_label("Play as")).to_have_value("1")
    page.get_by_role("link", name="Go to table").click()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_what_is_downloaded_can_be_uploaded(server: PageServer, visit: Visit, told: BotGame, tmp_path: Any) -> None:
    page = visit(f"games/{server.upload(told.position)}")
    with page.expect_download() as loading:
        page.get_by_role("link", name="Download record").click()
    file = tmp_path / loading.value.suggested_filename
    loading.value.save_as(file)
    assert json.loads(file.read_text())["log"] == told.position.log
    page.goto(server.url)
    page.get_by_label("Open a game record").set_input_files(file)
    expect(slider(page)).to_be_visible()


def stored(server: PageServer) -> int:
    with sqlite3.connect(server.folder / "tables.sqlite") as db:
        return int(db.execute("select count(*) from records").fetchone()[0])


@pytest.mark.parametrize("broken", ["no JSON", "cut off", "an illegal move"])
def test_a_broken_record_is_refused_with_a_sentence(
    server: PageServer, visit: Visit, broken: str, watched: Any
) -> None:
    watched.forgiven = ("the server responded with a status of 400",)
    position = florin.game("card", players=2).start(seed=1)
    record = position.record()
    text = {
        "no JSON": "Dear Lorenzo, we won.",
        "cut off": json.dumps(record)[:-20],
        "an illegal move": json.dumps(record | {"log": [*record["log"], "0 take 123"]}),
    }[broken]
    page, before = visit(), stored(server)
    file = FilePayload(name="game.json", mimeType="application/json", buffer=text.encode())
    page.get_by_label("Open a game record").set_input_files(file)
    note = page.get_by_text("That did not work").locator("..")
    expect(note).to_contain_text("." if broken != "an illegal move" else "take 123")
    assert page.url == server.url and stored(server) == before


def test_the_deal_is_proved_in_the_page(server: PageServer, visit: Visit, watched: Watched) -> None:
    watched.forgiven = ("ERR_FAILED",)
    page = visit(server.create_table("court", "me", "garzone")["link"])
    assert Player(page).play() == "over"
    page.route("**/api/records/*", lambda route: route.abort())
    page.locator("[data-prove]").click()
    expect(page.locator(".fair.warn")).to_be_visible()
    page.unroute("**/api/records/*")
    page.locator("[data-prove]").click()
    expect(page.locator("[data-proved]")).to_have_attribute("data-proved", "yes")
    expect(page.locator("[data-proved]")).to_be_focused()  # it replaced the button
    page.get_by_role("link", name="Replay").click()
    expect(slider(page)).to_have_value("0")
