"""The deal of the day in the page."""

from playwright.sync_api import expect

from florin.daily import Daily
from tests.page.conftest import Visit
from tests.page.server import PageServer


def test_a_daily_deal_starts_as_computed_and_can_be_continued(server: PageServer, visit: Visit) -> None:
    page = visit("?daily")
    page.locator('[data-daily="court"] .act').click()
    page.locator("main [data-seat]").wait_for()
    table = page.url.rsplit("/", 1)[1]
    record = server.ask(f"tables/{table}/record")
    day = server.ask("daily/court")["day"]
    first = Daily("court", day).start()
    assert record["log"][: len(first.log)] == first.record(None)["log"]
    page.goto(f"{server.url}?daily")
    expect(page.locator('[data-daily="court"] .act')).to_contain_text("Continue")
