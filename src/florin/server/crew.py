"""The bots' worker processes: limited in time and memory, fair among tables, replaced when they die.

The request of the table that has used least so far goes first; one that is new or was long quiet counts as having used
what the others have. One process is kept for bots that answer quickly. So a table of slow ones does not slow others'
moves, nor do new tables keep an old one waiting. A table always gets a legal move, if need be the gentlest.
"""

import asyncio
import contextlib
import logging
import os
import sys
import time
from collections import defaultdict
from dataclasses import dataclass

import msgspec

from florin.errors import Error
from florin.server.clock import gentlest
from florin.server.settings import Settings
from florin.server.worker import Answer, Task
from florin.view import View

QUICK = 0.05  # seconds of computing; or ten times as many of whatever else a bot does
SEARCHING = ("banker", "magnifico")  # slow by design, whatever a forced move took them
MOST_LINE = 1 << 22
FORGET = 1000  # tables whose use is remembered
log = logging.getLogger("florin.server")


@dataclass(eq=False)
class Request:
    table: str
    bot: str
    line: bytes
    future: "asyncio.Future[Answer]"


class Worker:
    """One process, started when it is first needed and again after it ended."""

    def __init__(self, settings: Settings, *, quick_only: bool) -> None:
        self.settings = settings
        self.quick_only = quick_only
        self.process: asyncio.subprocess.Process | None = None
        self.busy = False

    async def start(self) -> asyncio.subprocess.Process:
        settings = self.settings
        plugins = [word for plugin in settings.plugins for word in ("--plugin", plugin)]
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "florin.server.worker",
            f"--megabytes={settings.bot_megabytes}",
            f"--seconds={int(settings.bot_seconds) + 5}",
            f"--nice={5 if self.quick_only else 10}",  # tables come first, then those who answer at once
            *plugins,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MOST_LINE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )

    async def begin(self) -> None:
        """Starts the process. Who is interrupted meanwhile has it all the same, and can end it."""
        starting = asyncio.ensure_future(self.start())
        try:
            self.process = await asyncio.shield(starting)
        except asyncio.CancelledError:
            self.process = await starting
            raise

    async def ask(self, line: bytes) -> Answer:
        """The bot's answer; a process that dies or takes too long is ended."""
        if self.process and self.process.returncode is not None:
            await self.end()  # it died while it had nothing to do
        first = self.process is None
        try:
            if self.process is None:
                await self.begin()
            assert self.process and self.process.stdin and self.process.stdout
            self.process.stdin.write(line + b"\n")
            grace = 10 if first else 0  # to start
            async with asyncio.timeout(self.settings.bot_seconds + grace):
                answer = await self.process.stdout.readline()
            return msgspec.json.decode(answer, type=Answer)
        except TimeoutError:
            await self.end()
            return Answer(error="it took too long")
        except (OSError, ValueError, msgspec.DecodeError):
            await self.end()
            return Answer(error="it died")
        except BaseException:
            await self.end()
            raise

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        assert process.stdin
        process.stdin.close()  # which may be closed already: nothing can be written to it then
        await process.communicate()  # to the end of its pipes, so that all are closed


class Crew:
    """All workers, and what waits for them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.workers = [Worker(settings, quick_only=n == 0 < settings.workers - 1) for n in range(settings.workers)]
        self.waiting: list[Request] = []
        self.used: dict[str, float] = {}  # seconds, by table
        self.reached = 0.0  # what the table whose turn it was last had used: nobody who comes now has used less
        self.mean: defaultdict[str, float] = defaultdict(lambda: QUICK)  # seconds that a bot computes, by its name
        self.tasks: set[asyncio.Task[None]] = set()

    async def choose(self, table: str, bot: str, seed: int, view: View) -> str:
        """A legal move, whatever becomes of the bot."""
        for name in (bot, self.settings.simple_bot):
            answer = await self._ask(table, name, seed, view, consider=False)
            if answer.move in view.legal:
                return str(answer.move)
            log.warning("The bot %s at table %s failed: %s", name, table, answer.error or "its move is illegal")
        return gentlest(view.legal)

    async def consider(self, table: str, bot: str, seed: int, view: View) -> Answer:
        answer = await self._ask(table, bot, seed, view, consider=True)
        if answer.error or not answer.candidates:
            raise Error("bot-crash", bot=bot)
        return answer

    async def _ask(self, table: str, bot: str, seed: int, view: View, *, consider: bool) -> Answer:
        task = Task(bot, seed, view.game, msgspec.Raw(msgspec.json.encode(view)), consider)
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        request = Request(table, bot, msgspec.json.encode(task), future)
        if len(self.used) > FORGET:
            self.used = {name: used for name, used in self.used.items() if used > self.reached}
        self.used[table] = max(self.used.get(table, 0.0), self.reached)
        self.waiting.append(request)
        self._dispatch()
        try:
            return await future
        finally:
            if request in self.waiting:  # whoever asked has gone
                self.waiting.remove(request)

    def _dispatch(self) -> None:
        for worker in self.workers:
            if worker.busy:
                continue
            fitting = [request for request in self.waiting if not worker.quick_only or self._is_quick(request.bot)]
            if not fitting:
                continue
            request = min(fitting, key=lambda r: self.used.get(r.table, 0.0))
            self.waiting.remove(request)
            self.reached = max(self.reached, self.used.get(request.table, 0.0))
            worker.busy = True
            task = asyncio.get_running_loop().create_task(self._serve(worker, request))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def _is_quick(self, bot: str) -> bool:
        name = bot.partition(":")[0]
        return name not in SEARCHING and self.mean[name] <= QUICK

    async def _serve(self, worker: Worker, request: Request) -> None:
        fresh = worker.process is None
        started = time.monotonic()
        try:
            answer = await worker.ask(request.line)
        finally:
            worker.busy = False
        spent = time.monotonic() - started
        self.used[request.table] = self.used.get(request.table, 0.0) + spent
        if not fresh:  # starting a process is not the bot's doing
            name = request.bot.partition(":")[0]
            cost = max(answer.seconds, spent / 10)  # that the machine is busy makes no bot a slow one
            self.mean[name] += (cost - self.mean[name]) / 4
        if not request.future.done():
            request.future.set_result(answer)
        self._dispatch()

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.workers:
            await worker.end()
