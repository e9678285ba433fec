"""Medici, the auction game of 1995. Plain functions over a flat state, run as they are or compiled through board.pxd.

A card is its kind: good and value. What is due is a move, a card, a first player or nothing; `apply` makes a move,
`deal` applies the draw that is due. Rule ids (B-4) are those of the numbered rules.
"""

from florin.rules.prizes import PLACES, prize, seek_poorest, share_of_win

MOVE, CARD, FIRST, OVER = 0, 1, 2, 3  # what is due
DRAW, AUCTION, PASS, BID = 0, 1, 2, 2  # BID + b: a bid of b florins, b >= 1
ACTIONS = 403  # nobody can own more than 40 + 2 * (30 + 5 * 30) florins in the last round's auctions
ROUNDS, CARDS, GOODS, LEAST_SEATS, SEATS, SPACES, TOP_STEP = 3, 36, 5, 3, 6, 5, 7
THIRD_OF_SIX_15, EMPTY_NOT_RANKED, FIFTH_STEP_5, SMALL = 1, 2, 4, 8  # options
PURSE, PURSE_OF_MANY, MANY_PLAYERS = 40, 30, 5  # B-1
CARDS_EACH = 6  # B-2: cards in a round, per player
LOT_CARDS = 3  # B-3: most cards in a lot
FIFTH_FLORINS, SIXTH_FLORINS, TOP_FLORINS = 5, 10, 20  # B-10
SMALL_ROUNDS, SMALL_SPACES, SMALL_PURSE = 1, 2, 3  # B-1, B-2, B-6: with the option size=small
SMALL_CARDS, SMALL_CARDS_EACH = 12, 2  # B-2: likewise

