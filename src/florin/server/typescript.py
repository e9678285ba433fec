"""TypeScript types for the protocol and the figures of the card game's deck, generated from the Python ones.

python -m florin.server.typescript web/src/protocol.ts
"""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from florin.effects import Effect
from florin.preview import Preview
from florin.reviewing import Review, WhatIf
from florin.rules import card
from florin.server import protocol as p
from florin.server.other_moves import Continuation
from florin.server.replays import Point, Story
from florin.view import BoardView, CardView, CourtView

HEAD = "// The protocol of docs/protocol.md, made by: python -m florin.server.typescript web/src/protocol.ts\n"
BODIES = (p.NewTable, p.Join, p.PlayOn, p.PlayDaily, p.OtherMove)
LISTS = (p.Tables, p.Kept, p.ChatPage, p.Health, p.Bots)
ANSWERS = (
    *LISTS,
    p.ReviewProgress,
    p.Place,
    p.DailyDeal,
    p.Puzzles,
    p.PuzzleView,
    p.PuzzleAnswer,
    p.LotIds,
    p.LotView,
    p.LotPrice,
    Point,
    Story,
    WhatIf,
    Continuation,
)
VIEWS = (CardView, BoardView, CourtView)
EFFECTS = Effect.__args__
UNTYPED = {  # what msgspec cannot describe
    "view: Record<string, unknown>": "view: View",
    "effects: Record<string, unknown>[]": "effects: Effect[]",
    "args: Record<string, unknown>": "args: Record<string, number | string | (string | Jester)[]>",
}


def name_of(reference: str) -> str:
    return reference.rpartition("/")[2]


def written(schema: dict[str, Any]) -> str:
    """Return a JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return name_of(schema["$ref"])
    if "const" in schema:
        return repr(schema["const"]).replace("'", '"')
    if "enum" in schema:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(written(part) for part in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        parts = schema.get("prefixItems", [])
        inner = " | ".join(dict.fromkeys(map(written, parts))) if parts else written(schema.get("items") or {})
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        inner = written(schema.get("additionalProperties") or {})
        return f"Record<string, {inner}>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def declared(name: str, schema: dict[str, Any]) -> str:
    lines = [f"export interface {name} {{"]
    required = set(schema.get("required", []))
    for field, part in schema["properties"].items():
        lines.append(f"  {field}{'' if field in required else '?'}: {written(part)};")
    return "\n".join([*lines, "}"])


def default_deck() -> dict[str, Any]:
    """Return the card game's default deck in the form of the option `deck`."""
    rows = [
        [card.VALUE[kind], card.ICONS[kind], not card.SPACES[kind], count]
        for kind, count in sorted(Counter(card.GOOD_CARDS).items())
    ]
    return {"good": rows, "green_2": card.DECK.count(card.GREEN_2), "black_7": card.DECK.count(card.BLACK_7)}


def figures() -> str:
    """Return what the form for a custom deck and the check of a deal need to know."""
    named = {
        "DECK_CARDS": card.CARDS,
        "LEAST_SPACE_CARDS": card.LEAST_SPACE_CARDS,
        "GOODS": card.GOODS,
        "CARD_VALUES": card.CARD_VALUES,
        "DEFAULT_DECK": default_deck(),
    }
    deck = [
        "export interface Deck {",
        "  good: [value: number, icons: number, green: boolean | number, count: number][];",
        "  green_2: number;",
        "  black_7: number;",
        "}",
    ]
    types = {"DEFAULT_DECK": ": Deck"}
    constants = [f"export const {name}{types.get(name, '')} = {json.dumps(value)};" for name, value in named.items()]
    return "\n".join([*deck, "", *constants])


def typescript() -> str:
    """Return the whole file."""
    messages, answers = p.AnyMessage.__args__, p.AnyAnswer.__args__
    _, parts = msgspec.json.schema_components(
        [*messages, *answers, *BODIES, *ANSWERS, *VIEWS, Preview, *EFFECTS], ref_template="#/{name}"
    )
    _, whole = msgspec.json.schema_components([Preview, Review, WhatIf, *EFFECTS], ref_template="#/{name}")
    for name in whole:  # dataclasses are sent with all their fields
        parts[name]["required"] = list(parts[name]["properties"])
    for view in VIEWS:  # the log is sent separately, and `game` discriminates the union
        fields = parts[view.__name__]["properties"]
        del fields["log"]
        fields["game"] = {"const": view.__name__.removesuffix("View").lower()}
    blocks = [declared(name, part) for name, part in sorted(parts.items())]
    unions = {
        "View": [f"({view.__name__} & {Preview.__name__})" for view in VIEWS],
        "Effect": [effect.__name__ for effect in EFFECTS],
        "FromClient": [message.__name__ for message in messages],
        "ToClient": [answer.__name__ for answer in answers],
    }
    blocks += [f"export type {name} = {' | '.join(of)};" for name, of in unions.items()]
    text = "\n\n".join([HEAD, *blocks, figures()]) + "\n"
    for vague, exact in UNTYPED.items():
        text = text.replace(vague, exact)
    return text


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
