"""How soon a move is seen: python -m bench.paint [--slower 4] [--views 40]

The time from the arrival of a move's view in the page to the first frame that shows it, in a browser whose processor is
made that many times slower, at each table, without and with the movement of cards. One seat is played in the page, the
others from here, each move when the last one has come to rest: a view that came while another was drawn would be
counted twice. The live region tells every turn and is drawn together with the table: its change is the view's.
"""

import argparse
import json
import random
import secrets
import shutil
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from websockets.sync.client import connect

from tests.page.house import House
from tests.page.player import Player

REST = 700  # milliseconds in which a card has arrived, and what it moved is told

WATCH = """
localStorage.setItem("florin-pauses", "off");
window.painted = [];
let arrived = null;
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...words) {
    super(...words);
    this.addEventListener("message", (event) => {
      const said = JSON.parse(event.data);
      if (said.type === "update" && said.journal.some((entry) => entry.what === "moved")) arrived ??= performance.now();
    });
  }
};
new MutationObserver((changes) => {
  const told = ({ target }) => (target.closest ? target : target.parentElement)?.closest("[role=status]");
  if (arrived === null || !changes.some(told)) return;
  const from = arrived;
  arrived = null;
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.painted.push(performance.now() - from);
    port2.postMessage(null);
  });
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slower", type=float, default=4.0)
    parser.add_argument("--views", type=int, default=40)
    parser.add_argument("--games", nargs="+", default=["card", "board", "court"])
    asked = parser.parse_args()
    print(f"ms from a view's arrival to its frame, processor {asked.slower:g} times slower")
    print(f"{'table':8} {'motion':8} {'views':>5} {'median':>7} {'95 %':>7} {'most':>7}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            for game in asked.games:
                for motion in ("reduce", "no-preference"):
                    times = sorted(measured(house, browser, game, motion, asked.slower, asked.views))
                    told = statistics.median(times), times[int(0.95 * len(times))], times[-1]
                    shown = "off" if motion == "reduce" else "on"
                    print(f"{game:8} {shown:8} {len(times):5}", *(f"{one:7.1f}" for one in told), flush=True)
        finally:
            browser.close()
            house.stop()


def measured(house: House, browser: Browser, game: str, motion: str, slower: float, views: int) -> list[float]:
    own = house.lay(game, "me", *["open"] * (1 if game == "court" else 3))
    rivals = [house.ask(f"tables/{own['table']}/seats", {"name": "Britta"}) for _ in range(1 if game == "court" else 3)]
    tokens = {place["seat"]: place["token"] for place in rivals}
    context = browser.new_context(reduced_motion=motion, viewport={"width": 1280, "height": 800})  # type: ignore[arg-type]
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(own["link"])
    page.wait_for_selector("main [data-seat]")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    player, luck = Player(page), random.Random(1)
    while len(times := seen(page)) < views and not page.locator("main [data-over]").count():
        if page.locator("[data-scoring]").count():
            player.go_on()
        else:
            turn = int(page.locator("main [data-seat]").get_attribute("data-turn") or 0)
            if turn == own["seat"]:
                player.move()
            else:
                move(house, own["table"], tokens[turn], luck)
            page.wait_for_function("count => window.painted.length > count", arg=len(times))
        page.wait_for_timeout(REST)
    context.close()
    return times


def seen(page: Page) -> list[float]:
    times: list[float] = page.evaluate("window.painted")
    return times


def move(house: House, table: str, token: str, luck: random.Random) -> None:
    """Makes a legal move at a rival's seat."""
    address = f"{house.url.replace('http', 'ws', 1)}api/tables/{table}/socket"
    with connect(address, proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        update: dict[str, Any] = json.loads(socket.recv())
        chosen = luck.choice(update["view"]["legal"])
        socket.send(
            json.dumps({"type": "move", "id": secrets.token_hex(8), "version": update["version"], "move": chosen})
        )
        while (said := json.loads(socket.recv()))["type"] == "update":
            pass
        assert said["type"] != "refusal", said


if __name__ == "__main__":
    main()
