"""Payout previews: what the rules would pay, and what each move would come to, so that nobody else needs the rules.

Everything here is public in the trading games. At court a preview is made only for the seat to move.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from types import ModuleType, SimpleNamespace
from typing import Any, Literal, NamedTuple

from florin.breakdown import HouseScore, Payment, house_scores
from florin.effects.court import move_effects
from florin.effects.model import Conspired, Effect, Eliminated, Jester, JestersSet, PileSplit, Scoring
from florin.effects.trade import cargo_of, taken_kinds
from florin.game import Game
from florin.narration import Message
from florin.notation import FACE_DOWN, TAKES, follow, move_text
from florin.position import Position
from florin.replaying import sample
from florin.rules import FIRST, OVER, CourtState, State, board, court, rules_of
from florin.verdict import verdict
from florin.view import BoardView, CardView, CourtView, Rows, View

Payments = tuple[Payment, ...]


@dataclass(frozen=True, slots=True)
class TakePreview:
    """A take: the spaces it needs, those left then (below 0 if it does not fit), the ship's value, the icons then."""

    spaces: int
    left: int
    value: int
    place: int
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LotPreview:
    """The lot in the player's own hold: its value and place then, the spaces left, and the step on each pyramid."""

    left: int
    value: int
    place: int
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BidPreview:
    """A bid of the auction game: the florins left if it wins, and the seats that could still top it."""

    florins: int
    may_top: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outbid:
    """A rival who may bid later, and the bid that exceeds all that this rival has."""

    seat: int
    florins: int


