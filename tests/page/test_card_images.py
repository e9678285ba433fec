"""The symbols on the cards: images rendered in the browser, in the colours of the theme."""

from typing import TypedDict

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.server import PageServer

GAMES = 3
SAMPLES = 5  # cards that illustrate each game on the home page
# For each card on the home page: its classes and its images by class, each with the start of its address and the number
# of opaque pixels among 64 by 64.
CARDS = """async () => {
  const pen = new OffscreenCanvas(64, 64).getContext("2d", { willReadFrequently: true });
  const image = async (place) => {
    const found = /url\\("(.*)"\\)/.exec(getComputedStyle(place).backgroundImage);
    if (!found) return ["", 0];
    const image = new Image(64, 64);
    image.src = found[1];
    await image.decode();
    pen.clearRect(0, 0, 64, 64);
    pen.drawImage(image, 0, 0, 64, 64);
    const { data } = pen.getImageData(0, 0, 64, 64);
    return [image.src.slice(0, 22), data.filter((part, i) => i % 4 === 3 && part === 255).length];
  };
  const cards = [...document.querySelectorAll(".fan > *")].map(async (card) => {
    const places = ["g", "rib", "arms", "dev"].map(async (name) =>
      [name, await Promise.all([...card.querySelectorAll("." + name)].map(image))]);
    return { classes: [...card.classList], images: Object.fromEntries(await Promise.all(places)) };
  });
  return Promise.all(cards);
}"""
NO_PIXELS = """
const given = CanvasRenderingContext2D.prototype.getImageData;
CanvasRenderingContext2D.prototype.getImageData = function (...words) {
  const pixels = given.apply(this, words);
  pixels.data.fill(255);
  return pixels;
};
"""
# Record which images were shown since the page opened.
SHOWN = """
window.shown = new Set();
const look = () => {
  const rules = [...document.adoptedStyleSheets].flatMap((sheet) => [...sheet.cssRules]);
  window.images = rules.map((rule) => rule.selectorText);
  for (const image of window.images) if (document.querySelector(image)) window.shown.add(image);
};
new MutationObserver(look).observe(document, { subtree: true, childList: true });
"""
NO_CANVAS = "HTMLCanvasElement.prototype.getContext = () => null;"


class Card(TypedDict):
    classes: list[str]
    images: dict[str, list[tuple[str, int]]]


def sample_cards(page: Page) -> list[Card]:
    page.locator(".fan").first.wait_for()
    cards: list[Card] = page.evaluate(CARDS)
    assert len(cards) == GAMES * SAMPLES
    return cards


def images(cards: list[Card]) -> list[tuple[str, int]]:
    return [image for card in cards for found in card["images"].values() for image in found]


@pytest.mark.parametrize("light", ["light", "dark"])
def test_every_card_has_its_images_from_the_first_moment(visit: Visit, light: str) -> None:
    """A ware has one symbol per icon and perhaps a ribbon, a noble has arms and a device."""
    cards = sample_cards(visit(color_scheme=light))
    for card in cards:
        counts = {name: len(found) for name, found in card["images"].items()}
        if "noble" in card["classes"]:
            assert counts == {"g": 0, "rib": 0, "arms": 1, "dev": 1}
        else:
            symbols = 2 if "two" in card["classes"] else 1
            assert counts == {"g": symbols, "rib": counts["rib"], "arms": 0, "dev": 0}
    assert sum("noble" in card["classes"] for card in cards) == SAMPLES
    assert any("two" in card["classes"] for card in cards), "a card with two icons is among them"
    assert any(card["images"]["rib"] for card in cards), "a green card is among them"
    assert all(address == "data:image/png;base64," and ink > 100 for address, ink in images(cards))


def test_images_follow_the_theme(visit: Visit) -> None:
    """The ground of a card depends on the theme, and shows through the gaps of its symbol."""
    page = visit(color_scheme="light")
    page.locator(".fan").first.wait_for()
    rovere = "() => getComputedStyle(document.querySelector('.h-rovere .arms')).backgroundImage"
    day = page.evaluate(rovere)
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(f"before => ({rovere})() !== before", arg=day)
    page.emulate_media(color_scheme="light")
    page.wait_for_function(f"before => ({rovere})() === before", arg=day)


@pytest.mark.parametrize("without", [NO_PIXELS, NO_CANVAS], ids=["pixels", "canvas"])
def test_a_browser_that_gives_no_pixels_shows_the_drawings(visit: Visit, without: str) -> None:
    page = visit()
    page.add_init_script(without)
    page.reload()
    assert {address for address, _ in images(sample_cards(page))} == {"data:image/svg+xml,%3C"}


def test_every_image_is_decoded_before_a_card_with_it_is_played(server: PageServer, visit: Visit) -> None:
    """A browser decodes an image on first use, which would delay the move that brings it."""
    page = visit()
    page.add_init_script(SHOWN)
    page.goto(server.create_table("court", "me", "garzone")["link"])
    page.locator(".pile").first.wait_for()
    all_images, shown = page.evaluate("[window.images, [...window.shown]]")
    assert {".g-grain .g", ".card .rib", ".h-rovere .arms", ".noble .d-jester", ".coin"} <= set(all_images)
    assert set(all_images) == set(shown)
    expect(page.locator(".vh .dg")).to_have_count(0)
