"""Puzzles: positions with one clearly best move that is easy to miss.

`mining.py` finds them in games, `model.py` says what they consist of and reads the ones that come with Florin,
`answering.py` says whether a move solves one, and why. `lots.py` has lots of the auction game to price.
"""

from florin.puzzles.answering import Answer, answered
from florin.puzzles.lots import PricedLot, lot_by, priced, shipped_lots
from florin.puzzles.mining import extend, mined, recorded, self_play, verified
from florin.puzzles.model import Puzzle, Seen, course, load, puzzle_of, save, shipped

__all__ = [
    "Answer",
    "PricedLot",
    "Puzzle",
    "Seen",
    "answered",
    "course",
    "extend",
    "load",
    "lot_by",
    "mined",
    "priced",
    "puzzle_of",
    "recorded",
    "save",
    "self_play",
    "shipped",
    "shipped_lots",
    "verified",
]
