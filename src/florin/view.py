"""Views, what one seat sees: everything that a bot, a browser, a spectator or an environment is ever given.

A view is built field by field, never by stripping a state. It is complete: everything its seat can know follows from
it. It also names the figures of the rules (spaces, prizes, the range of a Jester), so that no reader has to know them.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from types import SimpleNamespace
from typing import Any

from florin.notation import CARDS, line_for, move_text
from florin.rules import MOVE, OVER, BoardState, CardState, CourtState, State, board, card, court
from florin.rules.prizes import PLACES
from florin.rules.states import FlatState

Rows = tuple[tuple[int, ...], ...]


class Facts(dict[str, Any]):
    """A dictionary that cannot be changed; JSON and pickle treat it like any other."""

    __slots__ = ()

    def _refuse(self, *_args: Any, **_values: Any) -> Any:
        raise TypeError("a view cannot be changed; change a copy, dict(…)")

    clear = pop = popitem = setdefault = update = __delitem__ = __ior__ = __setitem__ = _refuse

    def __reduce__(self) -> tuple[type, tuple[dict[str, Any]]]:
        return Facts, (dict(self),)


def frozen(value: Any) -> Any:
    """Return a value that cannot be changed, nor anything in it."""
    if isinstance(value, dict):
        return Facts({name: frozen(item) for name, item in value.items()})
    return tuple(map(frozen, value)) if isinstance(value, list) else value


@dataclass(frozen=True, kw_only=True, slots=True)
class View:
    """The fields of every game's view. `seat` is None for the spectator; `legal` is empty unless it is its turn."""

    game: str
    rules: int
    options: Mapping[str, Any]
    seat: int | None
    turn: int | None
    over: bool
    legal: tuple[str, ...]
    scores: Rows
    winners: tuple[int, ...] | None
    ended: str | None  # how the game ended, see Position.ended
    log: tuple[str, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class CardView(View):
    """The card game: market, ships and warehouses are public. Cards are in notation, goods in the order G S F D C."""

    day: int  # from 1
    deck: int  # cards left in it
    market: tuple[str, ...]
    revealed: int  # in this turn
    last_turn: bool
    capacity: int  # spaces of a ship
    florins: tuple[int, ...]
    ships: tuple[tuple[str, ...], ...]
    loads: tuple[int, ...]  # spaces taken
    values: tuple[int, ...]
    warehouses: Rows  # icons of each good, today's ship not included
    unseen: Mapping[str, int]  # the cards in the deck, known because all others are public
    last_day: int
    most_revealed: int  # cards that may be revealed in a turn
    ship_prizes: tuple[int, ...]  # from the first place on
    good_prizes: tuple[int, ...]  # likewise
    bonuses: Rows  # icons of a good, and the florins that this many pay


@dataclass(frozen=True, kw_only=True, slots=True)
class BoardView(View):
    """The auction game: everything is public except the cards to come. Goods are in the order M P D C S."""

    round: int  # from 1
    pile: int  # cards still to come in this round
    active: int  # the seat that turns up cards
    lot: tuple[str, ...]
    bidding: bool
    bid: int  # the highest so far
    bidder: int | None
    florins: tuple[int, ...]
    holds: tuple[tuple[str, ...], ...]
    values: tuple[int, ...]
    pyramids: Rows  # each seat's step on each good's pyramid
    unseen: Mapping[str, int]  # the cards from which those to come are drawn
    last_round: int
    purse: int  # florins at the start of the game
    capacity: int  # spaces of a hold
    lot_size: int  # most cards in a lot
    top_step: int
    hold_prizes: tuple[int, ...]  # from the first place on
    good_prizes: tuple[int, ...]  # likewise
    bonuses: Rows  # a step of a pyramid, and the extra florins that it pays


@dataclass(frozen=True, slots=True)
class Pile:
    """A card or pile at court, bottom first; it counts from `least` (Jesters at 1) to `most` (at 10)."""

    number: int
    zone: str  # "circle", or the letter of the house whose Outer Court it is
    cards: tuple[str, ...]
    least: int
    most: int


@dataclass(frozen=True, kw_only=True, slots=True)
class CourtView(View):
    """The court: the public cards, the seat's own hand and the cards it planned."""

    stage: str  # "circle", "hands", "play" or "declare"
    hand: tuple[str, ...]
    planned: tuple[str, ...]  # the seat's own cards under the deck, the next to come first
    hands: tuple[int, ...]  # sizes
    decks: tuple[int, ...]  # sizes, planned cards included
    plans: tuple[int, ...]  # counted up to `most_plans` (K-7)
    limits: tuple[int | None, ...]
    piles: tuple[Pile, ...]
    influence: tuple[int, ...]
    unseen: tuple[Mapping[str, int], ...]  # of each house, the cards that this seat has not seen
    eliminated: tuple[tuple[str, ...], ...]
    circle_size: int  # cards of each house laid in the Inner Circle
    hand_size: int
    jester: tuple[int, int]  # what a Jester can count, least and most
    most_plans: int  # the game is drawn when both have planned this often


def winners(s: FlatState) -> tuple[int, ...] | None:
    """Return the seats that share the win, or None while the game goes on."""
    return tuple(p for p in range(s.players) if s.won(p)) if s.due == OVER else None


def end_reason(game: str, s: State) -> str:
    """Return how a game that is over ended.

    card and board: "scored". court: "plans" (drawn, K-7), "circle" or "house" (the Inner Circle is empty, or a house
    has no noble left there, K-12), "cards" (neither can play, K-11).
    """
    if game != "court":
        return "scored"
    if s.drawn:
        return "plans"
    if court.circle_empty(s):
        return "circle"
    return "house" if court.house_gone(s) else "cards"


def score_rows(game: str, s: State) -> list[list[int]]:
    """Return the florins after each finished day or round; at court one row at the end, each house's influence."""
    seats = range(s.players)
    if game == "court":
        return [[s.score(p) for p in seats]] if s.due == OVER else []
    paid = s.paid  # the compiled state makes a new list each time
    if game == "board":
        purse = s.purse
        return [[purse[day][p] + sum(paid[day][p]) for p in seats] for day in range(s.round)]
    totals = [list(accumulate(sum(paid[day][p]) for day in range(s.day))) for p in seats]
    return [[totals[p][day] for p in seats] for day in range(s.day)]


def build_view(
    game: str, rules: int, options: Mapping[str, Any], s: State, log: Sequence[int], seat: int | None
) -> CardView | BoardView | CourtView:
    """Return what a seat, or the spectator, sees of a state and the log that led to it."""
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
        "ended": end_reason(game, s) if s.due == OVER else None,
        "log": tuple(line_for(game, line, seat) for line in log),
    }
    if game == "card":
        return card_view(s, common)
    return board_view(s, common) if game == "board" else court_view(s, seat, common)