@dataclass(frozen=True, slots=True)
class NoblePreview:
    """A noble at court: the influence of both houses then, what its pile counts, and in a conspiracy how.

    `power` is set if the Minister eliminates the rest of the pile or the Lady splits it (K-8).
    """

    influence: tuple[int, int]
    least: int | None = None
    most: int | None = None
    power: Literal["minister", "lady"] | None = None
    sum: int | None = None
    jesters: tuple[Jester, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Preview:
    """The figures that are sent with a view.

    `now`: what would be paid if the day ended now; `places`: each seat's place by ship or hold, and `spaces_left` the
    spaces left on it; `counts`: by seat and good, the icons with those in the ship, or the step to which the hold
    leads. `after`: what would be paid after a take, or with the lot ("lot"). `takes`, `bids`, `outbids` and `nobles`
    say what moves would come to, for the seat to move; `with_lot` what the lot would come to, for every seat with room
    for it. `extras` are the view's bonuses. `days` are over. At the end `houses` says where the court's influence came
    from, and `race` how the game went: florins at the start and after each day, at court the influence of both houses
    after each move; `why` says what decided it for this seat.
    """

    now: Payments | None = None
    places: tuple[int, ...] = ()
    spaces_left: tuple[int, ...] = ()
    counts: Rows = ()
    after: dict[str, Payments] = field(default_factory=dict)
    takes: dict[str, TakePreview] = field(default_factory=dict)
    with_lot: LotPreview | None = None
    bids: dict[str, BidPreview] = field(default_factory=dict)
    outbids: tuple[Outbid, ...] = ()
    nobles: dict[str, NoblePreview] = field(default_factory=dict)
    extras: Rows = ()
    days: tuple[Scoring, ...] = ()
    houses: tuple[HouseScore, ...] = ()
    race: tuple[tuple[int, ...], ...] = ()
    why: Message | None = None


def preview(position: Position, view: View) -> Preview:
    """Return what is sent with this view of this position.

    >>> position = Game("card", players=3).start(seed=7)
    >>> _ = position.play("reveal")
    >>> preview(position, position.view(position.turn)).takes["take 1"]
    TakePreview(spaces=1, left=4, value=3, place=1, counts=(0, 0, 1, 0, 0))
    """
    if isinstance(view, CourtView):
        return court_preview(position, view)
    assert isinstance(view, CardView | BoardView)
    return Preview(**(public_fields(position, view) | seat_fields(position, view, view.seat, view.legal)))


def public_fields(position: Position, view: CardView | BoardView) -> dict[str, Any]:
    """Return the part of a preview that is the same for every seat."""
    taken = view.loads if isinstance(view, CardView) else tuple(map(len, view.holds))
    fields: dict[str, Any] = {
        "places": tuple(place_of(view.values, p) for p in range(len(view.values))),
        "spaces_left": tuple(view.capacity - spaces for spaces in taken),
        "counts": view.warehouses if isinstance(view, CardView) else view.pyramids,
        "extras": view.bonuses,
        "days": position.scorings() if view.scores else (),
    }
    if view.over:
        start = position.game.origin().state
        fields["race"] = (tuple(start.score(p) for p in range(start.players)), *view.scores)
    if under_way(position):
        now = outlook(position)
        fields |= {"now": now.paid, "counts": now.counts}
    return fields


def preview_of(view: View) -> Preview:
    """Return the preview of a view alone, from a position that its seat could be in: it is the same in all of them."""
    return preview(sample(view, seed=0), view)


def effects_ahead(view: View, move: str) -> tuple[Effect, ...]:
    """Return the effects that a legal move will have before anything is drawn, as the view's seat knows them."""
    return sample(view, seed=0).effects_ahead(move)


# -- card and board ----------------------------------------------------------------------------------------------------


def under_way(position: Position) -> bool:
    return position.state.due not in (FIRST, OVER)


def seat_fields(
    position: Position, view: CardView | BoardView, seat: int | None, legal: Sequence[str]
) -> dict[str, Any]:
    """Return the part of a preview that is only this seat's: what its moves would come to, and why it won or lost.

    Of the view, only what everyone sees is read.
    """
    s = position.state
    if view.over:
        return {"why": verdict_of(position, view, seat)}
    if not under_way(position):
        return {}
    if isinstance(view, CardView):
        return take_previews(position, view, legal) if legal else {}
    if seat is not None and s.lot_n and has_room(s, seat):
        bids = bid_previews(s, view, legal) if view.bidding and legal else {}
        return lot_preview(position, seat) | bids
    return {}


def place_of(values: Sequence[int], seat: int) -> int:
    """Return a seat's place, 1 for the highest; equal values share the better place."""
    return 1 + sum(value > values[seat] for value in values)


def take_previews(position: Position, view: CardView, legal: Sequence[str]) -> dict[str, Any]:
    """Preview every take that the market is long enough for; one that does not fit says how much is missing (C-4)."""
    s, module = position.state, module_of(position.game)
    seat, takes, after = s.turn, {}, {}
    for more, places in enumerate(TAKES):
        if int(places[-1]) > s.market_n:
            continue
        move, kinds = f"take {places}", taken_kinds(s, more)
        spaces = sum(module.SPACES[kind] for kind in kinds)
        then = outlook(position, seat, kinds)
        left = view.capacity - s.load[seat] - spaces
        takes[move] = TakePreview(spaces, left, then.values[seat], place_of(then.values, seat), then.counts[seat])
        if move in legal:
            after[move] = then.paid
    return {"takes": takes, "after": after}


def has_room(s: State, seat: int) -> bool:
    """Return whether the lot fits into a hold (B-4)."""
    return bool(s.hold_n[seat] + s.lot_n <= board.spaces(s))


def can_bid(s: State) -> list[int]:
    """Return the seats with room for the lot that are to bid, or may yet be asked to, in the order of play (B-4)."""
    order = [(s.active + k) % s.players for k in range(s.asked, s.players + 1)]
    return [p for p in order if has_room(s, p)]


def lot_preview(position: Position, seat: int) -> dict[str, Any]:
    s = position.state
    then = outlook(position, seat, s.lot[: s.lot_n])
    left = board.spaces(s) - s.hold_n[seat] - s.lot_n
    lot = LotPreview(left, then.values[seat], place_of(then.values, seat), then.counts[seat])
    return {"with_lot": lot, "after": {"lot": then.paid}}


def bid_previews(s: State, view: BoardView, legal: Sequence[str]) -> dict[str, Any]:
    """Preview every legal bid, and say what it takes to exceed each rival who may bid later."""
    rivals = [p for p in can_bid(s) if p != s.turn]
    outbids = tuple(Outbid(p, s.florins[p] + 1) for p in rivals if s.florins[p] >= view.bid)
    found = {}
    for move in legal:
        if move.startswith("bid "):
            bid = int(move[4:])
            found[move] = BidPreview(s.florins[s.turn] - bid, tuple(p for p in rivals if s.florins[p] > bid))
    return {"bids": found, "outbids": outbids}


def module_of(game: Game) -> ModuleType:
    return rules_of(game.name, game.rules).module


class Outlook(NamedTuple):
    """A day or round that ends: what the rules pay, the value of each ship or hold, and icons or steps by seat."""

    paid: Payments
    values: list[int]
    counts: Rows


def outlook(position: Position, seat: int = 0, kinds: Sequence[int] = ()) -> Outlook:
    """Return how the day would end if nothing more came except these cards, to a seat."""
    s, module = position.state, module_of(position.game)
    values = list(s.value[: s.players])
    values[seat] += sum(module.VALUE[kind] for kind in kinds)
    slate = SimpleNamespace(
        players=s.players,
        options=s.options,
        day=0,
        round=0,
        value=values,
        florins=[0] * s.players,
        paid=[[[0] * module.SOURCES for _ in range(s.players)]],
    )
    if position.game.name == "card":
        slate.icons = [row[: s.players] for row in s.icons]
        for kind in kinds:
            if module.ICONS[kind]:
                slate.icons[module.GOOD[kind]][seat] += module.ICONS[kind]
        module.score_ships(slate)
        counts = slate.icons
    else:
        slate.hold = cargo_of(s)
        slate.hold[seat] += kinds
        slate.hold_n = list(map(len, slate.hold))
        slate.step = [row[: s.players] for row in s.step]
        module.score_holds(slate)
        module.climb_pyramids(slate)
        counts = slate.step
    goods = [good_pay(module, s.players, s.options, tuple(row)) for row in counts]
    paid = []
    for (prize, *_), pays in zip(slate.paid[0], zip(*goods, strict=True), strict=True):
        rank, extra = zip(*pays, strict=True)
        paid.append(Payment(prize, rank, extra, prize + sum(rank) + sum(extra)))
    return Outlook(tuple(paid), values, tuple(zip(*counts, strict=True)))


@lru_cache(maxsize=4096)
def good_pay(module: ModuleType, players: int, options: int, counts: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return what the rules pay each seat for its rank in a good, and extra, by how many of it each has."""
    paid = [[0] * module.SOURCES for _ in range(players)]
    slate = SimpleNamespace(players=players, options=options, day=0, round=0, florins=[0] * players, paid=[paid])
    slate.icons = slate.step = [counts]
    module.score_good(slate, 0)
    return tuple((row[module.RANK], row[1 + module.GOODS]) for row in paid)


# -- court -------------------------------------------------------------------------------------------------------------


def court_preview(position: Position, view: CourtView) -> Preview:
    s = position.state
    if view.over:
        race = court_race(Key(position.game), tuple(position.lines))
        return Preview(houses=house_scores(s), race=race, why=verdict_of(position, view, view.seat))
    return Preview(nobles=noble_previews(s, module_of(position.game)) if view.legal and view.stage == "play" else {})


def noble_previews(s: CourtState, module: ModuleType) -> dict[str, NoblePreview]:
    """Preview every legal move that brings a noble to court."""
    seat = s.turn
    return {
        move_text("court", action, seat): noble_preview(s.copy(), module, action)
        for action in s.legal()
        if not module.PLAN <= action < module.ALLY
    }


def noble_preview(s: CourtState, module: ModuleType, action: int) -> NoblePreview:
    """Preview a move; the state changes."""
    least = most = None
    if action >= module.ALLY:
        on = (action - module.CONSPIRE) // module.PILES if action >= module.CONSPIRE else action - module.ALLY
        kind, pile = on // module.PILES, on % module.PILES + 1
        least, most = s.sum[pile] + module.VALUE[kind], s.most[pile] + module.highest(s, s.turn, kind)
    effects = move_effects(s, module, action)
    power: Literal["minister", "lady"] | None = None
    if any(isinstance(effect, Eliminated) and effect.by == "minister" for effect in effects):
        power = "minister"
    elif any(isinstance(effect, PileSplit) for effect in effects):
        power = "lady"
    total = next((effect.sum for effect in effects if isinstance(effect, Conspired)), None)
    jesters = next((effect.jesters for effect in effects if isinstance(effect, JestersSet)), ())
    return NoblePreview((s.score(0), s.score(1)), least, most, power, total, jesters)


def verdict_of(position: Position, view: View, seat: int | None) -> Message | None:
    return verdict(view.game, position.breakdown(), view.scores[-1], view.winners or (), seat)


# -- the game so far ---------------------------------------------------------------------------------------------------


class Key:
    """A game as a key of a cache: equal for equal games."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.name = repr(game)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)


@lru_cache(maxsize=128)
def court_race(key: Key, lines: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return the influence of both houses when play starts and after each move."""
    s, rows = key.game.origin().state, []
    for line in lines:
        if line & 15 < FACE_DOWN and s.stage == court.PLAY:
            rows.append((s.score(0), s.score(1)))
        follow(s, line)
    return (*rows, (s.score(0), s.score(1)))
