"""The app's themes, day (light) and candlelight (dark), and its style sheet."""

from abc import abstractmethod
from typing import TypeVar

from textual.screen import Screen
from textual.theme import Theme

from florin.terminal.app.drawing import CANDLE, DAY, Palette

Result = TypeVar("Result")


class ThemedScreen(Screen[Result]):
    """A screen that is drawn in the colours of the current theme."""

    @property
    def palette(self) -> Palette:
        return CANDLE if self.app.current_theme.dark else DAY

    def action_theme(self) -> None:
        self.app.theme = "day" if self.app.current_theme.dark else "candle"
        self.call_after_refresh(self.draw)

    @abstractmethod
    def draw(self) -> None:
        """Redraw everything."""


def theme(name: str, palette: Palette, *, background: str, surface: str, panel: str, accent: str) -> Theme:
    return Theme(
        name=name,
        primary=palette.gold,
        secondary=palette.good,
        accent=accent,
        foreground=palette.ink,
        background=background,
        surface=surface,
        panel=panel,
        error=palette.bad,
        dark=palette is CANDLE,
    )


THEMES = (
    theme("candle", CANDLE, background="#17110d", surface="#241b15", panel="#30251c", accent=CANDLE.gold),
    theme("day", DAY, background="#eee3ca", surface="#f9f3e4", panel="#ddcca6", accent="#7d1d22"),
)

CSS = """
Screen { layout: vertical; background: $background; color: $foreground; }
#head { height: 1; background: $panel; padding: 0 1; }
#middle { height: 1fr; }
#table { width: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
#picture { height: auto; width: 100%; }
#log { width: 36; padding: 0 1; border-left: solid $panel; background: $background; display: none; }
#log { scrollbar-size-vertical: 1; }
.wide #log { display: block; }
.wide #news, #news.empty { display: none; }
#news { height: auto; padding: 0 1; color: $foreground 80%; }
#note { height: auto; max-height: 9; padding: 0 1; background: $surface; display: none; }
#choices { height: auto; padding: 0 1; background: $surface; }
#typed { height: 1; border: none; padding: 0 1; background: $panel; }
#typed:focus { border: none; }
#keys { height: 1; padding: 0 1; background: $background; }
TextScreen, ScoringScreen, EndScreen, HandoverScreen, SetupScreen { layout: vertical; }
#pages { height: 1fr; padding: 1 2; scrollbar-size-vertical: 1; }
#body { height: auto; width: 100%; }
#link { height: 1; border: none; padding: 0 1; background: $panel; }
#link:focus { border: none; }
HandoverScreen { align: center middle; }
#handover { width: 60; max-width: 90%; height: auto; padding: 2 4; background: $surface; }
#handover { border: round $primary; text-align: center; }
"""
