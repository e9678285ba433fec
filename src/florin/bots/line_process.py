"""A child process that answers each line with a line: started, asked with a deadline, and ended with its children.

Every bot outside this process runs in one: an external program (process.py) or Florin's own worker (worker_process.py).
"""

import asyncio
import os
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from typing import IO

LAST_BYTES = 500  # bytes of the error stream that are searched for its last line


class ProcessEnded(Exception):
    """The process ended without an answer. The text is the last line of its error stream, if that was captured."""


class LineProcess:
    """One run of a program. Only one thread may ask at a time; any thread may end it."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        most_bytes: int,
        env: Mapping[str, str] | None = None,
        capture_errors: bool = False,
    ) -> None:
        self.most_bytes = most_bytes  # longest answer
        self._errors: IO[bytes] | None = None
        if capture_errors:
            self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (open while the program runs)
        try:
            self.child = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                env=env,
                start_new_session=True,  # so that `end` reaches everything it starts
            )
        except BaseException:
            if self._errors:
                self._errors.close()
            raise

    @property
    def running(self) -> bool:
        return self.child.poll() is None

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Return the answer to a line. Raise TimeoutError if it comes too late, ProcessEnded if there is none."""
        deadline = time.monotonic() + seconds
        alarm = threading.Timer(seconds, self.end)  # unblocks the write or read below
        alarm.start()
        try:
            answer = self._exchange(line)
        finally:
            alarm.cancel()
        if time.monotonic() >= deadline:
            raise TimeoutError
        return self._checked(answer)

    async def ask_async(self, line: bytes, seconds: float, executor: Executor) -> bytes:
        """Do the same without blocking the event loop. The process ends on a timeout or a cancellation."""
        asking = asyncio.get_running_loop().run_in_executor(executor, self._exchange, line)
        try:
            async with asyncio.timeout(seconds):
                answer = await asyncio.shield(asking)
        except BaseException:
            self.end()
            await asyncio.wait({asking})
            raise
        return self._checked(answer)

    def _exchange(self, line: bytes) -> bytes:
        """Send a line and return the answer, however long it takes; nothing if the process ends first."""
        assert self.child.stdin and self.child.stdout
        try:
            self.child.stdin.write(line)
            self.child.stdin.flush()
            return self.child.stdout.readline(self.most_bytes)
        except (OSError, ValueError):  # it ended, or another thread closed it
            return b""

    def _checked(self, answer: bytes) -> bytes:
        if not answer:
            raise ProcessEnded(self._last_error())
        return answer

    def _last_error(self) -> str:
        """Return the last line of the error stream, or nothing."""
        if self._errors is None or self._errors.closed:
            return ""
        size = self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, size - LAST_BYTES))
        lines = self._errors.read().decode(errors="replace").splitlines()
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def stop(self, farewell: bytes, seconds: float) -> None:
        """Send a last line, wait this long for the program to end, and close everything."""
        assert self.child.stdin
        alarm = threading.Timer(seconds, self.end)
        alarm.start()
        try:
            self.child.stdin.write(farewell)
            self.child.stdin.close()
            self.child.wait()
        except (OSError, ValueError):  # it ended, or another thread closed it
            pass
        finally:
            alarm.cancel()
        self.close()

    def end(self) -> None:
        """Kill the process and its children, which would keep its pipes open. Do not wait for that."""
        if not self.running:
            return
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError):
                os.killpg(self.child.pid, signal.SIGKILL)
        else:
            self.child.kill()

    def close(self) -> None:
        """End the process, wait for it and close its pipes."""
        self.end()
        self.child.wait()
        for stream in (self.child.stdin, self.child.stdout, self._errors):
            if stream:
                with suppress(OSError):  # unsent data
                    stream.close()
