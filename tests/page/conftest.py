"""A real server and a real Chromium; what a page complains of, or asks of another host, fails the test."""

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page

from florin.server.commands import bound

SECONDS = 20


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = shutil.which("chromium")
    assert found, "the browser tests need chromium: python3 tools/system.py test"
    return {**browser_type_launch_args, "executable_path": found, "args": ["--no-sandbox"]}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "locale": "en-GB", "reduced_motion": "reduce"}


def free_port() -> int:
    with bound("127.0.0.1", 0) as probe:
        return int(probe.getsockname()[1])


def wait_for(url: str, process: "subprocess.Popen[bytes]") -> None:
    due = time.monotonic() + SECONDS
    while time.monotonic() < due:
        assert process.poll() is None, "the server has ended"
        try:
            if httpx.get(url, trust_env=False).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError(f"nothing answers at {url}")


@pytest.fixture(scope="session")
def florin_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`florin` as one starts it, but without opening a browser."""
    port, folder = free_port(), tmp_path_factory.mktemp("tables")
    command = [sys.executable, "-m", "florin", "--no-browser", "--port", str(port)]
    process = subprocess.Popen([*command, "--db", f"sqlite:///{folder / 'tables.sqlite'}"])
    try:
        url = f"http://localhost:{port}/"
        wait_for(f"{url}api/health", process)
        yield url
    finally:
        process.terminate()
        process.wait(SECONDS)


class Watched:
    """What the pages of a test complained of, and whom they asked."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self.hosts: set[str] = set()

    def watch(self, page: Page) -> None:
        page.on(
            "console", lambda said: self.complaints.append(said.text) if said.type in ("error", "warning") else None
        )
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))


@pytest.fixture(autouse=True)
def watched(request: pytest.FixtureRequest) -> Iterator[Watched]:
    """Every page that a test opens is watched; a test may forgive complaints by clearing them."""
    found = Watched()
    if "context" not in request.fixturenames:
        yield found
        return
    context: BrowserContext = request.getfixturevalue("context")
    context.on("page", found.watch)
    for page in context.pages:
        found.watch(page)
    yield found
    assert found.complaints == []
    assert {host.split(":")[0] for host in found.hosts} <= {"localhost", "127.0.0.1"}
