"""The app, driven by keys and clicks."""

import asyncio
import random

import pytest

import florin
from florin import texts
from florin.terminal.app.scoring_screen import EndScreen
from florin.terminal.app.setup_screen import SetupScreen
from florin.terminal.app.text_screens import TextScreen
from florin.terminal.launch import LaunchOptions
from florin.terminal.saving import games_folder
from tests.terminal.driving import app_at, local_game


@pytest.mark.parametrize(("game", "players", "lang"), [("card", 3, "en"), ("board", 3, "fr"), ("court", 2, "pl")])
def test_a_whole_game(game: str, players: int, lang: str) -> None:
    """Typed move by move up to the breakdown and the chart; the saved file is the complete record."""

    async def play() -> None:
        async with app_at(local_game(game, players, lang=lang)) as driver:
            await driver.play_out(random.Random(4).choice)
            assert isinstance(driver.app.screen, EndScreen)
            shown = driver.text
            assert "█" in shown
            assert texts.say(lang, "keys-ending")[:30] in shown
            if game != "court":
                assert any(texts.say(lang, "tell-florins") in seen for seen in driver.seen), "the scoring was shown"

    asyncio.run(play())
    [file] = games_folder().iterdir()
    [record] = florin.read(file)
    assert record["winners"] is not None and "sealed" not in record["meta"]


def test_arrows_and_enter_play() -> None:
    """Right chooses the next move, the table shows what it would do, Enter plays it."""

    async def play() -> None:
        async with app_at(local_game("card", 3)) as driver:
            await driver.ready()
            await driver.type("reveal")
            await driver.until(lambda: "take 1" in driver.session.view.legal)  # type: ignore[union-attr]
            await driver.press("right")
            await driver.until(lambda: "⏎ Take" in driver.text)
            log = driver.session.game_log.log
            await driver.press("enter")
            await driver.until(lambda: len(driver.session.game_log.log) > len(log))
            assert driver.session.game_log.log[len(log)] == "0 take 1"

    asyncio.run(play())


def test_a_click_chooses_and_a_second_one_plays() -> None:
    """On the deck: the first click selects `reveal` unless it is selected, the next plays it."""

    async def play() -> None:
        async with app_at(local_game("card", 3)) as driver:
            await driver.ready()
            rows = driver.text.split("\n")
            row = next(i for i, line in enumerate(rows) if "▒▒▒▒▒" in line)
            lines = len(driver.session.game_log.log)
            await driver.pilot.click(offset=(rows[row].index("▒") + 1, row))
            await driver.until(lambda: len(driver.session.game_log.log) > lines)
            assert driver.session.game_log.log[lines] == "0 reveal"

    asyncio.run(play())


def test_typing_is_completed() -> None:
    """Tab completes as far as possible; a prefix of a single move is that move."""

    async def play() -> None:
        async with app_at(local_game("card", 3)) as driver:
            await driver.ready()
            await driver.press("r", "e", "v", "tab")
            await driver.until(lambda: "reveal" in driver.text.split("\n")[-2])
            await driver.press("enter")
            await driver.until(lambda: "take 1" in driver.session.view.legal)  # type: ignore[union-attr]

    asyncio.run(play())


def test_a_wrong_move_is_refused_in_a_sentence() -> None:
    async def play() -> None:
        async with app_at(local_game("board", 3, lang="fr")) as driver:
            await driver.ready()
            await driver.type("bid 99")
            await driver.until(lambda: "B-3" in driver.text or "B-4" in driver.text)

    asyncio.run(play())


def test_a_hint_tells_why_and_can_be_stopped() -> None:
    async def play() -> None:
        async with app_at(local_game("card", 3)) as driver:
            await driver.ready()
            await driver.type("reveal")
            await driver.until(lambda: "take 1" in driver.session.view.legal)  # type: ignore[union-attr]
            await driver.press("f3")
            await driver.until(lambda: "What banker would do" in driver.text)
            assert "% to win instead of " in driver.text
            await driver.type("hint banker:sims=900000000")
            await driver.until(lambda: "Esc to stop" in driver.text)
            assert driver.busy
            await driver.press("escape")
            await driver.until(lambda: not driver.busy)
            assert driver.session.my_turn and "Esc to stop" not in driver.text

    asyncio.run(play())


def test_a_bot_that_thinks_long_can_be_hurried_and_freezes_nothing() -> None:
    async def play() -> None:
        slow = local_game("card", 3, bots="banker:sims=900000000", seed=4)
        async with app_at(slow) as driver:
            await driver.until(lambda: driver.at_table)
            assert not driver.session.my_turn, "a bot begins"
            await driver.press("f1")
            await driver.until(lambda: isinstance(driver.app.screen, TextScreen))
            await driver.press("escape")
            await driver.until(lambda: driver.at_table)
            await driver.press("escape")
            await driver.until(lambda: driver.session.my_turn)

    asyncio.run(play())


def test_undo_takes_the_auction_back_but_no_card() -> None:
    async def play() -> None:
        async with app_at(local_game("board", 3)) as driver:
            await driver.ready()
            while driver.session.view.legal != ("draw", "auction"):  # type: ignore[union-attr]
                await driver.move(lambda legal: "draw" if "draw" in legal else "pass")
            log = driver.session.game_log.log
            await driver.press("f4")
            await driver.until(lambda: "You have made no move since a card" in driver.text)
            await driver.type("auction")
            await driver.until(lambda: driver.session.my_turn and driver.session.game_log.log != log)
            await driver.press("f4")
            await driver.until(lambda: driver.session.game_log.log == log)
            assert driver.session.view.legal == ("draw", "auction")  # type: ignore[union-attr]

    asyncio.run(play())


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_help_rules_and_log_by_one_key(lang: str) -> None:
    async def play() -> None:
        async with app_at(local_game("court", 2, lang=lang)) as driver:
            await driver.ready()
            shown = {"f1": "conspire R7 3 5", "f2": "=====", "f5": "1  * ", "question_mark": "conspire R7 3 5"}
            for key, text in shown.items():
                await driver.press(key)
                await driver.until(lambda: isinstance(driver.app.screen, TextScreen))
                assert text in driver.text
                await driver.press("escape")
                await driver.until(lambda: driver.at_table)

    asyncio.run(play())


def test_the_set_up_screen_leads_to_a_game() -> None:
    """Game, players and language by arrows; the words change with the language."""

    async def play() -> None:
        async with app_at(LaunchOptions(), ask=True) as driver:
            await driver.until(lambda: isinstance(driver.app.screen, SetupScreen))
            await driver.press("right", "down", "right", "up", "up", "up", "up", "right")
            await driver.until(lambda: texts.say("fr", "about-board")[:20] in driver.text)
            await driver.press("enter")
            await driver.until(lambda: driver.at_table and driver.app.session is not None)
            view = driver.session.view
            assert (view.game, view.options["players"], driver.session.words.lang) == ("board", 5, "fr")  # type: ignore[union-attr]

    asyncio.run(play())
