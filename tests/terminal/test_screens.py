"""The tables fit: on 80 columns by 24 lines all of each is there, in every language."""

import asyncio

import pytest

from bench.terminal_screens import picture, shown
from florin import texts
from florin.terminal.app.game import AtTable


@pytest.mark.parametrize("scene", ["card", "card-six", "card-two", "board", "board-six", "court"])
def test_a_table_fits(scene: str) -> None:
    async def look() -> None:
        for lang in texts.LANGUAGES:
            async with shown(scene, lang, (80, 24)) as app:
                screen = app.screen
                assert isinstance(screen, AtTable)
                assert screen.query_one("#table").max_scroll_y == 0
                rows = str(screen.query_one("#picture").render()).split("\n")
                assert max(map(len, rows)) <= 78
                assert "://" not in picture(app).replace("http://www.w3.org/", "").replace("https://www.textualize", "")

    asyncio.run(look())
