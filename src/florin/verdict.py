"""Why a game was won or lost: the source of florins or influence in which two players differ most, as a message."""

from collections.abc import Mapping, Sequence
from typing import Any

from florin.narration import Message

# For each game, the sources of a breakdown and the messages about them; what was paid for bids counts against a player.
SOURCES: Mapping[str, Mapping[str, str]] = {
    "card": {"ship": "why-ship", "rank": "why-goods", "bonus": "why-bonus"},
    "board": {"hold": "why-hold", "rank": "why-goods", "extra": "why-steps", "bids": "why-bids"},
    "court": {"circle": "why-circle", "own": "why-own", "other": "why-other"},
}


def verdict(
    game: str,
    breakdown: Sequence[Sequence[Mapping[str, Any]]],
    final: Sequence[int],
    winners: Sequence[int],
    seat: int | None,
) -> Message | None:
    """Return why a seat won or lost: against the winner, or as a winner against the runner-up.

    A spectator reads about the winner. There is no reason if all share the win, or if influence did not decide.

    >>> card = [[{"ship": 10, "rank": [5, 0], "bonus": [0, 0]}, {"ship": 75, "rank": [0, 5], "bonus": [10, 0]}]]
    >>> verdict("card", card, [15, 90], [1], seat=0)
    Message(key='why-ship', seat=0, args={'mine': 10, 'theirs': 75, 'player': 1})
    """
    me = winners[0] if seat is None else seat
    won = me in winners
    rivals = [other for other in range(len(final)) if (other in winners) != won]
    rival = max(rivals, key=lambda other: final[other], default=me)
    if final[rival] == final[me]:
        return None
    amounts = {source: [earned(breakdown, source, of) for of in (me, rival)] for source in SOURCES[game]}

    def lead(source: str) -> int:
        mine, theirs = amounts[source]
        return mine - theirs if won != (source == "bids") else theirs - mine

    source = max(amounts, key=lead)
    mine, theirs = amounts[source]
    return Message(SOURCES[game][source], me, {"mine": mine, "theirs": theirs, "player": rival})


def earned(breakdown: Sequence[Sequence[Mapping[str, Any]]], source: str, seat: int) -> int:
    """Return what a seat got from a source in the whole game."""
    return sum(
        sum(row[seat][source]) if source in ("rank", "bonus", "extra") else row[seat][source] for row in breakdown
    )
