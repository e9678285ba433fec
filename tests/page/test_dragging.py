"""Playing by drag and drop."""

import re

import pytest
from playwright.sync_api import Page, expect

import florin
from tests.page.conftest import Visit
from tests.page.player import Player
from tests.page.screens import Screens, game_of
from tests.page.server import PageServer, Turn


def played(server: PageServer, page: Page, turn: Turn) -> str:
    """Return the move made after a game was continued."""
    assert Player(page).awaited() in ("move", "scoring", "over")
    lines = server.ask(f"tables/{page.url.rsplit('/', 1)[1]}/story")["lines"]
    return str(lines[turn.upto]).removeprefix(f"{turn.seat} ")


def test_a_card_of_the_market_is_dragged_to_ones_ship(server: PageServer, visit: Visit) -> None:
    """Dropped there, the card is selected; dropped elsewhere, nothing happens, and twice is the same as once."""
    page = visit()
    turn = next(turn for turn in game_of("card", "garzone", 4).turns if "take 13" in turn.legal)
    Screens(server, page).sit("card", turn)
    card, ship = page.locator('[data-place="3"]'), page.get_by_role("region", name="You").locator(".ship")
    card.drag_to(page.locator("main .seat").first)
    expect(card).to_have_attribute("aria-pressed", "false")
    for _ in range(2):
        card.drag_to(ship)
        expect(card).to_have_attribute("aria-pressed", "true")
    page.locator("main .act[data-move]").click()
    assert played(server, page, turn) == "take 13"


def turn_at_court(zone: str) -> tuple[Turn, int]:
    """Return a turn at court with a pile in a zone ("own": the mover's), and that pile."""
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
def test_at_court_a_card_is_dropped_on_the_pile_that_it_joins(server: PageServer, visit: Visit, zone: str) -> None:
    """Even on a pile in the player's own Outer Court, where the card is not sent."""
    page = visit()
    turn, pile = turn_at_court(zone)
    Screens(server, page).sit("court", turn)
    card = next(move for move in turn.legal if re.fullmatch(rf"ally \w+ {pile}", move)).split(" ")[1]
    page.locator(f'[data-card="{card}"]').first.drag_to(page.locator(f'[data-pile="{pile}"]'))
    expect(page.locator(f'[data-pile="{pile}"]')).to_have_attribute("aria-pressed", "true")
    page.locator(f'[data-move="ally {card} {pile}"]').click()
    assert played(server, page, turn) == f"ally {card} {pile}"


def test_at_court_a_card_is_dropped_on_ones_own_outer_court_and_sent_there(server: PageServer, visit: Visit) -> None:
    """A card dropped on the rival's is not sent."""
    page = visit()
    turn, _ = turn_at_court("circle")
    Screens(server, page).sit("court", turn)
    kept, sent, *_ = [move.split(" ")[1] for move in turn.legal if move.startswith("send")]
    page.locator(f'[data-card="{kept}"]').first.drag_to(page.get_by_role("group", name="Outer Court", exact=True))
    page.locator(f'[data-card="{sent}"]').first.drag_to(page.get_by_role("group", name="Your Outer Court"))
    assert played(server, page, turn) == f"send {sent}"
