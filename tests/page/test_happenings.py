"""Recent events are seen: moments, the strip "just now", ghosts, news about people, and whose turn it is."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import florin
from florin.effects import model as e
from tests.page.conftest import Visit
from tests.page.player import Player
from tests.page.server import BotGame, PageServer, Turn
from tests.page.test_games import PHONE
from tests.page.test_together import pair

# Let moments last, so that a busy machine sees them, or end at once. Further moves wait until they end.
LASTING = (
    "addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('--moment', '{}'));"
    "try {{ localStorage.setItem('florin-tempo', '2'); }} catch {{}}"
)
STAYS, ENDS = LASTING.format("4000s"), LASTING.format("1ms")


def turn_with(game: BotGame, kind: type, *, own: bool | None = None) -> tuple[Turn, Any]:
    """Return a turn with an effect of this kind, and the effect; `own`: whether it is about the player who moved."""
    steps = {step.first: step for step in game.position.steps()}
    for turn in game.turns:
        for effect in steps[turn.upto].effects:
            fits = own in (None, getattr(effect, "seat", None) == turn.seat)
            if isinstance(effect, kind) and fits and not turn.scores:
                return turn, effect
    raise AssertionError(f"the game has no {kind.__name__}")


def made(server: PageServer, visit: Visit, game: BotGame, turn: Turn, pace: str = STAYS, **kind: Any) -> Page:
    """Open a table at a turn and make its move."""
    page = visit(**kind)
    page.add_init_script(pace)
    page.goto(server.play_on(game.position, turn))
    Player(page).make(turn.move)
    return page


@pytest.fixture(scope="module")
def board() -> BotGame:
    return BotGame("board", *["garzone"] * 4, seed=5)


@pytest.fixture(scope="module")
def court() -> BotGame:
    return BotGame("court", "merchant", "garzone", seed=4)


@pytest.mark.parametrize("own", [True, False], ids=["yours", "a rival's"])
def test_a_sale_is_a_moment_with_its_price_and_cards(
    server: PageServer, visit: Visit, board: BotGame, own: bool
) -> None:
    turn, sold = turn_with(board, e.Sold, own=own)
    page = made(server, visit, board, turn)
    moment = page.locator("[data-moment=sold]")
    expect(moment).to_contain_text("Yours!" if own else "Sold!")
    expect(moment.locator(".card")).to_have_count(len(sold.cards))
    expect(moment.locator(".coin")).to_have_count(min(10, sold.florins))
    expect(moment).to_contain_text(f"{sold.florins} florin")
    strip = page.locator(".t-board .since li").last
    expect(strip.locator(".card")).to_have_count(len(sold.cards))
    expect(strip).to_contain_text(str(sold.florins))


# Where each coin of a moment comes from, relative to the coin of the buyer's purse; the moment's card is still growing.
PAID = """
window.paid = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (steps, time) {
  if (this.closest(".coins")) {
    const [x, y] = steps[0].translate.split(" ").map(parseFloat);
    const here = this.getBoundingClientRect();
    window.paid.push([here.x + here.width / 2 + x, here.y + here.height / 2 + y]);
  }
  return animate.call(this, steps, time);
};
"""


@pytest.mark.parametrize("own", [True, False], ids=["yours", "a rival's"])
def test_coins_come_from_the_purse_of_the_buyer(server: PageServer, visit: Visit, board: BotGame, own: bool) -> None:
    turn, sold = turn_with(board, e.Sold, own=own)
    page = visit(reduced_motion="no-preference")
    page.add_init_script(STAYS)
    page.add_init_script(PAID)
    page.goto(server.play_on(board.position, turn))
    Player(page).make(turn.move)
    page.locator("[data-moment=sold] .coin").first.wait_for()
    purse = page.locator(f'main [data-purse="{sold.seat}"] .coin').bounding_box()
    assert purse
    paid = page.evaluate("window.paid")
    assert len(paid) == min(10, sold.florins)
    for x, y in paid:
        assert purse["x"] - 2 <= x <= purse["x"] + purse["width"] + 2
        assert purse["y"] - 2 <= y <= purse["y"] + purse["height"] + 2


def test_a_lot_that_nobody_buys_is_a_moment_too(server: PageServer, visit: Visit) -> None:
    """All players pass, we the last of them."""
    position = florin.game("board", players=3).start(seed=2)
    position.play("draw")
    position.play("auction")
    while position.legal() != ["draw"] and "pass" in position.legal():
        upto, seat, legal = len(position.log), position.turn or 0, position.legal()
        position.play("pass")
    turn = Turn(upto, seat, legal, "pass", False)
    page = visit()
    page.add_init_script(STAYS)
    page.goto(server.play_on(position, turn))
    Player(page).make("pass")
    expect(page.locator("[data-moment=lot-discarded]")).to_contain_text("Not sold")


def test_a_sale_that_ends_the_round_is_seen_before_its_scoring(
    server: PageServer, visit: Visit, board: BotGame
) -> None:
    steps = {step.first: step for step in board.position.steps()}
    turn = next(
        turn
        for turn in board.turns
        if turn.scores and any(isinstance(one, e.Sold | e.HoldFilled) for one in steps[turn.upto].effects)
    )
    page = made(server, visit, board, turn)
    expect(page.locator("[data-moment]")).to_be_visible()
    expect(page.locator("[data-scoring]")).to_have_count(0)
    page.locator("main .turnline").click()  # a tap hurries
    expect(page.locator("[data-scoring]")).to_be_visible()
    expect(page.locator("[data-moment]")).to_have_count(0)


def test_a_moment_ends_and_takes_no_clicks(server: PageServer, visit: Visit, board: BotGame) -> None:
    turn, _ = turn_with(board, e.Sold)
    page = made(server, visit, board, turn)
    moment = page.locator("[data-moment]")
    expect(moment).to_have_css("pointer-events", "none")
    shown = moment.text_content()
    page.locator("main .turnline").click()  # a tap hurries; before our next turn the bots may sell another lot
    page.wait_for_function("shown => document.querySelector('[data-moment]')?.textContent !== shown", arg=shown)
    page = made(server, visit, board, turn, ENDS)
    expect(page.locator(".t-board .since li").last).to_be_visible()
    expect(page.locator("[data-moment]")).to_have_count(0)


def test_fallen_nobles_are_named_and_seen(server: PageServer, visit: Visit, court: BotGame) -> None:
    turn, _ = turn_with(court, e.Conspired)
    fallen = next(
        effect
        for step in court.position.steps(turn.upto)
        for effect in step.effects
        if isinstance(effect, e.Eliminated)
    )
    page = visit()
    page.add_init_script(STAYS)
    page.goto(server.play_on(court.position, turn))
    player = Player(page)
    assert player.awaited() == "move"
    player.make(turn.move)
    moment = page.locator("[data-moment=eliminated]")
    expect(moment).to_contain_text("Eliminated!")
    striker, blade = moment.locator(".who").bounding_box(), moment.locator(".blade").bounding_box()
    assert striker and blade and striker["x"] < blade["x"]  # who strikes is before the dagger
    expect(moment.locator(".noble")).to_have_count(len(fallen.cards))
    expect(page.get_by_role("log").get_by_text("You conspire with")).to_contain_text("eliminating")


def test_the_strip_at_court_names_who_fell_by_a_rivals_hand(server: PageServer, visit: Visit, court: BotGame) -> None:
    """In a replay, right after the rival's conspiracy."""
    turn, _ = turn_with(court, e.Conspired)
    number = court.turns.index(turn)
    after = court.turns[number + 1].upto
    for size in ({}, PHONE):
        page = visit(f"games/{server.upload(court.position)}#{after}", **size)
        deed = page.locator("main .deed")
        expect(deed).to_contain_text(re.compile("conspires with .* eliminating .*"))
        if not size:
            expect(page.locator("main .chips .fell .noble").first).to_be_visible()


