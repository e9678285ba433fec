"""The values that jesters take in a conspiracy: the lowest that work, the played card first."""

from itertools import product

import pytest

from florin.effects.court import jester_values
from florin.notation import KINDS
from florin.rules import court

CARDS = ["R0", "R3", "R10", "RJ"]


@pytest.mark.rule("K-9", "K-10")
@pytest.mark.parametrize("played", CARDS)
@pytest.mark.parametrize("limit", [None, 4])
def test_the_lowest_values_that_work(played: str, limit: int | None) -> None:
    """Against trying everything."""
    seen = 0
    for pile in product(["G2", "GJ"], CARDS):
        for target in [("R9",), ("GJ",), ("GJ", "R5"), ("GJ", "GJ", "R10")]:
            cards = [played, *pile, *target]
            jesters = [i for i, card in enumerate(cards) if card.endswith("J")]
            most = [limit if i == 0 and limit else 10 for i in jesters]
            works = [
                values
                for values in product(*(range(1, top + 1) for top in most))
                if balance(cards, dict(zip(jesters, values, strict=True))) == 0
            ]
            if works:
                seen += 1
                ours = [(code(played), limit or 10), *((code(card), 10) for card in pile)]
                assert tuple(jester_values(court, ours, list(map(code, target))).values()) == min(works)
    assert seen


def code(card: str) -> int:
    return KINDS["court"][card]


def balance(cards: list[str], values: dict[int, int]) -> int:
    counts = [values.get(i, court.VALUE[code(card) & 15]) for i, card in enumerate(cards)]
    return sum(counts[:3]) - sum(counts[3:])
