"""The functions that the rules of every game define, for code that is written once for all games.

`playout.py` and the search's `kernel.py` import them from here, so that editors and checkers find them. Before such
code runs it is bound to one game: the compiled build joins it to the game's rules, and plain Python executes it with
the game's functions in its namespace. Both drop these imports, so nothing here is ever called.
"""

from collections.abc import MutableSequence

from florin.rules import State

MOVE, FIRST, OVER = 0, 2, 3  # what is due, in every game
ACTIONS = 0  # in each game, the number of action ids


def candidates(s: State) -> int:
    """Return how many moves are conceivable."""
    raise NotImplementedError


def candidate(s: State, j: int) -> int:
    """Return conceivable move j, or -1 if it is not legal."""
    raise NotImplementedError


def candidate_index(s: State, action: int) -> int:
    """Return the j of an action among the conceivable moves, or a number that is none of them."""
    raise NotImplementedError


def legal(s: State, acts: MutableSequence[int]) -> int:
    """Write the legal moves to `acts` and return their number."""
    raise NotImplementedError


def apply(s: State, action: int) -> None:
    """Make a legal move."""


def chances(s: State) -> int:
    """Return how many equally likely outcomes the chance that is due has."""
    raise NotImplementedError


def outcome(s: State, j: int) -> int:
    """Return outcome j: a card, or a seat."""
    raise NotImplementedError


def deal(s: State, j: int) -> None:
    """Apply outcome j."""


def secret(s: State) -> bool:
    """Return whether the card that is due is drawn face down."""
    raise NotImplementedError


def score(s: State, p: int) -> int:
    """Return seat p's score."""
    raise NotImplementedError


def won(s: State, p: int) -> int:
    """Return seat p's part of the win, in sixtieths."""
    raise NotImplementedError
