"""The work of the command `florin arena`: play a tournament with a progress bar and return the standings."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from florin import texts
from florin.arena.match import Outcome
from florin.arena.report import report as lines
from florin.arena.runner import executor, run
from florin.arena.schedule import Tournament
from florin.arena.standings import Standings, standings
from florin.arena.statistics import Sprt
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
) -> tuple[Standings, Sprt | None]:
    """Play a tournament, after checking the bots' names, and return its standings and the sequential test."""
    plug_in(plugins)
    for text in tournament.bots:
        if tournament.game not in (plays := bot(text).plays):
            raise OptionError("bot-game", bot=text, game=tournament.game, games=", ".join(plays))
    test = parsed_sprt(sprt) if sprt else None
    first = tournament.bots[0]
    games = sum(1 for _ in tournament.matches())
    with progress(texts.say(lang, "arena-playing"), games) as advance, executor(cluster, workers, plugins) as pool:

        def done(deal: list[Outcome]) -> bool:
            advance(len(deal))
            if test is None:
                return False
            shares = [o.strengths[seat] for o in deal for seat, name in enumerate(o.match.seats) if name == first]
            test.add(sum(shares) / len(shares))
            return test.verdict is not None

        outcomes = run(tournament, pool, out, done)
    return standings(tournament, outcomes), test


def parsed_sprt(text: str) -> Sprt:
    """Read LOW,HIGH."""
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise OptionError("arena-sprt", value=text)
    return Sprt(low, high)


@contextmanager
def progress(text: str, games: int) -> Iterator[Callable[[int], None]]:
    """Yield a callback that advances a progress bar; it does nothing without a terminal."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*parts, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(text, total=games)
        yield partial(bar.advance, task)
