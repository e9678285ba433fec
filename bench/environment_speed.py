"""Speed of the environments for research, side by side: python -m bench.environment_speed [--seconds 0.5] [--write]

Every figure is per second of processor time, on one core: the fastest of five runs, because whatever else runs on the
machine slows them down. A step is a decision with its observation, mask and reward written to arrays. The row of
OpenSpiel's hearts is a Python loop over its C++ game that reads the tensor and the mask. Rows of PettingZoo's classic
card games appear if their packages (rlcard, pygame, shimmy) are installed. `--write` puts the table into
docs/research.md and the plot into docs/research.svg.
"""

import argparse
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from html import escape
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import florin.research  # noqa: F401 - registers the environments
from bench import strength
from florin.rules import GAMES

openspiel = import_module("florin.research.openspiel")
PAGE = strength.ROOT / "docs" / "research.md"
CLASSIC = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
RUNS = 5
ENVS = {"card": 1024, "board": 1024, "court": 256}  # games in a vector environment: arrays that fit into the cache
HEARTS, HEARTS_MCTS = "OpenSpiel's hearts (C++)", "OpenSpiel's hearts: simulations of its MCTS"
TABLE = {  # the rows of the documented table; the key is the end of a row's name
    "vector, self-play": "vector environment, self-play",
    "vector, self-play, zero-copy": "the same with `copy=False`",
    "vector, one learner against merchants": "vector environment, one learner against merchants",
    "PettingZoo": "PettingZoo AEC",
    "OpenSpiel": "OpenSpiel, a Python loop",
    "simulations of OpenSpiel's MCTS": "simulations of OpenSpiel's Python MCTS",
}
Steps = Iterator[int]  # yields how many steps were made since the last time


def vector_steps(game: str, rivals: str | None, count: int, *, copy: bool) -> Steps:
    env: Any = gymnasium.make_vec(f"florin/{game.title()}-v1", num_envs=count, rivals=rivals, copy=copy)
    env.reset(seed=1)
    while True:
        env.step(env.random_actions())
        yield count


def aec_steps(module: str) -> Steps:
    env = import_module(module).env()
    rng = random.Random(1)
    while True:
        env.reset(seed=rng.getrandbits(30))
        for agent in env.agent_iter():
            observation, _, over, cut, info = env.last()
            mask = observation["action_mask"] if isinstance(observation, dict) else info.get("action_mask")
            legal = np.flatnonzero(mask) if mask is not None else range(env.action_space(agent).n)
            env.step(None if over or cut else int(rng.choice(legal)))
            yield 1


def play_openspiel(game: Any, choose: Callable[[Any], int]) -> Iterator[None]:
    """Play game after game; yield after every decision, not after chance."""
    rng = random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(choose(state))
                yield


def openspiel_steps(name: str) -> Steps:
    game, rng = pyspiel.load_game(name), random.Random(1)
    tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"

    def choose(state: Any) -> int:
        np.asarray(getattr(state, tensor)(state.current_player()), np.float32)
        state.legal_actions_mask()
        return int(rng.choice(state.legal_actions()))

    return (1 for _ in play_openspiel(game, choose))


def simulations(name: str) -> Steps:
    """Yield simulations of OpenSpiel's Python MCTS, on our games with compiled playouts as evaluator."""
    game = pyspiel.load_game(name)
    ours = name.startswith("florin")
    evaluator = openspiel.Rollouts() if ours else mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 20, evaluator, random_state=np.random.RandomState(1), solve=False)
    return (20 for _ in play_openspiel(game, bot.step))


