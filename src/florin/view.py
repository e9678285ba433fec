"""What one seat sees: all that a bot, a browser, a spectator or an environment is ever given.

A view is built field by field, never by stripping a state. It is complete: whatever its seat may believe follows
from it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from florin.notation import CARDS, line_for, move_text
from florin.rules import MOVE, OVER, State, card, court

Rows = tuple[tuple[int, ...], ...]


class Facts(dict[str, Any]):
    """A dictionary that cannot be changed; it travels as JSON and between processes like any other."""

    __slots__ = ()

    def _refuse(self, *_args: Any, **_values: Any) -> Any:
        raise TypeError("what a view tells cannot be changed; change a copy, dict(…)")

    clear = pop = popitem = setdefault = update = __delitem__ = __ior__ = __setitem__ = _refuse

    def __reduce__(self) -> tuple[type, tuple[dict[str, Any]]]:
        return Facts, (dict(self),)


def frozen(value: Any) -> Any:
    """A value and all in it, unchangeable."""
    if isinstance(value, dict):
        return Facts({name: frozen(item) for name, item in value.items()})
    return tuple(map(frozen, value)) if isinstance(value, list) else value


@dataclass(frozen=True, kw_only=True, slots=True)
class View:
    """What every game's view tells. `seat` is None for the spectator; `legal` is empty but on one's turn."""

    game: str
    rules: int
    options: Mapping[str, Any]
    seat: int | None
    turn: int | None
    over: bool
    legal: tuple[str, ...]
    scores: Rows
    winners: tuple[int, ...] | None
    log: tuple[str, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class CardView(View):
    """The card game: market, ships and warehouses lie open. Cards are in notation, goods in the order G S F D C."""

    day: int  # 1 to 3
    deck: int  # how many cards are left in it
    market: tuple[str, ...]
    revealed: int  # in this turn
    last_turn: bool
    capacity: int
    florins: tuple[int, ...]
    ships: tuple[tuple[str, ...], ...]
    loads: tuple[int, ...]  # spaces taken
    values: tuple[int, ...]
    warehouses: Rows  # icons of each good, today's ship not included
    unseen: Mapping[str, int]  # the cards in the deck, known because all others lie open


@dataclass(frozen=True, kw_only=True, slots=True)
class BoardView(View):
    """The auction game: everything lies open but the cards to come. Goods are in the order M P D C S."""

    round: int  # 1 to 3
    pile: int  # how many cards are still to come in this round
    active: int  # who turns cards
    lot: tuple[str, ...]
    bidding: bool
    bid: int  # the highest so far
    bidder: int | None
    florins: tuple[int, ...]
    holds: tuple[tuple[str, ...], ...]
    values: tuple[int, ...]
    pyramids: Rows  # each seat's step on each good's pyramid
    unseen: Mapping[str, int]  # the cards of which those to come are drawn


@dataclass(frozen=True, slots=True)
class Pile:
    """A card or pile at court, bottom first; it counts from `least` (jesters at 1) to `most` (at 10)."""

    number: int
    zone: str  # "circle", or the letter of the house whose Outer Court it is
    cards: tuple[str, ...]
    least: int
    most: int


@dataclass(frozen=True, kw_only=True, slots=True)
class CourtView(View):
    """The court: what lies open, one's own hand and what one planned."""

    stage: str  # "circle", "hands", "play" or "declare"
    hand: tuple[str, ...]
    planned: tuple[str, ...]  # one's own cards under the deck, the next to come first
    hands: tuple[int, ...]  # sizes
    decks: tuple[int, ...]  # sizes, planned cards included
    plans: tuple[int, ...]  # counted up to three (K-7)
    limits: tuple[int | None, ...]
    piles: tuple[Pile, ...]
    influence: tuple[int, ...]
    unseen: tuple[Mapping[str, int], ...]  # of each house, what this seat has not seen
    eliminated: tuple[tuple[str, ...], ...]


def winners(s: State) -> tuple[int, ...] | None:
    """All who share the win, or None while the game goes on."""
    return tuple(p for p in range(s.players) if s.won(p)) if s.due == OVER else None


def score_rows(game: str, s: State) -> list[list[int]]:
    """Florins after each day or round that is over; in court one row at the end, the influence of each house."""
    seats = range(s.players)
    if game == "court":
        return [[s.score(p) for p in seats]] if s.due == OVER else []
    if game == "board":
        return [[s.purse[day][p] + sum(s.paid[day][p]) for p in seats] for day in range(s.round)]
    return [[sum(sum(s.paid[day][p]) for day in range(last + 1)) for p in seats] for last in range(s.day)]


def build_view(
    game: str, rules: int, options: Mapping[str, Any], s: State, log: Sequence[int], seat: int | None
) -> CardView | BoardView | CourtView:
    """The view of a seat, or of the spectator, on a state and the log that led to it."""
    mine = s.due == MOVE and s.turn == seat
    common: dict[str, Any] = {
        "game": game,
        "rules": rules,
        "options": frozen(options),
        "seat": seat,
        "turn": s.turn if s.due == MOVE else None,
        "over": s.due == OVER,
        "legal": tuple(move_text(game, action, s.turn) for action in s.legal()) if mine else (),
        "scores": tuple(map(tuple, score_rows(game, s))),
        "winners": winners(s),
        "log": tuple(line_for(game, line, seat) for line in log),
    }
    if game == "card":
        return card_view(s, common)
    return board_view(s, common) if game == "board" else court_view(s, seat, common)


