"""The policies that masked PPO learned (bench/ppo.py), as a bot that needs no torch.

`florin arena card --bots ppo,apprentice --plugin florin.research.policy`; in Python, importing this module makes
`florin.bot("ppo")` known. It always plays its best move. Each game has one policy, trained with the default players.
"""

from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from florin.bots import Bot, register
from florin.bots.bot import checked
from florin.notation import move_text
from florin.replaying import sample
from florin.research.encode import action_id, action_mask, observation
from florin.research.layout import layout
from florin.rules import GAMES
from florin.view import View

FOLDER = Path(__file__).parent / "policies"
Layer = tuple[NDArray[np.float32], NDArray[np.float32]]


@cache
def layers(path: Path) -> list[Layer]:
    """Return the weights and biases of a policy."""
    with np.load(path) as found:
        count = sum(name.startswith("weight_") for name in found)
        return [(found[f"weight_{k}"].astype(np.float32), found[f"bias_{k}"].astype(np.float32)) for k in range(count)]


def scores(policy: list[Layer], row: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return a score for each compact action; between the layers, negative numbers become 0."""
    for place, (weight, bias) in enumerate(policy):
        row = weight @ (np.maximum(row, 0) if place else row) + bias
    return row


class Policy(Bot):
    """A bot that plays the best move of a learned policy."""

    plays = tuple(game for game in GAMES if (FOLDER / f"{game}.npz").exists())

    def choose(self, view: View) -> str:
        """Return the legal move with the highest score; what the seat cannot know is not in the observation."""
        position = sample(checked(view), self.luck(view))
        shape = layout(view.game)
        row = np.divide(observation(position, view.turn or 0), shape.high(shape.observed), dtype=np.float32)
        found = scores(layers(FOLDER / f"{view.game}.npz"), row)
        best = int(np.where(action_mask(position), found, -np.inf).argmax())
        return move_text(view.game, action_id(position, best), view.turn or 0)


register("ppo", Policy)
