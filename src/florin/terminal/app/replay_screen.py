"""A recorded game: forward, back and to any turn, with all cards visible or from one seat's point of view."""

from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, RichLog, Static

from florin.replaying import replay
from florin.terminal.app.drawing import Renderer, stacked
from florin.terminal.app.table_screen import TableScreen
from florin.terminal.app.table_view import drawn, highlighted, title_line
from florin.terminal.app.text_screens import TextScreen
from florin.terminal.game_log import LogEntry, entries, position_of
from florin.terminal.replay import conclusion, hands
from florin.terminal.replay import heading as record_heading
from florin.terminal.rulebook import rulebook
from florin.terminal.words import Words

ALL = "all"


class ReplayScreen(TableScreen):
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
        self.viewpoint: int | str | None = record.get("seat", ALL)
        self.current = 0
        self.load()

    def load(self) -> None:
        """Load the record from the chosen point of view, so that nothing hidden from it is drawn."""
        seen = self.record
        if "seat" not in seen and self.viewpoint != ALL:
            seen = replay(seen).record(self.viewpoint)  # type: ignore[arg-type]
        self.words = Words(self.lang, seen["game"], self.names)
        self.steps: list[LogEntry] = list(entries(self.words, seen))
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

    # -- navigation ----------------------------------------------------------------------------------------------------

    def action_go(self, by: int) -> None:
        self.action_jump(self.current + by)

    def action_jump(self, to: int) -> None:
        self.current = max(0, min(len(self.steps) - 1, to))
        self.draw()

    def action_day(self) -> None:
        """Go to the next scoring; after the last one, to the first."""
        scored = [number for number, step in enumerate(self.steps) if step.scored]
        later = [number for number in scored if number > self.current]
        if scored:
            self.action_jump((later or scored)[0])

    def action_seat(self) -> None:
        """Cycle the point of view: all cards, each seat, a spectator."""
        if "seat" in self.record:
            return
        kinds: list[int | str | None] = [ALL, *range(len(self.names)), None]
        self.viewpoint = kinds[(kinds.index(self.viewpoint) + 1) % len(kinds)]
        self.load()
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
        self.app.push_screen(TextScreen(words.say("title-replay"), lines, words.say("keys-reading")))

    def action_rules(self) -> None:
        words = self.words
        lines = list(rulebook(words.lang, words.game, min(100, self.size.width - 6)))
        self.app.push_screen(TextScreen(words.say(f"title-{words.game}"), lines, words.say("keys-reading")))

    def action_leave(self) -> None:
        self.dismiss("left")

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        if not self.is_mounted or not self.query("#keys"):
            return
        words, step = self.words, self.steps[self.current]
        renderer = Renderer(words, self.palette, self.room, self.size.height - (4 if self.wide else 8))
        seat = self.viewpoint if isinstance(self.viewpoint, int) else None
        position = position_of(self.seen, step.last)
        view = position.view(seat)
        picture = drawn(renderer, view, "", hands(position) if self.viewpoint == ALL else None)
        lines = [*step.lines]
        if self.current == len(self.steps) - 1:
            lines += conclusion(words, self.seen)
        self.query_one("#picture", Static).update(stacked([*picture, *self.scored(renderer, step)]))
        self.query_one("#head", Static).update(title_line(renderer, view, self.size.width - 2))
        self.query_one("#keys", Static).update(renderer.soft(words.say("keys-replay")))
        self.query_one("#choices", Static).update(self.progress(renderer))
        if self.wide:
            log = self.query_one("#log", RichLog)
            log.clear()
            for before in self.steps[max(0, self.current - 60) : self.current]:
                for line in before.lines:
                    log.write(renderer.soft(line))
            for line in lines:
                log.write(highlighted(renderer, line))
        else:
            self.query_one("#news", Static).update(stacked([highlighted(renderer, line) for line in lines if line][:5]))

    def scored(self, renderer: Renderer, step: LogEntry) -> list[Text]:
        """Draw the scoring of a day that ended with this step."""
        return [Text(), *(renderer.text(line) for line in step.scoring)] if step.scored else []

    def progress(self, renderer: Renderer) -> Text:
        """Draw a progress bar, the turn and the point of view."""
        words, last = renderer.words, len(self.steps)
        viewpoint = (
            words.say("all-open")
            if self.viewpoint == ALL
            else words.say("seen-by-all")
            if self.viewpoint is None
            else words.say("seen-by", name=words.names[int(self.viewpoint)])
        )
        label = f" {self.current + 1}/{last}  {viewpoint}"
        room = max(5, self.size.width - len(label) - 4)
        done = round(self.current * room / max(1, last - 1))
        return (
            renderer.text("━" * done + "●", renderer.palette.gold)
            + renderer.text("─" * (room - done), renderer.palette.line)
            + renderer.text(label)
        )
