"""The table of the auction game: the lot and the bid, the holds, and five pyramids with everyone's markers."""

from rich.style import Style
from rich.text import Text

from florin.notation import GOODS
from florin.terminal.app.pen import Pen, beside, click, joined, left, piece
from florin.terminal.app.seats import Row, added, seat_rows
from florin.terminal.choices import card_value
from florin.view import BoardView

STEPS, CAPACITY = 8, 5
EXTRA = {6: "+10", 7: "+20"}


def board_table(pen: Pen, view: BoardView, move: str = "") -> list[Text]:
    players = view.options["players"]
    rows = [hold(view, seat, move) for seat in range(players)]
    seats = seat_rows(pen, rows, view.turn, CAPACITY, goods=False)
    lot_rows = lot(pen, view, move)
    upright = pen.height >= players + 1 + 4 + STEPS + 4
    heights = pyramids(pen, view, rows) if upright else tracks(pen, view, rows)
    gap = [Text()] if pen.height >= len(seats) + len(lot_rows) + len(heights) + 2 else []
    return [*(gap if pen.tall else []), *lot_rows, *gap, *seats, *gap, *heights]


def hold(view: BoardView, seat: int, move: str) -> Row:
    """A seat, and what it would be if the bid that is chosen, or the best one so far, bought the lot."""
    buys = seat == view.turn and move.startswith("bid ")
    lot = view.lot if buys else ()
    return Row(
        seat,
        view.florins[seat],
        view.holds[seat],
        view.values[seat],
        view.pyramids[seat],
        lot,
        () if view.over else view.holds[seat],
        view.values[seat] + sum(map(card_value, lot)) if buys else None,
        view.florins[seat] - int(move.removeprefix("bid ")) if buys else None,
    )


def lot(pen: Pen, view: BoardView, move: str) -> list[Text]:
    """The lot, the pile it comes from, and who has bid what."""
    words = pen.words
    deck = pen.back(str(view.pile), link=click("pick", "draw"))
    blocks = [pen.block(card, large=pen.tall) for card in view.lot]
    if not blocks:
        blocks = [[Text(), pen.soft(words.say("lot-empty")), Text()]]
    if not view.lot:
        told = [pen.soft(words.say("turner", name=words.name(view.active))) if not view.over else Text()]
    elif not view.bidding:
        told = [pen.soft(words.say("lot-worth", value=sum(map(card_value, view.lot))))]
    else:
        told = [pen.soft(words.say("lot-worth", value=sum(map(card_value, view.lot))))]
        if view.bidder is None:
            told.append(pen.text(words.say("no-bid"), pen.palette.gold))
        else:
            bid = words.say("best-bid", florins=view.bid, name=words.name(view.bidder))
            told.append(pen.mark(view.bidder) + pen.text(f" {bid}", pen.palette.gold, bold=True))
        told.append(pen.soft(words.say("bids-last", name=words.name(view.active))))
    return beside(deck, *blocks, [*told, *[Text()] * (3 - len(told))], gap=2)


def tracks(pen: Pen, view: BoardView, rows: list[Row]) -> list[Text]:
    """The pyramids lying on their sides: a line a good, a cell a step, the top at the right."""
    words, letters = pen.words, GOODS["board"]
    name = max(len(words.good(letter)) for letter in letters)
    cell = min(9, (pen.width - name - 6) // STEPS)
    head = left(pen.soft(words.say("marks-then")), name + 5)
    for step in range(STEPS):
        head += pen.text(
            f"{step} {EXTRA.get(step, '')}".ljust(cell), pen.palette.gold if step in EXTRA else pen.palette.soft
        )
    found = [head]
    for good, letter in enumerate(letters):
        line = pen.good(letter, f" {letter} ") + Text(" ") + pen.soft(words.good(letter).ljust(name)) + Text(" ")
        for step in range(STEPS):
            ground = pen.palette.slot if step % 2 == 0 else None
            marks = standing(pen, rows, good, step)
            part = left(marks, cell - 1)
            if ground:
                part.stylize(Style(bgcolor=ground))
            line += part + Text(" ")
        found.append(line)
    return found


def standing(pen: Pen, rows: list[Row], good: int, step: int) -> Text:
    """The markers on a step, and hollow those that the holds, with the lot if it is bid for, will bring there."""
    found = []
    for row in rows:
        now = row.goods[good]
        then = min(STEPS - 1, now + added(row, "board")[good])
        if step in (now, then):
            found.append(pen.mark(row.seat, hollow=step != now))
    return joined(found)


def pyramids(pen: Pen, view: BoardView, rows: list[Row]) -> list[Text]:
    """Upright, as on the board: eight steps, the lowest the widest."""
    wide = min(24, pen.width // 5 - 1) & ~1
    columns = []
    for good, letter in enumerate(GOODS["board"]):
        column = []
        for step in range(STEPS - 1, -1, -1):
            size = wide - 2 * (step * (wide - 8) // (2 * (STEPS - 1)))
            ground, ink = ("#d9a63a", "#2a2119") if step in EXTRA else (pen.palette.slot, pen.palette.soft)
            marks = standing(pen, rows, good, step)
            if step in EXTRA:
                marks = piece(marks.plain, Style(color=ink, bold=True))
            number = piece(EXTRA.get(step, str(step)), Style(color=ink))
            inside = Text(" ") + left(marks, max(0, size - number.cell_len - 2)) + number + Text(" ")
            inside.stylize_before(Style(bgcolor=ground))
            side = Text(" " * ((wide - inside.cell_len) // 2))
            column.append(left(side + inside, wide))
        label = pen.good(letter, f" {letter} ") + Text(" ") + pen.text(pen.words.good(letter)[: wide - 3])
        column.append(Text(" " * ((wide - label.cell_len) // 2)) + label)
        columns.append(column)
    return [*beside(*columns, gap=1), pen.soft(pen.words.say("marks-then"))]
