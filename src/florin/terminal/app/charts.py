"""Bar charts in text: where the florins or the influence came from."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from florin.terminal.app.drawing import Renderer, piece
from florin.terminal.words import Words

SHADES = "█▓░"


def bars(renderer: Renderer, parts: Sequence[Sequence[int]], labels: Sequence[str]) -> list[Text]:
    """Draw one bar per seat, split into shades of the seat's colour, with a legend."""
    name = renderer.name_width(20)
    longest = max([1, *(sum(row) for row in parts)])
    room = max(10, min(renderer.width, 100) - name - 12)
    rows = []
    for seat, row in enumerate(parts):
        line = renderer.name(seat, name, turn=False) + Text(" ")
        done = drawn = 0
        for number, part in enumerate(row):
            done += max(0, part)
            size = round(done * room / longest) - drawn
            drawn += size
            line += piece(SHADES[number % 3] * size, Style(color=renderer.seat_colour(seat)))
        rows.append(line + renderer.text(f" {sum(row)}", bold=True))
    if not labels:
        return rows
    key = Text(" " * (name + 5))
    for number, label in enumerate(labels):
        key += renderer.text(SHADES[number % 3] * 2, renderer.palette.soft) + renderer.soft(f" {label}   ")
    return [*rows, Text(), key]


def race(renderer: Renderer, scores: Sequence[Sequence[int]]) -> list[Text]:
    """Draw what each day or round added to each seat's florins."""
    seats = range(len(scores[0]))
    parts = [
        [scores[day][seat] - (scores[day - 1][seat] if day else 0) for day in range(len(scores))] for seat in seats
    ]
    word = "day-number" if renderer.words.game == "card" else "round-number"
    return bars(renderer, parts, [renderer.words.say(word, number=day + 1) for day in range(len(scores))])


def courts(renderer: Renderer, words: Words, rows: Sequence[dict[str, int]]) -> list[Text]:
    labels = [words.say("in-circle"), words.say("in-own"), words.say("in-other")]
    return bars(renderer, [[row["circle"], row["own"], row["other"]] for row in rows], labels)
