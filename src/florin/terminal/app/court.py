"""The table of the court: the Inner Circle between the Outer Courts, each pile with its number and what it counts."""

from collections.abc import Mapping, Sequence

from rich.style import Style
from rich.text import Text

from florin.notation import HOUSES
from florin.terminal.app.pen import Pen, beside, click, flowed, joined, piece
from florin.terminal.words import NOTHING
from florin.view import CourtView, Pile


def court_table(
    pen: Pen,
    view: CourtView,
    move: str = "",
    hands: Mapping[int, Sequence[str]] | None = None,
    legal: Sequence[str] = (),
) -> list[Text]:
    """`hands` are those of a reader who may see both; else it is one's own."""
    shown = hands if hands is not None else ({} if view.seat is None else {view.seat: view.hand})
    me = view.seat if view.seat is not None else 0
    noble = move.split(" ")[1] if " " in move else ""
    marks = Marks(pen, move, noble, legal)
    for blocks, gap in ((True, [Text()]), (True, []), (False, [])):  # as large as there is room for
        rows = [*house(pen, view, 1 - me, shown, noble, blocks), *zone(pen, view, HOUSES[1 - me], marks), *gap]
        rows += [*circle(pen, view, marks), *gap, *zone(pen, view, HOUSES[me], marks), *gap]
        rows += house(pen, view, me, shown, noble, blocks)
        if len(rows) <= pen.height:
            break
    return rows


class Marks:
    """What the chosen noble could do to each pile: join it, or by joining another bring it down."""

    def __init__(self, pen: Pen, move: str, noble: str, legal: Sequence[str]) -> None:
        self.pen = pen
        verb, *parts = move.split(" ")
        self.on = parts[1] if verb in ("ally", "conspire") else ""
        self.falls = parts[2] if verb == "conspire" else ""
        split = [other.split(" ") for other in legal]
        self.may_join = {parts[2] for parts in split if parts[0] == "ally" and parts[1] == noble}
        self.may_fall = {parts[3] for parts in split if parts[0] == "conspire" and parts[1] == noble}

    def label(self, pile: Pile) -> Text:
        palette, number = self.pen.palette, str(pile.number)
        link = click("pile", pile.number)
        if number == self.falls:
            return piece(f"†{number}", Style(color=palette.bad, bold=True, reverse=True) + link)
        if number == self.on:
            return piece(f"✓{number}", Style(color=palette.good, bold=True, reverse=True) + link)
        style = Style(color=palette.gold, bold=True) if number in self.may_join else Style(color=palette.soft)
        found = piece(number, style + link)
        return found + piece("†", Style(color=palette.bad) + link) if number in self.may_fall else found


def pile_block(pen: Pen, pile: Pile, marks: Marks) -> list[Text]:
    link = click("pile", pile.number)
    cards = joined([pen.chip(card, len(card) + 1 + (len(pile.cards) == 1), link=link) for card in pile.cards])
    label = marks.label(pile)
    if len(pile.cards) > 1 or pile.least != pile.most:
        span = f"={pile.least}" if pile.least == pile.most else f"={pile.least}{NOTHING}{pile.most}"
        label += pen.text(f" {span}", bold=True)
    if not pen.tall:
        return [label, cards]
    edge = joined(
        [piece(" " * (len(card) + 1 + (len(pile.cards) == 1)), pen.card_style(card) + link) for card in pile.cards]
    )
    return [label, edge, cards, edge]


def zone(pen: Pen, view: CourtView, where: str, marks: Marks) -> list[Text]:
    """An Outer Court."""
    words = pen.words
    label = words.say("outer-court-of", house=words.house(HOUSES.index(where)))
    return [rule(pen, label), *piles(pen, view, where, marks)]


def circle(pen: Pen, view: CourtView, marks: Marks) -> list[Text]:
    return [rule(pen, pen.words.say("circle-title"), pen.palette.gold), *piles(pen, view, "circle", marks)]


def piles(pen: Pen, view: CourtView, where: str, marks: Marks) -> list[Text]:
    blocks = [pile_block(pen, pile, marks) for pile in view.piles if pile.zone == where]
    return flowed(blocks, pen.width - 2, gap=2) if blocks else [pen.soft(NOTHING)]


def rule(pen: Pen, label: str, colour: str = "") -> Text:
    """A line with a label in it."""
    line = pen.text("── ", pen.palette.line) + pen.text(label, colour or pen.palette.soft, bold=True) + Text(" ")
    return line + pen.text("─" * max(0, min(pen.width, 100) - line.cell_len), pen.palette.line)


def backs(cards: int, room: int) -> Text:
    """So many cards face down, narrower where there is little room."""
    wide, gap = ("▒▒", " ") if 3 * cards - 1 <= room else ("▒", " ") if 2 * cards - 1 <= room else ("▒", "")
    return joined([piece(wide, Style(color="#8d3a33", bgcolor="#5c1a1e"))] * cards, gap)


def house(
    pen: Pen, view: CourtView, seat: int, hands: Mapping[int, Sequence[str]], noble: str, blocks: bool
) -> list[Text]:
    """A player: influence, hand and deck; the cards of a hand that may be seen."""
    words = pen.words
    name = pen.name(seat, pen.name_width(24), turn=seat == view.turn)
    facts = [words.say("influence-of", count=view.influence[seat]), words.say("deck-of", count=view.decks[seat])]
    if view.plans[seat]:
        facts.append(words.say("planned-of", count=view.plans[seat]))
    if view.limits[seat] is not None:
        facts.append(words.say("limit-of", value=view.limits[seat]))
    line = name + Text("  ") + pen.text(" · ".join(facts), pen.palette.ink)
    if seat not in hands:
        return [line + Text("  ") + backs(view.hands[seat], pen.width - 4 - line.cell_len)]
    cards = []
    for number, card in enumerate(hands[seat]):
        link = click("noble", card)
        block = pen.block(card, link=link, large=pen.tall)
        chosen = card == noble and card not in hands[seat][:number]
        mark = piece(("▲" if chosen else " ").center(block[0].cell_len), Style(color=pen.palette.good, bold=True))
        cards.append([*block, mark] if blocks else [block[1], mark])
    if view.planned and seat == view.seat:
        chips = [pen.chip(card) for card in view.planned]
        rows = chips if blocks and pen.tall else [joined(chips, " "), Text()]
        cards.append([pen.soft(words.say("under-deck")), *rows])
    return [line, *beside(*cards, gap=2)]
