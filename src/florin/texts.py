"""User-visible texts: files per language, shared with the page, loaded on demand.

A missing key, or a value that a message needs and does not get, is an error, never a gap in the text.
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
PARTS = ("", "narration.", "rules.", "terminal.")  # only the page reads page.* and tables.*
PHRASES = ("allowed", "due", "examples", "expected", "ours", "theirs")  # error values in English, not notation


@cache
def bundle(lang: str) -> "FluentBundle":
    """Return all messages of a language."""
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([lang], use_isolating=False)
    for part in PARTS:
        found.add_resource(FluentResource((FOLDER / f"{part}{lang}.ftl").read_text(encoding="utf-8")))
    return found


def say(lang: str, key: str, /, **values: object) -> str:
    """Return a message in a language.

    >>> say("en", "goods-card-F"), say("fr", "goods-card-F"), say("pl", "deck-left", count=22)
    ('Fur', 'Fourrures', '22 karty w talii')
    """
    messages = bundle(lang)
    if not messages.has_message(key):
        raise KeyError(f"{lang}.ftl has no message {key}")
    pattern = messages.get_message(key).value
    assert pattern is not None, f"{key} of {lang}.ftl has no text"
    text, faults = messages.format_pattern(pattern, {name: fluent_value(value) for name, value in values.items()})
    if faults:
        raise KeyError(f"{key} of {lang}.ftl: {faults[0]}")
    return str(text)


def fluent_value(value: object) -> Any:
    """Return a value for Fluent. Numbers have no separators, as in the notation."""
    from fluent.runtime.types import fluent_number

    if type(value) is int and abs(value) < 1 << 53:
        return fluent_number(value, useGrouping=False)
    return str(value)


def error(lang: str, fault: Error) -> str:
    """Return the sentence of an error in a language; in English it equals that of the exception.

    >>> from florin.errors import GameOver
    >>> error("pl", GameOver("game-over"))
    'Gra jest skończona, więc nie można wykonać ruchu.'
    """
    return say(
        lang, f"error-{fault.key}", **{name: error_value(lang, name, value) for name, value in fault.values.items()}
    )


def error_value(lang: str, name: str, value: object) -> object:
    """Return a value of an error in a language: errors within errors and English phrases are translated."""
    if isinstance(value, Error):
        return error(lang, value)
    return phrase(lang, value) if name in PHRASES and isinstance(value, str) else value


def phrase(lang: str, value: str) -> str:
    """Translate an English value of an error: a known phrase, or a list with `or`; anything else stays as it is.

    >>> phrase("fr", "10 or 15"), phrase("fr", "2 to 6"), phrase("fr", "a list of 4 strings"), phrase("fr", "R7")
    ('10 ou 15', 'de 2 à 6', 'une liste de 4 textes', 'R7')
    """
    head, _, rest = value.partition(": ")
    numbers = [int(number) for number in re.findall(r"\d{1,9}", head)]
    key = "phrase-" + re.sub(r"[^a-z0-9]+", "-", re.sub(r"\d+", "n", head.lower())).strip("-")
    if bundle(lang).has_message(key):
        return say(lang, key, rest=rest, **dict(zip("nm", numbers, strict=False)))
    listed = re.fullmatch(r"([\w, ]+) or (\w[\w ]*)", value)
    return say(lang, "or", first=listed[1], last=listed[2]) if listed else value
