"""What is typed, or piped in, line by line."""

import os
import select


class Lines:
    """The lines of a file descriptor. It reads no further than it must, so it can tell whether a line waits."""

    def __init__(self, source: int = 0) -> None:
        self.source = source
        self.interactive = os.isatty(source)
        self.rest = b""
        self.ended = False

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
