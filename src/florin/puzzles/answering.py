"""Answers to puzzles: whether a move is the best one, what it costs, and why."""

from dataclasses import dataclass

from florin.bots.levels import share_of
from florin.narration import Message
from florin.notation import parse_move
from florin.puzzles.model import Puzzle
from florin.reviewing.grading import why
from florin.reviewing.judge import OPEN, Estimates

SIMS = 1600  # for a move that the puzzle says nothing about
LUCK = 1


@dataclass(frozen=True, kw_only=True)
class Answer:
    """The worth of a move in a puzzle's position compared with the best one, or of the best one with the second.

    `other` is the move that it is compared with or that was made, and `loss` the share of the win that it costs. Of the
    reasons, the first speaks for the best move, the second says what the other loses.
    """

    right: bool
    other: str
    loss: float
    reasons: list[Message]


def answered(puzzle: Puzzle, move: str) -> Answer:
    """Judge a legal move.

    >>> from florin.puzzles import shipped
    >>> puzzle = shipped("card")[0]
    >>> answered(puzzle, puzzle.answer).right, answered(puzzle, puzzle.second).right
    (True, False)
    """
    if move in (puzzle.answer, puzzle.second):
        right = move == puzzle.answer
        return Answer(right=right, other=puzzle.second, loss=puzzle.margin, reasons=puzzle.reasons)
    position = puzzle.position()
    estimates = Estimates(position, LUCK, SIMS, puzzle.seat if puzzle.game == "court" else OPEN)
    actions = (parse_move(puzzle.game, one)[0] for one in (puzzle.answer, move))
    shares = {one: share_of(one, position, estimates.shares(one)[puzzle.seat]) for one in actions}
    best, other = shares.values()
    # No other move is closer to the best one than the second; these few simulations may say otherwise.
    return Answer(right=False, other=move, loss=max(puzzle.margin, best - other), reasons=why(estimates, shares))
