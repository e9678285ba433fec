"""What every game's search package defines for the kernel: `kernel.py` imports it from here.

As with florin.rules.interface, these imports are dropped when the kernel is bound to a game; nothing here is called.
"""

from collections.abc import Sequence

from florin.search.c_types import Floats, Ints, Octets, Singles, State, Stream

COMPACT = 0  # in each game, the number of compact actions
SEEN = 0  # in each game: 1 if draws are public, 0 if cards are drawn into hands


class Weights:
    """A style: weights of the heuristic, and tables that are derived from them."""


class Values:
    """Learned values of an estimate."""


class TurnCache:
    """The valuation of a position for the player to move."""


def day_of(s: State) -> int:
    """Return the day or round, at the end of which a simulation may be estimated."""
    raise NotImplementedError


def sort_of(action: int) -> int:
    """Return what shows a style in a move: the move itself, or at court, where hands are hidden, only its sort."""
    raise NotImplementedError


def reset(cache: TurnCache) -> None:
    """Forget what was worked out for an earlier turn."""


def redeal_hidden(s: State, seat: int, odds: Floats, stream: Stream) -> None:
    """Deal everything that `seat` cannot know again."""


def weigh(s: State, weights: Weights, cache: TurnCache, acts: Ints, k: int, worth: Floats) -> None:
    """Write the worth of each of `k` legal moves, in units of the style's temper."""


def heuristic_move(s: State, weights: Weights, cache: TurnCache, stream: Stream) -> int:
    """Return a style's move, drawn by a softmax of the worths."""
    raise NotImplementedError


def estimate(s: State, values: Sequence[Values], shares: Floats) -> None:
    """Write each seat's estimated share of the win."""


def observe(s: State, seat: int, out: Singles) -> None:
    """Write what a seat may know, as numbers."""


def observe_hidden(s: State, seat: int, out: Singles) -> None:
    """Write what a seat may not know, after what `observe` writes."""


def write_mask(s: State, mask: Octets) -> int:
    """Write a 1 for each compact action that is legal and a 0 for each other; return how many are legal."""
    raise NotImplementedError


def id_of(s: State, compact: int) -> int:
    """Return the action id that a compact action stands for here, legal or not; below 0 if it stands for none."""
    raise NotImplementedError
