"""The page works behind a proxy that serves it under a path: all its addresses are relative."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import httpx
import pytest
import uvicorn
from litestar.types import Receive, Scope, Send
from playwright.sync_api import Page, expect

from florin.server.app import application
from florin.server.settings import Settings
from tests.page.conftest import Watched
from tests.page.server import SECONDS, PageServer
from tests.server.killing import free_port

PREFIX = "/games/florin"
TYPES = {
    "manifest.webmanifest": "application/manifest+json",
    "sw.js": "text/javascript",
    "icon.svg": "image/svg+xml",
}


def main(port: str, db: str) -> None:
    """Serve with a prefix that is removed from each request, as by a proxy."""
    inner = application(Settings(db=db, base_url=f"http://localhost:{port}{PREFIX}"))

    async def proxy(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            assert scope["path"].startswith(f"{PREFIX}/"), scope["path"]
            taken_off = {"path": scope["path"].removeprefix(PREFIX), "raw_path": scope["raw_path"][len(PREFIX) :]}
            scope = {**scope, **taken_off}  # type: ignore[assignment]
        await inner(scope, receive, send)

    uvicorn.run(proxy, port=int(port), log_level="warning", lifespan="on")


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    port = free_port()
    db = f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.sqlite'}"
    command = [sys.executable, "-m", "tests.page.test_prefix", str(port), db]
    process = subprocess.Popen(command, cwd=Path(__file__).parents[2])
    url = f"http://localhost:{port}{PREFIX}/"
    try:
        while not answers(f"{url}api/health"):
            assert process.poll() is None, "the server has ended"
        yield url
    finally:
        process.terminate()
        process.wait(SECONDS)


def answers(url: str) -> bool:
    try:
        return httpx.get(url, trust_env=False).is_success
    except httpx.TransportError:
        time.sleep(0.05)
        return False


def test_home_table_and_back_under_a_prefix(page: Page, behind: str) -> None:
    page.goto(behind)
    page.click('[data-quick="court"]')
    expect(page.locator("[data-seat]")).to_have_attribute("data-seat", "0")
    assert page.url.startswith(f"{behind}t/")
    page.reload()
    expect(page.locator("[data-seat]")).to_have_attribute("data-seat", "0")
    page.get_by_role("link", name="Florin").click()
    expect(page.locator('[data-quick="card"]')).to_be_visible()
    assert page.url == behind
    page.go_back()
    expect(page.locator("[data-seat]")).to_be_visible()


def test_the_page_opens_without_the_network_once_it_was_there(page: Page, behind: str, watched: Watched) -> None:
    watched.forgiven = ("net::ERR_INTERNET_DISCONNECTED",)
    page.goto(behind)
    page.evaluate("navigator.serviceWorker.ready")
    page.context.set_offline(True)
    page.goto(behind)
    expect(page.locator('[data-quick="card"]')).to_be_visible()


@pytest.mark.parametrize("under", ["the root", "a prefix"])
def test_the_page_can_be_installed(page: Page, behind: str, server: PageServer, under: str) -> None:
    """A service worker and a valid manifest are what browsers ask for: names, a start, a window and an icon."""
    home = behind if under == "a prefix" else server.url
    page.goto(home)
    page.evaluate("navigator.serviceWorker.ready")
    read = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert read["url"] == f"{home}manifest.webmanifest" and read["errors"] == []
    manifest = json.loads(read["data"])
    assert urljoin(read["url"], manifest["start_url"]) == home
    assert manifest["name"] and manifest["short_name"] and manifest["display"] == "standalone"
    assert [(icon["src"], icon["sizes"]) for icon in manifest["icons"]] == [("icon.svg", "any")]
    types = {name: httpx.get(home + name, trust_env=False).headers["content-type"] for name in TYPES}
    assert {name: kind.split(";")[0] for name, kind in types.items()} == TYPES
    scope = page.evaluate("navigator.serviceWorker.ready.then((one) => one.scope)")
    assert scope == home


if __name__ == "__main__":
    main(*sys.argv[1:])
