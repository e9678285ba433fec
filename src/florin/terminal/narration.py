"""What happened, told in sentences: from the lines of a log and the views before and after them.

A turn is a move with the draws that follow it. Nothing is told that the views' seat, or the log given, does not know.
"""

from collections.abc import Sequence

from florin.terminal.jesters import jester_values
from florin.terminal.words import Words
from florin.view import BoardView, CardView, CourtView, View

HIDDEN = "?"
CIRCLE, HANDS = 8, 10  # cards laid and drawn in the set-up of the court


def turns(log: Sequence[str]) -> list[tuple[int, int]]:
    """Where each turn of a log begins and ends; the first is what chance did before any move.

    >>> turns(["* first 0", "0 reveal", "* F3", "0 take 1"])
    [(0, 1), (1, 3), (3, 4)]
    """
    starts = [i for i, line in enumerate(log) if i == 0 or not line.startswith("*")]
    return list(zip(starts, [*starts[1:], len(log)], strict=True))


def drawn_cards(lines: Sequence[str]) -> list[str]:
    """The cards that chance brought."""
    return [line.removeprefix("* ") for line in lines if not line.startswith("* first")]


def opening(words: Words, after: View, lines: Sequence[str]) -> list[str]:
    """What chance did before the first move."""
    cards = drawn_cards(lines)
    told = []
    if isinstance(after, CourtView):
        laid = [
            words.say("circle-laid", house=words.house(h), cards=", ".join(cards[4 * h : 4 * h + 4])) for h in (0, 1)
        ]
        told = [*laid, *hands_drawn(words, cards[CIRCLE:])]
        if after.stage == "circle":
            return told
    return told + begins(words, after)


def begins(words: Words, after: View) -> list[str]:
    """Who starts a day, a round or the game."""
    return [] if after.turn is None else [words.did("begin", after.turn)]


def hands_drawn(words: Words, cards: Sequence[str]) -> list[str]:
    return [
        words.did("hand", h, cards=", ".join(hand)) if HIDDEN not in hand else words.did("hidden-hand", h)
        for h, hand in ((0, cards[:5]), (1, cards[5:HANDS]))
        if hand
    ]


def turn(words: Words, before: View, after: View, lines: Sequence[str]) -> list[str]:
    """A turn, with what came of it; what a day that ends with it paid is told apart (scoring.py)."""
    who, _, move = lines[0].partition(" ")
    seat, cards = int(who), drawn_cards(lines[1:])
    if isinstance(before, CardView):
        return card_turn(words, before, seat, move, cards)
    if isinstance(before, BoardView):
        assert isinstance(after, BoardView)
        return board_turn(words, before, after, seat, move, cards)
    assert isinstance(before, CourtView) and isinstance(after, CourtView)
    return court_turn(words, before, after, seat, move, cards)


def card_turn(words: Words, before: CardView, seat: int, move: str, cards: Sequence[str]) -> list[str]:
    if move == "reveal":
        return [words.did("reveal", seat, card=words.card(card)) for card in cards]
    taken = [before.market[-int(place)] for place in move.removeprefix("take ")]
    return [words.did("take", seat, cards=words.listed(taken))]


def board_turn(
    words: Words, before: BoardView, after: BoardView, seat: int, move: str, cards: Sequence[str]
) -> list[str]:
    """An auction that nobody can bid in, and the free filling of a hold, follow by themselves (B-4, B-7)."""
    verb, _, florins = move.partition(" ")
    if verb == "draw":
        told = [words.did("draw", seat, card=words.card(cards[0]))] if cards else []
        lot, cards = (*before.lot, *cards[:1]), cards[1:]
    else:
        told = [words.did(verb, seat, **({"florins": int(florins)} if florins else {}))]
        lot = before.lot
    if after.lot or not lot:
        return told
    buyer = seat if verb == "bid" else before.bidder
    if buyer is None:
        told.append(words.say("lot-out", cards=words.listed(lot)))
    else:
        told.append(words.did("buy", buyer, cards=words.listed(lot), florins=int(florins or before.bid)))
    if cards:
        loads = [len(hold) + (len(lot) if p == buyer else 0) for p, hold in enumerate(before.holds)]
        told.append(words.did("fill", loads.index(min(loads)), cards=words.listed(cards)))
    return told


def court_turn(
    words: Words, before: CourtView, after: CourtView, seat: int, move: str, cards: Sequence[str]
) -> list[str]:
    verb, *parts = move.split(" ")
    if verb in ("replace", "keep"):
        told = (
            [words.did("keep", seat)] if verb == "keep" else [words.did("replace", seat, card=parts[0], new=cards[0])]
        )
        told += hands_drawn(words, cards[verb == "replace" :])
        return told if after.stage == "circle" else told + begins(words, after)
    if verb == "declare":
        return [words.did("declare", seat, value=int(parts[0]))]
    told = [court_move(words, before, seat, verb, parts)]
    for card in cards:
        if after.decks[seat] == 0:
            told.append(words.did("draw-last", seat, card=words.card(card)))
        else:
            told.append(
                words.did("draw-hidden", seat)
                if card == HIDDEN
                else words.did("draw-noble", seat, card=words.card(card))
            )
    return told


def court_move(words: Words, before: CourtView, seat: int, verb: str, parts: Sequence[str]) -> str:
    """Sending, allying, conspiring or planning, with what it does to the piles (K-4 to K-9)."""
    card, *piles = parts
    if verb == "plan":
        return words.did("hidden-plan", seat) if card == HIDDEN else words.did("plan", seat, card=words.card(card))
    if verb == "send":
        return words.did("send", seat, card=words.card(card))
    lying = {str(pile.number): pile.cards for pile in before.piles}
    on = lying[piles[0]]
    if verb == "ally":
        told = words.did("ally", seat, card=words.card(card), pile=piles[0], cards=words.listed(on))
        if card[1:] == "0" and len(on) > 1:
            told += " " + words.say("minister-acts", cards=words.listed(on))
        return f"{told} {words.say('lady-acts')}" if card[1:] == "1" else told
    target = lying[piles[1]]
    told = words.did(
        *("conspire", seat), card=words.card(card), pile=piles[0], target=piles[1], cards=words.listed(target)
    )
    values = jester_values(card, on, target, before.limits[seat])
    if values:
        told += " " + words.say("jesters-count", values=", ".join(f"{jester} = {value}" for jester, value in values))
    return told
