"""A bot in any language: a program that receives a view as one JSON line and answers with a move as another.

Its name is `cmd:COMMAND`. It receives {"type": "choose", "seed": …, "view": {…}} and answers {"move": "take 1"};
{"type": "bye"} ends it. Its errors are raised as `BotFailure`.
"""

import dataclasses
import json
import shlex

from florin.bots.bot import Bot, checked
from florin.bots.line_process import LineProcess, ProcessEnded
from florin.errors import Error
from florin.view import View

MOST_BYTES = 1 << 16  # max bytes per answer
PATIENCE = 0.5  # seconds to end after bye
BYE = b'{"type": "bye"}\n'


class BotFailure(Error):
    """A bot crashed, hung, or answered with something that is not a legal move."""


class ProcessBot(Bot):
    """An external program. Only one thread may ask it at a time; any thread may end it."""

    def __init__(self, command: str, seed: int = 0, *, ms: int = 10_000) -> None:
        super().__init__(seed)
        self.command = command
        self.ms = ms
        self._process: LineProcess | None = None

    def choose(self, view: View) -> str:
        question = {"type": "choose", "seed": self.seed, "view": dataclasses.asdict(checked(view))}
        answer = self._ask(json.dumps(question).encode() + b"\n")
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
        try:
            return process.ask(line, self.ms / 1000)
        except TimeoutError:
            self.kill()
            raise BotFailure("bot-hangs", bot=self.command, ms=self.ms) from None
        except ProcessEnded as error:
            self.kill()
            raise died(self.command, str(error)) from None

    def _start(self) -> LineProcess:
        try:
            self._process = LineProcess(shlex.split(self.command), most_bytes=MOST_BYTES, capture_errors=True)
        except (OSError, ValueError) as error:
            raise died(self.command, getattr(error, "strerror", "") or str(error)) from None
        return self._process

    def close(self) -> None:
        """Say bye, and kill the program if it does not end."""
        if self._process is not None:
            self._process.stop(BYE, PATIENCE)
            self._process = None

    def kill(self) -> None:
        """End the program, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            process.close()


def died(command: str, reason: str) -> BotFailure:
    if not reason:
        return BotFailure("bot-crash", bot=command)
    return BotFailure("bot-died", bot=command, reason=reason)
