"""Puzzles for HTTP: their positions as views of one seat, and answers, which are worked out one at a time."""

from functools import lru_cache
from typing import Any, cast

from florin.puzzles import Seen, answered, course, lot_by, puzzle_of, shipped, shipped_lots
from florin.server import protocol as p
from florin.server import serialize

MOST_CACHED = 1000


def listed(game: str) -> p.Puzzles:
    infos = [p.PuzzleInfo(id=one.id, rating=one.rating) for one in shipped(game)]
    return p.Puzzles(puzzles=infos, course=[one.id for one in course(game)])


@lru_cache(maxsize=MOST_CACHED)
def shown(game: str, puzzle: str) -> p.PuzzleView:
    """Return a puzzle without its answer. What its seat does not know is not in it, made up or not."""
    found = puzzle_of(game, puzzle)
    return p.PuzzleView(id=found.id, rating=found.rating, seat=found.seat, **seen(found))


def seen(one: Seen) -> dict[str, Any]:
    """Return the fields of a position as its seat sees it, and of how it came about."""
    position, seat = one.position(), one.seat
    steps = [serialize.game_step(step.seen_by(seat)) for step in position.steps()]
    return {"view": serialize.view_fields(position, position.view(seat)), "steps": steps}


@lru_cache(maxsize=MOST_CACHED)
def answer(game: str, puzzle: str, move: str) -> p.PuzzleAnswer:
    """Return what a move is worth; an illegal one raises its error."""
    found = puzzle_of(game, puzzle)
    found.position().play(move)
    verdict = answered(found, move)
    return p.PuzzleAnswer(
        right=verdict.right,
        answer=found.answer,
        other=verdict.other,
        loss=verdict.loss,
        reasons=cast(list[p.Narration], verdict.reasons),
        solved=dict(found.solved),
    )


def lots() -> p.LotIds:
    return p.LotIds(lots=[one.id for one in shipped_lots()])


@lru_cache(maxsize=MOST_CACHED)
def lot(name: str) -> p.LotView:
    """Return a lot without its worth."""
    found = lot_by(name)
    return p.LotView(id=found.id, seat=found.seat, **seen(found))


def price(name: str) -> p.LotPrice:
    found = lot_by(name)
    return p.LotPrice(worth=found.worth, low=found.low, high=found.high, fair=found.fair, paid=found.paid)
