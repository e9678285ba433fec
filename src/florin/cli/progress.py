"""Progress on a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


def status(line: str) -> None:
    """Show a line in place of the one before, on a terminal only."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)


@contextmanager
def reviewing_bar(lang: str) -> "Iterator[Callable[[int, int], None] | None]":
    """Yield what shows the progress of a review, on a terminal only."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    from florin import texts

    with Progress(console=Console(stderr=True), transient=True) as bars:
        task = bars.add_task(texts.say(lang, "reviewing"), total=None)
        yield lambda done, total: bars.update(task, completed=done, total=total)


def progress(records: Iterator[dict[str, Any]], games: int, lang: str) -> Iterator[dict[str, Any]]:
    """Return the records, with a progress bar on a terminal."""
    if not sys.stderr.isatty():
        return records
    from rich.console import Console
    from rich.progress import track

    from florin import texts

    console = Console(stderr=True)
    return iter(track(records, texts.say(lang, "simulating"), total=games, console=console, transient=True))
