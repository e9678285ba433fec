"""The lesson of a first game, followed by a program that does only what it says."""

import hashlib
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from florin.bots import bot
from florin.dealer import Committed
from florin.game import Game
from florin.position import Position
from florin.server import events as e
from florin.server.new_tables import LESSON_CONTRIBUTION, lesson_secret
from florin.server.table_state import TableState
from tests.page.conftest import Visit
from tests.page.player import Player

STEPS = 12  # at most
PLAYERS = {"card": 4, "board": 4, "court": 2}
WINDOWS = {  # a language and a window for each game
    "card": ("en-GB", {"width": 844, "height": 390}),
    "board": ("fr-FR", {"width": 1440, "height": 900}),
    "court": ("pl-PL", {"width": 360, "height": 640}),
}
DUE = ".lesson .act, [data-taught]"  # what a step waits for

# The faults of a step: a text outside the window or on the element that it explains, or a second thing to press.
FAULTS = """() => {
  const box = document.querySelector(".lesson").getBoundingClientRect();
  const target = document.querySelector("[data-taught]")?.getBoundingClientRect();
  const outside = ({ left, top, right, bottom }) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const covers = target && Math.min(box.right, target.right) - Math.max(box.left, target.left) > 1
    && Math.min(box.bottom, target.bottom) - Math.max(box.top, target.top) > 1;
  const bidding = document.querySelector("main .bid:has([type=range])")?.getBoundingClientRect();
  const hidden = bidding && innerWidth > 1000
    && Math.min(box.right, bidding.right) - Math.max(box.left, bidding.left) > 1
    && Math.min(box.bottom, bidding.bottom) - Math.max(box.top, bidding.top) > 1;
  const grey = document.querySelector(".tool[data-taught]:is([disabled], [aria-disabled=true])");
  const moves = [...document.querySelectorAll("main .table [data-move]:not([data-taught])")];
  return [
    ...(outside(box) ? ["the text is outside"] : []),
    ...(target && outside(target) ? ["the element is outside"] : []),
    ...(covers ? ["the text covers the element"] : []),
    ...(hidden ? ["the text covers the bidding"] : []),
    ...(grey ? ["the tool is disabled"] : []),
    ...moves.map((one) => `${one.dataset.move} is possible`),
  ];
}"""
PLACED = f"() => document.querySelector('.lesson') && ({FAULTS})().length === 0"
PRESSED = """([step, control]) => !control.isConnected || !control.matches(".lesson .act, [data-taught]")
  || document.querySelector(".lesson")?.dataset.step !== step"""


# How many of these parts lie under the text.
COVERED = """(parts) => {
  const box = document.querySelector(".lesson").getBoundingClientRect();
  return [...document.querySelectorAll(parts)].filter((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return Math.min(box.right, right) > Math.max(box.left, left)
      && Math.min(box.bottom, bottom) > Math.max(box.top, top);
  }).length;
}"""


class Pupil:
    """Presses what is in the light, or "Next"; with the keyboard, what has the focus."""

    def __init__(self, page: Page, *, keyboard: bool = False) -> None:
        self.page = page
        self.keyboard = keyboard
        self.read: list[str] = []  # the texts of all steps
        self.steps: list[int] = []
        self.moves: list[str] = []

    def due(self) -> Locator:
        """Return what the step waits for."""
        self.page.locator(DUE).first.wait_for()
        self.page.wait_for_function(PLACED)
        button = self.page.locator(".lesson .act")
        tool = self.page.locator(".tool[data-taught]")
        if tool.count() and not self.keyboard:
            return tool
        return button if button.count() else self.page.locator("[data-taught]")

    def follow(self) -> bool:
        """Do what the step says; return whether it was the last one."""
        control = self.due()
        lesson = self.page.locator(".lesson")
        step = lesson.get_attribute("data-step")
        self.steps.append(int(step or -1))
        self.read += [text for text in lesson.locator("p").all_inner_texts() if text not in self.read]
        if move := control.get_attribute("data-move"):
            self.moves.append(move)
        last = lesson.locator(".quiet").count() == 0
        tool = "tool" in (control.get_attribute("class") or "").split()
        pressed = [step, control.element_handle()]
        if self.keyboard:
            expect(control).to_be_focused()
            self.page.keyboard.press("Enter")
        else:
            control.click()
        if tool:
            self.page.locator(f'.lesson:not([data-step="{step}"])').wait_for()  # the hint takes a moment
        elif not last:
            self.page.wait_for_function(PRESSED, arg=pressed)
        return last


