"""A bot's beliefs: how its rivals play, judged by their moves so far, and at court which cards the rival holds."""

import math
from array import array
from collections.abc import Sequence
from itertools import accumulate

from florin.bots import weights
from florin.dealer import mix
from florin.game import Game
from florin.position import Position
from florin.replaying import sample
from florin.search import NO_ODDS, Search, search_of
from florin.search.protocols import Engine
from florin.view import View

EXPLORE = {"card": 0.1, "board": 0.1, "court": 0.6}  # exploration of the tree: win shares differ by little
DOUBT = 1.0  # number of neutral worlds added to each mean
MERCHANT, THINKER = weights.RIVALS.index("merchant"), weights.RIVALS.index("thinker")
Beliefs = list[list[float]]


def imagined(view: View, luck: int) -> tuple[Position, Search]:
    """Return a position that is consistent with the view, and the search of its game."""
    return sample(view, luck), search_of(view.game)


def engine_on(
    search: Search,
    position: Position,
    styles: tuple[str, ...],
    beliefs: "array[float]",
    odds: Sequence[float] = NO_ODDS,
    last_day: int | None = None,
    seat: int | None = None,
    explore: float | None = None,
) -> Engine:
    """Return a search engine for a position, to the end of this day or of another.

    Its worlds agree with what the seat to move knows, or `seat` if given; with seat -1 all cards are open. `explore`
    says how curious its trees are, if not as usual.
    """
    game = position.game
    rows = weights.style_rows(game.name, game.players, styles)
    learned = weights.values(game.name, game.players)
    day = search.day_of(position.state) if last_day is None else last_day
    curious = EXPLORE[game.name] if explore is None else explore
    return search.engine(
        position.state, rows, learned, beliefs, len(styles), day, explore=curious, odds=odds, seat=seat
    )


def certain(players: int) -> "array[float]":
    return array("d", [1.0] * players)


def believed(search: Search, position: Position, view: View, styles: tuple[str, ...] = weights.RIVALS) -> Beliefs:
    """Return one row per seat: how likely it plays in each style, judged by its moves so far.

    At court too much is hidden to judge by more than whether it planned.
    """
    kinds = len(styles)
    players = position.game.players
    origin = Game(view.game, version=view.rules, **view.options).origin()
    start = engine_on(search, origin, styles, array("d", [1.0] * players * kinds))
    likelihoods = start.habits(array("i", position.lines), sorts=True)
    rows = [list(likelihoods[seat * kinds : (seat + 1) * kinds]) for seat in range(players)]
    found = []
    for seat, row in enumerate(rows):
        most = max(row)
        chances = [math.exp((likely - most) / 2) * (4 if kind == MERCHANT else 1) for kind, likely in enumerate(row)]
        if seat == view.seat:
            chances = [float(kind == MERCHANT) for kind in range(kinds)]
        found.append([chance / sum(chances) for chance in chances])
    return found


def suspected(search: Search, view: View, luck: int, worlds: int, start: Engine | None = None) -> list[float]:
    """Return, for each kind of card, how much more likely than by the deal alone the rival at court holds one.

    A world is one way the hidden cards could lie. Worlds in which the only style of the engine `start`, by default a
    merchant, would have played the rival's moves count more.
    """
    rival = 1 - (view.seat or 0)
    if start is None:
        origin = Game(view.game, version=view.rules, **view.options).origin()
        start = engine_on(search, origin, ("merchant",), certain(2))
    hands, likely = [], []
    for number in range(worlds):
        position = sample(view, mix(luck + number))
        hands.append(position.state.hand[rival][: position.state.hand_n[rival]])
        likely.append(start.habits(array("i", position.lines))[rival])
    most = max(likely, default=0.0)
    odds = []
    for kind in range(len(NO_ODDS)):
        with_one = [math.exp((x - most) / 2) for hand, x in zip(hands, likely, strict=True) if kind in hand]
        without = [math.exp((x - most) / 2) for hand, x in zip(hands, likely, strict=True) if kind not in hand]
        mean = [(sum(part) + DOUBT) / (len(part) + DOUBT) for part in (with_one, without)]
        odds.append(mean[0] / mean[1])
    return odds


def running(beliefs: Beliefs) -> "array[float]":
    """Return the running sums of each row, as the search needs them."""
    return array("d", [total for row in beliefs for total in accumulate(row)])
