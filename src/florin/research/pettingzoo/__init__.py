"""PettingZoo: `from florin.research.pettingzoo import card_v1`, then `card_v1.env(players=4)`."""

from florin.extras import require

require("research", "florin.research.pettingzoo", "numpy", "gymnasium", "pettingzoo")
