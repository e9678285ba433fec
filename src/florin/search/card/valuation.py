"""What things are worth to the player to move in the card game.

Worths are in florins, multiplied by the style's temper. A take is worth what it does for the rank of the ship (all
ships are expected to fill up with average cards), for the ranks and bonuses of the goods, today and on later days, and
what it denies the next player, minus what the used spaces could have held. A reveal is worth the best take with an
average card in front, plus a little for the choice that it gives.
"""

from typing import Annotated

from florin.rules.card import (
    BIG_BONUS,
    BIG_BONUS_MORE,
    GOOD,
    ICONS,
    MOST_REVEALED,
    SPACES,
    VALUE,
    bonus_icons,
    capacity,
    day_count,
)
from florin.search.c_types import Floats, State, Stream

WEIGHTS = 22  # of a style that are tuned
SEEN = 1  # draws are public
MISSED = 11  # a bonus fades over up to ten missing icons
LEADS, EVEN = 96, 48  # leads in icons that the tables cover, and the index of no lead: a good has at most 44 icons

MEAN_VALUE: float = 2.95  # of a card in the deck
MEAN_SPACE: float = 0.86
# Half the mean difference in pay between two ranks of ships, by number of players.
STEP: Annotated[list[float], 7] = [0.0, 0.0, 10.0, 7.5, 5.0, 3.75, 3.0]


class Weights:
    """A style: 22 tuned weights, then tables that are derived from them."""

    temper: float  # scales all worths: the higher, the more surely the best move is chosen
    ship: float  # a ship's rank
    par: float  # the usual value of a space
    spread: float  # how far apart ships end up
    spread_space: float  # more of that for each free space
    fill: float  # how many spaces can still be filled
    fill_rival: float  # more of that for each space of the emptiest rival
    today: float  # ranks of goods at the end of this day
    later: float  # and on later days
    spread_today: float  # how far leads in icons may still shift today
    spread_rival: float  # more of that for each free space of a rival
    spread_later: float  # and on later days
    bonus: float  # a good's bonus
    near_today: float  # the factor by which a bonus fades for each missing icon
    near_later: float
    space_goods: float  # the goods that a space could hold
    unknown: float  # the goods of an unknown card
    choice: float  # a choice still to come
    denies: float  # what a card would have been to the next player
    denies_icon: float
    denies_held: float
    denies_space: float
    fades_today: Annotated[list[float], MISSED]  # what is left of a bonus, by missing icons
    fades_later: Annotated[list[float], MISSED]
    behind_today: Annotated[list[list[float]], 8, LEADS]  # `behind`, by a rival's free spaces and the lead
    behind_later: Annotated[list[float], LEADS]


class TurnCache:
    """The valuation of a position for the player to move.

    The last three cards of the market are worth `first`, `second` and `third` apart from value and space, and the last
    two together `pair` more. After a reveal, in the same turn, `first` and `second` hold for the cards one place on.
    """

    reusable: bool  # does it describe the same turn before its last reveal?
    fill: float
    first: float
    second: float
    third: float
    pair: float


def sort_of(action: int) -> int:
    """Return the move itself: nothing is hidden."""
    return action


def day_of(s: State) -> int:
    """Return the day, which is the unit that a simulation plays to the end of."""
    return s.day


def redeal_hidden(s: State, seat: int, odds: Floats, stream: Stream) -> None:
    """Do nothing: no card is hidden, and the order of the deck is not part of a state."""


def reset(cache: TurnCache) -> None:
    """Forget the last turn."""
    cache.reusable = False


def derive(weights: Weights) -> None:
    """Fill in the tables of a style: without them, divisions would be most of the cost of a worth."""
    weights.fades_today[0] = 1.0
    weights.fades_later[0] = 1.0
    for missing in range(1, MISSED):
        weights.fades_today[missing] = weights.fades_today[missing - 1] * weights.near_today
        weights.fades_later[missing] = weights.fades_later[missing - 1] * weights.near_later
    for ahead in range(LEADS):
        for room in range(8):
            spread: float = weights.spread_today + weights.spread_rival * room
            weights.behind_today[room][ahead] = behind(ahead - EVEN, spread)
        weights.behind_later[ahead] = behind(ahead - EVEN, weights.spread_later)


def behind(ahead: float, spread: float) -> float:
    """Return how likely a player who is `ahead` now is to fall behind."""
    return 0.5 - 0.5 * ahead / (spread + abs(ahead))


