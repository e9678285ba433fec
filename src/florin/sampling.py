"""Filling in what a seat cannot know: a whole log of the court that looks to this seat like the one it saw.

Every way to distribute the unseen cards over the other's hand, what he planned and his deck is equally likely. All of
them could have happened: going back in time, any card of a hand may be the one just drawn.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from florin.errors import BadRecord
from florin.notation import HOUSES, noble_text
from florin.rules import court

Pick = Callable[[int], int]  # a number below another
UNKNOWN = "?"


@dataclass
class Side:
    """What happened to one house, in order: places in the log of its draws, plans and open plays, and their cards."""

    events: list[tuple[str, int, str]] = field(default_factory=list)


def completed(log: Sequence[str], dukes: bool, pick: Pick) -> list[str]:
    """The log with a card for every `?`."""
    lines = list(log)
    circle, sides = split(lines)
    for house in range(2):
        if any(card == UNKNOWN for _, _, card in sides[house].events):
            deck = Counter(house_deck(house, dukes)) - Counter(circle[house])
            fill_in(lines, sides[house], deck, pick)
    return lines


def house_deck(house: int, dukes: bool) -> list[str]:
    kinds = [kind for kind in range(court.DUKE) for _ in range(2)] + [court.DUKE] * dukes
    return [HOUSES[house] + noble_text(kind) for kind in kinds]


def split(lines: Sequence[str]) -> tuple[list[list[str]], list[Side]]:
    """The circle as it was laid, and what each house drew and did afterwards."""
    circle: list[list[str]] = [[], []]
    sides = [Side(), Side()]
    drawer, drawn = 0, 0
    for place, line in enumerate(lines):
        who, _, what = line.partition(" ")
        verb, _, rest = what.partition(" ")
        card = rest.split(" ")[0]
        if who not in ("*", "0", "1"):
            raise BadRecord("record-line", line=place + 1, text=line, game="court")
        if verb == "first":
            continue
        if who != "*":
            drawer = int(who)
            if verb == "replace" and card in circle[drawer]:
                circle[drawer].remove(card)
            elif verb in ("send", "ally", "conspire", "plan"):
                sides[drawer].events.append(("plan" if verb == "plan" else "play", place, card))
        elif sum(map(len, circle)) < 8:
            house = drawer if drawn >= 8 else drawn // 4
            circle[house].append(what)
            drawn += 1
        else:
            hands = sum(len(side.events) for side in sides)
            house = hands // 5 if hands < 10 else drawer
            sides[house].events.append(("draw", place, what))
    return circle, sides


def fill_in(lines: list[str], side: Side, deck: Counter[str], pick: Pick) -> None:
    """Distributes a house's unseen cards as the present may be, then walks back in time to how it came to that."""
    from_under, unseen, under = locate(side, deck.total())
    hidden = shuffled(list((deck - Counter(card for kind, _, card in side.events if kind == "play")).elements()), pick)
    planned, hand = hidden[:under], hidden[under + unseen :]
    for kind, place, card in reversed(side.events):
        if kind == "play":
            hand.append(card)
        elif kind == "plan":
            hand.append(planned.pop())
            lines[place] = lines[place].replace(UNKNOWN, hand[-1])
        else:
            if not hand:
                raise IndexError("a draw into no hand")
            drawn = hand.pop(pick(len(hand)) if card == UNKNOWN else hand.index(card))
            lines[place] = f"* {drawn}"
            if place in from_under:
                planned.insert(0, drawn)


def locate(side: Side, unseen: int) -> tuple[set[int], int, int]:
    """Which draws were of planned cards, and how many unseen and planned cards are left in the deck."""
    from_under, under = set(), 0
    for kind, place, _ in side.events:
        if kind == "plan":
            under += 1
        elif kind == "draw" and unseen:
            unseen -= 1
        elif kind == "draw":
            under -= 1
            from_under.add(place)
    return from_under, unseen, under


def shuffled(cards: list[str], pick: Pick) -> list[str]:
    for last in range(len(cards) - 1, 0, -1):
        other = pick(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards
