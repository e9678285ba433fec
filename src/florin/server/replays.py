"""Games told point by point, so that the page can show any of them and need not know the rules."""

import gzip
from collections.abc import Iterator
from typing import Any

import msgspec

from florin import CourtView, Error, Game, Position, Scripted, Seeded
from florin.sampling import completed
from florin.server import display
from florin.server.table import Table


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """How the game stood after `upto` lines; `hands` are both hands of the court, for who may see all."""

    upto: int
    view: dict[str, Any]
    hands: list[list[str]] | None = None


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """A game turn by turn: its log, and the views after the set-up and after each turn."""

    lines: list[str]
    points: list[Point]


def positions(record: dict[str, Any]) -> Iterator[Position]:
    """The position after the set-up and after each move of a record that was checked. Each is the next one's."""
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
        if error.key != "script-over":  # a log may end before a draw that is due
            raise


def told(record: dict[str, Any], seat: int | None, *, start: int = 0, everything: bool = False) -> Story:
    """A record's story as a seat (None: a spectator) may know it; with everything, both hands of the court too."""
    points, lines = [], list[str]()
    for position in positions(record):
        view = position.view(seat)
        lines = list(position.log if everything else view.log)
        if len(lines) >= start:
            hands = open_hands(position) if everything else None
            points.append(Point(upto=len(lines), view=display.view_fields(position, view), hands=hands))
    return Story(lines=lines, points=points)


def open_hands(position: Position) -> list[list[str]] | None:
    views = [position.view(seat) for seat in range(position.game.players)]
    return [list(view.hand) for view in views if isinstance(view, CourtView)] or None


def whole(record: dict[str, Any]) -> dict[str, Any]:
    """A record that can be replayed: what one seat's hides is filled in anyhow, so that its views can be built."""
    if "seat" not in record:
        return record
    filled = {name: value for name, value in record.items() if name != "seat"}
    if record["game"] == "court":
        filled["log"] = completed(record["log"], record["options"]["dukes"], Seeded(0).pick)
    return filled


def packed(story: Story, accepted: str) -> tuple[bytes, dict[str, str]]:
    """A story as it travels, with its headers: it is long and says much again and again, so compressed if it may be."""
    body = msgspec.json.encode(story)
    if "gzip" not in accepted:
        return body, {}
    return gzip.compress(body, 5), {"content-encoding": "gzip", "vary": "accept-encoding"}


def table_story(table: Table, seat: int | None, start: int) -> Story:
    """The game at a table so far."""
    game = table.game
    record = {"game": game.name, "rules": game.rules, "options": game.options, "log": table.lines}
    return told(record, seat, start=start)


def record_story(record: dict[str, Any], eyes: str) -> Story:
    """A kept game as a seat saw it, or all open; one seat's record shows what that seat saw, and no more."""
    if "seat" in record:
        return told(whole(record), record["seat"])
    if eyes == "all":
        return told(record, None, everything=True)
    if not eyes.isdecimal() or int(eyes) >= len(record["names"]):
        raise Error("no-seat", seat=eyes, last=len(record["names"]) - 1)
    return told(record, int(eyes))
