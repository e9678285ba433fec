"""What a bot advises, with its reasons, in words."""

from collections.abc import Sequence

from florin.bots.bot import Candidate
from florin.terminal.words import Words, grid

MOST = 5
REASONS = 3  # a move: more do not fit on a line of 80 columns


def reasons(words: Words, candidate: Candidate) -> str:
    """The terms behind a move's worth, the weightiest first: `ship +3.2, price -1.0`."""
    ranked = sorted(candidate.terms.items(), key=lambda term: -abs(term[1]))
    return ", ".join(f"{words.say(f'term-{name}')} {words.tenths(value)}" for name, value in ranked[:REASONS])


def advice(words: Words, bot: str, candidates: Sequence[Candidate]) -> list[str]:
    """The best moves, each with the share of the win that is expected of it, and why."""
    rows = [
        [
            f"  {candidate.move}",
            words.say("share-of-win", percent=round(100 * candidate.share)),
            reasons(words, candidate),
        ]
        for candidate in candidates[:MOST]
    ]
    return [words.say("hint-of", bot=bot), *grid(rows, left=(0, 2))]
