"""Ratings of puzzles, and of the people who solve them, on one scale."""

from collections.abc import Mapping

LEVELS = {"garzone": 800, "apprentice": 1100, "merchant": 1400, "banker": 1700, "magnifico": 2000}  # by convention
LEAST, MOST, STEP = 600, 2400, 10
DOUBT = 0.5  # solved and missed by a player of the middle, so that no puzzle is infinitely hard


def chance(player: float, puzzle: float) -> float:
    """Return how likely a player solves a puzzle.

    >>> chance(1400, 1400)
    0.5
    """
    return 1 / (1 + 10 ** ((puzzle - player) / 400))


def rated(solved: Mapping[str, float], tries: int) -> int:
    """Return the rating of a puzzle that makes what each level solved most likely.

    >>> rated({"garzone": 0, "apprentice": 0, "merchant": 1, "banker": 1, "magnifico": 1}, 5)
    1260
    """

    def surplus(rating: float) -> float:
        expected = sum(chance(LEVELS[level], rating) - share for level, share in solved.items())
        return tries * expected + DOUBT * (2 * chance(1400, rating) - 1)

    return next((r for r in range(LEAST, MOST, STEP) if surplus(r) <= 0), MOST)
