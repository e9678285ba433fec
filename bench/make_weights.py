"""The origin of the weights.

    python -m bench.make_weights card      makes the card game's book again, and reports how strong its merchants are
    python -m bench.make_weights --check   checks that derived rows still follow from the others

A merchant starts as a plain row without any tuning. Rounds of bench/tune.py follow, each against the last four
merchants found so far; on the board against all of them, because bidders tuned only against the last go in circles:
each exploits the faults of its predecessors and loses to older ones. At court one more round follows, with planners in
the field, in which a merchant learns to punish them. For other numbers of players the search starts from the merchant
for four. Everything else is derived: a persona is a merchant with a taste, and so is the card game's beginner; a
planner is an apprentice who plans. The values at the end of a day are learned from their play
(bench/learn_estimate.py), and on the board a banker's style from bankers' play (bench/learn_style.py). All seeds are
fixed. The rounds keep their books in build/weights and resume from there, so that an interruption loses one round at
most.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

from bench import learn_estimate, learn_style, tune, weights_file
from florin.options import PLAYERS

OWN = Path(__file__).resolve().parent.parent / "build" / "weights"
SHIPPED = weights_file.FOLDER
Taste = dict[int, tuple[float, float]]  # a factor and an offset for each weight

KEEPS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 10)  # how much a racer values each kind of noble in hand
TASTES: dict[str, dict[str, Taste]] = {
    "card": {
        "garzone": {0: (0.0, 0.01)},
        "apprentice": {0: (0.0, 0.8), 16: (1.3, 0)} | dict.fromkeys((4, 8, 10, 13, 14, 17, 18, 19, 20, 21), (0.0, 0)),
        "hoarder": {7: (1.4, 0), 8: (1.8, 0), 12: (1.6, 0), 15: (1.2, 0), 16: (1.2, 0)},
        "racer": {1: (1.5, 0), 2: (1.02, 0)},
        "spoiler": {18: (2.0, 0)},
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
BLIND = dict.fromkeys((*range(13, 19), 45, 46), (0.0, 0.0))  # a planner does not ask who planned how often
PLANNERS: dict[str, tuple[str, Taste]] = {  # at court: the style to which a taste is added, and the taste
    "plan-always": ("apprentice", {**BLIND, 0: (0, 3.0), 11: (0, 200.0), 12: (0, -40.0)}),
    "plan-swing": ("apprentice", {**BLIND, 0: (0, 3.0), 11: (0, 10.0), 12: (0, -10.0)}),
    "plan-large-swing": ("apprentice", {**BLIND, 0: (0, 3.0), 11: (0, 20.0), 12: (0, -10.0)}),
    "plan-behind": ("apprentice", {**BLIND, 0: (0, 3.0), 11: (0, 50.0), 12: (0, -40.0), 45: (0, -1000.0)}),
    "plan-thrice": ("apprentice", {**BLIND, 0: (0, 3.0), 11: (0, 200.0), 12: (0, -40.0), 14: (0, -400.0)}),
}
MILDER = {("board", 4): 0.9, ("board", 5): 0.6, ("board", 6): 0.5}  # with many players a strong taste costs too much

PLAIN = {"card": [1.0] * 22}  # a merchant's first row; other games start from the hand-made apprentice
FIRST = {"card": 4, "board": 4, "court": 2}  # number of players for which a merchant is tuned first
ROUNDS = {("card", 4): 6, ("court", 2): 7, ("board", 4): 10, ("board", 3): 8, ("board", 5): 8, ("board", 6): 4}
FEWER = 3  # rounds for numbers of players that are not listed
GENERATIONS = {"card": 40, "board": 40, "court": 60}  # per round
GAMES = {"card": 1600, "board": 1200, "court": 1000}  # per candidate and generation
LEARNT = 20_000  # games for learning the values
PLANLESS = 6  # rounds at court before planners join the field
LESSON = {6: 100.0, 18: 20.0, 47: 100.0, 48: 40.0}  # what the merchant is then told: win at once, close the circle
FIELD = {"card": 4, "board": 99, "court": 4}  # max number of earlier merchants to tune against


def derived(game: str, players: int, styles: dict[str, Any]) -> dict[str, tune.Row]:
    """Return the rows that follow from others: merchants with a persona's taste, and at court those who plan."""
    found = {}
    sources = {persona: ("merchant", taste) for persona, taste in TASTES[game].items()}
    for name, (base, taste) in (sources | (PLANNERS if game == "court" else {})).items():
        found[name] = row = list(styles[base][str(players)])
        mild = MILDER.get((game, players), 1.0)
        for at, (factor, plus) in taste.items():
            row[at] = row[at] * (1 + mild * (factor - 1)) + mild * plus
    return found


def astray() -> list[str]:
    """Return the shipped rows that differ from those that follow from others, to the five digits of a book."""
    found = []
    for game in TASTES:
        styles = weights_file.load(game)["styles"]
        for players in PLAYERS[game]:
            for name, row in derived(game, players, styles).items():
                if weights_file.rounded(row) != styles[name][str(players)]:
                    found.append(f"{game} {players}p {name}")
    return found


