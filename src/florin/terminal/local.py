"""A game played here: people at this keyboard, bots at the other seats."""

import asyncio
import secrets
from pathlib import Path
from typing import Any

from florin import texts
from florin.bots import Candidate, listed
from florin.bots import bot as bot_named
from florin.dealer import Committed, Dealer, Seeded, mix
from florin.errors import Error
from florin.game import Game
from florin.replaying import replay
from florin.terminal.chronicle import Chronicle
from florin.terminal.saving import Saved, save
from florin.terminal.sitting import Sitting
from florin.terminal.thinking import QUICK, Thinker
from florin.terminal.words import Words
from florin.view import View

CHANCE = "*"
BOT_NAMES = ("Bianca", "Cosimo", "Lucrezia", "Piero", "Ginevra", "Lorenzo")


def default_names(lang: str, game: Game, people: list[int], given: list[str]) -> list[str]:
    """Houses at court have names; elsewhere people have numbers, or the names they gave, and bots have first names."""
    mine = dict(zip(people, given, strict=False))
    if game.name == "court":
        return [mine.get(seat, texts.say(lang, f"house-{house}")) for seat, house in enumerate("RG")]
    return [
        mine.get(seat, texts.say(lang, "player", number=seat + 1) if seat in people else BOT_NAMES[seat])
        for seat in range(game.players)
    ]


def new_game(
    game: Game, lang: str, *, people: list[int], bots: str, seed: int | None = None, names: list[str] | None = None
) -> Saved:
    """A game with these people, and the bots named, in turn, on the other seats. Without a seed it is committed."""
    dealer: Dealer = Committed(secrets.token_bytes(32), secrets.token_bytes(16)) if seed is None else Seeded(seed)
    luck = secrets.randbits(64) if seed is None else mix(mix(seed))
    wanted = listed(bots)
    seats = {seat: wanted[seat % len(wanted)] for seat in range(game.players) if seat not in people}
    for name in seats.values():
        bot_named(name)  # a wrong name is told before the game
    position = game.start(dealer=dealer, names=default_names(lang, game, people, names or []))
    return Saved(position, people, seats, luck)


