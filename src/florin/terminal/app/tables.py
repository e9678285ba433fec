"""The table of any game, as one reader sees it, with what the chosen move would do."""

import re
from collections.abc import Mapping, Sequence

from rich.text import Text

from florin.terminal.app.board import board_table
from florin.terminal.app.card import card_table
from florin.terminal.app.court import court_table
from florin.terminal.app.pen import Pen
from florin.view import BoardView, CardView, CourtView, View

CARDS = {
    "card": re.compile(r"\b[GSFDC]{1,2}[0-5](?!\w)\*?"),
    "board": re.compile(r"\b[MPDCS][0-5]\b"),
    "court": re.compile(r"\b[RG](?:10|15|\d|J)\b"),
}


def drawn(pen: Pen, view: View, move: str = "", hands: Mapping[int, Sequence[str]] | None = None) -> list[Text]:
    """The rows of the picture."""
    if isinstance(view, CardView):
        return card_table(pen, view, move)
    if isinstance(view, BoardView):
        return board_table(pen, view, move)
    assert isinstance(view, CourtView)
    return court_table(pen, view, move, hands, view.legal)


def waiting(pen: Pen) -> list[Text]:
    """Who is at the table before the game begins."""
    seats = range(len(pen.words.names))
    wide = pen.name_width(24)
    return [
        Text(),
        pen.soft(f"  {pen.words.say('not-begun')}"),
        Text(),
        *(pen.name(s, wide, turn=False) for s in seats),
    ]


def title_line(pen: Pen, view: View | None, width: int) -> Text:
    """Which game, and as much of when in it as there is room for."""
    line = pen.text(pen.words.say(f"title-{pen.words.game}"), pen.palette.gold, bold=True)
    between = "  "
    for part in moment(pen, view) if view else ():
        if line.cell_len + len(between) + len(part) > width:
            break
        line += pen.soft(between + part)
        between = " · "
    return line


def moment(pen: Pen, view: View) -> list[str]:
    """When in the game it is, what matters most first; how many cards there are to come also stands on the deck."""
    say = pen.words.say
    if isinstance(view, CardView):
        last = [say("last-turn")] if view.last_turn and not view.over else []
        return [say("day-of", day=view.day), *last, say("deck-left", count=view.deck)]
    if isinstance(view, BoardView):
        return [say("round-of", round=view.round), say("pile-left", count=view.pile)]
    assert isinstance(view, CourtView)
    return [f"{pen.words.house(h)} {view.influence[h]}" for h in (0, 1)]


def highlighted(pen: Pen, line: str) -> Text:
    """A sentence, the cards in it in their colours."""
    text = pen.text(line, pen.palette.soft if line.startswith("  ") else "")
    for found in CARDS[pen.words.game].finditer(line):
        text.stylize(pen.card_style(found[0]), *found.span())
    return text
