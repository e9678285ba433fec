"""Stable-Baselines3: a VecEnv for MaskablePPO of sb3-contrib. Install those packages yourself: they need torch.

from sb3_contrib import MaskablePPO
from florin.research.sb3 import FlorinVecEnv

model = MaskablePPO("MlpPolicy", FlorinVecEnv("card", 64, rivals="garzone"))
model.learn(1_000_000)
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from florin.research.vector import FlorinVectorEnv


class FlorinVecEnv(VecEnv):
    """The vector environment with observations scaled to 0..1, one learner against frozen rivals in each game.

    The mask is what `env_method("action_masks")` returns. `infos` have what SB3 expects at the end of a game:
    `terminal_observation` and `episode`.
    """

    def __init__(self, game: str, num_envs: int, **settings: Any) -> None:
        self.env = FlorinVectorEnv(game, num_envs, **settings)
        shape = self.env.layout
        self.scale = 1 / shape.high(shape.observed)
        self.lengths = np.zeros(num_envs, np.int64)
        self.actions = np.zeros(num_envs, np.int64)
        self.render_mode = None
        super().__init__(num_envs, spaces.Box(0, 1, (shape.observed,), np.float32), self.env.single_action_space)

    def reset(self) -> NDArray[np.float32]:
        """Start all games; `seed` before it makes them reproducible."""
        observations, _ = self.env.reset(seed=self._seeds[0])
        self._reset_seeds()
        self.lengths[:] = 0
        return self.scaled(observations)

    def scaled(self, observations: Any) -> NDArray[np.float32]:
        found: NDArray[np.float32] = observations * self.scale
        return found

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        observations, rewards, over, _, info = self.env.step(self.actions)
        self.lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(over).tolist():
            infos[i] = {
                "terminal_observation": self.scaled(info["final_obs"][i]),
                "episode": {"r": float(rewards[i]), "l": int(self.lengths[i]), "t": 0.0},
            }
            self.lengths[i] = 0
        return self.scaled(observations), rewards.astype(np.float32), over, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the masks of all games."""
        return self.env.masks.astype(np.bool_)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Call a method of the games; they have only `action_masks`."""
        if method_name != "action_masks":
            raise AttributeError(f"the games have no method {method_name!r}, only 'action_masks'")
        masks = self.action_masks()
        return [masks[i] for i in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return an attribute, the same for all games."""
        value = getattr(self, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Refuse: games have no attributes of their own."""
        raise AttributeError("games have no attributes of their own")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Return False for each game."""
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[Any]:
        """Return no pictures."""
        return [None] * self.num_envs

    def close(self) -> None:
        self.env.close()

    def _get_indices(self, indices: int | Iterable[int] | None) -> Iterable[int]:
        if indices is None:
            return range(self.num_envs)
        return [indices] if isinstance(indices, int) else indices
