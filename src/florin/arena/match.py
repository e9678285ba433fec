"""One game between bots. A bot that fails is reported and replaced, and the game goes on."""

from dataclasses import dataclass

from florin.arena.merit import merits
from florin.arena.schedule import Match, Tournament
from florin.bots import Bot, bot
from florin.bots.process import ProcessBot
from florin.dealer import Seeded, mix
from florin.errors import Error
from florin.game import Game, Position

STAND_IN = "apprentice"


@dataclass(frozen=True)
class Outcome:
    """How a game ended, seat by seat: scores, shares of the win, ranks (1 is best, ties share the mean), failures, and
    merits, if they were asked for.
    """

    match: Match
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    ranks: tuple[float, ...]
    failures: tuple[str, ...]
    merits: tuple[float, ...] = ()

    @property
    def told(self) -> tuple[float, ...]:
        """What tells most of how strong the bots are: merits, or else shares of the win."""
        return self.merits or self.shares


def play_match(tournament: Tournament, match: Match) -> Outcome:
    """Plays one game: all rotations of a deal have the same dealer."""
    game = Game(tournament.game, players=tournament.players, **tournament.options)
    base = mix((mix(tournament.seed) + match.deal) & (1 << 64) - 1)
    position = game.start(dealer=Seeded(base))
    players = [make(text, base + match.rotation, seat) for seat, text in enumerate(match.seats)]
    failures: list[str] = []
    try:
        while position.turn is not None:
            seat = position.turn
            try:
                position.play(players[seat].choose(position.view(seat)))
            except Exception as error:  # a bot of ours never fails; one of others may in any way it likes
                told = str(error) if isinstance(error, Error) else repr(error)
                failures.append(f"seat {seat}, {match.seats[seat]}: {told}")
                close(players[seat])
                players[seat] = bot(STAND_IN, seed=base)
    finally:
        for player in players:
            close(player)
    return outcome(match, position, failures, merits(position, base + match.rotation) if tournament.merit else ())


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
    key = [(seat in winners, scores[seat]) for seat in seats]
    ranks = tuple(
        1 + sum(other > key[seat] for other in key) + (sum(other == key[seat] for other in key) - 1) / 2
        for seat in seats
    )
    return Outcome(match, tuple(scores), shares, ranks, tuple(failures), merits)
