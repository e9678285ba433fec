"""How soon a move is seen: python -m bench.paint [--slower 4] [--views 40] [--slowest 3] [--work]

The time from the arrival of a move's view in the page to the first frame that shows it, in a browser whose processor is
made that many times slower, at each table, without and with the movement of cards. One seat is played in the page, the
others from here, each move when the last one has come to rest: a view that came while another was drawn would be
counted twice. What the page changes first after a view arrived is that view: all of it is drawn at once, but for the
pictures in a scoring, which follow by a frame.

The end is the end of the task in which the browser styles, lays out, paints and hands over the frame: a task of the
highest priority, asked for within that frame, runs next. (A message to oneself would wait for the timers that the page
set to run after the frame, and count them.) Nothing asks the page while it draws whether it is done, as nobody does.

How much slower the browser really makes drawing depends on the machine and on what else runs on it; the column "slower"
says how many times as long as before the same lines of text then take to be drawn. With `--work` nothing is slowed:
what counts is the processor time of the page's main thread between the two, that many times. It is nearly the same on a
busy machine, and leaves out what is waited for: the next frame, 16 ms at the most, and whatever else runs.
"""

import argparse
import json
import random
import secrets
import shutil
import statistics
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright
from websockets.sync.client import connect

from tests.page.house import House
from tests.page.player import Player

