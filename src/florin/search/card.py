"""What a merchant sees in the card game: the worth of a move, and of a day's end.

Worths are in florins, times the style's temper. The worth of a take is what it does for the rank of the ship (all ships
are expected to fill up with average cards), for the ranks and bonuses of the goods, today and on the days to come, and
for what the next player is denied, less what the used spaces could have held. A reveal is worth the best take with an
average card in front, and a little for the choice that it gives.
"""

from math import exp

from florin.rules.card import (
    BIG_BONUS,
    DAYS,
    FIRST,
    GOOD,
    GOODS,
    ICONS,
    REVEAL,
    SPACES,
    TAKE,
    VALUE,
    capacity,
    fits,
    may_reveal,
)
from florin.rules.playout import below

WEIGHTS, VALUES, TERMS = 22, 32, 6
ROW = 908  # a style's weights, and what follows from them alone
SEEN = 1  # what chance says, all see
# A style's weights.
TEMPER = 0
SHIP_W, PAR, SPREAD, SPREAD_SPACE = 1, 2, 3, 4  # ranks of ships; a space's usual value; how far ships end up apart
FILL, FILL_RIVAL = 5, 6  # how many spaces can yet be filled, and more for each space of the emptiest rival
TODAY, LATER, SPREAD_TODAY, SPREAD_RIVAL, SPREAD_LATER = 7, 8, 9, 10, 11  # ranks of goods
BONUS_W, NEAR_TODAY, NEAR_LATER = 12, 13, 14  # a bonus, and what it fades by for each icon that is missing
SPACE_GOODS = 15  # the goods that a space could hold
UNKNOWN, CHOICE = 16, 17  # the goods of an unknown card; what a choice yet to come is worth
DENIES, DENIES_ICON, DENIES_HELD, DENIES_SPACE = 18, 19, 20, 21  # what a card is to the next player
# What follows from them: what a bonus fades by, for each number of icons that are missing; how likely it is to fall
# behind, today for each number of spaces that a rival has left, and later, for each number of icons that one is ahead.
FADES_TODAY, FADES_LATER, MISSED = 22, 33, 11
BEHIND_TODAY, BEHIND_LATER, LEADS, EVEN = 44, 812, 96, 48  # a good has 44 icons at the most
# What an estimate's values are for, a row of them for the end of the first day and one for the second.
MONEY, AHEAD, BEHIND, ICON, LEAD, LAG, STARTS, MORE = 0, 1, 2, 3, 4, 5, 6, 7
SOLE, MISSING, FEATURES = 8, 12, 16  # sole first, tied first, sole second, tied second; 0 to 3 icons short of a bonus

MEAN_VALUE, MEAN_SPACE = 2.95, 0.86  # of a card in the deck
STEP = [0.0, 0.0, 10.0, 7.5, 5.0, 3.75, 3.0]  # half of what a rank of ships pays on average, for each number of players
GUMBEL = [
    *(-1.58, -1.32, -1.18, -1.07, -0.98, -0.90, -0.83, -0.76, -0.70, -0.65, -0.59, -0.54, -0.49, -0.44, -0.40, -0.35),
    *(-0.30, -0.26, -0.22, -0.17, -0.13, -0.09, -0.04, -0.00, 0.04, 0.08, 0.13, 0.17, 0.21, 0.26, 0.30, 0.34),
    *(0.39, 0.43, 0.48, 0.53, 0.58, 0.63, 0.68, 0.73, 0.78, 0.84, 0.89, 0.95, 1.01, 1.08, 1.14, 1.21),
    *(1.28, 1.36, 1.44, 1.53, 1.62, 1.72, 1.83, 1.95, 2.08, 2.23, 2.41, 2.62, 2.88, 3.22, 3.74, 4.85),
]  # whoever has the highest worth plus one of these, drawn evenly, is drawn by a softmax of the worths


def day_of(s):
    return s.day


def imagine(s, seat, odds, r):
    """Nothing is hidden: what is yet to be drawn is not part of a state."""


