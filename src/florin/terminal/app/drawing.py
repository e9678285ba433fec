"""Drawing in styled text: cards and seats have letters or marks as well as colours, never colours alone."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from florin.terminal.words import Words

MARKS, HOLLOW = "●■▲◆★✚", "○□△◇☆✛"


@dataclass(frozen=True)
class Palette:
    """The colours of a theme."""

    ink: str
    soft: str  # less important text
    line: str
    gold: str  # turn, leader, possible targets
    good: str  # chosen or gained
    bad: str  # forced, or in danger
    slot: str  # empty space
    seats: tuple[str, ...]
    cards: dict[str, tuple[str, str]]  # background and text by letter; N is neutral, B black


CANDLE = Palette(
    ink="#f4e9d3",
    soft="#b9a684",
    line="#6b583f",
    gold="#e8c06a",
    good="#84cdb8",
    bad="#f0a097",
    slot="#3a2d22",
    seats=("#ee9a92", "#93b4f2", "#7cc7b2", "#e6b75a", "#c0a6ea", "#c4bfb6"),
    cards={
        "G": ("#d2a236", "#33240a"),
        "S": ("#d2741f", "#2b1506"),
        "F": ("#74502f", "#fbf0da"),
        "D": ("#2b54a6", "#f6f1e2"),
        "C": ("#a8233d", "#fdf0e4"),
        "M": ("#5a6977", "#f6f3ea"),
        "P": ("#eeebe2", "#1f57a6"),
        "N": ("#e2d4ae", "#1f5a41"),
        "B": ("#0d0a08", "#e9c56c"),
        "court-R": ("#234892", "#eabf55"),
        "court-G": ("#932630", "#fdf6ea"),
    },
)
DAY = Palette(
    ink="#2a2119",
    soft="#6a5944",
    line="#b7a37a",
    gold="#7a540c",
    good="#1f5f50",
    bad="#9a2227",
    slot="#d9c9a4",
    seats=("#8d1f27", "#264c98", "#26705f", "#8d560a", "#5b3f86", "#4a4a4a"),
    cards=CANDLE.cards
    | {
        "G": ("#dfb243", "#33240a"),
        "S": ("#e0822a", "#33190a"),
        "F": ("#6b472d", "#fbf0da"),
        "B": ("#241d19", "#e9c56c"),
    },
)


def piece(text: str, style: Style | str) -> Text:
    """Return styled text whose style does not extend to text appended after it."""
    return Text().append(text, style)


def click(action: str, *arguments: object) -> Style:
    """Return a style that makes text clickable; the screen gets the action and its arguments."""
    return Style(meta={"pick": (action, *arguments)})


class Renderer:
    """Draws for one reader, in this many columns and rows."""

    def __init__(self, words: Words, palette: Palette, width: int, height: int) -> None:
        self.words = words
        self.palette = palette
        self.width = width
        self.height = height

    @property
    def tall(self) -> bool:
        """Whether there is room for large cards."""
        return self.height >= 22

    def text(self, text: str, colour: str = "", *, bold: bool = False, dim: bool = False) -> Text:
        return piece(text, Style(color=colour or self.palette.ink, bold=bold, dim=dim))

    def soft(self, text: str) -> Text:
        return self.text(text, self.palette.soft)

    def colours(self, card: str) -> tuple[str, str]:
        """Return the background and text colours of a card."""
        cards = self.palette.cards
        if self.words.game == "court":
            return cards[f"court-{card[0]}"]
        return cards[card[0] if card[0].isalpha() else "B" if card == "7" else "N"]

    def card_style(self, card: str, *, ghost: bool = False) -> Style:
        ground, ink = self.colours(card)
        return Style(color=ink, bgcolor=ground, bold=not ghost, italic=ghost, dim=ghost)

    def chip(self, card: str, width: int = 4, *, ghost: bool = False, link: Style | None = None) -> Text:
        """Draw a card on one line."""
        return piece(card.center(width), self.card_style(card, ghost=ghost) + (link or Style()))

    def block(self, card: str, *, link: Style | None = None, large: bool = False) -> list[Text]:
        """Draw a card on several lines; green cards have a ribbon in the corner."""
        style = self.card_style(card) + (link or Style())
        width = 12 if large else 5
        ribbon = Style(color="#1f7350", bgcolor=self.colours(card)[0], bold=True) + (link or Style())
        top = piece(" " * width, style)
        if card.endswith("*") and self.words.game != "court":
            top = piece(" " * (width - 2), style) + piece("◥◥"[:2], ribbon)
        rows = [top, piece(card.center(width), style)]
        if large:
            rows.append(piece(self.short_name(card, width - 2).center(width), style + Style(bold=False)))
        return [*rows, piece(" " * width, style)]

    def short_name(self, card: str, most: int) -> str:
        """Return the name of a card's good or office, shortened to at most `most` letters."""
        words = self.words
        if words.game == "court":
            title = words.say(f"noble-{card[1:]}") if card[1:] in ("0", "1", "J", "15") else ""
        else:
            title = words.good(card[0]) if card[0].isalpha() else ""
        return title if len(title) <= most else title.partition("-")[0][:most]

    def back(self, label: str, *, link: Style | None = None) -> list[Text]:
        """Draw a deck with the number of its cards."""
        style = Style(color="#f2cf86", bgcolor="#5c1a1e", bold=True) + (link or Style())
        edge = Style(color="#8d3a33", bgcolor="#5c1a1e") + (link or Style())
        return [piece("▒▒▒▒▒", edge), piece(label.center(5), style), piece("▒▒▒▒▒", edge)]

    def seat_colour(self, seat: int) -> str:
        """Return a seat's colour; at court that of the house: Della Rovere blue, Gonzaga red."""
        return self.palette.seats[1 - seat if self.words.game == "court" else seat]

    def mark(self, seat: int, *, hollow: bool = False) -> Text:
        """Draw a seat's marker, hollow for a future position."""
        return piece((HOLLOW if hollow else MARKS)[seat], Style(color=self.seat_colour(seat), bold=True))

    def name(self, seat: int, most: int, *, turn: bool) -> Text:
        """A seat's name behind its mark; the one on turn is pointed at."""
        name = self.words.name(seat)
        name = name if len(name) <= most else name[: most - 1] + "…"
        pointer = self.text("▶ " if turn else "  ", self.palette.gold, bold=True)
        style = Style(color=self.palette.gold if turn else self.palette.ink, bold=turn or seat == self.words.you)
        return pointer + self.mark(seat) + Text(" ") + piece(name.ljust(most), style)

    def name_width(self, most: int) -> int:
        return min(most, max(len(self.words.name(seat)) for seat in range(len(self.words.names))))

    def good(self, letter: str, text: str) -> Text:
        """Draw text in the colours of a good."""
        ground, ink = self.palette.cards[letter]
        return piece(text, Style(color=ink, bgcolor=ground, bold=True))


