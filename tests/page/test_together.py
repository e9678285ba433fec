"""Several people at one table: links, presence, chat, undo, reconnecting."""

import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit, Watched
from tests.page.counting_proxy import CountingProxy
from tests.page.player import AWAITED, CARDS, LONGEST, TIMEOUT, Player
from tests.page.server import SECONDS, PageServer
from tests.page.test_page import MOST

BROKEN = ("net::ERR_", "WebSocket connection")  # browser messages about a lost connection
SETTLED = "() => document.querySelector('main:not([aria-busy=true]) [data-seat]') !== null"


def turn(page: Page) -> str:
    page.wait_for_function(SETTLED)
    return page.locator("main [data-seat]").first.get_attribute("data-turn") or ""


def play(*players: Player, moves: int = LONGEST) -> None:
    """Let whoever's turn it is move, until this many moves were made or all see the end."""
    due, made = time.monotonic() + SECONDS, 0
    while made < moves:
        assert time.monotonic() < due, "nobody's turn comes"
        awaited = [player.page.evaluate(AWAITED) for player in players]
        if awaited == ["over"] * len(players):
            return
        for player, what in zip(players, awaited, strict=True):
            if what == "scoring":
                player.go_on()
            elif what == "move":
                player.move()
                due, made = time.monotonic() + SECONDS, made + 1
                break


def test_two_browsers_and_a_spectator_at_one_table(visit: Visit) -> None:
    first = visit("?new=court")
    first.get_by_label("Your name").fill("Anna")
    first.get_by_role("button", name="Create table").click()
    link = first.get_by_label("Link to share").input_value()
    other = visit(link)
    other.get_by_label("Your name").fill("Britta")
    expect(other.locator("[data-sit]")).to_have_count(0)  # one way to join
    other.locator("[data-join]").click()
    anna, britta = Player(first), Player(other, seed=2)
    watching = visit(link)
    for page, seat in ((first, "0"), (other, "1"), (watching, "")):
        expect(page.locator("main [data-seat]")).to_have_attribute("data-seat", seat)
    expect(first.locator("[data-card]")).to_have_count(5)
    expect(watching.locator("[data-card]")).to_have_count(0)

    play(anna, britta, moves=6)
    first.get_by_role("button", name="Chat").click()
    first.get_by_label("Say something").fill("Good luck!")
    first.keyboard.press("Enter")
    expect(other.get_by_role("button", name="Chat")).to_contain_text("1")

    browser, address = other.context, other.url
    other.close()
    britta.page = browser.new_page()
    britta.page.goto(address)
    expect(britta.page.locator("main [data-seat]")).to_have_attribute("data-seat", "1")
    play(anna, britta)
    won = first.locator("main [data-over]").get_attribute("data-over") or ""
    for page in (britta.page, watching):
        expect(page.locator("main [data-over]").first).to_have_attribute("data-over", won)


def pair(server: PageServer, visit: Visit, game: str, *bots: str) -> tuple[Player, Player]:
    """Return two players at a table that both have loaded; without bots, the first one has the turn."""
    mine = server.create_table(game, "me", "open", *bots)
    yours = server.ask(f"tables/{mine['table']}/seats", {"name": "Britta"})
    links = [f"{server.url}t/{place['table']}#{place['token']}" for place in (mine, yours)]
    players = Player(visit(links[0])), Player(visit(links[1]), seed=2)
    first, _ = [turn(player.page) for player in players]
    return players if first == "0" else (players[1], players[0])


# An offline context still opens sockets, so a page that retries would not be disconnected: replace WebSocket.
DEAF = """() => {
  window.Hearing = WebSocket;
  window.WebSocket = class {
    static OPEN = 1;
    constructor() { setTimeout(() => this.onclose({ code: 1006 })); }
    close() {}
  };
}"""


def cut_off(page: Page) -> None:
    page.evaluate(DEAF)
    page.context.set_offline(True)
    expect(page.get_by_text("You are offline")).to_be_visible()