def unfold(w, at):
    """Writes behind a style's weights what follows from them: divisions are most of what a move's worth costs."""
    w[at + FADES_TODAY] = 1.0
    w[at + FADES_LATER] = 1.0
    for missing in range(1, MISSED):
        w[at + FADES_TODAY + missing] = w[at + FADES_TODAY + missing - 1] * w[at + NEAR_TODAY]
        w[at + FADES_LATER + missing] = w[at + FADES_LATER + missing - 1] * w[at + NEAR_LATER]
    for ahead in range(LEADS):
        for room in range(8):
            spread = w[at + SPREAD_TODAY] + w[at + SPREAD_RIVAL] * room
            w[at + BEHIND_TODAY + room * LEADS + ahead] = behind(ahead - EVEN, spread)
        w[at + BEHIND_LATER + ahead] = behind(ahead - EVEN, w[at + SPREAD_LATER])


def behind(ahead, spread):
    """How likely it is to fall behind who is `ahead` of another now."""
    return 0.5 - 0.5 * ahead / (spread + abs(ahead))


# -- what things are worth to the player to move -----------------------------------------------------------------------


def fillable(s, w, at):
    """How many spaces of this ship can yet be filled after this turn: the day ends soon after the others are full."""
    if s.last_turn:
        return 0.0
    most = 0
    for q in range(s.players):
        room = capacity(s) - s.load[q]
        if q != s.turn and room > most:
            most = room
    return w[at + FILL] + w[at + FILL_RIVAL] * most


def ship_worth(s, w, at, value, room):
    """A ship of this value with room for so much more: what its rank may pay."""
    total = 0.0
    value += w[at + PAR] * room
    full = capacity(s)
    for q in range(s.players):
        if q != s.turn:
            rest = full - s.load[q]
            ahead = value - s.value[q] - w[at + PAR] * rest
            spread = w[at + SPREAD] + w[at + SPREAD_SPACE] * (rest + room)
            total += ahead / (spread + abs(ahead))
    return total * w[at + SHIP_W] * STEP[s.players]


def rank_worth(s, w, at, good, icons):
    """What so many icons of a good may earn by rank, today and later: 10 if nobody has more, 5 if one has."""
    none = 1.0
    one = 0.0
    none_later = 1.0
    one_later = 0.0
    full = capacity(s)
    for q in range(s.players):
        if q != s.turn:
            ahead = at + EVEN + icons - s.icons[good][q]
            x = w[BEHIND_TODAY + (full - s.load[q]) * LEADS + ahead]
            one += (none - one) * x
            none -= none * x
            x = w[BEHIND_LATER + ahead]
            one_later += (none_later - one_later) * x
            none_later -= none_later * x
    days = DAYS - 1 - s.day
    return w[at + TODAY] * (10.0 * none + 5.0 * one) + days * w[at + LATER] * (10.0 * none_later + 5.0 * one_later)


def bonus_worth(s, w, at, icons):
    """What so many icons of a good may earn as a bonus, today and later."""
    missing = (7 if s.players == 2 else 5) - icons
    today = w[at + FADES_TODAY + (missing if missing > 0 else 0)]
    later = w[at + FADES_LATER + (missing if missing > 0 else 0)]
    if missing > 0 and s.last_turn:
        today = 0.0
    if s.options & BIG_BONUS:
        later += w[at + FADES_LATER + (missing + 3 if missing > -3 else 0)]
        if missing <= -3:
            today += 1.0
    return 10.0 * w[at + BONUS_W] * (today + (DAYS - 1 - s.day) * later)


def goods_worth(s, w, at, good, more):
    """What more icons of a good bring."""
    if more == 0:
        return 0.0
    icons = s.icons[good][s.turn]
    return gain(s, w, at, good, icons + more, rank_worth(s, w, at, good, icons), bonus_worth(s, w, at, icons))


def gain(s, w, at, good, icons, rank, bonus):
    """By how much so many icons of a good are worth more than this for its rank and this for its bonus."""
    return rank_worth(s, w, at, good, icons) - rank + bonus_worth(s, w, at, icons) - bonus


def horizon(s, w, at):
    """By how much more a good's icon is worth for the days that it will count."""
    return w[at + TODAY] + w[at + LATER] * (DAYS - 1 - s.day)


