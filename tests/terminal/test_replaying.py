"""A record in the app: forward, back, to any turn, from every point of view."""

import asyncio
import re
from pathlib import Path

import pytest

import florin
from florin import texts
from florin.simulation import random_game
from florin.terminal.app.main import ReplayApp
from florin.terminal.app.replay_screen import ReplayScreen
from tests.terminal.driving import press, text_of
from tests.terminal.test_resuming import OnTerminal

PLAYERS = {"card": 4, "board": 4, "court": 2}


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_every_turn_is_shown(game: str, size: tuple[int, int]) -> None:
    """Keys lead to the next, the last, the first and any numbered turn, and to the next scoring."""
    position = random_game(florin.game(game, players=PLAYERS[game]), 5, 0)

    async def look() -> None:
        app = ReplayApp(position.record(), position.names, "en")
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, ReplayScreen)
            last = len(screen.steps) - 1
            await press(pilot, "right", "right")
            assert screen.current == 2
            await press(pilot, "end")
            assert screen.current == last and f"{last + 1}/{last + 1}" in text_of(app)
            await press(pilot, "left", "up", "home")
            assert screen.current == 0
            await press(pilot, "g", "7", "enter")
            assert screen.current == 6 and f"7/{last + 1}" in text_of(app)
            await press(pilot, "d")
            assert screen.steps[screen.current].scored

    asyncio.run(look())


def test_from_one_seat_the_other_hand_is_hidden() -> None:
    position = random_game(florin.game("court"), 5, 0)
    view = florin.replay(position.record(), upto=18).view(1)
    assert isinstance(view, florin.CourtView)
    own = florin.replay(position.record(), upto=18).view(0)
    assert isinstance(own, florin.CourtView)
    hidden = set(view.hand) - {card for pile in own.piles for card in pile.cards}

    async def look() -> None:
        app = ReplayApp(position.record(), position.names, "en")
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            assert all(re.search(rf"\b{card}\b", text_of(app)) for card in hidden), "all cards are visible"
            await press(pilot, "v")
            assert texts.say("en", "seen-by", name=position.names[0]) in text_of(app)
            assert not [card for card in hidden if re.search(rf"\b{card}\b", text_of(app))]

    asyncio.run(look())


def test_the_command_opens_it_on_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(florin.dumps(random_game(florin.game("card", players=3), 5, 0).record()))
    process = OnTerminal("replay", str(file), "--lang", "pl")
    process.until("wszystko odkryte")
    process.type("q")
    assert process.ended() == 0
