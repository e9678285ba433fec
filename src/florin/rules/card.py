"""Medici: The Card Game. Plain functions over a flat state, run as they are or compiled through card.pxd.

A card is its kind: good, value, icons and whether it is green. What is due is a move, a card, a first player or
nothing; `apply` makes a move, `deal` applies the draw that is due. Rule ids (C-4) are those of the numbered rules.
"""

from florin.rules.prizes import PLACES, prize, seek_poorest, share_of_win

MOVE, CARD, FIRST, OVER = 0, 1, 2, 3  # what is due
REVEAL, TAKE = 0, 1  # TAKE + more: the last card; more & 1 the one before it too, more & 2 the one before that
ACTIONS = 5
DAYS, CARDS, GOODS, LEAST_SEATS, SEATS = 3, 110, 5, 2, 6
BIG_BONUS, EMPTY_RANKS, SMALL = 1, 2, 4  # options
MOST_REVEALED = 3  # C-2
SHIP_SPACES, SHIP_SPACES_OF_TWO = 5, 7  # C-4
BONUS_ICONS, BONUS_ICONS_OF_TWO, BIG_BONUS_MORE = 5, 7, 3  # C-10: icons; how many more for the big bonus
BONUS_FLORINS, BIG_BONUS_FLORINS = 10, 20  # C-10
PAY_UNIT = 5  # C-9: shared prizes are rounded down to a multiple of it
LEAST_SPACE_CARDS = 90  # C-12: cards of a deck that take a space
SMALL_DAYS, SMALL_SHIP_SPACES, SMALL_CARDS = 1, 2, 12  # C-1, C-4: with the option size=small

