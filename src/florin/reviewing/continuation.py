"""How a finished game goes on after a move that was not made: the same bots play, and the same is drawn."""

from dataclasses import dataclass
from typing import Any

from florin.bots import LADDER, PERSONAS, bot, in_sims
from florin.dealer import Seeded
from florin.position import Position
from florin.replaying import dealer_at, replay
from florin.reviewing.another_move import decision_at

STAND_IN = "banker"  # plays for people, and for bots that Florin does not have


@dataclass(frozen=True)
class Continuation:
    """A game to its end, and the bot that played each seat from the move on."""

    position: Position
    bots: list[str]


def continuation(record: dict[str, Any], line: int, move: str) -> Continuation:
    """Return how a finished game goes on after a move in place of the one in a line of its log.

    Bots play all seats from there on, always the same for the same move. Their draws are those of the record as long
    as the same is drawn, if its deal was committed; otherwise they are the same after every move in this line.

    >>> from florin.simulation import random_game
    >>> from florin import game
    >>> record = random_game(game("court", size="tiny"), seed=1, i=0).record()
    >>> line = next(n for n, text in enumerate(record["log"]) if text.startswith("0 send"))
    >>> found = continuation(record, line, record["log"][line][2:])
    >>> found.position.log[: line + 1] == record["log"][: line + 1], found.position.over, found.bots
    (True, True, ['banker', 'banker'])
    """
    decision_at(record, line, move)
    position = replay(record, line, dealer=dealer_at(record, line) or Seeded(line))
    position.play(move)
    names = [bot_at(record, seat) for seat in range(position.game.players)]
    players = [bot(in_sims(name), seed=seat) for seat, name in enumerate(names)]
    while position.turn is not None:
        position.play(players[position.turn].choose(position.view(position.turn)))
    return Continuation(position, names)


def bot_at(record: dict[str, Any], seat: int) -> str:
    """Return the level or persona that a record names for a seat; never a program that it may name."""
    bots = record.get("meta", {}).get("bots", {})
    name = bots.get(str(seat)) if isinstance(bots, dict) else None
    level = name.partition(":")[0] if isinstance(name, str) else None
    return level if level in (*LADDER, *PERSONAS) else STAND_IN
