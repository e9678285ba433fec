"""Filling in what a seat cannot know: a whole log of the court that looks to this seat like the one it saw.

Every way to distribute the unseen cards over the other player's hand, planned cards and deck is equally likely. All of
them could have happened: working backwards, any card in the hand may be the one drawn last.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from florin.errors import BadRecord
from florin.notation import CARDS
from florin.options import option_bits
from florin.rules import court

Pick = Callable[[int], int]  # a number below another
UNKNOWN = "?"


@dataclass
class Side:
    """The history of one house, in order: the kind of event, its line in the log, and the card.

    A kind is "draw", "plan" or "play".
    """

    events: list[tuple[str, int, str]] = field(default_factory=list)
    hidden: bool = False  # whether a card is unknown


def completed(log: Sequence[str], options: Mapping[str, Any], pick: Pick) -> list[str]:
    """Return the log of a game with these options, with a card for every `?`."""
    lines = list(log)
    bits = option_bits("court", options)
    circle, sides = split(lines, bits)
    for house in range(court.SEATS):
        if sides[house].hidden:
            deck = Counter(house_deck(house, bits))
            deck.subtract(circle[house])
            fill_in(lines, sides[house], +deck, pick)
    return lines


@lru_cache(maxsize=64)
def house_deck(house: int, bits: int) -> tuple[str, ...]:
    kinds = range(court.KINDS)
    return tuple(CARDS["court"][house << 4 | kind] for kind in kinds for _ in range(court.copies(kind, bits)))


@lru_cache(maxsize=1 << 16)
def words(line: str) -> tuple[str, str, str]:
    """Return who a line is by, its verb, and the card; for a draw the card is also the verb."""
    who, _, what = line.partition(" ")
    verb, _, rest = what.partition(" ")
    return who, verb, rest.partition(" ")[0]


def split(lines: Sequence[str], bits: int) -> tuple[list[list[str]], list[Side]]:
    """Return the circle as it was laid, and what each house drew and did afterwards."""
    circle: list[list[str]] = [[], []]
    sides = [Side(), Side()]
    drawer = drawn = handed = 0
    in_circle, in_hand = court.circle_cards(bits), court.hand_cards(bits)  # of each house
    lacking = full = 2 * in_circle  # cards still to be laid in the circle
    for place, line in enumerate(lines):
        who, verb, card = words(line)
        if who == "*":
            if verb == "first":
                continue
            if lacking:
                house = drawer if drawn >= full else drawn // in_circle
                circle[house].append(verb)
                drawn += 1
                lacking -= 1
                continue
            house = handed // in_hand if handed < 2 * in_hand else drawer
            handed += 1
            side, event = sides[house], ("draw", place, verb)
        elif who not in ("0", "1"):
            raise BadRecord("record-line", line=place + 1, text=line, game="court")
        else:
            drawer = int(who)
            if verb == "replace" and card in circle[drawer]:
                circle[drawer].remove(card)
                lacking += 1
            if verb not in ("send", "ally", "conspire", "plan"):
                continue
            side, event = sides[drawer], ("plan" if verb == "plan" else "play", place, card)
        side.events.append(event)
        side.hidden = side.hidden or event[2] == UNKNOWN
    return circle, sides


def fill_in(lines: list[str], side: Side, deck: Counter[str], pick: Pick) -> None:
    """Distribute a house's unseen cards as they may be now, then work backwards to how that came about."""
    from_under, unseen, under = locate(side, deck.total())
    deck.subtract([card for kind, _, card in side.events if kind == "play"])
    hidden = shuffled(list(deck.elements()), pick)
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
    """Return which draws were of planned cards, and how many unseen and planned cards are left in the deck."""
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
