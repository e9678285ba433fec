"""The deal of the day: the same for everyone, to the bit."""

import hashlib

import pytest

import florin
from florin.daily import Daily, place_of

GAMES = ("card", "board", "court")
PINNED = {"card": "c3b67aa2890f0425", "board": "5d6f8bd13a90dd16", "court": "b5ab324eedefe9eb"}


@pytest.mark.parametrize("game", GAMES)
def test_same_moves_give_the_same_game_to_the_bit(game: str) -> None:
    deal = Daily(game, "2026-11-18")
    record = deal.by_level("apprentice").record()
    mine = iter([line[2:] for line in record["log"] if line.startswith(f"{deal.seat} ")])
    assert record == Daily(game, "2026-11-18").play(lambda _: next(mine)).record()


@pytest.mark.parametrize("game", GAMES)
def test_the_game_is_pinned(game: str) -> None:
    """If this fails, a bot plays differently: name a new VERSION in daily.py, and put the new digest here."""
    record = Daily(game, "2026-11-18").by_level("merchant").record()
    assert PINNED[game] == hashlib.sha256("\n".join(record["log"]).encode()).hexdigest()[:16]


def test_the_deal_can_be_verified_and_other_days_differ() -> None:
    record = Daily("court", "2026-11-18").by_level("garzone").record()
    florin.verify(record)
    assert record["log"] != Daily("court", "2026-11-19").by_level("garzone").record()["log"]


def test_a_place_counts_those_who_did_better() -> None:
    position = Daily("card", "2026-11-18").by_level("garzone")
    scores = position.scores[-1]
    best = max(range(4), key=scores.__getitem__)
    assert 1 == place_of(position, best)
    assert 4 == max(place_of(position, seat) for seat in range(4))


@pytest.mark.parametrize("day", ["2026-13-01", "tomorrow", "20261118", ""])
def test_a_wrong_day_is_refused(day: str) -> None:
    with pytest.raises(florin.Error, match="is not a day"):
        Daily("card", day)
