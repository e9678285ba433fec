"""The meaning of the numbers of an observation: a name, a shape and a range for each part.

The flat tensor is the parts one after the other, first the public ones, then those private to the seat. The tensor of
the whole state goes on with what is hidden from the seat. So every part is a view of the tensor.
"""

import importlib
from functools import cache
from math import prod
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

Array = NDArray[Any]


class Part(NamedTuple):
    """One part of an observation; `group` is "public", "private" or "hidden"."""

    name: str
    group: str
    start: int
    shape: tuple[int, ...]
    high: int

    @property
    def stop(self) -> int:
        return self.start + prod(self.shape)


class Layout(NamedTuple):
    """The parts of a game's tensors, and the number of compact actions."""

    parts: tuple[Part, ...]
    observed: int  # length of an observation
    whole: int  # length of the tensor of the whole state
    actions: int

    def named(self, tensor: Array, group: str | None = None) -> dict[str, Array]:
        """Return the parts of a tensor, or of a batch of tensors, by name: views, not copies.

        >>> layout("card").named(np.zeros((8, 315), np.float32))["seats"].shape
        (8, 6, 9)
        >>> list(layout("court").named(np.zeros(609), "private"))
        ['hand', 'under', 'unseen']
        """
        return {
            part.name: tensor[..., part.start : part.stop].reshape(*tensor.shape[:-1], *part.shape)
            for part in self.parts
            if part.stop <= tensor.shape[-1] and group in (None, part.group)
        }

    def high(self, length: int) -> Array:
        """Return the highest value of each number; the lowest is 0. Divide by it to scale observations to 0..1."""
        found = np.zeros(length, np.float32)
        for part in self.parts:
            found[part.start : part.stop] = part.high
        return found

    def flat_space(self) -> spaces.Box:
        return spaces.Box(np.zeros(self.observed, np.float32), self.high(self.observed), dtype=np.float32)

    def named_space(self) -> spaces.Dict:
        boxes: dict[str, spaces.Space[Any]] = {
            p.name: spaces.Box(0, p.high, p.shape, np.float32) for p in self.parts if p.stop <= self.observed
        }
        return spaces.Dict(boxes)


@cache
def layout(game: str) -> Layout:
    """Return the layout of a game.

    >>> [(part.name, part.start, part.shape) for part in layout("card").parts[:3]]
    [('options', 0, (2,)), ('day', 2, (3,)), ('to_move', 5, (6,))]
    """
    encoding = importlib.import_module(f"florin.search.{game}.encoding")
    parts: list[Part] = []
    at = 0
    for group in ("public", "private", "hidden"):
        for name, shape, high in getattr(encoding, group.upper()):
            parts.append(Part(name, group, at, shape, high))
            at = parts[-1].stop
    return Layout(tuple(parts), encoding.OBSERVED, encoding.WHOLE, encoding.COMPACT)
