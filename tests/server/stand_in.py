"""Bots for server tests, registered by import: quick, without weights; some misbehave."""

import os
import time

from florin.bots import Bot, Candidate, register
from florin.view import View


class Plain(Bot):
    """Play any legal move; bids stay low, so that games stay short."""

    def choose(self, view: View) -> str:
        legal = [move for move in view.legal if not move.startswith("bid ") or int(move[4:]) < 12]
        return legal[self.luck(view) % len(legal)]


class Slow(Plain):
    def choose(self, view: View) -> str:
        time.sleep(0.5)
        return super().choose(view)


class Hanging(Bot):
    def choose(self, view: View) -> str:
        while True:
            time.sleep(1)


class Dying(Bot):
    def choose(self, view: View) -> str:
        os._exit(3)


class Greedy(Bot):
    """Ask for more memory than allowed."""

    def choose(self, view: View) -> str:
        return str(len(bytearray(1 << 33)))


class Cheat(Bot):
    def choose(self, view: View) -> str:
        return "take everything"


class Raving(Plain):
    """Give an invalid reason."""

    def consider(self, view: View) -> list[Candidate]:
        return [Candidate("bid", 0.5, 1, "because")]  # type: ignore[arg-type]


for name, maker in {
    "plain": Plain,
    "slow": Slow,
    "hanging": Hanging,
    "dying": Dying,
    "greedy": Greedy,
    "cheat": Cheat,
    "raving": Raving,
    "far": Cheat,
    "stuck": Plain,
}.items():
    register(name, maker)
