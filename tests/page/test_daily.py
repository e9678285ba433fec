"""The deal of the day in the page."""

from playwright.sync_api import expect

import florin
from florin.bots import bot
from florin.daily import Daily
from tests.page.conftest import Visit
from tests.page.player import Player
from tests.page.server import PageServer

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