def beside(*columns: Sequence[Text], gap: int = 1) -> list[Text]:
    """Put blocks side by side, aligned at the bottom."""
    height = max((len(column) for column in columns), default=0)
    rows = [Text() for _ in range(height)]
    for number, column in enumerate(columns):
        wide = max((row.cell_len for row in column), default=0)
        blank = [Text(" " * wide)] * (height - len(column))
        for row, part in zip(rows, [*blank, *column], strict=True):
            if number:
                row.append(" " * gap)
            padded = part.copy()
            padded.append(" " * (wide - part.cell_len))
            row.append_text(padded)
    return rows


def right(text: Text, width: int) -> Text:
    return Text(" " * max(0, width - text.cell_len)) + text


def left(text: Text, width: int) -> Text:
    found = text.copy()
    found.append(" " * max(0, width - text.cell_len))
    return found


def joined(texts: Iterable[Text], between: str = "") -> Text:
    return Text(between).join(texts)


def stacked(rows: Iterable[Text]) -> Text:
    return Text("\n").join(rows)


def flowed(blocks: Sequence[Sequence[Text]], width: int, gap: int = 2) -> list[Text]:
    """Put blocks side by side, in as many bands as they need."""
    bands: list[list[Sequence[Text]]] = [[]]
    used = 0
    for block in blocks:
        wide = max((row.cell_len for row in block), default=0) + gap
        if bands[-1] and used + wide > width:
            bands.append([])
            used = 0
        bands[-1].append(block)
        used += wide
    return [row for band in bands if band for row in beside(*band, gap=gap)]
