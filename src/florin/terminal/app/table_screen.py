"""The common part of the game screen and the replay screen: the table, and the log next to it or below it."""

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import RichLog, Static

from florin.terminal.app.style import ThemedScreen

WIDE = 112  # columns from which the log is next to the table
LOG = 36  # columns of the log


class TableScreen(ThemedScreen[str]):
    @property
    def wide(self) -> bool:
        return self.size.width >= WIDE

    @property
    def room(self) -> int:
        """Columns available for the table."""
        return self.size.width - 3 - (LOG if self.wide else 0)

    def surface(self) -> ComposeResult:
        """Yield the widgets that both screens have."""
        yield Static(id="head")
        with Horizontal(id="middle"):
            with VerticalScroll(id="table", can_focus=False):
                yield Static(id="picture")
            log = RichLog(id="log", wrap=True, min_width=20, highlight=False)
            log.can_focus = False
            yield log
        yield Static(id="news")

    def on_resize(self) -> None:
        self.set_class(self.wide, "wide")
        self.call_after_refresh(self.draw)
