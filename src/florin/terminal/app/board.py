"""The table of the board game: lot and bid, holds, and five pyramids with all markers."""

from rich.style import Style
from rich.text import Text

from florin.notation import GOODS, KINDS
from florin.preview import preview_of
from florin.rules.board import VALUE
from florin.terminal.app.drawing import Renderer, beside, click, joined, left, piece
from florin.terminal.app.seats import Row, added, seat_rows
from florin.view import BoardView


def board_table(renderer: Renderer, view: BoardView, move: str = "") -> list[Text]:
    players = view.options["players"]
    rows = [hold(view, seat, move) for seat in range(players)]
    seats = seat_rows(renderer, rows, view.turn, view.capacity, goods=False)
    lot_rows = lot(renderer, view, move)
    upright = renderer.height >= players + 1 + 4 + view.top_step + 5
    heights = pyramids(renderer, view, rows) if upright else tracks(renderer, view, rows)
    gap = [Text()] if renderer.height >= len(seats) + len(lot_rows) + len(heights) + 2 else []
    return [*(gap if renderer.tall else []), *lot_rows, *gap, *seats, *gap, *heights]


def hold(view: BoardView, seat: int, move: str) -> Row:
    """Return a seat's row; for the bidder with what the chosen bid would change."""
    buys = seat == view.turn and move.startswith("bid ")
    lot = view.lot if buys else ()
    preview = preview_of(view) if buys else None
    return Row(
        seat,
        view.florins[seat],
        view.holds[seat],
        view.values[seat],
        view.pyramids[seat],
        lot,
        () if view.over else view.holds[seat],
        preview.with_lot.value if preview and preview.with_lot else None,
        preview.bids[move].florins if preview else None,
    )


def lot_value(view: BoardView) -> int:
    return sum(VALUE[KINDS["board"][card]] for card in view.lot)


def lot(renderer: Renderer, view: BoardView, move: str) -> list[Text]:
    """Draw the draw pile, the lot and the bidding."""
    words = renderer.words
    deck = renderer.back(str(view.pile), link=click("pick", "draw"))
    blocks = [renderer.block(card, large=renderer.tall) for card in view.lot]
    if not blocks:
        blocks = [[Text(), renderer.soft(words.say("lot-empty")), Text()]]
    if not view.lot:
        notes = [renderer.soft(words.say("turner", name=words.name(view.active))) if not view.over else Text()]
    else:
        notes = [renderer.soft(words.say("lot-worth", value=lot_value(view)))]
    if view.lot and view.bidding:
        if view.bidder is None:
            notes.append(renderer.text(words.say("no-bid"), renderer.palette.gold))
        else:
            bid = words.say("best-bid", florins=view.bid, name=words.name(view.bidder))
            notes.append(renderer.mark(view.bidder) + renderer.text(f" {bid}", renderer.palette.gold, bold=True))
        notes.append(renderer.soft(words.say("bids-last", name=words.name(view.active))))
    return beside(deck, *blocks, [*notes, *[Text()] * (3 - len(notes))], gap=2)


def extras(view: BoardView) -> dict[int, str]:
    """Return the extra florins of the steps that pay some."""
    return {step: f"+{florins}" for step, florins in view.bonuses}


def tracks(renderer: Renderer, view: BoardView, rows: list[Row]) -> list[Text]:
    """Draw the pyramids sideways: one line per good, one cell per step, the top at the right."""
    words, letters = renderer.words, GOODS["board"]
    steps, extra = range(view.top_step + 1), extras(view)
    heading = words.say("marks-then")
    name = max(len(heading) - 4, *(len(words.good(letter)) for letter in letters))
    cell = min(9, (renderer.width - name - 6) // len(steps))
    head = left(renderer.soft(heading), name + 5)
    for step in steps:
        head += renderer.text(
            f"{step} {extra.get(step, '')}".ljust(cell),
            renderer.palette.gold if step in extra else renderer.palette.soft,
        )
    found = [head]
    for good, letter in enumerate(letters):
        line = (
            renderer.good(letter, f" {letter} ") + Text(" ") + renderer.soft(words.good(letter).ljust(name)) + Text(" ")
        )
        for step in steps:
            ground = renderer.palette.slot if step % 2 == 0 else None
            marks = markers_on(renderer, view, rows, good, step)
            part = left(marks, cell - 1)
            if ground:
                part.stylize(Style(bgcolor=ground))
            line += part + Text(" ")
        found.append(line)
    return found


def markers_on(renderer: Renderer, view: BoardView, rows: list[Row], good: int, step: int) -> Text:
    """Draw the markers on a step; hollow ones will be there after the round, with the lot if it is bid for."""
    found = []
    for row in rows:
        now = row.goods[good]
        then = min(view.top_step, now + added(row, "board")[good])
        if step in (now, then):
            found.append(renderer.mark(row.seat, hollow=step != now))
    return joined(found)


def pyramids(renderer: Renderer, view: BoardView, rows: list[Row]) -> list[Text]:
    """Draw the pyramids upright, as on the board, the lowest step the widest."""
    steps, extra = range(view.top_step + 1), extras(view)
    wide = min(24, renderer.width // 5 - 1) & ~1
    columns = []
    for good, letter in enumerate(GOODS["board"]):
        column = []
        for step in reversed(steps):
            size = wide - 2 * (step * (wide - 8) // (2 * view.top_step))
            ground, ink = ("#d9a63a", "#2a2119") if step in extra else (renderer.palette.slot, renderer.palette.soft)
            marks = markers_on(renderer, view, rows, good, step)
            if step in extra:
                marks = piece(marks.plain, Style(color=ink, bold=True))
            number = piece(extra.get(step, str(step)), Style(color=ink))
            inside = Text(" ") + left(marks, max(0, size - number.cell_len - 2)) + number + Text(" ")
            inside.stylize_before(Style(bgcolor=ground))
            side = Text(" " * ((wide - inside.cell_len) // 2))
            column.append(left(side + inside, wide))
        label = (
            renderer.good(letter, f" {letter} ") + Text(" ") + renderer.text(renderer.words.good(letter)[: wide - 3])
        )
        column.append(Text(" " * ((wide - label.cell_len) // 2)) + label)
        columns.append(column)
    return [*beside(*columns, gap=1), renderer.soft(renderer.words.say("marks-then"))]
