"""The end of a court game: what decided it, also when the influence alone does not."""

import asyncio
import re
from typing import Any

import pytest

import florin
from florin import texts
from florin.simulation import random_game
from florin.terminal.app.main import Florin
from florin.terminal.app.setup_screen import SetupChoices
from florin.terminal.local_session import LocalSession
from florin.terminal.replay import conclusion
from florin.terminal.saving import Saved
from florin.terminal.scoring import Outcome, decision, win_line
from florin.terminal.words import Words
from tests.terminal.driving import text_of

NOTES = ("decided-by-nobles", "drawn-by-plans")
ENDS = {3: "drawn-by-plans", 44: "decided-by-nobles", 0: None}  # random games by number, each with its note


@pytest.fixture(params=ENDS)
def court_end(request: pytest.FixtureRequest) -> tuple[florin.Position, str | None]:
    """A finished game, and the message that its end needs besides the winners."""
    return random_game(florin.game("court"), 1, request.param), ENDS[request.param]


def expected(lang: str, key: str | None) -> list[str]:
    return [] if key is None else [texts.say(lang, key)]


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_lines_explain_what_decided_the_game(court_end: tuple[florin.Position, str | None], lang: str) -> None:
    """Before the winners: equal influence was decided by nobles, plans drew the game, or where influence made it."""
    position, key = court_end
    words = Words(lang, "court", position.names)
    *_, why, winner = conclusion(words, position.record())
    assert winner == win_line(words, position.winners or [])
    if key:
        assert why == texts.say(lang, key)
    else:
        assert re.search(r"\d+.*\d+", why)


def test_the_last_screen_explains_what_decided_the_game(court_end: tuple[florin.Position, str | None]) -> None:
    position, key = court_end

    async def session(_: Any) -> LocalSession:
        return LocalSession(Saved(position, [0], {1: "apprentice"}, 1), "en")

    async def look() -> None:
        app = Florin(session, SetupChoices(), ask=False, pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("enter")  # from the scoring to the end
            await pilot.pause()
            shown = [texts.say("en", note) for note in NOTES if texts.say("en", note)[:40] in text_of(app)]
            assert texts.say("en", "keys-ending")[:30] in text_of(app)
            assert shown == expected("en", key)

    asyncio.run(look())


def test_a_tie_in_nobles_too_needs_no_note() -> None:
    """The verdict already says that the game is a draw."""
    assert [] == decision(Words("en", "court", ["Anna", "Britta"]), Outcome([], [(9, 9)], (0, 1), "cards"))
