"""The three languages, detected and switched."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import florin
from tests.page.conftest import Visit
from tests.page.screens import Screens
from tests.page.server import PageServer

WORDS = {
    "en": ("Three games of Florence", "Your turn", "Play now"),
    "fr": ("Trois jeux de Florence", "À vous", "Jouer"),
    "pl": ("Trzy florenckie gry", "Twój ruch", "Zagraj teraz"),
}
LOCALE = Path(__file__).parents[2] / "src/florin/locale"
TEXTS = """() => [...document.querySelectorAll("body *")].flatMap((one) => [
  ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data.trim()),
  one.getAttribute("aria-label"), one.getAttribute("title"), one.getAttribute("placeholder"),
])"""


def keys() -> set[str]:
    """Return all message keys that could not be ordinary words."""
    files = "\n".join(file.read_text() for file in LOCALE.glob("*.ftl"))
    return {key for key in re.findall(r"^([a-z][\w-]*) =", files, re.MULTILINE) if "-" in key}


def untold(page: Page) -> set[str]:
    """Return the keys on the page that lack a message."""
    return keys() & set(page.evaluate(TEXTS))


@pytest.mark.parametrize("lang", WORDS)
def test_each_language_is_guessed_and_complete(server: PageServer, visit: Visit, lang: str) -> None:
    page = visit(locale=lang)
    hero, mine, play = WORDS[lang]
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.get_by_role("heading", level=1)).to_have_text(hero)
    expect(page.locator('[data-quick="card"]')).to_contain_text(play)
    assert untold(page) == set()
    screens = Screens(server, page)
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


SHARED = {
    "en": ("A draw: Anna and Britta share the win", "A draw: you share the win with Britta"),
    "fr": (
        "Partie nulle\N{NO-BREAK SPACE}: Anna et Britta se partagent la victoire",
        "Partie nulle\N{NO-BREAK SPACE}: vous partagez la victoire avec Britta",
    ),
    "pl": ("Remis, wspólne zwycięstwo: Anna i Britta", "Remis, wspólne zwycięstwo: ty oraz Britta"),
}


def test_who_shares_a_win_is_told_so_as_one_says_it(server: PageServer, visit: Visit) -> None:
    position = florin.game("court").start(seed=1)
    while position.turn is not None:  # each plans three times
        position.play(next(move for move in position.legal() if move.startswith("plan")))
    record = server.upload(position)
    for lang, (of_all, of_us) in SHARED.items():
        page = visit(f"games/{record}#{len(position.log)}", locale=lang)
        expect(page.get_by_role("heading", level=1)).to_have_text(of_all)
        page.locator(".scrubber select").select_option("0")
        expect(page.get_by_role("heading", level=1)).to_have_text(of_us)


def test_the_language_changes_at_once_and_stays(visit: Visit) -> None:
    page = visit()
    for lang in ("pl", "fr"):
        page.get_by_role("group", name=re.compile("Language|Język")).get_by_text(lang.upper()).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(WORDS[lang][0])
        expect(page.locator("html")).to_have_attribute("lang", lang)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(WORDS["fr"][0])


def test_who_gives_no_name_is_a_guest_in_the_language_of_each_reader(server: PageServer, visit: Visit) -> None:
    link = server.create_table("card", "me", "open", "open")["link"]
    host = visit(link, locale="fr-FR")
    guest = visit(link.partition("#")[0], locale="pl-PL")
    guest.locator("[data-join]").click()
    for page, word in ((host, "Invité"), (guest, "Gość")):
        expect(page.locator(".chairs li").filter(has_text=word)).to_have_count(1)
