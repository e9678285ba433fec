"""Puzzles: positions with one clearly best move that is easy to miss.

`mining.py` finds them in games, `model.py` says what they consist of and reads the ones that come with Florin,
`answering.py` says whether a move solves one, and why.
"""

from florin.puzzles.answering import Answer, answered
from florin.puzzles.mining import extend, mined, recorded, self_play
from florin.puzzles.model import Puzzle, course, load, puzzle_of, save, shipped

__all__ = [
    "Answer",
    "Puzzle",
    "answered",
    "course",
    "extend",
    "load",
    "mined",
    "puzzle_of",
    "recorded",
    "save",
    "self_play",
    "shipped",
]
