"""Screenshots of the main screens for docs/screens: python -m bench.page_screens [SCREEN ...] [--only wide-light]

Wide and on a phone, in the light and the dark theme. They are reviewed one by one; the README shows some of them.
"""

import argparse
import base64
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.browser import launch
from tests.page.screens import SLOWLY, Screens
from tests.page.server import PageServer
from tests.page.test_access import MAIN, SCREENS, THEMES
from tests.page.test_games import PHONE

FOLDER = Path(__file__).parent.parent / "docs" / "screens"
KINDS = {"wide": {"viewport": {"width": 1280, "height": 800}}, "phone": PHONE}
PRACTICE = ["puzzle", "price", "daily", "review"]
QUALITY = 72  # of WebP


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "screens", nargs="*", help=f"of {', '.join([*SCREENS, *PRACTICE])}; if none is named, the main ones"
    )
    parser.add_argument("--only", default="", help="only what has this in its name, such as phone-dark")
    asked = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = PageServer(Path(folder))
        server.start()
        browser = launch(playwright)
        try:
            for kind in KINDS:
                for screen in asked.screens or [*MAIN, *PRACTICE]:
                    if any(asked.only in f"{screen}-{kind}-{light}" for light in THEMES):
                        picture(server, browser, screen, kind)
        finally:
            browser.close()
            server.stop()
    print(f"{sum(file.stat().st_size for file in FOLDER.iterdir()) / 1e6:.2f} MB in docs/screens")


def picture(server: PageServer, browser: Browser, screen: str, kind: str) -> None:
    """One screen by day and by candle; a scoring is caught while it is shown."""
    still = "no-preference" if screen == "scoring" else "reduce"
    context = browser.new_context(locale="en-GB", reduced_motion=still, **KINDS[kind])  # type: ignore[arg-type]
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.add_init_script("localStorage.setItem('florin-name', 'Anna')")
    if screen == "scoring":
        page.add_init_script(SLOWLY)
    Screens(server, page, "merchant").all[screen]()
    if screen == "scoring":
        page.locator("[data-scoring] li:nth-child(3) [aria-current=step]").wait_for()
    page.evaluate("document.fonts.ready")
    for light, theme in THEMES.items():
        page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
        (FOLDER / f"{screen}-{kind}-{light}.webp").write_bytes(shot(page))
    context.close()


def shot(page: Page) -> bytes:
    page.mouse.move(0, 0)
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    session.detach()
    return base64.b64decode(taken["data"])


if __name__ == "__main__":
    main()
