"""Bots at work in a process of their own: the screen never waits for them, and they can be interrupted."""

import asyncio

import msgspec

from florin.bots import Candidate
from florin.bots import bot as bot_named
from florin.bots.process import ProcessBot
from florin.errors import Error
from florin.server.clock import gentlest
from florin.server.crew import Worker
from florin.server.settings import Settings
from florin.server.worker import Answer, Task
from florin.view import View

ADVISER = "banker"  # who is asked for a hint
QUICK = "merchant"  # who moves for a bot that is told to hurry, or that failed
SECONDS = 600.0  # after so long a bot hangs: people who ask for a great many simulations may wait


class Thinker:
    """One bot at a time thinks; who cancels ends its process."""

    def __init__(self) -> None:
        self.worker = Worker(Settings(db="", bot_seconds=SECONDS), quick_only=True)
        self.programs: dict[str, ProcessBot] = {}
        self.lock = asyncio.Lock()
        self.asked: asyncio.Task[Answer] | None = None
        self.closed = False

    async def choose(self, bot: str, seed: int, view: View) -> str:
        """A legal move, whatever becomes of the bot."""
        if bot.startswith("cmd:"):
            return await self.program(bot, seed, view)
        for name in dict.fromkeys((bot, QUICK)):
            answer = await self.ask(name, seed, view)
            if answer.move in view.legal:
                return str(answer.move)
        return gentlest(view.legal)

    async def program(self, bot: str, seed: int, view: View) -> str:
        """A program of someone else's: its failure is told, not hidden."""
        if bot not in self.programs:
            found = bot_named(bot, seed)
            assert isinstance(found, ProcessBot)
            self.programs[bot] = found
        try:
            return await asyncio.to_thread(self.programs[bot].choose, view)
        except asyncio.CancelledError:
            self.programs[bot].kill()
            raise

    async def consider(self, bot: str, seed: int, view: View) -> list[Candidate]:
        answer = await self.ask(bot, seed, view, consider=True)
        if not answer.candidates:
            raise Error("bot-crash", bot=bot)
        return [Candidate(**candidate) for candidate in answer.candidates]

    async def ask(self, bot: str, seed: int, view: View, *, consider: bool = False) -> Answer:
        task = Task(bot, seed, view.game, msgspec.Raw(msgspec.json.encode(view)), consider)
        async with self.lock:
            if self.closed:
                raise asyncio.CancelledError
            self.asked = asyncio.ensure_future(self.worker.ask(msgspec.json.encode(task)))
            return await self.asked

    async def close(self) -> None:
        """Ends all thinking, also what has only just begun; there will be no more."""
        self.closed = True
        if self.asked is not None:
            if not self.asked.cancelling():  # else it is ending already, and must not be kept from it
                self.asked.cancel()
            await asyncio.wait({self.asked})
        await self.worker.end()
        for program in self.programs.values():
            program.close()
