"""The look of the app: a merchant's desk by candlelight, or by day."""

from textual.theme import Theme

CANDLE_THEME = Theme(
    name="candle",
    primary="#e8c06a",
    secondary="#84cdb8",
    accent="#e8c06a",
    foreground="#f4e9d3",
    background="#17110d",
    surface="#241b15",
    panel="#30251c",
    error="#f0a097",
    dark=True,
)
DAY_THEME = Theme(
    name="day",
    primary="#7a540c",
    secondary="#1f5f50",
    accent="#7d1d22",
    foreground="#2a2119",
    background="#eee3ca",
    surface="#f9f3e4",
    panel="#ddcca6",
    error="#9a2227",
    dark=False,
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
Reader, Telling, Ending, Curtain, SetUp { layout: vertical; }
#pages { height: 1fr; padding: 1 2; scrollbar-size-vertical: 1; }
#body { height: auto; width: 100%; }
#link { height: 1; border: none; padding: 0 1; background: $panel; }
#link:focus { border: none; }
Curtain { align: center middle; }
#curtain { width: 60; max-width: 90%; height: auto; padding: 2 4; background: $surface; }
#curtain { border: round $primary; text-align: center; }
"""
