"""The rows of seats that card and board share: florins, what was loaded, its value, and the standing in five goods."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from florin.notation import GOODS
from florin.terminal.app.pen import Pen, joined, left, piece, right


@dataclass(frozen=True)
class Row:
    """A seat of a trading game, and what the chosen move would add to it."""

    seat: int
    florins: int
    cargo: Sequence[str]
    value: int
    goods: Sequence[int]
    adds: Sequence[str] = ()
    uncounted: Sequence[str] = ()  # what is aboard and does not count among the goods yet
    value_then: int | None = None
    florins_then: int | None = None


def is_green(card: str) -> bool:
    return card.endswith("*")


def slots(pen: Pen, row: Row, capacity: int) -> Text:
    """The ship or hold; green cards lie beside it, what would be loaded is drawn as a ghost."""
    placed = [(card, False) for card in row.cargo] + [(card, True) for card in row.adds]
    inside = [(card, ghost) for card, ghost in placed if not is_green(card)]
    outside = [(card, ghost) for card, ghost in placed if is_green(card)]
    empty = piece(" ·  ", f"{pen.palette.soft} on {pen.palette.slot}")
    parts = [pen.chip(card, ghost=ghost) for card, ghost in inside] + [empty] * (capacity - len(inside))
    found = joined(parts)
    if outside:
        found += pen.soft("+") + joined([pen.chip(card, 3, ghost=ghost) for card, ghost in outside])
    return found


def gained(pen: Pen, now: int, then: int | None, width: int) -> Text:
    if then is None or then == now:
        return pen.text(f"{now}".rjust(width), bold=True)
    return right(pen.soft(f"{now}→") + pen.text(f"{then}", pen.palette.good, bold=True), width)


def added(row: Row, game: str) -> list[int]:
    """The icons or steps of each good that are aboard, or would be, and are not yet counted."""
    return [sum(card.count(good) for card in (*row.uncounted, *row.adds)) for good in GOODS[game]]


def standing(pen: Pen, row: Row, rows: Sequence[Row], good: int) -> Text:
    """How many of a good a seat has, gold for the most, and what is aboard."""
    count, plus = row.goods[good], added(row, pen.words.game)[good]
    most = count > 0 and count == max(other.goods[good] for other in rows)
    if not count:
        return pen.text(f"+{plus}", pen.palette.good) if plus else pen.soft("·")
    found = pen.text(str(count), pen.palette.gold if most else "", bold=most)
    return found + pen.text(f"+{plus}", pen.palette.good) if plus else found


def seat_rows(pen: Pen, rows: Sequence[Row], turn: int | None, capacity: int, *, goods: bool) -> list[Text]:
    """A line a seat below a line of headings; with `goods` also the count of each, on a line of its own if need be."""
    words, letters = pen.words, GOODS[pen.words.game]
    name = pen.name_width(10 if pen.width < 90 else 18)
    ships = [slots(pen, row, capacity) for row in rows]
    cargo = max(ship.cell_len for ship in ships)
    florins, value = (max(6, min(8, len(words.say(word)) + 1)) for word in ("florins", "value"))
    fixed = 4 + name + florins + 2 + cargo + value + 1
    below = goods and ((pen.width - fixed) // 5 < 4 or pen.tall) and pen.height > 3 * len(rows) + 9
    cell = min(7, (pen.width - fixed) // 5)
    heading = pen.soft(" " * (name + 4) + words.say("florins")[: florins - 1].rjust(florins) + "  ")
    heading += pen.soft(words.say("ship" if words.game == "card" else "hold").ljust(cargo))
    heading += pen.soft(words.say("value")[: value - 1].rjust(value) + " ")
    if goods and not below:
        heading += joined([right(pen.good(letter, f" {letter} "), cell) for letter in letters])
    found = [heading]
    for row, ship in zip(rows, ships, strict=True):
        line = pen.name(row.seat, name, turn=row.seat == turn)
        line += gained(pen, row.florins, row.florins_then, florins) + Text("  ")
        line += left(ship, cargo) + gained(pen, row.value, row.value_then, value) + Text(" ")
        counts = [standing(pen, row, rows, good) for good in range(5)] if goods else []
        if goods and not below:
            line += joined([right(count, cell - 1) + Text(" ") for count in counts])
        found.append(line)
        if below:
            labels = zip(letters, counts, strict=True)
            parts = [left(pen.good(letter, f" {letter} ") + Text(" ") + count, 9) for letter, count in labels]
            found += [Text(" " * (name + florins + 6)) + joined(parts), Text()]
    return found
