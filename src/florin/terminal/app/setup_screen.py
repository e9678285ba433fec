"""The set-up screen: choose a new game, resume a saved one, or join a table by its link."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Input, Static

from florin import texts
from florin.options import PLAYERS
from florin.rules import GAMES
from florin.terminal.app.drawing import Renderer, click, piece, stacked
from florin.terminal.app.style import ThemedScreen
from florin.terminal.saving import in_progress
from florin.terminal.words import Words

BOTS = ("garzone", "apprentice", "merchant", "banker", "magnifico", "hoarder", "racer", "spoiler", "gambler", "miser")
USUAL = {"card": 4, "board": 4, "court": 2}
MOST_SAVED = 3


@dataclass
class SetupChoices:
    """A new game, a saved one, or a table on a server."""

    game: str = "card"
    players: int = 4
    people: int = 1
    bot: str = "apprentice"
    lang: str = "en"
    resume: Path | None = None
    join: str | None = None
    asked: bool = False  # chosen on this screen, not on the command line


class SetupScreen(ThemedScreen[SetupChoices]):
    AUTO_FOCUS = ""  # the form needs the arrow keys
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "row(-1)", show=False, priority=True),
        Binding("down", "row(1)", show=False, priority=True),
        Binding("left", "change(-1)", show=False),
        Binding("right", "change(1)", show=False),
        Binding("enter", "begin", show=False),
        Binding("f6", "theme", show=False),
        Binding("f10,ctrl+q,escape", "leave", show=False),
    ]

    def __init__(self, choices: SetupChoices, note: str = "") -> None:
        super().__init__()
        self.choices = choices
        choices.asked = True
        self.note = note
        self.row = 0
        self.saved = list(islice(in_progress(), MOST_SAVED))

    @property
    def words(self) -> Words:
        return Words(self.choices.lang, self.choices.game, [])

    @property
    def rows(self) -> list[str]:
        fields = ["game", "players", "people", "bot", "lang", "begin"]
        if self.choices.people >= self.choices.players:
            fields.remove("bot")
        return [*fields, *(f"saved-{number}" for number in range(len(self.saved)))]

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with VerticalScroll(id="pages", can_focus=False):
            yield Static(id="body")
        yield Input(id="link", select_on_focus=False)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.set_focus(None)
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    # -- choosing ------------------------------------------------------------------------------------------------------

    def values(self, row: str) -> Sequence[object]:
        choices = self.choices
        return {
            "game": GAMES,
            "players": tuple(PLAYERS[choices.game]),
            "people": tuple(range(1, choices.players + 1)),
            "bot": BOTS,
            "lang": texts.LANGUAGES,
        }.get(row, ())

    def action_row(self, by: int) -> None:
        """Go to another row; the link input comes after the last one."""
        rows = len(self.rows) + 1
        self.row = (self.row + by) % rows
        self.set_focus(self.query_one("#link") if self.row == rows - 1 else None)
        self.draw()

    def action_change(self, by: int) -> None:
        rows = self.rows
        name = rows[self.row] if self.row < len(rows) else ""
        values = self.values(name)
        if not values:
            return
        now = values.index(getattr(self.choices, name))
        setattr(self.choices, name, values[(now + by) % len(values)])
        if name == "game":
            self.choices.players = USUAL[self.choices.game]
        self.choices.people = min(self.choices.people, self.choices.players)
        self.draw()

    def action_begin(self) -> None:
        """Start the chosen game, or the saved one in the current row."""
        name = self.rows[self.row] if self.row < len(self.rows) else ""
        if name.startswith("saved-"):
            self.choices.resume = self.saved[int(name.removeprefix("saved-"))][0]
        self.dismiss(self.choices)

    @on(Input.Submitted)
    def join(self, message: Input.Submitted) -> None:
        if message.value.strip():
            self.choices.join = message.value.strip()
            self.dismiss(self.choices)

    def action_leave(self) -> None:
        self.app.exit()

    def on_click(self, event: events.Click) -> None:
        pick = event.style.meta.get("pick") if event.style else None
        if not pick:
            return
        kind, *values = pick
        self.row = self.rows.index(str(values[0]))
        if kind == "change":
            self.action_change(int(str(values[1])))
        elif kind == "begin":
            self.action_begin()
        self.draw()

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        words = self.words
        renderer = Renderer(words, self.palette, self.size.width - 4, self.size.height)
        self.query_one("#head", Static).update(
            renderer.text("Florin", renderer.palette.gold, bold=True) + renderer.soft(f"  {words.say('motto')}")
        )
        lines = [Text(), *self.form(renderer), Text()]
        if self.saved:
            lines += [renderer.soft(words.say("go-on")), *self.saved_rows(renderer), Text()]
        lines.append(
            renderer.text(self.note, renderer.palette.bad)
            if self.note
            else renderer.soft(words.say(f"about-{words.game}"))
        )
        self.query_one("#body", Static).update(stacked(lines))
        link = self.query_one("#link", Input)
        link.placeholder = words.say("paste-link")
        self.query_one("#keys", Static).update(renderer.soft(words.say("keys-setup")))

    def form(self, renderer: Renderer) -> list[Text]:
        words, choices = renderer.words, self.choices
        shown = {
            "game": words.say(f"title-{choices.game}"),
            "players": str(choices.players),
            "people": words.say("people-here", count=choices.people),
            "bot": words.say("said", name=choices.bot, text=words.say(f"level-{choices.bot}")),
            "lang": words.say("this-language"),
        }
        labels = {name: words.say(f"ask-{name}") for name in shown}
        wide = max(map(len, labels.values()))
        found = []
        for number, name in enumerate(self.rows[: len(self.rows) - len(self.saved)]):
            on = number == self.row
            if name == "begin":
                style = Style(color="#fdf6e4", bgcolor="#93292d" if on else "#5c1a1e", bold=True)
                found += [
                    Text(),
                    Text(" " * (wide + 5)) + piece(f"   {words.say('begin')}   ", style + click("begin", name)),
                ]
                continue
            colour = renderer.palette.gold if on else renderer.palette.ink
            line = renderer.text("▶ " if on else "  ", renderer.palette.gold) + renderer.soft(
                labels[name].rjust(wide) + " "
            )
            line += piece(" ◂ ", Style(color=colour) + click("change", name, -1))
            line += piece(shown[name], Style(color=colour, bold=on) + click("change", name, 1))
            found.append(line + piece(" ▸ ", Style(color=colour) + click("change", name, 1)))
        return found

    def saved_rows(self, renderer: Renderer) -> list[Text]:
        found = []
        for number, (path, record) in enumerate(self.saved):
            name = f"saved-{number}"
            on = self.row < len(self.rows) and self.rows[self.row] == name
            label = f"{renderer.words.say('title-' + record['game'])} · {len(record['names'])} · {when_of(path)}"
            style = Style(color=renderer.palette.gold if on else renderer.palette.ink, bold=on) + click("begin", name)
            found.append(renderer.text("▶ " if on else "  ", renderer.palette.gold) + piece(f" {label}", style))
        return found


def when_of(path: Path) -> str:
    """Return the local time at which a game was last played."""
    return datetime.fromtimestamp(path.stat().st_mtime).astimezone().strftime("%Y-%m-%d %H:%M")