def test_rivals_holds_are_ghosts_on_the_pyramids(server: PageServer, visit: Visit, board: BotGame) -> None:
    turn = next(
        turn
        for turn, position in positions(board)
        if "pass" in turn.legal
        and any(
            seat != turn.seat and any(card[0].isalpha() for card in hold)
            for seat, hold in enumerate(position.view(turn.seat).holds)
        )
    )
    page = visit(server.play_on(board.position, turn))
    assert Player(page).awaited() == "move"
    ghosts = page.locator(".pyr .mg")
    seats = {re.search(r"p\d", one.get_attribute("class") or "")[0] for one in ghosts.all()}  # type: ignore[index]
    assert seats - {f"p{turn.seat}"}


def positions(game: BotGame) -> Any:
    """Yield each turn with the position before it."""
    for turn in game.turns:
        yield turn, florin.replay(game.position.record(), upto=turn.upto)


def test_rivals_ships_are_ghosts_on_their_warehouses(server: PageServer, visit: Visit) -> None:
    game = BotGame("card", *["garzone"] * 3, seed=5)
    turn = game.turns[40]
    page = visit(server.play_on(game.position, turn))
    assert Player(page).awaited() == "move"
    view: Any = florin.replay(game.position.record(), upto=turn.upto).view(turn.seat)
    for k, seat in enumerate(((turn.seat + 1) % 3, (turn.seat + 2) % 3)):
        aboard: dict[str, int] = {}
        for card in view.ships[seat]:
            for letter in re.sub(r"[^A-Z]", "", card):
                aboard[letter] = aboard.get(letter, 0) + 1
        told = page.locator(".rivals .seat").nth(k).locator(".ghosts").all_inner_texts()
        assert told == [str(aboard[good]) for good in "GSFDC" if good in aboard]


