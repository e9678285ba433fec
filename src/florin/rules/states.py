"""The interface of flat states, at either speed: the methods of every game, and the fields of each.

The fields are those of the game's .pxd, in its order; a test compares them.
"""

from collections.abc import Iterable, MutableSequence, Sequence
from typing import Any, Protocol, Self

Row = Sequence[int]
Table = Sequence[Row]
Tables = Sequence[Table]
Buffer = MutableSequence[int] | memoryview  # of 16-bit numbers where the rules are compiled


class Stream(Protocol):
    """The part of a seeded dealer (dealer.Seeded) that a state needs."""

    seed: int
    k: int

    def pick(self, count: int) -> int:
        """Return the rank of the next draw."""


class FlatState(Protocol):
    """The common interface of the states of all games."""

    @property
    def players(self) -> int: ...
    @property
    def options(self) -> int: ...
    @property
    def due(self) -> int: ...
    @property
    def turn(self) -> int: ...

    def copy(self) -> Self:
        """Return an independent state."""

    def legal(self) -> list[int]:
        """Return the legal actions; none unless a move is due."""

    def allows(self, action: int) -> bool:
        """Return whether an action is legal."""

    def apply(self, action: int) -> None:
        """Make a legal move, without checking it."""

    def play(self, action: int, dealer: Stream, log: list[int]) -> bool:
        """Make a move and the draws after it, and append the lines to `log`; return False if it is not legal."""

    def settle(self, dealer: Stream, log: list[int]) -> None:
        """Make the draws that are due, and append their lines to `log`."""

    def follow(self, lines: Iterable[int], log: list[int]) -> bool:
        """Apply lines of a log and append them to `log`; stop at the first that cannot come and return False."""

    def drawn_by(self) -> int:
        """Return what stands for a seat in the line of the draw that is due (docs/notation.md)."""

    def chances(self) -> int:
        """Count the equally likely outcomes of the draw that is due."""

    def outcome(self, j: int) -> int:
        """Return outcome j, in no particular order."""

    def deal(self, j: int) -> None:
        """Apply outcome j."""

    def draw(self, rank: int) -> int:
        """Apply the outcome with this rank in the canonical order, and return it."""

    def rank_of(self, code: int) -> int:
        """Return the rank of an outcome in the canonical order, or -1 if it cannot come."""

    def score(self, p: int) -> int:
        """Return a seat's florins or influence."""

    def won(self, p: int) -> int:
        """Return a seat's share of the win at the end, in sixtieths."""

    def playout(self, start: int) -> int:
        """Play to the end at random, from the stream that begins at `start`; return the number of decisions."""

    def playouts(self, start: int, scores: Buffer, lengths: Buffer, shares: Buffer | None = None) -> None:
        """Play random games from here, one for each length; the first has the stream that begins at `start`."""


class CardState(FlatState, Protocol):
    """A state of the card game."""

    @property
    def day(self) -> int: ...
    @property
    def revealed(self) -> int: ...
    @property
    def last_turn(self) -> int: ...
    @property
    def tied(self) -> int: ...
    @property
    def poorest(self) -> Row: ...
    @property
    def load(self) -> Row: ...
    @property
    def ship_n(self) -> Row: ...
    @property
    def deck_n(self) -> int: ...
    @property
    def market_n(self) -> int: ...
    @property
    def florins(self) -> Row: ...
    @property
    def value(self) -> Row: ...
    @property
    def icons(self) -> Table: ...
    @property
    def ship(self) -> Table: ...
    @property
    def deck(self) -> Row: ...
    @property
    def market(self) -> Row: ...
    @property
    def paid(self) -> Tables: ...

    def put(self, place: int, kind: int) -> None:
        """Put a card into the deck, for a custom deck."""


class BoardState(FlatState, Protocol):
    """A state of the auction game."""

    @property
    def round(self) -> int: ...
    @property
    def active(self) -> int: ...
    @property
    def asked(self) -> int: ...
    @property
    def bidding(self) -> int: ...
    @property
    def filling(self) -> int: ...
    @property
    def bidder(self) -> int: ...
    @property
    def left(self) -> int: ...
    @property
    def tied(self) -> int: ...
    @property
    def poorest(self) -> Row: ...
    @property
    def lot_n(self) -> int: ...
    @property
    def lot(self) -> Row: ...
    @property
    def hold_n(self) -> Row: ...
    @property
    def hold(self) -> Table: ...
    @property
    def unseen_n(self) -> int: ...
    @property
    def unseen(self) -> Row: ...
    @property
    def best(self) -> int: ...
    @property
    def florins(self) -> Row: ...
    @property
    def value(self) -> Row: ...
    @property
    def step(self) -> Table: ...
    @property
    def purse(self) -> Table: ...
    @property
    def paid(self) -> Tables: ...


class CourtState(FlatState, Protocol):
    """A state of the court."""

    @property
    def stage(self) -> int: ...
    @property
    def drawer(self) -> int: ...
    @property
    def asked(self) -> int: ...
    @property
    def dealt(self) -> int: ...
    @property
    def replaced(self) -> int: ...
    @property
    def drawn(self) -> int: ...
    @property
    def plans(self) -> Row: ...
    @property
    def limit(self) -> Row: ...
    @property
    def inner(self) -> Row: ...
    @property
    def hand_n(self) -> Row: ...
    @property
    def hand(self) -> Table: ...
    @property
    def unseen_n(self) -> Row: ...
    @property
    def unseen(self) -> Table: ...
    @property
    def under_n(self) -> Row: ...
    @property
    def under(self) -> Table: ...
    @property
    def aside_n(self) -> Row: ...
    @property
    def aside(self) -> Table: ...
    @property
    def twice(self) -> Row: ...
    @property
    def piles(self) -> int: ...
    @property
    def pile(self) -> Row: ...
    @property
    def nobles(self) -> int: ...
    @property
    def sum(self) -> Row: ...
    @property
    def most(self) -> Row: ...
    @property
    def size(self) -> Row: ...
    @property
    def zone(self) -> Row: ...
    @property
    def bottom(self) -> Row: ...
    @property
    def top(self) -> Row: ...
    @property
    def of_house(self) -> Table: ...
    @property
    def noble(self) -> Row: ...
    @property
    def above(self) -> Row: ...


class State(CardState, BoardState, CourtState, Protocol):
    """A state of whichever game: code that serves several games reads the fields of the one it has.

    Code for one game takes a CardState, BoardState or CourtState. Here a field of two kinds has no type.
    """

    @property
    def unseen_n(self) -> Any: ...
    @property
    def unseen(self) -> Any: ...
