"""The home page, the form that sets up a table, and the lobby."""

import json
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, Route, expect

import florin
from tests.page.conftest import Visit, Watched
from tests.page.server import PageServer


def seats_of(server: PageServer, page: Page) -> Any:
    return server.ask(f"tables/{page.url.rsplit('/', 1)[1]}")["seats"]


def test_the_level_of_a_quick_game_is_remembered_for_each_game(server: PageServer, visit: Visit) -> None:
    page = visit()
    page.get_by_label("Court of the Medici: Bot level").select_option("garzone")
    page.locator('[data-quick="court"]').click()
    page.locator("main [data-seat]").wait_for()
    assert seats_of(server, page)[1]["bot"] == "garzone"
    page.goto(server.url)
    expect(page.locator('[data-quick="court"]')).to_contain_text("Garzone")
    expect(page.locator('[data-quick="card"]')).to_contain_text("against 3 bots: Merchant")


def test_games_that_wait_for_us_come_first_with_news_from_the_server(server: PageServer, visit: Visit) -> None:
    place = server.create_table("court", "me", "open")
    server.ask(f"tables/{place['table']}/seats", {"name": "Britta"})
    turn = server.ask(f"tables/{place['table']}")["turn"]
    page = visit()
    saved = {"token": None, "names": ["Anna", "Britta"], "won": None, "score": 60, "turn": None}
    games = [
        {**saved, "table": "finished-table", "game": "card", "seat": 0, "stage": "over", "seen": 9},
        {**saved, "table": place["table"], "game": "court", "seat": turn, "stage": "waiting", "seen": 1},
    ]
    result = {"table": "finished-table", "game": "card", "seat": 0, "place": 2, "scores": [60, 90, 30]}
    kept = {"games": games, "results": [{**result, "bots": [None, "banker", "banker"], "date": 1}]}
    for key, value in kept.items():
        page.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"florin-{key}", json.dumps(value)])
    page.reload()
    waiting = page.get_by_role("region", name="Your turn").get_by_role("listitem")
    expect(waiting).to_contain_text("Court of the Medici")
    others = page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(others).to_contain_text("2nd of 3, 60")
    [above, quick, below] = (one.bounding_box() for one in (waiting, page.locator(".games"), others))
    assert above and quick and below and above["y"] < quick["y"] < below["y"]
    assert quick["y"] - above["y"] < above["height"] + 40  # no hole between them


def test_a_name_is_asked_for_once(visit: Visit) -> None:
    page = visit("?new=court")
    page.get_by_label("Your name").fill("Anna")
    page.reload()
    expect(page.get_by_text("You play as Anna.")).to_be_visible()
    page.get_by_role("button", name="Change").click()
    expect(page.get_by_label("Your name")).to_have_value("Anna")


def test_open_seats_are_filled_at_once_and_every_bot_and_option_is_explained(visit: Visit) -> None:
    page = visit("?new=card")
    page.get_by_label("Fill open seats with").select_option("banker")
    seats = page.get_by_role("group", name="Seats")
    expect(seats.get_by_text("thinks for a moment")).to_have_count(3)
    expect(page.get_by_role("button", name="Create table")).to_contain_text("starts right away")
    page.get_by_text("Rule options").click()
    expect(page.locator("details .field small")).to_have_count(3)


