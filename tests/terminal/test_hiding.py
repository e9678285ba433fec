"""No card of another hand is ever on the screen, in its scrollback, or in the file of an unfinished game."""

import asyncio
import base64
import json
import random
import re
from collections.abc import Iterable
from pathlib import Path

import florin
from florin.dealer import Committed
from florin.terminal.app.game_screen import GameScreen
from florin.terminal.app.text_screens import HandoverScreen
from florin.terminal.local_session import LocalSession
from florin.terminal.saving import games_folder
from tests.terminal.driving import Driver, app_at, local_game


def hidden_from(position: florin.Position, seat: int) -> set[str]:
    """Return the cards in the other hand and under its deck that are not public elsewhere."""
    own, other = position.view(seat), position.view(1 - seat)
    assert isinstance(own, florin.CourtView) and isinstance(other, florin.CourtView)
    open_cards = {card for pile in own.piles for card in pile.cards} | {c for gone in own.eliminated for c in gone}
    shown = {line.split(" ")[-1] for line in own.log}  # a last card that was shown stays known
    return (set(other.hand) | set(other.planned)) - open_cards - shown


def found(cards: Iterable[str], text: str) -> list[str]:
    return [card for card in cards if re.search(rf"\b{card}\b", text)]


def scrollback(driver: Driver) -> str:
    """Return all lines of the screen, including those scrolled out of view."""
    screen = next(screen for screen in driver.app.screen_stack if isinstance(screen, GameScreen))
    log = "\n".join(strip.text for strip in screen.query_one("#log").lines)  # type: ignore[attr-defined]
    return "\n".join([driver.text, log, *(str(widget.render()) for widget in screen.query("Static"))])


def check_file(position: florin.Position, seat: int | None) -> None:
    """Check that the file names no card hidden from its seat (None: from either) and that the rest is encrypted."""
    [file] = games_folder().glob("*.jsonl")
    record = json.loads(file.read_text())
    sealed = base64.b64decode(record["meta"].pop("sealed"))
    hidden = set().union(*(hidden_from(position, watching) for watching in ((0, 1) if seat is None else (seat,))))
    assert record["seat"] == seat and not found(hidden, json.dumps(record))
    assert "secret" not in file.read_text()
    # Two letters of a card can occur in random bytes; a whole line of the log, or the key before it, cannot.
    assert b'"log"' not in sealed and not any(line.encode() in sealed for line in position.log if len(line) > 5)


def test_against_a_bot() -> None:
    """Throughout a court game, on a wide screen with its log."""
    looked = 0

    async def play() -> None:
        nonlocal looked
        choose = random.Random(7).choice
        async with app_at(local_game("court", 2, seed=8), (120, 40)) as driver:
            while not driver.session.over:
                await driver.ready()
                session = driver.session
                assert isinstance(session, LocalSession)
                if driver.at_table and session.my_turn:
                    hidden = hidden_from(session.position, 0)
                    looked += len(hidden)
                    assert not found(hidden, scrollback(driver))
                    check_file(session.position, 0) if any(games_folder().glob("*")) else None
                await driver.move(choose)

    asyncio.run(play())
    assert looked > 20


def test_two_at_one_keyboard() -> None:
    """Between the turns the screen shows neither hand, and afterwards only the player's own."""
    looked = 0

    async def play() -> None:
        nonlocal looked
        choose = random.Random(7).choice
        async with app_at(local_game("court", 2, seed=8, people=[0, 1]), (120, 40)) as driver:
            for _ in range(14):
                await driver.until(lambda: isinstance(driver.app.screen, HandoverScreen) or driver.session.over)
                if driver.session.over:
                    break
                position = driver.session.position  # type: ignore[attr-defined]
                hidden = hidden_from(position, 0) | hidden_from(position, 1)
                assert not found(hidden, scrollback(driver))
                await driver.press("enter")
                await driver.until(lambda: driver.at_table and driver.session.my_turn and driver.free)
                seat = position.turn
                hidden = hidden_from(position, seat)
                own = position.view(seat).hand
                looked += len(hidden)
                shown = scrollback(driver)
                assert not found(hidden, shown) and set(found(own, shown)) == set(own)
                log = position.log
                await driver.type(choose(driver.session.view.legal))  # type: ignore[union-attr]
                await driver.until(lambda log=log: driver.session.position.log != log)  # type: ignore[misc, attr-defined]
                if not driver.session.over:
                    check_file(position, None)

    asyncio.run(play())
    assert looked > 20


def test_a_planted_leak_would_be_found() -> None:
    """The search used in these tests does find hidden cards."""
    position = florin.game("court").start(seed=8)
    hidden = hidden_from(position, 0)
    assert hidden and found(hidden, f"log: {position.log}")


def test_a_game_in_progress_tells_no_secret_of_its_deal(tmp_path: Path) -> None:
    """Even where all cards are public, the coming draws cannot be read from the file."""

    async def play() -> None:
        async with app_at(local_game("card", 3, seed=None)) as driver:
            await driver.move(lambda legal: legal[0])
            session = driver.session
            assert isinstance(session, LocalSession)
            [file] = games_folder().glob("*.jsonl")
            text = file.read_text()
            dealer = session.position.dealer
            assert isinstance(dealer, Committed)
            assert dealer.commit in text and dealer.secret.hex() not in text

    asyncio.run(play())
