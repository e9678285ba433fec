"""A tournament's table as text."""

import math
from collections.abc import Iterator, Sequence

from florin import texts
from florin.arena.statistics import Mean, Sprt
from florin.arena.table import Row, Table


def percent(mean: Mean) -> str:
    return told(mean, ".1%")


def decimal(mean: Mean) -> str:
    return told(mean, ".2f")


def whole(mean: Mean) -> str:
    return told(mean, ".0f", sign="+")


def told(mean: Mean, form: str, sign: str = "") -> str:
    """A mean and its interval; of a single deal nobody knows how wide that is."""
    half = f" ± {mean.half:{form}}" if math.isfinite(mean.half) else ""
    return f"{mean.value:{sign}{form}}{half}"


def columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows as lines, the first column to the left, the others to the right."""
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
    return [row.bot, str(row.games), percent(row.share), *merit, *numbers]


def report(table: Table, lang: str, test: Sprt | None = None) -> Iterator[str]:
    """The table for people: shares, ranks, scores and ratings, then the cross-table, then what went wrong."""

    def say(key: str, **values: object) -> str:
        return texts.say(lang, key, **values)

    t = table.tournament
    yield say("arena-title", game=t.game, players=t.players, games=table.games, seed=t.seed)
    yield ""
    merit = ["arena-merit"] if t.merit else []
    heads = ["arena-bot", "arena-games", "arena-share", *merit, "arena-rank", "arena-score", "arena-rating"]
    yield from columns([[say(key) for key in heads], *map(cells, table.rows)])
    yield ""
    names = [row.bot for row in table.rows]
    cross = [["–" if a == b else percent(table.cross[a][b]) for b in names] for a in names]  # noqa: RUF001
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
    if table.failures:
        yield say("arena-failures", count=len(table.failures))
        yield from (f"  {failure}" for failure in table.failures[:10])
