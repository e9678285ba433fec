"""Parameters that several commands have, and the values that they stand for."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

import florin
from florin.cli.errors import WrongUse

if TYPE_CHECKING:
    from florin.game import Game


USUAL_PLAYERS = {"card": 4, "board": 4, "court": 2}
Games = Literal["card", "board", "court"] | str  # any text is accepted here, and refused in the user's language
Name = Annotated[Games, Parameter(name="GAME", show_choices=False, help="card, board or court.")]
Players = Annotated[int | None, Parameter(help="Number of players: card 2 to 6, board 3 to 6 (default 4), court 2.")]
Options = Annotated[
    tuple[str, ...],
    Parameter(
        name="--option",
        negative=(),
        show_default=False,
        help="A game option, e.g. big_bonus=true; repeatable. The value may be JSON, or @FILE to read it from a file.",
    ),
]
Language = Annotated[
    Literal["en", "fr", "pl"], Parameter(name="--lang", env_var="FLORIN_LANG", help="Language of the output.")
]
Seed = Annotated[int | None, Parameter(help="The same seed gives the same game on every machine.")]
File = Annotated[
    str,
    Parameter(name="FILE", allow_leading_hyphen=True, help="A file of records (JSON Lines); - reads standard input."),
]


def chosen_game(name: str, players: int | None, options: tuple[str, ...]) -> "Game":
    given = dict(option_given(option) for option in options)
    return florin.game(name, **{"players": USUAL_PLAYERS.get(name) if players is None else players} | given)


def option_given(text: str) -> tuple[str, Any]:
    """Parse NAME=VALUE, where the value is true, false, a number, JSON, @FILE with JSON, or a word."""
    name, equals, value = text.partition("=")
    if not equals:
        raise WrongUse(f"Write an option as NAME=VALUE, not {text}.")
    if value.startswith("@"):
        value = Path(value[1:]).read_text(encoding="utf-8")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value
