"""A batch of games as NumPy arrays: what the environments have in common."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from florin.bots import weights
from florin.errors import OptionError
from florin.options import checked, new_state
from florin.rules.playout import WORD
from florin.search import batch_of

REWARDS = ("win", "rank", "margin")
DEFAULT_PLAYERS = {"card": 4, "board": 4, "court": 2}
Seeds = NDArray[np.uint64]
Rivals = str | Sequence[str] | None


def game_options(game: str, players: int | None, options: dict[str, Any]) -> dict[str, Any]:
    """Return all options of a game, written out."""
    return checked(game, {"players": DEFAULT_PLAYERS[game] if players is None else players, **options})


def rival_styles(rivals: Rivals, players: int) -> tuple[str, ...]:
    """Return the style of each rival, in the order of play after the learner."""
    if rivals is None:
        return ()
    names = (rivals,) * (players - 1) if isinstance(rivals, str) else tuple(rivals)
    if len(names) != players - 1 or not set(names) <= set(weights.STYLES):
        expected = f"None, one of {', '.join(weights.STYLES)}, or a list of {players - 1} of them"
        raise OptionError("bad-argument", name="rivals", expected=expected, value=rivals)
    return names


def one_of(name: str, value: Any, allowed: Sequence[Any]) -> int:
    """Return the place of a value among the allowed ones."""
    if value not in allowed:
        raise OptionError("bad-argument", name=name, expected=f"one of {', '.join(map(str, allowed))}", value=value)
    return allowed.index(value)


class Games:
    """Games that are stepped together, in compiled code where there is any."""

    def __init__(
        self,
        game: str,
        count: int,
        *,
        players: int | None = None,
        rivals: Rivals = "merchant",
        seat: int | None = None,
        reward: str = "win",
        **options: Any,
    ) -> None:
        self.options = game_options(game, players, options)
        self.game, self.count, self.players = game, count, self.options["players"]
        self.rivals = rival_styles(rivals, self.players)
        place = -1 if seat is None else one_of("seat", seat, range(self.players))
        names = tuple(dict.fromkeys(self.rivals)) or ("merchant",)
        rows = weights.style_rows(game, self.players, names)
        styles = [names.index(rival) for rival in self.rivals]
        kind = one_of("reward", reward, REWARDS)
        self.batch = batch_of(game)(new_state(game, self.options), count, rows, styles, place, kind)
        self.seeds, self.episodes = np.zeros(count, np.uint64), np.zeros(count, np.uint64)
        self.seats, self.counts = np.zeros(count, np.int32), np.zeros(count, np.int32)
        self.ended, self.skipped = np.zeros(count, np.uint8), np.zeros(count, np.uint8)
        self.all = np.ones(count, np.uint8)

    def seed(self, chosen: NDArray[np.bool_], seeds: Sequence[int | None]) -> None:
        """Give the chosen games new seeds; where the seed is None they go on with the next episode."""
        for i, given in enumerate(seeds):
            if chosen[i] and given is not None:
                self.seeds[i], self.episodes[i] = np.uint64(given & WORD), WORD  # the next episode is number 0

    def restart(self, chosen: NDArray[np.uint8]) -> None:
        """Restart the chosen games, each from the seed of its next episode."""
        self.batch.reset(chosen, self.seeds, self.episodes)

    def random_actions(self, masks: NDArray[np.int8], streams: Seeds) -> NDArray[np.int64]:
        """Return a random legal action for each game, and advance the streams."""
        actions = np.zeros(self.count, np.int64)
        self.batch.random_actions(masks.view(np.uint8), self.counts, streams, actions)
        return actions
