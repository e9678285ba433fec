"""A scoring, told step by step: one column after the other, as at a table where someone counts aloud."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from florin.notation import GOODS
from florin.terminal.app.charts import bars, courts, race
from florin.terminal.app.pen import Pen, piece, right, stacked
from florin.terminal.scoring import good_text, scorings, summary, verdict

Parts = Sequence[dict[str, Any]]


def columns(pen: Pen, parts: Parts, totals: Sequence[int]) -> list[tuple[Text, str, list[str]]]:
    """The steps of a scoring: each a heading, a sentence, and what every seat gets."""
    words = pen.words
    if words.game == "court":
        keys = ("circle", "own", "other", "nobles", "total")
        names = ("in-circle", "in-own", "in-other", "nobles", "influence")
        return [
            (pen.soft(words.say(name)), words.say(f"tell-{key}"), [str(part[key]) for part in parts])
            for key, name in zip(keys, names, strict=True)
        ]
    first, extra = ("ship", "bonus") if words.game == "card" else ("hold", "extra")
    found = [(pen.soft(words.say(first)), words.say(f"tell-{first}"), [f"+{part[first]}" for part in parts])]
    for number, letter in enumerate(GOODS[words.game]):
        paid = [good_text(part["rank"][number], part[extra][number]) for part in parts]
        found.append((pen.good(letter, f" {letter} "), words.say("tell-good", good=words.good(letter)), paid))
    if words.game == "board":
        found.append((pen.soft(words.say("bids")), words.say("tell-bids"), [str(-part["bids"]) for part in parts]))
    found.append((pen.soft(words.say("gain")), words.say("tell-gain"), [f"{part['total']:+}" for part in parts]))
    return [*found, (pen.soft(words.say("florins")), words.say("tell-florins"), [str(total) for total in totals])]


class Telling(Screen[None]):
    """Goes on by itself; Enter tells all at once, and once more goes back to the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space,escape", "on", show=False)]

    def __init__(self, pen: Pen, day: int, parts: Parts, totals: Sequence[int], pace: float) -> None:
        super().__init__()
        self.pen = pen
        self.day = day
        self.parts = parts
        self.totals = totals
        self.pace = pace
        self.shown = 1

    def compose(self) -> ComposeResult:
        keys = {"card": "day-over", "board": "round-over", "court": "court-over"}
        yield Static(piece(self.pen.words.say(keys[self.pen.words.game], number=self.day + 1), "bold"), id="head")
        with VerticalScroll(id="pages"):
            yield Static(id="body")
        yield Static(piece(self.pen.words.say("keys-telling"), "dim"), id="keys")

    def on_mount(self) -> None:
        self.steps = columns(self.pen, self.parts, self.totals)
        if self.pace > 0:
            self.set_interval(self.pace, self.step)
        else:
            self.shown = len(self.steps)
        self.draw()

    def step(self) -> None:
        if self.shown < len(self.steps):
            self.shown += 1
            self.draw()

    def draw(self) -> None:
        pen = self.pen
        name = pen.name_width(20 if pen.words.game == "court" else 16)
        seats = range(len(self.parts))
        rows = [Text(" " * (name + 4)), *(pen.name(seat, name, turn=False) for seat in seats)]
        for number, (head, _, paid) in enumerate(self.steps[: self.shown]):
            wide = max(head.cell_len, *map(len, paid)) + 2
            rows[0] += right(head, wide)
            last = number == self.shown - 1
            for seat in seats:
                colour = pen.palette.gold if last else pen.palette.ink
                rows[seat + 1] += right(pen.text(paid[seat], colour, bold=last), wide)
        sentence = pen.text(self.steps[self.shown - 1][1], pen.palette.gold)
        if self.shown == len(self.steps):
            rows += [Text(), *bars(pen, [[total] for total in self.totals], [])]
        self.query_one("#body", Static).update(stacked([sentence, Text(), *rows]))

    def action_on(self) -> None:
        if self.shown < len(self.steps):
            self.shown = len(self.steps)
            self.draw()
        else:
            self.dismiss(None)

    def on_click(self) -> None:
        self.action_on()


class Ending(Screen[str]):
    """Who won, where it all came from, and what can be done now."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "go('new')", show=False),
        Binding("r", "go('replay')", show=False),
        Binding("s", "go('save')", show=False),
        Binding("enter,escape", "go('table')", show=False),
        Binding("q,f10,ctrl+q", "go('quit')", show=False),
    ]

    def __init__(
        self, pen: Pen, breakdown: Sequence[Parts], scores: Sequence[Sequence[int]], winners: Sequence[int], note: str
    ) -> None:
        super().__init__()
        self.pen = pen
        self.breakdown = breakdown
        self.scores = scores
        self.winners = winners
        self.note = note

    def compose(self) -> ComposeResult:
        words = self.pen.words
        yield Static(piece(verdict(words, self.winners), "bold"), id="head")
        with VerticalScroll(id="pages"):
            yield Static(id="body")
        yield Static(piece(words.say("keys-ending"), "dim"), id="keys")

    def on_mount(self) -> None:
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    def draw(self) -> None:
        pen = Pen(self.pen.words, self.pen.palette, self.size.width - 4, self.size.height)
        if pen.words.game == "court":
            chart = courts(pen, pen.words, self.breakdown[0])
            told = scorings(pen.words, self.breakdown, self.scores)
        else:
            chart = race(pen, self.scores)
            told = [*summary(pen.words, self.breakdown, self.scores[-1]), ""]
            told += scorings(pen.words, self.breakdown, self.scores)
        note = [pen.soft(self.note), Text()] if self.note else []
        rows = [*chart, Text(), *note, *map(Text, told)]
        self.query_one("#body", Static).update(stacked(rows))

    def action_go(self, where: str) -> None:
        self.dismiss(where)
