"""The page shows the server's figures. Here they are altered on their way, and what is shown follows them."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.conftest import Visit
from tests.page.player import Player
from tests.page.server import BotGame, PageServer, Turn

# How far the marker that shows the lot's effect is below the upper edge of step 8.
BELOW = """(pyramid) => {
  const [marker, step] = [[...pyramid.querySelectorAll(".mg")].at(-1), pyramid.querySelectorAll("rect.st")[8]];
  return marker.getBoundingClientRect().y - step.getBoundingClientRect().y;
}"""
Alter = Callable[[dict[str, Any]], None]


def opened(server: PageServer, visit: Visit, game: BotGame, turn: Turn, alter: Alter) -> Page:
    """Open a turn of a game at a table whose views are altered, and wait for our move."""

    def between(route: WebSocketRoute) -> None:
        behind = route.connect_to_server()

        def send(message: str | bytes) -> None:
            found = json.loads(message)
            if found.get("view"):
                alter(found["view"])
            route.send(json.dumps(found))

        behind.on_message(send)

    page = visit()
    page.route_web_socket(re.compile("/socket$"), between)
    page.goto(server.play_on(game.position, turn))
    assert Player(page).awaited() == "move"
    return page


def payment(prize: int, florins: int) -> dict[str, Any]:
    return {"prize": prize, "rank": [florins] * 5, "extra": [0] * 5, "total": prize + 5 * florins}


def test_a_card_table_shows_the_figures_of_its_view(server: PageServer, visit: Visit) -> None:
    game = BotGame("card", "garzone", "garzone", "garzone")
    turn = next(turn for turn in game.turns if "take 12" in turn.legal and "reveal" in turn.legal)
    seat = turn.seat

    def alter(view: dict[str, Any]) -> None:
        view |= {"capacity": 9, "most_revealed": 8, "places": [3, 3, 3], "extras": [[24, 70]]}
        view["revealed"] = 1
        view["florins"][seat] = 321
        view["values"][seat] = 66
        view["counts"][seat] = [11, 12, 13, 14, 15]
        view["now"][seat] = payment(87, 0)
        for move, left in (("take 1", 4), ("take 12", -2)):
            view["takes"][move] = {"spaces": 6, "left": left, "value": 77, "place": 2, "counts": [21, 22, 23, 24, 25]}
        view["after"]["take 1"][seat] = payment(98, 40)

    page = opened(server, visit, game, turn, alter)
    mine = page.locator(".mefoot")
    expect(page.locator(".rivals .ship").first.locator(".slot")).to_have_count(9)
    expect(mine.locator(".slot")).to_have_count(9)
    expect(mine.locator(".id")).to_contain_text(re.compile("of 9 spaces taken.*321"))
    expect(mine.locator(".worth")).to_contain_text(re.compile("66.*3rd · 87.*→ 77, 2nd · 98"))
    expect(mine.locator(".wh .n")).to_have_text(["11 → 21", "12 → 22", "13 → 23", "14 → 24", "15 → 25"])
    expect(mine.locator(".need")).to_have_text(["bonus 70 at 24"] * 3)
    expect(mine.locator(".wh small:not(.need)")).to_have_text(["40"] * 5)
    expect(page.locator(".deck em")).to_have_text("Reveal (7 left)")
    take = page.locator(".dorow .act")
    expect(take).to_contain_text("ship 77, 2nd · 4 spaces left")
    expect(take).to_contain_text(re.compile("Grain 21: .*Spice 22: "))
    page.locator('[data-place="2"]').click()
    expect(take).to_contain_text("needs 6 spaces, the ship has 4 left")


def test_a_board_shows_the_figures_of_its_view(server: PageServer, visit: Visit) -> None:
    game = BotGame("board", "garzone", "garzone", "garzone")
    turn = next(turn for turn in game.turns if "bid 3" in turn.legal and turn.upto > 8)
    seat = turn.seat
    left, right = [(seat + step) % 3 for step in (1, 2)]

    def alter(view: dict[str, Any]) -> None:
        view |= {"capacity": 8, "lot_size": 6, "top_step": 9, "extras": [[9, 77]], "lot": ["M1", "M2"]}
        view["legal"] = ["pass", *(f"bid {florins}" for florins in range(31, 36))]
        view["bids"] = {move: {"florins": 500 - int(move[4:]), "may_top": [left]} for move in view["legal"][1:]}
        view["outbids"] = [{"seat": right, "florins": 34}, {"seat": left, "florins": 33}]
        view["florins"][seat] = 444
        view["pyramids"] = [[1] * 5] * 3
        view["counts"] = [[2] * 5] * 3
        view["with_lot"] = {"left": 1, "value": 88, "place": 3, "counts": [8, 2, 2, 2, 2]}
        view["now"][seat] = payment(0, 0)
        view["after"]["lot"][seat] = payment(64, 30)

    page = opened(server, visit, game, turn, alter)
    mine = page.locator(".mefoot")
    expect(page.locator(".rivals .ship").first.locator(".slot")).to_have_count(8)
    expect(mine.locator(".slot")).to_have_count(8)
    expect(mine.locator(".id")).to_contain_text(re.compile("of 8 spaces taken.*444"))
    expect(mine.locator(".worth")).to_contain_text("→ 88, 3rd · 64")
    expect(page.locator(".lot .cards > .slot")).to_have_count(4)
    expect(page.locator(".for")).to_contain_text(re.compile("→ 88, 3rd.*Metal step 8.*\\+30"))
    metal = page.locator(".pyr").first
    expect(metal.locator("rect.st")).to_have_count(10)
    expect(metal.locator("text", has_text="+77")).to_have_count(1)
    below = metal.evaluate(BELOW)
    assert 0 <= below < 30  # our marker with the lot is on step 8
    bid = page.locator("main input[type=range]")
    assert [bid.get_attribute(end) for end in ("min", "max")] == ["31", "35"]
    expect(page.locator(".bid .quick button")).to_have_text(
        [re.compile("^31"), re.compile("^33tops"), re.compile("^34tops")]
    )
    names = page.locator(".rivals .who").all_inner_texts()
    expect(page.locator(".dorow .act")).to_contain_text(f"leaves 469 · {names[0].strip()} may still top it")


def test_the_court_shows_the_figures_of_its_view(server: PageServer, visit: Visit) -> None:
    game = BotGame("court", "garzone", "garzone")
    turn = next(turn for turn in game.turns if any(move.startswith("conspire") for move in turn.legal))
    move = next(move for move in turn.legal if move.startswith("conspire"))
    _, card, pile, target = move.split(" ")
    ally = f"ally {card} {pile}"

    def alter(view: dict[str, Any]) -> None:
        view |= {"jester": [3, 44], "most_plans": 9, "plans": [2, 2], "influence": [51, 52]}
        view["hand"][0] = f"{card[0]}J" if view["hand"][0] != card else view["hand"][0]
        view["hand"][-1] = f"{card[0]}J" if view["hand"][-1] != card else view["hand"][-1]
        for one in view["piles"]:
            one |= {"least": 60, "most": 69}
        for name, noble in view["nobles"].items():
            noble |= {"least": 71, "most": 79, "power": None, "influence": [5, 5]}
            if name == move:
                noble |= {"sum": 75, "jesters": [{"card": "RJ", "value": 33}], "influence": [81, 82]}
                if card[0] == "G":
                    noble["influence"] = [82, 81]

    page = opened(server, visit, game, turn, alter)
    expect(page.locator(".hand .pw", has_text="Any value, 3 to 44").first).to_be_visible()
    expect(page.locator(".outer.own .id")).to_contain_text("planned 2 of 9")
    expect(page.get_by_role("img", name="Influence: Della Rovere 51, Gonzaga 52")).to_contain_text(
        re.compile("5[12]5[12]")
    )
    expect(page.locator(f'[data-pile="{pile}"] .sum')).to_have_text("60–69")  # noqa: RUF001
    page.locator(f'main [data-card="{card}"]').first.click()
    page.locator(f'[data-pile="{pile}"]').click()
    page.locator(f'[data-pile="{target}"]').click()
    expect(page.locator(f'[data-pile="{pile}"] .to')).to_have_text("→ 71–79")  # noqa: RUF001
    expect(page.locator(".words")).to_contain_text("71–79")  # noqa: RUF001
    conspiracy = page.locator(f'[data-move="{move}"]')
    expect(conspiracy).to_contain_text(re.compile(r"conspiracy of 75 · Jester as 33 · then you 81, \w+ 82"))
    if ally in turn.legal:
        expect(page.locator(f'[data-move="{ally}"]')).to_contain_text("a pile of 71–79")  # noqa: RUF001


def test_a_scoring_shows_the_payments_of_its_view(server: PageServer, visit: Visit) -> None:
    game = BotGame("card", "garzone", "garzone", "garzone")
    turn = next(turn for turn in game.turns if turn.scores)

    def alter(view: dict[str, Any]) -> None:
        for day in view["days"]:
            day |= {"values": [71, 72, 73], "florins": [901, 902, 903]}
            day["paid"] = [payment(800 + seat, 2) for seat in range(3)]

    page = opened(server, visit, game, turn, alter)
    Player(page).make(turn.move)
    assert Player(page).awaited() == "scoring"
    scoring = page.locator("[data-scoring]")
    page.keyboard.press("End")
    expect(scoring.locator(".rows .gain")).to_have_text(["+812", "+811", "+810"])
    expect(scoring.locator(".totals b")).to_have_text(["903", "902", "901"])
    for seat in range(3):
        expect(scoring.locator(".rows")).to_contain_text(str(800 + seat))
