"""Every kind of decision and how to reach it, for the checks of the layout."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.page.player import Player
from tests.page.server import BotGame, PageServer, Turn

CHECK = (Path(__file__).parent / "geometry.js").read_text()
DRAWN = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"  # what follows from the size, too
LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL"}
SIZES = [
    (320, 568),
    (360, 640),
    (390, 664),  # a phone whose browser shows its bars
    (390, 844),
    (640, 512),  # 1280x1024 at 200%
    (740, 360),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 600),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]
ZOOMED = (320, 256)  # 1280x1024 at 400%: it may scroll, but the actions stay in view
DUE = ".dorow [data-move]"
ACTIONS = [f"main {DUE}"]
NOTICED = [".notes .note"]
# What a decision depends on, by game.
NEEDED = {
    "card": [".rivals .seat", ".turnline h1", ".reach > *", ".deck", ".me .purse", ".me .ship", ".me .wh", DUE],
    "board": [
        *[".rivals .seat", ".turnline h1", ".pyr > svg", ".pyr figcaption", ".lot .cards > *", ".lot .for"],
        *[".bid .step > *", ".bid .btn", ".bid [type=range]", ".bme .purse", ".bme .ship", DUE],
    ],
    "court": [".outer .id", ".words h1", ".zone", ".circle .pile", ".circle .sum b", ".hand > *", DUE],
}


class Decision(NamedTuple):
    game: str
    fits: Callable[[list[str]], bool]  # whether these legal moves are of this kind
    choices: Callable[[list[str]], list[str]] = lambda legal: []  # selectors to press, one after the other
    options: tuple[tuple[str, Any], ...] = ()


def starting(verb: str) -> Callable[[list[str]], bool]:
    return lambda legal: any(move.startswith(verb) for move in legal)


def conspiracy(legal: list[str]) -> list[str]:
    _, card, pile, _ = next(move for move in legal if move.startswith("conspire")).split(" ")
    return [f'[data-card="{card}"]', f'[data-pile="{pile}"]']


def alliance(legal: list[str]) -> list[str]:
    _, card, pile = next(move for move in legal if move.startswith("ally")).split(" ")
    return [f'[data-card="{card}"]', f'[data-pile="{pile}"]']


DECISIONS = {
    "reveal": Decision("card", lambda legal: legal == ["reveal"]),
    "take or reveal": Decision(
        "card", lambda legal: "take 12" in legal and "reveal" in legal, lambda legal: ['[data-place="2"]']
    ),
    "take": Decision("card", lambda legal: "reveal" not in legal),
    "turn up": Decision("board", lambda legal: legal == ["draw"]),
    "turn up or sell": Decision("board", lambda legal: "draw" in legal and "auction" in legal),
    "open the bidding": Decision("board", lambda legal: "bid 1" in legal),
    "raise": Decision("board", lambda legal: "bid 1" not in legal and starting("bid")(legal)),
    "choose a noble": Decision("court", starting("send")),
    "ally": Decision("court", starting("ally"), alliance),
    "conspire": Decision("court", starting("conspire"), conspiracy),
    "declare": Decision("court", starting("declare")),
    "replace": Decision("court", starting("replace"), options=(("distinct_circle", True),)),
}


@cache
def played(game: str, players: int, seed: int, options: tuple[tuple[str, Any], ...]) -> BotGame:
    return BotGame(game, *["garzone"] * players, seed=seed, **dict(options))


@cache
def occasion(name: str, players: int) -> tuple[BotGame, Turn]:
    """Return the latest turn that asks for this decision in the first game that does: its table is the fullest."""
    decision = DECISIONS[name]
    for seed in range(1, 60):
        game = played(decision.game, players, seed, decision.options)
        if turn := next((turn for turn in reversed(game.turns) if decision.fits(turn.legal)), None):
            return game, turn
    raise AssertionError(f"no game asks to {name}")


def reach(server: PageServer, page: Page, name: str, players: int) -> None:
    """Bring the page to a decision, with the choices made that the last button needs."""
    game, turn = occasion(name, players)
    page.goto(server.play_on(game.position, turn))
    player = Player(page)
    assert player.awaited() == "move"
    for choice in DECISIONS[name].choices(turn.legal):
        page.locator(f"main {choice}").first.click()


def faults(page: Page, size: tuple[int, int], needed: list[str]) -> list[str]:
    """Return what is wrong with a table in a window of this size, in which these parts of it are needed."""
    parts = ACTIONS if size == ZOOMED else [f"main {part}" if part not in NOTICED else part for part in needed]
    return checked(page, size, parts, scrolls=size == ZOOMED)


def checked(page: Page, size: tuple[int, int], parts: list[str], *, scrolls: bool) -> list[str]:
    """Return what is wrong with the layout in a window of this size, in which these parts must be in view."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)
    found: list[str] = page.evaluate(CHECK, {"needed": parts, "scrolls": scrolls})
    return found
