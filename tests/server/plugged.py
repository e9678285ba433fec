"""A plugin for test_thinkers.py, which no test imports."""

from florin.bots import Bot, register
from florin.view import View


class Afar(Bot):
    def __init__(self, seed: int = 0, *, sims: int = 1) -> None:
        super().__init__(seed)
        self.sims = sims

    def choose(self, view: View) -> str:
        return view.legal[0]


register("afar", Afar)
