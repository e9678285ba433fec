"""Record the choices of seat 0 in whole games, the input of coach.test.ts: python web/test/choices.py"""

import json
from pathlib import Path
from typing import Any

import florin
from florin.server import serialize

GAMES: list[tuple[str, dict[str, object]]] = [("card", {"players": 4}), ("board", {"players": 4}), ("court", {})]
SEEDS = (1, 3, 7)  # with 3 our ship is the last one not full, with 7 our last card at court is a Jester
KEPT = {  # the fields that lessons read
    "card": ("day", "last_turn", "capacity", "loads", "good_prizes", "extras"),
    "board": ("round", "pile", "lot", "lot_size", "active", "bidding", "capacity", "holds", "good_prizes", "extras"),
    "court": ("stage", "hand", "decks", "limits", "piles", "jester"),
}


def choices(name: str, options: dict[str, object], seed: int) -> list[dict[str, Any]]:
    position = florin.game(name, **options).start(dealer=florin.Seeded(seed))
    luck = florin.Seeded(seed)
    seen = []
    while not position.over:
        legal = position.legal()
        if position.turn == 0:
            seen.append(kept(name, serialize.view_fields(position, position.view(0))))
        position.play(legal[luck.pick(len(legal))])
    return seen


def kept(name: str, view: dict[str, Any]) -> dict[str, Any]:
    """Return the parts of a view that lessons read, with one legal move of each kind."""
    verbs = {move.split(" ")[0]: move for move in view["legal"]}
    if name == "court":
        view["piles"] = [{key: pile[key] for key in ("zone", "least", "most")} for pile in view["piles"]]
    fields = ("game", "seat", "turn", "over", *KEPT[name])
    return {field: view[field] for field in fields} | {"legal": list(verbs.values())}


def main() -> None:
    found = [choices(name, options, seed) for name, options in GAMES for seed in SEEDS]
    text = ",\n".join(json.dumps(game, separators=(",", ":")) for game in found)
    (Path(__file__).parent / "data" / "choices.json").write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
