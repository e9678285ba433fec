"""A local game: people at this keyboard, bots in the other seats."""

import asyncio
import secrets
from pathlib import Path
from typing import Any

from florin import texts
from florin.bots import Candidate, listed
from florin.bots import bot as bot_named
from florin.bots.runner import QUICK, BotRunner
from florin.dealer import Committed, Dealer, Seeded, mix
from florin.errors import Error
from florin.game import Game
from florin.position import Position
from florin.terminal.game_log import GameLog
from florin.terminal.saving import Saved, save
from florin.terminal.session import Session
from florin.terminal.words import Words
from florin.view import View

CHANCE = "*"
BOT_NAMES = ("Bianca", "Cosimo", "Lucrezia", "Piero", "Ginevra", "Lorenzo")


def default_names(lang: str, game: Game, people: list[int], given: list[str]) -> list[str]:
    """Return the seats' names: given ones, houses at court, otherwise numbers for people and first names for bots."""
    given_names = dict(zip(people, given, strict=False))
    if game.name == "court":
        return [given_names.get(seat, texts.say(lang, f"house-{house}")) for seat, house in enumerate("RG")]
    return [
        given_names.get(seat, texts.say(lang, "player", number=seat + 1) if seat in people else BOT_NAMES[seat])
        for seat in range(game.players)
    ]


def new_game(
    game: Game, lang: str, *, people: list[int], bots: str, seed: int | None = None, names: list[str] | None = None
) -> Saved:
    """Start a game with these people; the bots take the other seats in turn. Without a seed the deal is committed."""
    dealer: Dealer = Committed(secrets.token_bytes(32), secrets.token_bytes(16)) if seed is None else Seeded(seed)
    bot_seed = secrets.randbits(64) if seed is None else mix(mix(seed))
    wanted = listed(bots)
    seats = {seat: wanted[seat % len(wanted)] for seat in range(game.players) if seat not in people}
    for name in seats.values():
        bot_named(name)  # report a wrong name before the game starts
    position = game.start(dealer=dealer, names=default_names(lang, game, people, names or []))
    return Saved(position, people, seats, bot_seed)


