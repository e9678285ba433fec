"""The whole table fits into 80 columns by 24 lines, in every language."""

import asyncio

import pytest

from bench.terminal_screens import at_table, picture, played, shown
from florin import texts
from florin.terminal.app.drawing import CANDLE, Renderer
from florin.terminal.app.game_screen import GameScreen
from florin.terminal.app.header import key_line
from florin.terminal.words import Words
from tests.terminal.driving import Driver


@pytest.mark.parametrize("scene", ["card", "card-six", "card-two", "board", "board-six", "court"])
def test_a_table_fits(scene: str) -> None:
    async def look() -> None:
        for lang in texts.LANGUAGES:
            async with shown(scene, lang, (80, 24)) as app:
                screen = app.screen
                assert isinstance(screen, GameScreen)
                assert screen.query_one("#table").max_scroll_y == 0
                rows = str(screen.query_one("#picture").render()).split("\n")
                assert max(map(len, rows)) <= 78
                assert "://" not in picture(app).replace("http://www.w3.org/", "").replace("https://www.textualize", "")

    asyncio.run(look())


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_keys_fit_on_their_line(lang: str) -> None:
    """The last line of every screen fits into 80 columns with a margin."""
    for key in ("keys-reading", "keys-telling", "keys-ending", "keys-setup", "keys-replay", "type-here"):
        assert len(texts.say(lang, key)) <= 78, key
    renderer = Renderer(Words(lang, "card", ["Anna"], 0), CANDLE, 80, 24)
    assert key_line(renderer).cell_len - 2 <= 78


@pytest.mark.parametrize(("game", "players"), [("card", 6), ("board", 6), ("court", 2)])
def test_a_hint_leaves_the_table_its_room(game: str, players: int) -> None:
    """In 80 columns by 24 lines the whole table and the best move with its reason are shown."""

    async def look(lang: str) -> None:
        async with at_table(played(game, players, lang, 6), lang).run_test(size=(80, 24)) as pilot:
            driver = Driver(pilot.app, pilot)  # type: ignore[arg-type]
            await driver.until(lambda: driver.app.session is not None and driver.free and driver.session.my_turn)
            await driver.press("f3")
            best = texts.say(lang, "hint-of", bot="banker")
            await driver.until(lambda: best in driver.text)
            assert driver.app.screen.query_one("#table").max_scroll_y == 0
            rows = driver.text.split("\n")
            first = next(n for n, row in enumerate(rows) if best in row)
            assert "%" in rows[first + 1] and "." in rows[first + 2], "the reason is whole"

    for lang in texts.LANGUAGES:
        asyncio.run(look(lang))
