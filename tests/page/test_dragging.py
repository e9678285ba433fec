"""Cards can be dragged to where they are to lie."""

import re

import pytest
from playwright.sync_api import Page, expect

import florin
from tests.page.conftest import Visit
from tests.page.house import House, Turn
from tests.page.player import Player
from tests.page.screens import Screens, game_of


def played(house: House, page: Page, turn: Turn) -> str:
    """The move that was made when a game went on from there."""
    assert Player(page).awaited() in ("move", "scoring", "over")
    lines = house.ask(f"tables/{page.url.rsplit('/', 1)[1]}/story")["lines"]
    return str(lines[turn.upto]).removeprefix(f"{turn.seat} ")


def test_a_card_of_the_market_is_dragged_to_ones_ship(house: House, visit: Visit) -> None:
    """Then it is taken with the last one; left elsewhere, it stays, and a second time changes nothing."""
    page = visit()
    turn = next(turn for turn in game_of("card", "garzone", 4).turns if "take 13" in turn.legal)
    Screens(house, page).sit("card", turn)
    card, ship = page.locator('[data-place="3"]'), page.get_by_role("region", name="You").locator(".ship")
    card.drag_to(page.locator("main .seat").first)
    expect(card).to_have_attribute("aria-pressed", "false")
    for _ in range(2):
        card.drag_to(ship)
        expect(card).to_have_attribute("aria-pressed", "true")
    page.locator("main .act[data-move]").click()
    assert played(house, page, turn) == "take 13"


def turn_at_court(zone: str) -> tuple[Turn, int]:
    """A turn at court with a pile in a zone ("own": of who has the turn), and that pile."""
    told = game_of("court", "garzone", 2)
    for turn in told.turns[10:]:
        view = florin.replay(told.position.record(), upto=turn.upto).view(turn.seat)
        assert isinstance(view, florin.CourtView)
        wanted = "RG"[turn.seat] if zone == "own" else zone
        for pile in view.piles:
            if pile.zone == wanted:
                return turn, pile.number
    raise AssertionError(f"no pile in {zone}")


@pytest.mark.parametrize("zone", ["circle", "own"])
def test_at_court_a_card_is_dropped_on_the_pile_that_it_joins(house: House, visit: Visit, zone: str) -> None:
    """Also on one in one's own Outer Court: it is not sent there."""
    page = visit()
    turn, pile = turn_at_court(zone)
    Screens(house, page).sit("court", turn)
    card = next(move for move in turn.legal if re.fullmatch(rf"ally \w+ {pile}", move)).split(" ")[1]
    page.locator(f'[data-card="{card}"]').first.drag_to(page.locator(f'[data-pile="{pile}"]'))
    expect(page.locator(f'[data-pile="{pile}"]')).to_have_attribute("aria-pressed", "true")
    page.locator(f'[data-move="ally {card} {pile}"]').click()
    assert played(house, page, turn) == f"ally {card} {pile}"


def test_at_court_a_card_is_dropped_on_ones_own_outer_court_and_sent_there(house: House, visit: Visit) -> None:
    """On the rival's none is."""
    page = visit()
    turn, _ = turn_at_court("circle")
    Screens(house, page).sit("court", turn)
    kept, sent, *_ = [move.split(" ")[1] for move in turn.legal if move.startswith("send")]
    page.locator(f'[data-card="{kept}"]').first.drag_to(page.get_by_role("group", name="Outer Court", exact=True))
    page.locator(f'[data-card="{sent}"]').first.drag_to(page.get_by_role("group", name="Your Outer Court"))
    assert played(house, page, turn) == f"send {sent}"
