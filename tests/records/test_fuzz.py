"""Broken records and moves raise nothing but the documented errors; the long run is `python -m bench.fuzz_records`."""

from collections import Counter
from collections.abc import Iterator

import pytest

import florin
from bench import fuzz_records


def test_nothing_but_the_documented_errors_comes_of_broken_records_and_moves() -> None:
    """And nothing changes by what was refused; most kinds of refusal are met on the way."""
    heard: Counter[str] = Counter()
    assert [failure for case in range(2000) if (failure := fuzz_records.run(case, 1, heard))] == []
    assert len(heard) > 20 and heard["accepted"] > 0 and heard["played"] > 0


@pytest.fixture
def spoiled() -> Iterator[None]:
    """Material made of right games, and made anew after the test."""
    fuzz_records.material()
    yield
    fuzz_records.material.cache_clear()


@pytest.mark.usefixtures("spoiled")
def test_the_fuzzer_notices_what_it_looks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error that is not documented, a record that is repaired, a move that changes something although refused."""

    def lax(text: object) -> object:
        raise KeyError(text)

    def careless(position: florin.Position, move: object, _seat: object) -> object:
        position.back_to(0)
        return move

    monkeypatch.setattr(florin, "loads", lax)
    monkeypatch.setattr(florin, "check", lambda record: record["log"].clear())
    monkeypatch.setattr(florin.Position, "play", careless)
    heard: Counter[str] = Counter()
    failures = " ".join(failure for case in range(40) if (failure := fuzz_records.run(case, 2, heard)))
    assert "KeyError" in failures and "the record was changed" in failures and "an illegal move was played" in failures
