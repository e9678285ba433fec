"""The options of the three games: one table, fully checked."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from florin.errors import OptionError
from florin.rules import GAMES, Rules, State, board, card, court, rules_of

PLAYERS = {
    "card": range(card.LEAST_SEATS, card.SEATS + 1),
    "board": range(board.LEAST_SEATS, board.SEATS + 1),
    "court": range(court.SEATS, court.SEATS + 1),
}


@dataclass(frozen=True)
class Option:
    """An option: its values, the default first, and the bit set in a state for the second (for a third the next bit).

    An option that was added `later` than the first records is left out wherever it has its default. So records, logs
    of tables and the bots' choices in games without it stay as they were, to the byte.
    """

    values: tuple[Any, ...]
    bit: int = field(default=0)
    later: bool = field(default=False)

    @property
    def default(self) -> Any:
        return self.values[0]

    def bits(self, value: Any) -> int:
        """Return the bits of a value; a custom deck has none."""
        return self.bit and self.bit << self.values.index(value) - 1


OPTIONS: dict[str, dict[str, Option]] = {
    "card": {
        "deck": Option(("default",)),
        "big_bonus": Option((False, True), card.BIG_BONUS),
        "empty_ranks": Option((False, True), card.EMPTY_RANKS),
        "size": Option(("full", "small"), card.SMALL, later=True),
    },
    "board": {
        "third_of_six": Option((10, 15), board.THIRD_OF_SIX_15),
        "empty_ranks": Option((True, False), board.EMPTY_NOT_RANKED),
        "fifth_step": Option((0, board.FIFTH_FLORINS), board.FIFTH_STEP_5),
        "size": Option(("full", "small"), board.SMALL, later=True),
    },
    "court": {
        "dukes": Option((False, True), court.DUKES),
        "distinct_circle": Option((False, True), court.DISTINCT_CIRCLE),
        "plan_draw": Option(("total", "row"), court.PLAN_DRAW_ROW),
        "end": Option(("circle", "house"), court.END_HOUSE),
        "size": Option(("full", "small", "tiny"), court.SMALL, later=True),
    },
}


def whole(name: str, value: Any, least: int, most: int) -> int:
    """Return the value if it is a whole number in this range."""
    if type(value) is not int or not least <= value <= most:
        raise OptionError("bad-number", name=name, least=least, most=most, value=value)
    return value


def checked(game: object, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return all options of a game, written out, except later ones that have their default.

    `players` is 2 for court and must be given for the others.
    """
    if not isinstance(game, str) or game not in GAMES:
        raise OptionError("unknown-game", game=game)
    table = OPTIONS[game]
    for name in options:
        if name != "players" and name not in table:
            raise OptionError("unknown-option", game=game, option=name, options=", ".join(["players", *table]))
    full: dict[str, Any] = {
        "players": checked_players(game, options.get("players", court.SEATS if game == "court" else None))
    }
    for name, option in table.items():
        value = options.get(name, option.default)
        if name == "deck":
            full[name] = checked_deck(value)
        elif not any(value == allowed and type(value) is type(allowed) for allowed in option.values):
            allowed = " or ".join(map(str, option.values))
            raise OptionError("bad-option", game=game, option=name, allowed=allowed, value=value)
        elif not (option.later and value == option.default):
            full[name] = value
    if "size" in full and full.get("deck", "default") != "default":
        raise OptionError("bad-option", game=game, option="deck", allowed="default", value=full["deck"])
    return full


def checked_players(game: str, players: Any) -> int:
    allowed = PLAYERS[game]
    if type(players) is not int or players not in allowed:
        span = str(allowed[0]) if len(allowed) == 1 else f"{allowed[0]} to {allowed[-1]}"
        raise OptionError("bad-option", game=game, option="players", allowed=span, value=players)
    return players


def checked_deck(deck: Any) -> Any:
    """Return a checked custom deck (see `florin rules card`), or "default"."""
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
    cards = card.GOODS * sum(row[3] for row in rows) + sum(neutral)
    if cards != card.CARDS:
        raise OptionError("deck-size", cards=cards)
    spaces = card.GOODS * sum(row[3] for row in rows if not row[2]) + deck["black_7"]
    if spaces < card.LEAST_SPACE_CARDS:
        raise OptionError("deck-spaces", cards=spaces)
    return {"good": [list(row) for row in rows], "green_2": deck["green_2"], "black_7": deck["black_7"]}


def is_count(n: Any) -> bool:
    return type(n) is int and 0 <= n <= card.CARDS


def is_row(row: Any) -> bool:
    """Return whether this is [value, icons, green, count]; green is true or false, or 1 or 0."""
    if not isinstance(row, list | tuple) or len(row) != 4:
        return False
    value, icons, green, count = row
    typed = type(value) is int and type(icons) is int and type(green) in (bool, int)
    return typed and value in card.CARD_VALUES and icons in (1, 2) and green in (0, 1) and is_count(count)


def deck_kinds(deck: Any) -> list[int]:
    """Return the kinds of all 110 cards, in the canonical order."""
    if deck == "default":
        return list(card.DECK)
    kinds = [
        good * 20 + bool(green) * 10 + (icons - 1) * 5 + card.CARD_VALUES.index(value)
        for good in range(card.GOODS)
        for value, icons, green, count in deck["good"]
        for _ in range(count)
    ]
    return sorted(kinds) + [card.GREEN_2] * deck["green_2"] + [card.BLACK_7] * deck["black_7"]


def unusual(game: str, options: Mapping[str, Any]) -> list[str]:
    """Return the names of the options that differ from their defaults."""
    return [name for name, option in OPTIONS[game].items() if options.get(name, option.default) != option.default]


def option_bits(game: str, options: Mapping[str, Any]) -> int:
    """Return the options as the bits of a state."""
    return sum(OPTIONS[game][name].bits(options[name]) for name in unusual(game, options))


def new_state(game: str, options: Mapping[str, Any], rules: Rules | None = None) -> State:
    """Return a state at the start of a game, its first draw due."""
    rules = rules or rules_of(game)
    state = rules.new(options["players"], option_bits(game, options))
    if game == "card" and options["deck"] != "default":
        for place, kind in enumerate(deck_kinds(options["deck"])):
            state.put(place, kind)
    return state
