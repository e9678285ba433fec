"""Turn-by-turn histories for HTTP, and other answers about games: computed in the background, compressed and cached.

A history takes 80 ms to compute, for which no table should have to wait.
"""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable

import msgspec

from florin.server.background import Background

MOST_CACHED = 32 << 20  # bytes, compressed


class Stories:
    """The stories that were computed last. Others are asked of processes in the background."""

    def __init__(self, background: Background) -> None:
        self.cached: OrderedDict[Hashable, bytes] = OrderedDict()
        self.size = 0  # of the cache
        self.background = background
        self._computing: dict[Hashable, asyncio.Task[bytes]] = {}

    async def get(
        self, key: Hashable, request: Callable[[], msgspec.Struct], accepted: str, requester: str
    ) -> tuple[bytes, dict[str, str]]:
        """Return a story's body and headers, compressed if the client accepts that.

        The same key must always mean the same story.
        """
        body = self.cached.get(key)
        if body is None:
            if (task := self._computing.get(key)) is None:
                task = asyncio.get_running_loop().create_task(self._compute(key, request(), requester))
                self._computing[key] = task
                task.add_done_callback(lambda _: self._computing.pop(key))
            body = await asyncio.shield(task)
        else:
            self.cached.move_to_end(key)
        if "gzip" not in accepted:
            return await asyncio.to_thread(gzip.decompress, body), {}
        return body, {"content-encoding": "gzip", "vary": "accept-encoding"}

    async def _compute(self, key: Hashable, request: msgspec.Struct, requester: str) -> bytes:
        body = await asyncio.to_thread(gzip.compress, await self.background.ask(request, requester), 5)
        self.cached[key] = body
        self.size += len(body)
        while self.size > MOST_CACHED:
            self.size -= len(self.cached.popitem(last=False)[1])
        return body

    async def close(self) -> None:
        """Stop waiting for answers. Others may go on asking the processes in the background."""
        tasks = list(self._computing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
