"""A game on record, as readable text: whole, or turn by turn."""

from typing import Any

from florin.game import Position
from florin.options import OPTIONS
from florin.replaying import replay
from florin.terminal.chronicle import steps, whole_record
from florin.terminal.lines import Lines
from florin.terminal.scoring import ending
from florin.terminal.table import picture
from florin.terminal.words import Words

LONGEST_NAME = 40


def readable(name: str, most: int = LONGEST_NAME) -> str:
    """A name from a file or from elsewhere, safe to print."""
    return "".join(letter if letter.isprintable() else "?" for letter in name[:most]) or "?"


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


def hands(position: Position) -> dict[int, tuple[str, ...]]:
    """Both hands of the court, for who may see all."""
    return {seat: position.view(seat).hand for seat in range(2)} if position.game.name == "court" else {}  # type: ignore[union-attr]


def conclusion(words: Words, record: dict[str, Any]) -> list[str]:
    """Who won, or that it is not over."""
    if record["winners"] is None:
        return ["", words.say("not-over")]
    return ending(words, replay(whole_record(record)).breakdown(), record["scores"], record["winners"])


def tell(record: dict[str, Any], names: list[str], lang: str, *, step: bool) -> None:
    """Prints a record as text; with `step` turn by turn, with the table, as the reader asks for more."""
    words = Words(lang, record["game"], names)
    print(*heading(words, record), "", sep="\n")
    lines = Lines() if step else None
    for number, turn in enumerate(steps(words, record)):
        if lines is None:
            print(*turn.told.lines, *([""] if number == 0 else []), sep="\n")
            continue
        open_hands = None if "seat" in record else hands(turn.position)
        print(*turn.told.lines, "", *picture(words, turn.position.view(record.get("seat")), open_hands), sep="\n")
        print(words.say("press-enter"), end=" ", flush=True)
        if lines.next() in (None, "q", "quit"):
            return
    print(*conclusion(words, record), sep="\n")