def texts(game: str, cards: Sequence[int], n: int) -> tuple[str, ...]:
    return tuple(CARDS[game][kind] for kind in cards[:n])


def counts(game: str, cards: Sequence[int]) -> Mapping[str, int]:
    """Count the cards of each kind, in the canonical order."""
    return Facts({CARDS[game][kind]: n for kind, n in sorted(Counter(cards).items())})


@lru_cache(maxsize=256)
def card_figures(players: int, options: int) -> Mapping[str, Any]:
    """Return the figures of the rules that a CardView names."""
    game: Any = SimpleNamespace(players=players, options=options)
    return {
        "capacity": card.capacity(game),
        "last_day": card.day_count(game),
        "most_revealed": card.MOST_REVEALED,
        "ship_prizes": tuple(card.SHIP_PRIZES[PLACES * players :][:players]),
        "good_prizes": tuple(card.GOOD_PRIZES[:players]),
        "bonuses": rises([card.bonus(game, icons) for icons in range(card.CARDS)]),
    }


@lru_cache(maxsize=256)
def board_figures(players: int, options: int) -> Mapping[str, Any]:
    """Return the figures of the rules that a BoardView names."""
    game: Any = SimpleNamespace(players=players, options=options)
    return {
        "last_round": board.round_count(game),
        "purse": board.starting_purse(players, options),
        "capacity": board.spaces(game),
        "lot_size": board.LOT_CARDS,
        "top_step": board.TOP_STEP,
        "hold_prizes": tuple(board.HOLD_PRIZES[board.hold_row(game) :][:players]),
        "good_prizes": tuple(board.GOOD_PRIZES[:players]),
        "bonuses": rises([board.extra(game, step) for step in range(board.TOP_STEP + 1)]),
    }


