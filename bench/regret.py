"""The cost of a bot's moves: python -m bench.regret card --players 4 --bots merchant,banker:sims=6000 --games 40

Comparing win shares takes thousands of games to separate two bots; comparing single moves takes fewer. Positions come
from games of `--field`. In each, all promising moves are simulated many times, as the banker does, to the end of the
day or, with `--whole`, of the game. One half of the simulations selects the best move, the other half measures the cost
of another one. Multiplied by the number of choices per game, this is the win share in points that a bot gives away, as
far as these simulations can judge it.

With `--duel` all bots are asked at every choice in games of the last one. Where a move differs from the last one's,
both are simulated in the same worlds, which gives the cost to the last bot of not being another.
"""

import argparse
import random
import sys
from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

import florin
from florin.arena.runner import executor
from florin.arena.statistics import clustered
from florin.bots import Bot
from florin.bots.beliefs import believed, engine_on, imagined, running
from florin.bots.levels import promising
from florin.bots.weights import RIVALS
from florin.notation import move_text, parse_move
from florin.position import Position
from florin.search.protocols import Engine
from florin.view import View

OFTEN = 0.06  # share of the choices in a game that are examined


class Found(NamedTuple):
    """One game: the number of choices per seat, and each bot's cost at those that were examined."""

    choices: float
    costs: list[list[float]]


def mind(view: View, whole: bool) -> tuple[Engine, Position]:
    """Return a banker's engine for a view, to the end of the day or the game, and the position it simulates from."""
    position, search = imagined(view, 1)
    beliefs = running(believed(search, position, view))
    return engine_on(search, position, RIVALS, beliefs, last_day=99 if whole else None), position


def shares(engine: Engine, moves: Iterable[int], sims: int, half: int = 0) -> list[float]:
    """Return the win share of each move, in the first or the second half of the worlds."""
    return [engine.measure((a,), 7, half * sims, sims)[engine.turn] / sims for a in moves]


def regrets(view: View, bots: list[Bot], asked: argparse.Namespace) -> list[float]:
    """Return the cost of each bot's move compared with the best."""
    engine, position = mind(view, asked.whole)
    moves = promising(engine, position)
    names = [move_text(view.game, a, engine.turn) for a in moves]
    first, second = (dict(zip(names, shares(engine, moves, asked.sims // 2, half), strict=True)) for half in range(2))
    best = second[max(first, key=first.__getitem__)]
    worst = min(second.values())  # a move that was not simulated costs as much as the worst one that was
    return [best - second.get(one.choose(view), worst) for one in bots]


def looked_at(number: int, asked: argparse.Namespace) -> Found:
    """Return the bots' choices in one game and their cost."""
    luck = random.Random(number)
    position = florin.game(asked.game, players=asked.players).start(seed=number)
    field, bots = florin.bot(asked.field, seed=number), [florin.bot(name, seed=number) for name in asked.bots]
    choices, costs = 0, []
    while (turn := position.turn) is not None:
        view = position.view(turn)
        choices += len(view.legal) > 1
        if len(view.legal) > 1 and luck.random() < OFTEN:
            costs.append(regrets(view, bots, asked))
        position.play(field.choose(view))
    return Found(choices / asked.players, costs)


def duelled(number: int, asked: argparse.Namespace) -> Found:
    """Return, for each choice in a game of the last bot, the cost of its move compared with each other bot's."""
    position = florin.game(asked.game, players=asked.players).start(seed=number)
    bots = [florin.bot(name, seed=number) for name in asked.bots]
    costs = []
    while (turn := position.turn) is not None:
        view = position.view(turn)
        *others, own = [parse_move(view.game, one.choose(view))[0] for one in bots]
        if len(view.legal) > 1:
            found = {own: 0.0}
            if set(others) != {own}:
                engine, _ = mind(view, asked.whole)
                found = dict(zip([own, *others], shares(engine, [own, *others], asked.sims), strict=True))
            costs.append([found[move] - found[own] for move in others])
        position.play(move_text(view.game, own, turn))
    return Found(len(costs) / asked.players, costs)


def report(found: list[Found], names: list[str]) -> None:
    choices = sum(one.choices for one in found) / len(found)
    print(f"{sum(len(one.costs) for one in found)} positions; {choices:.0f} choices a seat and game")
    print(f"{'bot':28} {'other move':>10} {'a move costs':>18} {'a game':>15}")
    for place, name in enumerate(names):
        costs = [(number, row[place]) for number, one in enumerate(found) for row in one.costs]
        mean, other = clustered(costs), sum(cost != 0 for _, cost in costs) / len(costs)
        told = f"{mean.value:.3%} ± {mean.half:.3%}", f"{choices * mean.value:.2%} ± {choices * mean.half:.2%}"
        print(f"{name:28} {other:10.1%} {told[0]:>18} {told[1]:>15}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("card", "board"))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", type=florin.bots.listed, default=["merchant", "banker:sims=6000"])
    parser.add_argument("--field", default="banker:sims=600", help="bots that play the games")
    parser.add_argument("--duel", action="store_true", help="ask all bots at every choice, in games of the last one")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--sims", type=int, default=60_000, help="simulations per move")
    parser.add_argument("--whole", action="store_true", help="simulate to the end of the game, not of the day")
    asked = parser.parse_args()
    if asked.duel and len(asked.bots) < 2:
        parser.error("a duel is between two bots at least")
    found: list[Found] = []
    with executor() as pool:
        for one in pool.map(partial(duelled if asked.duel else looked_at, asked=asked), range(asked.games)):
            found.append(one)
            if sys.stderr.isatty():
                print(f"\r{len(found)} of {asked.games} games", end="", file=sys.stderr, flush=True)
    report(found, [f"not {name}" for name in asked.bots[:-1]] if asked.duel else asked.bots)


if __name__ == "__main__":
    main()
