"""A game line by line: what happened, the table as you see it, your moves; a line typed is the move.

For screen readers, pipes and programs. Nothing is printed that does not come from the sitting, which shows only what
whoever looks may know.
"""

import asyncio
import sys
import textwrap
from collections.abc import Sequence
from typing import Any

from florin import texts
from florin.errors import Error
from florin.terminal.chronicle import Told
from florin.terminal.lines import Lines
from florin.terminal.rulebook import terminal_width
from florin.terminal.scoring import ending
from florin.terminal.sitting import Sitting, news
from florin.terminal.table import picture
from florin.terminal.wishes import answered
from florin.terminal.words import Words


def moves_line(moves: Sequence[str]) -> str:
    """The legal moves on one line, in notation whatever the language; bids, which are all of a range, as that range.

    >>> moves_line(["pass", "bid 4", "bid 5", "bid 6"]), moves_line(["reveal", "take 1"])
    ('moves: pass, bid 4..6', 'moves: reveal, take 1')
    """
    bids = [move for move in moves if move.startswith("bid ")]
    listed = [move for move in moves if move not in bids]
    if bids:
        listed.append(bids[0] if len(bids) == 1 else f"{bids[0]}..{bids[-1].removeprefix('bid ')}")
    return "moves: " + ", ".join(listed)


class Plain:
    """The line-by-line face of a sitting."""

    def __init__(self, sitting: Sitting, lines: Lines) -> None:
        self.sitting = sitting
        self.lines = lines
        self.known: list[Told | str] = []
        self.asked: list[str] | None = None  # the log at which the moves were last asked for
        self.again = False  # whether a line was answered since, so that it is asked once more: once for every line
        self.notice: str | None = None

    @property
    def words(self) -> Words:
        return self.sitting.words

    async def run(self) -> None:
        """To the end of the game, or until the player leaves."""
        try:
            self.greet()
            while await self.go_on() and await self.end():
                pass
        finally:
            await self.sitting.close()

    async def go_on(self) -> bool:
        """Until the game is over; False if the player leaves before."""
        while not self.sitting.over:
            if self.sitting.curtain is not None:
                self.curtain(self.sitting.curtain)
                if await self.lines.later() in (None, "quit"):
                    return False
                self.sitting.lift()
            self.tell()
            line = await self.line_or_news()
            if line is not None and not await self.obey(line):
                return False
        return True

    async def line_or_news(self) -> str | None:
        """The next line, or None if something happened before; only who has something to say is waited for."""
        happening = asyncio.ensure_future(self.sitting.others())
        waits: set[asyncio.Future[Any]] = {happening}
        if self.sitting.my_turn or self.sitting.notice or self.lines.interactive:
            waits.add(self.lines.soon())
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            if happening.done():
                happening.result()
                return None
            line = self.lines.taken()
            return "quit" if line is None else line
        finally:
            happening.cancel()

    # -- what is said -------------------------------------------------------------------------------------------------

    def show(self, *lines: str) -> None:
        for line in lines:
            print(line)
        sys.stdout.flush()

    def greet(self) -> None:
        words, view = self.words, self.sitting.view
        self.show(words.say(f"title-{words.game}"))
        if words.game == "card" and view is not None and view.options["deck"] == "default":
            self.show(*textwrap.wrap(words.say("deck-reconstruction"), terminal_width()))
        if commit := self.sitting.commitment:
            self.show(words.say("promised", commit=commit))
        self.show(words.say("hint"))

    def curtain(self, seat: int) -> None:
        """The other's lines leave the screen, as far as a terminal can forget."""
        if self.lines.interactive:
            print("\x1b[2J\x1b[3J\x1b[H", end="")
        self.show(self.words.say("curtain", name=self.words.names[seat]))

    def tell(self) -> None:
        """What is new; and, when a move is due, the table and the moves."""
        told = news(self.known, self.sitting.chronicle.entries)
        due = self.sitting.my_turn or self.sitting.over
        if self.notice != self.sitting.notice:
            self.notice = self.sitting.notice
            if self.notice:
                self.show(*self.notice.split("\n"))
        if not due and not any(isinstance(entry, str) for entry in told):
            return
        if told:
            self.known += told
            if due:
                self.show("")
            self.show(*(line for entry in told for line in ([entry] if isinstance(entry, str) else entry.lines)))
        log = self.sitting.chronicle.log
        if due and self.sitting.view is not None and (self.again or self.asked != log):
            if self.asked != log:
                self.show("", *picture(self.words, self.sitting.view))
            self.asked, self.again = log, False
            if not self.sitting.over:
                self.show(moves_line(self.sitting.view.legal))
                self.prompt()

    def prompt(self) -> None:
        if self.lines.interactive:
            print("> ", end="", flush=True)

    # -- what is wished -----------------------------------------------------------------------------------------------

    async def obey(self, line: str) -> bool:
        """Does what a line says; False if it was to leave."""
        line, self.again = " ".join(line.split()), True
        if line == "quit":
            return False
        try:
            if line and not await self.command(line):
                await self.sitting.play(line)
        except Error as error:
            self.show(texts.error(self.words.lang, error))
        return True

    async def command(self, line: str) -> bool:
        """Does what a line asks for that is not a move; False if it may be one."""
        answer = await answered(self.sitting, line, terminal_width())
        self.show(*(answer or []))
        return answer is not None

    async def end(self) -> bool:
        """The winners; afterwards the game can be saved and read, until one leaves, or another begins: True then."""
        self.tell()
        view = self.sitting.view
        assert view is not None and view.winners is not None
        self.show(*ending(self.words, self.sitting.breakdown(), view.scores, view.winners))
        if self.lines.interactive:
            self.show(self.words.say("over-hint"))
        while self.lines.interactive or self.lines.waiting():
            self.prompt()
            line = await self.lines.later()
            if line is None or line == "quit":
                return False
            line = " ".join(line.split())
            try:
                if line and not await self.command(line):
                    self.show(self.words.say("over-hint"))
            except Error as error:
                self.show(texts.error(self.words.lang, error))
            if not self.sitting.over:
                return True
        return False
