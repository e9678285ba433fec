"""The worth of the lots of an auction game to each seat, and what became of them.

The worth of a lot is the most florins at which buying it is no worse than what happens otherwise: of the others, the
one to whom it is worth most buys it at the second highest worth plus one. All prices are tried in the same worlds, with
one way of playing for all others at a time.
"""

from array import array
from collections.abc import Iterable, Sequence

from florin.bots.beliefs import engine_on
from florin.bots.bidding import bidders, sale
from florin.bots.reasons import mean_florins
from florin.notation import CARDS
from florin.position import Position
from florin.reviewing.model import Appraisal, Lot
from florin.rules import BoardState, board
from florin.search import search_of

OTHER_STYLES = ("hoarder", "spoiler", "miser")  # how the others may play, if not as merchants
PART, ROUGHLY = 8, 16  # a price is tried with these parts of a move's simulations, against merchants and the others
DECIDED = 0.02  # if the price changes a seat's chances by less than this, its florins count in their place
WORLDS = 64  # in which they are counted
DOUBT = 1  # florins by which a worth may be off
Worths = dict[int, int]  # of the seats that may bid


def opens_auction(before: Position) -> bool:
    """Return whether this is the first question in an auction: nobody with room and money was asked before (B-4)."""
    state: BoardState = before.state
    if before.game.name != "board" or not state.bidding or state.best:
        return False
    asked = [(state.active + j) % state.players for j in range(1, state.asked)]
    return not any(board.SPACES - state.hold_n[p] >= state.lot_n and state.florins[p] for p in asked)


def lot_of(before: Position, line: int, log: Sequence[int], luck: int, sims: int) -> Lot:
    """Return what became of the lot on offer; `log` has the lines from here on, the first of which is `line`."""
    state: BoardState = before.state
    bids = bids_for(before, log)
    price = max(bids.values())
    buyer = next((seat for seat, bid in bids.items() if bid == price), None) if price else None
    worths = worths_of(before, "merchant", luck, max(1, sims // PART))
    every = [worths, *(worths_of(before, style, luck, max(1, sims // ROUGHLY)) for style in OTHER_STYLES)]
    appraisals = [
        Appraisal(seat, worth, min(one[seat] for one in every), max(one[seat] for one in every), bids.get(seat))
        for seat, worth in worths.items()
    ]
    surplus = {seat: worth - price for seat, worth in worths.items()}
    overpaid = -surplus[buyer] if buyer is not None else 0
    return Lot(
        line=line,
        end=line + len(bids) - 1,
        cards=[CARDS["board"][kind] for kind in state.lot[: state.lot_n]],
        appraisals=appraisals,
        fair=fair_price(worths.values()),
        buyer=buyer,
        price=price,
        overpaid=overpaid if overpaid > DOUBT else 0,
        let_go=[seat for seat in worths if seat != buyer and surplus[seat] > DOUBT],
    )


def bids_for(before: Position, log: Sequence[int]) -> dict[int, int]:
    """Return what each seat answers in the auction that has begun; 0 is a pass."""
    state: BoardState = before.state.copy()
    bids = dict[int, int]()
    for code in log:
        if not state.bidding:
            break
        bids[code & 15] = (code >> 4) - board.BID
        state.apply(code >> 4)
    return bids


def fair_price(worths: Iterable[int]) -> int:
    """Return what a lot goes for if nobody errs: the second highest worth plus one, but no more than the highest.

    >>> fair_price([3, 11, 8]), fair_price([5]), fair_price([6, 6]), fair_price([0, 0])
    (9, 1, 6, 0)
    """
    highest, second, *_ = [*sorted(worths, reverse=True), 0, 0]
    return min(highest, second + 1)


def worths_of(before: Position, style: str, luck: int, sims: int) -> Worths:
    """Return what the lot on offer is worth to each seat that may bid, if the others play in this style."""
    seats = bidders(before.state)
    judges = [Appraiser(before, seat, style, luck, sims) for seat in seats]
    alone = {judge.seat: judge.worth(None, 0) for judge in judges}
    found = {}
    for judge in judges:
        others = {seat: worth for seat, worth in alone.items() if seat != judge.seat and worth}
        keenest = max(others, key=others.__getitem__, default=None)
        found[judge.seat] = judge.worth(keenest, fair_price(others.values()))
    return found


class Appraiser:
    """Tries prices for one seat, each only once."""

    def __init__(self, before: Position, seat: int, style: str, luck: int, sims: int) -> None:
        state: BoardState = before.state
        self.state, self.seat, self.luck, self.sims = state, seat, luck, sims
        self.most: int = state.florins[seat]
        own = [1.0, 1.0]  # running sums: surely in the first style
        beliefs = array("d", [x for p in range(state.players) for x in (own if p == seat else (0.0, 1.0))])
        self.engine = engine_on(search_of("board"), before, ("merchant", style), beliefs)
        self.tried: dict[tuple[int | None, int], float] = {}

    def share(self, buyer: int | None, price: int) -> float:
        """Return the seat's share of the win if someone, or nobody, buys the lot."""
        if (buyer, price) not in self.tried:
            moves = sale(self.state, buyer, price)
            self.tried[buyer, price] = self.engine.measure(moves, self.luck, 0, self.sims)[self.seat] / self.sims
        return self.tried[buyer, price]

    def worth(self, otherwise: int | None, price: int) -> int:
        """Return the most florins that the lot is worth, if otherwise another buys it at a price, or nobody does."""
        if self.share(self.seat, 1) - self.share(self.seat, self.most) < DECIDED:
            return self.florins_worth(otherwise, price)
        bar = self.share(otherwise, price)
        least, beyond = 0, self.most + 1
        while beyond - least > 1:
            middle = (least + beyond) // 2
            least, beyond = (middle, beyond) if self.share(self.seat, middle) >= bar else (least, middle)
        return least

    def florins_worth(self, otherwise: int | None, price: int) -> int:
        """Return how many florins more the seat has at the end of the round if it buys, the price not counted."""
        worlds = min(WORLDS, self.sims)
        bought, not_bought = (
            mean_florins(self.engine, sale(self.state, *end), self.luck, worlds)(self.seat)
            for end in ((self.seat, 1), (otherwise, price))
        )
        return min(self.most, max(0, round(bought + 1 - not_bought)))
