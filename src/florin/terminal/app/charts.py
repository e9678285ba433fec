"""Bars of text: where the florins, or the influence, came from."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from florin.terminal.app.pen import Pen, piece
from florin.terminal.words import Words

SHADES = "█▓░"


def bars(pen: Pen, parts: Sequence[Sequence[int]], labels: Sequence[str]) -> list[Text]:
    """A bar a seat, its parts one after the other in shades of the seat's colour, and a key to the shades."""
    name = pen.name_width(20)
    longest = max([1, *(sum(row) for row in parts)])
    room = max(10, min(pen.width, 100) - name - 12)
    rows = []
    for seat, row in enumerate(parts):
        line = pen.name(seat, name, turn=False) + Text(" ")
        done = drawn = 0
        for number, part in enumerate(row):
            done += max(0, part)
            size = round(done * room / longest) - drawn
            drawn += size
            line += piece(SHADES[number % 3] * size, Style(color=pen.seat_colour(seat)))
        rows.append(line + pen.text(f" {sum(row)}", bold=True))
    if not labels:
        return rows
    key = Text(" " * (name + 5))
    for number, label in enumerate(labels):
        key += pen.text(SHADES[number % 3] * 2, pen.palette.soft) + pen.soft(f" {label}   ")
    return [*rows, Text(), key]


def race(pen: Pen, scores: Sequence[Sequence[int]]) -> list[Text]:
    """What each day or round brought to what each seat owned at the end."""
    seats = range(len(scores[0]))
    parts = [
        [scores[day][seat] - (scores[day - 1][seat] if day else 0) for day in range(len(scores))] for seat in seats
    ]
    word = "day-number" if pen.words.game == "card" else "round-number"
    return bars(pen, parts, [pen.words.say(word, number=day + 1) for day in range(len(scores))])


def courts(pen: Pen, words: Words, rows: Sequence[dict[str, int]]) -> list[Text]:
    labels = [words.say("in-circle"), words.say("in-own"), words.say("in-other")]
    return bars(pen, [[row["circle"], row["own"], row["other"]] for row in rows], labels)
