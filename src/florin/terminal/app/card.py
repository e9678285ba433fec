"""The table of the card game: the market with what can be reached, the deck, the ships and the warehouses."""

from rich.style import Style
from rich.text import Text

from florin.terminal.app.pen import Pen, beside, click, flowed, piece
from florin.terminal.app.seats import Row, seat_rows
from florin.terminal.choices import card_value, taken
from florin.view import CardView

REACH = 3


def card_table(pen: Pen, view: CardView, move: str = "") -> list[Text]:
    rows = [*([Text()] if pen.tall else []), *market(pen, view, move)]
    return [
        *rows,
        *([Text()] if pen.height >= len(rows) + view.options["players"] + 3 else []),
        *ships(pen, view, move),
    ]


def market(pen: Pen, view: CardView, move: str) -> list[Text]:
    """The line of cards; the last three stand raised, with the number by which they are taken below them."""
    chosen = {int(place) for place in move.removeprefix("take ")} if move.startswith("take ") else set()
    large = pen.tall
    columns = []
    for number, card in enumerate(view.market):
        place = len(view.market) - number
        within = place <= REACH
        link = click("take", place) if within else None
        block = pen.block(card, link=link, large=large)
        if not within:
            columns.append([*block, Text()] if len(view.market) > REACH else block)
            continue
        tick = "✓" if place in chosen else " "
        colour = pen.palette.good if place in chosen else pen.palette.bad if place == 1 else pen.palette.gold
        wide = block[0].cell_len
        below = piece(f"{place}{tick}".center(wide), Style(color=colour, bold=True) + (link or Style()))
        columns.append([*block, below, Text()] if place in chosen else [*block, below])
    deck = pen.back(str(view.deck), link=click("pick", "reveal"))
    label = piece(pen.words.say("deck").center(5), Style(color=pen.palette.soft))
    if move == "reveal":
        label = piece("▲".center(5), Style(color=pen.palette.good, bold=True))
    deck_column = [*deck, label]
    if not view.market:
        empty = pen.soft(pen.words.say("market-empty"))
        return beside([empty, Text(), Text()], deck_column, gap=3)
    wide = sum(column[0].cell_len + 1 for column in columns) + 9
    if wide <= pen.width:
        return beside(*columns, [Text("  ")], deck_column)
    old = [pen.chip(card) for card in view.market[:-REACH]]
    return [
        *flowed([[chip] for chip in old], pen.width - 4, gap=1),
        *([Text()] if pen.tall else []),
        *beside(*columns[-REACH:], [Text("  ")], deck_column),
    ]


def ships(pen: Pen, view: CardView, move: str) -> list[Text]:
    cards = taken(view, move)
    rows = []
    for seat in range(view.options["players"]):
        mine = seat == view.turn and bool(cards)
        rows.append(
            Row(
                seat,
                view.florins[seat],
                view.ships[seat],
                view.values[seat],
                view.warehouses[seat],
                cards if mine else (),
                () if view.over else view.ships[seat],
                view.values[seat] + sum(map(card_value, cards)) if mine else None,
            )
        )
    return seat_rows(pen, rows, view.turn, view.capacity, goods=True)
