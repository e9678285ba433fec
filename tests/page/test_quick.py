"""One click from the home, and a game is played to its end with nothing but what can be clicked."""

from playwright.sync_api import Page, expect

LONGEST = 400  # moves


def play_to_the_end(page: Page) -> int:
    """Clicks the first move there is, whenever there is one, and lets scorings go on; says how many moves that were."""
    for moves in range(LONGEST):
        page.wait_for_selector("[data-over], main [data-move]:visible:not([disabled]), [data-scoring] button")
        if page.locator("[data-over]").count():
            return moves
        going = page.locator("[data-scoring] button")
        (going if going.count() else page.locator("main [data-move]:visible:not([disabled])")).first.click()
    raise AssertionError("the game does not end")


def test_a_whole_game_of_card_by_clicking(page: Page, florin_url: str) -> None:
    page.goto(florin_url)
    page.click('[data-quick="card"]')
    expect(page.locator("[data-seat]")).to_have_attribute("data-seat", "0")
    assert play_to_the_end(page) > 10
    page.wait_for_selector("[data-over]")


def test_the_deal_is_proved_in_the_page_and_the_game_can_be_seen_again(page: Page, florin_url: str) -> None:
    page.goto(florin_url)
    page.click('[data-quick="card"]')
    play_to_the_end(page)
    while not page.locator("[data-prove]").count():
        page.locator("[data-scoring] button, [data-prove]").first.click()
    page.click("[data-prove]")
    expect(page.locator("[data-proved]")).to_have_attribute("data-proved", "yes")
    page.click("main a[href^='games/']")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("[data-over]")).to_be_visible()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    assert page.url.split("#")[1] != "0"
