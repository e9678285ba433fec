"""Nothing of another's hand is ever in the screen's text, in its scrollback, or in the file of a game in progress."""

import asyncio
import base64
import json
import random
import re
from collections.abc import Iterable
from pathlib import Path

import florin
from florin.terminal.app.game import AtTable
from florin.terminal.app.reading import Curtain
from florin.terminal.local import Local
from florin.terminal.saving import games_folder
from tests.terminal.driving import Driver, app_at, wish


def hidden_from(position: florin.Position, seat: int) -> set[str]:
    """The cards of the other's hand, and under his deck, of which none lies open or is one's own."""
    mine, other = position.view(seat), position.view(1 - seat)
    assert isinstance(mine, florin.CourtView) and isinstance(other, florin.CourtView)
    open_cards = {card for pile in mine.piles for card in pile.cards} | {c for gone in mine.eliminated for c in gone}
    shown = {line.split(" ")[-1] for line in mine.log}  # a last card that was shown stays known
    return (set(other.hand) | set(other.planned)) - open_cards - shown


def found(cards: Iterable[str], text: str) -> list[str]:
    return [card for card in cards if re.search(rf"\b{card}\b", text)]


def scrollback(driver: Driver) -> str:
    """Everything the screen could still be made to show: all its lines, drawn or scrolled away."""
    screen = next(screen for screen in driver.app.screen_stack if isinstance(screen, AtTable))
    log = "\n".join(strip.text for strip in screen.query_one("#log").lines)  # type: ignore[attr-defined]
    return "\n".join([driver.text, log, *(str(widget.render()) for widget in screen.query("Static"))])


def check_file(position: florin.Position, seat: int | None) -> None:
    """One seat's record (or, of a shared keyboard, nobody's) names no hidden card, and what it seals is not plain."""
    [file] = games_folder().glob("*.jsonl")
    record = json.loads(file.read_text())
    sealed = base64.b64decode(record["meta"].pop("sealed"))
    hidden = set().union(*(hidden_from(position, watching) for watching in ((0, 1) if seat is None else (seat,))))
    assert record["seat"] == seat and not found(hidden, json.dumps(record))
    assert "secret" not in file.read_text()
    # A card's two letters may stand in any noise; a whole line of the game, or the word that comes before them, not.
    assert b'"log"' not in sealed and not any(line.encode() in sealed for line in position.log if len(line) > 5)


def test_against_a_bot() -> None:
    """Through a whole game of the court, on a wide screen with its log."""
    looked = 0

    async def play() -> None:
        nonlocal looked
        choose = random.Random(7).choice
        async with app_at(wish("court", 2, seed=8), (120, 40)) as driver:
            while not driver.sitting.over:
                await driver.ready()
                sitting = driver.sitting
                assert isinstance(sitting, Local)
                if driver.at_table and sitting.my_turn:
                    hidden = hidden_from(sitting.position, 0)
                    looked += len(hidden)
                    assert not found(hidden, scrollback(driver))
                    check_file(sitting.position, 0) if any(games_folder().glob("*")) else None
                await driver.move(choose)

    asyncio.run(play())
    assert looked > 20


def test_two_at_one_keyboard() -> None:
    """A curtain falls between the turns; behind it lies nothing of either hand, and after it only one's own."""
    looked = 0

    async def play() -> None:
        nonlocal looked
        choose = random.Random(7).choice
        async with app_at(wish("court", 2, seed=8, people=[0, 1]), (120, 40)) as driver:
            for _ in range(24):
                await driver.until(lambda: isinstance(driver.app.screen, Curtain) or driver.sitting.over)
                if driver.sitting.over:
                    break
                position = driver.sitting.position  # type: ignore[attr-defined]
                hidden = hidden_from(position, 0) | hidden_from(position, 1)
                assert not found(hidden, scrollback(driver))
                await driver.press("enter")
                await driver.until(lambda: driver.at_table and driver.sitting.my_turn and driver.free)
                seat = position.turn
                hidden = hidden_from(position, seat)
                own = position.view(seat).hand
                looked += len(hidden)
                shown = scrollback(driver)
                assert not found(hidden, shown) and set(found(own, shown)) == set(own)
                log = position.log
                await driver.type(choose(driver.sitting.view.legal))  # type: ignore[union-attr]
                await driver.until(lambda log=log: driver.sitting.position.log != log)  # type: ignore[misc, attr-defined]
                if not driver.sitting.over:
                    check_file(position, None)

    asyncio.run(play())
    assert looked > 20


def test_a_planted_leak_would_be_found() -> None:
    """The search for hidden cards finds them where they are."""
    position = florin.game("court").start(seed=8)
    hidden = hidden_from(position, 0)
    assert hidden and found(hidden, f"log: {position.log}")


def test_a_game_in_progress_tells_no_secret_of_its_deal(tmp_path: Path) -> None:
    """Also where all cards lie open: what is to come cannot be read from the file."""

    async def play() -> None:
        async with app_at(wish("card", 3, seed=None)) as driver:
            await driver.move(lambda legal: legal[0])
            sitting = driver.sitting
            assert isinstance(sitting, Local)
            [file] = games_folder().glob("*.jsonl")
            text = file.read_text()
            assert sitting.position.dealer.commit in text and sitting.position.dealer.secret.hex() not in text

    asyncio.run(play())