def denied_worth(s, w, at, card):
    """What a card would have been to the next player: nothing if the day ends before."""
    if s.last_turn or w[at + DENIES] == 0.0:
        return 0.0
    q = s.turn + 1 if s.turn + 1 < s.players else 0
    while s.load[q] >= capacity(s):
        q = q + 1 if q + 1 < s.players else 0
    x = w[at + DENIES_ICON] + w[at + DENIES_HELD] * s.icons[GOOD[card]][q]
    x = VALUE[card] + x * ICONS[card] - w[at + DENIES_SPACE] * SPACES[card]
    return w[at + DENIES] * x if x > 0.0 else 0.0


# -- moves -------------------------------------------------------------------------------------------------------------


def card_worth(s, w, at, place):
    """What the card at a place of the market, counted from its end, is worth but for its value and its space."""
    if place > s.market_n:
        return 0.0
    card = s.market[s.market_n - place]
    return goods_worth(s, w, at, GOOD[card], ICONS[card]) + denied_worth(s, w, at, card)


def joint_worth(s, w, at, good, some, more):
    """By how much some and more icons of a good are worth more together than by themselves."""
    if some == 0 or more == 0:
        return 0.0
    icons = s.icons[good][s.turn]
    rank = rank_worth(s, w, at, good, icons)
    bonus = bonus_worth(s, w, at, icons)
    alone = gain(s, w, at, good, icons + some, rank, bonus)
    alone += alone if some == more else gain(s, w, at, good, icons + more, rank, bonus)
    return gain(s, w, at, good, icons + some + more, rank, bonus) - alone


def pair_worth(s, w, at):
    """By how much the last two cards of the market are worth more together than by themselves."""
    if s.market_n < 2:
        return 0.0
    a = s.market[s.market_n - 1]
    b = s.market[s.market_n - 2]
    return joint_worth(s, w, at, GOOD[a], ICONS[a], ICONS[b]) if GOOD[a] == GOOD[b] else 0.0


def load_worth(s, w, at, value, used, fill):
    """What loading so much value into so many spaces does to the ship, and to the goods that could have lain there."""
    room = capacity(s) - s.load[s.turn]
    before = fill if room > fill else room
    room = room - used
    after = fill if room > fill else room
    price = w[at + SPACE_GOODS] * horizon(s, w, at) * (before - after)
    return ship_worth(s, w, at, s.value[s.turn] + value, after) - price


def take_worth(s, w, at, more, fill, first, second, third, pair):
    """A take's. But for value and space the last three cards are worth `first`, `second` and `third`, and the first two
    together so much more as `pair` says.
    """
    last = s.market_n - 1
    a = s.market[last]
    value = VALUE[a]
    used = SPACES[a]
    x = first
    if more & 1:
        b = s.market[last - 1]
        value += VALUE[b]
        used += SPACES[b]
        x += second
        x += pair
    if more & 2:
        c = s.market[last - 2]
        value += VALUE[c]
        used += SPACES[c]
        x += third
        some = ICONS[a] if GOOD[a] == GOOD[c] else 0
        if more & 1:
            b = s.market[last - 1]
            some += ICONS[b] if GOOD[b] == GOOD[c] else 0
        x += joint_worth(s, w, at, GOOD[c], some, ICONS[c])
    return x + load_worth(s, w, at, value, used, fill)


def reveal_worth(s, w, at, fill, first, second, pair):
    """A reveal's: the best take of an average card and of what will still be in reach."""
    room = capacity(s) - s.load[s.turn] - 1
    unknown = w[at + UNKNOWN] * horizon(s, w, at) + w[at + CHOICE] * (2 - s.revealed)
    best = load_worth(s, w, at, MEAN_VALUE, MEAN_SPACE, fill)
    if s.market_n == 0:
        return best + unknown
    a = s.market[s.market_n - 1]
    if SPACES[a] <= room:
        x = first + load_worth(s, w, at, MEAN_VALUE + VALUE[a], MEAN_SPACE + SPACES[a], fill)
        best = x if x > best else best
    if s.market_n == 1:
        return best + unknown
    b = s.market[s.market_n - 2]
    if SPACES[b] <= room:
        x = second + load_worth(s, w, at, MEAN_VALUE + VALUE[b], MEAN_SPACE + SPACES[b], fill)
        best = x if x > best else best
    if SPACES[a] + SPACES[b] <= room:
        x = first + second + pair
        x += load_worth(s, w, at, MEAN_VALUE + VALUE[a] + VALUE[b], MEAN_SPACE + SPACES[a] + SPACES[b], fill)
        best = x if x > best else best
    return best + unknown


