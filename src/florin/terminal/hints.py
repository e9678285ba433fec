"""A bot's advice in words: the best move, its reason, and a line for each alternative."""

from collections.abc import Sequence
from textwrap import wrap

from florin.bots.bot import Candidate
from florin.terminal.words import Words

MOST_LINES = 6  # more would take the table's room in 24 lines
EVEN = {"reason-even", "reason-as-good"}  # then the next best share is not set against the best one's
LEAST = 0.005  # win share: less is not shown as a number


def advice(words: Words, bot: str, candidates: Sequence[Candidate], width: int) -> list[str]:
    """Return the best move and the alternatives that have a reason, each with its expected win share.

    A move that was dropped early was measured roughly: if its share looks better than the best one's, it is not shown.
    """
    best, *others = candidates[0], *(one for one in candidates[1:] if one.reason)
    even = {one.reason.key for one in (best, *others[:1]) if one.reason} & EVEN
    heads = [words.say("hint-sole", move=best.move, share=percent(words, best))]
    for number, one in enumerate(others):
        share = percent(words, one)
        if one.share > best.share:
            heads.append(words.say("hint-rough", move=one.move))
            continue
        heads.append(words.say("hint-other", move=one.move, share=share))
        if number == 0 and share != percent(words, best) and not even:
            heads[0] = words.say("hint-best", move=best.move, share=percent(words, best), other=share)
    lines = [words.say("hint-of", bot=bot)]
    for head, one in zip(heads, (best, *others), strict=True):
        why = words.message(one.reason) if one.reason else ""
        told = wrap(f"{head} {why}".strip(), width, initial_indent="  ", subsequent_indent="    ")
        lines += told if len(lines) + len(told) <= MOST_LINES else []
    return lines


def percent(words: Words, candidate: Candidate) -> str:
    """Return a win share in percent; a lost game is shown as less than one, never as none."""
    return words.say("share-of-win", percent=round(100 * candidate.share) if candidate.share >= LEAST else "<1")
