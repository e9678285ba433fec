"""What the players made of a game, with the luck of the draw taken out.

Merchants could have played it. A move has merit by what it adds to the seats' win shares, or takes from them, beyond
what a merchant would have played there, if merchants play on from either. An even share and the merits of all moves
have the same mean as the win share, whoever plays: on average the draws in between bring nobody anything. But their
luck is not in them, so that in the card game a tenth of the games tell as much.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from florin.bots.beliefs import certain, engine_on
from florin.dealer import mix
from florin.game import Position
from florin.replaying import retraced
from florin.search import search_of

SIMS = 600  # a move; four times as many at the end of a day
ASKED = 64  # how many merchants are asked what they would do
GAMES = ("card", "board")  # at court a merchant would have to forget what he was not shown
Shares = Sequence[float]


def merits(position: Position, seed: int, sims: int = SIMS) -> tuple[float, ...]:
    """Each seat's merit in a game that is over. The same seed gives the same; an even share holds if a deal is played
    in every rotation.
    """
    players = position.game.players
    found = [1 / players] * players
    for more in gains(position, seed, sims):
        found = [merit + gain for merit, gain in zip(found, more, strict=True)]
    return tuple(found)


def gains(position: Position, seed: int, sims: int) -> Iterator[Shares]:
    """What each move brought the seats, and each day's end that was judged wrongly before it came."""
    game, search, day = position.game, search_of(position.game.name), 0
    for number, (before, line) in enumerate(retraced(position)):
        luck, today = mix(seed + number), search.day_of(before.state)
        free = before.turn is not None and len(before.legal_ids()) > 1
        if free or today > day:
            engine = engine_on(search, before, ("merchant",), certain(game.players))
        if today > day:
            yield less(worth(engine, (), luck, 4 * sims), engine.estimate())
            day = today
        if free:
            yield from gain(engine, line >> 4, luck, sims)


def gain(engine: Any, action: int, luck: int, sims: int) -> Iterator[Shares]:
    """What a move brought beyond a merchant's, in the same worlds; nothing if all merchants would have made it."""
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
