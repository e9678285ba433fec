"""The deal of the day in the page."""

import datetime
import json
import re

from playwright.sync_api import expect

import florin
from florin.bots import bot
from florin.daily import Daily
from tests.page.conftest import Visit
from tests.page.player import Player
from tests.page.server import PageServer
from tests.page.test_access import faults_by_day_and_candle

SENT = 'main [data-move^="send"]'  # plans might draw the game, and conspiracies end it


def computed(deal: Daily, moves: list[str]) -> florin.Position:
    """Return the game after these moves of ours and the answers to them."""
    position, left = deal.start(), list(moves)
    rivals = {seat: bot(name, deal.bot_seed(seat)) for seat, name in enumerate(deal.bots) if name}
    while position.turn is not None and (position.turn in rivals or left):
        seat = position.turn
        position.play(rivals[seat].choose(position.view(seat)) if seat in rivals else left.pop(0))
    return position


def test_a_daily_deal_is_played_as_computed_and_can_be_continued(server: PageServer, visit: Visit) -> None:
    page = visit("?daily")
    page.locator('[data-daily="court"] .act').click()
    page.locator("main [data-seat]").wait_for()
    table = page.url.rsplit("/", 1)[1]
    player = Player(page, moves=SENT)
    assert player.play(moves=2) == "move"
    deal = Daily("court", server.ask("daily/court")["day"])
    expected = computed(deal, player.made).record(None)["log"]
    assert server.ask(f"tables/{table}/record")["log"] == expected
    page.goto(f"{server.url}?daily")
    expect(page.locator('[data-daily="court"] .act')).to_contain_text("Continue")


def test_an_earlier_day_is_opened_from_the_calendar_and_played_again(server: PageServer, visit: Visit) -> None:
    today = datetime.date.fromisoformat(server.ask("daily/court")["day"])
    day = today - datetime.timedelta(days=3)
    result = {
        "table": f"daily-court-{day:%Y%m%d}-0123456789abcdef",
        "game": "court",
        "seat": 0,
        "place": 1,
        "scores": [40, 20],
        "bots": [None, "banker:sims=400"],
        "date": int(datetime.datetime.combine(day, datetime.time(12), datetime.UTC).timestamp() * 1000),
    }
    page = visit()
    page.evaluate("results => localStorage.setItem('florin-results', results)", json.dumps([result]))
    page.goto(f"{server.url}?daily")
    page.locator(f'.calendar a[href="?daily={day}"]').click()
    court = page.locator('[data-daily="court"]')
    expect(court.locator(".result")).to_have_text("1st of 2, 40")
    expect(page.locator(".calendar [aria-current]")).to_have_attribute("href", f"?daily={day}")
    assert faults_by_day_and_candle(page) == []
    court.get_by_role("button", name="Play again").click()
    expect(page).to_have_url(re.compile("/t/again-"))
    table = page.url.rsplit("/", 1)[1]
    page.locator("main [data-seat]").wait_for()
    log = server.ask(f"tables/{table}/record")["log"]
    assert log == Daily("court", str(day)).start().record(None)["log"][: len(log)]
