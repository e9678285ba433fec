"""Compare the bots' choices across two versions of the code: python -m bench.same_choices --out before.jsonl

Play seeded games with every set of options, stop at positions of all depths, and let bots choose there with fixed
seeds and budgets in simulations. In one position of `EXACT`, also write down what each bot thought: every candidate's
share, to the bit, and its simulations. Run it on one version with `--out`, on the other with `--compare`;
nothing may differ. The digest in the last line stands for all choices.
"""

import argparse
import hashlib
import json
import random
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import florin
from florin.bots.weights import PERSONAS
from florin.options import OPTIONS, PLAYERS
from florin.position import Position
from florin.rules import GAMES
from florin.view import View

EXACT = 5  # one position in this many also has its candidates written down
OFTEN = {"card": 0.12, "board": 0.12, "court": 0.12}  # the part of a game's decisions that becomes positions
ENDGAME = 0.6  # the same at court when both decks are out
SEARCHING = {
    "card": ("banker:sims=120,threads=1", "magnifico:sims=200,threads=1"),
    "board": ("banker:sims=120,threads=1", "magnifico:sims=200,threads=1"),
    "court": ("banker:sims=60,threads=1", "magnifico:sims=300,threads=1"),
}
Row = dict[str, Any]


def option_sets(game: str) -> list[dict[str, Any]]:
    """Every combination of player count and options, with the default deck."""
    table = {"players": PLAYERS[game], **{name: option.values for name, option in OPTIONS[game].items()}}
    return [dict(zip(table, chosen, strict=True)) for chosen in product(*table.values())]


def positions(game: str, seed: int) -> Iterator[tuple[int, Position]]:
    """Yield positions with a choice, without end; odd games are played by a merchant, even ones half at random."""
    sets, number = option_sets(game), 0
    while True:
        luck = random.Random(f"{game} {seed} {number}")
        position = florin.game(game, **sets[number % len(sets)]).start(seed=luck.getrandbits(32))
        merchant = florin.bot("merchant", seed=number)
        while (turn := position.turn) is not None:
            view = position.view(turn)
            if len(view.legal) > 1 and luck.random() < (ENDGAME if is_endgame(view) else OFTEN[game]):
                yield number, position
            at_random = number % 2 == 0 and luck.random() < 0.5
            position.play(luck.choice(view.legal) if at_random else merchant.choose(view))
        number += 1


def is_endgame(view: View) -> bool:
    return view.game == "court" and not any(view.decks)  # type: ignore[attr-defined]


def choices(game: str, count: int, seed: int) -> Iterator[Row]:
    """Yield, for each of `count` positions, what each bot chooses there."""
    for place, (number, position) in zip(range(count), positions(game, seed), strict=False):
        assert position.turn is not None
        view = position.view(position.turn)
        names = ("merchant", PERSONAS[place % len(PERSONAS)], *SEARCHING[game])
        bots = {name: florin.bot(name, seed=place) for name in names}
        row = {
            "game": game,
            "place": place,
            "number": number,
            "log": hashlib.sha256(str(list(position.lines)).encode()).hexdigest()[:16],
        }
        row["choices"] = {name: bot.choose(view) for name, bot in bots.items()}
        if place % EXACT == 0:
            row["candidates"] = {
                name: [[c.move, c.share.hex(), c.sims] for c in bot.consider(view)] for name, bot in bots.items()
            }
        yield row


def digest(rows: list[Row]) -> str:
    return hashlib.sha256("\n".join(json.dumps(row, sort_keys=True) for row in rows).encode()).hexdigest()


def differences(rows: list[Row], others: list[Row]) -> Iterator[str]:
    """Yield one line for each position in which the two versions differ."""
    known = {(row["game"], row["place"]): row for row in others}
    for row in rows:
        other = known.get((row["game"], row["place"]))
        where = f"{row['game']} position {row['place']} of game {row['number']}"
        if other is None:
            yield f"{where}: not in the other file"
        elif other != row:
            parts = [key for key in row if row[key] != other.get(key)]
            yield f"{where}: {', '.join(parts)}: {row['choices']} instead of {other['choices']}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--positions", type=int, default=1000, help="per game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the choices to this file, one line of JSON per position")
    parser.add_argument("--compare", type=Path, help="compare with such a file; exit with code 1 if anything differs")
    args = parser.parse_args()
    rows: list[Row] = []
    for game in args.games:
        for row in choices(game, args.positions, args.seed):
            rows.append(row)
            if sys.stderr.isatty():
                print(f"\r{game}: {row['place'] + 1} of {args.positions}\033[K", end="", file=sys.stderr, flush=True)
        own = [row for row in rows if row["game"] == game]
        print(f"{game}: {len(own)} positions, {digest(own)[:16]}", flush=True)
    if args.out:
        args.out.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    print(f"all: {digest(rows)}")
    if args.compare:
        others = [json.loads(line) for line in args.compare.read_text(encoding="utf-8").splitlines()]
        found = list(differences(rows, others))
        print("\n".join(found[:20]) or "No choice differs.")
        sys.exit(bool(found))


if __name__ == "__main__":
    main()