def connect_again(page: Page) -> None:
    page.evaluate("() => { window.WebSocket = window.Hearing; }")
    page.context.set_offline(False)


def test_offline_the_table_stays_and_back_it_catches_up(server: PageServer, visit: Visit, watched: Watched) -> None:
    watched.forgiven = BROKEN
    here, away = pair(server, visit, "card")
    cut_off(away.page)
    expect(away.page.locator("main [data-seat]")).to_be_visible()
    seat = here.page.locator("main [data-seat]").get_attribute("data-seat")
    while turn(here.page) == seat:
        assert here.awaited() == "move"
        here.move()
    connect_again(away.page)
    assert away.awaited() == "move"
    expect(away.page.get_by_text("You are offline")).to_have_count(0)


def test_a_link_with_a_slash_after_it_leads_to_the_table_too(
    server: PageServer, visit: Visit, watched: Watched
) -> None:
    watched.forgiven = ("404",)
    link = server.create_table("card", "me", "garzone")["link"].replace("#", "/#")
    page = visit(link)
    assert Player(page).awaited() == "move"
    page.goto(f"{server.url}what/ever")
    expect(page.get_by_role("heading")).to_have_text("There is nothing at this address.")
    page.get_by_role("link", name="Back to home").click()
    expect(page.locator('[data-quick="card"]')).to_be_visible()


def test_who_comes_back_is_told_what_happened(server: PageServer, visit: Visit, watched: Watched) -> None:
    watched.forgiven = BROKEN
    here, away = pair(server, visit, "card")
    for moves in range(2):  # first the connection breaks; then the page is closed and opened again
        if moves:
            address, browser = away.page.url, away.page.context
            away.page.close()
        else:
            cut_off(away.page)
        play_on(here)
        if moves:
            away.page = browser.new_page()
            away.page.goto(address)
        else:
            connect_again(away.page)
        missed = away.page.locator(".missed")
        expect(missed).to_contain_text("While you were away")
        expect(missed).to_contain_text("reveals")
        expect(missed).to_contain_text("takes")
        play_on(away)
        expect(missed).to_have_count(0)


def play_on(player: Player) -> None:
    """Reveal a card and take it, and wait until the server has confirmed both."""
    assert player.awaited() == "move"
    player.make("reveal")
    player.make("take 1")
    seated = player.page.locator("main [data-seat]")
    expect(seated).not_to_have_attribute("data-turn", seated.get_attribute("data-seat") or "")


@pytest.mark.parametrize(("answer", "cards"), [("Decline", 0), ("Allow", 2)])
def test_a_move_is_taken_back_when_the_other_agrees(server: PageServer, visit: Visit, answer: str, cards: int) -> None:
    """If the other declines, the move stays and cannot be asked for again."""
    here, there = pair(server, visit, "card")
    back = here.page.get_by_role("button", name="Undo")
    for move, drawn in (("reveal", True), ("reveal", True), ("take 1", False)):
        here.make(move)
        expect(back).to_have_attribute("aria-disabled", "true" if drawn else "false")
    there.make("take 1")  # from now on the other player must agree
    assert here.awaited() == "move"
    back.click()
    expect(here.page.get_by_text("Undo requested")).to_be_visible()
    expect(here.page.get_by_text("Nobody has answered yet")).to_be_visible()
    there.page.get_by_role("button", name=answer).click()
    for player in (here, there):
        asked = player.page.get_by_text("wants to undo a move").or_(player.page.get_by_text("Undo requested"))
        expect(asked).to_have_count(0)
        expect(player.page.locator("main .reach .card")).to_have_count(cards)
    if answer == "Allow":
        here.make("take 1")
    else:
        back.click()
        expect(here.page.get_by_text("you can ask again after another move").first).to_be_visible()


