"""Every screen and how to reach it: for axe, for narrow phones, for the pictures in docs/screens."""

from collections.abc import Callable
from functools import cache, partial

from playwright.sync_api import Page

from florin.puzzles import puzzle_of
from tests.page.player import Player
from tests.page.server import BotGame, PageServer, Turn

SLOW = 300_000  # ms; reviews yield to everything else
# Slow scorings down, so that each step is seen on a busy machine.
SLOWLY = "addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('--read', '4s'))"


@cache
def game_of(game: str, bot: str, players: int) -> BotGame:
    return BotGame(game, *[bot] * players, seed=5)


class Screens:
    """Brings a page to each screen, in games begun by bots."""

    def __init__(self, server: PageServer, page: Page, bot: str = "garzone", players: int = 4) -> None:
        self.server = server
        self.page = page
        self.bot = bot
        self.players = players  # except at court
        ways: list[Callable[[], None]] = [self.home, self.builder, self.lobby, self.card, self.board, self.court]
        ways += [self.scoring, self.end, self.replay]
        ways += [self.puzzle, self.price, self.daily, self.review]
        ways += [self.first, self.hint, self.refusal, self.nowhere, self.lost, self.result]
        self.all = {way.__name__: way for way in ways}
        for game in ("board", "court"):
            self.all |= {f"scoring of {game}": partial(self.scoring, game), f"end of {game}": partial(self.end, game)}

    def go(self, path: str) -> None:
        self.page.goto(path if "://" in path else self.server.url + path)

    def told(self, game: str) -> BotGame:
        return game_of(game, self.bot, 2 if game == "court" else self.players)

    def sit(self, game: str, turn: Turn) -> Player:
        self.go(self.server.play_on(self.told(game).position, turn, self.bot))
        player = Player(self.page)
        assert player.awaited() == "move"
        return player

    def home(self) -> None:
        self.server.create_table("board", "me", "open", "merchant", "open", listed=True)
        self.go("")
        self.page.locator("[aria-labelledby=open-tables] a").first.wait_for()

    def builder(self) -> None:
        self.go("?new=board")
        self.page.get_by_role("radio").first.wait_for()

    def lobby(self) -> None:
        self.go(self.server.create_table("card", "me", "open", "merchant", "open")["link"])
        self.page.get_by_role("img", name="QR").wait_for()  # the QR code

    def card(self) -> None:
        """The second day, with a choice between taking and revealing."""
        turns = self.told("card").turns
        second = next(i for i, turn in enumerate(turns) if turn.scores) + 30
        self.sit("card", next(turn for turn in turns[second:] if "take 12" in turn.legal and "reveal" in turn.legal))
        self.page.locator('[data-place="2"]').click()

    def board(self) -> None:
        """The second day, with a bid to raise."""
        turns = self.told("board").turns
        second = next(i for i, turn in enumerate(turns) if turn.scores) + 25
        self.sit("board", next(turn for turn in turns[second:] if "bid 4" in turn.legal and "bid 1" not in turn.legal))

    def court(self) -> None:
        """A possible conspiracy, with its card and the pile it joins chosen."""
        turns = self.told("court").turns[10:]
        turn = next(turn for turn in turns if any(move.startswith("conspire") for move in turn.legal))
        self.sit("court", turn)
        _, card, pile, _ = next(move for move in turn.legal if move.startswith("conspire")).split(" ")
        self.page.locator(f'[data-card="{card}"]').first.click()
        self.page.locator(f'[data-pile="{pile}"]').click()
        self.page.locator('[data-move^="conspire"]').wait_for()

    def scoring(self, game: str = "card") -> None:
        turn = [turn for turn in self.told(game).turns if turn.scores][-1]
        self.sit(game, turn).make(turn.move)
        self.page.locator("[data-scoring]").wait_for()

    def end(self, game: str = "card") -> None:
        self.scoring(game)
        player = Player(self.page)
        while player.awaited() == "scoring":
            player.go_on()
        self.page.locator("[data-over]").wait_for()

    def replay(self, game: str = "board") -> None:
        told = self.told(game)
        self.go(f"games/{self.server.upload(told.position)}#{told.turns[len(told.turns) // 2].upto}")
        self.page.get_by_role("slider").wait_for()

    def puzzle(self) -> None:
        """A puzzle that was missed: the better move is drawn on the table."""
        self.go("?puzzles=card")
        self.page.locator("main[data-puzzle]").wait_for()
        puzzle = puzzle_of("card", str(self.page.locator("main[data-puzzle]").get_attribute("data-puzzle")))
        Player(self.page).make(puzzle.second)
        self.page.locator("[data-answer] .row .btn:not(.fold)").click()  # show the answer

    def price(self) -> None:
        """A lot that was priced."""
        self.go("?prices")
        self.page.locator("main[data-puzzle]").wait_for()
        Player(self.page).make("bid 9")
        self.page.locator("[data-worth]").wait_for()

    def daily(self) -> None:
        self.go("?daily")
        self.page.locator(".daily .act").nth(2).wait_for()

    def review(self) -> None:
        """The first lots of an auction game, while the review goes on, with a bid drawn on the table."""
        told = self.told("board")
        self.go(f"games/{self.server.upload(told.position)}?review#{told.turns[20].upto}")
        self.page.locator(".lots li").nth(1).wait_for(timeout=SLOW)
        self.page.get_by_role("button", name="Stop the review").click()
        self.page.locator(".lots li .btn").nth(1).click()
        self.page.locator("[data-decision]").scroll_into_view_if_needed()

    def first(self) -> None:
        """The lesson of a first game, at its first move."""
        self.go("")
        self.page.locator('[data-first="card"]').click()
        self.page.locator(".lesson .act").click()
        self.page.locator("main [data-taught]").wait_for()

    def hint(self) -> None:
        self.court()
        self.page.get_by_role("button", name="Hint").click()
        self.page.locator(".note.hints").wait_for()

    def refusal(self) -> None:
        """Three cards are revealed, and a fourth is refused."""
        self.sit("card", next(turn for turn in self.told("card").turns if "reveal" not in turn.legal))
        self.page.locator("main button.deck").click(force=True)  # it is aria-disabled
        self.page.get_by_role("alert").locator(".note.no").wait_for()

    def nowhere(self) -> None:
        self.go("what/ever")
        self.page.get_by_role("heading", level=1).wait_for()

    def lost(self) -> None:
        """A table that does not exist."""
        self.go("t/abcdefghij")
        self.page.get_by_role("heading", level=1).wait_for()

    def result(self) -> None:
        """The end of a replay, with the log and the form to play from here open."""
        told = self.told("card")
        self.go(f"games/{self.server.upload(told.position)}#{len(told.position.log)}")
        self.page.locator("[data-over]").wait_for()
        self.page.locator(".bar .tool-log").click()
        self.page.locator("#panel summary").click()
