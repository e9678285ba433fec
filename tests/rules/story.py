"""Games told as a record tells them: `* F3` is dealt, `0 take 12` is played, and exactly that must have happened.

Whole days and rounds have a teller of their own, for what a ship or a hold earns does not depend on how it was filled.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement
from typing import Any

import florin
from florin.dealer import Find


class Script(florin.Scripted):
    """Deals what it is told, and then the first card or seat that can come; the log shows it if the story did not."""

    def pick(self, count: int, find: Find) -> int:
        return super().pick(count, find) if self.used < len(self.lines) else 0


def tell(game: str, text: str, **options: Any) -> florin.Position:
    """Plays a game from its beginning; lines are parted by commas or line breaks."""
    lines = lines_of(text)
    position = florin.game(game, **options).start(dealer=Script(draws(lines)))
    perform(position, lines, 0)
    return position


def go_on(position: florin.Position, text: str) -> florin.Position:
    """Plays on."""
    lines = lines_of(text)
    before = len(position.log)
    script(position, *draws(lines))
    perform(position, lines, before)
    return position


def lines_of(text: str) -> list[str]:
    return [line.strip() for line in re.split(r"[,\n]", text) if line.strip()]


def draws(lines: Iterable[str]) -> list[str]:
    return [line[2:] for line in lines if line.startswith("*")]


def perform(position: florin.Position, lines: list[str], before: int) -> None:
    for line in lines:
        if not line.startswith("*"):
            position.play(line[2:], seat=int(line[0]))
    assert lines == position.log[before:]


def script(position: florin.Position, *draws: str) -> None:
    """Script the next draws."""
    dealer = position.dealer
    assert isinstance(dealer, florin.Scripted)
    dealer.lines.extend(draws)


def table(position: florin.Position, seat: int | None = None) -> Any:
    """Return the table as a spectator or a seat sees it."""
    return position.view(seat)


def paid(position: florin.Position, source: str, day: int = -1) -> list[Any]:
    """Return what the seats were paid from one source on a day that is over, by default the last."""
    return [row[source] for row in position.breakdown()[day]]


def paid_for(position: florin.Position, source: str, good: str, day: int = -1) -> list[int]:
    """Return what the seats were paid for one good."""
    goods = {"card": "GSFDC", "board": "MPDCS"}[position.game.name]
    return [florins[goods.index(good)] for florins in paid(position, source, day)]


# -- whole days and rounds ---------------------------------------------------------------------------------------------


def trade_day(position: florin.Position, *ships: str, first: int | None = None) -> None:
    """A day of the card game: in turn each player reveals the next cards of their ship, up to three, and takes them.

    `first` is who is to be drawn among the poorest for the next day.
    """
    left = [ship.split() for ship in ships]
    day = len(position.scores)
    while len(position.scores) == day:
        assert position.turn is not None
        cards = next_cards(left[position.turn])
        script(position, *cards)
        for _ in cards:
            position.play("reveal")
        if first is not None and not any(left):
            script(position, f"first {first}")
        position.play("take " + "123"[: len(cards)])


def trade_round(position: florin.Position, *holds: str, spoilt: str = "", first: int | None = None) -> None:
    """A round of the board game: each turns up the next cards of their hold and buys them for one florin.

    The cards left for the last hold fill it for free. A player who has all their cards turns up some of the `spoilt`,
    which nobody buys.
    """
    left = [hold.split() for hold in holds]
    waste = spoilt.split()
    played = len(position.scores)
    while len(position.scores) == played:
        active = position.turn
        assert active is not None
        buys = bool(left[active])
        turn_lot(position, left[active] if buys else waste)
        unfilled = [cards for cards in left if cards]
        if len(unfilled) == 1 and not waste:
            script(position, *unfilled[0])
            unfilled[0].clear()
        if first is not None and not any(left) and not waste:
            script(position, f"first {first}")
        bid(position, active if buys else None, played)


def turn_lot(position: florin.Position, cards: list[str]) -> None:
    """Up to three cards, or as many as may be turned; then the auction is on."""
    for _ in range(3):
        if cards and "draw" in position.legal():
            script(position, cards.pop(0))
            position.play("draw")
    if "auction" in position.legal():
        position.play("auction")


def bid(position: florin.Position, buyer: int | None, played: int) -> None:
    """The buyer bids 1, all others pass."""
    while len(position.scores) == played and "pass" in position.legal():
        position.play("bid 1" if position.turn == buyer else "pass")


def next_cards(cards: list[str]) -> list[str]:
    taken = cards[:3]
    del cards[:3]
    return taken


def loads_worth(position: florin.Position, *values: int) -> list[str]:
    """A full ship or hold for each seat, worth these values, out of the cards that can come, none of them green."""
    stock: dict[int, list[str]] = {}
    for card, count in table(position).unseen.items():
        if "*" not in card:
            stock.setdefault(worth(card), []).extend([card] * count)
    size = getattr(table(position), "capacity", 5)
    shapes = list(combinations_with_replacement(sorted(stock, reverse=True), size))
    left = Counter({value: len(cards) for value, cards in stock.items()})
    found = next(splits(left, shapes, list(values)))
    return [" ".join(stock[value].pop() for value in shape) for shape in found]


def splits(left: Counter[int], shapes: list[tuple[int, ...]], sums: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Ways to take a load of each sum from what is left, found by trying."""
    if not sums:
        yield []
        return
    for shape in shapes:
        if sum(shape) == sums[0] and Counter(shape) <= left:
            for others in splits(left - Counter(shape), shapes, sums[1:]):
                yield [shape, *others]


def worth(card: str) -> int:
    return int(card.strip("GSFDCMP*"))


# -- the court ---------------------------------------------------------------------------------------------------------


def sit(r_circle: str, g_circle: str, r_hand: str, g_hand: str, more: str = "", **options: Any) -> florin.Position:
    """A court with these circles and hands, cards without the letter of their house."""
    cards = [f"* R{card}" for card in r_circle.split()] + [f"* G{card}" for card in g_circle.split()]
    cards += [f"* R{card}" for card in r_hand.split()] + [f"* G{card}" for card in g_hand.split()]
    return tell("court", ", ".join(cards) + ", " + more, **options)


def spend_decks(position: florin.Position, spare: str, last: str, verbs: tuple[str, str] = ("send", "send")) -> None:
    """Both play a spare card and then always what they have just drawn, until those who send have no deck left; the
    card named here is the last of it. A jester drawn last is left to be declared.
    """
    card, final = spare.split(), last.split()
    senders = [seat for seat in range(2) if verbs[seat] == "send"]
    while any(table(position).decks[seat] for seat in senders):
        seat = position.turn
        assert seat is not None
        drawn = next_draw(position, seat, final[seat])
        script(position, drawn)
        position.play(f"{verbs[seat]} {card[seat]}")
        card[seat] = drawn
        if position.legal()[0].startswith("declare") and not all(table(position).decks):
            break


def next_draw(position: florin.Position, seat: int, final: str) -> str:
    """The next card of a deck in the canonical order, the one that is to come last excepted."""
    view = table(position, seat)
    unseen = Counter(view.unseen[seat])
    if view.decks[seat] > 1 and final not in view.planned:
        unseen -= Counter([final])
    return next(iter(unseen)) if unseen else str(view.planned[0])


def piles(position: florin.Position) -> dict[int, str]:
    """The court's piles by number: zone and cards from the bottom up, as in `circle R2 G3`."""
    return {pile.number: " ".join([pile.zone, *pile.cards]) for pile in table(position).piles}
