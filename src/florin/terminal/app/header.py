"""The first and the last line of the game screen: the game and whose turn it is; the keys."""

from rich.style import Style
from rich.text import Text

from florin.terminal.app.drawing import Renderer, click, piece
from florin.terminal.app.table_view import title_line
from florin.terminal.session import Session


def head(renderer: Renderer, session: Session, width: int) -> Text:
    """Draw the game, how far it is, and whose turn it is."""
    words, view = renderer.words, session.view
    if view is None:
        return title_line(renderer, view, width)
    if view.over:
        turn = words.say("is-over")
    elif session.my_turn and words.you is not None:
        turn = words.say("your-turn")
    else:
        turn = words.say("turn-of", name=words.names[view.turn]) if view.turn is not None else ""
    line = title_line(renderer, view, width - len(turn) - 4)
    gap = Text(" " * max(1, width - 2 - line.cell_len - len(turn)))
    return line + gap + renderer.text(turn, renderer.palette.gold if session.my_turn else "", bold=True)


def key_line(renderer: Renderer) -> Text:
    """Draw the keys with their actions, which can also be clicked."""
    say, line = renderer.words.say, Text()
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
        line += piece(f"{key} ", Style(color=renderer.palette.gold, bold=True) + link)
        line += piece(f"{label}  ", Style(color=renderer.palette.soft) + link)
    return line
