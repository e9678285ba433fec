"""A game on record at the same table: back and forth, to any turn, with everyone's cards or one seat's."""

from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, RichLog, Static

from florin.replaying import replay
from florin.terminal.app.desk import Desk
from florin.terminal.app.pen import Pen, stacked
from florin.terminal.app.reading import Reader
from florin.terminal.app.tables import drawn, highlighted, title_line
from florin.terminal.chronicle import Step, steps
from florin.terminal.replay import conclusion, hands
from florin.terminal.replay import heading as record_heading
from florin.terminal.rulebook import rulebook
from florin.terminal.words import Words

ALL = "all"


class Replay(Desk):
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,n", "go(1)", show=False),
        Binding("left,p", "go(-1)", show=False),
        Binding("down,pagedown", "go(10)", show=False),
        Binding("up,pageup", "go(-10)", show=False),
        Binding("home", "jump(0)", show=False),
        Binding("end", "jump(99999)", show=False),
        Binding("d", "day", show=False),
        Binding("v", "seat", show=False),
        Binding("g,colon", "ask", show=False),
        Binding("f1,question_mark", "help", show=False),
        Binding("f2", "rules", show=False),
        Binding("f6", "theme", show=False),
        Binding("q,escape,f10,ctrl+q", "leave", show=False),
    ]

    def __init__(self, record: dict[str, Any], names: list[str], lang: str) -> None:
        super().__init__()
        self.record = record
        self.names = names
        self.lang = lang
        self.eyes: int | str | None = record.get("seat", ALL)
        self.now = 0
        self.look()

    def look(self) -> None:
        """The record with the eyes that were chosen: nothing is drawn that those did not see."""
        seen = self.record
        if "seat" not in seen and self.eyes != ALL:
            seen = replay(seen).record(self.eyes)  # type: ignore[arg-type]
        self.words = Words(self.lang, seen["game"], self.names)
        self.steps: list[Step] = list(steps(self.words, seen))
        self.seen = seen

    def compose(self) -> ComposeResult:
        yield from self.surface()
        yield Static(id="choices")
        number = Input(id="link", type="integer", select_on_focus=False)
        number.display = False
        yield number
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.set_focus(None)
        self.draw()

    # -- where one is -------------------------------------------------------------------------------------------------

    def action_go(self, by: int) -> None:
        self.action_jump(self.now + by)

    def action_jump(self, to: int) -> None:
        self.now = max(0, min(len(self.steps) - 1, to))
        self.draw()

    def action_day(self) -> None:
        """To the next scoring, and from the last to the first."""
        scored = [number for number, step in enumerate(self.steps) if step.told.scored]
        later = [number for number in scored if number > self.now]
        if scored:
            self.action_jump((later or scored)[0])

    def action_seat(self) -> None:
        """All open, then each seat's eyes in turn, then a spectator's."""
        if "seat" in self.record:
            return
        kinds: list[int | str | None] = [ALL, *range(len(self.names)), None]
        self.eyes = kinds[(kinds.index(self.eyes) + 1) % len(kinds)]
        self.look()
        self.draw()

    def action_ask(self) -> None:
        number = self.query_one("#link", Input)
        number.placeholder = self.words.say("which-turn", last=len(self.steps))
        number.display = True
        number.focus()

    def on_input_submitted(self, message: Input.Submitted) -> None:
        if message.value.isdigit():
            self.action_jump(int(message.value) - 1)
        message.input.clear()
        message.input.display = False
        self.set_focus(None)

    def action_help(self) -> None:
        words = self.words
        lines = [*words.say("help-replay").split("\n"), "", *record_heading(words, self.seen)]
        self.app.push_screen(Reader(words.say("title-replay"), lines, words.say("keys-reading")))

    def action_rules(self) -> None:
        words = self.words
        lines = list(rulebook(words.lang, words.game, min(100, self.size.width - 6)))
        self.app.push_screen(Reader(words.say(f"title-{words.game}"), lines, words.say("keys-reading")))

    def action_leave(self) -> None:
        self.dismiss("left")

    # -- how it looks -------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        if not self.is_mounted or not self.query("#keys"):
            return
        words, step = self.words, self.steps[self.now]
        pen = Pen(words, self.palette, self.room, self.size.height - (4 if self.wide else 8))
        seat = self.eyes if isinstance(self.eyes, int) else None
        view = step.position.view(seat)
        picture = drawn(pen, view, "", hands(step.position) if self.eyes == ALL else None)
        told = [*step.told.lines]
        if self.now == len(self.steps) - 1:
            told += conclusion(words, self.seen)
        self.query_one("#picture", Static).update(stacked([*picture, *self.scored(pen, step)]))
        self.query_one("#head", Static).update(title_line(pen, view, self.size.width - 2))
        self.query_one("#keys", Static).update(pen.soft(words.say("keys-replay")))
        self.query_one("#choices", Static).update(self.track(pen))
        if self.wide:
            log = self.query_one("#log", RichLog)
            log.clear()
            for before in self.steps[max(0, self.now - 60) : self.now]:
                for line in before.told.lines:
                    log.write(pen.soft(line))
            for line in told:
                log.write(highlighted(pen, line))
        else:
            self.query_one("#news", Static).update(stacked([highlighted(pen, line) for line in told if line][:5]))

    def scored(self, pen: Pen, step: Step) -> list[Text]:
        """What a day that ended here paid, below the table."""
        return [Text(), *(pen.text(line) for line in step.told.scoring)] if step.told.scored else []

    def track(self, pen: Pen) -> Text:
        """How far one is, and with whose eyes one looks."""
        words, last = pen.words, len(self.steps)
        eyes = (
            words.say("all-open")
            if self.eyes == ALL
            else words.say("seen-by-all")
            if self.eyes is None
            else words.say("seen-by", name=words.names[int(self.eyes)])
        )
        told = f" {self.now + 1}/{last}  {eyes}"
        room = max(5, self.size.width - len(told) - 4)
        done = round(self.now * room / max(1, last - 1))
        return (
            pen.text("━" * done + "●", pen.palette.gold)
            + pen.text("─" * (room - done), pen.palette.line)
            + pen.text(told)
        )
