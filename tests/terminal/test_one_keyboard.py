"""Several people at one keyboard, in the app and line by line, with a handover where hands are hidden."""

import asyncio
import re

import pytest

import florin
from florin import texts
from florin.terminal.app.drawing import DAY
from florin.terminal.app.text_screens import HandoverScreen
from tests.terminal.command import at_random, legal_moves, piped
from tests.terminal.driving import app_at, local_game
from tests.terminal.test_hiding import found, hidden_from
from tests.terminal.test_resuming import OnTerminal


@pytest.mark.parametrize("game", ["card", "board"])
def test_open_games_go_from_one_to_the_next(game: str) -> None:
    """Two people and a bot: the screen names the player to move and shows their moves, without a handover."""
    moved: list[int] = []

    async def play() -> None:
        choose = at_random(3)
        async with app_at(local_game(game, 3, people=[0, 1], names=["Anna", "Britta"])) as driver:
            while len(moved) < 12:
                await driver.ready()
                if driver.at_table:
                    view = driver.session.view
                    assert view is not None and view.seat is not None and view.seat == view.turn
                    name = ("Anna", "Britta")[view.seat]
                    assert texts.say("en", "turn-of", name=name) in driver.text.split("\n")[0]
                    assert "You" not in driver.text, "each is called by name"
                    moved.append(view.seat)
                assert not isinstance(driver.app.screen, HandoverScreen)
                await driver.move(choose)
            log = driver.session.game_log.log
            assert [int(line[0]) for line in log if line[0] in "01"][:12] == moved
            assert any(line.startswith("2 ") for line in log)

    asyncio.run(play())
    assert set(moved) == {0, 1}


def test_at_court_line_by_line_a_hand_is_printed_to_its_own_seat_alone() -> None:
    """A whole game through a pipe, compared with Python: between two handovers only one hand is printed."""
    position = florin.game("court").start(seed=8)
    choose, looked = at_random(6), 0
    handover = re.compile(re.escape(texts.say("en", "curtain", name="NAME")).replace("NAME", "(.*)"))
    with piped("court", "--people", "2", "--plain", "--seed", "8") as process:
        assert process.stdin and process.stdout
        block = ""
        for line in process.stdout:
            block += line
            if handover.fullmatch(line.strip()):
                assert not found(hidden_from(position, 0) | hidden_from(position, 1), line)
                block = ""
                process.stdin.write("\n")
            elif line.startswith("moves: "):
                seat = position.turn
                assert seat is not None
                hidden, view = hidden_from(position, seat), position.view(seat)
                assert isinstance(view, florin.CourtView)
                assert not found(hidden, block) and set(found(view.hand, block)) == set(view.hand)
                looked += len(hidden)
                move = choose(legal_moves(line.strip()))
                position.play(move)
                process.stdin.write(f"{move}\n")
            process.stdin.flush()
    assert position.over and looked > 50


def test_on_a_terminal_the_handover_clears_the_screen() -> None:
    """The scrollback is cleared too."""
    process = OnTerminal("play", "court", "--people", "2", "--plain", "--seed", "8")
    process.until("Everyone else look away")
    process.type("\r")
    process.until("moves: ")
    process.type("send G9\r")
    process.until("Everyone else look away")
    assert "\x1b[2J\x1b[3J" in process.shown.split("Della Rovere\N{RIGHT SINGLE QUOTATION MARK}s turn")[0]
    process.kill()


def test_by_day() -> None:
    """F6 switches to the colours of the day theme and back; the text stays the same."""

    async def play() -> None:
        async with app_at(local_game("court", 2), (120, 40)) as driver:
            await driver.ready()
            candle, words = driver.app.export_screenshot(), driver.text
            await driver.press("f6")
            await driver.until(lambda: not driver.app.current_theme.dark)
            day = driver.app.export_screenshot()
            assert driver.text == words
            assert DAY.gold.lower() in day.lower() and DAY.gold.lower() not in candle.lower()
            await driver.press("f6")
            await driver.until(lambda: driver.app.current_theme.dark)
            assert driver.text == words

    asyncio.run(play())
