"""Puzzles: the ones that come with Florin, and mining."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from florin.position import Position
from florin.puzzles import Puzzle, extend, load, mined, mining, save, self_play, shipped, shipped_lots, verified
from florin.puzzles.mining import MARGIN, SIMS, ranked
from florin.reviewing.judge import ESTIMATES, OPEN, Estimates

GAMES = ("card", "board", "court")


@pytest.mark.parametrize("game", GAMES)
def test_shipped_puzzles_are_sound(game: str) -> None:
    puzzles = shipped(game)
    assert len(puzzles) == len({puzzle.id for puzzle in puzzles}) > 0
    for puzzle in puzzles:
        view = puzzle.position().view(puzzle.seat)
        assert list(view.log) == puzzle.log, "the position looks like the puzzle to its seat"
        assert {puzzle.answer, puzzle.second} <= set(view.legal)
        assert puzzle.margin >= MARGIN and puzzle.sims >= SIMS
        assert ESTIMATES == puzzle.judge, "verify the puzzles again whenever the judge changes"
        assert puzzle.solved["apprentice"] <= 0.5 <= puzzle.solved["magnifico"]


def test_puzzles_at_court_hide_what_the_seat_cannot_know() -> None:
    for puzzle in shipped("court"):
        assert puzzle.position().record(puzzle.seat)["log"] == puzzle.log
        assert "* ?" in puzzle.log


@pytest.mark.parametrize("game", GAMES)
def test_the_judge_finds_the_answer_again(game: str) -> None:
    puzzle = max(shipped(game), key=lambda puzzle: puzzle.margin)
    position = puzzle.position()
    knows = puzzle.seat if game == "court" else OPEN
    shares = ranked(Estimates(position, 1, 320, knows), position.legal_ids())
    assert next(iter(shares)) == position.legal_ids()[position.legal().index(puzzle.answer)]


def test_mining_can_be_resumed(tmp_path: Path) -> None:
    """Games that were searched before are not searched again."""
    puzzles = shipped("card")[:2]
    path = tmp_path / "puzzles.jsonl"
    asked = []

    def games(first: int) -> Iterator[tuple[str, Position]]:
        asked.append(first)
        return iter(())

    save(path, puzzles)
    assert puzzles == load(path, Puzzle) == extend(path, games, 3, mined, Puzzle)
    assert puzzles == extend(path, games, 2, mined, Puzzle)
    assert [1 + max(int(puzzle.source.split("/")[1]) for puzzle in puzzles)] == asked


def test_what_is_mined_is_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = max(shipped("card"), key=lambda puzzle: puzzle.margin)
    position = puzzle.position()
    position.play(puzzle.answer)
    other = replace(puzzle, answer=puzzle.second)
    found: dict[str, list[Puzzle | None]] = {}
    for one in (puzzle, other):
        monkeypatch.setattr(mining, "puzzle_in", lambda before, *_, one=one: one if before.log == one.log else None)
        found[one.answer] = [more for _, more in mined([("game", position)], sims=320)]
    assert [len(some) for some in found.values()] == [2, 1]


def test_self_play_depends_on_the_number_of_the_game() -> None:
    name, position = next(self_play("court", 5, 3))
    assert "5/3" == name and position.over


def test_a_puzzle_is_verified_again() -> None:
    """One whose answer is another now is dropped."""
    puzzle = max(shipped("card"), key=lambda puzzle: puzzle.margin)
    other = replace(puzzle, answer=puzzle.second)
    again, none = verified([puzzle, other], sims=320)
    assert again is not None and (again.id, again.answer, again.sims) == (puzzle.id, puzzle.answer, 320)
    assert none is None


def test_shipped_lots_are_auctions_that_begin() -> None:
    lots = shipped_lots()
    assert len(lots) == len({lot.id for lot in lots}) > 0
    for lot in lots:
        position = lot.position()
        view = position.view(lot.seat)
        assert list(view.log) == lot.log and f"bid {lot.worth}" in view.legal
        assert lot.low <= lot.worth <= lot.high
        assert ESTIMATES == lot.judge, "price the lots again whenever the judge changes"
