"""Every screen and decision whose layout is checked: how to reach it, and what must be in view."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from playwright.sync_api import Page

from tests.page.decisions import ACTIONS, DECISIONS, NEEDED, ZOOMED, checked, reach
from tests.page.screens import Screens
from tests.page.server import PageServer

PLAYERS = {"card": range(2, 7), "board": range(3, 7), "court": range(2, 3)}
AT_TABLE = ["main .rivals .seat", "main .pyr > svg", "main .circle .pile", "main .reach > *", "main .zone"]


class Layout(NamedTuple):
    players: range
    reach: Callable[[PageServer, Page, int], None]  # with this number of players
    needed: list[str]
    zoomed: list[str]  # needed even at 400%, where the page may scroll
    scrolls: bool = False  # whether the page may be higher than any window

    def faults(self, page: Page, size: tuple[int, int]) -> list[str]:
        """Return what is wrong in a window of this size, once the page is reached."""
        needed = self.zoomed if size == ZOOMED else self.needed
        return checked(page, size, needed, scrolls=self.scrolls or size == ZOOMED)


def decide(name: str, server: PageServer, page: Page, players: int) -> None:
    reach(server, page, name, players)


def on_screen(name: str, server: PageServer, page: Page, players: int) -> None:
    Screens(server, page, players=players).all[name]()
    page.locator("[data-moment]").wait_for(state="detached")


def decisions() -> Iterator[tuple[str, Layout]]:
    for name, decision in DECISIONS.items():
        needed = [f"main {part}" for part in NEEDED[decision.game]]
        yield f"{decision.game} {name}", Layout(PLAYERS[decision.game], partial(decide, name), needed, ACTIONS)


def scoring(name: str, server: PageServer, page: Page, players: int) -> None:
    """The first step of a scoring, which has the longest rows."""
    on_screen(name, server, page, players)
    page.keyboard.press("Home")


def screens() -> Iterator[tuple[str, Layout]]:
    for name, needed in {
        "home": ["main .game:first-child [data-quick]"],
        "lobby": [],
        "builder": ["main .dorow .act"],
    }.items():
        yield name, Layout(range(4, 5), partial(on_screen, name), needed, [], scrolls=True)
    buttons = "[data-scoring] .dorow button"
    for game, players in PLAYERS.items():
        of = "" if game == "card" else f" of {game}"
        rows = ["[data-scoring] h1", "[data-scoring] .rows li", "[data-scoring] [aria-current=step]", buttons]
        yield f"{game} scoring", Layout(players, partial(scoring, f"scoring{of}"), rows, [buttons], scrolls=True)
        result = ["main .end h1", "main .podium li.win", "main .again"]
        yield f"{game} end", Layout(players, partial(on_screen, f"end{of}"), result, [], scrolls=True)
        yield f"{game} replay", Layout(players, partial(replay, game), [*AT_TABLE, ".scrubber"], [".scrubber"])


def replay(game: str, server: PageServer, page: Page, players: int) -> None:
    """The middle of a recorded game."""
    Screens(server, page, players=players).replay(game)


LAYOUTS = dict([*decisions(), *screens()])