def rows() -> dict[str, Callable[[], Steps]]:
    found: dict[str, Callable[[], Steps]] = {}
    for game, count in ENVS.items():
        found |= {
            f"{game}: vector, self-play": partial(vector_steps, game, None, count, copy=True),
            f"{game}: vector, self-play, zero-copy": partial(vector_steps, game, None, count, copy=False),
            f"{game}: vector, one learner against merchants": partial(vector_steps, game, "merchant", count, copy=True),
            f"{game}: PettingZoo": partial(aec_steps, f"florin.research.pettingzoo.{game}_v1"),
            f"{game}: OpenSpiel": partial(openspiel_steps, f"florin_{game}()"),
            f"{game}: simulations of OpenSpiel's MCTS": partial(simulations, f"florin_{game}()"),
        }
    found[HEARTS] = partial(openspiel_steps, "hearts")
    found[HEARTS_MCTS] = partial(simulations, "hearts")
    for module in CLASSIC:
        found[classic(module)] = partial(aec_steps, f"pettingzoo.classic.{module}")
    return found


def classic(module: str) -> str:
    return f"PettingZoo's {module}"


def rate(steps: Steps, seconds: float) -> float:
    """Return the steps per second of processor time in the fastest of a few runs; the first steps do not count."""
    next(steps)
    rates = []
    for _ in range(RUNS):
        done, started = 0, time.process_time()
        while (spent := time.process_time() - started) < seconds:
            done += next(steps)
        rates.append(done / spent)
    return max(rates)


def chart(rates: dict[str, float]) -> str:
    """Return the rates as bars on a logarithmic scale."""
    height = 24 * len(rates) + 30
    bars = ""
    for place, (name, value) in enumerate(rates.items()):
        y = 20 + 24 * place
        width = 70 * np.log10(max(value, 1))
        bars += (
            f'<text x="290" y="{y + 12}" text-anchor="end">{escape(name)}</text>'
            f'<rect x="300" y="{y}" width="{width:.0f}" height="16" fill="#7a1f2b"/>'
            f'<text x="{306 + width:.0f}" y="{y + 12}">{value:,.0f}</text>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 {height}" font-family="sans-serif" font-size="11">'
        f"<title>Steps per second of processor time</title>"
        f'<rect width="860" height="{height}" fill="#f6efe0"/>{bars}</svg>\n'
    )


def rounded(value: float) -> str:
    """Return a rate in three digits: 3.03 M, 140 k, 8.84 k."""
    scaled, unit = (value / 1e6, "M") if value >= 1e6 else (value / 1e3, "k")
    return f"{scaled:.{2 - (scaled >= 10) - (scaled >= 100)}f} {unit}"


def table(rates: dict[str, float]) -> list[str]:
    """Return the documented table; its last column has what others reach."""
    others = {
        "vector, self-play": ("a Python loop over OpenSpiel's C++ hearts", HEARTS),
        "OpenSpiel": ("its C++ hearts", HEARTS),
        "simulations of OpenSpiel's MCTS": ("its C++ hearts", HEARTS_MCTS),
    }
    fastest = max(
        (classic(module) for module in CLASSIC if classic(module) in rates), key=rates.__getitem__, default=""
    )
    if fastest:
        others["PettingZoo"] = (f"fastest classic card game, {fastest.split()[-1]}", fastest)
    lines = [f"| | {' | '.join(GAMES)} | to compare |", "|---|" + "---:|" * len(GAMES) + "---|"]
    for end, name in TABLE.items():
        what, other = others.get(end, ("", ""))
        cells = [rounded(rates[f"{game}: {end}"]) for game in GAMES]
        lines.append(f"| {name} | {' | '.join(cells)} | {f'{what}: {rounded(rates[other])}' if what else ''} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each run")
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    rates = {}
    for name, steps in rows().items():
        try:
            rates[name] = rate(steps(), chosen.seconds)
        except ImportError as error:
            print(f"{name:52} left out: {error}")
            continue
        print(f"{name:52} {rates[name]:>12,.0f}", flush=True)
    if chosen.write:
        strength.write_table("speed", table(rates), PAGE)
        PAGE.with_suffix(".svg").write_text(chart(rates), encoding="utf-8")


if __name__ == "__main__":
    main()
