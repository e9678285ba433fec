"""A recorded game as readable text, all at once or turn by turn."""

from typing import Any

from florin.options import unusual
from florin.position import Position
from florin.terminal.game_log import entries, position_of
from florin.terminal.line_input import LineInput
from florin.terminal.scoring import Outcome, ending
from florin.terminal.table_text import picture
from florin.terminal.words import Words

LONGEST_NAME = 40


def readable(name: str, most: int = LONGEST_NAME) -> str:
    """Return a name from a file or a server, made safe to print."""
    return "".join(letter if letter.isprintable() else "?" for letter in name[:most]) or "?"


def heading(words: Words, record: dict[str, Any]) -> list[str]:
    """Return the game, the players, and any options that differ from the defaults."""
    options = record["options"]
    differing = unusual(words.game, options)
    lines = [words.say(f"title-{words.game}"), words.say("at-table", names=words.listed(words.names))]
    if differing:
        texts = [option_text(name, options[name]) for name in differing]
        lines.append(words.say("options-line", options=", ".join(texts)))
    if options.get("deck") == "default":
        lines.append(words.say("deck-note"))
    if "seat" in record:
        seat = record["seat"]
        lines.append(words.say("seen-by-all") if seat is None else words.say("seen-by", name=words.names[seat]))
    return lines


def option_text(name: str, value: object) -> str:
    return f"{name} = {str(value).lower() if isinstance(value, bool) else value}" if name != "deck" else name


def hands(position: Position) -> dict[int, tuple[str, ...]]:
    """Return both hands at court, for readers who may see everything."""
    return {seat: position.view(seat).hand for seat in range(2)} if position.game.name == "court" else {}  # type: ignore[union-attr]


def conclusion(words: Words, record: dict[str, Any]) -> list[str]:
    """Return the end of a recorded game, or a note that it is not finished."""
    if record["winners"] is None:
        return ["", words.say("not-over")]
    position = position_of(record)
    return ending(words, Outcome(position.breakdown(), record["scores"], record["winners"], position.ended))


def print_record(record: dict[str, Any], names: list[str], lang: str, *, step: bool) -> None:
    """Print a record; with `step` turn by turn with the table, whenever the reader presses Enter."""
    words = Words(lang, record["game"], names)
    print(*heading(words, record), "", sep="\n")
    lines = LineInput() if step else None
    for number, entry in enumerate(entries(words, record)):
        if lines is None:
            print(*entry.lines, *([""] if number == 0 else []), sep="\n")
            continue
        position = position_of(record, entry.last)
        open_hands = None if "seat" in record else hands(position)
        print(*entry.lines, "", *picture(words, position.view(record.get("seat")), open_hands), sep="\n")
        print(words.say("press-enter"), end=" ", flush=True)
        if lines.read() in (None, "q", "quit"):
            return
    print(*conclusion(words, record), sep="\n")
