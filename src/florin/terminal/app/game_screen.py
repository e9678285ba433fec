"""The screen of a running game: the table, the log, the legal moves and the input line."""

import asyncio
from contextlib import suppress
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, RichLog, Static
from textual.worker import Worker, WorkerCancelled

from florin import texts
from florin.errors import Error
from florin.terminal.app.command_input import CommandInput
from florin.terminal.app.drawing import Renderer, stacked
from florin.terminal.app.header import head, key_line
from florin.terminal.app.move_selection import MoveSelection
from florin.terminal.app.scoring_screen import EndScreen, ScoringScreen
from florin.terminal.app.table_screen import TableScreen
from florin.terminal.app.table_view import drawn, highlighted, waiting
from florin.terminal.app.text_screens import HandoverScreen, TextScreen, wrap_hanging
from florin.terminal.choices import completions
from florin.terminal.commands import COMMANDS, run_command, save_record
from florin.terminal.game_log import LogEntry
from florin.terminal.session import Session, new_entries

MIN_LOG_LINES = 2  # lines of the log that are always shown
MAX_NOTE_LINES = 6  # longer answers open a text screen
MIN_NOTE_LINES = 3  # lines of a note that are kept when the table needs room


class GameScreen(TableScreen):
    """The app's interface to a session."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "ask('help')", show=False),
        Binding("f2", "ask('rules')", show=False),
        Binding("f3", "ask('hint')", show=False),
        Binding("f4", "ask('undo')", show=False),
        Binding("f5", "ask('log')", show=False),
        Binding("f6", "theme", show=False),
        Binding("f10,ctrl+q", "leave", show=False),
        Binding("escape", "hurry", show=False),
        Binding("pageup", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(1)", show=False),
    ]

    def __init__(self, session: Session, pace: float) -> None:
        super().__init__()
        self.session = session
        self.pace = pace  # seconds per step of a scoring
        self.selection = MoveSelection()
        self.known: list[LogEntry | str] = []
        self.showing = asyncio.Lock()
        self.running: Worker[None] | None = None
        self.note: list[Text] = []
        self.logged: list[str] = []
        self.ended = False

    def compose(self) -> ComposeResult:
        yield from self.surface()
        yield Static(id="note")
        yield Static(id="choices")
        yield CommandInput(self.suggestions, self.session.words.say("type-here"))
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one(CommandInput).focus()
        self.run_worker(self.follow(), name="follow")

    def on_screen_resume(self) -> None:
        self.query_one(CommandInput).focus()
        self.draw()

    def suggestions(self) -> list[str]:
        view = self.session.view
        return [*(view.legal if view else ()), *COMMANDS]

    # -- following the game --------------------------------------------------------------------------------------------

    async def follow(self) -> None:
        """Show every change until the screen is closed."""
        await self.show_new_entries()
        while True:
            try:
                await self.session.wait_for_change()
            except Error as error:
                self.show_note([texts.error(self.session.words.lang, error)], wrong=True)
                return
            await self.show_new_entries()

    async def show_new_entries(self) -> None:
        """Show what is new: the table, scorings step by step, then a handover or the end."""
        async with self.showing:
            fresh = new_entries(self.known, self.session.game_log.entries)
            self.known += fresh
            self.selection.update(self.session.words.game, self.session.view)
            self.draw()
            for entry in fresh:
                if isinstance(entry, LogEntry) and (entry.last == len(self.session.game_log.log) or len(fresh) < 12):
                    for day in entry.scored:
                        await self.app.push_screen_wait(self.scoring_screen(day))
            seat = self.session.handover
            if seat is not None:
                words = self.session.words
                await self.app.push_screen_wait(HandoverScreen(words.say("curtain", name=words.names[seat])))
                self.session.take_over()
                self.selection.update(words.game, self.session.view)
                self.draw()
            if self.session.over and not self.ended:
                self.run_worker(self.end(), name="end")
            self.ended = self.session.over

    def scoring_screen(self, day: int) -> ScoringScreen:
        parts = self.session.breakdown()[day]
        return ScoringScreen(self.renderer(), day, parts, self.session.scores[day], self.pace)

    async def end(self) -> None:
        """Show the end screen until the player leaves it or goes back to the table."""
        view = self.session.view
        assert view is not None and view.winners is not None
        note = self.session.closing_note
        while True:
            where = await self.app.push_screen_wait(EndScreen(self.renderer(), self.session.breakdown(), view, note))
            if where == "save":
                name = f"{self.session.words.game}.jsonl"
                note = save_record(self.session, name)
            elif where == "review":
                await self.show_review()
            elif where == "table":
                self.show_note([self.session.words.say("over-hint")])
                return
            else:
                self.dismiss(where)
                return

    async def show_review(self) -> None:
        """Open the review of the finished game; Esc stops it."""
        self.running = self.run_worker(self.execute("review"), name="execute")
        with suppress(WorkerCancelled):
            await self.running.wait()

    # -- drawing -------------------------------------------------------------------------------------------------------

    def renderer(self) -> Renderer:
        return Renderer(self.session.words, self.palette, self.size.width - 4, self.size.height)

    def draw(self) -> None:
        if not self.is_mounted or not self.query("#keys"):
            return
        renderer, view = self.renderer(), self.session.view
        choices = self.selection.draw(renderer, view, self.size.width - 2)
        notice = self.wrapped((self.session.notice or "").split("\n"))
        notes = [*self.note, *(renderer.text(line, renderer.palette.gold) for line in notice)]
        log_lines = 0 if self.wide or notes else MIN_LOG_LINES
        room = self.size.height - 3 - len(choices) - len(notes)
        renderer = Renderer(renderer.words, renderer.palette, self.room, room - log_lines)
        rows = drawn(renderer, view, self.selection.move) if view else waiting(renderer)
        if len(rows) > room:
            del notes[max(MIN_NOTE_LINES, len(notes) - len(rows) + room) :]
        self.query_one("#head", Static).update(head(renderer, self.session, self.size.width))
        self.query_one("#picture", Static).update(stacked(rows))
        self.query_one("#choices", Static).update(stacked(choices))
        self.query_one("#keys", Static).update(key_line(renderer))
        note = self.query_one("#note", Static)
        note.display = bool(notes)
        note.update(stacked(notes))
        self.draw_log(max(log_lines, min(room - len(rows), 10)))

    def draw_log(self, most: int) -> None:
        """Draw the whole log next to a wide table, or its last lines below a narrow one."""
        renderer, lines = self.renderer(), self.session.game_log.lines
        if not self.wide:
            shown = [highlighted(renderer, line) for line in lines[max(0, len(lines) - most) :] if line]
            for line in shown:
                line.truncate(self.size.width - 2, overflow="ellipsis")
            self.query_one("#news", Static).update(stacked(shown))
            self.query_one("#news").set_class(not shown, "empty")
        else:
            log, known = self.query_one("#log", RichLog), len(self.logged)
            if not known or lines[:known] != self.logged:
                log.clear()
                known = 0
            for text in lines[known:]:
                log.write(highlighted(renderer, text))
        self.logged = lines if self.wide else []

    def show_note(self, lines: list[str], *, wrong: bool = False) -> None:
        """Show a note below the table; without lines, remove it."""
        renderer = self.renderer()
        self.note = [renderer.text(line, renderer.palette.bad if wrong else "") for line in self.wrapped(lines)]
        self.draw()

    def wrapped(self, sentences: list[str]) -> list[str]:
        """Wrap sentences to the width of the screen."""
        return [part for line in sentences if line for part in wrap_hanging(line, self.size.width - 2)]

    # -- input ---------------------------------------------------------------------------------------------------------

    @on(CommandInput.Arrow)
    def choose_by_arrow(self, message: CommandInput.Arrow) -> None:
        self.selection.step(message.key)
        self.draw()

    @on(Input.Changed)
    def choose_by_typing(self, message: Input.Changed) -> None:
        view, before = self.session.view, self.selection.move
        if message.value and view and (found := completions(view.legal, message.value)):
            self.selection.choose(found[0])
            if self.selection.move != before:
                self.draw()

    @on(Input.Submitted)
    def enter(self, message: Input.Submitted) -> None:
        line = " ".join(message.value.split())
        message.input.clear()
        self.submit(self.completed(line) if line else self.selection.move)

    def completed(self, line: str) -> str:
        """Return the legal move that a line means despite its case or a missing end; otherwise the line."""
        view = self.session.view
        found = completions(view.legal if view else (), line)
        exact = [move for move in found if move.lower() == line.lower()]
        return exact[0] if exact else found[0] if len(found) == 1 else line

    def submit(self, line: str) -> None:
        if line == "quit":
            self.action_leave()
        elif line and (self.running is None or self.running.is_finished):
            self.running = self.run_worker(self.execute(line), name="execute")

    async def execute(self, line: str) -> None:
        """Run a command and show its answer as a note or a text screen, or play a move."""
        words = self.session.words
        self.show_note([words.say("thinking")] if line.startswith("hint") else [])
        try:
            answer = await run_command(self.session, line, self.page_width, lambda text: self.show_note([text]))
            if answer is None:
                await self.session.play(line)
            elif len(answer) > MAX_NOTE_LINES:
                self.show_note([])
                await self.app.push_screen_wait(self.page(line, answer))
            else:
                self.show_note(answer)
        except Error as error:
            self.show_note([texts.error(words.lang, error)], wrong=True)
        except asyncio.CancelledError:
            self.show_note([])
            raise
        await self.show_new_entries()

    def page(self, line: str, answer: list[str]) -> TextScreen:
        words, renderer = self.session.words, self.renderer()
        head, *_ = line.split(" ")
        if head == "help":
            answer = [*words.say("help-keys").split("\n"), "", *answer]
        rows = [highlighted(renderer, part) for row in answer for part in wrap_hanging(row, self.page_width)]
        return TextScreen(words.say(f"title-{words.game}"), rows, words.say("keys-reading"))

    @property
    def page_width(self) -> int:
        return min(100, self.size.width - 8)

    def action_ask(self, line: str) -> None:
        self.submit(line)

    def action_hurry(self) -> None:
        """Stop a running hint, hurry the bots, and remove the note."""
        if self.running is not None and not self.running.is_finished:
            self.running.cancel()
        self.session.hurry_bots()
        self.show_note([])

    def action_theme(self) -> None:
        self.logged = []
        super().action_theme()

    def action_scroll(self, pages: int) -> None:
        target = self.query_one("#log" if self.wide else "#table")
        target.scroll_relative(y=pages * target.size.height, animate=False)

    def action_leave(self) -> None:
        self.dismiss("quit" if not self.ended else "left")

    def on_click(self, event: events.Click) -> None:
        pick = event.style.meta.get("pick") if event.style else None
        if not pick:
            return
        kind, value = pick
        if kind == "act":
            self.call_later(self.run_action, value)
            return
        before = self.selection.move
        self.selection.click(kind, value)
        if kind == "pick" and self.selection.move == before == value:
            self.submit(before)
        self.draw()