# -- ships and goods ---------------------------------------------------------------------------------------------------


def fillable(s: State, weights: Weights) -> float:
    """Return how many spaces can be filled after this turn: the day ends soon after the other ships are full."""
    if s.last_turn:
        return 0.0
    most = 0
    for q in range(s.players):
        room = capacity(s) - s.load[q]
        if q != s.turn and room > most:
            most = room
    return weights.fill + weights.fill_rival * most


def ship_worth(s: State, weights: Weights, value: float, room: float) -> float:
    """Return what the rank of a ship of this value, with this much room left, may pay."""
    total: float = 0.0
    value += weights.par * room
    full = capacity(s)
    for q in range(s.players):
        if q != s.turn:
            rest = full - s.load[q]
            ahead: float = value - s.value[q] - weights.par * rest
            spread: float = weights.spread + weights.spread_space * (rest + room)
            total += ahead / (spread + abs(ahead))
    return total * weights.ship * STEP[s.players]


def rank_worth(s: State, weights: Weights, good: int, icons: int) -> float:
    """Return what this many icons of a good may earn by rank: 10 if nobody has more, 5 if one player has (C-8)."""
    none: float = 1.0
    one: float = 0.0
    none_later: float = 1.0
    one_later: float = 0.0
    full = capacity(s)
    for q in range(s.players):
        if q != s.turn:
            ahead = EVEN + icons - s.icons[good][q]
            x: float = weights.behind_today[full - s.load[q]][ahead]
            one += (none - one) * x
            none -= none * x
            x = weights.behind_later[ahead]
            one_later += (none_later - one_later) * x
            none_later -= none_later * x
    days = day_count(s) - 1 - s.day
    return weights.today * (10.0 * none + 5.0 * one) + days * weights.later * (10.0 * none_later + 5.0 * one_later)


def bonus_worth(s: State, weights: Weights, icons: int) -> float:
    """Return what this many icons of a good may earn as a bonus, today and later (C-10)."""
    missing = bonus_icons(s) - icons
    today: float = weights.fades_today[missing if missing > 0 else 0]
    later: float = weights.fades_later[missing if missing > 0 else 0]
    if missing > 0 and s.last_turn:
        today = 0.0
    if s.options & BIG_BONUS:
        later += weights.fades_later[missing + BIG_BONUS_MORE if missing > -BIG_BONUS_MORE else 0]
        if missing <= -BIG_BONUS_MORE:
            today += 1.0
    return 10.0 * weights.bonus * (today + (day_count(s) - 1 - s.day) * later)


def goods_worth(s: State, weights: Weights, good: int, more: int) -> float:
    """Return what more icons of a good bring."""
    if more == 0:
        return 0.0
    icons = s.icons[good][s.turn]
    return gain(s, weights, good, icons + more, rank_worth(s, weights, good, icons), bonus_worth(s, weights, icons))


def gain(s: State, weights: Weights, good: int, icons: int, rank: float, bonus: float) -> float:
    """Return how much more this many icons of a good are worth than `rank` and `bonus`."""
    return rank_worth(s, weights, good, icons) - rank + bonus_worth(s, weights, icons) - bonus


def joint_worth(s: State, weights: Weights, good: int, some: int, more: int) -> float:
    """Return how much more some and more icons of a good are worth together than separately."""
    if some == 0 or more == 0:
        return 0.0
    icons = s.icons[good][s.turn]
    rank: float = rank_worth(s, weights, good, icons)
    bonus: float = bonus_worth(s, weights, icons)
    alone: float = gain(s, weights, good, icons + some, rank, bonus)
    alone += alone if some == more else gain(s, weights, good, icons + more, rank, bonus)
    return gain(s, weights, good, icons + some + more, rank, bonus) - alone


def horizon(s: State, weights: Weights) -> float:
    """Return the factor for the days on which a good's icon will count."""
    return weights.today + weights.later * (day_count(s) - 1 - s.day)


def denied_worth(s: State, weights: Weights, card: int) -> float:
    """Return what a card would have been worth to the next player: nothing if the day ends first."""
    if s.last_turn or weights.denies == 0.0:
        return 0.0
    q = s.turn + 1 if s.turn + 1 < s.players else 0
    while s.load[q] >= capacity(s):
        q = q + 1 if q + 1 < s.players else 0
    x: float = weights.denies_icon + weights.denies_held * s.icons[GOOD[card]][q]
    x = VALUE[card] + x * ICONS[card] - weights.denies_space * SPACES[card]
    return weights.denies * x if x > 0.0 else 0.0