def rises(florins: Sequence[int]) -> Rows:
    """Return the counts at which the pay rises, each with its florins."""
    return tuple((n, florins[n]) for n in range(1, len(florins)) if florins[n] > florins[n - 1])


def card_view(s: CardState, common: dict[str, Any]) -> CardView:
    seats = range(s.players)
    ship, icons = s.ship, s.icons
    ships = [ship[p][: s.ship_n[p]] for p in seats]
    under_way = s.due in (MOVE, card.CARD)
    return CardView(
        **common,
        day=min(s.day + 1, card.day_count(s)),
        deck=s.deck_n,
        market=texts("card", s.market, s.market_n),
        revealed=s.revealed,
        last_turn=bool(s.last_turn),
        florins=tuple(s.florins[: s.players]),
        ships=tuple(texts("card", ship, len(ship)) for ship in ships),
        loads=tuple(s.load[: s.players]),
        values=tuple(s.value[: s.players]),
        warehouses=tuple(
            tuple(row[p] - n for row, n in zip(icons, loaded(ships[p] if under_way else ()), strict=True))
            for p in seats
        ),
        unseen=counts("card", s.deck[: s.deck_n]),
        **card_figures(s.players, s.options),
    )


def loaded(ship: Sequence[int]) -> list[int]:
    """Count a ship's icons of each good."""
    icons = [0] * card.GOODS
    for kind in ship:
        if card.ICONS[kind]:
            icons[card.GOOD[kind]] += card.ICONS[kind]
    return icons


def board_view(s: BoardState, common: dict[str, Any]) -> BoardView:
    seats = range(s.players)
    hold, step = s.hold, s.step
    return BoardView(
        **common,
        round=min(s.round + 1, board.round_count(s)),
        pile=s.left,
        active=s.active,
        lot=texts("board", s.lot, s.lot_n),
        bidding=bool(s.bidding),
        bid=s.best if s.bidding else 0,
        bidder=s.bidder if s.bidding and s.bidder >= 0 else None,
        florins=tuple(s.florins[: s.players]),
        holds=tuple(texts("board", hold[p], s.hold_n[p]) for p in seats),
        values=tuple(s.value[: s.players]),
        pyramids=tuple(tuple(step[good][p] for good in range(board.GOODS)) for p in seats),
        unseen=counts("board", s.unseen[: s.unseen_n]),
        **board_figures(s.players, s.options),
    )


def pile_cards(s: CourtState, i: int) -> tuple[int, ...]:
    """Return the codes of a pile's cards, from the bottom up."""
    noble, above, x = s.noble, s.above, s.bottom[i]
    cards = []
    for _ in range(s.size[i]):
        cards.append(noble[x])
        x = above[x]
    return tuple(cards)


def limit_of(s: CourtState, house: int) -> int | None:
    """Return the highest value that a house may still play, None while it may play any (K-10)."""
    return None if s.limit[house] == court.NO_LIMIT else s.limit[house]


def house_cards(s: CourtState, house: int) -> Counter[int]:
    """Count all cards of a house, as codes."""
    return Counter({house << 4 | kind: court.copies(kind, s.options) for kind in range(court.KINDS)})


def court_view(s: CourtState, seat: int | None, common: dict[str, Any]) -> CourtView:
    piles = {i: pile_cards(s, i) for i in s.pile[: s.piles]}
    zone, least, most = s.zone, s.sum, s.most
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
        limits=tuple(limit_of(s, p) for p in range(2)),
        piles=tuple(
            Pile(i, ("R", "G", "circle")[zone[i]], texts("court", cards, len(cards)), least[i], most[i])
            for i, cards in piles.items()
        ),
        influence=tuple(s.score(p) for p in range(2)),
        unseen=tuple(unseen),
        eliminated=tuple(tuple(CARDS["court"][code] for code in sorted(cards.elements())) for cards in gone),
        circle_size=court.circle_cards(s.options),
        hand_size=court.hand_cards(s.options),
        jester=(court.JESTER_LEAST, court.JESTER_MOST),
        most_plans=court.MOST_PLANS,
    )
