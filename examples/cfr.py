"""Solve the tiny court, or any small game of OpenSpiel for two: python examples/cfr.py [--game NAME] [--iterations N]

CFR+ on the whole tree: it is walked once through OpenSpiel's interface, then every iteration is a few NumPy operations
per level. Exploitability is what a best response wins against the average strategy, as a mean of both seats; shares of
the win are from -0.5 to 0.5.
"""

import argparse
import time
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from numpy.typing import NDArray

import florin.research.openspiel  # noqa: F401 - registers the games

CHANCE = 2  # the player who draws
Numbers = NDArray[np.float64]


class Level(NamedTuple):
    """All edges from nodes of one depth; the edges of a node are neighbours."""

    parent: NDArray[np.int64]
    child: NDArray[np.int64]
    player: NDArray[np.int64]  # who decides
    slot: NDArray[np.int64]  # the place of the action at its information state in the strategies; -1 for chance
    chance: Numbers  # the chance of a draw, 1 for a decision


class Tree(NamedTuple):
    """A game as arrays."""

    levels: list[Level]
    payoff: Numbers  # of seat 0, for each node; 0 if the game goes on
    first: NDArray[np.int64]  # the first slot of each slot's information state
    names: dict[str, tuple[int, list[int]]]  # the first slot and the actions of each information state

    @property
    def slots(self) -> int:
        return len(self.first)


def tree(root: Any) -> Tree:
    """Return the tree below a state."""
    names: dict[str, tuple[int, list[int]]] = {}
    first: list[int] = []
    payoff: list[float] = [0.0]
    levels: list[Level] = []
    row: list[tuple[int, Any]] = [(0, root)]
    while row:
        edges: list[tuple[int, int, int, int, float]] = []
        below: list[tuple[int, Any]] = []
        for node, state in row:
            if state.is_terminal():
                payoff[node] = state.returns()[0]
                continue
            player, slot = CHANCE, -1
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
            else:
                player, actions = state.current_player(), state.legal_actions()
                outcomes = [(action, 1.0) for action in actions]
                name = f"{player} {state.information_state_string(player)}"
                if name not in names:
                    names[name] = len(first), actions
                    first += [len(first)] * len(actions)
                slot = names[name][0]
            for place, (action, chance) in enumerate(outcomes):
                edges.append((node, len(payoff), player, -1 if slot < 0 else slot + place, chance))
                below.append((len(payoff), state.child(action)))
                payoff.append(0.0)
        if edges:
            parent, child, players, slots, chances = zip(*edges, strict=True)
            levels.append(
                Level(np.array(parent), np.array(child), np.array(players), np.array(slots), np.array(chances))
            )
        row = below
    return Tree(levels, np.array(payoff), np.array(first, np.int64), names)


def normal(t: Tree, weights: Numbers) -> Numbers:
    """Return weights as a strategy: a chance for each slot, equal ones where all weights are 0."""
    total = np.bincount(t.first, weights, minlength=t.slots)[t.first]
    count = np.bincount(t.first, minlength=t.slots)[t.first]
    return np.where(total > 0, weights / np.where(total > 0, total, 1), 1 / count)


def reaches(t: Tree, strategy: Numbers) -> Numbers:
    """Return for each node how likely each seat, and chance, plays to reach it."""
    reach = np.ones((3, len(t.payoff)))
    for level in t.levels:
        reach[:, level.child] = reach[:, level.parent]
        reach[level.player, level.child] *= likely(level, strategy)
    return reach


def likely(level: Level, strategy: Numbers) -> Numbers:
    return np.where(level.slot < 0, level.chance, strategy[level.slot])


def improve(t: Tree, regrets: Numbers, seat: int) -> Numbers:
    """Update one seat's regrets; return its strategy, weighted with how likely the seat reaches each state."""
    strategy = normal(t, regrets)
    reach = reaches(t, strategy)
    value = t.payoff * (1 - 2 * seat)
    for level in reversed(t.levels):
        mean = np.bincount(level.parent, value[level.child] * likely(level, strategy), minlength=len(value))
        value += mean  # a node with edges has no payoff of its own
    added, played = np.zeros(t.slots), np.zeros(t.slots)
    for level in t.levels:
        own = level.player == seat
        parent, slot = level.parent[own], level.slot[own]
        others = reach[1 - seat, parent] * reach[CHANCE, parent]
        added += np.bincount(slot, others * (value[level.child[own]] - value[parent]), minlength=t.slots)
        played += np.bincount(slot, reach[seat, parent] * strategy[slot], minlength=t.slots)
    regrets[:] = np.maximum(regrets + added, 0)
    return played


def best_response(t: Tree, strategy: Numbers, seat: int) -> float:
    """Return what the best response to a strategy earns in a seat."""
    reach = reaches(t, strategy)
    value = t.payoff * (1 - 2 * seat)
    for level in reversed(t.levels):
        own = level.player == seat
        slot, parent = level.slot[own], level.parent[own]
        others = reach[1 - seat, parent] * reach[CHANCE, parent]
        worth = np.full(t.slots, -np.inf)
        seen = np.bincount(slot, minlength=t.slots) > 0
        worth[seen] = np.bincount(slot, others * value[level.child[own]], minlength=t.slots)[seen]
        best = np.full(t.slots, -np.inf)
        np.maximum.at(best, t.first, worth)
        choice = np.where(worth == best[t.first], 1.0, 0.0)
        weights = np.where(own, normal(t, choice)[level.slot], likely(level, strategy))
        value += np.bincount(level.parent, value[level.child] * weights, minlength=len(value))
    return float(value[0])


def exploitability(t: Tree, strategy: Numbers) -> float:
    return sum(best_response(t, strategy, seat) for seat in range(2)) / 2


def solve(t: Tree, iterations: int, report: int = 0) -> Numbers:
    """Return the average strategy of CFR+; later iterations count more."""
    regrets, total = np.zeros(t.slots), np.zeros(t.slots)
    for number in range(1, iterations + 1):
        for seat in range(2):
            total += number * improve(t, regrets, seat)
        if report and number % report == 0:
            print(f"{number:6} iterations: exploitability {exploitability(t, normal(t, total)):.5f}", flush=True)
    return normal(t, total)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="florin_court(size=tiny)")
    parser.add_argument("--iterations", type=int, default=200)
    chosen = parser.parse_args()
    started = time.process_time()
    t = tree(pyspiel.load_game(chosen.game).new_initial_state())
    spent = time.process_time() - started
    print(
        f"{len(t.payoff):,} histories, {len(t.names):,} information states, {spent:.0f} s of processor time", flush=True
    )
    solve(t, chosen.iterations, report=max(1, chosen.iterations // 10))
    print(f"{time.process_time() - started:.0f} s of processor time")


if __name__ == "__main__":
    main()
