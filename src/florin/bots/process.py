"""A bot in any language: a program that is sent a view as one JSON line and answers with a move as another.

The text `cmd:COMMAND` names it. It is sent {"type": "choose", "seed": …, "view": {…}} and answers {"move": "take 1"};
{"type": "bye"} ends it. What goes wrong with it is told as a `BotFailure`, in a sentence.
"""

import dataclasses
import json
import os
import queue
import shlex
import subprocess
import threading

from florin.bots.bot import Bot, checked
from florin.errors import Error
from florin.view import View

MOST_BYTES = 1 << 16


class BotFailure(Error):
    """A bot that crashed, hung, or answered with something that is no legal move."""


class ProcessBot(Bot):
    """A program at the other end of a pipe."""

    def __init__(self, command: str, seed: int = 0, *, ms: int = 10_000) -> None:
        super().__init__(seed)
        self.command = command
        self.ms = ms
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: queue.Queue[bytes] = queue.Queue()

    def choose(self, view: View) -> str:
        asked = {"type": "choose", "seed": self.seed, "view": dataclasses.asdict(checked(view))}
        answer = self._ask(json.dumps(asked))
        try:
            move = json.loads(answer)["move"]
        except (ValueError, KeyError, TypeError, RecursionError):
            self.close()
            raise BotFailure("bot-rubbish", bot=self.command, answer=answer.decode(errors="replace")) from None
        if move not in view.legal:
            self.close()
            raise BotFailure("bot-illegal", bot=self.command, move=move)
        return str(move)

    def _ask(self, line: str) -> bytes:
        process = self._process or self._start()
        assert process.stdin
        try:
            process.stdin.write(line.encode() + b"\n")
            process.stdin.flush()
            answer = self._answers.get(timeout=self.ms / 1000)
        except queue.Empty:
            self.close()
            raise BotFailure("bot-hangs", bot=self.command, ms=self.ms) from None
        except OSError:
            answer = b""
        if not answer:
            self.close()
            raise BotFailure("bot-crash", bot=self.command)
        return answer

    def _start(self) -> subprocess.Popen[bytes]:
        try:
            self._process = process = subprocess.Popen(
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except (OSError, ValueError):
            raise BotFailure("bot-crash", bot=self.command) from None
        self._answers = queue.Queue()
        threading.Thread(target=read_answers, args=(process, self._answers), daemon=True).start()
        return process

    def close(self) -> None:
        """Ends the program, whatever it is doing."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin and process.stdout
        try:
            process.stdin.write(b'{"type": "bye"}\n')
            process.stdin.close()
        except OSError:
            pass
        process.kill()
        process.wait()
        process.stdout.close()


def read_answers(process: "subprocess.Popen[bytes]", answers: "queue.Queue[bytes]") -> None:
    """Passes on what the program says, line by line, and an empty line when it ends."""
    assert process.stdout
    try:
        while line := os.fsencode(process.stdout.readline(MOST_BYTES)):
            answers.put(line)
    except (OSError, ValueError):
        pass
    answers.put(b"")
