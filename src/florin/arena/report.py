"""The standings as text."""

import math
from collections.abc import Iterator, Sequence

from florin import texts
from florin.arena.standings import Row, Standings
from florin.arena.statistics import Mean, Sprt


def percent(mean: Mean) -> str:
    return with_interval(mean, ".1%")


def decimal(mean: Mean) -> str:
    return with_interval(mean, ".2f")


def whole(mean: Mean) -> str:
    return with_interval(mean, ".0f", sign="+")


def with_interval(mean: Mean, form: str, sign: str = "") -> str:
    """Format a mean and its interval; a single deal has none."""
    half = f" ± {mean.half:{form}}" if math.isfinite(mean.half) else ""
    return f"{mean.value:{sign}{form}}{half}"


def columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield rows as lines, the first column aligned left and the others right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        first, *rest = (
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join([first, *rest]).rstrip()


def cells(row: Row) -> list[str]:
    merit = [percent(row.merit)] if row.merit else []
    numbers = [decimal(row.rank), decimal(row.score), whole(row.rating)]
    return [row.bot, str(row.games), percent(row.share), percent(row.draws), *merit, *numbers]


def report(standings: Standings, lang: str, test: Sprt | None = None) -> Iterator[str]:
    """Yield the lines of the report: shares, draws, ranks, scores and ratings, the cross-table, and failures."""

    def say(key: str, **values: object) -> str:
        return texts.say(lang, key, **values)

    t = standings.tournament
    yield say("arena-title", game=t.game, players=t.players, games=standings.games, seed=t.seed)
    yield ""
    merit = ["arena-merit"] if t.merit else []
    heads = [
        "arena-bot",
        "arena-games",
        "arena-share",
        "arena-draws",
        *merit,
        "arena-rank",
        "arena-score",
        "arena-rating",
    ]
    yield from columns([[say(key) for key in heads], *map(cells, standings.rows)])
    yield ""
    names = [row.bot for row in standings.rows]
    cross = [["–" if a == b else percent(standings.cross[a][b]) for b in names] for a in names]  # noqa: RUF001
    yield from columns([[say("arena-before"), *names], *([a, *line] for a, line in zip(names, cross, strict=True))])
    yield ""
    yield say("arena-even", share=f"{1 / t.players:.1%}")
    if t.merit:
        yield say("arena-merits")
    if test is not None:
        yield say(
            "arena-sprt",
            verdict=test.verdict or "open",
            low=f"{test.low:.1%}",
            high=f"{test.high:.1%}",
            llr=f"{test.llr:.2f}",
        )
    if standings.failures:
        yield say("arena-failures", count=len(standings.failures))
        yield from (f"  {failure}" for failure in standings.failures[:10])
