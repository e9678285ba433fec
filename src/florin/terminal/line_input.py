"""Lines typed at a terminal or piped in."""

import asyncio
import os
import select
import threading


class LineInput:
    """The lines of a file descriptor. It reads no more than it needs, so it knows whether a line is available."""

    def __init__(self, source: int = 0) -> None:
        self.source = source
        self.interactive = os.isatty(source)
        self.rest = b""
        self.ended = False
        self.pending: asyncio.Future[str | None] | None = None

    def read(self) -> str | None:
        """Return the next line without its line ending, or None at the end."""
        while b"\n" not in self.rest and not self.ended:
            part = os.read(self.source, 1 << 16)
            self.rest += part
            self.ended = not part
        if not self.rest:
            return None
        line, _, self.rest = self.rest.partition(b"\n")
        return line.decode(errors="replace").rstrip("\r")

    def ready(self) -> bool:
        """Return whether a line, or the end, can be read without waiting."""
        return bool(self.rest) or self.ended or bool(select.select([self.source], [], [], 0)[0])

    # -- without blocking the event loop -------------------------------------------------------------------------------

    def next_line(self) -> "asyncio.Future[str | None]":
        """Return a future for the next line; it is the same future until the line is taken.

        The line is read in a daemon thread, which does not keep the program from ending.
        """
        if self.pending is None:
            loop = asyncio.get_running_loop()
            pending: asyncio.Future[str | None] = loop.create_future()

            def read_in_thread() -> None:
                line = self.read()
                if not loop.is_closed():
                    loop.call_soon_threadsafe(deliver, line)

            def deliver(line: str | None) -> None:
                if not pending.done():
                    pending.set_result(line)

            threading.Thread(target=read_in_thread, daemon=True).start()
            self.pending = pending
        return self.pending

    def take(self) -> str | None:
        """Return the line that was read, and forget it."""
        assert self.pending is not None
        line, self.pending = self.pending.result(), None
        return line

    async def read_async(self) -> str | None:
        await self.next_line()
        return self.take()
