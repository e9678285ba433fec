"""The scoring of a day, column by column, and the end of the game."""

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
from florin.terminal.app.drawing import Renderer, piece, right, stacked
from florin.terminal.scoring import Outcome, decision, good_text, scorings, summary, win_line
from florin.view import View

Parts = Sequence[dict[str, Any]]


def columns(renderer: Renderer, parts: Parts, totals: Sequence[int]) -> list[tuple[Text, str, list[str]]]:
    """Return the steps of a scoring: each a heading, a sentence, and what every seat gets."""
    words = renderer.words
    if words.game == "court":
        keys = ("circle", "own", "other", "nobles", "total")
        names = ("in-circle", "in-own", "in-other", "nobles", "influence")
        return [
            (renderer.soft(words.say(name)), words.say(f"tell-{key}"), [str(part[key]) for part in parts])
            for key, name in zip(keys, names, strict=True)
        ]
    first, extra = ("ship", "bonus") if words.game == "card" else ("hold", "extra")
    found = [(renderer.soft(words.say(first)), words.say(f"tell-{first}"), [f"+{part[first]}" for part in parts])]
    for number, letter in enumerate(GOODS[words.game]):
        paid = [good_text(part["rank"][number], part[extra][number]) for part in parts]
        found.append((renderer.good(letter, f" {letter} "), words.say("tell-good", good=words.good(letter)), paid))
    if words.game == "board":
        found.append((renderer.soft(words.say("bids")), words.say("tell-bids"), [str(-part["bids"]) for part in parts]))
    found.append((renderer.soft(words.say("gain")), words.say("tell-gain"), [f"{part['total']:+}" for part in parts]))
    return [*found, (renderer.soft(words.say("florins")), words.say("tell-florins"), [str(total) for total in totals])]


class ScoringScreen(Screen[None]):
    """Advances automatically; Enter shows everything, and a second Enter returns to the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space,escape", "on", show=False)]

    def __init__(self, renderer: Renderer, day: int, parts: Parts, totals: Sequence[int], pace: float) -> None:
        super().__init__()
        self.renderer = renderer
        self.day = day
        self.parts = parts
        self.totals = totals
        self.pace = pace
        self.shown = 1

    def compose(self) -> ComposeResult:
        keys = {"card": "day-over", "board": "round-over", "court": "court-over"}
        yield Static(
            piece(self.renderer.words.say(keys[self.renderer.words.game], number=self.day + 1), "bold"), id="head"
        )
        with VerticalScroll(id="pages"):
            yield Static(id="body")
        yield Static(piece(self.renderer.words.say("keys-telling"), "dim"), id="keys")

    def on_mount(self) -> None:
        self.steps = columns(self.renderer, self.parts, self.totals)
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
        renderer = self.renderer
        name = renderer.name_width(20 if renderer.words.game == "court" else 16)
        seats = range(len(self.parts))
        rows = [Text(" " * (name + 4)), *(renderer.name(seat, name, turn=False) for seat in seats)]
        for number, (head, _, paid) in enumerate(self.steps[: self.shown]):
            wide = max(head.cell_len, *map(len, paid)) + 2
            rows[0] += right(head, wide)
            last = number == self.shown - 1
            for seat in seats:
                colour = renderer.palette.gold if last else renderer.palette.ink
                rows[seat + 1] += right(renderer.text(paid[seat], colour, bold=last), wide)
        sentence = renderer.text(self.steps[self.shown - 1][1], renderer.palette.gold)
        if self.shown == len(self.steps):
            rows += [Text(), *bars(renderer, [[total] for total in self.totals], [])]
        self.query_one("#body", Static).update(stacked([sentence, Text(), *rows]))

    def action_on(self) -> None:
        if self.shown < len(self.steps):
            self.shown = len(self.steps)
            self.draw()
        else:
            self.dismiss(None)

    def on_click(self) -> None:
        self.action_on()


class EndScreen(Screen[str]):
    """The winners, where the points came from, and what can be done now."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "go('new')", show=False),
        Binding("r", "go('replay')", show=False),
        Binding("s", "go('save')", show=False),
        Binding("a", "go('review')", show=False),
        Binding("enter,escape", "go('table')", show=False),
        Binding("q,f10,ctrl+q", "go('quit')", show=False),
    ]

    def __init__(self, renderer: Renderer, breakdown: Sequence[Parts], view: View, note: str) -> None:
        super().__init__()
        assert view.winners is not None
        self.renderer = renderer
        self.outcome = Outcome(breakdown, view.scores, view.winners, view.ended)
        self.note = note

    def compose(self) -> ComposeResult:
        words = self.renderer.words
        yield Static(piece(win_line(words, self.outcome.winners), "bold"), id="head")
        with VerticalScroll(id="pages"):
            yield Static(id="body")
        yield Static(piece(words.say("keys-ending"), "dim"), id="keys")

    def on_mount(self) -> None:
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    def draw(self) -> None:
        renderer = Renderer(self.renderer.words, self.renderer.palette, self.size.width - 4, self.size.height)
        breakdown, scores, *_ = self.outcome
        if renderer.words.game == "court":
            chart = courts(renderer, renderer.words, breakdown[0])
            lines = scorings(renderer.words, breakdown, scores)
        else:
            chart = race(renderer, scores)
            lines = [*summary(renderer.words, breakdown, scores[-1]), ""]
            lines += scorings(renderer.words, breakdown, scores)
        why = decision(renderer.words, self.outcome)
        note = [renderer.soft(self.note), Text()] if self.note else []
        rows = [
            *(row for line in why for row in (renderer.text(line), Text())),
            *chart,
            Text(),
            *note,
            *map(Text, lines),
        ]
        self.query_one("#body", Static).update(stacked(rows))

    def action_go(self, where: str) -> None:
        self.dismiss(where)
