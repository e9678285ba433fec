"""How soon a move is seen: python -m bench.paint_latency [--slower 4] [--views 36] [--rounds 3] [--slowest 3] [--work]

Measures the time from the arrival of a move's view in the page to the end of the first frame that shows it, at each
table, without and with animations, in a browser whose processor is slowed by a factor. One seat is played in the page,
each move after the previous one has come to rest; otherwise a view that arrives while another is drawn would be counted
twice. The first change of the page after a view arrives shows that view: everything is drawn at once, except the
pictures in a scoring, which follow one frame later.

Machines are noisy, and slowing the processor amplifies the noise. So a game is played once at a real table, and the
messages that the page received are repeated in each round, in a new page, with the same moves made by hand. The median
over the rounds counts for each view; "each time" is the number of all measurements that were in time. Next to each view
the same calculation runs, which takes 10 ms at full speed: the columns "slower" give the factor by which it was slowed
(median, 95% and maximum). Work at the table is not part of that.

The browser's own trace shows where a frame ends: with the task that styles, lays out, paints and commits the frame. The
page only marks the arrival and the first change. Nothing polls the page while it draws.

With `--work` nothing is slowed: the processor time of the page's main thread between the two marks is multiplied by the
factor instead. It hardly changes on a busy machine, and excludes waiting: up to 16 ms for the next frame, and other
programs.
"""

import argparse
import json
import random
import secrets
import statistics
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright
from websockets.sync.client import connect

from tests.page.browser import launch
from tests.page.player import Player
from tests.page.server import PageServer

GOAL = 100  # milliseconds
REST = 700  # milliseconds in which a card has arrived, and the moves that it made are announced
SOON = 300  # … and in which the page is ready for the next move, if nothing is measured
SUM = 10  # milliseconds that the sums take which are done beside each view, on the processor as it is
NAMES = ["Britta", "Carlo", "Dario"]

HEAR = """
localStorage.setItem("florin-tempo", "0");
window.heard = [];
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...words) {
    super(...words);
    this.addEventListener("message", ({ data }) => heard.push(data));
  }
};
"""
# A table that sends prepared messages; its answer to a move is given to it before.
TELL = """
localStorage.setItem("florin-tempo", "0");
let line = null;
let arrived = false;
window.answer = "";
window.tell = (data) => setTimeout(() => {
  arrived = JSON.parse(data).journal?.some((entry) => entry.what === "moved") ?? false;
  if (arrived) performance.mark("arrived");
  line.onmessage({ data });
}, 20);
window.WebSocket = class {
  static OPEN = 1;
  constructor() {
    line = this;
    this.readyState = 1;
    setTimeout(() => this.onopen());
  }
  send(wish) {
    if (JSON.parse(wish).type === "move") tell(answer);
  }
  close() {}
};
window.sums = (count) => {
  const from = performance.now();
  for (let i = 0, sum = 1; i < count; i++) sum = (sum * 16807) % 2147483647;
  return performance.now() - from;
};
addEventListener("DOMContentLoaded", () => {
  new MutationObserver(() => {
    if (arrived) performance.mark("drawn");
    arrived = false;
  }).observe(document.getElementById("florin"), { subtree: true, childList: true, characterData: true });
});
"""


@dataclass(frozen=True)
class Game:
    """The messages that a page received in a game."""

    address: str  # of the table
    said: list[str]