# The kinds: 20 a good (sorted by green, then icons, then value), then the neutral green 2 and black 7.
GREEN_2, BLACK_7, KINDS = 100, 101, 102
CARD_VALUES = [0, 2, 3, 4, 5]
GOOD = [kind // 20 for kind in range(100)] + [0, 0]
VALUE = CARD_VALUES * 20 + [2, 7]
ICONS = [1 + kind // 5 % 2 for kind in range(100)] + [0, 0]
SPACES = [1 - kind // 10 % 2 for kind in range(100)] + [0, 1]
GOOD_CARDS = [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 2 + [10] * 2  # per good; a reconstruction
DECK = [good * 20 + kind for good in range(5) for kind in GOOD_CARDS] + [GREEN_2] * 5 + [BLACK_7] * 5
SMALL_DECK = [4] * 6 + [26] * 6  # six cards of value 5 of the first good, six of value 2 and two icons of the second

SHIP_PRIZES = [0] * 12 + [
    *(20, 0, 0, 0, 0, 0),
    *(30, 15, 0, 0, 0, 0),
    *(30, 20, 10, 0, 0, 0),
    *(30, 20, 10, 5, 0, 0),
    *(30, 20, 15, 10, 5, 0),
]  # C-6: a row of six places for each number of players
GOOD_PRIZES = [10, 5, 0, 0, 0, 0]  # C-8
# C-9: what each of `tied` players gets, by the first of their places and `tied`: the sum, divided and rounded down.
SHARED_PRIZES = [
    sum(prizes[place : place + tied]) // tied // PAY_UNIT * PAY_UNIT
    for prizes in (SHIP_PRIZES, GOOD_PRIZES)
    for place in range(len(prizes))
    for tied in range(1, PLACES + 1)
]
SHARED_GOODS = PLACES * len(SHIP_PRIZES)  # where those for goods begin
SHIP, RANK, BONUS, SOURCES = 0, 1, 6, 11  # where florins come from: the ship, five goods' ranks, five goods' bonuses


# -- the turn ----------------------------------------------------------------------------------------------------------


def capacity(s):
    """Return the number of spaces on a ship (C-4)."""
    if s.options & SMALL:
        return SMALL_SHIP_SPACES
    return SHIP_SPACES_OF_TWO if s.players == 2 else SHIP_SPACES


def may_reveal(s):
    """Return whether another card may be revealed (C-2, C-12)."""
    return s.revealed < MOST_REVEALED and s.deck_n > 0


def fits(s, more):
    """C-4: return whether there is space for what this take would load."""
    last = s.market_n - 1
    needed = SPACES[s.market[last]]
    if more & 1:
        needed += SPACES[s.market[last - 1]]
    if more & 2:
        needed += SPACES[s.market[last - 2]]
    return needed + s.load[s.turn] <= capacity(s)


def candidates(s):
    """Count the conceivable moves: a reveal, and the takes that the market is long enough for (C-2, C-3)."""
    takes = 4 if s.market_n > 2 else s.market_n
    return takes + 1 if may_reveal(s) else takes


def candidate(s, j):
    """Return conceivable move j, or -1 if it is not legal."""
    if may_reveal(s):
        if j == 0:
            return REVEAL
        j -= 1
    return TAKE + j if fits(s, j) else -1


def candidate_index(s, action):
    """Return the only j for which `candidate` can give this action; it may be out of range."""
    return action if may_reveal(s) else action - TAKE


def legal(s, acts):
    """Write the legal moves to `acts` and return their number."""
    k = 0
    for j in range(candidates(s)):
        action = candidate(s, j)
        if action >= 0:
            acts[k] = action
            k += 1
    return k


def apply(s, action):
    """Make a legal move."""
    if action == REVEAL:
        s.due = CARD
    else:
        take(s, action - TAKE)
        end_turn(s)


def take(s, more):
    """C-3. The cards behind a gap move up."""
    last = s.market_n - 1
    load_card(s, s.market[last])
    if more & 1:
        load_card(s, s.market[last - 1])
    if more & 2:
        load_card(s, s.market[last - 2])
        s.market[last - 2] = s.market[last - 1]
    s.market_n -= 1 + (more & 1) + (more >> 1)


def load_card(s, card):
    """Load a card: its value counts for the ship (C-6), its icons with the warehouse from now on (C-7)."""
    p = s.turn
    s.ship[p][s.ship_n[p]] = card
    s.ship_n[p] += 1
    s.value[p] += VALUE[card]
    s.load[p] += SPACES[card]
    s.icons[GOOD[card]][p] += ICONS[card]


def end_turn(s):
    """Pass the turn to the next player with room, or end the day (C-5)."""
    full = capacity(s)
    unfilled = 0
    for p in range(s.players):
        unfilled += s.load[p] < full
    if unfilled == 0 or s.last_turn:
        end_day(s)
        return
    s.last_turn = 1 if unfilled == 1 else 0
    p = s.turn + 1 if s.turn + 1 < s.players else 0
    while s.load[p] >= full:
        p = p + 1 if p + 1 < s.players else 0
    s.turn = p
    s.revealed = 0


# -- chance ------------------------------------------------------------------------------------------------------------


def chances(s):
    """Count the equally likely outcomes of the draw that is due."""
    return s.deck_n if s.due == CARD else s.tied


def outcome(s, j):
    """Return outcome j: a card, or a seat."""
    return s.deck[j] if s.due == CARD else s.poorest[j]


def deal(s, j):
    """Apply outcome j. The order of the deck in its array means nothing."""
    if s.due == CARD:
        s.market[s.market_n] = s.deck[j]
        s.market_n += 1
        s.deck_n -= 1
        s.deck[j] = s.deck[s.deck_n]
        s.revealed += 1
        s.due = MOVE
    else:
        start_day(s, s.poorest[j])


def secret(_s):
    """No card is drawn face down."""
    return 0


# -- the end of a day --------------------------------------------------------------------------------------------------


def pay(s, p, source, florins):
    s.paid[s.day][p][source] = florins
    s.florins[p] += florins


def bonus_icons(s):
    """Return the number of icons of a good that earn the bonus (C-10)."""
    return BONUS_ICONS_OF_TWO if s.players == 2 else BONUS_ICONS


def bonus(s, icons):
    """Return the bonus for a number of icons of a good (C-10)."""
    enough = bonus_icons(s)
    if icons < enough:
        return 0
    return BIG_BONUS_FLORINS if s.options & BIG_BONUS and icons >= enough + BIG_BONUS_MORE else BONUS_FLORINS


def score_ships(s):
    """Pay the ships by rank (C-6)."""
    for p in range(s.players):
        pay(s, p, SHIP, prize(SHARED_PRIZES, PLACES * PLACES * s.players, s.players, s.value, p))


def score_good(s, good):
    """Pay the ranks and bonuses of a good (C-8, C-10)."""
    for p in range(s.players):
        if s.icons[good][p] > 0 or s.options & EMPTY_RANKS:
            pay(s, p, RANK + good, prize(SHARED_PRIZES, SHARED_GOODS, s.players, s.icons[good], p))
            pay(s, p, BONUS + good, bonus(s, s.icons[good][p]))


def day_count(s):
    """Return the number of days (C-1)."""
    return SMALL_DAYS if s.options & SMALL else DAYS


def end_day(s):
    """C-11, C-13. The ships stay as they are until the next day starts."""
    score_ships(s)
    for good in range(GOODS):
        score_good(s, good)
    s.day += 1
    for i in range(s.market_n):
        s.deck[s.deck_n + i] = s.market[i]
    s.deck_n += s.market_n
    s.market_n = 0
    if s.day == day_count(s):
        s.due = OVER
    else:
        seek_first(s)


def seek_first(s):
    """C-1: the poorest starts, ties are broken at random; on the first day all are tied."""
    s.tied = seek_poorest(s.players, s.florins, s.poorest)
    if s.tied > 1:
        s.due = FIRST
    else:
        start_day(s, s.poorest[0])


def start_day(s, first):
    for p in range(s.players):
        s.ship_n[p] = 0
        s.load[p] = 0
        s.value[p] = 0
    s.turn = first
    s.revealed = 0
    s.last_turn = 0
    s.due = MOVE


# -- the whole game ----------------------------------------------------------------------------------------------------


def new_game(s, players, options):
    """Fill a state of zeros, with the default deck."""
    s.players = players
    s.options = options
    s.deck_n = SMALL_CARDS if options & SMALL else CARDS
    for place in range(s.deck_n):
        put(s, place, SMALL_DECK[place] if options & SMALL else DECK[place])
    seek_first(s)


def put(s, place, kind):
    """Put a card into the deck, for a custom deck."""
    s.deck[place] = kind


def score(s, p):
    return s.florins[p]


def won(s, p):
    """Return seat p's share of the win, in sixtieths (C-13)."""
    return share_of_win(s.players, s.florins, p)
