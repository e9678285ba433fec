"""The table of the court game: the Inner Circle between the Outer Courts, each pile with its number and value."""

from collections.abc import Mapping, Sequence

from rich.style import Style
from rich.text import Text

from florin.notation import HOUSES
from florin.terminal.app.drawing import Renderer, beside, click, flowed, joined, piece
from florin.terminal.words import NOTHING
from florin.view import CourtView, Pile


def court_table(
    renderer: Renderer,
    view: CourtView,
    move: str = "",
    hands: Mapping[int, Sequence[str]] | None = None,
    legal: Sequence[str] = (),
) -> list[Text]:
    """Draw the court; `hands` are both hands if the reader may see them, otherwise only the viewer's is shown."""
    shown = hands if hands is not None else ({} if view.seat is None else {view.seat: view.hand})
    near = view.seat if view.seat is not None else 0  # the house at the bottom
    noble = move.split(" ")[1] if " " in move else ""
    marks = Marks(renderer, move, noble, legal)
    for blocks, gap in ((True, [Text()]), (True, []), (False, [])):  # the largest layout that fits
        rows = [
            *house(renderer, view, 1 - near, shown, noble, blocks),
            *zone(renderer, view, HOUSES[1 - near], marks),
            *gap,
        ]
        rows += [*circle(renderer, view, marks), *gap, *zone(renderer, view, HOUSES[near], marks), *gap]
        rows += house(renderer, view, near, shown, noble, blocks)
        if len(rows) <= renderer.height:
            break
    return rows


class Marks:
    """Marks on the piles: which the chosen noble could ally with, and which it could eliminate by conspiracy."""

    def __init__(self, renderer: Renderer, move: str, noble: str, legal: Sequence[str]) -> None:
        self.renderer = renderer
        verb, *parts = move.split(" ")
        self.on = parts[1] if verb in ("ally", "conspire") else ""
        self.falls = parts[2] if verb == "conspire" else ""
        split = [other.split(" ") for other in legal]
        self.may_join = {parts[2] for parts in split if parts[0] == "ally" and parts[1] == noble}
        self.may_fall = {parts[3] for parts in split if parts[0] == "conspire" and parts[1] == noble}

    def label(self, pile: Pile) -> Text:
        palette, number = self.renderer.palette, str(pile.number)
        link = click("pile", pile.number)
        if number == self.falls:
            return piece(f"†{number}", Style(color=palette.bad, bold=True, reverse=True) + link)
        if number == self.on:
            return piece(f"✓{number}", Style(color=palette.good, bold=True, reverse=True) + link)
        style = Style(color=palette.gold, bold=True) if number in self.may_join else Style(color=palette.soft)
        found = piece(number, style + link)
        return found + piece("†", Style(color=palette.bad) + link) if number in self.may_fall else found


def pile_block(renderer: Renderer, pile: Pile, marks: Marks) -> list[Text]:
    link = click("pile", pile.number)
    cards = joined([renderer.chip(card, len(card) + 1 + (len(pile.cards) == 1), link=link) for card in pile.cards])
    label = marks.label(pile)
    if len(pile.cards) > 1 or pile.least != pile.most:
        span = f"={pile.least}" if pile.least == pile.most else f"={pile.least}{NOTHING}{pile.most}"
        label += renderer.text(f" {span}", bold=True)
    if not renderer.tall:
        return [label, cards]
    edge = joined(
        [piece(" " * (len(card) + 1 + (len(pile.cards) == 1)), renderer.card_style(card) + link) for card in pile.cards]
    )
    return [label, edge, cards, edge]


def zone(renderer: Renderer, view: CourtView, where: str, marks: Marks) -> list[Text]:
    """Draw an Outer Court."""
    words = renderer.words
    label = words.say("outer-court-of", house=words.house(HOUSES.index(where)))
    return [rule(renderer, label), *piles(renderer, view, where, marks)]


def circle(renderer: Renderer, view: CourtView, marks: Marks) -> list[Text]:
    return [
        rule(renderer, renderer.words.say("circle-title"), renderer.palette.gold),
        *piles(renderer, view, "circle", marks),
    ]


def piles(renderer: Renderer, view: CourtView, where: str, marks: Marks) -> list[Text]:
    blocks = [pile_block(renderer, pile, marks) for pile in view.piles if pile.zone == where]
    return flowed(blocks, renderer.width - 2, gap=2) if blocks else [renderer.soft(NOTHING)]


def rule(renderer: Renderer, label: str, colour: str = "") -> Text:
    """Draw a horizontal line with a label."""
    line = (
        renderer.text("── ", renderer.palette.line)
        + renderer.text(label, colour or renderer.palette.soft, bold=True)
        + Text(" ")
    )
    return line + renderer.text("─" * max(0, min(renderer.width, 100) - line.cell_len), renderer.palette.line)


def backs(cards: int, room: int) -> Text:
    """Draw this many face-down cards, narrower if there is little room."""
    wide, gap = ("▒▒", " ") if 3 * cards - 1 <= room else ("▒", " ") if 2 * cards - 1 <= room else ("▒", "")
    return joined([piece(wide, Style(color="#8d3a33", bgcolor="#5c1a1e"))] * cards, gap)


def house(
    renderer: Renderer, view: CourtView, seat: int, hands: Mapping[int, Sequence[str]], noble: str, blocks: bool
) -> list[Text]:
    """Draw a house: influence, deck, plans and limit, and its hand, face down if it is not in `hands`."""
    words = renderer.words
    name = renderer.name(seat, renderer.name_width(24), turn=seat == view.turn)
    facts = [words.say("influence-of", count=view.influence[seat]), words.say("deck-of", count=view.decks[seat])]
    if view.plans[seat]:
        facts.append(words.say("planned-of", count=view.plans[seat]))
    if view.limits[seat] is not None:
        facts.append(words.say("limit-of", value=view.limits[seat]))
    line = name + Text("  ") + renderer.text(" · ".join(facts), renderer.palette.ink)
    if seat not in hands:
        return [line + Text("  ") + backs(view.hands[seat], renderer.width - 4 - line.cell_len)]
    cards = []
    for number, card in enumerate(hands[seat]):
        link = click("noble", card)
        block = renderer.block(card, link=link, large=renderer.tall)
        chosen = card == noble and card not in hands[seat][:number]
        mark = piece(("▲" if chosen else " ").center(block[0].cell_len), Style(color=renderer.palette.good, bold=True))
        cards.append([*block, mark] if blocks else [block[1], mark])
    if view.planned and seat == view.seat:
        chips = [renderer.chip(card) for card in view.planned]
        rows = chips if blocks and renderer.tall else [joined(chips, " "), Text()]
        cards.append([renderer.soft(words.say("under-deck")), *rows])
    return [line, *beside(*cards, gap=2)]
