"""The first and the last line of the screen at the table: which game, whose turn; the keys and what they do."""

from rich.style import Style
from rich.text import Text

from florin.terminal.app.pen import Pen, click, piece
from florin.terminal.app.tables import title_line
from florin.terminal.sitting import Sitting


def head(pen: Pen, sitting: Sitting, width: int) -> Text:
    """Which game, when in it, and whose turn it is."""
    words, view = pen.words, sitting.view
    if view is None:
        return title_line(pen, view, width)
    if view.over:
        turn = words.say("is-over")
    elif sitting.my_turn and words.you is not None:
        turn = words.say("your-turn")
    else:
        turn = words.say("turn-of", name=words.names[view.turn]) if view.turn is not None else ""
    line = title_line(pen, view, width - len(turn) - 4)
    gap = Text(" " * max(1, width - 2 - line.cell_len - len(turn)))
    return line + gap + pen.text(turn, pen.palette.gold if sitting.my_turn else "", bold=True)


def key_line(pen: Pen) -> Text:
    """The keys, and what they do; a click does the same."""
    say, line = pen.words.say, Text()
    keys = {
        "F1": (say("key-help"), "ask('help')"),
        "F2": (say("key-rules"), "ask('rules')"),
        "F3": (say("key-hint"), "ask('hint')"),
        "F4": (say("key-undo"), "ask('undo')"),
        "F5": (say("key-log"), "ask('log')"),
        "Esc": (say("key-hurry"), "hurry"),
        "F10": (say("key-leave"), "leave"),
    }
    for key, (label, action) in keys.items():
        link = click("act", action)
        line += piece(f"{key} ", Style(color=pen.palette.gold, bold=True) + link)
        line += piece(f"{label}  ", Style(color=pen.palette.soft) + link)
    return line