GOAL = 100  # milliseconds
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
      if (said.type !== "update" || !said.journal.some((entry) => entry.what === "moved")) return;
      arrived = { from: performance.now(), what: said.log.lines.join(", ") };
    });
  }
};
new MutationObserver((changes) => {
  const page = document.getElementById("florin");
  if (arrived === null || !changes.some(({ target }) => page?.contains(target))) return;
  const { from, what } = arrived;
  arrived = null;
  requestAnimationFrame(() => {
    const done = () => {
      const { duration } = performance.measure("a view", { start: from, end: performance.now() });
      window.painted.push([duration, what]);
    };
    scheduler.postTask(done, { priority: "user-blocking" });
  });
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""
DRAWING = """() => {
  const page = document.body.appendChild(document.createElement("div"));
  const times = Array.from({ length: 41 }, () => {
    const from = performance.now();
    page.innerHTML = "<p><b>1</b> florin</p>".repeat(200);
    page.getBoundingClientRect();
    return performance.now() - from;
  });
  page.remove();
  return times.sort((a, b) => a - b)[20];
}"""
NAMES = ["Britta", "Carlo", "Dario"]
Views = list[tuple[float, str]]  # milliseconds, and the lines of the log


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slower", type=float, default=4.0)
    parser.add_argument("--views", type=int, default=40)
    parser.add_argument("--games", nargs="+", default=["card", "board", "court"])
    parser.add_argument("--slowest", type=int, default=0, help="tell what happened in so many of the slowest")
    parser.add_argument("--work", action="store_true", help="processor time in place of time by the clock")
    asked = parser.parse_args()
    what = "processor ms of a view, times" if asked.work else "ms from a view's arrival to its frame, times slower:"
    print(f"{what} {asked.slower:g}")
    print(f"{'table':8} {'motion':8} {'slower':>6} {'views':>5} {'median':>7} {'95 %':>7} {'most':>7} {'in time':>8}")
    every: list[float] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            for game in asked.games:
                for motion in ("reduce", "no-preference"):
                    how = worked if asked.work else measured
                    slowed, seen = how(house, browser, game, motion, asked.slower, asked.views)
                    views = sorted(seen)
                    times = [time for time, _ in views]
                    told = statistics.median(times), times[int(0.95 * len(times))], times[-1]
                    every += times
                    shown = "off" if motion == "reduce" else "on"
                    line = f"{game:8} {shown:8} {slowed:6.1f} {len(times):5}"
                    print(line, *(f"{one:7.1f}" for one in told), in_time(times), flush=True)
                    for time, what in views[len(views) - asked.slowest :]:
                        print(f"  {time:.1f} {what}")
            print(f"{'all':24} {len(every):5} {statistics.median(every):7.1f} {'':15} {in_time(every)}")
        finally:
            browser.close()
            house.stop()


def in_time(times: list[float]) -> str:
    """How many of the views are seen as soon as they should be."""
    return f"{sum(time <= GOAL for time in times) / len(times):8.1%}"


def measured(house: House, browser: Browser, game: str, motion: str, slower: float, views: int) -> tuple[float, Views]:
    names = NAMES[:1] if game == "court" else NAMES
    own = house.lay(game, "me", *["open"] * len(names))
    places = [house.ask(f"tables/{own['table']}/seats", {"name": name}) for name in names]
    rivals = {place["seat"]: Rival(house, own["table"], place["token"]) for place in places}
    context = browser.new_context(reduced_motion=motion, viewport={"width": 1280, "height": 800})  # type: ignore[arg-type]
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(own["link"])
    page.wait_for_selector("main [data-seat]")
    page.wait_for_timeout(REST)
    before = page.evaluate(DRAWING)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    slowed = page.evaluate(DRAWING) / before
    player, luck = Mouse(page), random.Random(1)
    while len(times := painted(page)) < views and not page.locator("main [data-over]").count():
        if page.locator("[data-scoring]").count():
            player.go_on()
        else:
            turn = int(page.locator("main [data-seat]").get_attribute("data-turn") or 0)
            if turn == own["seat"]:
                player.move()
            else:
                rivals[turn].move(luck)
            page.wait_for_timeout(REST)
            while len(painted(page)) == len(times):
                page.wait_for_timeout(REST)
        page.wait_for_timeout(REST)
    context.close()
    for rival in rivals.values():
        rival.socket.close()
    return slowed, times


def worked(house: House, browser: Browser, game: str, motion: str, slower: float, views: int) -> tuple[float, Views]:
    """As `measured`, but the main thread's processor time, that many times."""
    browser.start_tracing(categories=["toplevel", "blink.user_timing"])
    _, seen = measured(house, browser, game, motion, 1, views)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    marks = [event for event in events if event["name"] == "a view"]
    spans = list(zip(marks[::2], marks[1::2], strict=True))
    tasks = [event for event in events if event["name"].endswith("::RunTask") and "tdur" in event]
    ours = [task for task in tasks if (task["pid"], task["tid"]) == (marks[0]["pid"], marks[0]["tid"])]
    works = [
        sum(task["tdur"] for task in ours if task["ts"] < end["ts"] and task["ts"] + task["dur"] > start["ts"]) / 1000
        for start, end in spans
    ]
    return 1, [(slower * work, what) for work, (_, what) in zip(works, seen, strict=True)]


def painted(page: Page) -> Views:
    return [(time, what) for time, what in page.evaluate("window.painted")]


class Mouse(Player):
    """Presses and does no more: a click by Playwright looks at the page afterwards too, while it draws the answer."""

    def press(self, control: Locator) -> None:
        control.hover()
        self.page.mouse.down()
        self.page.mouse.up()


class Rival:
    """Sits at a seat all the time: who came and went would change the table too."""

    def __init__(self, house: House, table: str, token: str) -> None:
        address = f"{house.url.replace('http', 'ws', 1)}api/tables/{table}/socket"
        self.socket = connect(address, proxy=None, max_queue=None, legacy=True)
        self.socket.send(json.dumps({"type": "hello", "token": token}))

    def move(self, luck: random.Random) -> None:
        """Makes a legal move. The table is at rest: what was said last is how it stands."""
        update: dict[str, Any] = {}
        with suppress(TimeoutError):
            while said := json.loads(self.socket.recv(timeout=0.1)):
                assert said["type"] != "refusal", said
                update = said if said["type"] == "update" else update
        wish = {"type": "move", "id": secrets.token_hex(8), "version": update["version"]}
        self.socket.send(json.dumps(wish | {"move": luck.choice(update["view"]["legal"])}))


if __name__ == "__main__":
    main()
