"""The table at which one sits: the picture, what happened, the moves, and the line in which one can also type them."""

import asyncio
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, RichLog, Static
from textual.worker import Worker

from florin import texts
from florin.errors import Error
from florin.terminal.app.choosing import Choosing
from florin.terminal.app.desk import Desk
from florin.terminal.app.frame import head, key_line
from florin.terminal.app.pen import Pen, stacked
from florin.terminal.app.reading import Curtain, Reader, hung
from florin.terminal.app.tables import drawn, highlighted, waiting
from florin.terminal.app.telling import Ending, Telling
from florin.terminal.app.typed import Typed
from florin.terminal.choices import completions
from florin.terminal.chronicle import Told
from florin.terminal.sitting import Sitting, news
from florin.terminal.wishes import COMMANDS, answered, saved

FEWEST = 2  # lines of the log that always have room
FEW = 6  # lines that are shown as a note; more are read on a page of their own
LEAST = 3  # lines of a note that stay when the table needs the room


class AtTable(Desk):
    """A face of a sitting."""

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

    def __init__(self, sitting: Sitting, pace: float) -> None:
        super().__init__()
        self.sitting = sitting
        self.pace = pace  # how long a step of a scoring stands
        self.choosing = Choosing()
        self.known: list[Told | str] = []
        self.turning = asyncio.Lock()
        self.asking: Worker[None] | None = None
        self.note: list[Text] = []
        self.logged: list[str] = []
        self.ended = False

    def compose(self) -> ComposeResult:
        yield from self.surface()
        yield Static(id="note")
        yield Static(id="choices")
        yield Typed(self.can_type, self.sitting.words.say("type-here"))
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one(Typed).focus()
        self.run_worker(self.follow(), name="follow")

    def on_screen_resume(self) -> None:
        self.query_one(Typed).focus()
        self.draw()

    def can_type(self) -> list[str]:
        view = self.sitting.view
        return [*(view.legal if view else ()), *COMMANDS]

    # -- the game goes on ---------------------------------------------------------------------------------------------

    async def follow(self) -> None:
        """Shows what the others do, until the screen is left."""
        await self.catch_up()
        while True:
            try:
                await self.sitting.others()
            except Error as error:
                self.tell([texts.error(self.sitting.words.lang, error)], wrong=True)
                return
            await self.catch_up()

    async def catch_up(self) -> None:
        """Whatever is new is shown, a scoring step by step; then it is someone's turn, or over."""
        async with self.turning:
            fresh = news(self.known, self.sitting.chronicle.entries)
            self.known += fresh
            self.choosing.meet(self.sitting.words.game, self.sitting.view)
            self.draw()
            for entry in fresh:
                if isinstance(entry, Told) and (entry.last == len(self.sitting.chronicle.log) or len(fresh) < 12):
                    for day in entry.scored:
                        await self.app.push_screen_wait(self.telling(day))
            seat = self.sitting.curtain
            if seat is not None:
                words = self.sitting.words
                await self.app.push_screen_wait(Curtain(words.say("curtain", name=words.names[seat])))
                self.sitting.lift()
                self.choosing.meet(words.game, self.sitting.view)
                self.draw()
            if self.sitting.over and not self.ended:
                self.run_worker(self.end(), name="end")
            self.ended = self.sitting.over

    def telling(self, day: int) -> Telling:
        parts = self.sitting.breakdown()[day]
        return Telling(self.pen(), day, parts, self.sitting.scores[day], self.pace)

    async def end(self) -> None:
        """The breakdown and the chart; from there one may look at the table once more."""
        view = self.sitting.view
        assert view is not None and view.winners is not None
        note = self.sitting.afterwards
        while True:
            ending = Ending(self.pen(), self.sitting.breakdown(), self.sitting.scores, view.winners, note)
            where = await self.app.push_screen_wait(ending)
            if where == "save":
                name = f"{self.sitting.words.game}.jsonl"
                note = saved(self.sitting, name)
            elif where == "table":
                self.tell([self.sitting.words.say("over-hint")])
                return
            else:
                self.dismiss(where)
                return

    # -- what is drawn ------------------------------------------------------------------------------------------------

    def pen(self) -> Pen:
        return Pen(self.sitting.words, self.palette, self.size.width - 4, self.size.height)

    def draw(self) -> None:
        if not self.is_mounted or not self.query("#keys"):
            return
        pen, view = self.pen(), self.sitting.view
        choices = self.choosing.drawn(pen, view, self.size.width - 2)
        asked = [pen.text(line, pen.palette.gold) for line in self.lines((self.sitting.notice or "").split("\n"))]
        told = [*self.note, *asked]
        news = 0 if self.wide or told else FEWEST
        room = self.size.height - 3 - len(choices) - len(told)
        pen = Pen(pen.words, pen.palette, self.room, room - news)
        rows = drawn(pen, view, self.choosing.move) if view else waiting(pen)
        if len(rows) > room:
            del told[max(LEAST, len(told) - len(rows) + room) :]
        self.query_one("#head", Static).update(head(pen, self.sitting, self.size.width))
        self.query_one("#picture", Static).update(stacked(rows))
        self.query_one("#choices", Static).update(stacked(choices))
        self.query_one("#keys", Static).update(key_line(pen))
        note = self.query_one("#note", Static)
        note.display = bool(told)
        note.update(stacked(told))
        self.draw_log(max(news, min(room - len(rows), 10)))

    def draw_log(self, most: int) -> None:
        """All of it beside a wide table, the last few lines below a narrow one."""
        pen, lines = self.pen(), self.sitting.chronicle.lines
        if not self.wide:
            shown = [highlighted(pen, line) for line in lines[max(0, len(lines) - most) :] if line]
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
                log.write(highlighted(pen, text))
        self.logged = lines if self.wide else []

    def tell(self, lines: list[str], *, wrong: bool = False) -> None:
        """A note below the table; an empty one takes it away."""
        pen = self.pen()
        self.note = [pen.text(line, pen.palette.bad if wrong else "") for line in self.lines(lines)]
        self.draw()

    def lines(self, told: list[str]) -> list[str]:
        """Sentences as lines of this screen."""
        return [part for line in told if line for part in hung(line, self.size.width - 2)]

    # -- what is wished -----------------------------------------------------------------------------------------------

    @on(Typed.Arrow)
    def choose_by_arrow(self, message: Typed.Arrow) -> None:
        self.choosing.step(message.key)
        self.draw()

    @on(Input.Changed)
    def choose_by_typing(self, message: Input.Changed) -> None:
        view, before = self.sitting.view, self.choosing.move
        if message.value and view and (found := completions(view.legal, message.value)):
            self.choosing.choose(found[0])
            if self.choosing.move != before:
                self.draw()

    @on(Input.Submitted)
    def enter(self, message: Input.Submitted) -> None:
        line = " ".join(message.value.split())
        message.input.clear()
        self.do(self.meant(line) if line else self.choosing.move)

    def meant(self, line: str) -> str:
        """A move in the wrong case, or of which only the beginning was typed, if it is clear which one."""
        view = self.sitting.view
        found = completions(view.legal if view else (), line)
        exact = [move for move in found if move.lower() == line.lower()]
        return exact[0] if exact else found[0] if len(found) == 1 else line

    def do(self, line: str) -> None:
        if line == "quit":
            self.action_leave()
        elif line and (self.asking is None or self.asking.is_finished):
            self.asking = self.run_worker(self.obey(line), name="obey")

    async def obey(self, line: str) -> None:
        """A move, or a wish that is answered in a note or on a page."""
        words = self.sitting.words
        self.tell([words.say("thinking")] if line.startswith("hint") else [])
        try:
            answer = await answered(self.sitting, line, self.page_width)
            if answer is None:
                await self.sitting.play(line)
            elif len(answer) > FEW:
                self.tell([])
                await self.app.push_screen_wait(self.page(line, answer))
            else:
                self.tell(answer)
        except Error as error:
            self.tell([texts.error(words.lang, error)], wrong=True)
        except asyncio.CancelledError:
            self.tell([])
            raise
        await self.catch_up()

    def page(self, line: str, answer: list[str]) -> Reader:
        words, pen = self.sitting.words, self.pen()
        head, *_ = line.split(" ")
        if head == "help":
            answer = [*words.say("help-keys").split("\n"), "", *answer]
        rows = [highlighted(pen, part) for row in answer for part in hung(row, self.page_width)]
        return Reader(words.say(f"title-{words.game}"), rows, words.say("keys-reading"))

    @property
    def page_width(self) -> int:
        return min(100, self.size.width - 8)

    def action_ask(self, line: str) -> None:
        self.do(line)

    def action_hurry(self) -> None:
        """Stops a hint; else lets the bots move at once; a note goes away."""
        if self.asking is not None and not self.asking.is_finished:
            self.asking.cancel()
        self.sitting.hurry()
        self.tell([])

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
        before = self.choosing.move
        self.choosing.click(kind, value)
        if kind == "pick" and self.choosing.move == before == value:
            self.do(before)
        self.draw()
