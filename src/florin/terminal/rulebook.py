"""The rules of a game as lines for a terminal."""

import json
import shutil
import textwrap
from collections.abc import Iterator

from florin import texts
from florin.options import OPTIONS

RULES = {"card": ("C", 13), "board": ("B", 12), "court": ("K", 13)}

# The rule that each option changes.
VARIANTS = {
    "card": {"empty_ranks": "C-8", "big_bonus": "C-10", "size": "C-1"},
    "board": {"third_of_six": "B-8", "empty_ranks": "B-9", "fifth_step": "B-10", "size": "B-1"},
    "court": {"dukes": "K-1", "distinct_circle": "K-2", "plan_draw": "K-7", "end": "K-12", "size": "K-1"},
}


def rule_ids(game: str) -> list[str]:
    letter, count = RULES[game]
    return [f"{letter}-{number}" for number in range(1, count + 1)]


def terminal_width() -> int:
    return max(40, min(100, shutil.get_terminal_size().columns))


def variants(lang: str, game: str, rule: str | None = None) -> Iterator[tuple[str, str]]:
    """Yield a game's options with their values, and what they change; of one rule, or of all."""
    for option, changed in VARIANTS[game].items():
        if rule in (None, changed):
            values = ", ".join(json.dumps(value).strip('"') for value in OPTIONS[game][option].values)
            yield f"{option} ({values}; {changed})", texts.say(lang, f"variant-{game}-{option.replace('_', '-')}")


def variant_lines(lang: str, game: str, width: int, rule: str | None = None) -> Iterator[str]:
    for name, text in variants(lang, game, rule):
        yield from textwrap.wrap(f"{name}: {text}", width, subsequent_indent=" " * 6, break_on_hyphens=False)


def rule_lines(lang: str, rule: str, width: int) -> list[str]:
    """Return one rule as lines, indented below its id, and the options that change it."""
    game = next(game for game, (letter, _) in RULES.items() if letter == rule[0])
    return [*numbered(lang, rule, width), *variant_lines(lang, game, width, rule)]


def numbered(lang: str, rule: str, width: int) -> list[str]:
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
        yield from numbered(lang, rule, width)
    heading = texts.say(lang, "guide-variants")
    yield from ("", heading, "-" * len(heading), "", *textwrap.wrap(texts.say(lang, "variants-values"), width))
    yield from variant_lines(lang, game, width)
