"""Something to read at leisure: the rules, the help, the log. One key opens it, any way out closes it."""

import textwrap
from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from florin.terminal.app.pen import piece


def hung(line: str, width: int) -> list[str]:
    """A line on as many as it needs; what stands in its last column goes on below itself.

    >>> hung("ally R7 3   as an ally on pile 3 (K-5)", 30)
    ['ally R7 3   as an ally on pile', '            3 (K-5)']
    """
    column = line.rfind("  ") + 2 if "  " in line else 0
    return textwrap.wrap(line, width, subsequent_indent=" " * min(column, width // 2)) or [""]


class Reader(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,f1,f2,f5,question_mark", "leave", show=False)]

    def __init__(self, title: str, lines: Sequence[str | Text], foot: str) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.foot = foot

    def compose(self) -> ComposeResult:
        yield Static(piece(self.heading, "bold"), id="head")
        with VerticalScroll(id="pages"):
            yield Static(
                Text("\n").join(Text(line) if isinstance(line, str) else line for line in self.lines), id="body"
            )
        yield Static(piece(self.foot, "dim"), id="keys")

    def action_leave(self) -> None:
        self.dismiss(None)


class Curtain(Screen[None]):
    """Between two people at one keyboard: nothing of either hand is on the screen until the next one is there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "lift", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        yield Static(Text(self.text, justify="center"), id="curtain")

    def action_lift(self) -> None:
        self.dismiss(None)

    def on_click(self) -> None:
        self.dismiss(None)
