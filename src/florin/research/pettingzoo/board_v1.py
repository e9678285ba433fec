"""The auction game as an AEC environment."""

from functools import partial

from florin.research.pettingzoo.aec import FlorinAEC

env = raw_env = partial(FlorinAEC, "board")
