"""Puzzles: positions with one clearly best move that is easy to miss.

`mining.py` finds them in games, `model.py` says what they consist of and reads the ones that come with Florin.
"""

from florin.puzzles.mining import extend, mined, recorded, self_play
from florin.puzzles.model import Puzzle, load, save, shipped

__all__ = ["Puzzle", "extend", "load", "mined", "recorded", "save", "self_play", "shipped"]
