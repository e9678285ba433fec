"""What is told of the jesters in a conspiracy (K-9): the lowest values that work."""

from collections.abc import Sequence

LOWEST, HIGHEST = 1, 10


def worth(card: str) -> int:
    """A card's value, a jester's at its lowest."""
    return LOWEST if card.endswith("J") else int(card[1:])


def jester_values(
    played: str, pile: Sequence[str], target: Sequence[str], limit: int | None = None
) -> list[tuple[str, int]]:
    """Each jester with its value: the played card first, then the conspirators from the bottom, then the target.

    A jester played under a limit counts at most that much (K-10).

    >>> jester_values("RJ", ["G3"], ["R9"]), jester_values("R2", ["GJ"], ["RJ", "R8"])
    ([('RJ', 6)], [('GJ', 7), ('RJ', 1)])
    """
    most_played = min(HIGHEST, HIGHEST if limit is None else limit)
    ours = [(played, most_played)] + [(card, HIGHEST) for card in pile]
    theirs = [(card, HIGHEST) for card in target]
    jesters = [(card, most, 1) for card, most in ours if card.endswith("J")]
    jesters += [(card, most, -1) for card, most in theirs if card.endswith("J")]
    lead = sum(worth(card) for card, _ in ours) - sum(worth(card) for card, _ in theirs)
    values = []
    for i, (card, most, side) in enumerate(jesters):
        up = sum(top - LOWEST for _, top, other in jesters[i + 1 :] if other > 0)
        down = sum(top - LOWEST for _, top, other in jesters[i + 1 :] if other < 0)
        value = next(v for v in range(LOWEST, most + 1) if -up <= lead + side * (v - LOWEST) <= down)
        lead += side * (value - LOWEST)
        values.append((card, value))
    return values
