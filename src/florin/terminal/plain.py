"""A game line by line: what happened, the table, the legal moves; a typed line is the move.

For screen readers, pipes and programs. Everything printed comes from the session, which shows only what the current
viewer may know.
"""

import asyncio
import sys
import textwrap
from collections.abc import Sequence
from typing import Any

from florin import texts
from florin.errors import Error
from florin.terminal.commands import run_command
from florin.terminal.game_log import LogEntry
from florin.terminal.line_input import LineInput
from florin.terminal.rulebook import terminal_width
from florin.terminal.scoring import Outcome, ending
from florin.terminal.session import Session, new_entries
from florin.terminal.table_text import picture
from florin.terminal.words import Words


def moves_line(moves: Sequence[str]) -> str:
    """Return the legal moves on one line, in notation in every language; bids are given as a range.

    >>> moves_line(["pass", "bid 4", "bid 5", "bid 6"]), moves_line(["reveal", "take 1"])
    ('moves: pass, bid 4..6', 'moves: reveal, take 1')
    """
    bids = [move for move in moves if move.startswith("bid ")]
    listed = [move for move in moves if move not in bids]
    if bids:
        listed.append(bids[0] if len(bids) == 1 else f"{bids[0]}..{bids[-1].removeprefix('bid ')}")
    return "moves: " + ", ".join(listed)


class Plain:
    """The line-by-line interface of a session."""

    def __init__(self, session: Session, lines: LineInput) -> None:
        self.session = session
        self.lines = lines
        self.shown: list[LogEntry | str] = []
        self.prompted_log: list[str] | None = None  # the log when the moves were last listed
        self.prompt_again = False  # a line was handled since: list the moves again
        self.notice: str | None = None

    @property
    def words(self) -> Words:
        return self.session.words

    async def run(self) -> None:
        """Run until the game ends or the player quits."""
        try:
            self.greet()
            while await self.play() and await self.end():
                pass
        finally:
            await self.session.close()

    async def play(self) -> bool:
        """Play until the game is over; return False if the player quits before."""
        while not self.session.over:
            if self.session.handover is not None:
                self.hand_over(self.session.handover)
                if await self.lines.read_async() in (None, "quit"):
                    return False
                self.session.take_over()
            self.show_state()
            line = await self.line_or_change()
            if line is not None and not await self.execute(line):
                return False
        return True

    async def line_or_change(self) -> str | None:
        """Return the next line, or None if the game changed first. Wait for input only if the player can act."""
        change = asyncio.ensure_future(self.session.wait_for_change())
        waits: set[asyncio.Future[Any]] = {change}
        if self.session.my_turn or self.session.notice or self.lines.interactive:
            waits.add(self.lines.next_line())
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            if change.done():
                change.result()
                return None
            line = self.lines.take()
            return "quit" if line is None else line
        finally:
            change.cancel()

    # -- output --------------------------------------------------------------------------------------------------------

    def show(self, *lines: str) -> None:
        for line in lines:
            print(line)
        sys.stdout.flush()

    def greet(self) -> None:
        words, view = self.words, self.session.view
        self.show(words.say(f"title-{words.game}"))
        if words.game == "card" and view is not None and view.options["deck"] == "default":
            self.show(*textwrap.wrap(words.say("deck-reconstruction"), terminal_width()))
        if commit := self.session.commitment:
            self.show(words.say("promised", commit=commit))
        self.show(words.say("hint"))

    def hand_over(self, seat: int) -> None:
        """Clear the screen, and its scrollback where possible, and ask the next player to come."""
        if self.lines.interactive:
            print("\x1b[2J\x1b[3J\x1b[H", end="")
        self.show(self.words.say("curtain", name=self.words.names[seat]))

    def show_state(self) -> None:
        """Show what is new and, when it is the player's turn, the table and the moves."""
        new = new_entries(self.shown, self.session.game_log.entries)
        due = self.session.my_turn or self.session.over
        if self.notice != self.session.notice:
            self.notice = self.session.notice
            if self.notice:
                self.show(*self.notice.split("\n"))
        if not due and not any(isinstance(entry, str) for entry in new):
            return
        if new:
            self.shown += new
            if due:
                self.show("")
            self.show(*(line for entry in new for line in ([entry] if isinstance(entry, str) else entry.lines)))
        log = self.session.game_log.log
        if due and self.session.view is not None and (self.prompt_again or self.prompted_log != log):
            if self.prompted_log != log:
                self.show("", *picture(self.words, self.session.view))
            self.prompted_log, self.prompt_again = log, False
            if not self.session.over:
                self.show(moves_line(self.session.view.legal))
                self.prompt()

    def prompt(self) -> None:
        if self.lines.interactive:
            print("> ", end="", flush=True)

    # -- input ---------------------------------------------------------------------------------------------------------

    async def execute(self, line: str) -> bool:
        """Run a command or play a move; return False if the line was `quit`."""
        line, self.prompt_again = " ".join(line.split()), True
        if line == "quit":
            return False
        try:
            if line and not await self.command(line):
                await self.session.play(line)
        except Error as error:
            self.show(texts.error(self.words.lang, error))
        return True

    async def command(self, line: str) -> bool:
        """Run a command; return False if the line may be a move."""
        answer = await run_command(self.session, line, terminal_width(), self.show)
        self.show(*(answer or []))
        return answer is not None

    async def end(self) -> bool:
        """Show the end and accept commands; return True if a rematch started, False if the player quit."""
        self.show_state()
        view = self.session.view
        assert view is not None and view.winners is not None
        self.show(*ending(self.words, Outcome(self.session.breakdown(), view.scores, view.winners, view.ended)))
        if self.lines.interactive:
            self.show(self.words.say("over-hint"))
        while self.lines.interactive or self.lines.ready():
            self.prompt()
            line = await self.lines.read_async()
            if line is None or line == "quit":
                return False
            line = " ".join(line.split())
            try:
                if line and not await self.command(line):
                    self.show(self.words.say("over-hint"))
            except Error as error:
                self.show(texts.error(self.words.lang, error))
            if not self.session.over:
                return True
        return False
