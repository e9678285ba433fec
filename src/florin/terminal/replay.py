"""A game on record, as readable text: whole, or turn by turn."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from florin.dealer import Seeded
from florin.game import Position
from florin.options import OPTIONS
from florin.replaying import replay
from florin.sampling import completed
from florin.terminal.narration import opening, turn, turns
from florin.terminal.scoring import ending, scorings
from florin.terminal.table import picture
from florin.terminal.words import Words
from florin.view import View

LONGEST_NAME = 40


@dataclass
class Step:
    """What is told of one turn, and the table after it."""

    told: list[str]
    table: list[str]


def readable(name: str) -> str:
    """A name from a file, safe to print."""
    return "".join(letter if letter.isprintable() else "?" for letter in name[:LONGEST_NAME]) or "?"


def heading(words: Words, record: dict[str, Any]) -> list[str]:
    """The game, who plays, and what is not as usual."""
    options = record["options"]
    unusual = [name for name, option in OPTIONS[words.game].items() if options[name] != option.values[0]]
    lines = [words.say(f"title-{words.game}"), words.say("at-table", names=words.listed(words.names))]
    if unusual:
        lines.append(words.say("options-line", options=", ".join(option_text(name, options[name]) for name in unusual)))
    if options.get("deck") == "default":
        lines.append(words.say("deck-note"))
    if "seat" in record:
        seat = record["seat"]
        lines.append(words.say("seen-by-all") if seat is None else words.say("seen-by", name=words.names[seat]))
    return lines


def option_text(name: str, value: object) -> str:
    return f"{name} = {str(value).lower() if isinstance(value, bool) else value}" if name != "deck" else name


def whole_record(record: dict[str, Any]) -> dict[str, Any]:
    """A record that can be replayed: what one seat's hides is filled in anyhow, so that its views can be built."""
    whole = {name: value for name, value in record.items() if name != "seat"}
    if "seat" in record and record["game"] == "court":
        whole["log"] = completed(record["log"], record["options"]["dukes"], Seeded(0).pick)
    return whole


def steps(words: Words, record: dict[str, Any]) -> Iterator[Step]:
    """A checked record turn by turn."""
    log, seat, whole = record["log"], record.get("seat"), whole_record(record)
    before: View | None = None
    for first, last in turns(log):
        position = replay(whole, upto=last)
        after = position.view(seat)
        if before is None:
            told = opening(words, after, log[first:last])
        else:
            told = turn(words, before, after, log[first:last])
            scoring = scorings(words, position.breakdown(), after.scores, len(before.scores))
            if scoring:
                at = len(told) if after.turn is None else len(told) - 1  # who begins the next day comes after it
                told[at:at] = ["", *scoring] if after.over else ["", *scoring, ""]
        yield Step(told, picture(words, after, None if "seat" in record else hands(position)))
        before = after


def hands(position: Position) -> dict[int, tuple[str, ...]]:
    """Both hands of the court, for who may see all."""
    return {seat: position.view(seat).hand for seat in range(2)} if position.game.name == "court" else {}  # type: ignore[union-attr]


def conclusion(words: Words, record: dict[str, Any]) -> list[str]:
    """Who won, or that it is not over."""
    if record["winners"] is None:
        return ["", words.say("not-over")]
    return ending(words, replay(whole_record(record)).breakdown(), record["scores"], record["winners"])