def test_spectators_and_those_who_agreed_see_who_asked_to_take_a_move_back(server: PageServer, visit: Visit) -> None:
    mine = server.create_table("card", "me", "open", "open")
    seats = [mine, *(server.ask(f"tables/{mine['table']}/seats", {"name": name}) for name in ("Britta", "Carlo"))]
    players = [Player(visit(place["link"])) for place in seats]
    spectator = visit(f"t/{mine['table']}")
    first = int(turn(players[0].page))
    asker, after, last = (players[(first + i) % 3] for i in range(3))
    name = ("Anna", "Britta", "Carlo")[first]
    for move in ("reveal", "reveal", "take 1"):
        asker.make(move)
    after.make("take 1")
    last.awaited()
    asker.page.get_by_role("button", name="Undo").click()
    after.page.get_by_role("button", name="Allow").click()
    for page in (spectator, after.page):
        expect(page.locator(".note.wait")).to_contain_text(name)
        expect(page.locator(".note.wait button")).to_have_count(0)
        expect(page.locator(".note.wait")).to_contain_text("One player has agreed so far.")
    expect(asker.page.locator(".note.wait")).not_to_contain_text(name)
    last.page.get_by_role("button", name="Allow").click()
    for page in (spectator, after.page, asker.page):
        expect(page.locator(".note.wait")).to_have_count(0)


def test_who_cannot_take_back_is_told_why(server: PageServer, visit: Visit) -> None:
    player, _ = pair(server, visit, "card")
    page = player.page
    assert player.awaited() == "move"
    for revealed in range(2):
        if revealed:
            player.make("reveal")
        expect(page.locator("main .reach .card")).to_have_count(revealed)  # nothing is pending
        back = page.get_by_role("button", name="Undo")
        expect(back).to_have_attribute("aria-disabled", "true")
        back.click(force=True)  # aria-disabled, but it answers
        expect(page.get_by_role("alert")).to_contain_text("since a card was last turned up")
        page.get_by_role("alert").get_by_role("button", name="Close").click()
        expect(page.get_by_role("alert")).to_have_count(0)


def test_what_is_said_is_shown_as_it_was_written_and_what_is_refused_is_not_lost(
    server: PageServer, visit: Visit
) -> None:
    here, there = pair(server, visit, "card")
    for player in (here, there):
        player.page.get_by_role("button", name="Chat").click()
    box = here.page.get_by_role("textbox", name="Say something")
    box.fill("<b>I</b> <3 fur")
    box.press("Enter")
    expect(box).to_have_value("")
    for player in (here, there):
        expect(player.page.get_by_role("log", name="Chat")).to_contain_text("<b>I</b> <3 fur")
    box.fill("one\u202etwo")  # reverses the writing direction
    box.press("Enter")
    expect(here.page.get_by_role("alert")).to_contain_text("A chat message")
    expect(box).to_have_value("one\u202etwo")


def test_a_bot_stands_in_until_its_owner_is_back(server: PageServer, visit: Visit) -> None:
    here, there = pair(server, visit, "card")
    here.page.get_by_role("button", name="Menu").click()
    here.page.get_by_role("button", name="Let a bot play").click()
    note = here.page.locator(".note").get_by_text("A bot is playing for you")
    expect(note).to_be_visible()
    assert there.awaited() == "move", "the bot has moved"
    there.page.get_by_role("button", name="Menu").click()
    expect(there.page.get_by_role("group", name="Menu")).to_contain_text("bot playing")
    here.page.get_by_role("button", name="Take over").click()
    expect(note).to_have_count(0)
    expect(there.page.get_by_role("group", name="Menu")).not_to_contain_text("bot playing")
    there.page.keyboard.press("Escape")
    play_on(there)
    assert here.awaited() in ("move", "scoring")


def test_who_wants_to_play_again_is_seen_by_the_other(server: PageServer, visit: Visit) -> None:
    here, there = pair(server, visit, "court")
    for player in (here, there) * 3:  # each plans three times: a draw
        assert player.awaited() == "move"
        player.press(player.page.locator(CARDS).first)
        player.press(player.page.locator('main [data-move^="plan"]'))
    for player in (here, there):
        while player.awaited() == "scoring":
            player.go_on()
    waits = there.page.get_by_role("region", name="Notices").get_by_text("wants a rematch")
    expect(waits).to_have_count(0)
    here.page.get_by_role("button", name="Rematch").click()
    expect(waits).to_be_visible()
    there.page.get_by_role("region", name="Notices").get_by_role("link", name="Join rematch").click()
    for player in (here, there):
        expect(player.page.locator("[data-over]")).to_have_count(0)  # both have left the old table
    assert "move" in [turn_of(player) for player in (here, there)]


