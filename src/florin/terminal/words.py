"""Names, cards and sentences in a reader's language."""

from collections.abc import Iterable, Sequence
from typing import Any

from florin import texts
from florin.narration import Argument, Message
from florin.notation import HOUSES

NOTHING = "–"  # noqa: RUF001


class Words:
    """The language of a reader, the seats' names and the reader's own seat, if any."""

    def __init__(self, lang: str, game: str, names: Sequence[str], you: int | None = None) -> None:
        self.lang = lang
        self.game = game
        self.names = names
        self.you = you

    def say(self, key: str, /, **values: object) -> str:
        return texts.say(self.lang, key, **values)

    def decimal(self, text: str) -> str:
        """Return a number as it is written in the language: only English has a point."""
        return text if self.lang == "en" else text.replace(".", ",")

    def name(self, seat: int) -> str:
        if seat != self.you:
            return self.names[seat]
        return self.say("you-as", house=self.house(seat)) if self.game == "court" else self.say("you")

    def did(self, key: str, seat: int, /, **values: object) -> str:
        """Return a sentence about what a seat did, in the second person for its own player."""
        return self.say(f"did-{key}", you="yes" if seat == self.you else "no", name=self.names[seat], **values)

    def narration(self, messages: Iterable[Message]) -> list[str]:
        """Return the sentences of a narration; a reason that adds nothing to the chances has none."""
        return [text for message in messages if (text := self.message(message))]

    def message(self, message: Message) -> str:
        """Return a message as a sentence with named cards; its subject is "you" or a name."""
        about = {}
        if message.seat is not None:
            about = {"you": "yes" if message.seat == self.you else "no", "name": self.names[message.seat]}
        return self.say(
            message.key, **about, **{name: self.argument(name, value) for name, value in message.args.items()}
        )

    def argument(self, name: str, value: Argument) -> object:
        """Return an argument of a message for the reader: houses and cards by name."""
        if isinstance(value, int):
            return self.house(value) if name == "house" else self.names[value] if name == "player" else value
        if isinstance(value, str):
            return self.good(value) if name == "good" else self.card(value)
        return self.listed(one if isinstance(one, str) else f"{one.card} = {one.value}" for one in value)

    def listed(self, items: Iterable[str]) -> str:
        """Join items like "A, B and C"."""
        *most, last = items
        return self.say("and", first=", ".join(most), last=last) if most else last

    def good(self, letter: str) -> str:
        return self.say(f"goods-{self.game}-{letter}")

    def house(self, seat: int) -> str:
        return self.say(f"house-{HOUSES[seat]}")

    def card(self, card: str) -> str:
        """Return a card in notation and in words."""
        return f"{card} ({self.in_words(card)})"

    def in_words(self, card: str) -> str:
        if self.game == "court":
            return self.noble(card)
        if card in ("10", "2*", "7"):
            return self.say({"10": "card-10", "2*": "card-green-2", "7": "card-black-7"}[card])
        good, value = self.good(card[0]), card.strip("*").lstrip("GSFDCMP")
        kind = ("-two" if card[0] == card[1] else "") + ("-green" if card.endswith("*") else "")
        return self.say(f"card-good{kind}", good=good, value=value)

    def noble(self, card: str) -> str:
        house = self.say(f"house-{card[0]}")
        if card[1:] in ("0", "1", "J", "15"):
            return self.say("card-titled", title=self.say(f"noble-{card[1:]}"), house=house)
        return self.say("card-noble", value=card[1:], house=house)


def cards(row: Iterable[str]) -> str:
    """Return cards in notation, separated by spaces."""
    return " ".join(row) or NOTHING


def grid(rows: Sequence[Sequence[Any]], left: Sequence[int] = (0,)) -> list[str]:
    """Return rows as lines with aligned columns: those in `left` to the left, the others to the right.

    >>> grid([("", "florins"), ("Anna", 55)])
    ['      florins', 'Anna       55']
    """
    columns = [[str(row[i]) for row in rows] for i in range(len(rows[0]))]
    padded = []
    for i, column in enumerate(columns):
        width = max(map(len, column))
        padded.append([text.ljust(width) if i in left else text.rjust(width) for text in column])
    return ["  ".join(parts).rstrip() for parts in zip(*padded, strict=True)]
