"""The interfaces of the classes of a search, at either speed. See also florin.rules.states; a test compares them."""

from array import array
from collections.abc import Sequence
from typing import Any, Protocol

from florin.rules import State


class Engine(Protocol):
    """The search on one position. A style is given by its number among those whose weights the engine was made with."""

    weights_a_style: int

    def __init__(
        self,
        state: State,
        weights: "array[float]",
        values: "array[float]",
        beliefs: "array[float]",
        kinds: int,
        last_day: int,
        *,
        uniform: bool = False,
        explore: float = 0.7,
        odds: Sequence[float] = ...,
        seat: int | None = None,
    ) -> None:
        """`beliefs` has, for each seat, the running sums of the chances that it plays in each of `kinds` styles."""

    @property
    def turn(self) -> int:
        """The seat to move."""

    def measure(self, moves: Sequence[int], seed: int, first: int, sims: int) -> list[float]:
        """Return, for each seat, the sum of the shares that these moves bring in simulations `first` and following."""

    def continuation(self, moves: Sequence[int], seed: int, number: int, whole: bool) -> State:
        """Return the state in which a simulation of these moves ends; without `whole`, where the next move is due."""

    def weigh(self, style: int, moves: Sequence[int] = ()) -> list[tuple[int, float]]:
        """Return what each legal move after these moves is worth to a style."""

    def ponder(self, style: int) -> list[tuple[int, float]]:
        """Return what each legal move is worth to a style that considers the rest of its turn."""

    def move(self, style: int, seed: int) -> int:
        """Return a style's move."""

    def estimate(self) -> list[float]:
        """Return each seat's estimated share of the win."""

    def contest(self, styles: Sequence[int], seed: int, first: int, games: int) -> tuple[list[int], list[int]]:
        """Play games among styles, and return each seat's sums of win shares (in sixtieths) and scores."""

    def habits(self, lines: "array[int]", sorts: bool = False) -> Sequence[float]:
        """Return, for each seat and style, the log likelihood of its moves in a log."""


class Tree(Protocol):
    """A search tree that grows under a move, or under the position (-1)."""

    def __init__(self, engine: Engine, action: int, room: int) -> None: ...

    def grow(self, seed: int, first: int, sims: int) -> float:
        """Add simulations, and return the sum of the win shares of the seat to move."""

    def candidates(self) -> list[tuple[int, int, float]]:
        """Return the moves tried first, with their visits and sums of win shares."""


class Batch(Protocol):
    """Many games that are stepped together (florin.research). Numbers are read and written in arrays of its callers."""

    compact: int  # the number of compact actions
    observed: int  # the length of an observation
    whole: int  # the same with what is hidden after it

    def __init__(
        self, state: State, games: int, weights: Sequence[float], styles: Sequence[int], seat: int, kind: int
    ) -> None: ...

    def reset(self, chosen: Any, seeds: Any, episodes: Any) -> None:
        """Start the next episode of the chosen games."""

    def step(self, actions: Any, skipped: Any, rewards: Any, ended: Any, all_rewards: Any) -> bool:
        """Make an action in each game that is not skipped, then the rivals' moves; return whether any game ended."""

    def observe(self, chosen: Any, out: Any, masks: Any, seats: Any, counts: Any) -> None:
        """Write each chosen game's observation and mask, whose view it is, and how many actions are legal."""

    def observe_whole(self, out: Any) -> None:
        """Write the observation of every game, and after it what is hidden from that seat."""

    def observe_as(self, i: int, seat: int, out: Any) -> None:
        """Write what a seat may know in game i."""

    def random_actions(self, masks: Any, counts: Any, streams: Any, actions: Any) -> None:
        """Draw an action from each mask, each game with a stream of its own; 0 if none is legal."""

    def id_of(self, i: int, compact: int) -> int:
        """Return the action id of a compact action in game i, or -1 if it is not legal."""

    def compact_of(self, i: int, action: int) -> int:
        """Return the compact action of a legal action id in game i."""

    def put(self, i: int, state: State) -> None:
        """Make game i a copy of a state."""

    def state(self, i: int) -> State:
        """Return a copy of a game's state."""
