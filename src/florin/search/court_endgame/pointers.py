"""Copying and indexing of the endgame's structs, as plain Python does it; pointers.pxd does the same in C."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from florin.rules.plain import copied

if TYPE_CHECKING:
    from florin.search.court_endgame.position import EndPosition

Struct = TypeVar("Struct")


def state_at(states: Sequence[Struct], depth: int) -> Struct:
    """Return the state on a level."""
    return states[depth]


def position_at(positions: Sequence[Struct], k: int) -> Struct:
    """Return position k."""
    return positions[k]


def last_card_at(last_cards: Sequence[Struct], k: int) -> Struct:
    """Return last card k."""
    return last_cards[k]


def copy_position(pos: "EndPosition", other: "EndPosition") -> None:
    """Make `pos` equal to `other`."""
    for name, value in vars(other).items():
        setattr(pos, name, copied(value))
