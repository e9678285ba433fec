"""Merit: a player's result in a game without the luck of the draw.

The merit of a move is the change it makes to each seat's win share, compared with the move that a merchant would have
made, if merchants finish the game from there. An even share plus the merits of all moves has the same mean as the win
share, whoever plays, because the draws in between favour nobody on average. But it does not contain their luck, so that
in the card game a tenth of the games gives the same precision.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from florin.bots.beliefs import certain, engine_on
from florin.dealer import mix
from florin.game import Position
from florin.replaying import retraced
from florin.search import search_of

SIMS = 600  # simulations per move; four times as many at the end of a day
ASKED = 64  # merchants that are asked for their move
GAMES = ("card", "board")  # at court, merchants on a full position would see hidden cards
Shares = Sequence[float]


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
    game, search, day = position.game, search_of(position.game.name), 0
    for number, (before, line) in enumerate(retraced(position)):
        luck, today = mix(seed + number), search.day_of(before.state)
        free = before.turn is not None and len(before.legal_ids()) > 1
        if free or today > day:
            engine = engine_on(search, before, ("merchant",), certain(game.players))
        if today > day:
            yield number - 1, less(worth(engine, (), luck, 4 * sims), engine.estimate())
            day = today
        if free:
            yield from ((number, more) for more in gain(engine, line >> 4, luck, sims))


def gain(engine: Any, action: int, luck: int, sims: int) -> Iterator[Shares]:
    """Yield the gain over a merchant's move in the same worlds; nothing if all merchants would have made this move."""
    asked = Counter(engine.move(0, mix(luck + number)) for number in range(ASKED))
    if asked[action] == ASKED:
        return
    worths = {one: worth(engine, (one,), luck, sims) for one in sorted({*asked, action})}
    columns = zip(*([times / ASKED * share for share in worths[one]] for one, times in asked.items()), strict=True)
    yield less(worths[action], [sum(column) for column in columns])


def worth(engine: Any, moves: tuple[int, ...], luck: int, sims: int) -> Shares:
    return [total / sims for total in engine.measure(moves, luck, 0, sims)]


def less(some: Shares, others: Shares) -> Shares:
    return [one - other for one, other in zip(some, others, strict=True)]