def test_people_meet_in_the_lobby(server: PageServer, visit: Visit) -> None:
    """The host swaps seats, a guest moves and takes a colour, both talk, and each sees it at once."""
    mine = server.create_table("card", "me", "open", "garzone", "open")
    yours = server.ask(f"tables/{mine['table']}/seats", {"name": "Britta"})
    anna, britta = (visit(f"t/{place['table']}#{place['token']}") for place in (mine, yours))
    anna.locator('[data-swap="0"]').click()
    for page in (anna, britta):
        expect(page.locator(".chairs li").first).to_contain_text("Britta")
    britta.locator("[data-sit]").click()
    expect(anna.locator(".chairs li").last).to_contain_text("Britta")
    britta.get_by_role("radio", name="Purple").click()
    expect(britta.get_by_role("radio", name="Purple")).to_be_checked()
    expect(anna.get_by_role("radio", name="Purple")).to_have_count(0)
    britta.get_by_label("Say something").fill("Hello, Anna")
    britta.keyboard.press("Enter")
    anna.get_by_role("button", name="Good luck!").click()
    for page in (anna, britta):
        expect(page.get_by_role("log")).to_contain_text("Hello, Anna")
        expect(page.get_by_role("log")).to_contain_text("Good luck!")
    anna.get_by_role("button", name="Start with bots").click()
    colour = "(main) => getComputedStyle(main.closest('.desk')).getPropertyValue('--p3')"
    britta.locator("main.play").wait_for()
    purple = britta.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--c4')")
    assert britta.locator("main.play").evaluate(colour) == purple
    assert [seat["name"] for seat in seats_of(server, anna)][1::2] == ["Anna", "Britta"]


@pytest.mark.parametrize(
    ("lang", "invited"), [("en", "Anna invites you to play."), ("pl", "Anna zaprasza cię do gry.")]
)
def test_an_invited_friend_joins_and_has_missed_nothing(
    server: PageServer, visit: Visit, lang: str, invited: str
) -> None:
    """Bots move before the friend's page has the seat; what the host wrote before is unread."""
    mine = server.create_table("card", "me", *["garzone"] * 4, "open")
    table = mine["table"]
    anna = visit(mine["link"])
    anna.get_by_label("Say something").fill("See you soon")
    anna.keyboard.press("Enter")
    expect(anna.get_by_role("log")).to_contain_text("See you soon")
    friend = visit(locale=lang)
    friend.evaluate("localStorage.setItem('florin-tempo', '4')")  # slow: the watching page is behind

    def answer(route: Route) -> None:
        joined = route.fetch()
        while server.ask(f"tables/{table}/story")["points"][-1]["view"]["turn"] not in (0, 5):
            pass
        route.fulfill(response=joined)

    friend.route("**/seats", answer)
    friend.goto(f"{server.url}t/{table}")
    expect(friend.locator(".invited h2")).to_have_text(invited)
    friend.locator(".invited input").fill("Britta")
    friend.keyboard.press("Tab")
    expect(friend.locator("[data-join]")).to_be_focused()
    friend.keyboard.press("Enter")
    seated = friend.locator("main [data-seat]")
    expect(seated).to_have_attribute("data-seat", "5")
    expect(friend.locator(".bar .tool-chat .badge")).to_have_text("1")
    expect(friend.locator(".missed")).to_have_count(0)
    friend.reload()
    expect(seated).to_have_attribute("data-seat", "5")


def test_a_colour_chosen_during_a_game_is_seen_by_both(server: PageServer, visit: Visit) -> None:
    mine = server.create_table("card", "me", "open")
    yours = server.ask(f"tables/{mine['table']}/seats", {"name": "Britta"})
    anna, britta = (visit(place["link"]) for place in (mine, yours))
    anna.locator(".bar .tool-menu").click()
    colours = anna.get_by_role("radiogroup").get_by_role("radio")
    expect(colours).to_have_count(5)  # not the other person's
    purple = anna.get_by_role("radio", name="Purple")
    purple.click()
    expect(purple).to_be_checked()
    for page in (anna, britta):
        page.wait_for_function(SHOWS_PURPLE)
    anna.reload()
    anna.locator("main.play").wait_for()
    anna.wait_for_function(SHOWS_PURPLE)


# Whether the first seat has the fifth colour.
SHOWS_PURPLE = """() => {
  const desk = document.querySelector(".desk");
  const colour = (of, name) => getComputedStyle(of).getPropertyValue(name);
  return desk !== null && colour(desk, "--p0") === colour(document.documentElement, "--c4");
}"""


