"""The Gymnasium vector environment: many games stepped in the compiled core, without Python per game."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from florin.research.games import Games, one_of
from florin.research.layout import Array, layout

OBSERVATIONS = ("flat", "named")
Info = dict[str, Any]


class FlorinVectorEnv(VectorEnv[Any, Any, Any]):
    """One learner against frozen rivals in each game or, with `rivals=None`, the player to move, whoever it is.

    `info` has `action_mask`, the `seat` that is to act and whose view the observation is, `rewards` of every seat, and
    `illegal`, whether the action ended the game because it was not legal (reward -1).
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        observation: str = "flat",
        copy: bool = True,
        render_mode: None = None,
        **settings: Any,
    ) -> None:
        self.games = Games(game, num_envs, **settings)
        self.num_envs, self.render_mode, self.copy = num_envs, render_mode, copy
        self.mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self.mode}
        self.layout = layout(game)
        self.named = bool(one_of("observation", observation, OBSERVATIONS))
        self.single_observation_space = self.layout.named_space() if self.named else self.layout.flat_space()
        self.single_action_space = spaces.Discrete(self.layout.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.done = np.ones(num_envs, np.uint8)  # games that must be reset before they go on
        self.seeded = False
        self.streams = np.zeros(num_envs, np.uint64)  # for random_actions
        self.everyone = np.ones(num_envs, np.bool_)
        self.allocate()

    def allocate(self) -> None:
        """Make new arrays for what a step returns."""
        n = self.num_envs
        self.observations = np.zeros((n, self.layout.observed), np.float32)
        self.masks = np.zeros((n, self.layout.actions), np.int8)
        self.rewards, self.all_rewards = np.zeros(n), np.zeros((n, self.games.players))

    def renew(self, kept: NDArray[np.bool_] | None = None) -> None:
        """Make new arrays, unless the caller wants no copies; keep the rows of games that are not observed again."""
        if self.copy:
            before = self.observations, self.masks
            n = self.num_envs
            self.observations, self.masks = np.empty_like(before[0]), np.empty_like(before[1])
            self.rewards, self.all_rewards = np.zeros(n), np.zeros((n, self.games.players))
            if kept is not None:
                self.observations[kept], self.masks[kept] = before[0][kept], before[1][kept]

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, Info]:
        """Start new games: all, or those in `options["reset_mask"]`."""
        chosen = checked_mask((options or {}).get("reset_mask"), self.num_envs)
        if not self.seeded and seed is None:
            seed = int(self.np_random.integers(2**62))
        seeds = [seed + i for i in range(self.num_envs)] if isinstance(seed, int) else seed
        if seeds is not None:
            if len(seeds) != self.num_envs:
                raise ValueError(f"{self.num_envs} seeds are needed, not {len(seeds)}")
            self.games.seed(chosen, seeds)
            self.streams = self.games.seeds ^ np.uint64(0x5DEECE66D)
        self.seeded = True
        self.renew(~chosen)
        self.all_rewards[:] = 0
        self.start(chosen.view(np.uint8))
        self.done[chosen] = 0
        return self.view(self.observations), self.info(chosen, np.zeros(self.num_envs, np.bool_))

    def step(self, actions: Any) -> tuple[Any, Array, Array, Array, Info]:
        """Make a move in every game, and those of the rivals."""
        games, skipped = self.games, self.done
        given = np.ascontiguousarray(actions, np.int64)
        if given.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} actions are needed, not an array of shape {given.shape}")
        if self.mode is not AutoresetMode.NEXT_STEP and skipped.any():
            raise ResetNeeded("some games are over or not started; reset them first")
        self.renew()
        ended = np.zeros(self.num_envs, np.uint8)
        any_ended = games.batch.step(given, skipped, self.rewards, ended, self.all_rewards)
        over, illegal = ended != 0, ended == 2
        if skipped.any():
            games.restart(skipped)
        self.observe(games.all)
        final: Info = {}
        if any_ended:
            self.masks[over] = 0
            if self.mode is AutoresetMode.SAME_STEP:
                final = self.final(over, illegal)
                self.start(ended)
                self.all_rewards[over] = 0
                illegal = np.zeros(self.num_envs, np.bool_)
        self.done = np.zeros(self.num_envs, np.uint8) if self.mode is AutoresetMode.SAME_STEP else over.view(np.uint8)
        rewards = self.rewards
        return (
            self.view(self.observations),
            rewards,
            over,
            np.zeros_like(over),
            self.info(self.everyone, illegal) | final,
        )

    def final(self, over: NDArray[np.bool_], illegal: NDArray[np.bool_]) -> Info:
        """Return the last observations and infos of the games that are over, as SyncVectorEnv does."""
        last = np.empty(self.num_envs, object)
        rows = np.flatnonzero(over)
        for i, row in zip(rows, self.observations[rows], strict=True):
            last[i] = self.view(row)
        info = self.info(over, illegal)
        info |= {name: info[name].copy() for name in ("action_mask", "rewards")}  # the rows are about to change
        return {"final_obs": last, "_final_obs": over.copy(), "final_info": info, "_final_info": over.copy()}

    def start(self, chosen: NDArray[np.uint8]) -> None:
        self.games.restart(chosen)
        self.observe(chosen)

    def observe(self, chosen: NDArray[np.uint8]) -> None:
        games = self.games
        games.batch.observe(chosen, self.observations, self.masks.view(np.uint8), games.seats, games.counts)

    def view(self, rows: Array) -> Any:
        return self.layout.named(rows) if self.named else rows

    def info(self, chosen: NDArray[np.bool_], illegal: NDArray[np.bool_]) -> Info:
        given = self.everyone if chosen is self.everyone else chosen
        found: Info = {
            "action_mask": self.masks, "seat": self.games.seats.copy(), "rewards": self.all_rewards, "illegal": illegal
        }  # fmt: skip
        given = given.copy()
        return found | {f"_{name}": given for name in found}

    def state(self) -> NDArray[np.float32]:
        """Return the whole state of every game as a tensor, for critics: observations, then what they do not show."""
        found = np.empty((self.num_envs, self.layout.whole), np.float32)
        self.games.batch.observe_whole(found)
        return found

    def random_actions(self) -> NDArray[np.int64]:
        """Return a random legal action for each game, drawn in the compiled core."""
        return self.games.random_actions(self.masks, self.streams)


def checked_mask(mask: Any, count: int) -> NDArray[np.bool_]:
    if mask is None:
        return np.ones(count, np.bool_)
    if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (count,) or not mask.any():
        raise ValueError(f"reset_mask must be a NumPy array of {count} booleans, at least one of them True")
    return mask.copy()
