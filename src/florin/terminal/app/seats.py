"""One row per seat, for card and board: florins, cargo, its value, and the count of each good."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from florin.notation import GOODS
from florin.terminal.app.drawing import Renderer, joined, left, piece, right


@dataclass(frozen=True)
class Row:
    """A seat of the card or board game, and what the chosen move would add to it."""

    seat: int
    florins: int
    cargo: Sequence[str]
    value: int
    goods: Sequence[int]
    adds: Sequence[str] = ()
    uncounted: Sequence[str] = ()  # cargo that is not yet counted in `goods`
    value_then: int | None = None
    florins_then: int | None = None


def is_green(card: str) -> bool:
    return card.endswith("*")


def slots(renderer: Renderer, row: Row, capacity: int) -> Text:
    """Draw the ship or hold, green cards next to it, and cards that the chosen move would load."""
    placed = [(card, False) for card in row.cargo] + [(card, True) for card in row.adds]
    inside = [(card, ghost) for card, ghost in placed if not is_green(card)]
    outside = [(card, ghost) for card, ghost in placed if is_green(card)]
    empty = piece(" ·  ", f"{renderer.palette.soft} on {renderer.palette.slot}")
    parts = [renderer.chip(card, ghost=ghost) for card, ghost in inside] + [empty] * (capacity - len(inside))
    found = joined(parts)
    if outside:
        found += renderer.soft("+") + joined([renderer.chip(card, 3, ghost=ghost) for card, ghost in outside])
    return found


def gained(renderer: Renderer, now: int, then: int | None, width: int) -> Text:
    if then is None or then == now:
        return renderer.text(f"{now}".rjust(width), bold=True)
    return right(renderer.soft(f"{now}→") + renderer.text(f"{then}", renderer.palette.good, bold=True), width)


def added(row: Row, game: str) -> list[int]:
    """Return the icons or steps of each good in the cargo, with the chosen move, that are not yet counted."""
    return [sum(card.count(good) for card in (*row.uncounted, *row.adds)) for good in GOODS[game]]


def good_count(renderer: Renderer, row: Row, rows: Sequence[Row], good: int) -> Text:
    """Draw a seat's count of a good, in gold if it leads, and what its cargo will add."""
    count, plus = row.goods[good], added(row, renderer.words.game)[good]
    most = count > 0 and count == max(other.goods[good] for other in rows)
    if not count:
        return renderer.text(f"+{plus}", renderer.palette.good) if plus else renderer.soft("·")
    found = renderer.text(str(count), renderer.palette.gold if most else "", bold=most)
    return found + renderer.text(f"+{plus}", renderer.palette.good) if plus else found


def seat_rows(renderer: Renderer, rows: Sequence[Row], turn: int | None, capacity: int, *, goods: bool) -> list[Text]:
    """Draw a heading and one line per seat; with `goods` also the counts, on a second line if there is no room."""
    words, letters = renderer.words, GOODS[renderer.words.game]
    name = renderer.name_width(10 if renderer.width < 90 else 18)
    ships = [slots(renderer, row, capacity) for row in rows]
    cargo = max(ship.cell_len for ship in ships)
    florins, value = (max(6, min(8, len(words.say(word)) + 1)) for word in ("florins", "value"))
    fixed = 4 + name + florins + 2 + cargo + value + 1
    below = goods and ((renderer.width - fixed) // 5 < 4 or renderer.tall) and renderer.height > 3 * len(rows) + 9
    cell = min(7, (renderer.width - fixed) // 5)
    heading = renderer.soft(" " * (name + 4) + words.say("florins")[: florins - 1].rjust(florins) + "  ")
    heading += renderer.soft(words.say("ship" if words.game == "card" else "hold").ljust(cargo))
    heading += renderer.soft(words.say("value")[: value - 1].rjust(value) + " ")
    if goods and not below:
        heading += joined([right(renderer.good(letter, f" {letter} "), cell) for letter in letters])
    found = [heading]
    for row, ship in zip(rows, ships, strict=True):
        line = renderer.name(row.seat, name, turn=row.seat == turn)
        line += gained(renderer, row.florins, row.florins_then, florins) + Text("  ")
        line += left(ship, cargo) + gained(renderer, row.value, row.value_then, value) + Text(" ")
        counts = [good_count(renderer, row, rows, good) for good in range(5)] if goods else []
        if goods and not below:
            line += joined([right(count, cell - 1) + Text(" ") for count in counts])
        found.append(line)
        if below:
            labels = zip(letters, counts, strict=True)
            parts = [left(renderer.good(letter, f" {letter} ") + Text(" ") + count, 9) for letter, count in labels]
            found += [Text(" " * (name + florins + 6)) + joined(parts), Text()]
    return found
