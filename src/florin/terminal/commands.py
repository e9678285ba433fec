"""Commands other than moves, shared by the app and the line-by-line game."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from threading import Event

from florin.bots.runner import ADVISER
from florin.errors import Error
from florin.filing import filed
from florin.record import dumps
from florin.terminal.hints import advice
from florin.terminal.rulebook import rule_ids, rule_lines, rulebook
from florin.terminal.session import Session

REPORTS = 10  # times that a review reports its progress
COMMANDS = ("hint", "undo", "log", "rules", "save", "review", "help", "quit")


async def run_command(session: Session, line: str, width: int, report: Callable[[str], None]) -> list[str] | None:
    """Run a typed command and return the lines to show, or None if the line may be a move.

    A long command reports how far it is.
    """
    words = session.words
    verb, _, rest = line.partition(" ")
    if verb == "log":
        return [f"{number:4}  {text}" for number, text in enumerate(session.game_log.log, 1)]
    if verb == "rules":
        rule = rest.upper()
        if rule in rule_ids(words.game):
            return rule_lines(words.lang, rule, width)
        return list(rulebook(words.lang, words.game, width))
    if verb == "review":
        return await review_lines(session, rest, report)
    if verb == "save":
        return [save_record(session, rest)]
    if verb == "help":
        keys, rule = (f"help-{words.game}", "help", *session.extra_help), rule_ids(words.game)[3]
        return [line for key in keys for line in words.say(key, rule=rule).split("\n")]
    if verb == "hint":
        return advice(words, rest or ADVISER, await session.hint(rest or ADVISER), width)
    if verb == "undo":
        await session.undo()
        return []
    return [] if await session.extra_command(verb, rest) else None


async def review_lines(session: Session, number: str, report: Callable[[str], None]) -> list[str]:
    """Return the review of the finished game, or one of its mistakes by its number.

    If the task is cancelled, the review ends with the line that it is at.
    """
    from florin.terminal.review import mistake_text, review_text, reviewed

    if not session.over:
        raise Error("review-unfinished")
    record, names, lang = session.record(), list(session.words.names), session.words.lang
    loop, cancelled = asyncio.get_running_loop(), Event()

    def progress(done: int, lines: int) -> None:
        if cancelled.is_set():
            raise asyncio.CancelledError
        if done < lines and done * REPORTS // lines > (done - 1) * REPORTS // lines:
            loop.call_soon_threadsafe(report, session.words.say("reviewing-lines", done=done, lines=lines))

    report(session.words.say("reviewing"))
    try:
        found = await asyncio.to_thread(reviewed, record, progress)
    finally:
        cancelled.set()
    if number.isdigit():
        return list(mistake_text(record, names, found, int(number), lang))
    return [*review_text(record, names, found, lang), "", session.words.say("review-more")]


def save_record(session: Session, path: str) -> str:
    """Write the record to a file and return a message. Unfinished court games are written as the viewer sees them."""
    if not path:
        return session.words.say("save-where")
    try:
        with filed(Path(path).expanduser()) as file:
            file.write(dumps(session.record()) + "\n")
    except OSError as error:
        return session.words.say("file-trouble", file=path, reason=error.strerror or str(error))
    return session.words.say("saved", file=path)
