"""The move that is made when a player or a bot makes none."""

from collections.abc import Sequence


def least_committing(legal: Sequence[str]) -> str:
    """Return the least committing legal move: pass, take one card, send the lowest noble."""
    for move in ("pass", "take 1", "auction", "keep", "declare 10"):
        if move in legal:
            return move
    sends = [move for move in legal if move.startswith("send ")]
    return min(sends, key=rank) if sends else legal[0]


def rank(send: str) -> int:
    value = send[6:]
    return 1 if value == "J" else int(value)  # in the final count a Jester is 1 (K-9)
