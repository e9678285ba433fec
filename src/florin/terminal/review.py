"""A review as readable text: the account, the turning points, and the costliest mistakes with their reasons."""

from collections.abc import Iterator
from typing import Any

from florin.reviewing import Review, ReviewedMove
from florin.terminal.words import Words, grid

MOST_MISTAKES = 5


def review_text(record: dict[str, Any], names: list[str], found: Review, lang: str) -> Iterator[str]:
    """Yield the lines of a review."""
    words = Words(lang, record["game"], names)
    yield words.say("review-by", judge=found.judge, sims=found.sims)
    yield ""
    yield words.say("review-account")
    yield from account_lines(words, found)
    yield ""
    yield words.say("review-turning")
    yield from ("  " + turning_point(words, record, found, line) for line in found.turning_points())
    yield ""
    mistakes = found.mistakes()[:MOST_MISTAKES]
    yield words.say("review-mistakes" if mistakes else "review-no-mistakes")
    for move in mistakes:
        yield "  " + mistake(words, move)
        yield from ("    " + reason for reason in reasons(record, names, move, lang))


def account_lines(words: Words, found: Review) -> list[str]:
    """Return a row for each seat: an even share, what each player's moves changed, the cards, the judge, the result."""
    even, cards = words.say("review-even"), words.say("review-cards")
    judge, result = words.say("review-judge"), words.say("review-result")
    rows = [["", even, *words.names, cards, judge, result]]
    for name, account in zip(words.names, found.accounts, strict=True):
        parts = [points(part) for part in (*account.play, account.cards, account.judge)]
        rows.append([name, f"{100 * account.even:.1f}", *parts, f"{100 * account.result:.1f}"])
    return ["  " + line for line in grid(rows)]


def turning_point(words: Words, record: dict[str, Any], found: Review, line: int) -> str:
    """Return what happened in a line of the log, and the seat whose share it changed most."""
    after = found.shares[line]
    before = found.shares[line - 1] if line else [account.even for account in found.accounts]
    seat = max(range(len(after)), key=lambda seat: abs(after[seat] - before[seat]))
    who, _, what = record["log"][line].partition(" ")
    told = what if who == "*" else f"{words.names[int(who)]}: {what}"
    over = line == len(found.shares) - 1
    shares = {"before": percent(words, before[seat]), "after": percent(words, after[seat], certain=over)}
    return words.say("review-turn", line=line + 1, what=told, name=words.names[seat], **shares)


def mistake(words: Words, move: ReviewedMove) -> str:
    low, high = (f"{100 * end:.0f}" for end in move.interval)
    return words.say(
        "review-mistake",
        line=move.line + 1,
        name=words.names[move.seat],
        move=move.move,
        grade=words.say(f"grade-{move.grade}"),
        loss=f"{100 * move.loss:.0f}",
        low=low,
        high=high,
        best=", ".join(move.best),
    )


def reasons(record: dict[str, Any], names: list[str], move: ReviewedMove, lang: str) -> list[str]:
    """Return what speaks for the better move, to the player who missed it."""
    return Words(lang, record["game"], names, you=move.seat).narration(move.reasons[:1])


def points(share: float) -> str:
    """Return a change in percentage points; nothing is never minus zero.

    >>> points(0.0712), points(-0.0001)
    ('+7.1', '0.0')
    """
    text = f"{100 * share:+.1f}"
    return "0.0" if text in ("+0.0", "-0.0") else text


def percent(words: Words, share: float, *, certain: bool = False) -> str:
    """Return a win probability; as long as the game goes on, it is neither 0 nor 100%."""
    shown = f"{100 * share:.0f}"
    return words.say("share-of-win", percent=shown if certain else {"0": "<1", "100": ">99"}.get(shown, shown))
