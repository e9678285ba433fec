"""Puzzles on a server: views without answers, and what a move is worth."""

from pathlib import Path

import msgspec
import pytest

from florin.puzzles import course, shipped, shipped_lots
from florin.server import serialize
from tests.server.client import Served
from tests.server.test_game_commands import tell


@pytest.mark.parametrize("game", ["card", "board", "court"])
def test_a_puzzle_is_shown_without_its_answer_and_judged_after_a_move(tmp_path: Path, game: str) -> None:
    puzzle = shipped(game)[-1]

    async def story(server: Served) -> None:
        found = await server.get(f"/api/puzzles/{game}")
        assert {one["id"]: one["rating"] for one in found["puzzles"]}[puzzle.id] == puzzle.rating
        assert [one.id for one in course(game)] == found["course"]
        address = f"/api/puzzles/{game}/{puzzle.id}"
        sent = await server.get(address)
        assert {"id", "rating", "seat", "view", "steps"} == set(sent)
        view = puzzle.position().view(puzzle.seat)
        assert sent["view"]["legal"] == list(view.legal) and sent["steps"][-1]["last"] == len(puzzle.log)
        right, wrong = [await server.post(address, {"move": one}, 200) for one in (puzzle.answer, puzzle.second)]
        assert (True, puzzle.answer, puzzle.second) == (right["right"], right["answer"], right["other"])
        assert not wrong["right"] and wrong["loss"] == puzzle.margin and wrong["reasons"]

    tell(tmp_path, story)


def test_any_other_move_is_judged_too_and_costs_at_least_as_much(tmp_path: Path) -> None:
    puzzle = next(one for one in shipped("card") if len(one.position().legal()) > 2)
    other = next(move for move in puzzle.position().legal() if move not in (puzzle.answer, puzzle.second))

    async def story(server: Served) -> None:
        address = f"/api/puzzles/card/{puzzle.id}"
        found = await server.post(address, {"move": other}, 200)
        assert not found["right"] and found["loss"] >= puzzle.margin and len(found["reasons"]) == 2
        assert "bad-notation" == (await server.post(address, {"move": "take 9"}, 400))["key"]
        assert "no-puzzle" == (await server.get("/api/puzzles/card/none"))["key"]
        assert "unknown-game" == (await server.get("/api/puzzles/chess"))["key"]

    tell(tmp_path, story)


def test_a_puzzle_at_court_hides_what_its_seat_does_not_know(tmp_path: Path) -> None:
    """The rival's hand is made up for the simulations, and even that is not sent."""
    puzzle = next(one for one in shipped("court") if "* ?" in one.log)
    position = puzzle.position()
    hidden = [line for line, seen in zip(position.log, puzzle.log, strict=True) if line != seen]

    async def story(server: Served) -> None:
        sent = await server.get(f"/api/puzzles/court/{puzzle.id}")
        laid = [effect for one in sent["steps"] for effect in one["effects"] if effect["type"] == "hand-drawn"]
        assert hidden and [seat for seat in (0, 1) if laid[seat]["cards"]] == [puzzle.seat]
        steps = [serialize.game_step(step.seen_by(puzzle.seat)) for step in position.steps()]
        assert msgspec.json.decode(msgspec.json.encode(steps)) == sent["steps"]

    tell(tmp_path, story)


def test_a_lot_is_priced_after_a_guess(tmp_path: Path) -> None:
    lot = shipped_lots()[0]

    async def story(server: Served) -> None:
        assert [one.id for one in shipped_lots()] == (await server.get("/api/lots"))["lots"]
        sent = await server.get(f"/api/lots/{lot.id}")
        assert {"id", "seat", "view", "steps"} == set(sent) and sent["view"]["turn"] == lot.seat == sent["seat"]
        told = await server.post(f"/api/lots/{lot.id}", {"florins": 3}, 200)
        assert told == {name: getattr(lot, name) for name in ("worth", "low", "high", "fair", "paid")}
        assert "no-puzzle" == (await server.get("/api/lots/none"))["key"]

    tell(tmp_path, story)
