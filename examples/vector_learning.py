"""Learn to beat garzone with NumPy alone, in a vector environment: python examples/vector_learning.py [--steps 3000]

REINFORCE with one linear layer from the scaled observation to the actions; an action's credit is the margin at the end
of its game, less the mean of recent games.
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import florin.research  # noqa: F401 - registers the environments

Floats = NDArray[np.float64]


def chances(scores: Floats, mask: NDArray[np.bool_]) -> Floats:
    """Return the chance of each legal action: a softmax."""
    scores = np.where(mask, scores - scores.max(1, keepdims=True), -np.inf)
    weights = np.exp(scores)
    return np.asarray(weights / weights.sum(1, keepdims=True), np.float64)


def learn(steps: int, games: int = 256, seed: int = 1, rate: float = 0.3) -> list[float]:
    """Return the mean reward of the games that ended in each tenth of the training."""
    env: Any = gymnasium.make_vec("florin/Card-v1", num_envs=games, players=2, rivals="garzone", reward="margin")
    rng, scale = np.random.default_rng(seed), 1 / env.single_observation_space.high
    weights = np.zeros((len(scale), int(env.single_action_space.n)))
    past = np.zeros((games, *weights.shape))  # the sum of the gradients of each running game
    observations, info = env.reset(seed=seed)
    rewards_of: list[list[float]] = [[] for _ in range(10)]
    usual = 0.0
    for step in range(steps):
        x, mask = observations * scale, info["action_mask"].astype(bool)
        policy = chances(x @ weights, mask)
        actions = (policy.cumsum(1) > rng.random((games, 1)) * policy.sum(1, keepdims=True)).argmax(1)
        past += x[:, :, None] * (np.eye(policy.shape[1])[actions] - policy)[:, None, :]
        observations, rewards, over, _, info = env.step(actions)
        if over.any():
            usual += 0.02 * (rewards[over].mean() - usual)
            weights += rate * ((rewards[over] - usual)[:, None, None] * past[over]).sum(0) / games
            past[over] = 0
            rewards_of[10 * step // steps] += rewards[over].tolist()
    return [float(np.mean(found)) for found in rewards_of if found]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=3000)
    for tenth, margin in enumerate(learn(parser.parse_args().steps), 1):
        print(f"{10 * tenth:4} %: {100 * margin:+.1f} florins ahead of garzone")
