"""A game on file: JSON, one object per game, read strictly. The log is checked by replaying it (replaying.py)."""

import json
import re
from collections.abc import Iterable
from typing import Any

from florin.errors import BadRecord, OptionError, shown
from florin.options import checked

FORMAT = "florin/1"
REQUIRED = ("format", "game", "rules", "options", "names", "log", "scores", "winners")
OPTIONAL = ("seat", "deal", "meta")
MOST_BYTES = 1 << 20
HALF = re.compile("[\ud800-\udfff]")
HEX = re.compile(r"(?:[0-9a-f]{2}){16,64}")


def dumps(record: dict[str, Any]) -> str:
    """Return a record as one line of JSON."""
    try:
        text = json.dumps(record, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
        text.encode()
    except (TypeError, ValueError, RecursionError) as error:
        raise not_json(error) from None
    return text


def loads(text: str | bytes) -> dict[str, Any]:
    """Return the record in a text, with its form checked."""
    if not isinstance(text, str | bytes):
        raise BadRecord("record-json", reason=f"it is not a text but {type(text).__name__}")
    if len(text) > MOST_BYTES:
        raise BadRecord("record-size", most=MOST_BYTES)
    try:
        whole = text if isinstance(text, str) else text.decode()
        record = json.loads(whole, object_pairs_hook=once_each, parse_constant=no_constant)
    except (ValueError, RecursionError) as error:
        raise not_json(error) from None
    return checked_form(record)


def not_json(error: Exception) -> BadRecord:
    reason = "it is nested too deeply" if isinstance(error, RecursionError) else str(error).rstrip(".")
    return BadRecord("record-json", reason=reason)


def once_each(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise ValueError(f"the name {shown(name)} stands there twice")
        found[name] = value
    return found


def no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a number of JSON")


def need(condition: bool, field: str, expected: str) -> None:
    if not condition:
        raise BadRecord("record-field", field=field, expected=expected)


def checked_form(record: Any) -> dict[str, Any]:
    """Return the record itself if it has all fields, of the right types, and no others."""
    if not isinstance(record, dict):
        raise BadRecord("record-object", value=type(record).__name__)
    for field in REQUIRED:
        if field not in record:
            raise BadRecord("record-missing", field=field)
    for field in record:
        if field not in REQUIRED and field not in OPTIONAL:
            raise BadRecord("record-unknown", field=field)
    need(record["format"] == FORMAT, "format", f'"{FORMAT}"')
    need(type(record["rules"]) is int, "rules", "a whole number")
    players = checked_options(record)
    need(is_texts(record["names"]) and len(record["names"]) == players, "names", f"a list of {players} strings")
    need(is_texts(record["log"]), "log", "a list of strings")
    rows = record["scores"]
    need(
        isinstance(rows, list) and all(is_numbers(row) and len(row) == players for row in rows),
        "scores",
        f"a list of lists of {players} whole numbers",
    )
    need(
        record["winners"] is None or is_seats(record["winners"], players), "winners", "null or a list of seats in order"
    )
    if "seat" in record:
        need(record["seat"] is None or is_seats([record["seat"]], players), "seat", "a seat or null")
    need(isinstance(record.get("meta", {}), dict), "meta", "an object")
    if "deal" in record:
        checked_deal(record["deal"], record["winners"] is not None)
    dumps(record)  # raises if it cannot be written
    return record


def checked_options(record: dict[str, Any]) -> int:
    """Check that all options are there and valid, later ones only if they differ; return the number of players."""
    options = record["options"]
    need(isinstance(options, dict), "options", "an object")
    try:
        full = checked(record["game"], options)
    except OptionError as error:
        raise BadRecord("record-options", reason=error) from None
    needless = ", ".join(name for name in options if name not in full)
    need(not needless, "options", f"without options at their default: {needless}")
    need(set(full) == set(options), "options", "given in full: " + ", ".join(full))
    players: int = full["players"]
    return players


def checked_deal(deal: Any, over: bool) -> None:
    need(
        isinstance(deal, dict) and {"commit", "salt"} <= set(deal) <= {"commit", "salt", "secret"},
        "deal",
        "commit, salt, secret",
    )
    for field, value in deal.items():
        if not isinstance(value, str) or not HEX.fullmatch(value) or (field == "commit" and len(value) != 64):
            raise BadRecord(
                "record-deal", field=field, expected="16 to 64 bytes (a commitment 32) in lowercase hexadecimal"
            )
    if "secret" in deal and not over:
        raise BadRecord("record-deal", field="secret", expected="absent until the game is over")


def is_texts(value: Any) -> bool:
    """Return whether this is a list of texts that can be encoded: half a character cannot."""
    return isinstance(value, list) and all(isinstance(item, str) and not HALF.search(item) for item in value)


def is_numbers(value: Any) -> bool:
    return isinstance(value, list) and all(type(item) is int for item in value)


def is_seats(value: Any, players: int) -> bool:
    return is_numbers(value) and value == sorted(set(value) & set(range(players))) and bool(value)
