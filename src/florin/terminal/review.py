"""A review as readable text: chances to win, the account, turning points, and the costliest mistakes with reasons."""

from collections.abc import Iterator, Sequence
from math import floor, fsum
from typing import Any

from florin.dealer import Manual
from florin.record import dumps
from florin.replaying import replay
from florin.reviewing import Lot, Progress, Review, ReviewedMove, WhatIf
from florin.reviewing import review as review_of
from florin.terminal.table_text import picture
from florin.terminal.words import Words, cards, grid

MOST_MISTAKES, MOST_LOTS, MOST_MOVES = 5, 5, 6
PARTS = 8  # of the game, in the table of chances


known_reviews: dict[str, Review] = {}


def reviewed(record: dict[str, Any], progress: Progress | None = None) -> Review:
    """Return the review of a finished game, computed once."""
    text = dumps(record)
    if text not in known_reviews:
        known_reviews[text] = review_of(record, progress=progress)
    return known_reviews[text]


def review_text(record: dict[str, Any], names: list[str], found: Review, lang: str) -> Iterator[str]:
    """Yield the lines of a review."""
    words = Words(lang, record["game"], names)
    yield words.say("review-by", judge=found.judge, sims=found.sims)
    yield ""
    yield words.say("review-chart")
    yield from chart_lines(words, found)
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
    for title, told in (("review-lots", lot_lines(words, found)), ("review-exact", exact_lines(words, found))):
        if told:
            yield ""
            yield words.say(title)
            yield from ("  " + line for line in told)


def mistake_text(record: dict[str, Any], names: list[str], found: Review, number: int, lang: str) -> Iterator[str]:
    """Yield one of the costliest mistakes, counted from 1, with its position and what other moves would have brought.

    The position is as its player saw it.
    """
    words, mistakes = Words(lang, record["game"], names), found.mistakes()
    if not 1 <= number <= len(mistakes):
        yield words.say("review-no-mistake", count=len(mistakes)) if mistakes else words.say("review-no-mistakes")
        return
    move = mistakes[number - 1]
    yield from picture(words, replay(record, upto=move.line, dealer=Manual()).view(move.seat))
    yield ""
    yield mistake(words, move)
    yield from reasons(record, names, move, lang)
    yield ""
    yield words.say("review-alternatives")
    rows = [[one.move, percent(words, one.share)] for one in move.alternatives[:MOST_MOVES]]
    yield from ("  " + line for line in grid(rows))
    suspected = [one for decision in found.court if decision.line == move.line for one in decision.suspicions]
    if suspected:
        told = (f"{one.card} {percent(words, one.chance, certain=one.chance == 1)}" for one in suspected[:MOST_MOVES])
        yield words.say("review-suspected", cards=", ".join(told))


def answer_text(record: dict[str, Any], names: list[str], answer: WhatIf, lang: str) -> Iterator[str]:
    """Yield what another move would have brought."""
    words, (low, high) = Words(lang, record["game"], names, you=answer.seat), answer.interval
    yield words.say(
        "review-what-if",
        line=answer.line + 1,
        move=answer.move,
        played=answer.played,
        name=names[answer.seat],
        share=percent(words, answer.share),
        change=points(words, answer.change),
        low=points(words, low),
        high=points(words, high),
    )
    if answer.buys is not None:
        yield words.say("review-buys", share=percent(words, answer.buys))
    yield from words.narration(answer.reasons)


def chart_lines(words: Words, found: Review) -> list[str]:
    """Return each seat's chance of winning after every eighth of the game."""
    last = len(found.shares) - 1
    points = [max(0, round(last * part / PARTS)) for part in range(1, PARTS + 1)]
    rows = [["", *(str(line + 1) for line in points)]]
    for seat, name in enumerate(words.names):
        rows.append([name, *(percent(words, found.shares[line][seat], certain=line == last) for line in points)])
    return ["  " + line for line in grid(rows)]