@dataclass(frozen=True)
class Round:
    """A game shown once: how much slower the sums were, and the milliseconds of each view."""

    slower: list[float]
    views: list[float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slower", type=float, default=4.0)
    parser.add_argument("--views", type=int, default=36)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", nargs="+", default=["card", "board", "court"])
    parser.add_argument("--slowest", type=int, default=0, help="show what happened in this many of the slowest")
    parser.add_argument("--work", action="store_true", help="processor time in place of time by the clock")
    asked = parser.parse_args()
    what = "processor ms of a view, times" if asked.work else "ms from a view's arrival to its frame, times slower:"
    print(f"{what} {asked.slower:g}")
    print(f"{'table':8} {'motion':8} {'slower':>17} {'views':>8} {'median':>7} {'95%':>7} {'most':>7}", end=" ")
    print(f"{'in time':>8} {'each time':>9}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = PageServer(Path(folder))
        server.start()
        browser = launch(playwright)
        try:
            for name in asked.games:
                game = played(server, browser, name, asked.views)
                for motion in ("reduce", "no-preference"):
                    rounds = [told(browser, game, motion, asked) for _ in range(asked.rounds)]
                    tell_row(name, motion, game, rounds, asked.slowest)
        finally:
            browser.close()
            server.stop()


def tell_row(name: str, motion: str, game: Game, rounds: Sequence[Round], slowest: int) -> None:
    views = [statistics.median(times) for times in zip(*(one.views for one in rounds), strict=True)]
    slower = [times for one in rounds for times in one.slower]
    shown = "off" if motion == "reduce" else "on"
    line = f"{name:8} {shown:8} {spread(slower, 5)} {len(views):8} {spread(views, 7)}"
    print(line, in_time(views), in_time([time for one in rounds for time in one.views]), flush=True)
    moves = [update for update in map(json.loads, game.said) if moved(update)]
    for time, update in sorted(zip(views, moves, strict=True), key=lambda view: view[0])[len(views) - slowest :]:
        print(f"  {time:.1f} {', '.join(update['log']['lines'])}")


def spread(times: Sequence[float], wide: int) -> str:
    """The median, 95% and the most."""
    told = statistics.median(times), statistics.quantiles(times, n=20, method="inclusive")[-1], max(times)
    return " ".join(f"{one:{wide}.1f}" for one in told)


def in_time(times: Sequence[float]) -> str:
    """How many of the views are seen as soon as they should be."""
    return f"{sum(time <= GOAL for time in times) / len(times):8.1%}"


def moved(said: dict[str, Any]) -> list[dict[str, Any]]:
    return [entry for entry in said.get("journal", []) if entry["what"] == "moved"]


def opened(browser: Browser, address: str, script: str, motion: str) -> tuple[BrowserContext, Page]:
    context = browser.new_context(reduced_motion=motion, viewport={"width": 1280, "height": 800})  # type: ignore[arg-type]
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.add_init_script(script)
    page.goto(address)
    return context, page


def played(server: PageServer, browser: Browser, game: str, views: int) -> Game:
    """Play at a real table, one seat in the page and the others from here."""
    names = NAMES[:1] if game == "court" else NAMES
    own = server.create_table(game, "me", *["open"] * len(names))
    places = [server.ask(f"tables/{own['table']}/seats", {"name": name}) for name in names]
    rivals = {place["seat"]: Rival(server, own["table"], place["token"]) for place in places}
    context, page = opened(browser, own["link"], HEAR, "reduce")
    page.wait_for_selector("main [data-seat]")
    player, luck = Mouse(page), random.Random(1)
    done = 0
    while done < views and not page.locator("main [data-over]").count():
        if page.locator("[data-scoring]").count():
            player.go_on()
        else:
            turn = int(page.locator("main [data-seat]").get_attribute("data-turn") or 0)
            if turn == own["seat"]:
                player.move()
            else:
                rivals[turn].move(luck)
            page.wait_for_function('count => heard.filter((said) => /"moved"/.test(said)).length > count', arg=done)
            done += 1
        page.wait_for_timeout(SOON)
    said = list(page.evaluate("heard"))
    context.close()
    for rival in rivals.values():
        rival.socket.close()
    return Game(own["link"].split("#")[0], said)


def told(browser: Browser, game: Game, motion: str, asked: argparse.Namespace) -> Round:
    """Send a page the messages of a game, and have it make the moves that were made."""
    browser.start_tracing(categories=["toplevel", "blink.user_timing"])
    context, page = opened(browser, f"{game.address}#{secrets.token_hex(8)}", TELL, motion)
    page.wait_for_timeout(REST)
    short = statistics.median(page.evaluate("Array.from({ length: 41 }, () => sums(100_000))"))
    count = round(SUM / short * 100_000)
    if not asked.work:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": asked.slower})
    player = Mouse(page)
    slower: list[float] = []
    for said, heard in zip(game.said, map(json.loads, game.said), strict=True):
        if heard["type"] not in ("update", "here"):
            continue
        moves = moved(heard)
        if moves and page.locator("[data-scoring]").count():
            player.go_on()
            page.wait_for_timeout(REST)
        if moves and moves[0]["seat"] == heard["seat"]:
            page.evaluate("said => { answer = said; }", said)
            player.make(moves[0]["move"])
        else:
            page.evaluate("said => tell(said)", said)
        if moves:
            page.wait_for_timeout(REST)
            slower.append(page.evaluate("count => sums(count)", count) / SUM)
    page.wait_for_timeout(REST)
    context.close()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    trace = Trace(sorted(events, key=lambda event: event.get("ts", 0)))
    if asked.work:
        return Round(slower, [asked.slower * trace.work(arrival) for arrival in trace.arrivals])
    return Round(slower, [trace.end(arrival) - arrival for arrival in trace.arrivals])


class Trace:
    """The work of the page's main thread, in milliseconds."""

    def __init__(self, events: list[dict[str, Any]]) -> None:
        marks = [event for event in events if event["name"] in ("arrived", "drawn")]
        ours = marks[0]["pid"], marks[0]["tid"]
        self.arrivals = [event["ts"] / 1000 for event in marks if event["name"] == "arrived"]
        self.drawn = [event["ts"] / 1000 for event in marks if event["name"] == "drawn"]
        runs = [event for event in events if event["name"].endswith("::RunTask") and "tdur" in event]
        self.tasks = [run for run in runs if (run["pid"], run["tid"]) == ours]

    def end(self, arrival: float) -> float:
        """The end of the first frame after what arrived then is drawn."""
        drawn = next(time for time in self.drawn if time >= arrival)
        frames = [task for task in self.tasks if "BeginMainFrame" in task["args"]["src_func"]]
        shown = next(task for task in frames if task["ts"] / 1000 >= drawn)
        return float(shown["ts"] + shown["dur"]) / 1000

    def work(self, arrival: float) -> float:
        end = self.end(arrival)
        return sum(
            float(task["tdur"]) / 1000
            for task in self.tasks
            if task["ts"] / 1000 < end and (task["ts"] + task["dur"]) / 1000 > arrival
        )


class Mouse(Player):
    """Presses and does no more: a click by Playwright looks at the page afterwards too, while it draws the answer."""

    def press(self, control: Locator) -> None:
        control.hover()
        self.page.mouse.down()
        self.page.mouse.up()


class Rival:
    """Sits at a seat all the time: who came and went would change the table too."""

    def __init__(self, server: PageServer, table: str, token: str) -> None:
        address = f"{server.url.replace('http', 'ws', 1)}api/tables/{table}/socket"
        self.socket = connect(address, proxy=None, max_queue=None, legacy=True)
        self.socket.send(json.dumps({"type": "hello", "token": token}))

    def move(self, luck: random.Random) -> None:
        """Make a legal move. The table is at rest, so its last message is the current state."""
        update: dict[str, Any] = {}
        with suppress(TimeoutError):
            while said := json.loads(self.socket.recv(timeout=0.1)):
                assert said["type"] != "refusal", said
                update = said if said["type"] == "update" else update
        wish = {"type": "move", "id": secrets.token_hex(8), "version": update["version"]}
        self.socket.send(json.dumps(wish | {"move": luck.choice(update["view"]["legal"])}))


if __name__ == "__main__":
    main()
