"""Errors as sentences for the person who caused them.

An error is a `florin.Error` with a key and values, from which the page and the terminal build the sentence in the
reader's language. All sentences, the English ones included, are in locale/*.ftl.
"""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

ENGLISH = Path(__file__).parent / "locale" / "en.ftl"
PLAYERS = {"seat": "player", "turn": "mover"}  # values count seats from 0, sentences count players from 1
OURS = {"allowed", "examples", "expected", "known", "options", "possible", "reason", "right"}  # values shown in full


@cache
def sentences() -> dict[str, str]:
    """Return the English sentence of every error as a format string.

    Each is one line of en.ftl with plain values, so that the first error need not import Fluent, which is slow.
    """
    found = re.findall(r"^error-([\w-]+) = (.+)$", ENGLISH.read_text(encoding="utf-8"), re.MULTILINE)
    return {key: re.sub(r"{ \$(\w+) }", r"{\1}", sentence) for key, sentence in found}


def shown(value: object) -> str:
    """Return a value as an error may show it: on one line, and not too long."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except Exception:  # nested too deeply, too many digits, or a class that cannot show itself
        text = type(value).__name__
    text = text if text.isprintable() and text == text.strip() and text else repr(text)
    return text if len(text) <= 60 else text[:57] + "..."


class Error(Exception):
    """A sentence, with its key and values for other languages; a value can be another error.

    >>> error = NotYourTurn("not-your-turn", turn=2, seat=0)
    >>> str(error), error.values
    ("It is player 3's turn, not player 1's.", {'turn': 2, 'seat': 0, 'player': 1, 'mover': 3})
    """

    def __init__(self, key: str, **values: object) -> None:
        self.key = key
        self.values = {name: error_value(name, value) for name, value in values.items()}
        sentence = sentences()[key]
        for name, number in PLAYERS.items():
            seat = self.values.get(name)
            if isinstance(seat, int) and f"{{{number}}}" in sentence:
                self.values[number] = seat + 1
        super().__init__(sentence.format(**self.values))

    def __reduce__(self) -> tuple[Any, ...]:
        """Support copying and pickling, so that errors can cross process boundaries."""
        return Exception.__new__, (type(self), *self.args), self.__dict__


def error_value(name: str, value: object) -> "int | str | Error":
    """Return a value as an error stores it: a number, an error or a short text."""
    if isinstance(value, Error) or (isinstance(value, int) and abs(value) < 1 << 64):
        return value
    return str(value) if name in OURS else shown(value)


class OptionError(Error):
    """A game, an option or an argument that does not exist."""


class MissingExtra(Error, ImportError):
    """A part of Florin whose optional dependencies are not installed; the sentence names the extra."""


class BadNotation(Error):
    """A text that is not a move in this game's notation."""


class NotYourTurn(Error):
    """A move for a seat when it is another seat's turn."""


class GameOver(Error):
    """A move after the end of the game."""


class IllegalMove(Error):
    """A move that the rules do not allow: `rule` is the id of the rule, `legal` lists the legal moves."""

    def __init__(self, key: str, rule: str, legal: Sequence[str], **values: object) -> None:
        super().__init__(key, **values)
        self.rule = rule
        self.legal = list(legal)


class BadRecord(Error):
    """An invalid record: `line` is the faulty line of its log (from 1), `rule` the broken rule; each may be None."""

    def __init__(self, key: str, *, line: int | None = None, rule: str | None = None, **values: object) -> None:
        super().__init__(key, **values, **({} if line is None else {"line": line}))
        self.line = line
        self.rule = rule
