"""A real server and a real Chromium. A page that logs an error, or contacts another host, fails its test."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Protocol
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.page.browser import launch
from tests.page.player import TIMEOUT
from tests.page.server import PageServer

expect.set_options(timeout=TIMEOUT)


AS_USUAL: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce"}  # no animations
# No pauses before the moves of others, unless a test has set them. A blank page has no storage.
AT_ONCE = "try { localStorage.getItem('florin-tempo') ?? localStorage.setItem('florin-tempo', '0'); } catch {}"


class SharedBrowser:
    """One browser for consecutive tests of the page, launched for the first that needs it."""

    def __init__(self) -> None:
        self.running = ExitStack()
        self.browser: Browser | None = None

    def launched(self) -> Browser:
        if self.browser and not self.browser.is_connected():
            self.close()
        if self.browser is None:
            self.browser = launch(self.running.enter_context(sync_playwright()))
            self.running.callback(self.browser.close)
        return self.browser

    def close(self) -> None:
        self.running.close()
        self.browser = None


shared = SharedBrowser()


@pytest.fixture
def browser() -> Browser:
    return shared.launched()


@pytest.hookimpl(trylast=True)  # when the test's own pages are closed
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Close the browser before a test without one: its event loop would prevent that test from running its own."""
    if "browser" not in getattr(nextitem, "fixturenames", ()):
        shared.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    found = PageServer(tmp_path_factory.mktemp("tables"))
    found.start()
    yield found
    found.stop()


class Watched:
    """The errors logged by a test's pages, except forgiven ones, and the hosts they contacted; checked at its end."""

    def __init__(self) -> None:
        self.forgiven: tuple[str, ...] = ()
        self.complaints: list[str] = []
        self.hosts: set[str | None] = set()

    def watch(self, context: BrowserContext) -> None:
        context.on("console", self.said)
        context.on("weberror", lambda found: self.complaints.append(str(found.error)))
        context.on("request", lambda request: self.hosts.add(urlsplit(request.url).hostname))
        context.on("page", lambda page: page.on("websocket", lambda one: self.hosts.add(urlsplit(one.url).hostname)))

    def said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(text in message.text for text in self.forgiven):
            self.complaints.append(message.text)

    def check(self) -> None:
        assert self.complaints == []
        assert self.hosts == {"localhost"}


@pytest.fixture
def watched() -> Iterator[Watched]:
    found = Watched()
    yield found
    found.check()


class Visit(Protocol):
    def __call__(self, path: str = "", **kind: Any) -> Page: ...


@pytest.fixture
def visit(server: PageServer, browser: Browser, watched: Watched) -> Iterator[Visit]:
    """Open a page in its own browser context; `kind` is passed to Playwright's new_context."""
    contexts = []

    def opened(path: str = "", **kind: Any) -> Page:
        context = browser.new_context(**{**AS_USUAL, **kind})
        contexts.append(context)
        context.set_default_timeout(TIMEOUT)
        context.add_init_script(AT_ONCE)
        watched.watch(context)
        page = context.new_page()
        page.goto(path if "://" in path else server.url + path)
        return page

    yield opened
    for context in contexts:
        context.close()


@pytest.fixture
def page(browser: Browser, watched: Watched) -> Iterator[Page]:
    """Open a page for a test with its own server."""
    context = browser.new_context(**AS_USUAL)
    context.add_init_script(AT_ONCE)
    watched.watch(context)
    yield context.new_page()
    context.close()
