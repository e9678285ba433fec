"""A table as a picture of pixels: cards as coloured rectangles with their values, one row for each seat."""

from collections.abc import Callable, Sequence
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from florin.rules import BoardState, CardState, CourtState, State, board, card, court
from florin.rules.states import Row, Table

WIDTH, HEIGHT, ROW = 640, 400, 50
CARD_WIDTH, CARD_HEIGHT, GAP = 22, 32, 4
TABLE, PAPER, INK = (58, 74, 66), (236, 224, 196), (40, 32, 28)
GOODS = ((74, 120, 60), (178, 140, 52), (164, 60, 52), (70, 100, 160), (130, 84, 140), (150, 150, 150))
HOUSES = ((164, 60, 52), (70, 100, 160))
# Digits and signs of three by five pixels, a row after the other.
GLYPHS = {
    "0": "111101101101111", "1": "010110010010111", "2": "111001111100111", "3": "111001111001111",
    "4": "101101111001001", "5": "111100111001111", "6": "111100111101111", "7": "111001001001001",
    "8": "111101111101111", "9": "111101111001111", "J": "001001001101111", "D": "110101101101110",
    ":": "000010000010000", "-": "000000111000000",
}  # fmt: skip
Image = NDArray[np.uint8]
Card = tuple[tuple[int, int, int], str]  # a colour, and what is written on it


def write(image: Image, x: int, y: int, text: str, colour: tuple[int, int, int] = INK, size: int = 2) -> None:
    for place, sign in enumerate(text):
        dots = np.array([bit == "1" for bit in GLYPHS[sign]]).reshape(5, 3).repeat(size, 0).repeat(size, 1)
        left = x + place * 4 * size
        area = image[y : y + 5 * size, left : left + 3 * size]
        area[dots[: area.shape[0], : area.shape[1]]] = colour


def draw(image: Image, x: int, y: int, cards: Sequence[Card]) -> None:
    """Draw cards side by side, closer together where there are too many."""
    step = min(CARD_WIDTH + GAP, (WIDTH - x - CARD_WIDTH) // max(1, len(cards) - 1)) if cards else 0
    for place, (colour, text) in enumerate(cards):
        left = x + place * step
        image[y : y + CARD_HEIGHT, left : left + CARD_WIDTH] = colour
        image[y + 2 : y + 18, left + 2 : left + CARD_WIDTH - 2] = PAPER
        write(image, left + 4, y + 5, text)


def trade_cards(kinds: Sequence[int], rules: ModuleType, neutral: Callable[[int], bool]) -> list[Card]:
    return [(GOODS[5] if neutral(kind) else GOODS[rules.GOOD[kind]], str(rules.VALUE[kind])) for kind in kinds]


def trade_rows(
    state: CardState | BoardState, cards: Table, counts: Row, rules: ModuleType, neutral: Callable[[int], bool]
) -> list[tuple[str, list[Card]]]:
    """Return a row for each seat: its florins and its cards."""
    return [(str(state.florins[p]), trade_cards(cards[p][: counts[p]], rules, neutral)) for p in range(state.players)]


def noble(code: int) -> Card:
    kind = code & 15
    return HOUSES[code >> 4], "J" if kind == court.JESTER else "D" if kind == court.DUKE else str(kind)


def court_rows(state: CourtState) -> list[tuple[str, list[Card]]]:
    """Return the circle, the Outer Courts and the hands; a pile shows its cards one after the other."""
    rows: list[tuple[str, list[Card]]] = []
    for zone in (court.INNER, 0, 1):
        cards: list[Card] = []
        for i in state.pile[: state.piles]:
            if state.zone[i] == zone:
                x = state.bottom[i]
                for _ in range(state.size[i]):
                    cards.append(noble(state.noble[x]))
                    x = state.above[x]
        rows.append(("-" if zone == court.INNER else str(zone), cards))
    hands = [[noble(p << 4 | kind) for kind in state.hand[p][: state.hand_n[p]]] for p in range(2)]
    return rows + [(f"{p}:{state.score(p)}", hands[p]) for p in range(2)]


def picture(game: str, state: State) -> Image:
    """Return a picture of 640 x 400 pixels."""
    if game == "court":
        rows = court_rows(state)
    elif game == "card":
        neutral = card.GREEN_2.__le__
        market = trade_cards(state.market[: state.market_n], card, neutral)
        rows = [("-", market), *trade_rows(state, state.ship, state.ship_n, card, neutral)]
    else:
        lot = trade_cards(state.lot[: state.lot_n], board, board.TEN.__eq__)
        rows = [("-", lot), *trade_rows(state, state.hold, state.hold_n, board, board.TEN.__eq__)]
    image = np.full((HEIGHT, WIDTH, 3), TABLE, np.uint8)
    for place, (label, cards) in enumerate(rows):
        write(image, 8, place * ROW + 20, label, PAPER)
        draw(image, 60, place * ROW + 10, cards)
    return image
