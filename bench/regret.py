"""What a bot's moves cost: python -m bench.regret card --players 4 --bots merchant,banker:sims=6000 --games 40

Where win shares would take thousands of games to tell two bots apart, single moves tell sooner. Positions come out of
games of `--field`; in each, all moves that are worth a look are played on many times, as the banker does, to the end of
the day or, with `--whole`, of the game. Half of that says which move is best, the other half what another costs. Times
the number of choices in a game this is, in points of the win, what a bot gives away, as far as this can be judged.
"""

import argparse
import random
import sys
from functools import partial
from typing import NamedTuple

import florin
from florin.arena.run import executor
from florin.arena.statistics import clustered
from florin.bots.beliefs import believed, engine_on, imagined, running
from florin.bots.levels import promising
from florin.bots.weights import RIVALS
from florin.notation import move_text
from florin.view import View

OFTEN = 0.06  # of the choices in a game are looked at


class Found(NamedTuple):
    """Of one game: how many choices a seat had, and for some of them what each bot's move cost."""

    choices: float
    costs: list[list[float]]


def shares(view: View, sims: int, whole: bool) -> list[dict[str, float]]:
    """The win share of each move that is worth a look, found twice."""
    position, search = imagined(view, 1)
    beliefs = running(believed(search, position, view))
    engine = engine_on(search, position, RIVALS, beliefs, last_day=99 if whole else None)
    return [
        {
            move_text(view.game, a, engine.turn): engine.measure((a,), 7, half * sims, sims)[engine.turn] / sims
            for a in promising(engine, position)
        }
        for half in range(2)
    ]


def looked_at(number: int, asked: argparse.Namespace) -> Found:
    """What the bots would have done in one game, and what that would have cost them."""
    luck = random.Random(number)
    position = florin.game(asked.game, players=asked.players).start(seed=number)
    field, bots = florin.bot(asked.field, seed=number), [florin.bot(name, seed=number) for name in asked.bots]
    choices, costs = 0, []
    while (turn := position.turn) is not None:
        view = position.view(turn)
        choices += len(view.legal) > 1
        if len(view.legal) > 1 and luck.random() < OFTEN:
            first, second = shares(view, asked.sims // 2, asked.whole)
            best = second[max(first, key=first.__getitem__)]
            worst = min(second.values())  # a move that was not worth a look costs as much as the worst that was
            costs.append([best - second.get(one.choose(view), worst) for one in bots])
        position.play(field.choose(view))
    return Found(choices / asked.players, costs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("card", "board"))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", type=lambda text: text.split(","), default=["merchant", "banker:sims=6000"])
    parser.add_argument("--field", default="banker:sims=600", help="who plays the games")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--sims", type=int, default=60_000, help="a move")
    parser.add_argument("--whole", action="store_true", help="play on to the end of the game, not of the day")
    asked = parser.parse_args()
    found: list[Found] = []
    with executor() as pool:
        for one in pool.map(partial(looked_at, asked=asked), range(asked.games)):
            found.append(one)
            if sys.stderr.isatty():
                print(f"\r{len(found)} of {asked.games} games", end="", file=sys.stderr, flush=True)
    choices = sum(one.choices for one in found) / len(found)
    print(f"{sum(len(one.costs) for one in found)} positions; {choices:.0f} choices a seat and game")
    print(f"{'bot':24} {'other move':>10} {'a move costs':>18} {'a game':>15}")
    for place, name in enumerate(asked.bots):
        costs = [(number, row[place]) for number, one in enumerate(found) for row in one.costs]
        mean, other = clustered(costs), sum(cost != 0 for _, cost in costs) / len(costs)
        told = f"{mean.value:.3%} ± {mean.half:.3%}", f"{choices * mean.value:.1%} ± {choices * mean.half:.1%}"
        print(f"{name:24} {other:10.1%} {told[0]:>18} {told[1]:>15}")


if __name__ == "__main__":
    main()
