"""What is printed on the cards: pictures made in the browser, in the colours of the page as it is dressed."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.house import House

PRINTED = ".fan :is(.g, .rib, .arms, .dev)"
# Of every print on the home: what its picture is, and how many of 64 by 64 pixels are inked.
LOOK = """async (printed) => {
  const pen = new OffscreenCanvas(64, 64).getContext("2d", { willReadFrequently: true });
  const seen = [...document.querySelectorAll(printed)].map(async (place) => {
    const found = /url\\("(.*)"\\)/.exec(getComputedStyle(place).backgroundImage);
    if (!found) return ["", 0];
    const image = new Image(64, 64);
    image.src = found[1];
    await image.decode();
    pen.clearRect(0, 0, 64, 64);
    pen.drawImage(image, 0, 0, 64, 64);
    const { data } = pen.getImageData(0, 0, 64, 64);
    return [image.src.slice(0, 22), data.filter((part, i) => i % 4 === 3 && part === 255).length];
  });
  return Promise.all(seen);
}"""
NO_PIXELS = """
const given = CanvasRenderingContext2D.prototype.getImageData;
CanvasRenderingContext2D.prototype.getImageData = function (...words) {
  const pixels = given.apply(this, words);
  pixels.data.fill(255);
  return pixels;
};
"""
# Of every print: whether it was seen somewhere since the page opened.
PROVED = """
window.proved = new Set();
const look = () => {
  const rules = [...document.adoptedStyleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const prints = rules.map((rule) => rule.selectorText);
  for (const print of prints) if (document.querySelector(print)) window.proved.add(print);
  window.prints = prints;
};
new MutationObserver(look).observe(document, { subtree: true, childList: true });
"""
NO_CANVAS = "HTMLCanvasElement.prototype.getContext = () => null;"


def looked_at(page: Page) -> list[tuple[str, int]]:
    page.locator(".fan").first.wait_for()
    return [(address, ink) for address, ink in page.evaluate(LOOK, PRINTED)]


@pytest.mark.parametrize("light", ["light", "dark"])
def test_every_card_has_its_print_from_the_first_moment(visit: Visit, light: str) -> None:
    seen = looked_at(visit(color_scheme=light))
    assert len(seen) == 22  # ten wares, one with two icons and one with a ribbon; five nobles with arms and device
    assert all(address == "data:image/png;base64," and ink > 100 for address, ink in seen)


def test_prints_follow_the_theme(visit: Visit) -> None:
    """Grounds differ by day and by candle: what is cut out of a symbol shows the card's."""
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
    assert {address for address, _ in looked_at(page)} == {"data:image/svg+xml,%3C"}


def test_every_print_is_fetched_before_a_card_with_it_is_played(house: House, visit: Visit) -> None:
    """A browser fetches a picture when it is first seen: the move that brings it would be seen late."""
    page = visit()
    page.add_init_script(PROVED)
    page.goto(house.lay("court", "me", "garzone")["link"])
    page.locator(".pile").first.wait_for()
    prints, proved = page.evaluate("[window.prints, [...window.proved]]")
    assert len(prints) > 25
    assert set(prints) == set(proved)
    expect(page.locator(".vh .dg")).to_have_count(0)