# The kinds: 6 a good, by value, then the neutral 10.
TEN, KINDS = 30, 31
NEUTRAL = 5  # the good that is none
GOOD = [kind // 6 for kind in range(30)] + [NEUTRAL]
VALUE = [kind % 6 for kind in range(30)] + [10]
DECK = [good * 6 + value for good in range(5) for value in (0, 1, 2, 3, 4, 5, 5)] + [TEN]
SMALL_DECK = [5] * 6 + [7] * 6  # six cards of value 5 of the first good, six of value 1 of the second

HOLD_PRIZES = [0] * 18 + [
    *(30, 15, 0, 0, 0, 0),
    *(30, 20, 10, 0, 0, 0),
    *(30, 20, 10, 5, 0, 0),
    *(30, 20, 10, 10, 5, 0),
    *(30, 20, 15, 10, 5, 0),
]  # B-8: a row of six places for each number of players, the last row for third_of_six = 15
GOOD_PRIZES = [10, 5, 0, 0, 0, 0]  # B-9
# B-11: what each of `tied` players gets, by the first of their places and `tied`: the sum of their places, divided.
SHARED_PRIZES = [
    sum(prizes[place : place + tied]) // tied
    for prizes in (HOLD_PRIZES, GOOD_PRIZES)
    for place in range(len(prizes))
    for tied in range(1, PLACES + 1)
]
SHARED_GOODS = PLACES * len(HOLD_PRIZES)  # where those for goods begin
HOLD, RANK, EXTRA, SOURCES = 0, 1, 6, 11  # where florins come from: the hold, five goods' ranks, five goods' top steps


# -- the turn ----------------------------------------------------------------------------------------------------------


def seat(s, k):
    """Return the seat at place k around the table; k is below twice the number of players."""
    return k if k < s.players else k - s.players


def spaces(s):
    """Return the number of spaces of a hold (B-6)."""
    return SMALL_SPACES if s.options & SMALL else SPACES


def space(s, p):
    """Return the number of spaces left in a hold (B-6)."""
    return spaces(s) - s.hold_n[p]


def largest_space(s):
    least = s.hold_n[0]
    for p in range(1, s.players):
        if s.hold_n[p] < least:
            least = s.hold_n[p]
    return spaces(s) - least


def candidates(s):
    """Count the moves: in an auction a pass and a range of bids (B-4), otherwise a card and, after one, the auction."""
    if s.bidding:
        return 1 + s.florins[s.turn] - s.best
    return 2 if s.lot_n > 0 else 1


def candidate(s, j):
    """Return move j. All are legal."""
    if s.bidding:
        return PASS if j == 0 else BID + s.best + j
    return DRAW + j


def candidate_index(s, action):
    """Return the only j for which `candidate` can give this action; it may be out of range."""
    if s.bidding:
        return 0 if action == PASS else action - BID - s.best
    return action - DRAW


def legal(s, acts):
    """Write the legal moves to `acts` and return their number."""
    n = candidates(s)
    for j in range(n):
        acts[j] = candidate(s, j)
    return n


def apply(s, action):
    """Make a legal move."""
    if action == DRAW:
        s.due = CARD
    elif action == AUCTION:
        open_auction(s)
    else:
        if action > PASS:
            s.best = action - BID
            s.bidder = s.turn
        seek_bidder(s)


def turn_card(s, card):
    """B-3: the auction opens automatically when no further card may be turned up."""
    s.lot[s.lot_n] = card
    s.lot_n += 1
    if s.lot_n == LOT_CARDS or s.left == 0 or s.lot_n >= largest_space(s):
        open_auction(s)
    else:
        s.due = MOVE


def open_auction(s):
    s.bidding = 1
    s.best = 0
    s.bidder = -1
    s.asked = 0
    seek_bidder(s)


def seek_bidder(s):
    """B-4: ask from the left of the active player, who comes last; skip seats without room or unable to top the bid."""
    most = spaces(s) - s.lot_n
    while s.asked < s.players:
        s.asked += 1
        p = seat(s, s.active + s.asked)
        if s.hold_n[p] <= most and s.florins[p] > s.best:
            s.turn = p
            s.due = MOVE
            return
    settle_lot(s)


def settle_lot(s):
    """Sell the lot to the highest bidder, or discard it if everyone passed (B-5)."""
    if s.bidder >= 0:
        s.florins[s.bidder] -= s.best
        for i in range(s.lot_n):
            load_card(s, s.bidder, s.lot[i])
    s.lot_n = 0
    s.bidding = 0
    next_active(s)


def load_card(s, p, card):
    s.hold[p][s.hold_n[p]] = card
    s.hold_n[p] += 1
    s.value[p] += VALUE[card]


def next_active(s):
    """Pass on to the next active player with room, fill the last hold, or end the round (B-6, B-7)."""
    full = spaces(s)
    unfilled = 0
    for p in range(s.players):
        unfilled += s.hold_n[p] < full
    if unfilled == 0 or s.left == 0:
        end_round(s)
        return
    p = seat(s, s.active + 1)
    while s.hold_n[p] == full:
        p = seat(s, p + 1)
    s.turn = p
    if unfilled == 1:
        s.filling = 1
        s.due = CARD
    else:
        s.active = p
        s.due = MOVE


def fill_hold(s, card):
    """B-7: the last hold is filled free of charge."""
    load_card(s, s.turn, card)
    if space(s, s.turn) == 0 or s.left == 0:
        end_round(s)


# -- chance ------------------------------------------------------------------------------------------------------------


def chances(s):
    """Count the equally likely outcomes of the draw that is due."""
    return s.unseen_n if s.due == CARD else s.tied


def outcome(s, j):
    """Return outcome j: a card, or a seat."""
    return s.unseen[j] if s.due == CARD else s.poorest[j]


def deal(s, j):
    """Apply outcome j. The order of the unseen cards in their array means nothing."""
    if s.due == FIRST:
        start_round(s, s.poorest[j])
        return
    card = s.unseen[j]
    s.unseen_n -= 1
    s.unseen[j] = s.unseen[s.unseen_n]
    s.left -= 1
    if s.filling:
        fill_hold(s, card)
    else:
        turn_card(s, card)


def secret(_s):
    """No card is drawn face down."""
    return 0


# -- the end of a round ------------------------------------------------------------------------------------------------


def pay(s, p, source, florins):
    s.paid[s.round][p][source] = florins
    s.florins[p] += florins


def hold_row(s):
    """B-8: return where the row of HOLD_PRIZES for this game begins."""
    if s.players == SEATS and s.options & THIRD_OF_SIX_15:
        return PLACES * (s.players + 1)
    return PLACES * s.players


def score_holds(s):
    """Pay the holds by rank (B-8)."""
    at = PLACES * hold_row(s)
    for p in range(s.players):
        pay(s, p, HOLD, prize(SHARED_PRIZES, at, s.players, s.value, p))


def climb_pyramids(s):
    """Move the markers up by the cards in the holds (B-9)."""
    for p in range(s.players):
        for i in range(s.hold_n[p]):
            good = GOOD[s.hold[p][i]]
            if good != NEUTRAL and s.step[good][p] < TOP_STEP:
                s.step[good][p] += 1


def extra(s, step):
    """Return what a step near the top pays in addition (B-10)."""
    if step < TOP_STEP - 1:
        return FIFTH_FLORINS if step == TOP_STEP - 2 and s.options & FIFTH_STEP_5 else 0
    return TOP_FLORINS if step == TOP_STEP else SIXTH_FLORINS


def score_good(s, good):
    """Pay the ranks on a pyramid and its top steps (B-9, B-10)."""
    for p in range(s.players):
        if not s.options & EMPTY_NOT_RANKED or s.step[good][p] > 0:
            pay(s, p, RANK + good, prize(SHARED_PRIZES, SHARED_GOODS, s.players, s.step[good], p))
            pay(s, p, EXTRA + good, extra(s, s.step[good][p]))


def round_count(s):
    """Return the number of rounds (B-2)."""
    return SMALL_ROUNDS if s.options & SMALL else ROUNDS


def end_round(s):
    """B-12. The holds stay as they are until the next round starts."""
    for p in range(s.players):
        s.purse[s.round][p] = s.florins[p]
    score_holds(s)
    climb_pyramids(s)
    for good in range(GOODS):
        score_good(s, good)
    s.round += 1
    if s.round == round_count(s):
        s.due = OVER
    else:
        seek_first(s)


def seek_first(s):
    """B-2: the poorest starts, ties are broken at random; in the first round all are tied."""
    s.tied = seek_poorest(s.players, s.florins, s.poorest)
    if s.tied > 1:
        s.due = FIRST
    else:
        start_round(s, s.poorest[0])


def start_round(s, first):
    """B-2: any of the 36 cards can come, but only six per player will."""
    s.active = first
    s.turn = first
    small = s.options & SMALL
    s.unseen_n = SMALL_CARDS if small else CARDS
    for i in range(s.unseen_n):
        s.unseen[i] = SMALL_DECK[i] if small else DECK[i]
    s.left = (SMALL_CARDS_EACH if small else CARDS_EACH) * s.players
    for p in range(s.players):
        s.hold_n[p] = 0
        s.value[p] = 0
    s.filling = 0
    s.due = MOVE


# -- the whole game ----------------------------------------------------------------------------------------------------


def starting_purse(players, options):
    """Return the florins that everyone starts with (B-1)."""
    if options & SMALL:
        return SMALL_PURSE
    return PURSE_OF_MANY if players >= MANY_PLAYERS else PURSE


def new_game(s, players, options):
    """Fill a state of zeros (B-1)."""
    s.players = players
    s.options = options
    for p in range(players):
        s.florins[p] = starting_purse(players, options)
    seek_first(s)


def score(s, p):
    return s.florins[p]


def won(s, p):
    """Return seat p's share of the win, in sixtieths (B-12)."""
    return share_of_win(s.players, s.florins, p)
