"""Where every florin came from: what each day or round paid each seat, and for what."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from florin.rules import OVER, BoardState, CardState, CourtState, board, court
from florin.view import pile_cards

Breakdown = list[list[dict[str, Any]]]


@dataclass(frozen=True, slots=True)
class Payment:
    """A day's payment to a seat: `prize` for ship or hold, by good for the rank, and `extra` for many of it."""

    prize: int
    rank: tuple[int, ...]
    extra: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Share:
    """Seats with the same amount, and the places `first` to `last` that they share: `each` gets its part of `florins`.

    A seat that is alone in its place shares it with nobody. Places without a prize are left out, and so are seats that
    have nothing to be ranked by. A tie may round what each gets down to nothing.
    """

    first: int
    last: int
    florins: int
    each: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HouseScore:
    """Where a house's influence comes from: the Inner Circle, its own Outer Court and the other's."""

    circle: int
    own: int
    other: int
    nobles: int
    total: int


def payments(paid: Sequence[Sequence[int]]) -> tuple[Payment, ...]:
    """Return what a day or round paid each seat, from the rules' table of sources."""
    return tuple(Payment(p[0], tuple(p[1:6]), tuple(p[6:11]), sum(p[:11])) for p in paid)


def shares(prizes: Sequence[int], amounts: Sequence[int], paid: Sequence[int]) -> tuple[Share, ...]:
    """Return which places are shared by whom, from the first place on; `paid` is what the rules paid each seat for it.

    >>> shares((10, 5, 0), amounts=(2, 2, 0), paid=(7, 7, 0))
    (Share(first=1, last=2, florins=15, each=7, seats=(0, 1)),)
    >>> shares((10, 5, 0, 0), amounts=(3, 1, 1, 1), paid=(10, 0, 0, 0))[1]
    Share(first=2, last=4, florins=5, each=0, seats=(1, 2, 3))
    """
    found, first = [], 1
    for amount in sorted(set(amounts), reverse=True):
        seats = tuple(seat for seat, other in enumerate(amounts) if other == amount)
        last = first + len(seats) - 1
        each, prize = paid[seats[0]], sum(prizes[first - 1 : last])
        if each or (amount and prize):
            found.append(Share(first, last, prize, each, seats))
        first = last + 1
    return tuple(found)


def bids_paid(s: BoardState, number: int) -> tuple[int, ...]:
    """Return what each seat paid for lots in a round of the auction game, counted from 0."""
    seats = range(s.players)
    if number == 0:
        start = [board.starting_purse(s.players, s.options)] * s.players
    else:
        start = [s.purse[number - 1][p] + sum(s.paid[number - 1][p]) for p in seats]
    return tuple(start[p] - s.purse[number][p] for p in seats)


def trade_rows(s: CardState | BoardState, days: int, prize: str, extra: str) -> Breakdown:
    """Return the rows of the trading games, with their own names for the prize and the extra."""
    rows = [payments(s.paid[day][: s.players]) for day in range(days)]
    return [
        [{prize: p.prize, "rank": list(p.rank), extra: list(p.extra), "total": p.total} for p in row] for row in rows
    ]


def card_breakdown(s: CardState) -> Breakdown:
    return trade_rows(s, s.day, "ship", "bonus")


def board_breakdown(s: BoardState) -> Breakdown:
    """Subtract each round's bids from its total."""
    rows = trade_rows(s, s.round, "hold", "extra")
    for number, row in enumerate(rows):
        for part, bids in zip(row, bids_paid(s, number), strict=True):
            part["bids"] = bids
            part["total"] -= bids
    return rows


def house_scores(s: CourtState) -> tuple[HouseScore, ...]:
    """Return where each house's influence comes from (K-13)."""
    parts = [{"circle": 0, "own": 0, "other": 0, "nobles": 0} for _ in range(2)]
    for i in s.pile[: s.piles]:
        for noble in pile_cards(s, i):
            house = noble >> 4
            zone = "circle" if s.zone[i] == court.INNER else "own" if s.zone[i] == house else "other"
            parts[house][zone] += court.VALUE[noble & 15]
            parts[house]["nobles"] += 1
    return tuple(HouseScore(**parts[house], total=s.score(house)) for house in range(2))


def court_breakdown(s: CourtState) -> Breakdown:
    return [[asdict(part) for part in house_scores(s)]] if s.due == OVER else []


BREAKDOWNS: dict[str, Callable[[Any], Breakdown]] = {
    "card": card_breakdown,
    "board": board_breakdown,
    "court": court_breakdown,
}
