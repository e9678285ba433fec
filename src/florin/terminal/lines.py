"""What is typed, or piped in, line by line."""

import asyncio
import os
import select
import threading


class Lines:
    """The lines of a file descriptor. It reads no further than it must, so it can tell whether a line waits."""

    def __init__(self, source: int = 0) -> None:
        self.source = source
        self.interactive = os.isatty(source)
        self.rest = b""
        self.ended = False
        self.coming: asyncio.Future[str | None] | None = None

    def next(self) -> str | None:
        """The next line, without its end; None when there is none."""
        while b"\n" not in self.rest and not self.ended:
            part = os.read(self.source, 1 << 16)
            self.rest += part
            self.ended = not part
        if not self.rest:
            return None
        line, _, self.rest = self.rest.partition(b"\n")
        return line.decode(errors="replace").rstrip("\r")

    def waiting(self) -> bool:
        """Is there a line, or the end, to be had at once?"""
        return bool(self.rest) or self.ended or bool(select.select([self.source], [], [], 0)[0])

    # -- while other things go on -------------------------------------------------------------------------------------

    def soon(self) -> "asyncio.Future[str | None]":
        """The next line, when it comes: the same one until it is taken.

        It is read in a thread of its own, which does not keep the program from ending.
        """
        if self.coming is None:
            loop = asyncio.get_running_loop()
            coming: asyncio.Future[str | None] = loop.create_future()

            def read() -> None:
                line = self.next()
                if not loop.is_closed():
                    loop.call_soon_threadsafe(come, line)

            def come(line: str | None) -> None:
                if not coming.done():
                    coming.set_result(line)

            threading.Thread(target=read, daemon=True).start()
            self.coming = coming
        return self.coming

    def taken(self) -> str | None:
        """The line that came."""
        assert self.coming is not None
        line, self.coming = self.coming.result(), None
        return line

    async def later(self) -> str | None:
        await self.soon()
        return self.taken()
