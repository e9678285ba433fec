"""Plays on a page by its controls alone, found by `data-*` attributes and roles."""

import random
import re

from playwright.sync_api import Locator, Page

LONGEST = 400  # moves
TIMEOUT = 30_000  # ms; generous, for a busy machine

# What the page waits for: "scoring" to be closed, "move" of ours, or "over".
AWAITED = """() => {
  const root = document.querySelector("main [data-seat]");
  if (!root || document.querySelector("main[aria-busy=true]")) return null;
  if (document.querySelector("[data-scoring]")) return "scoring";
  if (root.dataset.over !== undefined) return document.querySelector("[data-moment]") ? null : "over"; // or a scoring
  const mine = root.dataset.seat !== "" && root.dataset.turn === root.dataset.seat;
  return mine && root.querySelector("[data-move], [data-card][aria-disabled=false]") ? "move" : null;
}"""
LAST_BUTTON = "() => [...document.querySelectorAll('[data-scoring] button')].at(-1) ?? null"
GONE = "([button, said]) => !button.isConnected || button.textContent !== said"
MOVES = "main [data-move]"
# At court, plans may draw a game and conspiracies end it before a test has made its moves: exclude both.
LASTING = f'{MOVES}:not([data-move^="plan"]):not([data-move^="conspire"])'
CARDS = "main [data-card][aria-disabled=false]"  # court: playable cards of the hand
BID = "main input[type=range]"
JOINED = "main [data-pile].join"  # piles that the chosen card may join
BESIDE = "main [data-place][aria-pressed=false]"  # market: cards that may be taken with the last one


class Player:
    """Makes seeded random choices among these `moves`; with `touch` it taps instead of clicking."""

    def __init__(self, page: Page, *, seed: int = 1, touch: bool = False, moves: str = MOVES) -> None:
        self.page = page
        self.luck = random.Random(seed)
        self.touch = touch
        self.moves = moves
        self.made: list[str] = []  # in notation

    def awaited(self) -> str:
        return str(self.page.wait_for_function(AWAITED, timeout=TIMEOUT).json_value())

    def press(self, control: Locator) -> None:
        if self.touch:
            control.tap()
        else:
            control.click()

    def go_on(self) -> None:
        """Close a scoring, unless it closes itself. While it gives way to the table, its button does nothing."""
        button = self.page.evaluate_handle(LAST_BUTTON).as_element()
        if button:
            said = button.text_content()
            button.evaluate("button => button.click()")
            self.page.wait_for_function(GONE, arg=[button, said], timeout=TIMEOUT)

    def one(self, selector: str) -> Locator | None:
        found = self.page.locator(selector)
        count = found.count()
        return found.nth(self.luck.randrange(count)) if count else None

    def move(self) -> str:
        """Make one random move, with all the choices it takes."""
        if card := self.one(CARDS):
            self.press(card)
            if self.luck.random() < 0.7 and (pile := self.one(JOINED)):
                self.press(pile)
        elif self.luck.random() < 0.4 and (beside := self.one(BESIDE)):
            self.press(beside)
        control = self.one(self.moves)
        if control is None:  # more cards were picked than fit: put one back
            self.press(self.page.locator("main [data-place][aria-pressed=true]").first)
            control = self.page.locator(self.moves).first
        move = control.get_attribute("data-move") or ""
        self.press(control)
        self.made.append(move)
        return move

    def play(self, moves: int = LONGEST) -> str:
        """Play this many moves, or to the end of the game; return what the page waits for then."""
        while True:
            what = self.awaited()
            if what == "over" or (what == "move" and len(self.made) >= moves):
                return what
            if what == "scoring":
                self.go_on()
            else:
                assert len(self.made) < LONGEST, "the game does not end"
                self.move()

    def offer(self, florins: int) -> None:
        self.page.locator(BID).fill(str(florins))

    def make(self, move: str) -> None:
        """Make this move."""
        assert self.awaited() == "move"
        verb, *words = move.split(" ")
        page = self.page
        if verb == "take":
            for place in re.findall("[23]", words[0]):
                self.press(page.locator(f'main [data-place="{place}"]'))
        elif verb == "bid":
            self.offer(int(words[0]))
        elif verb in ("send", "plan", "ally", "conspire"):
            self.press(page.locator(f'main [data-card="{words[0]}"]').first)
            for pile in words[1:]:
                self.press(page.locator(f'main [data-pile="{pile}"]'))
        self.press(page.locator(f'{MOVES}[data-move="{move}"]'))
        self.made.append(move)
