"""Turn-by-turn histories for HTTP: computed in a process of their own, compressed and cached.

One takes 80 ms to compute, for which no table should have to wait.
"""

import asyncio
import gzip
import os
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from florin.bots.line_process import LineProcess, ProcessEnded
from florin.errors import Error
from florin.server.replays import StoryRequest

MOST_CACHED = 32 << 20  # bytes, compressed
MOST_BYTES = 64 << 20  # max bytes per story
SECONDS = 30.0  # after which a story is given up


class Stories:
    """The stories that were computed last, and the process that computes others. It is started for the first one."""

    def __init__(self) -> None:
        self.cached: OrderedDict[Hashable, bytes] = OrderedDict()
        self.size = 0  # of the cache
        self.process: LineProcess | None = None
        self._computing: dict[Hashable, asyncio.Task[bytes]] = {}
        self._lock = asyncio.Lock()  # one at a time
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="florin-story")

    async def get(
        self, key: Hashable, request: Callable[[], StoryRequest], accepted: str
    ) -> tuple[bytes, dict[str, str]]:
        """Return a story's body and headers, compressed if the client accepts that.

        The same key must always mean the same story.
        """
        body = self.cached.get(key)
        if body is None:
            if (task := self._computing.get(key)) is None:
                task = asyncio.get_running_loop().create_task(self._compute(key, request()))
                self._computing[key] = task
                task.add_done_callback(lambda _: self._computing.pop(key))
            body = await asyncio.shield(task)
        else:
            self.cached.move_to_end(key)
        if "gzip" not in accepted:
            return await asyncio.to_thread(gzip.decompress, body), {}
        return body, {"content-encoding": "gzip", "vary": "accept-encoding"}

    async def _compute(self, key: Hashable, request: StoryRequest) -> bytes:
        async with self._lock:
            story = await self._ask(msgspec.json.encode(request) + b"\n")
        body = await asyncio.to_thread(gzip.compress, story, 5)
        self.cached[key] = body
        self.size += len(body)
        while self.size > MOST_CACHED:
            self.size -= len(self.cached.popitem(last=False)[1])
        return body

    async def _ask(self, line: bytes) -> bytes:
        try:
            if self.process is None or not self.process.running:
                await self._end()
                self.process = LineProcess(
                    [sys.executable, "-m", "florin.server.story_process"],
                    most_bytes=MOST_BYTES,
                    env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                )
            answer = await self.process.ask_async(line, SECONDS, self._executor)
        except (TimeoutError, OSError, ProcessEnded):
            await self._end()
            raise Error("server-failed") from None
        if not answer.endswith(b"}\n"):  # it failed, or is too long
            await self._end()
            raise Error("server-failed")
        return answer[:-1]

    async def _end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            await asyncio.get_running_loop().run_in_executor(self._executor, process.close)

    async def close(self) -> None:
        tasks = list(self._computing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._end()
        self._executor.shutdown(wait=False)
