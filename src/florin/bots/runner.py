"""Run the bots of one game outside this process, so that its screen never waits and a move can be interrupted."""

import asyncio

from florin.bots import Candidate
from florin.bots import bot as bot_named
from florin.bots.fallback import least_committing
from florin.bots.process import ProcessBot
from florin.bots.worker import Answer, Task
from florin.bots.worker_process import BotLimits, WorkerProcess
from florin.errors import Error
from florin.view import View

ADVISER = "banker"  # the bot that gives hints
QUICK = "merchant"  # the bot that moves when the player skips the wait, or when a bot failed
SECONDS = 600.0  # seconds after which a bot counts as hung; generous, for people who ask for very many simulations


class BotRunner:
    """One bot thinks at a time; cancelling a request ends its process."""

    def __init__(self) -> None:
        self.worker = WorkerProcess(BotLimits(seconds=SECONDS))
        self.programs: dict[str, ProcessBot] = {}
        self.lock = asyncio.Lock()
        self.asked: asyncio.Task[Answer] | None = None
        self.closed = False

    async def choose(self, bot: str, seed: int, view: View) -> str:
        """Return a legal move, even if one of our own bots fails."""
        if bot.startswith("cmd:"):
            return await self.program(bot, seed, view)
        for name in dict.fromkeys((bot, QUICK)):
            answer = await self.ask(name, seed, view)
            if answer.move in view.legal:
                return str(answer.move)
        return least_committing(view.legal)

    async def program(self, bot: str, seed: int, view: View) -> str:
        """Return the move of an external program. Its failure is reported, not hidden."""
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
        return [Candidate.of(candidate) for candidate in answer.candidates]

    async def ask(self, bot: str, seed: int, view: View, *, consider: bool = False) -> Answer:
        task = Task.of(bot, seed, view, consider=consider)
        async with self.lock:
            if self.closed:
                raise asyncio.CancelledError
            self.asked = asyncio.ensure_future(self.worker.ask(task))
            return await self.asked

    async def close(self) -> None:
        """Interrupt all thinking, even what has only just begun, and allow no more."""
        self.closed = True
        if self.asked is not None:
            if not self.asked.cancelling():  # otherwise it is ending already, and must be left to finish
                self.asked.cancel()
            await asyncio.wait({self.asked})
        await self.worker.close()
        for program in self.programs.values():
            program.close()
