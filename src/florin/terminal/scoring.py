"""Tables of where the florins or the influence came from, and who won."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from florin.notation import GOODS
from florin.terminal.words import Words, grid
from florin.verdict import verdict

Parts = Sequence[dict[str, Any]]


class Outcome(NamedTuple):
    """How a game ended: what each scoring paid, the scores after it, and who won."""

    breakdown: Sequence[Parts]
    scores: Sequence[Sequence[int]]
    winners: Sequence[int]
    ended: str | None


def scored(words: Words, day: int, parts: Parts, totals: Sequence[int]) -> list[str]:
    """Return the table of what a finished day or round paid to each seat, and what each seat has now."""
    first, extra = ("ship", "bonus") if words.game == "card" else ("hold", "extra")
    head = ["", words.say(first), *GOODS[words.game]]
    head += [words.say("bids")] if words.game == "board" else []
    head += [words.say("gain"), words.say("florins")]
    rows = []
    for seat, part in enumerate(parts):
        goods = [good_text(rank, more) for rank, more in zip(part["rank"], part[extra], strict=True)]
        bids = [f"-{part['bids']}" if part["bids"] else "0"] if words.game == "board" else []
        rows.append([f"  {words.name(seat)}", part[first], *goods, *bids, f"{part['total']:+}", totals[seat]])
    return [words.say("day-over" if words.game == "card" else "round-over", number=day + 1), *grid([head, *rows])]


def good_text(rank: int, more: int) -> str:
    """Return what a good paid: florins for the rank and, after a plus, the bonus."""
    return f"{rank}+{more}" if more else str(rank)


def court_scored(words: Words, parts: Parts) -> list[str]:
    """Return the table of each house's influence at the end of a court game."""
    keys = ("circle", "own", "other", "nobles", "total")
    head = [
        "",
        words.say("in-circle"),
        words.say("in-own"),
        words.say("in-other"),
        words.say("nobles"),
        words.say("influence"),
    ]
    return [
        words.say("court-over"),
        *grid([head, *([f"  {words.name(h)}", *(parts[h][key] for key in keys)] for h in (0, 1))]),
    ]


def scorings(words: Words, breakdown: Sequence[Parts], scores: Sequence[Sequence[int]], start: int = 0) -> list[str]:
    """Return the tables of all scorings from number `start` on."""
    lines: list[str] = []
    for day in range(start, len(breakdown)):
        if words.game == "court":
            lines += court_scored(words, breakdown[day])
        else:
            lines += scored(words, day, breakdown[day], scores[day])
    return lines


def win_line(words: Words, winners: Sequence[int]) -> str:
    """Return the sentence that names the winners."""
    names = words.listed(words.name(seat) for seat in winners)
    if len(winners) > 1:
        return words.say("drawn" if words.game == "court" else "shared-win", names=names)
    return words.did("win", winners[0])


def decision(words: Words, outcome: Outcome) -> list[str]:
    """Explain the result: by the source that made the difference or, at court, plans and broken ties (K-7, K-13)."""
    breakdown, scores, winners, ended = outcome
    if ended == "plans":
        return [words.say("drawn-by-plans")]
    if words.game == "court" and len(set(scores[-1])) == 1:
        return [words.say("decided-by-nobles")] if len(winners) == 1 else []
    why = verdict(words.game, breakdown, scores[-1], winners, words.you)
    return [words.message(why)] if why else []


def summary(words: Words, breakdown: Sequence[Parts], final: Sequence[int]) -> list[str]:
    """Return the table of where each seat's florins came from over a whole card or board game."""
    first, extra = ("ship", "bonus") if words.game == "card" else ("hold", "extra")
    board = words.game == "board"
    extras = "extras" if board else "bonuses"
    head = ["", *([words.say("purse")] if board else []), words.say(f"{first}s"), words.say("ranks"), words.say(extras)]
    head += [*([words.say("bids")] if board else []), words.say("florins")]
    rows = []
    for seat, florins in enumerate(final):
        parts = [row[seat] for row in breakdown]
        gains = [
            sum(part[first] for part in parts),
            *(sum(sum(part[key]) for part in parts) for key in ("rank", extra)),
        ]
        bids = [f"-{sum(part['bids'] for part in parts)}"] if board else []
        purse = [florins - sum(part["total"] for part in parts)] if board else []
        rows.append([f"  {words.name(seat)}", *purse, *gains, *bids, florins])
    return [words.say("whole-game"), *grid([head, *rows])]


def ending(words: Words, outcome: Outcome) -> list[str]:
    """Return the end of a game: the summary, what decided it, and the winners."""
    table = [] if words.game == "court" else ["", *summary(words, outcome.breakdown, outcome.scores[-1])]
    return [*table, "", *decision(words, outcome), win_line(words, outcome.winners)]