def replayed(game: str, moves: list[str]) -> Position:
    """Play the lesson's deal with these moves; none may be much worse than a banker's choice."""
    salt = hashlib.sha256(b"\0" + bytes.fromhex(LESSON_CONTRIBUTION)).digest()
    options: dict[str, Any] = {} if game == "court" else {"players": PLAYERS[game]}
    position = Game(game, **options).origin(dealer=Committed(bytes.fromhex(lesson_secret(game)), salt, 0))
    position.settle()
    created = e.Created(at=0, game=game, options=position.game.options, chairs=[], secret="", key="", lesson=True)
    table = TableState.of("lesson", [created])
    rivals = [bot("apprentice", seed=table.bot_seed(seat)) for seat in range(PLAYERS[game])]
    banker = bot("banker:sims=1000", seed=1)
    left = list(moves)
    while left:
        turn = position.turn
        assert turn is not None
        view = position.view(turn)
        if turn == 0:
            shares = {one.move: one.share for one in banker.consider(view)}
            assert shares.get(left[0], 0) > max(shares.values()) - 0.08, left[0]
        position.play(left.pop(0) if turn == 0 else rivals[turn].choose(view))
    return position


@pytest.mark.parametrize("game", WINDOWS)
def test_a_lesson_is_a_sensible_game_of_a_dozen_steps(visit: Visit, game: str) -> None:
    lang, window = WINDOWS[game]
    page = visit(locale=lang, viewport=window)
    page.locator(f'[data-first="{game}"]').click()
    pupil = Pupil(page, keyboard=game == "court")
    while not pupil.follow():
        assert len(pupil.steps) < 3 * STEPS
    assert sorted(set(pupil.steps)) == list(range(max(pupil.steps) + 1))
    assert max(pupil.steps) < STEPS
    told = len(set(pupil.steps)) + len(pupil.moves)  # each step, and why each move mattered
    assert len(pupil.read) == told + (not pupil.keyboard)  # and how to read the hint that was asked for
    assert not any(text.startswith("lesson-") for text in pupil.read)
    expect(page.locator(".lesson")).to_have_count(0)
    legal = replayed(game, pupil.moves).legal()
    assert legal
    assert Player(page).awaited() == "move"  # an ordinary game goes on
    Player(page).move()


def test_a_lesson_goes_on_after_a_reload_and_can_be_skipped(visit: Visit) -> None:
    page = visit()
    page.locator('[data-first="card"]').click()
    pupil = Pupil(page)
    for _ in range(3):
        pupil.follow()
    pupil.due()
    said = page.locator(".lesson").inner_text()
    page.reload()
    pupil.due()
    assert page.locator(".lesson").inner_text() == said
    page.locator(".lesson .quiet").click()
    expect(page.locator(".lesson")).to_have_count(0)
    expect(page.locator('main [data-move="reveal"]')).to_have_count(1)
    page.reload()
    assert Player(page).awaited() == "move"
    expect(page.locator(".lesson")).to_have_count(0)


def test_a_lesson_that_the_game_leaves_ends(visit: Visit) -> None:
    """It is at a move that is not legal: the rest is an ordinary game."""
    page = visit()
    page.locator('[data-first="card"]').click()
    Pupil(page).due()
    page.evaluate("""() => {
      const [game, ...others] = JSON.parse(localStorage.getItem("florin-games"));
      localStorage.setItem("florin-games", JSON.stringify([{ ...game, lesson: 3 }, ...others]));
    }""")
    page.reload()
    assert Player(page).awaited() == "move"
    expect(page.locator(".lesson")).to_have_count(0)


def test_the_end_of_a_lesson_covers_no_pile_at_court(visit: Visit) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    page.locator('[data-first="court"]').click()
    pupil = Pupil(page)
    while page.locator(".lesson .quiet").count() or not pupil.steps:
        pupil.follow()
        pupil.due()
    parts = "main .circle [data-piece], main .hand [data-piece]"
    page.wait_for_function(f"(parts) => ({COVERED})(parts) === 0", arg=parts)  # the text moves when the hint appears


@pytest.mark.parametrize(
    ("game", "window", "parts"),
    [
        ("court", (844, 390), "main .circle [data-piece], main .zone [data-piece]"),
        ("board", (390, 844), "main .lot .cards > *, main .pyr > svg"),
    ],
)
def test_no_step_covers_what_it_speaks_of(visit: Visit, game: str, window: tuple[int, int], parts: str) -> None:
    page = visit(locale="fr-FR", viewport={"width": window[0], "height": window[1]})
    page.locator(f'[data-first="{game}"]').click()
    pupil = Pupil(page)
    while page.locator(".lesson .quiet").count() or not pupil.steps:
        pupil.due()
        page.wait_for_function(f"(parts) => ({COVERED})(parts) === 0", arg=parts)
        pupil.follow()
        pupil.due()
