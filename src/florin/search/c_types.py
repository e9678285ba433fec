"""Type names for code that also compiles to C: what each becomes there is in tools/compile_rules.py.

A name of a class means a pointer to the struct that the class becomes, `Sequence[...]` a pointer to the first of
several, and `Annotated[list[float], 7]` an array of seven that is part of its struct, function or module.
"""

from collections.abc import MutableSequence
from typing import Protocol

from florin import rules

Byte = int  # signed char
Short = int  # short
Long = int  # long long
Word = int  # unsigned long long: plain code masks it to 64 bits where it may overflow
Ints = MutableSequence[int]  # int*
Floats = MutableSequence[float]  # double*
Longs = MutableSequence[int]  # long long*
Octets = MutableSequence[int]  # unsigned char*
Singles = MutableSequence[float]  # float*: observations; plain code may write whole numbers
Words = MutableSequence[int]  # unsigned long long*


class State(rules.State, Protocol):
    """A state as the search sees it, which writes some of the fields."""

    revealed: int
    market_n: int
    market: Ints
    deck: Ints
    hand: list[Ints]
    under: list[Ints]


class Stream(Protocol):
    """A random stream; its struct is defined in rules/playout.pxd."""

    x: int
