"""OpenSpiel: `import florin.research.openspiel`, then `pyspiel.load_game("florin_card(players=4)")`.

The games are `florin_card`, `florin_board` and `florin_court`; options are parameters. Actions are the action ids of
docs/notation.md. Chance is explicit: an outcome is the code of a card, or a seat that begins.
"""

import json
from collections import Counter
from typing import Any

from florin.extras import require

require("research", "florin.research.openspiel", "numpy", "gymnasium", "open_spiel")

import msgspec
import numpy as np
import pyspiel

from florin.dealer import Manual, mix
from florin.diagram import diagram
from florin.game import Game
from florin.notation import ACTIONS, CARDS, move_text, parse_move
from florin.options import OPTIONS, PLAYERS
from florin.position import Position
from florin.replaying import sample
from florin.research.encode import observation
from florin.research.games import DEFAULT_PLAYERS
from florin.research.layout import layout
from florin.rules import CARD, GAMES, MOVE, OVER

CODES = 128  # above every outcome of a draw
LONGEST = {"card": 1000, "board": 2000, "court": 1000}  # moves; draws in between


def parameters(game: str) -> dict[str, Any]:
    """Return the parameters of a game with their defaults; a custom deck cannot be one."""
    found = {"players": DEFAULT_PLAYERS[game]}
    return found | {name: option.default for name, option in OPTIONS[game].items() if name != "deck"}


def game_type(game: str) -> Any:
    return pyspiel.GameType(
        short_name=f"florin_{game}",
        long_name=f"Florin {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
        if game == "court"
        else pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=PLAYERS[game][-1],
        min_num_players=PLAYERS[game][0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class Held:
    """A position and its game, copied quickly: OpenSpiel clones a state by a deep copy of its attributes."""

    __slots__ = ("position",)

    def __init__(self, position: Position) -> None:
        self.position = position

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Held":
        return Held(self.position.copy())


class FlorinGame(pyspiel.Game):
    """One of the three games."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = parameters(self.name) | (params or {})
        self.game = Game(self.name, **chosen)
        players = self.game.players
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS[self.name],
            max_chance_outcomes=CODES,
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=LONGEST[self.name],
        )
        super().__init__(TYPES[self.name], info, params or {})

    def new_initial_state(self) -> "FlorinState":
        return FlorinState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def deserialize_state(self, text: str) -> "FlorinState":
        """Return the state of a text by `serialize`: the lines of its log."""
        state = self.new_initial_state()
        for action in json.loads(text):
            state.apply_action(action)
        return state


class FlorinState(pyspiel.State):
    """A position as a state of OpenSpiel."""

    def __init__(self, game: FlorinGame) -> None:
        super().__init__(game)
        self.held = Held(game.game.origin(dealer=Manual()))

    @property
    def position(self) -> Position:
        return self.held.position

    def current_player(self) -> int:
        state = self.held.position.state
        if state.due == MOVE:
            return int(state.turn)
        return int(pyspiel.PlayerId.TERMINAL if state.due == OVER else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return self.held.position.over

    def _legal_actions(self, player: int) -> list[int]:
        state = self.held.position.state
        return sorted(state.legal()) if player == state.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.held.position.state
        count = state.chances()
        codes = Counter(state.outcome(j) for j in range(count))
        return [(code, number / count) for code, number in sorted(codes.items())]

    def _apply_action(self, action: int) -> None:
        position = self.held.position
        if position.state.due == MOVE:
            position.play_id(action)
        else:
            position.draw(self.outcome_text(action))

    def outcome_text(self, code: int) -> str:
        position = self.held.position
        return CARDS[position.game.name][code] if position.state.due == CARD else f"first {code}"

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.outcome_text(action)
        return move_text(self.held.position.game.name, action, player)

    def returns(self) -> list[float]:
        position = self.held.position
        players = position.game.players
        if not position.over:
            return [0.0] * players
        return [position.state.won(seat) / 60 - 1 / players for seat in range(players)]

    def rewards(self) -> list[float]:
        return self.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """Return everything that a seat has seen, in order."""
        return "\n".join(self.held.position.view(self.seat(player)).log)

    def observation_string(self, player: int | None = None) -> str:
        """Return what a seat may know now, without the past."""
        view = self.held.position.view(self.seat(player))
        fields = {name: getattr(view, name) for name in view.__dataclass_fields__ if name != "log"}
        return repr(fields)

    def seat(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "FlorinState":
        """Return a state that this player cannot tell from this one; what it cannot know is drawn uniformly."""
        position = sample(self.held.position.view(player_id), int(probability_sampler() * 2**53))
        return replayed(self.get_game(), position.lines)

    def serialize(self) -> str:
        return json.dumps([int(action) for action in self.history()])

    def _to_struct(self) -> dict[str, Any]:
        """Return the whole table, hidden cards included: the log."""
        position = self.held.position
        return {"game": position.game.name, "options": dict(position.game.options), "log": position.log}

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """Return what a seat may know: its view."""
        found: dict[str, Any] = msgspec.to_builtins(self.held.position.view(player))
        return found

    def _action_to_struct(self, player: int, action: int) -> dict[str, str]:
        return {"move": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: dict[str, str]) -> list[int]:
        return [parse_move(self.held.position.game.name, struct["move"])[0]]

    def __str__(self) -> str:
        position = self.held.position
        return diagram(position.game.name, position.state, position.names)


def replayed(game: Any, lines: list[int]) -> FlorinState:
    """Return the state after the lines of a log."""
    state: FlorinState = game.new_initial_state()
    for line in lines:
        state.apply_action(line >> 4)
    return state


class Rollouts:
    """An evaluator for OpenSpiel's Python MCTS and IS-MCTS: random games in the compiled core."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self.rollouts, self.seed = rollouts, seed

    def evaluate(self, state: Any) -> Any:
        """Return each player's mean return in random games from a state."""
        start = state.held.position.state
        players = start.players
        shares = np.zeros(players)
        for _ in range(self.rollouts):
            self.seed += 1
            end = start.copy()
            end.playout(mix(self.seed))
            shares += [end.won(seat) for seat in range(players)]
        return shares / (60 * self.rollouts) - 1 / players

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Return the chances of a draw, or an equal share for each move."""
        if state.is_chance_node():
            found: list[tuple[int, float]] = state.chance_outcomes()
            return found
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Observer:
    """Observations as a tensor (florin.research.layout) and as strings."""

    def __init__(self, game: Game, kind: Any) -> None:
        self.kind, shape = kind, layout(game.name)
        self.tensor = np.zeros(shape.observed, np.float32)
        self.dict = shape.named(self.tensor)

    def set_from(self, state: FlorinState, player: int) -> None:
        self.tensor[:] = observation(state.position, player)

    def string_from(self, state: FlorinState, player: int) -> str:
        return state.information_state_string(player) if self.kind.perfect_recall else state.observation_string(player)


TYPES = {game: game_type(game) for game in GAMES}

for _game in GAMES:
    pyspiel.register_game(TYPES[_game], type(f"Florin{_game.title()}", (FlorinGame,), {"name": _game}))
