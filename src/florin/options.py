"""The options of the three games: one table, checked in full."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from florin.errors import OptionError
from florin.rules import GAMES, Rules, State, rules_of
from florin.rules.card import CARDS, DECK, GOODS

PLAYERS = {"card": range(2, 7), "board": range(3, 7), "court": range(2, 3)}
VALUES = (0, 2, 3, 4, 5)


@dataclass(frozen=True)
class Option:
    """An option: its values, the default first, and the bit in a state that says that it is not the default."""

    values: tuple[Any, ...]
    bit: int = field(default=0)


OPTIONS: dict[str, dict[str, Option]] = {
    "card": {
        "deck": Option(("default",)),
        "big_bonus": Option((False, True), 1),
        "empty_ranks": Option((False, True), 2),
    },
    "board": {
        "third_of_six": Option((10, 15), 1),
        "empty_ranks": Option((True, False), 2),
        "fifth_step": Option((0, 5), 4),
    },
    "court": {
        "dukes": Option((False, True), 1),
        "distinct_circle": Option((False, True), 2),
        "plan_draw": Option(("total", "row"), 4),
        "end": Option(("circle", "house"), 8),
    },
}


def checked(game: object, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a game, written out; `players` is 2 for court and must be given for the others."""
    if not isinstance(game, str) or game not in GAMES:
        raise OptionError("unknown-game", game=game)
    table = OPTIONS[game]
    for name in options:
        if name != "players" and name not in table:
            raise OptionError("unknown-option", game=game, option=name, options=", ".join(["players", *table]))
    full: dict[str, Any] = {"players": checked_players(game, options.get("players", 2 if game == "court" else None))}
    for name, option in table.items():
        value = options.get(name, option.values[0])
        if name == "deck":
            full[name] = checked_deck(value)
        elif not any(value == allowed and type(value) is type(allowed) for allowed in option.values):
            allowed = " or ".join(map(str, option.values))
            raise OptionError("bad-option", game=game, option=name, allowed=allowed, value=value)
        else:
            full[name] = value
    return full


def checked_players(game: str, players: Any) -> int:
    allowed = PLAYERS[game]
    if type(players) is not int or players not in allowed:
        span = str(allowed[0]) if len(allowed) == 1 else f"{allowed[0]} to {allowed[-1]}"
        raise OptionError("bad-option", game=game, option="players", allowed=span, value=players)
    return players


def checked_deck(deck: Any) -> Any:
    """A deck of one's own, as RULES.md describes it, or "default"."""
    if deck == "default" and isinstance(deck, str):
        return deck
    if not isinstance(deck, Mapping) or set(deck) != {"good", "green_2", "black_7"}:
        raise OptionError("deck-form")
    rows, neutral = deck["good"], [deck["green_2"], deck["black_7"]]
    if (
        not isinstance(rows, list | tuple)
        or not all(is_row(row) for row in rows)
        or not all(is_count(n) for n in neutral)
    ):
        raise OptionError("deck-form")
    if len({tuple(row[:3]) for row in rows}) < len(rows):
        raise OptionError("deck-form")
    cards = GOODS * sum(row[3] for row in rows) + sum(neutral)
    if cards != CARDS:
        raise OptionError("deck-size", cards=cards)
    spaces = GOODS * sum(row[3] for row in rows if not row[2]) + deck["black_7"]
    if spaces < 90:
        raise OptionError("deck-spaces", cards=spaces)
    return {"good": [list(row) for row in rows], "green_2": deck["green_2"], "black_7": deck["black_7"]}


def is_count(n: Any) -> bool:
    return type(n) is int and 0 <= n <= CARDS


def is_row(row: Any) -> bool:
    """[value, icons, green, count]; green is true or false, or 1 or 0."""
    if not isinstance(row, list | tuple) or len(row) != 4:
        return False
    value, icons, green, count = row
    whole = type(value) is int and type(icons) is int and type(green) in (bool, int)
    return whole and value in VALUES and icons in (1, 2) and green in (0, 1) and is_count(count)


def deck_kinds(deck: Any) -> list[int]:
    """The kinds of all 110 cards, in the canonical order."""
    if deck == "default":
        return list(DECK)
    kinds = [
        good * 20 + bool(green) * 10 + (icons - 1) * 5 + VALUES.index(value)
        for good in range(GOODS)
        for value, icons, green, count in deck["good"]
        for _ in range(count)
    ]
    return sorted(kinds) + [100] * deck["green_2"] + [101] * deck["black_7"]


def new_state(game: str, options: Mapping[str, Any], rules: Rules | None = None) -> State:
    """A state at the start of a game, its first chance due."""
    rules = rules or rules_of(game)
    bits = sum(option.bit for name, option in OPTIONS[game].items() if options[name] != option.values[0])
    state = rules.new(options["players"], bits)
    if game == "card" and options["deck"] != "default":
        for place, kind in enumerate(deck_kinds(options["deck"])):
            state.put(place, kind)
    return state
