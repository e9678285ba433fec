"""Where the weights come from.

    python -m bench.weights --check             does what was made of other rows still follow from them?
    python -m bench.weights card --players 4    a merchant from a plain row, and how strong he is beside the shipped one

The merchants that ship were tuned by bench/tune.py, each time from the row before; that chain was not written down.
What was made of them is, here: a persona is a merchant with a taste. And here is a chain that begins with nothing
tuned: rounds of bench/tune.py, each against the last four merchants that it found, with fixed seeds. It keeps its books
in build/weights and goes on from there, so who interrupts it loses one round at most; what ships stays as it is.
"""

import argparse
import sys
from pathlib import Path

from bench import book as books
from bench import tune
from florin.options import PLAYERS

OWN = Path(__file__).resolve().parent.parent / "build" / "weights"
SHIPPED = books.FOLDER
Taste = dict[int, tuple[float, float]]  # a weight's factor, and what is added to it

# At court the personas were made of the merchant before his last tuning.
ELDER = [
    *(1.8854, 1.8247, 1.9289, 1.0071, 0.44087, -0.55873, 30.0, -0.94652, -1.6377, 0.19771, -0.15729, -4.2166, 0.96526),
    *(-6.0, -6.0, 10.162, -7.9755, 0.49549, 12.755, -4.1242, -1.0998, 6.3966, 3.056, 1.4114, -0.57167, 1.1191, -1.6914),
    *(1.6054, 4.1231, 1.0797, -7.2602, 0.47866, -2.3204, 0.42762, 6.5274, 1.1788, 4.3538, 1.9111, 2.9891, 6.3609),
    *(5.8218, 8.1635, 12.075, -1.3586, 13.388),
]
KEEPS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 10)  # how much a racer loves each kind of noble in his hand
TASTES: dict[str, dict[str, Taste]] = {
    "card": {
        "garzone": {0: (0.0, 0.01)},
        "hoarder": {7: (1.4, 0), 8: (1.8, 0), 12: (1.6, 0), 15: (1.2, 0), 16: (1.2, 0)},
        "racer": {1: (1.5, 0), 2: (1.02, 0)},
        "spoiler": {18: (3.5, 0)},
        "gambler": {16: (1.05, 0), 17: (1.5, 0)},
        "miser": {2: (1.03, 0), 15: (1.3, 0), 17: (0.5, 0)},
    },
    "board": {
        "hoarder": {1: (0.85, 0), 2: (1.15, 0), 3: (1, 0.12), 4: (1.3, 0)},
        "racer": {1: (1.15, 0), 2: (0.88, 0), 4: (0.7, 0)},
        "spoiler": {10: (1, 0.4), 11: (1, 0.1)},
        "gambler": {14: (1, 1.5), 15: (1, 1.5), 16: (1, 1.0)},
        "miser": {5: (1, 0.35), 8: (0.85, 0)},
    },
    "court": {
        "hoarder": dict.fromkeys((26, 27, 28, 29), (1.0, -1.0)),
        "racer": {1: (0.85, 0)} | {at + kind: (1, 0.15 * love) for at in (19, 32) for kind, love in enumerate(KEEPS)},
        "spoiler": {1: (1.3, 0), 4: (1, 0.2)},
        "gambler": {3: (0.6, 0), 11: (1, 2.0), 13: (0, 0), 14: (0, 0)},
        "miser": {3: (1.4, 0)},
    },
}
MILDER = {("board", 4): 0.9, ("board", 5): 0.6, ("board", 6): 0.5}  # among many a strong taste costs too much

PLAIN = {"card": [1.0] * 22}  # where the chain begins; in the other games with the apprentice, who is made by hand
GAMES = {"card": 800, "board": 600, "court": 600}  # a candidate and generation
FIELD = 4  # how many earlier merchants one is tuned against


def tasteful(game: str, players: int, persona: str, merchant: tune.Row) -> tune.Row:
    """A merchant with a persona's taste."""
    row, mild = list(merchant), MILDER.get((game, players), 1.0)
    for at, (factor, plus) in TASTES[game][persona].items():
        row[at] = row[at] * (1 + mild * (factor - 1)) + mild * plus
    return row


def astray() -> list[str]:
    """Which shipped rows do not follow from the merchants by the tastes, in the five digits that a book has."""
    found = []
    for game, personas in TASTES.items():
        styles = books.load(game)["styles"]
        for players in PLAYERS[game]:
            merchant = ELDER if game == "court" else styles["merchant"][str(players)]
            for persona in personas:
                made = tasteful(game, players, persona, merchant)
                shipped = styles[persona][str(players)]
                if any(abs(a - b) > 1.001e-5 * 10 ** len(str(int(abs(b)))) for a, b in zip(made, shipped, strict=True)):
                    found.append(f"{game} {players}p {persona}")
    return found


def chain(game: str, players: int, rounds: int, generations: int, games: int) -> None:
    """Tunes a merchant from a plain row, round by round, and tells after each how he does."""
    books.FOLDER = SHIPPED
    shipped = books.load(game)
    ours = shipped["styles"]["merchant"][str(players)]
    books.FOLDER = OWN
    for number in range(rounds):
        book = opened(game, players, shipped)
        name = f"{number + 1}"
        if str(players) not in book["styles"].get(name, {}):
            rivals = ["0", *map(str, range(1, number + 1))][-FIELD:]
            words = [game, f"--players={players}", f"--style={name}", f"--start={number}", f"--seed={name}", "--force"]
            words += ["--rivals", ",".join(rivals), "--generations", str(generations), "--games", str(games)]
            tune.tune(tune.arguments().parse_args([*words, "--check", "4000", "--sigma", "0.3" if number else "0.5"]))
        row = books.load(game)["styles"][name][str(players)]
        table = books.Table(game, players, [row, ours])
        alone, among = (table.share(mine, [[1 - mine] * (players - 1)] * 4, 77, 400) for mine in (0, 1))
        print(
            f"{game} {players}p, round {name}: {alone:.1%} among shipped merchants, "
            f"a shipped one {among:.1%} among his like, even {1 / players:.1%}, {1600 * players} games each",
            flush=True,
        )


def opened(game: str, players: int, shipped: dict[str, object]) -> dict[str, dict[str, dict[str, tune.Row]]]:
    """The chain's own book of a game; merchant 0 is the plain row."""
    OWN.mkdir(parents=True, exist_ok=True)
    if (OWN / f"{game}.json").exists():
        book = books.load(game)
    else:
        book = {"terms": shipped["terms"], "units": shipped["units"], "styles": {}}
    styles: dict[str, dict[str, tune.Row]] = shipped["styles"]  # type: ignore[assignment]
    book["styles"].setdefault("0", {})[str(players)] = PLAIN.get(game) or styles["apprentice"][str(players)]
    books.save(game, book)
    return book


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=tuple(TASTES), nargs="?", help="all of them, if not said")
    parser.add_argument("--players", type=int, help="every number, if not said")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--generations", type=int, default=40, help="a round")
    parser.add_argument("--games", type=int, help="a candidate and generation")
    parser.add_argument("--check", action="store_true", help="tune nothing")
    chosen = parser.parse_args()
    if chosen.check:
        wrong = astray()
        print("\n".join(f"{row} does not follow from the merchant" for row in wrong) or "All rows follow.")
        sys.exit(bool(wrong))
    for game in [chosen.game] if chosen.game else TASTES:
        for players in [chosen.players] if chosen.players else PLAYERS[game]:
            chain(game, players, chosen.rounds, chosen.generations, chosen.games or GAMES[game])


if __name__ == "__main__":
    main()
