"""A record in the app: back, forth, to any turn, with everyone's eyes or one seat's."""

import asyncio
import re
from pathlib import Path

import pytest

import florin
from florin import texts
from florin.simulation import random_game
from florin.terminal.app.main import Player
from florin.terminal.app.replaying import Replay
from tests.terminal.driving import press, text_of
from tests.terminal.test_resuming import OnTerminal

PLAYERS = {"card": 4, "board": 4, "court": 2}


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_every_turn_is_shown(game: str, size: tuple[int, int]) -> None:
    """From the first to the last and back, with what was done; the end tells who won."""
    position = random_game(florin.game(game, players=PLAYERS[game]), 5, 0)

    async def look() -> None:
        app = Player(position.record(), position.names, "en")
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, Replay)
            last = len(screen.steps) - 1
            await press(pilot, "right", "right")
            assert screen.now == 2
            await press(pilot, "end")
            assert screen.now == last and f"{last + 1}/{last + 1}" in text_of(app)
            await press(pilot, "left", "up", "home")
            assert screen.now == 0
            await press(pilot, "g", "7", "enter")
            assert screen.now == 6 and f"7/{last + 1}" in text_of(app)
            await press(pilot, "d")
            assert screen.steps[screen.now].told.scored

    asyncio.run(look())


def test_with_a_seat_s_eyes_the_other_hand_is_not_there() -> None:
    position = random_game(florin.game("court"), 5, 0)
    view = florin.replay(position.record(), upto=18).view(1)
    assert isinstance(view, florin.CourtView)
    mine = florin.replay(position.record(), upto=18).view(0)
    assert isinstance(mine, florin.CourtView)
    hidden = set(view.hand) - {card for pile in mine.piles for card in pile.cards}

    async def look() -> None:
        app = Player(position.record(), position.names, "en")
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            assert all(re.search(rf"\b{card}\b", text_of(app)) for card in hidden), "all lies open"
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
