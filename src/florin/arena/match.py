"""One game between bots. A bot that fails is reported and replaced, and the game continues."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from florin.arena.schedule import Match, Tournament
from florin.bots import Bot, bot
from florin.bots.process import ProcessBot
from florin.dealer import Seeded, mix
from florin.errors import Error
from florin.game import Game
from florin.position import Position
from florin.reviewing.merit import merits

STAND_IN = "apprentice"


@dataclass(frozen=True)
class Outcome:
    """The result of a game, seat by seat: scores, win shares, ranks (1 is best, ties share the mean, and a draw is a
    tie), failures, and merits if they were requested.
    """

    match: Match
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    ranks: tuple[float, ...]
    failures: tuple[str, ...]
    merits: tuple[float, ...] = ()

    @property
    def strengths(self) -> tuple[float, ...]:
        """The most precise measure of the bots' strength: merits if there are any, otherwise win shares."""
        return self.merits or self.shares

    @property
    def draws(self) -> tuple[float, ...]:
        """For each seat, 1 if it shared the win with another seat, otherwise 0."""
        return tuple(float(0 < share < 1) for share in self.shares)


def play_match(tournament: Tournament, match: Match) -> Outcome:
    """Play one game; all rotations of a deal have the same dealer."""
    position, failures = played(tournament, match)
    base = base_seed(tournament, match)
    return outcome(match, position, failures, merits(position, base + match.rotation) if tournament.merit else ())


def base_seed(tournament: Tournament, match: Match) -> int:
    return mix((mix(tournament.seed) + match.deal) & (1 << 64) - 1)


def played(tournament: Tournament, match: Match) -> tuple[Position, list[str]]:
    """Return a game's last position and the failures of its bots; the same match is the same game."""
    game = Game(tournament.game, players=tournament.players, **tournament.options)
    base = base_seed(tournament, match)
    position = game.start(dealer=Seeded(base))
    players = [make(text, base + match.rotation, seat) for seat, text in enumerate(match.seats)]
    failures: list[str] = []
    try:
        while position.turn is not None:
            seat = position.turn
            try:
                position.play(players[seat].choose(position.view(seat)))
            except Exception as error:  # a third-party bot may fail in any way
                reason = str(error) if isinstance(error, Error) else repr(error)
                failures.append(f"player {seat + 1}, {match.seats[seat]}: {reason}")
                close(players[seat])
                players[seat] = bot(STAND_IN, seed=base)
    finally:
        for player in players:
            close(player)
    return position, failures


def make(text: str, base: int, seat: int) -> Bot:
    return bot(text, seed=mix((base + (seat << 32)) & (1 << 64) - 1))


def close(player: Bot) -> None:
    if isinstance(player, ProcessBot):
        player.close()


def outcome(match: Match, position: Position, failures: list[str], merits: tuple[float, ...]) -> Outcome:
    scores = position.scores[-1]
    winners = position.winners or []
    seats = range(len(scores))
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)
    return Outcome(match, tuple(scores), shares, ranks_of(scores, shares), tuple(failures), merits)


def ranks_of(scores: Sequence[int], shares: Sequence[float]) -> tuple[float, ...]:
    """Return the rank of each seat: all who share the win tie, whatever their scores (a draw by plans, K-7).

    >>> ranks_of([31, 58], [0.5, 0.5]), ranks_of([40, 70, 40], [0, 1, 0])
    ((1.5, 1.5), (2.5, 1.0, 2.5))
    """
    keys = [math.inf if share else score for score, share in zip(scores, shares, strict=True)]
    return tuple(1 + sum(other > key for other in keys) + (keys.count(key) - 1) / 2 for key in keys)
