"""The deal of the day: one deal per game and day, the same for everyone, against bots that always play the same.

Everything follows from the date and the name of a version, so that anyone can compute it again. The bots have budgets
in simulations, not in time: the same moves give the same game on every machine. Name a new version when a bot changes.
"""

import datetime
import hashlib
import hmac
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from florin.bots import LADDER, bot, in_sims
from florin.dealer import Committed
from florin.errors import Error, OptionError
from florin.game import Game
from florin.position import Position
from florin.rules import GAMES
from florin.view import View

VERSION = "daily-1"
SEAT = 0
RIVAL = in_sims("banker")
RIVALS = {"card": 3, "board": 3, "court": 1}
CONTRIBUTION = bytes(16)  # the player's part of the salt
DAY = re.compile(r"\d{4}-\d\d-\d\d")
Choose = Callable[[View], str]


@dataclass(frozen=True)
class Daily:
    """The deal of a game on a day, written as 2026-11-18.

    >>> deal = Daily("court", "2026-11-18")
    >>> deal.bots, deal.seat
    ([None, 'banker:sims=400'], 0)
    >>> deal.start().log == Daily("court", "2026-11-18").start().log != Daily("court", "2026-11-19").start().log
    True
    """

    game: str
    day: str
    seat: int = SEAT

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            raise OptionError("unknown-game", game=self.game)
        try:
            datetime.date.fromisoformat(self.day if DAY.fullmatch(self.day) else "")
        except ValueError:
            raise Error("no-day", day=self.day) from None

    @property
    def players(self) -> int:
        return 1 + RIVALS[self.game]

    @property
    def bots(self) -> list[str | None]:
        """The bot of each seat; None is the player's."""
        return [None if seat == self.seat else RIVAL for seat in range(self.players)]

    @cached_property
    def secret(self) -> bytes:
        """The secret of the deal. It is no secret at all, but records and checks of deals have one."""
        return hashlib.sha256(f"florin {VERSION} {self.game} {self.day}".encode()).digest()

    def bot_seed(self, seat: int) -> int:
        digest = hmac.digest(self.secret, b"bot %d" % seat, "sha256")
        return int.from_bytes(digest[:8], "big")

    def start(self) -> Position:
        """Return the position after the deal."""
        salt = hashlib.sha256(bytes([self.seat]) + CONTRIBUTION).digest()
        return Game(self.game, players=self.players).start(dealer=Committed(self.secret, salt))

    def play(self, choose: Choose) -> Position:
        """Play the whole game against the bots, with a function that chooses the player's moves."""
        position = self.start()
        players = [bot(name, self.bot_seed(seat)).choose if name else choose for seat, name in enumerate(self.bots)]
        while position.turn is not None:
            position.play(players[position.turn](position.view(position.turn)))
        return position

    def by_level(self, level: str) -> Position:
        """Return the game that a level of the ladder plays on the player's seat."""
        return self.play(bot(in_sims(level), self.bot_seed(self.seat)).choose)

    def ladder(self) -> dict[str, Position]:
        """Return the games of all levels of the ladder."""
        return {level: self.by_level(level) for level in LADDER}


def today() -> str:
    """Return the date, everywhere that of UTC."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def place_of(position: Position, seat: int) -> int:
    """Return a seat's place at the end of a game, from 1 on."""
    winners = position.winners or []
    if seat in winners:
        return 1
    scores = position.scores[-1]
    better = sum(score > scores[seat] for other, score in enumerate(scores) if other not in winners)
    return 1 + len(winners) + better
