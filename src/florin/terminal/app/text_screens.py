"""Screens of text: rules, help and log, and the handover between two players."""

import textwrap
from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from florin.terminal.app.drawing import piece


def wrap_hanging(line: str, width: int) -> list[str]:
    """Wrap a line; continuation lines are indented to its last column.

    >>> wrap_hanging("ally R7 3   as an ally on pile 3 (K-5)", 30)
    ['ally R7 3   as an ally on pile', '            3 (K-5)']
    """
    column = line.rfind("  ") + 2 if "  " in line else 0
    return textwrap.wrap(line, width, subsequent_indent=" " * min(column, width // 2)) or [""]


class TextScreen(Screen[None]):
    """Text to read; several keys close it."""

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


class HandoverScreen(Screen[None]):
    """Hides both hands between the turns of two people at one keyboard, until the next player presses Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "close", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        yield Static(Text(self.text, justify="center"), id="handover")

    def action_close(self) -> None:
        self.dismiss(None)

    def on_click(self) -> None:
        self.dismiss(None)
