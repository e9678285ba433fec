"""The table of the card game: market, deck, ships and warehouses."""

from rich.style import Style
from rich.text import Text

from florin.preview import preview_of
from florin.terminal.app.drawing import Renderer, beside, click, flowed, piece
from florin.terminal.app.seats import Row, seat_rows
from florin.terminal.choices import taken
from florin.view import CardView

REACH = 3  # cards that can be taken, from the end of the market (C-3)


def card_table(renderer: Renderer, view: CardView, move: str = "") -> list[Text]:
    rows = [*([Text()] if renderer.tall else []), *market(renderer, view, move)]
    return [
        *rows,
        *([Text()] if renderer.height >= len(rows) + view.options["players"] + 3 else []),
        *ships(renderer, view, move),
    ]


def market(renderer: Renderer, view: CardView, move: str) -> list[Text]:
    """Draw the market; below each of the last three cards is its number in the notation of `take`."""
    chosen = {int(place) for place in move.removeprefix("take ")} if move.startswith("take ") else set()
    large = renderer.tall
    columns = []
    for number, card in enumerate(view.market):
        place = len(view.market) - number
        within = place <= REACH
        link = click("take", place) if within else None
        block = renderer.block(card, link=link, large=large)
        if not within:
            columns.append([*block, Text()] if len(view.market) > REACH else block)
            continue
        tick = "✓" if place in chosen else " "
        colour = (
            renderer.palette.good if place in chosen else renderer.palette.bad if place == 1 else renderer.palette.gold
        )
        wide = block[0].cell_len
        below = piece(f"{place}{tick}".center(wide), Style(color=colour, bold=True) + (link or Style()))
        columns.append([*block, below, Text()] if place in chosen else [*block, below])
    deck = renderer.back(str(view.deck), link=click("pick", "reveal"))
    label = piece(renderer.words.say("deck").center(5), Style(color=renderer.palette.soft))
    if move == "reveal":
        label = piece("▲".center(5), Style(color=renderer.palette.good, bold=True))
    deck_column = [*deck, label]
    if not view.market:
        empty = renderer.soft(renderer.words.say("market-empty"))
        return beside([empty, Text(), Text()], deck_column, gap=3)
    wide = sum(column[0].cell_len + 1 for column in columns) + 9
    if wide <= renderer.width:
        return beside(*columns, [Text("  ")], deck_column)
    old = [renderer.chip(card) for card in view.market[:-REACH]]
    return [
        *flowed([[chip] for chip in old], renderer.width - 4, gap=1),
        *([Text()] if renderer.tall else []),
        *beside(*columns[-REACH:], [Text("  ")], deck_column),
    ]


def ships(renderer: Renderer, view: CardView, move: str) -> list[Text]:
    cards = taken(view, move)
    rows = []
    for seat in range(view.options["players"]):
        takes = seat == view.turn and bool(cards)
        rows.append(
            Row(
                seat,
                view.florins[seat],
                view.ships[seat],
                view.values[seat],
                view.warehouses[seat],
                cards if takes else (),
                () if view.over else view.ships[seat],
                preview_of(view).takes[move].value if takes else None,
            )
        )
    return seat_rows(renderer, rows, view.turn, view.capacity, goods=True)
