"""What `florin arena` does between its arguments and its table."""

import sys
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from florin import texts
from florin.arena.match import Outcome
from florin.arena.report import report as lines
from florin.arena.run import executor, run
from florin.arena.schedule import Tournament
from florin.arena.statistics import Sprt
from florin.arena.table import Table, table
from florin.bots import bot, plug_in
from florin.errors import OptionError

__all__ = ["compete", "lines"]


def compete(
    tournament: Tournament,
    sprt: str,
    workers: int | None,
    cluster: str | None,
    plugins: tuple[str, ...],
    out: Path | None,
    lang: str,
) -> tuple[Table, Sprt | None]:
    """Plays a tournament, with a bar on a terminal; the bots' names are checked before anything is played."""
    plug_in(plugins)
    for text in tournament.bots:
        bot(text)
    test = sprt_of(sprt) if sprt else None
    first = tournament.bots[0]
    with progress(tournament, lang) as tell, executor(cluster, workers, plugins) as pool:

        def done(deal: list[Outcome]) -> bool:
            tell(len(deal))
            if test is None:
                return False
            shares = [o.told[seat] for o in deal for seat, name in enumerate(o.match.seats) if name == first]
            test.add(sum(shares) / len(shares))
            return test.verdict is not None

        outcomes = run(tournament, pool, out, done)
    return table(tournament, outcomes), test


def sprt_of(text: str) -> Sprt:
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise OptionError("arena-sprt", value=text)
    return Sprt(low, high)


@contextmanager
def progress(tournament: Tournament, lang: str) -> Any:
    """A function to tell of so many games more; it draws a bar if somebody is there to see it."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*parts, console=Console(stderr=True), transient=True) as bar:
        games = sum(1 for _ in tournament.matches())
        task = bar.add_task(texts.say(lang, "arena-playing"), total=games)
        tell: Callable[[int], None] = lambda more: bar.advance(task, more)  # noqa: E731
        yield tell