def test_a_reaction_is_seen_at_the_table_and_in_the_other_language(server: PageServer, visit: Visit) -> None:
    mine = server.create_table("court", "me", "open")
    yours = server.ask(f"tables/{mine['table']}/seats", {"name": "Britta"})
    anna = visit(f"t/{mine['table']}#{mine['token']}")
    britta = visit(f"t/{yours['table']}#{yours['token']}", locale="pl")
    anna.get_by_role("button", name="Chat").click()
    anna.get_by_role("button", name="Well played!").click()
    expect(britta.locator("main .middle")).to_contain_text("Anna: Dobra gra!")
    watching = visit(f"t/{mine['table']}")
    expect(watching.locator("main [data-seat]")).to_have_attribute("data-seat", "")
    expect(anna.locator(".watching")).to_contain_text("1")


def record(game: str, players: int) -> str:
    position = florin.game(game, players=players).start(seed=1)
    while not position.over:
        position.play(position.legal()[-1])
    return florin.dumps(position.record())


def upload(page: Page, name: str, text: str) -> None:
    file = FilePayload(name=name, mimeType="application/json", buffer=text.encode())
    page.locator("input[type=file]").set_input_files(file)


def test_a_file_with_several_games_lets_one_choose_and_a_bad_one_is_explained(visit: Visit) -> None:
    page = visit()
    upload(page, "letter.json", "Dear Anna,\n{}")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("not a game saved by Florin")
    alert.get_by_role("button", name="Close").click()
    expect(alert).to_have_count(0)
    upload(page, "games.jsonl", record("court", 2) + "\n" + record("board", 3) + "\n")
    choice = page.get_by_role("region", name="Which game do you want to open?")
    expect(choice.get_by_role("button", name="Medici")).to_have_count(2)
    choice.get_by_role("button").last.click()
    page.locator('[data-game="board"]').wait_for()


def test_statistics_follow_the_games_and_travel_to_another_browser(visit: Visit) -> None:
    page = visit()
    result = {"seat": 0, "bots": [None, "banker", "banker"], "date": 1_790_000_000_000}
    kept = [
        {**result, "table": "first", "game": "card", "place": 1, "scores": [95, 60, 40]},
        {**result, "table": "second", "game": "board", "place": 3, "scores": [30, 60, 40]},
    ]
    page.evaluate("(kept) => localStorage.setItem('florin-results', kept)", json.dumps(kept))
    page.reload()
    page.get_by_role("link", name="Your statistics").click()
    tiles = page.locator(".tiles")
    expect(tiles).to_contain_text("1 (50%)")
    expect(page.get_by_role("region", name="Personal bests")).to_contain_text("+35")
    expect(page.get_by_role("img", name="1st: 1, 2nd: 0, 3rd: 1")).to_be_visible()
    page.get_by_role("combobox", name="Game").select_option("board")
    expect(tiles).to_contain_text("0 (0%)")
    page.get_by_role("combobox", name="Players").select_option("5")
    expect(page.get_by_text("You have not finished a game like this yet.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    saved = download.value.path().read_text()

    other = visit("?statistics")
    expect(other.get_by_text("after your first game")).to_be_visible()
    upload(other, "letter.json", "{}")
    expect(other.get_by_role("status")).to_contain_text("does not contain exported results")
    upload(other, "results.json", saved)
    expect(other.get_by_role("status")).to_contain_text("2 results were added.")
    expect(other.locator(".tiles")).to_contain_text("1 (50%)")


def test_without_its_language_the_page_is_in_english_and_says_so(visit: Visit, watched: Watched) -> None:
    """The stored choice stays: the next visit tries again."""
    watched.forgiven = ("404", "blocked by Playwright")
    page = visit("sw.js", service_workers="block")
    page.route("**/fr-*.ftl", lambda route: route.fulfill(status=404))
    page.evaluate("localStorage.setItem('florin-lang', 'fr')")
    page.goto(page.url.replace("sw.js", ""))
    expect(page.locator(".missing-language")).to_contain_text("Français could not be loaded")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    assert page.evaluate("localStorage.getItem('florin-lang')") == "fr"
