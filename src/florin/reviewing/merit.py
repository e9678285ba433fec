"""Merit: a player's result in a game without the luck of the draw.

The merit of a move is the change it makes to each seat's win share, compared with the move that a merchant would have
made, if merchants finish the game from there: what an account calls play. An even share plus the merits of all moves
has the same mean as the win share, whoever plays, because the draws in between favour nobody on average. But it does
not contain their luck, so that in the card game a tenth of the games gives the same precision.
"""

from collections.abc import Iterator

from florin.dealer import mix
from florin.position import Position
from florin.replaying import retraced
from florin.reviewing.judge import Estimates
from florin.reviewing.model import Shares
from florin.search import search_of

SIMS = 600  # simulations per move; four times as many at the end of a day
GAMES = ("card", "board")  # at court, merchants on a full position would see hidden cards


def merits(position: Position, seed: int, sims: int = SIMS) -> tuple[float, ...]:
    """Return each seat's merit in a finished game; the same seed gives the same merits.

    Their mean is an even share if a deal is played in every rotation.
    """
    players = position.game.players
    found = [1 / players] * players
    for _, more in gains(position, seed, sims):
        found = [merit + gain for merit, gain in zip(found, more, strict=True)]
    return tuple(found)


def gains(position: Position, seed: int, sims: int) -> Iterator[tuple[int, Shares]]:
    """Yield the gain of each seat from each move, and at the end of a day the error of the estimate before it.

    Each comes with the number of its line in the log, the error with that of the line that ended the day.
    """
    search, day = search_of(position.game.name), 0
    for number, (before, line) in enumerate(retraced(position)):
        luck, today = mix(seed + number), search.day_of(before.state)
        if today > day:
            whole = Estimates(before, luck, 4 * sims)
            yield number - 1, less(whole.shares(), whole.engine.estimate())
            day = today
        if before.turn is not None and len(before.legal_ids()) > 1:
            change = Estimates(before, luck, sims).change(line >> 4)
            if change:
                yield number, less(change.after, change.before)


def less(some: Shares, others: Shares) -> Shares:
    return [one - other for one, other in zip(some, others, strict=True)]