def turn_of(player: Player) -> str | None:
    player.page.wait_for_function(SETTLED)
    return str(player.page.evaluate(AWAITED))


NARROW = {"viewport": {"width": 360, "height": 740}}


@pytest.mark.parametrize("game", ["card", "board", "court"])
def test_one_sees_and_hears_who_went_and_who_came_back(server: PageServer, visit: Visit, game: str) -> None:
    mine = server.create_table(game, "me", "open", *(["garzone"] if game == "board" else []))
    yours = server.ask(f"tables/{mine['table']}/seats", {"name": "Britta"})
    britta = visit(yours["link"])
    turn(britta)  # connected before she counts as away
    pages = [visit(mine["link"]), visit(mine["link"], **NARROW), visit(f"t/{mine['table']}")]
    for page in pages:
        turn(page)
        expect(page.locator(".absent")).to_have_count(0)
    browser = britta.context
    britta.close()
    for page in pages:
        expect(page.get_by_role("region", name="Britta").get_by_text("away", exact=True)).to_be_visible()
        expect(page.locator("main .face.away")).to_have_count(1)
        expect(page.get_by_role("log").get_by_text("Britta is away.", exact=True)).to_have_count(1)
    assert pages[1].evaluate("document.documentElement.scrollWidth") <= 360, "there is room for it on a phone"
    pages[0].get_by_role("button", name="Menu").click()
    menu = pages[0].get_by_role("group", name="Menu")
    expect(menu.get_by_role("listitem").filter(has_text="Britta")).to_contain_text("away")
    expect(menu).to_contain_text("One person is watching.")
    for lang, away in (("FR", "hors ligne"), ("EN", "away")):
        pages[2].get_by_role("button", name=lang, exact=True).click()
        expect(pages[2].locator(".absent")).to_have_text(away)
    again = browser.new_page()
    again.goto(yours["link"])
    for page in pages:
        expect(page.locator(".absent")).to_have_count(0)
        expect(page.locator(".face.away")).to_have_count(0)
        expect(page.get_by_role("log").get_by_text("Britta is back.", exact=True)).to_have_count(1)
    expect(menu).not_to_contain_text("away")


def test_a_page_that_is_loaded_anew_was_not_away(visit: Visit, tmp_path: Path) -> None:
    """With a departure delay longer than a page load on a busy machine: an undelayed departure would be seen."""
    server = PageServer(tmp_path, settings={"linger_seconds": SECONDS})
    server.start()
    try:
        here, there = pair(server, visit, "card")
        load_anew(here, there)
        for player in (here, there):
            player.page.close()  # before the server stops: the page would try to reconnect
    finally:
        server.stop()


def load_anew(here: Player, there: Player) -> None:
    here.page.evaluate(
        """() => {
          window.seen = 0;
          const look = () => { window.seen += document.querySelectorAll(".absent, .face.away").length; };
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
        }"""
    )
    there.page.reload()
    turn(there.page)
    there.page.get_by_role("button", name="Chat").click()
    there.page.get_by_label("Say something").fill("Here again")
    there.page.keyboard.press("Enter")
    expect(here.page.get_by_role("button", name="Chat")).to_contain_text("1")
    assert here.page.evaluate("window.seen") == 0
    expect(here.page.get_by_role("log")).not_to_contain_text("Britta is")


