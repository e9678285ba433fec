"""Three languages, guessed and switched at once; the first game explains itself."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.house import House
from tests.page.player import Player
from tests.page.screens import Screens

WORDS = {
    "en": ("Three games of Florence", "Your turn", "Play now"),
    "fr": ("Trois jeux de Florence", "À vous", "Jouer"),
    "pl": ("Trzy gry z Florencji", "Twój ruch", "Zagraj teraz"),
}
LOCALE = Path(__file__).parents[2] / "src/florin/locale"
TEXTS = """() => [...document.querySelectorAll("body *")].flatMap((one) => [
  ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data.trim()),
  one.getAttribute("aria-label"), one.getAttribute("title"), one.getAttribute("placeholder"),
])"""


def keys() -> set[str]:
    """All names of messages that could not be words of their own."""
    files = "\n".join(file.read_text() for file in LOCALE.glob("*.ftl"))
    return {key for key in re.findall(r"^([a-z][\w-]*) =", files, re.MULTILINE) if "-" in key}


def untold(page: Page) -> set[str]:
    """What stands on the page as its key, because it has no words."""
    return keys() & set(page.evaluate(TEXTS))


@pytest.mark.parametrize("lang", WORDS)
def test_each_language_is_guessed_and_complete(house: House, visit: Visit, lang: str) -> None:
    page = visit(locale=lang)
    hero, mine, play = WORDS[lang]
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.get_by_role("heading", level=1)).to_have_text(hero)
    expect(page.locator('[data-quick="card"]')).to_contain_text(play)
    assert untold(page) == set()
    screens = Screens(house, page)
    for way in (
        screens.builder,
        screens.lobby,
        screens.card,
        screens.board,
        screens.court,
        screens.end,
        screens.replay,
    ):
        way()
        assert untold(page) == set()
    screens.card()
    expect(page.get_by_role("banner")).to_contain_text(mine)
    for panel in ("log", "chat", "rules", "menu"):
        page.locator(f"header .tool-{panel}").click()
        page.locator(f"#panel.panel-{panel}").wait_for()
        assert untold(page) == set()


def test_the_language_changes_at_once_and_stays(visit: Visit) -> None:
    page = visit()
    for lang in ("pl", "fr"):
        page.get_by_role("group", name=re.compile("Language|Język")).get_by_text(lang.upper()).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(WORDS[lang][0])
        expect(page.locator("html")).to_have_attribute("lang", lang)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(WORDS["fr"][0])


@pytest.mark.parametrize(("game", "lessons"), [("card", 3), ("board", 3), ("court", 2)])
def test_a_first_game_explains_each_step_as_it_comes(visit: Visit, game: str, lessons: int) -> None:
    page = visit()
    page.locator(f'[data-first="{game}"]').click()
    coach = page.get_by_role("complementary", name="Your first game")
    player = Player(page)
    told: set[str] = set()
    while len(told) < lessons:
        assert player.play(len(player.made)) == "move"
        told.add(coach.inner_text())
        assert untold(page) == set()
        player.move()
    assert all(len(lesson) > 20 for lesson in told)
