"""Simple opponents: random among the moves that are not plainly foolish. They see only their view."""

from collections.abc import Callable

from florin.view import BoardView, View


def simple_move(view: View, pick: Callable[[int], int]) -> str:
    """A move for the seat whose turn it is; `pick(n)` is a random number below n."""
    moves = list(view.legal)
    if isinstance(view, BoardView) and view.bidding:
        worth = sum(int(card.lstrip("MPDCS")) for card in view.lot) + len(view.lot)
        moves = [move for move in moves if move == "pass" or int(move.split()[1]) <= worth]
    elif view.game == "court":
        moves = [move for move in moves if not move.startswith("plan")] or moves
    return moves[pick(len(moves))]
