"""How soon a move is seen: python -m bench.paint [--slower 4] [--moves 40]

The time from the arrival of a view in the page to the frame that shows it, in a browser whose processor is made that
many times slower, at each table, with and without the movement of cards. Bots' pauses are off: they are meant. Counted
are views that came alone; when bots answer at once, one frame shows several, and its time is theirs together.
"""

import argparse
import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.page.house import House
from tests.page.player import Player

# When an update arrives, and when the first frame after the table has changed has been drawn.
WATCH = """
localStorage.setItem("florin-pauses", "off");
window.painted = [];
let arrived = null;
let updates = 0;
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...words) {
    super(...words);
    this.addEventListener("message", (event) => {
      if (JSON.parse(event.data).type !== "update") return;
      arrived ??= performance.now();
      updates += 1;
    });
  }
};
new MutationObserver(() => {
  if (arrived === null || !document.querySelector("main [data-seat]")) return;
  const from = arrived;
  arrived = null;
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (updates === 1) window.painted.push(performance.now() - from);
      updates = 0;
    };
    port2.postMessage(null);
  });
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slower", type=float, default=4.0)
    parser.add_argument("--moves", type=int, default=30)
    asked = parser.parse_args()
    print(f"ms from a view's arrival to its frame, processor {asked.slower:g} times slower")
    print(f"{'table':8} {'motion':8} {'views':>5} {'median':>7} {'95 %':>7} {'most':>7}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            for game in ("card", "board", "court"):
                for motion in ("reduce", "no-preference"):
                    times = sorted(measured(house, browser, game, motion, asked.slower, asked.moves))
                    told = statistics.median(times), times[int(0.95 * len(times))], times[-1]
                    shown = "off" if motion == "reduce" else "on"
                    print(f"{game:8} {shown:8} {len(times):5}", *(f"{one:7.1f}" for one in told), flush=True)
        finally:
            browser.close()
            house.stop()


def measured(house: House, browser: Browser, game: str, motion: str, slower: float, moves: int) -> list[float]:
    rivals = ["garzone"] * (1 if game == "court" else 3)
    context = browser.new_context(reduced_motion=motion, viewport={"width": 1280, "height": 800})  # type: ignore[arg-type]
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(house.lay(game, "me", *rivals)["link"])
    player = Player(page)
    player.awaited()
    page.evaluate("window.painted.length = 0")  # the first drawing of all is not a move's
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    player.play(moves)
    times: list[float] = page.evaluate("window.painted")
    context.close()
    return times


if __name__ == "__main__":
    main()
