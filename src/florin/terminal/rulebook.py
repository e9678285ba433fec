"""The rules of a game as lines for a terminal."""

import shutil
import textwrap
from collections.abc import Iterator

from florin import texts

RULES = {"card": ("C", 13), "board": ("B", 12), "court": ("K", 13)}


def rule_ids(game: str) -> list[str]:
    letter, count = RULES[game]
    return [f"{letter}-{number}" for number in range(1, count + 1)]


def terminal_width() -> int:
    return max(40, min(100, shutil.get_terminal_size().columns))


def rule_lines(lang: str, rule: str, width: int) -> list[str]:
    """Return one rule as lines, indented below its id."""
    text = texts.say(lang, f"rule-{rule}")
    return textwrap.wrap(text, width, initial_indent=rule.ljust(6), subsequent_indent=" " * 6, break_on_hyphens=False)


def rulebook(lang: str, game: str, width: int) -> Iterator[str]:
    """Yield all rules as lines; for the card game also the deck and the note that it is a reconstruction."""
    title = texts.say(lang, f"title-{game}")
    yield from (title, "=" * len(title), "")
    yield from textwrap.wrap(texts.say(lang, f"intro-{game}"), width)
    if game == "card":
        yield ""
        yield from texts.say(lang, "deck-table").split("\n")
        yield ""
        yield from textwrap.wrap(texts.say(lang, "deck-reconstruction"), width)
    for rule in rule_ids(game):
        yield ""
        yield from rule_lines(lang, rule, width)