def lot_lines(words: Words, found: Review) -> list[str]:
    """Return the lots that were bought for too much, or not bought for too little, the largest difference first."""
    told = [
        (lot.overpaid, lot_line(words, lot, lot.buyer)) for lot in found.lots if lot.overpaid and lot.buyer is not None
    ]
    for lot in found.lots:
        for seat in lot.let_go:
            worth = next(one.worth for one in lot.appraisals if one.seat == seat)
            told.append((worth - lot.price, lot_line(words, lot, seat)))
    return [line for _, line in sorted(told, key=lambda one: -one[0])[:MOST_LOTS]]


def lot_line(words: Words, lot: Lot, seat: int) -> str:
    worth = next(one for one in lot.appraisals if one.seat == seat)
    return words.say(
        "review-overpaid" if seat == lot.buyer else "review-let-go",
        line=lot.line + 1,
        name=words.names[seat],
        cards=cards(lot.cards),
        price=lot.price,
        worth=worth.worth,
        low=worth.low,
        high=worth.high,
        fair=lot.fair,
    )


def exact_lines(words: Words, found: Review) -> list[str]:
    """Return where the solved end of a game at court changes hands: what best play gives after each such move."""
    told, now = [], None
    for one in found.court:
        for line, shares in ((one.line, one.exact), (one.line + 1, one.exact_after)):
            if shares is not None and shares != now:
                now = shares
                winner = words.names[0 if shares[0] > shares[1] else 1]
                key = "review-exact-draw" if shares[0] == shares[1] else "review-exact-win"
                told.append(words.say(key, line=line + 1, name=winner))
    return told


def account_lines(words: Words, found: Review) -> list[str]:
    """Return a column for each seat that adds up: an even share, each player's moves, the cards, the judge, the result.

    Six columns of names fit into 80 characters.
    """
    even, cards = words.say("review-even"), words.say("review-cards")
    judge, result = words.say("review-judge"), words.say("review-result")
    columns = [["", even, *words.names, cards, judge, result]]
    for name, account in zip(words.names, found.accounts, strict=True):
        share, *parts = adding_up([account.even, *account.play, account.cards, account.judge])
        ends = [words.decimal(f"{100 * end:.1f}") for end in (share, account.result)]
        columns.append([name, ends[0], *(points(words, part) for part in parts), ends[1]])
    return ["  " + line for line in grid(list(map(list, zip(*columns, strict=True))))]


def adding_up(parts: Sequence[float]) -> list[float]:
    """Return parts of a win rounded to a tenth of a point so that they add up: those cut off most are rounded up.

    >>> adding_up([0.25, -0.0446, 0.6444, 0.2954, -0.1452])
    [0.25, -0.044, 0.644, 0.295, -0.145]
    """
    tenths = [round(1000 * part, 6) for part in parts]
    found = [floor(part) for part in tenths]
    short = round(fsum(tenths)) - sum(found)
    for at in sorted(range(len(parts)), key=lambda at: found[at] - tenths[at])[:short]:
        found[at] += 1
    return [part / 1000 for part in found]


def turning_point(words: Words, record: dict[str, Any], found: Review, line: int) -> str:
    """Return what happened in a line of the log, and the seat whose share it changed most."""
    after = found.shares[line]
    before = found.shares[line - 1] if line else [account.even for account in found.accounts]
    seat = max(range(len(after)), key=lambda seat: abs(after[seat] - before[seat]))
    who, _, what = record["log"][line].partition(" ")
    told = what if who == "*" else words.say("said", name=words.names[int(who)], text=what)
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


def points(words: Words, share: float) -> str:
    """Return a change in percentage points; nothing is never minus zero.

    >>> english, polish = (Words(lang, "card", []) for lang in ("en", "pl"))
    >>> points(english, 0.0712), points(polish, 0.0712), points(english, -0.0001)
    ('+7.1', '+7,1', '0.0')
    """
    text = f"{100 * share:+.1f}"
    return words.decimal("0.0" if text in ("+0.0", "-0.0") else text)


def percent(words: Words, share: float, *, certain: bool = False) -> str:
    """Return a win probability; as long as the game goes on, it is neither 0 nor 100%."""
    shown = f"{100 * share:.0f}"
    return words.say("share-of-win", percent=shown if certain else {"0": "<1", "100": ">99"}.get(shown, shown))