def weigh(s, w, at, acts, k, worth):
    """Writes the worth of each of `k` legal moves, in units of the style's temper."""
    fill = fillable(s, w, at)
    first = card_worth(s, w, at, 1)
    second = card_worth(s, w, at, 2)
    pair = pair_worth(s, w, at)
    third = card_worth(s, w, at, 3)
    for j in range(k):
        if acts[j] == REVEAL:
            worth[j] = w[at] * reveal_worth(s, w, at, fill, first, second, pair)
        else:
            worth[j] = w[at] * take_worth(s, w, at, acts[j] - TAKE, fill, first, second, third, pair)


def heuristic_move(s, w, at, sight, r):
    """A move in the style whose weights begin at `at`: a softmax of the worths.

    `sight` is what he saw before he last revealed a card in this turn: 1 if he did, and the worths of the cards that
    were the last two then.
    """
    reveal = may_reveal(s)
    if s.market_n == 0 or (reveal and s.market_n == 1 and not fits(s, 0)):
        sight[0] = 0.0
        return REVEAL
    luck = below(r, 1 << 30)
    fill = fillable(s, w, at)
    first = card_worth(s, w, at, 1)
    if s.revealed and sight[0] > 0.0:
        second = sight[1]
        third = sight[2]
    else:
        second = card_worth(s, w, at, 2)
        third = card_worth(s, w, at, 3)
    pair = pair_worth(s, w, at)
    pick = -1
    best = 0.0
    if reveal:
        best = w[at] * reveal_worth(s, w, at, fill, first, second, pair) + GUMBEL[luck & 63]
        pick = REVEAL
    takes = 4 if s.market_n > 2 else s.market_n
    for more in range(takes):
        luck >>= 6
        if fits(s, more):
            x = w[at] * take_worth(s, w, at, more, fill, first, second, third, pair) + GUMBEL[luck & 63]
            if pick < 0 or x > best:
                best = x
                pick = TAKE + more
    sight[0] = 1.0
    sight[1] = first
    sight[2] = second
    return pick


def taken(more, place):
    """Is the card at a place of the market, counted from its end, part of a take?"""
    return place == 1 or (place == 2 and more & 1) or (place == 3 and more & 2)


def explain(s, w, at, action, terms):
    """Writes a move's worth in florins, against doing nothing: ship, goods, bonuses, price of spaces, denies, luck."""
    for i in range(TERMS):
        terms[i] = 0.0
    fill = fillable(s, w, at)
    room = capacity(s) - s.load[s.turn]
    idle = ship_worth(s, w, at, s.value[s.turn], fill if room > fill else room)
    if action == REVEAL:
        terms[5] = (
            reveal_worth(s, w, at, fill, card_worth(s, w, at, 1), card_worth(s, w, at, 2), pair_worth(s, w, at)) - idle
        )
        return
    more = action - TAKE
    value = 0
    used = 0
    for place in range(1, 4):
        if taken(more, place):
            value += VALUE[s.market[s.market_n - place]]
            used += SPACES[s.market[s.market_n - place]]
            terms[4] += denied_worth(s, w, at, s.market[s.market_n - place])
    for good in range(GOODS):
        icons = s.icons[good][s.turn]
        count = icons
        for place in range(1, 4):
            if taken(more, place) and GOOD[s.market[s.market_n - place]] == good:
                count += ICONS[s.market[s.market_n - place]]
        terms[1] += rank_worth(s, w, at, good, count) - rank_worth(s, w, at, good, icons)
        terms[2] += bonus_worth(s, w, at, count) - bonus_worth(s, w, at, icons)
    after = room - used
    before = fill if room > fill else room
    before -= fill if after > fill else after
    terms[3] = -w[at + SPACE_GOODS] * horizon(s, w, at) * before
    terms[0] = load_worth(s, w, at, value, used, fill) - terms[3] - idle


# -- one's own turn, exactly -------------------------------------------------------------------------------------------


