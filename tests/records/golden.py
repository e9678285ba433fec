"""Golden records: whole games of each kind, kept as files.

`python -m tests.records.golden` writes those of our own anew; a test holds that it would write the same.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import florin

FOLDER = Path(__file__).parents[1] / "data" / "golden"
SAMPLES, OURS = FOLDER / "samples.jsonl", FOLDER / "ours.jsonl"

POLISH = ["Łucja", "Żaneta", "Świętosława", "Bożydar", "Zdzisław", "Józef"]
FRENCH = ["Zoé", "Françoise", "Noël", "Hélène", "Anaïs", "Benoît"]
GREENS = {"good": [[0, 2, False, 3], [4, 1, False, 15], [2, 1, True, 1], [0, 1, 1, 1]], "green_2": 6, "black_7": 4}


@dataclass(frozen=True)
class Plot:
    """A game to be played: moves that begin with `liked` are preferred, and after `moves` it is left as it is."""

    game: str
    options: dict[str, Any]
    names: list[str]
    liked: str = "never"
    secret: bytes = b""
    moves: int = 1000
    meta: dict[str, Any] | None = None
    seed: int = 0


PLOTS = [
    Plot("card", {"players": 2}, POLISH, seed=1),
    Plot("card", {"players": 3, "deck": GREENS, "big_bonus": True}, FRENCH, "take 1"),
    Plot("card", {"players": 4, "empty_ranks": True}, POLISH, "reveal", secret=b"four merchants of Florence"),
    Plot("card", {"players": 5}, FRENCH, "take 13", meta={"place": "Łódź", "bots": {"1": "banker"}}),
    Plot("card", {"players": 6, "big_bonus": True}, POLISH, moves=60),
    Plot("board", {"players": 3}, FRENCH, secret=b"three merchants bid"),
    Plot("board", {"players": 4, "empty_ranks": False}, POLISH, "pass"),
    Plot("board", {"players": 5, "fifth_step": 5}, FRENCH, "draw", meta={}),
    Plot("board", {"players": 6, "third_of_six": 15}, POLISH, "auction"),
    Plot("board", {"players": 3}, POLISH, moves=40, secret=b"an auction that goes on"),
    Plot("court", {}, FRENCH, secret=b"two houses, one city"),
    Plot("court", {"dukes": True, "distinct_circle": True, "plan_draw": "row", "end": "house"}, POLISH, "ally"),
    Plot("court", {"distinct_circle": True}, FRENCH, "replace", seed=50),
    Plot("court", {"dukes": True}, POLISH, "plan"),
    Plot("court", {"dukes": True, "plan_draw": "row"}, FRENCH, "send"),
    Plot("court", {}, POLISH, moves=20),
    Plot("court", {"size": "small"}, FRENCH, "plan", secret=b"four nobles a house"),
    Plot("court", {"size": "tiny"}, POLISH, "conspire"),
    Plot("card", {"players": 2, "size": "small"}, FRENCH, "reveal", secret=b"twelve cards of two kinds"),
    Plot("board", {"players": 3, "size": "small"}, POLISH, "bid"),
]


def play_on(position: florin.Position, pick: florin.Seeded, liked: str = "never", moves: int = 1000) -> florin.Position:
    """Plays until the game is over or the moves are made; three times in four what is liked, if it is legal."""
    for _ in range(moves):
        if position.over:
            break
        legal = position.legal()
        preferred = [move for move in legal if move.startswith(liked)] if pick.pick(4) else []
        choices = preferred or legal
        position.play(choices[pick.pick(len(choices))])
    return position


def played(number: int) -> dict[str, Any]:
    """The record of a plot."""
    plot = PLOTS[number]
    dealer = florin.Committed(plot.secret, b"the salt of all seats") if plot.secret else florin.Seeded(plot.seed)
    game = florin.game(plot.game, **plot.options)
    position = game.start(dealer=dealer, names=plot.names[: game.players])
    play_on(position, florin.Seeded(1000 + number), plot.liked, plot.moves)
    return position.record(meta=plot.meta)


@cache
def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def golden(number: int) -> dict[str, Any]:
    """One of our own golden records, to be changed at will."""
    record: dict[str, Any] = json.loads(lines(OURS)[number])
    return record


if __name__ == "__main__":
    texts = [florin.dumps(played(number)) + "\n" for number in range(len(PLOTS))]
    OURS.write_text("".join(texts), encoding="utf-8")