class LocalSession(Session):
    """A game for one person, or several taking turns. At court each sees only their own hand (see `handover`)."""

    def __init__(self, game: Saved, lang: str, *, pace: float = 0.0, file: Path | None = None) -> None:
        self.game = game
        self.lang = lang
        self.pace = pace
        self.file = file
        self.bot_runner = BotRunner()
        self.hurried = False
        self.interruptible: asyncio.Task[Any] | None = None
        self.changed = asyncio.Event()
        self.save_error: str | None = None
        self.shared = len(game.people) > 1
        self.hands_hidden = self.shared and self.position.game.name == "court"
        self.viewer: int | None = None if self.hands_hidden else game.people[0]
        self.game_logs: dict[int | None, GameLog] = {}
        self.refresh()

    # -- state ---------------------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        return self.game.position

    @property
    def handover(self) -> int | None:
        """With two people at court, the seat to move if someone else may be looking; at the end both may look."""
        turn = self.position.turn
        return turn if self.hands_hidden and turn is not None and turn != self.viewer else None

    def take_over(self) -> None:
        self.viewer = self.handover if self.handover is not None else self.viewer
        self.refresh()

    @property
    def commitment(self) -> str | None:
        return self.position.dealer.commit if isinstance(self.position.dealer, Committed) else None

    @property
    def notice(self) -> str | None:
        return self.save_error

    @property
    def closing_note(self) -> str:
        return self.words.say("kept-in", file=str(self.file)) if self.file else ""

    def refresh(self) -> None:
        """Update view and log for the person who may look now."""
        turn = self.position.turn
        if self.hands_hidden:
            self.viewer = self.viewer if turn == self.viewer else None
        elif self.shared and turn in self.game.people:
            self.viewer = turn
        reader = self.viewer if self.hands_hidden or not self.shared else None
        if reader not in self.game_logs:
            self.game_logs[reader] = GameLog(Words(self.lang, self.position.game.name, self.position.names, reader))
        self.game_log = self.game_logs[reader]
        self.words = self.game_log.words
        self.game_log.follow(self.position.record(reader))
        self.view: View = self.position.view(self.viewer)

    def record(self) -> dict[str, Any]:
        hidden = self.position.game.name == "court" and not self.position.over
        found: dict[str, Any] = self.position.record(self.viewer if hidden else "all")
        return found

    # -- actions -------------------------------------------------------------------------------------------------------

    async def play(self, move: str) -> None:
        if self.handover is not None or self.position.turn not in self.game.people:
            raise Error("not-your-view")
        self.position.play(move)
        self.save_and_refresh()

    def save_and_refresh(self) -> None:
        """Save the changed game, then show it."""
        self.save()
        if self.position.turn in self.game.people:
            self.hurried = False
        self.refresh()
        self.changed.set()

    def save(self) -> None:
        if self.file is None:
            return
        try:
            save(self.game, self.file)
            self.save_error = None
        except OSError as error:
            self.save_error = texts.say(
                self.lang, "file-trouble", file=str(self.file), reason=error.strerror or str(error)
            )

    async def undo(self) -> None:
        """Take back the last move without asking anyone; a draw that was seen cannot be taken back."""
        lines = self.position.log
        people = tuple(f"{seat} " for seat in self.game.people)
        upto = next((n for n in range(len(lines) - 1, -1, -1) if lines[n].startswith((*people, CHANCE))), -1)
        if self.position.over or upto < 0 or lines[upto].startswith(CHANCE):
            raise Error("undo-draw")
        self.position.back_to(upto)
        self.save_and_refresh()

    async def hint(self, bot: str) -> list[Candidate]:
        if not self.my_turn:
            raise Error("not-your-view")
        return await self.bot_runner.consider(bot, self.game.bot_seed, self.view)

    async def wait_for_change(self) -> None:
        """Make the next bot move; while a person is to move, wait for them."""
        while True:
            turn = self.position.turn
            if turn is None or turn in self.game.people:
                self.changed.clear()
                await self.changed.wait()
                continue
            log = self.position.log
            move = await self.bot_move(turn)
            if self.position.log == log:
                self.position.play(move)
                self.save_and_refresh()
                return

    async def bot_move(self, seat: int) -> str:
        """Return a bot's move after a short pause, so that people can follow; a hurried bot answers quickly."""
        view, seed = self.position.view(seat), (self.game.bot_seed + seat) % (1 << 64)
        if self.hurried:
            return await self.bot_runner.choose(QUICK if self.is_slow(seat) else self.game.bots[seat], seed, view)
        loop = asyncio.get_running_loop()
        earliest = loop.time() + self.pace
        thinking = loop.create_task(self.bot_runner.choose(self.game.bots[seat], seed, view))
        await self.unless_hurried(thinking)
        if thinking.cancelled():
            return await self.bot_runner.choose(QUICK, seed, view)
        move = thinking.result()
        if earliest > loop.time():
            await self.unless_hurried(loop.create_task(asyncio.sleep(earliest - loop.time())))
        return move

    async def unless_hurried(self, task: "asyncio.Task[Any]") -> None:
        """Wait for a task, which `hurry_bots` may cancel."""
        self.interruptible = task
        try:
            await asyncio.wait({task})
        finally:
            task.cancel()
            self.interruptible = None

    def is_slow(self, seat: int) -> bool:
        return self.game.bots[seat].partition(":")[0] in ("banker", "magnifico", "cmd")

    def hurry_bots(self) -> None:
        if self.position.turn not in self.game.people:
            self.hurried = True
            if self.interruptible is not None:
                self.interruptible.cancel()

    async def close(self) -> None:
        await self.bot_runner.close()
