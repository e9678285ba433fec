"""A browser and the terminal at one table: each sees what the other does, and no hidden card."""

import asyncio
import queue
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect, sync_playwright

import florin
from florin.terminal.launch import LaunchOptions
from florin.terminal.link import parse_link
from florin.terminal.session import Session
from tests.page.browser import launch
from tests.page.conftest import AS_USUAL, AT_ONCE, Watched
from tests.page.player import TIMEOUT, Player
from tests.page.server import SECONDS, PageServer
from tests.terminal.driving import app_at
from tests.terminal.test_hiding import found, hidden_from, scrollback


@pytest.fixture
def server(tmp_path: Path) -> Iterator[PageServer]:
    found = PageServer(tmp_path)
    found.start()
    yield found
    found.stop()


class Watching(Player):
    """Keeps the page's content at each of this seat's turns."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.pages: list[str] = []

    def move(self) -> str:
        self.pages.append(self.page.content())
        return super().move()


def in_a_browser(server: PageServer, links: "queue.Queue[str]") -> Watching:
    """Let Anna create a table for two, share its link, and play. Runs in a thread, because this API blocks."""
    with sync_playwright() as playwright, launch(playwright) as browser:
        context, watched = browser.new_context(**AS_USUAL), Watched()
        watched.watch(context)
        context.set_default_timeout(TIMEOUT)
        context.add_init_script(AT_ONCE)
        page = context.new_page()
        page.goto(f"{server.url}?new=court")
        page.get_by_label("Your name").fill("Anna")
        page.get_by_role("button", name="Create table").click()
        links.put(page.get_by_label("Link to share").input_value())
        anna = Watching(page)
        anna.play(1)
        page.get_by_role("button", name="Chat").click()
        expect(page.get_by_text("from a terminal")).to_be_visible()
        page.get_by_label("Say something").fill("from a browser")
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Log", exact=True).click()
        page.get_by_role("button", name="Notation").click()
        assert anna.play() == "over"
        watched.check()
        return anna


def decisions(record: dict[str, Any], seat: int) -> list[florin.Position]:
    """Return the positions in which a seat moved."""
    return [florin.replay(record, upto=n) for n, line in enumerate(record["log"]) if line.startswith(f"{seat} ")]


def mentions(move: str, look: str) -> bool:
    """Return whether a text mentions a move: the page in notation, the terminal by its card in a sentence."""
    return move in look or bool(found(move.split(" ")[1:2], look))


def test_a_whole_game_of_the_court(server: PageServer) -> None:
    """Anna is Della Rovere in the browser, Britta Gonzaga in the terminal."""
    screens: list[str] = []

    async def play() -> tuple[str, Watching, Session]:
        links: queue.Queue[str] = queue.Queue()
        browsing = asyncio.create_task(asyncio.to_thread(in_a_browser, server, links))
        link = await asyncio.to_thread(links.get, timeout=SECONDS)
        choose = random.Random(5).choice
        async with app_at(LaunchOptions(join=link, names=["Britta"]), (120, 40)) as driver:
            await driver.type("say from a terminal")
            while not driver.session.over:
                await driver.ready()
                if driver.at_table and driver.session.my_turn:
                    screens.append(scrollback(driver))
                await driver.move(choose)
            anna = await browsing
            await driver.until(lambda: "Anna: from a browser" in scrollback(driver))
            return parse_link(link).table, anna, driver.session

    table, anna, session = asyncio.run(play())
    record = server.ask(f"tables/{table}/record")
    assert session.view is not None and list(session.view.winners or ()) == record["winners"]
    assert anna.made == [line[2:] for line in record["log"] if line.startswith("0 ")]
    for seat, looks in enumerate((anna.pages, screens)):
        moments = decisions(record, seat)
        assert len(looks) == len(moments)
        for look, position in zip(looks, moments, strict=True):
            view = position.view(seat)
            assert isinstance(view, florin.CourtView)
            assert not found(hidden_from(position, seat), look), "the other hand"
            assert set(found(view.hand, look)) == set(view.hand), "the own hand"
            if look is not anna.pages[0]:  # there the log is not yet open
                played = [line[2:] for line in view.log if line.startswith(f"{1 - seat} ") and "?" not in line]
                assert [move for move in played if not mentions(move, look)] == []
