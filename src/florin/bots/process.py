"""A bot in any language: a program that is sent a view as one JSON line and answers with a move as another.

The text `cmd:COMMAND` names it. It is sent {"type": "choose", "seed": …, "view": {…}} and answers {"move": "take 1"};
{"type": "bye"} ends it. What goes wrong with it is told as a `BotFailure`, in a sentence.
"""

import dataclasses
import json
import os
import shlex
import signal
import subprocess
import tempfile
import threading
import time
from contextlib import suppress
from typing import IO

from florin.bots.bot import Bot, checked
from florin.errors import Error
from florin.view import View

MOST_BYTES = 1 << 16  # of a line
LAST_WORDS = 500  # bytes of what a program complained of at its end
PATIENCE = 0.5  # seconds, after bye


class BotFailure(Error):
    """A bot that crashed, hung, or answered with something that is no legal move."""


class ProcessBot(Bot):
    """A program at the other end of a pipe. Only one thread may ask it at a time; any may end it."""

    def __init__(self, command: str, seed: int = 0, *, ms: int = 10_000) -> None:
        super().__init__(seed)
        self.command = command
        self.ms = ms
        self._process: subprocess.Popen[bytes] | None = None
        self._complaints: IO[bytes] | None = None

    def choose(self, view: View) -> str:
        asked = {"type": "choose", "seed": self.seed, "view": dataclasses.asdict(checked(view))}
        answer = self._ask(json.dumps(asked).encode() + b"\n")
        try:
            move = json.loads(answer)["move"]
        except (ValueError, KeyError, TypeError, RecursionError):
            self.kill()
            raise BotFailure("bot-rubbish", bot=self.command, answer=answer.decode(errors="replace")) from None
        if move not in view.legal:
            self.kill()
            raise BotFailure("bot-illegal", bot=self.command, move=move)
        return str(move)

    def _ask(self, line: bytes) -> bytes:
        process = self._process or self._start()
        assert process.stdin and process.stdout
        deadline = time.monotonic() + self.ms / 1000
        alarm = threading.Timer(self.ms / 1000, end, [process])  # frees who waits to be read or answered
        alarm.start()
        try:
            process.stdin.write(line)
            process.stdin.flush()
            answer = process.stdout.readline(MOST_BYTES)
        except (OSError, ValueError):  # it has ended, or somebody ended it
            answer = b""
        finally:
            alarm.cancel()
        if time.monotonic() >= deadline:
            self.kill()
            raise BotFailure("bot-hangs", bot=self.command, ms=self.ms)
        if not answer:
            reason = self._last_words()
            self.kill()
            raise died(self.command, reason)
        return answer

    def _start(self) -> subprocess.Popen[bytes]:
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 (as long as the program runs)
        try:
            self._process = subprocess.Popen(
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                start_new_session=True,  # so that it can be ended with all that it started
            )
        except (OSError, ValueError) as error:
            self._complaints.close()
            raise died(self.command, getattr(error, "strerror", "") or str(error)) from None
        return self._process

    def _last_words(self) -> str:
        """The last line of what the program said on its error stream."""
        if self._complaints is None or self._complaints.closed:
            return ""
        size = self._complaints.seek(0, os.SEEK_END)
        self._complaints.seek(max(0, size - LAST_WORDS))
        lines = self._complaints.read().decode(errors="replace").splitlines()
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def close(self) -> None:
        """Says bye, and ends the program if it does not end by itself."""
        process = self._process
        if process is None:
            return
        assert process.stdin
        alarm = threading.Timer(PATIENCE, end, [process])
        alarm.start()
        try:
            process.stdin.write(b'{"type": "bye"}\n')
            process.stdin.close()
            process.wait()
        except (OSError, ValueError):  # it has ended, or somebody ended it
            pass
        finally:
            alarm.cancel()
        self.kill()

    def kill(self) -> None:
        """Ends the program, whatever it is doing."""
        process, self._process = self._process, None
        if process is None:
            return
        end(process)
        process.wait()
        assert process.stdin and process.stdout and self._complaints
        for stream in (process.stdin, process.stdout, self._complaints):
            with suppress(OSError):  # what could not be written any more
                stream.close()


def end(process: "subprocess.Popen[bytes]") -> None:
    """Kills a program and what it started: a shell's children would keep its pipes open."""
    if process.poll() is not None:
        return
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def died(command: str, reason: str) -> BotFailure:
    if not reason:
        return BotFailure("bot-crash", bot=command)
    return BotFailure("bot-died", bot=command, reason=reason)
