"""Exponentials of worths, for probabilities in proportion to them."""

from math import exp

from florin.search.c_types import Floats


def largest(x: Floats, n: int) -> float:
    """Return the largest of the first `n` numbers."""
    most: float = x[0]
    for j in range(1, n):
        if x[j] > most:
            most = x[j]
    return most


def exponentiate(x: Floats, n: int) -> float:
    """Replace the first `n` numbers by their exponentials, scaled so that the largest is 1, and return their sum."""
    most: float = largest(x, n)
    total: float = 0.0
    for j in range(n):
        x[j] = exp(x[j] - most)
        total += x[j]
    return total


def softmax(x: Floats, n: int) -> None:
    """Replace the first `n` numbers by probabilities."""
    total: float = exponentiate(x, n)
    for j in range(n):
        x[j] /= total
