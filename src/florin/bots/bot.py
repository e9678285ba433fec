"""What a bot is: it is shown a view and names a move."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field

from florin.errors import Error
from florin.view import View


@dataclass(frozen=True)
class Candidate:
    """A move that a bot weighed: the share of the win it expects, and the terms behind that."""

    move: str
    share: float
    sims: int = 0
    terms: Mapping[str, float] = field(default_factory=dict)


class Bot(ABC):
    """A player. It sees a view, never a position, and its randomness comes from its seed and that view alone."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, view: View) -> str:
        """One of the view's legal moves."""

    def consider(self, view: View) -> list[Candidate]:
        """The moves that were weighed, the best first; a bot that does not weigh names just the one it would make."""
        return [Candidate(self.choose(view), 1 / view.options["players"])]

    def luck(self, view: View) -> int:
        """A 64-bit number that depends on the seed and on what the view's seat knows, and on nothing else."""
        known = [self.seed, view.game, view.rules, dict(view.options), view.seat, view.log]
        digest = hashlib.blake2b(json.dumps(known, sort_keys=True).encode(), digest_size=8)
        return int.from_bytes(digest.digest(), "big")


def checked(view: View) -> View:
    """The view itself, if there is a move to choose in it."""
    if not view.legal:
        raise Error("not-your-view")
    return view
