"""The interface of a bot: it gets a view and returns a move."""

import hashlib
import json
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from florin.errors import Error
from florin.narration import Message
from florin.rules import GAMES
from florin.view import View


@dataclass(frozen=True)
class Candidate:
    """A move that a bot weighed: the expected win share, and the reason if the move is worth showing."""

    move: str
    share: float
    sims: int = 0
    reason: Message | None = None

    @classmethod
    def of(cls, values: dict[str, Any]) -> "Candidate":
        """Return a candidate from JSON."""
        reason = values.get("reason")
        return cls(**values | {"reason": reason and Message(**reason)})


class Bot(ABC):
    """A player. It sees a view, never a position, and its randomness comes from its seed and that view alone."""

    plays: tuple[str, ...] = GAMES  # the games that it can play

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, view: View) -> str:
        """Return one of the view's legal moves."""

    def consider(self, view: View) -> list[Candidate]:
        """Return the moves that were weighed, best first. By default only the chosen move."""
        return [Candidate(self.choose(view), 1 / view.options["players"])]

    def luck(self, view: View) -> int:
        """Return a 64-bit number that depends only on the seed and on what the view's seat knows."""
        known = [self.seed, view.game, view.rules, dict(view.options), view.seat, view.log]
        digest = hashlib.blake2b(json.dumps(known, sort_keys=True).encode(), digest_size=8)
        return int.from_bytes(digest.digest(), "big")


def checked(view: View) -> View:
    """Return the view, or raise if it has no legal moves."""
    if not view.legal:
        raise Error("not-your-view")
    return view
