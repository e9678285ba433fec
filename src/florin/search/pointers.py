"""Copying and indexing of structs, as plain Python does it; pointers.pxd does the same in C.

Cython would copy a struct where Python gives a reference, so code that runs at both speeds calls these instead.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from florin.rules.plain import copied

Struct = TypeVar("Struct")


def copy_state(s: Any, other: Any) -> None:
    """Make `s` equal to `other`."""
    for name in s.__slots__:
        setattr(s, name, copied(getattr(other, name)))


def weights_at(styles: Sequence[Struct], k: int) -> Struct:
    """Return the weights of style k."""
    return styles[k]


def values_at(values: Sequence[Struct], k: int) -> Struct:
    """Return the learned values number k."""
    return values[k]