def own_turn(s, w, at, acts, k, worth):
    """As `weigh`, but a reveal is worth what the best play of the rest of this turn brings on average over the cards in
    the deck. The state is one's own to use: its deck is put in order.
    """
    for i in range(1, s.deck_n):
        card = s.deck[i]
        j = i
        while j > 0 and s.deck[j - 1] > card:
            s.deck[j] = s.deck[j - 1]
            j -= 1
        s.deck[j] = card
    fill = fillable(s, w, at)
    weigh(s, w, at, acts, k, worth)
    for j in range(k):
        if acts[j] == REVEAL:
            worth[j] = w[at] * mean_worth(s, w, at, fill, 0)


def mean_worth(s, w, at, fill, drawn):
    """What the best play brings on average after a reveal, if `drawn` cards of the deck lie in the market."""
    total = 0.0
    i = 0
    while i < s.deck_n:
        card = s.deck[i]
        count = 0
        while i < s.deck_n and s.deck[i] == card:
            i += 1
            count += 1
        for j in range(drawn):
            count -= s.market[s.market_n - 1 - j] == card
        if count > 0:
            s.market[s.market_n] = card
            s.market_n += 1
            s.revealed += 1
            total += count * best_worth(s, w, at, fill, drawn + 1)
            s.revealed -= 1
            s.market_n -= 1
    return total / (s.deck_n - drawn)


def best_worth(s, w, at, fill, drawn):
    """What the best move brings."""
    first = card_worth(s, w, at, 1)
    second = card_worth(s, w, at, 2)
    pair = pair_worth(s, w, at)
    third = card_worth(s, w, at, 3)
    best = -1000.0
    takes = 4 if s.market_n > 2 else s.market_n
    for more in range(takes):
        if fits(s, more):
            x = take_worth(s, w, at, more, fill, first, second, third, pair)
            best = x if x > best else best
    if s.revealed < 3 and s.deck_n > drawn:
        x = mean_worth(s, w, at, fill, drawn)
        best = x if x > best else best
    return best


# -- the end of a day --------------------------------------------------------------------------------------------------


def estimate(s, v, shares):
    """Writes each seat's estimated share of the win at the end of a day: a softmax of prospects."""
    most = 0.0
    for p in range(s.players):
        shares[p] = prospect(s, v, p)
        if p == 0 or shares[p] > most:
            most = shares[p]
    total = 0.0
    for p in range(s.players):
        shares[p] = exp(shares[p] - most)
        total += shares[p]
    for p in range(s.players):
        shares[p] /= total


def prospect(s, v, p):
    """A seat's prospects when a day is over: money, ranks, bonuses and who starts, weighed as learnt for that day."""
    at = FEATURES if s.day == DAYS - 1 else 0
    best = -1
    for q in range(s.players):
        if q != p and s.florins[q] > best:
            best = s.florins[q]
    ahead = s.florins[p] - best
    x = 0.1 * (v[at + MONEY] * s.florins[p] + (v[at + AHEAD] if ahead > 0 else v[at + BEHIND]) * ahead)
    for good in range(GOODS):
        x += good_prospect(s, v, at, good, p)
    if s.due == FIRST:
        for j in range(s.tied):
            if s.poorest[j] == p:
                x += v[at + STARTS] / s.tied
    elif s.turn == p:
        x += v[at + STARTS]
    return x


def good_prospect(s, v, at, good, p):
    """What a seat's icons of a good promise for the days to come."""
    icons = s.icons[good][p]
    better = 0
    tied = 0
    most = 0
    for q in range(s.players):
        if q != p:
            better += s.icons[good][q] > icons
            tied += s.icons[good][q] == icons
            if s.icons[good][q] > most:
                most = s.icons[good][q]
    x = v[at + ICON] * icons
    if better < 2 and icons > 0:
        x += v[at + SOLE + 2 * better + (tied > 0)]
    if icons > most:
        x += v[at + LEAD] * (icons - most if icons - most < 3 else 3)
    else:
        x += v[at + LAG] * (most - icons if most - icons < 4 else 4)
    missing = (7 if s.players == 2 else 5) - icons
    if missing < 4:
        x += v[at + MISSING + (missing if missing > 0 else 0)]
        if missing < 0:
            x += v[at + MORE] * (-missing if missing > -3 else 3)
    return x
