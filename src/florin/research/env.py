"""The Gymnasium environment: one learner against rivals, in one game."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from florin.diagram import diagram
from florin.errors import OptionError
from florin.research.games import Games, one_of
from florin.research.layout import layout
from florin.research.vector import OBSERVATIONS


class FlorinEnv(gymnasium.Env[Any, Any]):
    """A game of FlorinVectorEnv alone, with the same settings, numbers and infos."""

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 - Gymnasium's form

    def __init__(
        self, game: str, *, observation: str = "flat", render_mode: str | None = None, **settings: Any
    ) -> None:
        if settings.get("rivals", "merchant") is None:
            raise OptionError("bad-argument", name="rivals", expected="named; PettingZoo has all seats", value=None)
        self.games = Games(game, 1, **settings)
        self.layout, self.render_mode = layout(game), render_mode
        self.named = bool(one_of("observation", observation, OBSERVATIONS))
        self.observation_space = self.layout.named_space() if self.named else self.layout.flat_space()
        self.action_space = spaces.Discrete(self.layout.actions)
        self.rewards, self.all_rewards = np.zeros(1), np.zeros((1, self.games.players))
        self.mask = np.zeros(self.layout.actions, np.int8)
        self.seeded = self.over = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a new game; with a seed, the one that `florin.game(...).start(seed)` starts."""
        super().reset(seed=seed)
        if seed is None and not self.seeded:
            seed = int(self.np_random.integers(2**62))
        self.games.seed(np.ones(1, np.bool_), [seed])
        self.seeded = True
        self.games.restart(self.games.all)
        self.all_rewards[:] = 0
        self.over = False
        return self.observed(False)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Make a move, and those of the rivals. An illegal action ends the game with the reward -1."""
        if self.over or not self.seeded:
            raise gymnasium.error.ResetNeeded("the game is over or not started; reset it first")
        games = self.games
        games.batch.step(np.array([action], np.int64), games.skipped, self.rewards, games.ended, self.all_rewards)
        self.over = bool(games.ended[0])
        observation, info = self.observed(bool(games.ended[0] == 2))
        return observation, float(self.rewards[0]), self.over, False, info

    def observed(self, illegal: bool) -> tuple[Any, dict[str, Any]]:
        games = self.games
        row, masks = np.empty((1, self.layout.observed), np.float32), np.empty((1, self.layout.actions), np.int8)
        games.batch.observe(games.all, row, masks.view(np.uint8), games.seats, games.counts)
        self.mask = np.zeros_like(masks[0]) if self.over else masks[0]
        info = {
            "action_mask": self.mask,
            "seat": np.int32(games.seats[0]),
            "rewards": self.all_rewards[0].copy(),
            "illegal": illegal,
        }
        return (self.layout.named(row[0]) if self.named else row[0]), info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask under the name that sb3-contrib's MaskablePPO calls."""
        return self.mask.astype(np.bool_)

    def render(self) -> str | None:
        """Return the table as text, hidden cards included."""
        if self.render_mode is None:
            return None
        names = [f"Player {seat + 1}" for seat in range(self.games.players)]
        return diagram(self.games.game, self.games.batch.state(0), names)
