"""The words: one file a language, the same that the page reads; loaded only when asked for.

A key that is missing, or a value that a sentence needs and does not get, is an error, never a gap in what people read.
"""

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from florin.errors import Error

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "pl")
FOLDER = Path(__file__).parent / "locale"
PARTS = ("", "rules.", "terminal.")  # the page's own words, page.* and tables.*, are read by the page alone
PHRASES = ("allowed", "due", "examples", "expected")  # values of errors that are English and not notation


@cache
def bundle(lang: str) -> "FluentBundle":
    """All messages of a language."""
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([lang], use_isolating=False)
    for part in PARTS:
        found.add_resource(FluentResource((FOLDER / f"{part}{lang}.ftl").read_text(encoding="utf-8")))
    return found


def say(lang: str, key: str, /, **values: object) -> str:
    """A message in a language.

    >>> say("en", "goods-card-F"), say("fr", "goods-card-F"), say("pl", "deck-left", count=22)
    ('Fur', 'Fourrures', '22 karty w talii')
    """
    messages = bundle(lang)
    if not messages.has_message(key):
        raise KeyError(f"{lang}.ftl has no message {key}")
    pattern = messages.get_message(key).value
    assert pattern is not None, f"{key} of {lang}.ftl has no text"
    text, faults = messages.format_pattern(pattern, {name: given(value) for name, value in values.items()})
    if faults:
        raise KeyError(f"{key} of {lang}.ftl: {faults[0]}")
    return str(text)


def given(value: object) -> Any:
    """A value as Fluent wants it. Numbers are written like those of the notation, without separators."""
    from fluent.runtime.types import fluent_number

    if type(value) is int and abs(value) < 1 << 53:
        return fluent_number(value, useGrouping=False)
    return str(value)


def error(lang: str, fault: Error) -> str:
    """An error in a language; the English one is that of the exception.

    >>> from florin.errors import GameOver
    >>> error("pl", GameOver("game-over"))
    'Gra jest skończona, więc nie można wykonać ruchu.'
    """
    return say(lang, f"error-{fault.key}", **{name: told(lang, name, value) for name, value in fault.values.items()})


def told(lang: str, name: str, value: object) -> object:
    if isinstance(value, Error):
        return error(lang, value)
    return phrase(lang, value) if name in PHRASES and isinstance(value, str) else value


def phrase(lang: str, value: str) -> str:
    """What a value of an error says in English, in a language: a known phrase, or a list with `or`; else as it is.

    >>> phrase("fr", "10 or 15"), phrase("fr", "2 to 6"), phrase("fr", "a list of 4 texts"), phrase("fr", "R7")
    ('10 ou 15', 'de 2 à 6', 'une liste de 4 textes', 'R7')
    """
    head, _, rest = value.partition(": ")
    numbers = [int(number) for number in re.findall(r"\d{1,9}", head)]
    key = "phrase-" + re.sub(r"[^a-z0-9]+", "-", re.sub(r"\d+", "n", head.lower())).strip("-")
    if bundle(lang).has_message(key):
        return say(lang, key, rest=rest, **dict(zip("nm", numbers, strict=False)))
    listed = re.fullmatch(r"([\w, ]+) or (\w[\w ]*)", value)
    return say(lang, "or", first=listed[1], last=listed[2]) if listed else value
