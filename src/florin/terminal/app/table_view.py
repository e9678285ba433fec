"""Draw the table of any game as one reader sees it, with what the chosen move would do."""

import re
from collections.abc import Mapping, Sequence

from rich.text import Text

from florin.terminal.app.board import board_table
from florin.terminal.app.card import card_table
from florin.terminal.app.court import court_table
from florin.terminal.app.drawing import Renderer
from florin.view import BoardView, CardView, CourtView, View

CARDS = {
    "card": re.compile(r"\b[GSFDC]{1,2}[0-5](?!\w)\*?"),
    "board": re.compile(r"\b[MPDCS][0-5]\b"),
    "court": re.compile(r"\b[RG](?:10|15|\d|J)\b"),
}


def drawn(
    renderer: Renderer, view: View, move: str = "", hands: Mapping[int, Sequence[str]] | None = None
) -> list[Text]:
    """Return the rows of the table."""
    if isinstance(view, CardView):
        return card_table(renderer, view, move)
    if isinstance(view, BoardView):
        return board_table(renderer, view, move)
    assert isinstance(view, CourtView)
    return court_table(renderer, view, move, hands, view.legal)


def waiting(renderer: Renderer) -> list[Text]:
    """Draw the players at the table before the game starts."""
    seats = range(len(renderer.words.names))
    wide = renderer.name_width(24)
    return [
        Text(),
        renderer.soft(f"  {renderer.words.say('not-begun')}"),
        Text(),
        *(renderer.name(s, wide, turn=False) for s in seats),
    ]


def title_line(renderer: Renderer, view: View | None, width: int) -> Text:
    """Draw the game's title, and as much about its progress as fits."""
    line = renderer.text(renderer.words.say(f"title-{renderer.words.game}"), renderer.palette.gold, bold=True)
    between = "  "
    for part in moment(renderer, view) if view else ():
        if line.cell_len + len(between) + len(part) > width:
            break
        line += renderer.soft(between + part)
        between = " · "
    return line


def moment(renderer: Renderer, view: View) -> list[str]:
    """Return the progress of the game, most important first; the deck also shows the number of its cards."""
    say = renderer.words.say
    if isinstance(view, CardView):
        last = [say("last-turn")] if view.last_turn and not view.over else []
        return [say("day-of", day=view.day), *last, say("deck-left", count=view.deck)]
    if isinstance(view, BoardView):
        return [say("round-of", round=view.round), say("pile-left", count=view.pile)]
    assert isinstance(view, CourtView)
    return [f"{renderer.words.house(h)} {view.influence[h]}" for h in (0, 1)]


def highlighted(renderer: Renderer, line: str) -> Text:
    """Draw a sentence with the cards in it in their colours."""
    text = renderer.text(line, renderer.palette.soft if line.startswith("  ") else "")
    for found in CARDS[renderer.words.game].finditer(line):
        text.stylize(renderer.card_style(found[0]), *found.span())
    return text
