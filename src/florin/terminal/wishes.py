"""What can be asked for besides a move, in both faces alike: a line typed, and the lines that answer it."""

from pathlib import Path

from florin.filing import filed
from florin.record import dumps
from florin.terminal.hints import advice
from florin.terminal.rulebook import rule_ids, rule_lines, rulebook
from florin.terminal.sitting import Sitting
from florin.terminal.thinking import ADVISER

COMMANDS = ("hint", "undo", "log", "rules", "save", "help", "quit")


async def answered(sitting: Sitting, line: str, width: int) -> list[str] | None:
    """Does what a line asks for, and says what is to be said; None if the line may be a move."""
    words = sitting.words
    verb, _, rest = line.partition(" ")
    if verb == "log":
        return [f"{number:4}  {text}" for number, text in enumerate(sitting.chronicle.log, 1)]
    if verb == "rules":
        rule = rest.upper()
        if rule in rule_ids(words.game):
            return rule_lines(words.lang, rule, width)
        return list(rulebook(words.lang, words.game, width))
    if verb == "save":
        return [saved(sitting, rest)]
    if verb == "help":
        keys, rule = (f"help-{words.game}", "help", *sitting.more_help), rule_ids(words.game)[3]
        return [line for key in keys for line in words.say(key, rule=rule).split("\n")]
    if verb == "hint":
        return advice(words, rest or ADVISER, await sitting.hint(rest or ADVISER))
    if verb == "undo":
        await sitting.undo()
        return []
    return [] if await sitting.command(verb, rest) else None


def saved(sitting: Sitting, path: str) -> str:
    """Writes the record; of a game of the court in progress only what whoever looks knows."""
    if not path:
        return sitting.words.say("save-where")
    try:
        with filed(Path(path).expanduser()) as file:
            file.write(dumps(sitting.record()) + "\n")
    except OSError as error:
        return sitting.words.say("file-trouble", file=path, reason=error.strerror or str(error))
    return sitting.words.say("saved", file=path)
