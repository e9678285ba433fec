"""A bot's advice and its reasons, in words."""

from collections.abc import Sequence

from florin.bots.bot import Candidate
from florin.terminal.words import Words, grid

MAX_MOVES = 5
MAX_REASONS = 3  # per move: more do not fit into 80 columns


def reasons(words: Words, candidate: Candidate) -> str:
    """Return the most important terms of a move's value: `ship +3.2, price -1.0`."""
    ranked = sorted(candidate.terms.items(), key=lambda term: -abs(term[1]))
    return ", ".join(f"{words.say(f'term-{name}')} {words.tenths(value)}" for name, value in ranked[:MAX_REASONS])


def advice(words: Words, bot: str, candidates: Sequence[Candidate]) -> list[str]:
    """Return the best moves as lines, each with its expected win share and reasons."""
    rows = [
        [
            f"  {candidate.move}",
            words.say("share-of-win", percent=round(100 * candidate.share)),
            reasons(words, candidate),
        ]
        for candidate in candidates[:MAX_MOVES]
    ]
    return [words.say("hint-of", bot=bot), *grid(rows, left=(0, 2))]