@pytest.mark.parametrize("full", [True, False])
def test_a_full_hold_is_offered_no_advance_bid(server: PageServer, visit: Visit, full: bool) -> None:
    places = [server.create_table("board", "me", "open", "open")]
    places += [server.ask(f"tables/{places[0]['table']}/seats", {"name": name}) for name in ("Britta", "Carlo")]

    def between(route: WebSocketRoute) -> None:
        behind = route.connect_to_server()

        def send(message: str | bytes) -> None:
            found = json.loads(message)
            if full and found.get("view"):
                found["view"]["spaces_left"] = [0, 0, 0]
            route.send(json.dumps(found))

        behind.on_message(send)

    turn = server.ask(f"tables/{places[0]['table']}/story")["points"][-1]["view"]["turn"]
    seat = (turn + 1) % 3
    page = visit()
    page.route_web_socket(re.compile("/socket$"), between)
    page.goto(places[seat]["link"])
    expect(page.locator("main [data-seat]")).to_have_attribute("data-seat", str(seat))
    expect(page.locator("main .bid.ahead")).to_have_count(0 if full else 1)


def test_a_take_back_is_announced_at_the_table_in_the_log_and_to_listeners(server: PageServer, visit: Visit) -> None:
    here, there = pair(server, visit, "card")
    here.make("reveal")
    here.make("take 1")
    assert there.awaited() == "move"
    here.page.get_by_role("button", name="Undo").click()  # nobody has moved since, so nobody is asked
    said = re.compile("move was undone")
    for player in (here, there):
        expect(player.page.locator("main .news").filter(has_text=said)).to_be_visible()
        expect(player.page.get_by_role("log").get_by_text(said)).to_have_count(1)
    there.page.get_by_role("navigation").get_by_role("button", name="Log", exact=True).click()
    expect(there.page.get_by_role("group", name="Log").locator("em").filter(has_text=said)).to_be_visible()


def test_hints_stand_ins_returns_and_spectators_are_news(server: PageServer, visit: Visit) -> None:
    here, there = pair(server, visit, "court")
    news = there.page.locator("main .news")
    here.page.get_by_role("button", name="Hint").click()
    expect(news.filter(has_text="used a hint")).to_be_visible()
    here.page.locator(".notes").get_by_role("button", name="Close").click()
    watching = visit(there.page.url.partition("#")[0])
    expect(news.filter(has_text="One person is watching.")).to_be_visible()
    expect(here.page.locator("main .news").filter(has_text="One person is watching.")).to_be_visible()
    watching.close()
    there.page.get_by_role("button", name="Menu").click()
    there.page.get_by_role("button", name="Let a bot play").click()
    told = here.page.locator("main .news")
    expect(told.filter(has_text="a bot has taken over")).to_be_visible()
    there.page.keyboard.press("Escape")
    there.page.get_by_role("button", name="Take over").click()
    expect(told.filter(has_text="is back")).to_be_visible()
    expect(here.page.get_by_role("log").get_by_text("a bot has taken over")).to_have_count(1)


def test_it_is_your_turn_only_when_you_can_move(server: PageServer, visit: Visit) -> None:
    """Not while a scoring is shown, nor in a replay, nor while a bot plays for you."""
    game = BotGame("card", "garzone", "garzone", seed=1)
    turn = next(turn for turn in game.turns if turn.scores)
    page = made(server, visit, game, turn)
    page.locator("[data-scoring]").wait_for()
    expect(page.get_by_role("banner")).to_contain_text("Scoring")
    expect(page.get_by_role("banner")).not_to_contain_text("Your turn")
    page.goto(f"{server.url}games/{server.upload(game.position)}#{game.turns[5].upto}")
    page.get_by_label("Point of view").select_option(str(game.turns[5].seat))
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("(Anna|Britta)’s turn"))  # noqa: RUF001
    here, _ = pair(server, visit, "court")
    expect(here.page.get_by_role("heading", level=1)).to_have_text("Your turn")
    here.page.get_by_role("button", name="Menu").click()
    here.page.get_by_role("button", name="Let a bot play").click()
    expect(here.page.locator(".note").get_by_text("A bot is playing for you")).to_be_visible()
    expect(here.page.get_by_role("banner")).not_to_contain_text("Your turn")


# The largest font size of numbers on the table, and the smallest of the influence.
NUMBERS = """() => {
  const text = (one) => [...one.childNodes].map((node) => (node.nodeType === 3 ? node.data : "")).join("").trim();
  const size = (one) => parseFloat(getComputedStyle(one).fontSize);
  const all = [...document.querySelectorAll("main *")];
  const shown = all.filter((one) => /^[0-9]+$/.test(text(one)) && one.offsetWidth > 1);
  const [others, influence] = [false, true].map((tug) => shown.filter((one) => Boolean(one.closest(".tug")) === tug));
  return [Math.max(...others.map(size)), Math.min(...influence.map(size))];
}"""


@pytest.mark.parametrize("size", [{"viewport": {"width": 1280, "height": 720}}, PHONE], ids=["wide", "phone"])
def test_influence_is_the_biggest_number_at_court(server: PageServer, visit: Visit, size: dict[str, Any]) -> None:
    page = visit(server.create_table("court", "me", "garzone")["link"], **size)
    assert Player(page).awaited() == "move"
    others, influence = page.evaluate(NUMBERS)
    assert influence > others
    expect(page.get_by_role("img", name=re.compile(r"Influence: Della Rovere \d+, Gonzaga \d+"))).to_be_visible()
