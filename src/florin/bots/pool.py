"""The pool of worker processes in which a server's bots think: limited in time and memory, and fair among addresses.

The request of the address that has used the least time goes first, and among those of one address that of the table
that has used the least. A new or long idle one starts at the level of the others. Tables that nobody watches come last.
One process is reserved for bots that answer quickly. Therefore many tables of slow bots do not delay moves at other
tables, and new tables do not keep an old one waiting. A table always gets a legal move. Thinkers on other machines come
first, if there are any; what they leave unanswered is asked here.
"""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from florin.bots.fallback import least_committing
from florin.bots.worker import Answer, Task
from florin.bots.worker_process import NICE, NICER, BotLimits, WorkerProcess
from florin.errors import Error
from florin.view import View

QUICK = 0.05  # seconds of computing per move of a quick bot, or ten times that in real time
SEARCHING = ("banker", "magnifico")  # slow by design, even if forced moves took them no time
DELAY = 2.0  # seconds of a thinker's time for everything but thinking
REMEMBERED = 1000  # tables or addresses whose use is remembered
Remote = Callable[[Task, float], Awaitable[Answer | None]]  # asks a thinker; the answer may fail to come in time
log = logging.getLogger("florin.bots")


@dataclass(eq=False)
class Request:
    table: str
    address: str
    watched: Callable[[], bool]
    task: Task
    future: "asyncio.Future[Answer]"
    at_home: bool = False  # because no thinker answered

    @property
    def bot_name(self) -> str:
        return self.task.bot.partition(":")[0]


class Usage:
    """The seconds of thinking that each table, or each address, has used."""

    def __init__(self) -> None:
        self.used: dict[str, float] = {}
        self.reached = 0.0  # what the one served last had used; none counts as having used less

    def of(self, name: str) -> float:
        return self.used.get(name, 0.0)

    def enter(self, name: str) -> None:
        if len(self.used) > REMEMBERED:
            self.used = {name: used for name, used in self.used.items() if used > self.reached}
        self.used[name] = max(self.of(name), self.reached)

    def serve(self, name: str) -> None:
        self.reached = max(self.reached, self.of(name))

    def charge(self, name: str, seconds: float) -> None:
        self.used[name] = self.of(name) + seconds


def always() -> bool:
    return True


class PooledWorker(WorkerProcess):
    def __init__(self, limits: BotLimits, *, quick_only: bool) -> None:
        super().__init__(limits, nice=NICE if quick_only else NICER)
        self.quick_only = quick_only
        self.busy = False


class RemoteWorker:
    """A thinker's share of attention: one question at a time."""

    quick_only = False
    process = None

    def __init__(self, remote: Remote, limits: BotLimits) -> None:
        self.remote = remote
        self.limits = limits
        self.busy = False

    async def ask(self, task: Task) -> Answer | None:
        return await self.remote(task, self.limits.seconds + DELAY)


class BotPool:
    """All workers, and the requests that wait for them."""

    def __init__(self, limits: BotLimits, *, workers: int = 2, fallback: str = "garzone") -> None:
        self.fallback = fallback  # the bot that moves for a bot that failed
        self.workers = [PooledWorker(limits, quick_only=n == 0 < workers - 1) for n in range(workers)]
        self.limits = limits
        self.thinkers: list[RemoteWorker] = []
        self.waiting: list[Request] = []
        self.tables = Usage()
        self.addresses = Usage()
        self.mean: defaultdict[str, float] = defaultdict(lambda: QUICK)  # seconds of computing per move, by bot
        self.tasks: set[asyncio.Task[None]] = set()

    def use_thinkers(self, number: int, remote: Remote) -> None:
        """Ask up to this many thinkers at a time from now on."""
        busy = [worker for worker in self.thinkers if worker.busy]
        idle = [RemoteWorker(remote, self.limits) for _ in range(max(0, number - len(busy)))]
        self.thinkers = (busy + idle)[:number]  # those beyond it finish what they do
        if self.waiting:
            self._dispatch()

    async def choose(
        self,
        table: str,
        bot: str,
        seed: int,
        view: View,
        *,
        address: str = "",
        watched: Callable[[], bool] = always,
        tries: int = 1,
    ) -> str:
        """Return a legal move, even if the bot fails in all tries. The address is that of someone at the table."""
        for name in (*[bot] * tries, self.fallback):
            task = Task.of(name, seed, view, consider=False)
            answer = await self._ask(table, address, watched, task)
            if answer.move in view.legal:
                return str(answer.move)
            log.warning("Bot %s failed at table %s: %s", name, table, answer.error or "its move is illegal")
        return least_committing(view.legal)

    async def consider(self, table: str, bot: str, seed: int, view: View, *, address: str = "") -> Answer:
        """Return the candidates that a bot weighed."""
        answer = await self._ask(table, address, always, Task.of(bot, seed, view, consider=True))
        if answer.error or not answer.candidates:
            raise Error("bot-crash", bot=bot)
        return answer

    async def _ask(self, table: str, address: str, watched: Callable[[], bool], task: Task) -> Answer:
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        request = Request(table, address, watched, task, future)
        self.tables.enter(table)
        self.addresses.enter(address)
        self.waiting.append(request)
        self._dispatch()
        try:
            return await future
        finally:
            if request in self.waiting:  # the caller was cancelled
                self.waiting.remove(request)

    def _dispatch(self) -> None:
        """Give each idle worker a waiting request: watched tables first, then by what address and table have used."""
        workers: list[PooledWorker | RemoteWorker] = [*self.thinkers, *self.workers]
        for worker in workers:
            if worker.busy:
                continue
            fitting = [request for request in self.waiting if self._fits(request, worker)]
            if not fitting:
                continue
            request = min(
                fitting, key=lambda r: (not r.watched(), self.addresses.of(r.address), self.tables.of(r.table))
            )
            self.waiting.remove(request)
            self.tables.serve(request.table)
            self.addresses.serve(request.address)
            worker.busy = True
            task = asyncio.get_running_loop().create_task(self._serve(worker, request))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def _fits(self, request: Request, worker: PooledWorker | RemoteWorker) -> bool:
        if isinstance(worker, RemoteWorker):
            return not request.at_home
        return not worker.quick_only or self._is_quick(request.bot_name)

    def _is_quick(self, name: str) -> bool:
        return name not in SEARCHING and self.mean[name] <= QUICK

    async def _serve(self, worker: PooledWorker | RemoteWorker, request: Request) -> None:
        starting = worker.process is None
        started = time.monotonic()
        try:
            answer = await worker.ask(request.task)
        finally:
            worker.busy = False
        if answer is None:  # until the next look at the thinkers there is one less
            self.thinkers = [other for other in self.thinkers if other is not worker]
            if not request.future.done():
                request.at_home = True
                self.waiting.append(request)
            self._dispatch()
            return
        spent = time.monotonic() - started
        self.tables.charge(request.table, spent)
        self.addresses.charge(request.address, spent)
        if not starting:  # the bot is not charged for the start of its process
            cost = max(answer.seconds, spent / 10)  # a busy machine makes no bot slow
            self.mean[request.bot_name] += (cost - self.mean[request.bot_name]) / 4
        if not request.future.done():
            request.future.set_result(answer)
        self._dispatch()

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.workers:
            await worker.close()
