"""The memory of an endgame search: moves on each level, what was learned on the way, and scratch space."""

from collections.abc import Sequence
from typing import Annotated

from florin.search.c_types import Floats, Ints, Long, Short, State, Word, Words
from florin.search.court.valuation import TurnCache, Weights
from florin.search.court_endgame.bounds import Threats
from florin.search.court_endgame.last_cards import LastCard
from florin.search.court_endgame.position import MOST_PILES, EndPosition

LEVELS, WIDTH = 12, 16384  # 10 cards and a limit to declare; the most moves of a level
SUMS = 512  # more than any pile counts; the last is for piles with a jester, which count more than one sum
SAFE_REPLIES = 4  # noted on each level
REFUTATIONS = 4  # noted for one position: the last is to send the lowest card, the others take the most valuable piles


class Move:
    """A noble of a kind, alone (on = -1), allied with pile `on` (against = -1), or from there against another pile.

    When a limit is declared, `kind` is the limit. `gain` orders the moves.
    """

    kind: int
    on: int
    against: int
    gain: int


class Killer:
    """The last move that decided on a level. Its piles are given by their cards, because indices of piles change."""

    kind: int
    on: Word
    against: Word


class Refutation:
    """A reply that may refute several moves."""

    kind: int
    on: int
    against: int
    ready: bool  # are the fields below, the position after it and its last cards filled in?
    lead: int
    circles: int


class EndSearch:
    """The search of one position; the table is shared with a second thread and kept for later positions."""

    states: Sequence[State]  # on each level
    positions: Sequence[EndPosition]
    moves: Sequence[Move]  # WIDTH for each level
    table: Words
    mask: Word
    weights: Weights  # of the style that orders moves
    turn_cache: TurnCache
    nodes: Long
    budget: Long
    unsolved: bool  # was the budget spent?
    hard: bool  # have so many positions been searched that looking ahead pays?
    kind: int  # the best move so far on level 0, or -1
    on: int
    against: int
    killers: Annotated[list[Killer], LEVELS]
    threats: Threats
    last_card: LastCard
    spare: EndPosition
    refutations: Annotated[list[Refutation], 8]  # two sets
    after: Sequence[EndPosition]  # the position after each refutation
    last_cards: Sequence[LastCard]  # two for each refutation
    same: Annotated[list[int], MOST_PILES]  # how many piles before it are the same as a pile
    first: Annotated[list[Short], SUMS]  # chains of piles with the same sum, as index + 1
    next: Annotated[list[Short], MOST_PILES]
    needs: Annotated[list[int], 48]  # of each safe reply, the pile that it is played on and the one it takes
    takes: Annotated[list[int], 48]
    pile_keys: Annotated[list[Word], MOST_PILES]
    own_path: Annotated[list[Word], LEVELS]  # keys of the positions that this thread is searching,
    other_path: Words  # and of those that the other thread is searching
    acts: Ints
    worth: Floats
