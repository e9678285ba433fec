"""What the table one plays at and that of a record have in common: the picture, and the log beside it or below."""

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import RichLog, Static

from florin.terminal.app.style import Lit

WIDE = 112  # from so many columns on the log stands beside the table
LOG = 36


class Desk(Lit[str]):
    @property
    def wide(self) -> bool:
        return self.size.width >= WIDE

    @property
    def room(self) -> int:
        """Columns of the picture."""
        return self.size.width - 3 - (LOG if self.wide else 0)

    def surface(self) -> ComposeResult:
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
