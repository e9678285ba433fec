"""Exploiters in the auction game: rules for turning up lots and for bids. The rest they do like a merchant."""

from collections.abc import Sequence

from florin.bots.gallery.policy import named, preferred
from florin.notation import GOODS
from florin.preview import preview_of
from florin.view import BoardView

CHEAP = 5  # florins: the most that exploit-late pays
HIGH = 4  # the mean value of a lot from which exploit-fives buys it


def never_bid(view: BoardView) -> str:
    """Pass, to keep the purse and have the hold filled for free (B-7); turn up large lots."""
    return "pass" if view.bidding else turn_up(view, view.lot_size)


def bid_one(view: BoardView) -> str:
    """Bid 1 if nobody else has bid."""
    return bid(view, 1) if view.bidding else turn_up(view, view.lot_size)


def top_by_one(view: BoardView) -> str:
    """Copy the bidder before, one florin higher; never bid first."""
    return bid(view, view.bid + 1 if view.bid else 0) if view.bidding else preferred(view)


def face_value(view: BoardView) -> str:
    """Bid the sum of the lot's values."""
    return bid(view, face(view.lot)) if view.bidding else preferred(view)


def half_face_value(view: BoardView) -> str:
    """Bid half of the sum of the lot's values."""
    return bid(view, face(view.lot) // 2) if view.bidding else preferred(view)


def bid_all(view: BoardView) -> str:
    """Bid everything for every lot."""
    return bid(view, florins(view)) if view.bidding else turn_up(view, view.lot_size)


def fifth(view: BoardView) -> str:
    """Bid a fifth of what the lot would gain if the round ended now, at least one florin."""
    return bid(view, max(1, gain(view) // 5)) if view.bidding else preferred(view)


def singles(view: BoardView) -> str:
    """Turn up single cards, and buy only those."""
    return bid_if(view, len(view.lot) == 1) if view.bidding else turn_up(view, 1)


def threes(view: BoardView) -> str:
    """Turn up lots of three, and buy only those."""
    return bid_if(view, len(view.lot) == 3) if view.bidding else turn_up(view, 3)


def not_as_turner(view: BoardView) -> str:
    """Never bid for the seat's own lot."""
    return bid_if(view, view.active != view.seat) if view.bidding else turn_up(view, 1)


def only_as_turner(view: BoardView) -> str:
    """Bid only for the seat's own lots, last of all, one florin more than the others."""
    return bid(view, view.bid + 1 if view.active == view.seat else 0) if view.bidding else preferred(view)


def one_good(view: BoardView) -> str:
    """Hoard one good, that in which the seat is highest: buy only lots that have it."""
    return bid_if(view, any(card[0] == favourite(view) for card in view.lot)) if view.bidding else preferred(view)


def fives(view: BoardView) -> str:
    """Buy only lots of high values."""
    return bid_if(view, face(view.lot) >= HIGH * len(view.lot)) if view.bidding else preferred(view)


def deny_leader(view: BoardView) -> str:
    """Outbid the rival who would have the most florins if the round ended now, whatever it takes."""
    if not view.bidding:
        return preferred(view)
    pay = preview_of(view).now or ()
    rivals = [seat for seat in range(len(view.florins)) if seat != view.seat]
    leader = max(rivals, key=lambda seat: view.florins[seat] + pay[seat].total)
    return bid(view, view.bid + 1) if view.bidder == leader else preferred(view)


def late(view: BoardView) -> str:
    """Pass until half of the round's cards are out, then buy cheaply whatever comes."""
    if not view.bidding:
        return turn_up(view, 1)
    out = len(view.lot) + sum(map(len, view.holds))
    return bid(view, view.bid + 1 if view.pile <= out and view.bid < CHEAP else 0)


def fill_first(view: BoardView) -> str:
    """Fill the hold first: top every bid up to a quarter of the purse, for lots as large as possible."""
    if not view.bidding:
        return turn_up(view, view.lot_size)
    return bid(view, view.bid + 1 if 4 * view.bid < florins(view) else 0)


# -- the view ----------------------------------------------------------------------------------------------------------


def turn_up(view: BoardView, cards: int) -> str:
    """Turn up cards until the lot has this many, as far as the rules allow."""
    return "draw" if "draw" in view.legal and (len(view.lot) < cards or "auction" not in view.legal) else "auction"


def bid(view: BoardView, florins: int) -> str:
    """Bid exactly this, or pass if that is not legal."""
    return f"bid {florins}" if f"bid {florins}" in view.legal else "pass"


def bid_if(view: BoardView, wanted: bool) -> str:
    """Bid like a merchant for a lot that is wanted, and pass otherwise."""
    return preferred(view) if wanted else "pass"


def face(cards: Sequence[str]) -> int:
    """Return the sum of the values of some cards."""
    return sum(int(card.lstrip(GOODS["board"])) for card in cards)


def florins(view: BoardView) -> int:
    assert view.seat is not None
    return view.florins[view.seat]


def gain(view: BoardView) -> int:
    """Return what the lot would add to the seat's pay if the round ended now."""
    found = preview_of(view)
    assert found.now is not None and view.seat is not None
    return found.after["lot"][view.seat].total - found.now[view.seat].total


def favourite(view: BoardView) -> str:
    """Return the good on whose pyramid the seat is or will be highest, the first if there are several."""
    assert view.seat is not None
    steps, hold = view.pyramids[view.seat], view.holds[view.seat]
    return max(GOODS["board"], key=lambda g: steps[GOODS["board"].index(g)] + sum(card[0] == g for card in hold))


EXPLOITERS = named(
    never_bid,
    bid_one,
    top_by_one,
    face_value,
    half_face_value,
    bid_all,
    singles,
    threes,
    not_as_turner,
    only_as_turner,
    one_good,
    deny_leader,
    late,
    fill_first,
    fives,
    fifth,
)
