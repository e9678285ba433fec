"""Masked PPO against frozen rivals: python -m bench.ppo card --folder DIR [--minutes 60] [--players N] [--policy FILE]

It needs torch and sb3-contrib, which are not part of Florin's extras: `pip install torch sb3-contrib`. Training takes
one core and can be interrupted: started again with the same folder it goes on where it was. `curve.jsonl` in the folder
has a line for each evaluation: minutes of processor time, decisions, and the share of the win against each level of the
ladder that has a style, with the half width of its 95% interval. `--policy` writes the trained network for
florin.research.policy, which plays it without torch.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from sb3_contrib import MaskablePPO

from florin.research.games import DEFAULT_PLAYERS
from florin.research.sb3 import FlorinVecEnv
from florin.rules import GAMES

OPPONENTS = ("garzone", "apprentice", "merchant")
ENVS, STEPS, BATCH, EPOCHS = 256, 64, 2048, 4
ROUND = 180  # seconds of processor time between evaluations
RATE, LEAST_RATE = 5e-4, 5e-5  # the learning rate falls from one to the other


class Share(NamedTuple):
    """A share of the win, and the half width of its 95% interval."""

    mean: float
    error: float


def share(model: Any, game: str, players: int, rivals: str, games: int, seed: int) -> Share:
    """Return the share of the win that a policy takes from rivals when it plays its best move, in random seats.

    Each environment plays the same number of games, else short ones would count more often.
    """
    count = min(games, ENVS)
    env = FlorinVecEnv(game, count, players=players, rivals=rivals)
    env.seed(seed)
    observations, left, found = env.reset(), np.full(count, games // count), []
    while left.any():
        actions, _ = model.predict(observations, action_masks=env.action_masks(), deterministic=True)
        observations, rewards, over, _ = env.step(actions)
        counted = over & (left > 0)
        found += rewards[counted].tolist()
        left -= counted
    return Share(float(np.mean(found)) + 1 / players, 1.96 * float(np.std(found)) / len(found) ** 0.5)


def made(game: str, players: int, rivals: str, reward: str, folder: Path, seed: int) -> Any:
    """Return the model in the folder, or a new one."""
    env = FlorinVecEnv(game, ENVS, players=players, rivals=rivals, reward=reward)
    saved = folder / "model.zip"
    if saved.exists():
        return MaskablePPO.load(saved, env=env, device="cpu")
    return MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=STEPS,
        batch_size=BATCH,
        n_epochs=EPOCHS,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=RATE,
        policy_kwargs={"net_arch": [128, 128], "activation_fn": torch.nn.ReLU},
        seed=seed,
        device="cpu",
    )


def train(chosen: argparse.Namespace) -> Any:
    """Train until the budget is spent, with an evaluation after each round; return the model."""
    folder: Path = chosen.folder
    folder.mkdir(parents=True, exist_ok=True)
    curve = folder / "curve.jsonl"
    lines = [json.loads(line) for line in curve.read_text("utf-8").splitlines()] if curve.exists() else []
    spent = lines[-1]["minutes"] * 60 if lines else 0.0
    budget = chosen.minutes * 60
    model = made(chosen.game, chosen.players, chosen.rivals, chosen.reward, folder, chosen.seed)
    while spent < budget:
        started = time.process_time()
        while (now := time.process_time() - started) < min(ROUND, budget - spent):
            rate = max(LEAST_RATE, RATE * (1 - (spent + now) / budget))
            model.lr_schedule = lambda _left, rate=rate: rate
            model.learn(ENVS * STEPS, reset_num_timesteps=False)
        spent += now
        shares = {
            rivals: share(model, chosen.game, chosen.players, rivals, chosen.games, 1 << 40)._asdict()
            for rivals in OPPONENTS
        }
        model.save(folder / "model.zip")
        line = {"minutes": round(spent / 60, 2), "decisions": model.num_timesteps, "shares": shares}
        with curve.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        found = ", ".join(f"{name} {100 * s['mean']:.1f} ± {100 * s['error']:.1f}%" for name, s in shares.items())
        print(f"{line['minutes']:6.1f} min {line['decisions']:>11,} decisions: {found}", flush=True)
    return model


def write_policy(model: Any, game: str, path: Path) -> None:
    """Write the layers that lead to the actions, as half-precision numbers."""
    network = [layer for layer in model.policy.mlp_extractor.policy_net if hasattr(layer, "weight")]
    arrays = {}
    for number, layer in enumerate([*network, model.policy.action_net]):
        arrays[f"weight_{number}"] = layer.weight.detach().numpy().astype(np.float16)
        arrays[f"bias_{number}"] = layer.bias.detach().numpy().astype(np.float16)
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, game=game, **arrays)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=60, help="of processor time")
    parser.add_argument("--players", type=int)
    parser.add_argument("--rivals", default="apprentice", help="whom it trains against")
    parser.add_argument("--reward", default="margin")
    parser.add_argument("--games", type=int, default=1024, help="of each evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--policy", type=Path)
    chosen = parser.parse_args()
    chosen.players = chosen.players or DEFAULT_PLAYERS[chosen.game]
    torch.set_num_threads(1)
    model = train(chosen)
    if chosen.policy:
        write_policy(model, chosen.game, chosen.policy)


if __name__ == "__main__":
    main()