# -- cards of the market -----------------------------------------------------------------------------------------------


def card_worth(s: State, weights: Weights, place: int) -> float:
    """Return what the card at a place of the market, counted from its end, is worth apart from value and space."""
    if place > s.market_n:
        return 0.0
    card = s.market[s.market_n - place]
    return goods_worth(s, weights, GOOD[card], ICONS[card]) + denied_worth(s, weights, card)


def pair_worth(s: State, weights: Weights) -> float:
    """Return how much more the last two cards of the market are worth together than separately."""
    if s.market_n < 2:
        return 0.0
    a = s.market[s.market_n - 1]
    b = s.market[s.market_n - 2]
    return joint_worth(s, weights, GOOD[a], ICONS[a], ICONS[b]) if GOOD[a] == GOOD[b] else 0.0


def load_worth(s: State, weights: Weights, value: float, used: float, fill: float) -> float:
    """Return what loading a value into some spaces does to the ship, minus the goods that they could have held."""
    room: float = capacity(s) - s.load[s.turn]
    before: float = fill if room > fill else room
    room = room - used
    after: float = fill if room > fill else room
    price: float = weights.space_goods * horizon(s, weights) * (before - after)
    return ship_worth(s, weights, s.value[s.turn] + value, after) - price


def appraise(s: State, weights: Weights, cache: TurnCache) -> None:
    """Work out what both `take_worth` and `reveal_worth` need, again or from before the last reveal of this turn."""
    cache.fill = fillable(s, weights)
    if cache.reusable and s.revealed:
        cache.third = cache.second
        cache.second = cache.first
    else:
        cache.second = card_worth(s, weights, 2)
        cache.third = card_worth(s, weights, 3)
    cache.first = card_worth(s, weights, 1)
    cache.pair = pair_worth(s, weights)


def take_worth(s: State, weights: Weights, cache: TurnCache, more: int) -> float:
    """Return the worth of a take."""
    last = s.market_n - 1
    a = s.market[last]
    value: int = VALUE[a]
    used: int = SPACES[a]
    x: float = cache.first
    if more & 1:
        b = s.market[last - 1]
        value += VALUE[b]
        used += SPACES[b]
        x += cache.second
        x += cache.pair
    if more & 2:
        c = s.market[last - 2]
        value += VALUE[c]
        used += SPACES[c]
        x += cache.third
        some: int = ICONS[a] if GOOD[a] == GOOD[c] else 0
        if more & 1:
            b = s.market[last - 1]
            some += ICONS[b] if GOOD[b] == GOOD[c] else 0
        x += joint_worth(s, weights, GOOD[c], some, ICONS[c])
    return x + load_worth(s, weights, value, used, cache.fill)


def reveal_worth(s: State, weights: Weights, cache: TurnCache) -> float:
    """Return the worth of a reveal: that of the best take of an average card and the cards that stay in reach."""
    room = capacity(s) - s.load[s.turn] - 1
    unknown: float = weights.unknown * horizon(s, weights) + weights.choice * (MOST_REVEALED - 1 - s.revealed)
    best: float = load_worth(s, weights, MEAN_VALUE, MEAN_SPACE, cache.fill)
    if s.market_n == 0:
        return best + unknown
    a = s.market[s.market_n - 1]
    if SPACES[a] <= room:
        x: float = cache.first + load_worth(s, weights, MEAN_VALUE + VALUE[a], MEAN_SPACE + SPACES[a], cache.fill)
        best = x if x > best else best
    if s.market_n == 1:
        return best + unknown
    b = s.market[s.market_n - 2]
    if SPACES[b] <= room:
        x = cache.second + load_worth(s, weights, MEAN_VALUE + VALUE[b], MEAN_SPACE + SPACES[b], cache.fill)
        best = x if x > best else best
    if SPACES[a] + SPACES[b] <= room:
        x = cache.first + cache.second + cache.pair
        x += load_worth(s, weights, MEAN_VALUE + VALUE[a] + VALUE[b], MEAN_SPACE + SPACES[a] + SPACES[b], cache.fill)
        best = x if x > best else best
    return best + unknown