def texts(game: str, cards: Sequence[int], n: int) -> tuple[str, ...]:
    return tuple(CARDS[game][kind] for kind in cards[:n])


def counts(game: str, cards: Sequence[int]) -> Mapping[str, int]:
    """How many there are of each card, in the canonical order."""
    return Facts({CARDS[game][kind]: n for kind, n in sorted(Counter(cards).items())})


def card_view(s: State, common: dict[str, Any]) -> CardView:
    seats = range(s.players)
    ships = [s.ship[p][: s.ship_n[p]] for p in seats]
    under_way = s.due in (MOVE, card.CARD)
    return CardView(
        **common,
        day=min(s.day + 1, card.DAYS),
        deck=s.deck_n,
        market=texts("card", s.market, s.market_n),
        revealed=s.revealed,
        last_turn=bool(s.last_turn),
        capacity=7 if s.players == 2 else 5,
        florins=tuple(s.florins[: s.players]),
        ships=tuple(texts("card", ship, len(ship)) for ship in ships),
        loads=tuple(s.load[: s.players]),
        values=tuple(s.value[: s.players]),
        warehouses=tuple(
            tuple(s.icons[good][p] - (loaded(ships[p], good) if under_way else 0) for good in range(card.GOODS))
            for p in seats
        ),
        unseen=counts("card", s.deck[: s.deck_n]),
    )


def loaded(ship: Sequence[int], good: int) -> int:
    """A ship's icons of a good."""
    return sum(card.ICONS[kind] for kind in ship if card.GOOD[kind] == good)


def board_view(s: State, common: dict[str, Any]) -> BoardView:
    seats = range(s.players)
    return BoardView(
        **common,
        round=min(s.round + 1, 3),
        pile=s.left,
        active=s.active,
        lot=texts("board", s.lot, s.lot_n),
        bidding=bool(s.bidding),
        bid=s.best if s.bidding else 0,
        bidder=s.bidder if s.bidding and s.bidder >= 0 else None,
        florins=tuple(s.florins[: s.players]),
        holds=tuple(texts("board", s.hold[p], s.hold_n[p]) for p in seats),
        values=tuple(s.value[: s.players]),
        pyramids=tuple(tuple(s.step[good][p] for good in range(5)) for p in seats),
        unseen=counts("board", s.unseen[: s.unseen_n]),
    )


def pile_cards(s: State, i: int) -> tuple[int, ...]:
    """The codes of a pile's cards, from the bottom up."""
    cards, x = [], s.bottom[i]
    for _ in range(s.size[i]):
        cards.append(s.noble[x])
        x = s.above[x]
    return tuple(cards)


def house_cards(s: State, house: int) -> Counter[int]:
    """All cards of a house, as codes."""
    dukes = s.options & court.DUKES
    copies = dict.fromkeys(range(court.DUKE), 2) | ({court.DUKE: 1} if dukes else {})
    return Counter({house << 4 | kind: n for kind, n in copies.items()})


def court_view(s: State, seat: int | None, common: dict[str, Any]) -> CourtView:
    piles = {i: pile_cards(s, i) for i in s.pile[: s.piles]}
    at_court = Counter(noble for cards in piles.values() for noble in cards)
    unseen, gone = [], []
    for p in range(2):
        deck = [*s.unseen[p][: s.unseen_n[p]], *s.aside[p][: s.aside_n[p]]]
        held = [*s.hand[p][: s.hand_n[p]], *s.under[p][: s.under_n[p]]]
        coded = Counter(p << 4 | kind for kind in deck + held)
        gone.append(house_cards(s, p) - at_court - coded)
        unseen.append(counts("court", [p << 4 | kind for kind in (deck if p == seat else deck + held)]))

    def own(cards: Sequence[Sequence[int]], sizes: Sequence[int]) -> tuple[str, ...]:
        return () if seat is None else texts("court", [seat << 4 | kind for kind in cards[seat]], sizes[seat])

    return CourtView(
        **common,
        stage=("circle", "hands", "play", "declare")[s.stage],
        hand=own(s.hand, s.hand_n),
        planned=own(s.under, s.under_n),
        hands=tuple(s.hand_n),
        decks=tuple(s.unseen_n[p] + s.under_n[p] for p in range(2)),
        plans=tuple(s.plans),
        limits=tuple(None if limit == court.NO_LIMIT else limit for limit in s.limit),
        piles=tuple(
            Pile(i, ("R", "G", "circle")[s.zone[i]], texts("court", cards, len(cards)), s.sum[i], s.most[i])
            for i, cards in piles.items()
        ),
        influence=tuple(s.score(p) for p in range(2)),
        unseen=tuple(unseen),
        eliminated=tuple(tuple(CARDS["court"][code] for code in sorted(cards.elements())) for cards in gone),
    )
