"""The schedule of a tournament: line-ups, deals and seat rotations."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from florin.errors import OptionError
from florin.reviewing.merit import GAMES


@dataclass(frozen=True)
class Match:
    """One game to play: a line-up of bots, seated for one rotation of one deal."""

    lineup: int
    deal: int
    rotation: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Tournament:
    """Everything that determines the results: the same tournament gives the same standings on any machine."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    merit: bool = False  # also compute merits, which takes about a second per game

    def __post_init__(self) -> None:
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < 2:
            raise OptionError("arena-bots", bots=", ".join(self.bots))
        if self.games < 1:
            raise OptionError("arena-number", name="games", value=self.games)
        if self.merit and self.game not in GAMES:
            raise OptionError("arena-merit", game=self.game)

    def lineups(self) -> list[tuple[str, ...]]:
        """Return the line-ups: the last bot fills remaining seats; with more bots than seats, every group of them."""
        if len(self.bots) <= self.players:
            return [self.bots + self.bots[-1:] * (self.players - len(self.bots))]
        return list(combinations(self.bots, self.players))

    def deals(self) -> int:
        """Return the number of deals per line-up that gives at least the requested number of games."""
        a_deal = self.players * len(self.lineups())
        return -(-self.games // a_deal)

    def matches(self) -> Iterator[Match]:
        """Yield every game, deal by deal: each line-up in every rotation of its seats."""
        for deal in range(self.deals()):
            for number, lineup in enumerate(self.lineups()):
                for rotation in range(self.players):
                    yield Match(number, deal, rotation, lineup[rotation:] + lineup[:rotation])
