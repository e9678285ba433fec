"""Record the committed games that verify_deal.test.ts verifies: python web/test/deals.py"""

import json
from pathlib import Path

import florin
from florin.server.replays import positions

GAMES = [
    ("card", {"players": 3}),
    ("card", {"players": 2}),
    ("board", {"players": 4}),
    ("court", {}),
    ("court", {"dukes": True, "distinct_circle": True}),
    ("court", {"dukes": True, "size": "small"}),
    ("court", {"size": "tiny"}),
    ("card", {"players": 2, "size": "small"}),
    ("board", {"players": 3, "size": "small"}),
]


def played(name: str, options: dict[str, object], number: int) -> florin.Position:
    dealer = florin.Committed(bytes([number]) * 32, b"a salt of 16 byt")
    position = florin.game(name, **options).start(dealer=dealer)
    luck = florin.Seeded(number)
    while not position.over:
        legal = position.legal()
        position.play(legal[luck.pick(len(legal))])
    return position


def main() -> None:
    found = []
    for number, (name, options) in enumerate(GAMES, 1):
        record = played(name, options, number).record()
        florin.verify(record)
        days = [[len(position.log), len(position.scores)] for position in positions(record)]
        found.append({"record": record, "days": days})
    text = ",\n".join(json.dumps(game, separators=(",", ":")) for game in found)
    (Path(__file__).parent / "data" / "deals.json").write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