def test_before_the_game_one_sees_who_is_still_there(server: PageServer, visit: Visit) -> None:
    mine = server.create_table("card", "me", "open", "open")
    yours = server.ask(f"tables/{mine['table']}/seats", {"name": "Britta"})
    other = visit(yours["link"])
    other.get_by_role("button", name="Leave table").wait_for()
    page = visit(mine["link"])
    chair = page.get_by_role("region", name="Players").get_by_role("listitem").filter(has_text="Britta")
    expect(chair).to_be_visible()
    expect(chair).not_to_contain_text("away")
    other.close()
    expect(chair).to_contain_text("away")


def test_who_is_asked_to_sit_down_sees_what_is_played_by(server: PageServer, visit: Visit) -> None:
    options = {"dukes": True, "end": "house"}
    table = server.create_table("court", "me", "open", clock={"move": 120}, hints="none", options=options)["table"]
    page = visit(f"t/{table}")
    terms = page.get_by_role("list", name="Table settings").get_by_role("listitem")
    told = ["Clock: 2 minutes per move", "Hints: Off", "Include the Dukes: Yes"]
    told.append("Early end: when one house has left the circle")
    expect(terms).to_have_text(told)
    page.get_by_label("Your name").press("Tab")  # the name is entered first
    expect(page.locator("[data-join]")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Menu").click()
    expect(terms).to_have_text(told)


def test_where_there_is_no_hurry_seats_do_not_say_who_is_away(server: PageServer, visit: Visit) -> None:
    mine = server.create_table("card", "me", "open", live=False)
    server.ask(f"tables/{mine['table']}/seats", {"name": "Britta"})
    page = visit(mine["link"])
    page.get_by_role("button", name="Menu").click()
    listed = page.get_by_role("group", name="Menu").get_by_role("listitem").filter(has_text="Britta")
    expect(listed).to_contain_text("away")
    expect(page.locator(".absent")).to_have_count(0)
    expect(page.get_by_role("log")).not_to_contain_text("away")


def test_the_log_says_that_the_clock_played_for_someone_and_then_a_bot(server: PageServer, visit: Visit) -> None:
    mine = server.create_table("card", "me", "garzone", clock={"move": 1})
    page = visit(mine["link"])
    page.get_by_role("button", name="Log").click()
    log = page.get_by_role("group", name="Log")
    expect(log.get_by_text("You ran out of time; a move was made for you.").first).to_be_visible()
    expect(log.get_by_text("A bot is playing for you.")).to_have_count(1)


def test_where_a_move_has_a_day_nobody_need_be_there(visit: Visit) -> None:
    """Otherwise a bot would take over two minutes after the page is closed."""
    page = visit("?new=court")
    for clock, live in (("2 minutes per move", True), ("1 day per move", False)):
        page.get_by_label("Clock").select_option(label=clock)
        with page.expect_request(
            lambda request: request.method == "POST"
        ) as asked:  # the home page also reads the list
            page.get_by_role("button", name="Create table").click()
        assert (asked.value.post_data_json or {})["live"] is live
        page.get_by_role("button", name="Copy link").wait_for()
        page.go_back()


def test_who_owns_the_box_sets_its_counts(visit: Visit, watched: Watched) -> None:
    watched.forgiven = ("400",)
    page = visit("?new=card", **NARROW)
    page.get_by_label("Seat 2").select_option("garzone")
    page.get_by_text("Rule options").click()
    page.get_by_label("Deck").select_option(label="card counts from your own copy")
    page.get_by_label("0, One icon").fill("2")
    expect(page.get_by_text("120 of 110 cards")).to_be_visible()
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("alert")).to_contain_text("A deck must have 110 cards; this one has 120.")
    expect(page.get_by_role("alert")).to_be_in_viewport()  # although the button is at the other end
    page.get_by_label("0, Two icons").fill("0")
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Create table").click()
    assert [0, 1, False, 2] in (asked.value.post_data_json or {})["options"]["deck"]["good"]
    terms = page.get_by_role("list", name="Table settings")
    expect(terms).to_contain_text("Deck: card counts from your own copy")
    page.go_back()
    page.get_by_text("Rule options").click()
    page.get_by_label("Deck").select_option(label="card counts from your own copy")
    expect(page.get_by_label("0, One icon")).to_have_value("2")  # the entered counts are kept


