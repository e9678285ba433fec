"""Environments for researchers: Gymnasium (vector and single), PettingZoo and OpenSpiel, all on one compiled core.

`import florin.research` registers `florin/Card-v1`, `florin/Board-v1` and `florin/Court-v1`; docs/research.md explains
them. Everything here needs the extra `florin[research]`.
"""

from florin.extras import require

require("research", "florin.research", "numpy", "gymnasium")

import gymnasium

from florin.research.env import FlorinEnv
from florin.research.layout import Layout, layout
from florin.research.vector import FlorinVectorEnv
from florin.rules import GAMES

__all__ = ["VERSION", "FlorinEnv", "FlorinVectorEnv", "Layout", "layout"]

VERSION = 1  # of observations and compact actions, in the environments' ids

for _game in GAMES:
    gymnasium.register(
        f"florin/{_game.title()}-v{VERSION}",
        entry_point="florin.research.env:FlorinEnv",
        vector_entry_point="florin.research.vector:FlorinVectorEnv",
        kwargs={"game": _game},
    )
