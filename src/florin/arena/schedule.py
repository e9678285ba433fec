"""Who plays whom: line-ups, deals and seat rotations."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from florin.arena.merit import GAMES
from florin.errors import OptionError


@dataclass(frozen=True)
class Match:
    """One game to play: a line-up of bots, seated for one rotation of one deal."""

    lineup: int
    deal: int
    rotation: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Tournament:
    """All that decides the results: the same tournament gives the same table whatever plays it."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    merit: bool = False  # are merits wanted, too? They take a second a game

    def __post_init__(self) -> None:
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < 2:
            raise OptionError("arena-bots", bots=", ".join(self.bots))
        if self.games < 1:
            raise OptionError("arena-number", name="games", value=self.games)
        if self.merit and self.game not in GAMES:
            raise OptionError("arena-merit", game=self.game)

    def lineups(self) -> list[tuple[str, ...]]:
        """With fewer bots than seats the last fills what is left; with more, each group of that size."""
        if len(self.bots) <= self.players:
            return [self.bots + self.bots[-1:] * (self.players - len(self.bots))]
        return list(combinations(self.bots, self.players))

    def deals(self) -> int:
        """How many deals each line-up plays, so that there are at least as many games as asked for."""
        a_deal = self.players * len(self.lineups())
        return -(-self.games // a_deal)

    def matches(self) -> Iterator[Match]:
        """Every game, deal by deal: each line-up in every rotation of its seats."""
        for deal in range(self.deals()):
            for number, lineup in enumerate(self.lineups()):
                for rotation in range(self.players):
                    yield Match(number, deal, rotation, lineup[rotation:] + lineup[:rotation])