def test_a_bot_of_the_hosts_own_can_be_chosen(visit: Visit, tmp_path: Path) -> None:
    server = PageServer(tmp_path, "serve", "--plugin", "tests.server.stand_in")
    server.start()
    try:
        page = visit(f"{server.url}?new=court")
        seat = page.get_by_role("group", name="Seats").get_by_role("combobox").last
        seat.select_option("plain")
        found = seat.locator("optgroup option").all_text_contents()
        assert found[:3] == ["Garzone (beginner)", "Apprentice (easy)", "Merchant (medium)"]
        assert found.index("Miser") < found.index("plain"), "ours first, then those of others by their own names"
        page.get_by_role("button", name="Create table").click()
        assert Player(page).awaited() == "move"
        page.close()
        place = server.create_table("court", "me", "open")
        page = visit(f"{server.url}t/{place['table']}#{place['token']}")
        page.get_by_label("Bots").select_option("plain")
        page.get_by_role("button", name="Start with bots").click()
        assert Player(page).awaited() == "move"
        page.close()  # before the server stops: the page would try to reconnect
    finally:
        server.stop()


def test_the_page_opens_without_the_network(visit: Visit, watched: Watched) -> None:
    watched.forgiven = (*BROKEN, "Failed to load resource")
    page = visit()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.reload()
    page.locator('[data-quick="card"]').click()
    expect(page.get_by_text("That did not work")).to_be_visible()


@pytest.mark.parametrize("early", [True, False], ids=["at once", "later"])
def test_without_the_network_the_page_speaks_the_language_last_chosen(
    visit: Visit, watched: Watched, early: bool
) -> None:
    """It is cached whether or not the worker was already running."""
    watched.forgiven = (*BROKEN, "Failed to load resource", "fetching the script")  # of an updated worker
    page = visit()
    if not early:
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.get_by_role("button", name="PL", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.wait_for_function(KEPT, arg=["/pl-", "-500-pl-", "-800-pl-"])
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator('[data-quick="card"]')).to_be_visible()


# Whether the current worker has cached all of these.
KEPT = """async (parts) => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const found = kept.flat().map((request) => request.url);
  return navigator.serviceWorker.controller !== null && parts.every((part) => found.some((url) => url.includes(part)));
}"""


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_a_first_play_is_light_with_all_that_it_loads(server: PageServer, visit: Visit, lang: str) -> None:
    """Count files and API answers, for the page and its worker."""
    with CountingProxy(server.port) as proxy:
        page = visit(proxy.url, locale=lang)
        page.locator('[data-quick="card"]').click()
        player = Player(page)
        assert player.awaited() == "move"
        player.move()
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        assert player.awaited() == "move"
        assert 100_000 < proxy.bytes < MOST


# Press the button if it is still there: the page may have reconnected on its own.
TRY_NOW = "() => document.querySelector('.note.wait button')?.click()"


def test_a_move_made_while_the_server_is_away_is_not_lost(visit: Visit, watched: Watched, tmp_path: Path) -> None:
    watched.forgiven = (*BROKEN, "Failed to load resource")
    server = PageServer(tmp_path)
    server.start()
    try:
        place = server.create_table("card", "me", "garzone")
        page = visit(place["link"])
        player = Player(page)
        assert player.awaited() == "move"
        before = own(server, place)
        server.stop()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        move = player.move()
        server.start()
        page.evaluate(TRY_NOW)
        assert player.awaited() == "move"
        assert own(server, place) == [*before, f"0 {move}"], "made, and only once"
        page.wait_for_function("() => document.querySelector('.note.wait') === null", timeout=TIMEOUT)
    finally:
        server.stop()


def own(server: PageServer, place: dict[str, Any]) -> list[str]:
    """Return our moves so far, as in the server's record."""
    log = server.ask(f"tables/{place['table']}/record")["log"]
    return [line for line in log if line.startswith(f"{place['seat']} ")]