class Local(Sitting):
    """One person or several in turn. At court each sees only an own hand: between them a curtain falls."""

    def __init__(self, game: Saved, lang: str, *, pace: float = 0.0, file: Path | None = None) -> None:
        self.game = game
        self.lang = lang
        self.pace = pace
        self.file = file
        self.thinker = Thinker()
        self.hurried = False
        self.pause: asyncio.Task[Any] | None = None
        self.changed = asyncio.Event()
        self.trouble: str | None = None
        self.shared = len(game.people) > 1
        self.hidden = self.shared and self.position.game.name == "court"
        self.looking: int | None = None if self.hidden else game.people[0]
        self.chronicles: dict[int | None, Chronicle] = {}
        self.refresh()

    # -- how it stands ------------------------------------------------------------------------------------------------

    @property
    def position(self) -> Any:
        return self.game.position

    @property
    def curtain(self) -> int | None:
        """At a court of two people, whoever's turn it is must come first; at the end both may look."""
        turn = self.position.turn
        return turn if self.hidden and turn is not None and turn != self.looking else None

    def lift(self) -> None:
        self.looking = self.curtain if self.curtain is not None else self.looking
        self.refresh()

    @property
    def commitment(self) -> str | None:
        return self.position.dealer.commit if isinstance(self.position.dealer, Committed) else None

    @property
    def notice(self) -> str | None:
        return self.trouble

    @property
    def afterwards(self) -> str:
        return self.words.say("kept-in", file=str(self.file)) if self.file else ""

    def refresh(self) -> None:
        """Looks again, with the eyes of whoever may look now."""
        turn = self.position.turn
        if self.hidden:
            self.looking = self.looking if turn == self.looking else None
        elif self.shared and turn in self.game.people:
            self.looking = turn
        told = self.looking if self.hidden or not self.shared else None
        if told not in self.chronicles:
            self.chronicles[told] = Chronicle(Words(self.lang, self.position.game.name, self.position.names, told))
        self.chronicle = self.chronicles[told]
        self.words = self.chronicle.words
        self.chronicle.learn(self.position.record(told))
        self.view: View = self.position.view(self.looking)

    def record(self) -> dict[str, Any]:
        hidden = self.position.game.name == "court" and not self.position.over
        found: dict[str, Any] = self.position.record(self.looking if hidden else "all")
        return found

    # -- what happens -------------------------------------------------------------------------------------------------

    async def play(self, move: str) -> None:
        if self.curtain is not None or self.position.turn not in self.game.people:
            raise Error("not-your-view")
        self.position.play(move)
        self.after()

    def after(self) -> None:
        """Something has changed: it is kept, then shown."""
        self.keep()
        if self.position.turn in self.game.people:
            self.hurried = False
        self.refresh()
        self.changed.set()

    def keep(self) -> None:
        if self.file is None:
            return
        try:
            save(self.game, self.file)
            self.trouble = None
        except OSError as error:
            self.trouble = texts.say(
                self.lang, "file-trouble", file=str(self.file), reason=error.strerror or str(error)
            )

    async def undo(self) -> None:
        """Bots agree, and people at one keyboard talk to each other. A draw that was seen stands, as at any table."""
        lines = self.position.log
        mine = tuple(f"{seat} " for seat in self.game.people)
        upto = next((n for n in range(len(lines) - 1, -1, -1) if lines[n].startswith((*mine, CHANCE))), -1)
        if self.position.over or upto < 0 or lines[upto].startswith(CHANCE):
            raise Error("undo-draw")
        whole = self.position.record() | {"scores": [], "winners": None}
        self.game.position = replay(whole, upto, dealer=self.position.dealer)
        self.after()

    async def hint(self, bot: str) -> list[Candidate]:
        if not self.my_turn:
            raise Error("not-your-view")
        return await self.thinker.consider(bot, self.game.luck, self.view)

    async def others(self) -> None:
        """The next move of a bot; while a person is on turn there is nothing to wait for."""
        while True:
            turn = self.position.turn
            if turn is None or turn in self.game.people:
                self.changed.clear()
                await self.changed.wait()
                continue
            log = self.position.log
            move = await self.thought(turn)
            if self.position.log == log:
                self.position.play(move)
                self.after()
                return

    async def thought(self, seat: int) -> str:
        """A bot's move, with a moment before it so that people can follow; who hurries it gets a quick one."""
        view, seed = self.position.view(seat), (self.game.luck + seat) % (1 << 64)
        if self.hurried:
            return await self.thinker.choose(QUICK if self.slow(seat) else self.game.bots[seat], seed, view)
        loop = asyncio.get_running_loop()
        soon = loop.time() + self.pace
        thinking = loop.create_task(self.thinker.choose(self.game.bots[seat], seed, view))
        await self.unless_hurried(thinking)
        if thinking.cancelled():
            return await self.thinker.choose(QUICK, seed, view)
        move = thinking.result()
        if soon > loop.time():
            await self.unless_hurried(loop.create_task(asyncio.sleep(soon - loop.time())))
        return move

    async def unless_hurried(self, task: "asyncio.Task[Any]") -> None:
        """Waits for a task, which `hurry` may cancel."""
        self.pause = task
        try:
            await asyncio.wait({task})
        finally:
            task.cancel()
            self.pause = None

    def slow(self, seat: int) -> bool:
        return self.game.bots[seat].partition(":")[0] in ("banker", "magnifico", "cmd")

    def hurry(self) -> None:
        if self.position.turn not in self.game.people:
            self.hurried = True
            if self.pause is not None:
                self.pause.cancel()

    async def close(self) -> None:
        await self.thinker.close()
