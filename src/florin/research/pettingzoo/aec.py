"""The AEC environment of all three games: every seat is an agent, and the one to move acts."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

from florin.diagram import diagram
from florin.research.games import Games, one_of
from florin.research.layout import layout
from florin.research.picture import picture

RENDER_MODES = ("human", "ansi", "rgb_array")


class FlorinAEC(AECEnv[str, Any, Any]):
    """A game for PettingZoo. Observations are flat tensors; the mask is `infos[agent]["action_mask"]`.

    All rewards come at the end. An illegal action ends the game: -1 for its agent, 0 for the others.
    """

    def __init__(self, game: str, *, render_mode: str | None = None, **settings: Any) -> None:
        super().__init__()
        one_of("render_mode", render_mode, (None, *RENDER_MODES))
        self.games = Games(game, 1, rivals=None, **settings)
        self.metadata = {
            "name": f"florin_{game}_v1", "render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 4
        }  # fmt: skip
        self.layout, self.render_mode = layout(game), render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.games.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.layout.flat_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.layout.actions) for agent in self.possible_agents}
        self.row, self.masks = (
            np.zeros((1, self.layout.observed), np.float32),
            np.zeros((1, self.layout.actions), np.int8),
        )
        self.reward, self.all_rewards = np.zeros(1), np.zeros((1, self.games.players))
        self.idle = np.zeros(self.layout.actions, np.int8)  # the mask of an agent that is not to move
        self.seeded = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; with a seed, the one that `florin.game(...).start(seed)` starts."""
        if seed is None and not self.seeded:
            seed = int(seeding.np_random()[0].integers(2**62))
        self.games.seed(np.ones(1, np.bool_), [seed])
        self.seeded = True
        self.games.restart(self.games.all)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self.idle} for agent in self.agents}
        self.find_next()

    def find_next(self) -> None:
        """Select the agent to move and write its mask."""
        games = self.games
        masks = np.empty_like(self.masks)
        games.batch.observe(games.all, self.row, masks.view(np.uint8), games.seats, games.counts)
        self.agent_selection = self.possible_agents[games.seats[0]]
        self.infos[self.agent_selection] = {"action_mask": masks[0]}

    def observe(self, agent: str) -> NDArray[np.float32]:
        """Return what an agent may know now."""
        found = np.empty(self.layout.observed, np.float32)
        self.games.batch.observe_as(0, self.seats[agent], found)
        return found

    def state(self) -> NDArray[np.float32]:
        """Return the whole state from the view of the agent to move, for critics."""
        found = np.empty((1, self.layout.whole), np.float32)
        self.games.batch.observe_whole(found)
        return found.reshape(-1)

    def step(self, action: Any) -> None:
        """Make the selected agent's move; after the end, `None` takes each agent off the list."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        games = self.games
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self.idle}
        games.batch.step(np.array([action], np.int64), games.skipped, self.reward, games.ended, self.all_rewards)
        if games.ended[0]:
            for seat, other in enumerate(self.possible_agents):
                self.rewards[other] = self._cumulative_rewards[other] = float(self.all_rewards[0, seat])
                self.terminations[other] = True
            self.agent_selection = self.agents[0]
        else:
            self.find_next()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Return the table as text or as a picture, hidden cards included, or print it."""
        if self.render_mode is None:
            return None
        state = self.games.batch.state(0)
        if self.render_mode == "rgb_array":
            return picture(self.games.game, state)
        text = diagram(self.games.game, state, [f"Player {seat + 1}" for seat in range(self.games.players)])
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Do nothing: there is no window."""