def chain(game: str, players: int, rounds: int, generations: int, games: int) -> tune.Row:
    """Tune a merchant from a plain row, round by round, and compare each with the shipped one."""
    weights_file.FOLDER = SHIPPED
    shipped = weights_file.load(game)
    ours = shipped["styles"]["merchant"][str(players)]
    weights_file.FOLDER = OWN
    row: tune.Row = []
    for number in range(rounds):
        book = opened(game, players, shipped)
        name = f"{number + 1}"
        if str(players) not in book["styles"].get(name, {}):
            start, rivals, keep = round_of(game, number)
            words = [game, f"--players={players}", f"--style={name}", f"--start={start}", f"--seed={name}", "--force"]
            words += ["--rivals", ",".join(rivals), "--generations", str(generations), "--games", str(games), *keep]
            plain = number == 0 and players == FIRST[game]
            tune.tune(tune.arguments().parse_args([*words, "--check", "4000", "--sigma", "0.5" if plain else "0.3"]))
        row = weights_file.load(game)["styles"][name][str(players)]
        table = weights_file.Table(game, players, [row, ours])
        alone, among = (table.share(mine, [[1 - mine] * (players - 1)] * 4, 77, 400) for mine in (0, 1))
        print(
            f"{game} {players}p, round {name}: {alone:.1%} among shipped merchants, "
            f"a shipped one {among:.1%} among his like, even {1 / players:.1%}, {1600 * players} games each",
            flush=True,
        )
    weights_file.FOLDER = SHIPPED
    return row


def round_of(game: str, number: int) -> tuple[str, list[str], list[str]]:
    """Return the row that a round starts from, its field, and further options: which weights it leaves alone."""
    earlier = [str(found) for found in range(number + 1)]
    if game != "court":
        return earlier[-1], earlier[-FIELD[game] :], []
    if number < PLANLESS:
        return earlier[-1], earlier[-FIELD[game] :], ["--keep=45,46,47,48"]
    field = [str(PLANLESS)] * 5 + ["apprentice"] * 2 + [*PLANNERS, "plan-thrice", "plan-thrice"]
    return "taught", field, ["--keep=6", "--games=1600"]


def opened(game: str, players: int, shipped: dict[str, Any]) -> dict[str, Any]:
    """Return the tuning's own book of a game; merchant 0 is the first row."""
    OWN.mkdir(parents=True, exist_ok=True)
    book = weights_file.load(game) if (OWN / f"{game}.json").exists() else {"units": shipped["units"], "styles": {}}
    styles = book["styles"]
    first = str(FIRST[game])
    if str(players) == first:
        start = PLAIN.get(game) or shipped["styles"]["apprentice"][first]
    else:
        start = styles[str(ROUNDS[game, FIRST[game]])][first]
    styles.setdefault("0", {})[str(players)] = start
    if str(PLANLESS) in styles and game == "court":
        styles["taught"] = {first: list(styles[str(PLANLESS)][first])}
        for at, weight in LESSON.items():
            styles["taught"][first][at] = weight
        styles |= {"apprentice": shipped["styles"]["apprentice"], "merchant": styles[str(PLANLESS)]}
        styles |= {name: {first: row} for name, row in derived(game, players, styles).items()}
    weights_file.save(game, book)
    return book


def in_order(game: str) -> list[int]:
    """Return the numbers of players, starting with the one that is tuned first."""
    return sorted(PLAYERS[game], key=lambda players: players != FIRST[game])


def make(game: str) -> None:
    """Make a game's book: merchants, personas, values, and the bankers' style where there is one."""
    merchants = {
        players: chain(game, players, ROUNDS.get((game, players), FEWER), GENERATIONS[game], GAMES[game])
        for players in in_order(game)
    }
    book = weights_file.load(game)
    for players, merchant in merchants.items():
        book["styles"]["merchant"][str(players)] = merchant
        if game == "court":
            former = chain(game, players, PLANLESS, GENERATIONS[game], GAMES[game])
            book["styles"][f"merchant-{PLANLESS}"][str(players)] = former
        for name, row in derived(game, players, book["styles"]).items():
            book["styles"].setdefault(name, {})[str(players)] = row
    weights_file.save(game, book)
    if game != "court":
        for players in in_order(game):
            words = [game, f"--players={players}", f"--games={LEARNT}"]
            learn_estimate.learn(learn_estimate.arguments().parse_args(words))
    if "banker" in book["styles"]:  # last: the bot to imitate uses the whole book, and opens it only once
        for players in in_order(game):
            learn_style.imitate(learn_style.arguments().parse_args([game, f"--players={players}"]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=tuple(TASTES), nargs="?", help="default: all games")
    parser.add_argument("--check", action="store_true", help="only check, make nothing")
    chosen = parser.parse_args()
    if chosen.check:
        wrong = astray()
        print("\n".join(f"{row} does not follow from the merchant" for row in wrong) or "All rows follow.")
        sys.exit(bool(wrong))
    for game in [chosen.game] if chosen.game else TASTES:
        make(game)


if __name__ == "__main__":
    main()
