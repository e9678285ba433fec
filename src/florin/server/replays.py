"""Turn-by-turn histories of games, so that the page can show any point without knowing the rules."""

from collections.abc import Iterator
from typing import Any

import msgspec

from florin import CourtView, Error, Game, Position, Scripted, Seeded
from florin.sampling import completed
from florin.server import serialize
from florin.server.protocol import GameStep
from florin.server.table_state import TableState


class StoryRequest(msgspec.Struct, frozen=True, kw_only=True, tag="story"):
    """The game to show, and to whom: a seat (None: a spectator); `everything` adds both hands at court."""

    record: dict[str, Any]
    seat: int | None
    start: int = 0
    everything: bool = False


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """The view after `upto` lines; `hands` are both hands at court, for readers who may see everything."""

    upto: int
    view: dict[str, Any]
    hands: list[list[str]] | None = None


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """A game step by step: its log, its steps, and the views after the set-up and after each move."""

    lines: list[str]
    steps: list[GameStep]
    points: list[Point]


def positions(record: dict[str, Any]) -> Iterator[Position]:
    """Yield the position after the set-up and after each move of a valid record: one object, which changes."""
    game = Game(record["game"], version=record["rules"], **record["options"])
    draws = [line.removeprefix("* ") for line in record["log"] if line.startswith("*")]
    try:
        position = game.start(dealer=Scripted(draws))
        yield position
        for line in record["log"]:
            if not line.startswith("*"):
                position.play(line[2:])
                yield position
    except Error as error:
        if error.key != "script-over":  # a log may end before a draw
            raise


def story_of(request: StoryRequest) -> Story:
    """Return a record's history as its reader may see it."""
    seat, start, everything = request.seat, request.start, request.everything
    points, steps, lines = [], list[GameStep](), list[str]()
    for position in positions(request.record):
        view = position.view(seat)
        lines = list(position.log if everything else view.log)
        if len(lines) >= start:
            hands = open_hands(position) if everything else None
            points.append(Point(upto=len(lines), view=serialize.view_fields(position, view), hands=hands))
    if points:
        seen = [step if everything else step.seen_by(seat) for step in position.steps()]
        steps = [serialize.game_step(step) for step in seen if step.last >= start]
    return Story(lines=lines, steps=steps, points=points)


def open_hands(position: Position) -> list[list[str]] | None:
    views = [position.view(seat) for seat in range(position.game.players)]
    return [list(view.hand) for view in views if isinstance(view, CourtView)] or None


def whole(record: dict[str, Any]) -> dict[str, Any]:
    """Return a record that can be replayed: in one seat's record, replace hidden cards by any possible ones."""
    if "seat" not in record:
        return record
    filled = {name: value for name, value in record.items() if name != "seat"}
    if record["game"] == "court":
        filled["log"] = completed(record["log"], record["options"], Seeded(0).pick)
    return filled


def table_request(table: TableState, seat: int | None, start: int) -> StoryRequest:
    """Ask for the history of the game at a table so far."""
    game = table.game
    record = {"game": game.name, "rules": game.rules, "options": game.options, "log": table.lines}
    return StoryRequest(record=record, seat=seat, start=start)


def record_request(record: dict[str, Any], point_of_view: str) -> StoryRequest:
    """Ask for the history of a stored record from a seat's point of view, or with all cards visible.

    A record of one seat shows only what that seat saw.
    """
    if "seat" in record:
        return StoryRequest(record=whole(record), seat=record["seat"])
    if point_of_view == "all":
        return StoryRequest(record=record, seat=None, everything=True)
    if not point_of_view.isdecimal() or int(point_of_view) >= len(record["names"]):
        raise Error("no-seat", seat=point_of_view, last=len(record["names"]) - 1)
    return StoryRequest(record=record, seat=int(point_of_view))
