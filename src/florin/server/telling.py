"""What the page is told beside a view, so that it need not know the rules: what the day would pay as things stand,
after a take or with the lot, how the days that are over were paid, and the race.

All of it lies open in the trading games, and the court's part is told only at its end.
"""

from collections.abc import Sequence
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import msgspec

from florin import Position
from florin.notation import FACE_DOWN
from florin.rules import FIRST, OVER, State, board, card, court, rules_of
from florin.view import BoardView, CardView, View, texts

Cargo = list[list[int]]  # each seat's cards in ship or hold, as kinds


class Payment(msgspec.Struct, frozen=True, kw_only=True):
    """What a day or round pays a seat: `prize` for ship or hold, by good for the rank, and `extra` for many of it."""

    prize: int
    rank: list[int]
    extra: list[int]
    total: int


class Day(msgspec.Struct, frozen=True, kw_only=True):
    """How a day or round ended. `counts` are, by seat and good, icons in the warehouse or steps on the pyramid."""

    cargo: list[list[str]]
    values: list[int]
    counts: list[list[int]]
    bids: list[int]
    paid: list[Payment]


class Telling(msgspec.Struct, frozen=True, kw_only=True):
    """`now`: what would be paid if the day ended now. `after`: likewise after a legal take, or with the lot ("lot").

    `extras`: from which count of a good on how much more is paid. `days` are over. `race` is told at the end: florins
    at the start and after each day, at court the influence of both houses after each move.
    """

    now: list[Payment] | None
    after: dict[str, list[Payment]]
    extras: list[list[int]]
    days: list[Day]
    race: list[list[int]]


def telling(position: Position, view: View) -> Telling:
    """All that is told beside this view of this position."""
    under_way = position.state.due not in (FIRST, OVER)
    now, after = None, {}
    if under_way and isinstance(view, CardView | BoardView):
        now = outlook(position, cargo_of(position.state))
        after = {name: outlook(position, cargo) for name, cargo in prospects(position.state, view).items()}
    days = ended_days(Key(position), tuple(position.lines)) if view.game != "court" and view.scores else []
    return Telling(now=now, after=after, extras=extras(position), days=days, race=race(position) if view.over else [])


class Key:
    """A position's game, equal for equal games, so that what was told of it can be kept."""

    def __init__(self, position: Position) -> None:
        self.game = position.game
        self.name = repr(position.game)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)


# -- as things stand ---------------------------------------------------------------------------------------------------


def cargo_of(s: State) -> Cargo:
    """What lies in each ship or hold."""
    cards, sizes = (s.ship, s.ship_n) if hasattr(s, "ship") else (s.hold, s.hold_n)
    return [list(cards[p][: sizes[p]]) for p in range(s.players)]


def prospects(s: State, view: CardView | BoardView) -> dict[str, Cargo]:
    """The ships after each legal take; the holds with the lot in this seat's, if there is room."""
    if view.seat is None:
        return {}
    loads = {}
    if isinstance(view, CardView):
        for move in view.legal:
            if move.startswith("take "):
                loads[move] = [s.market[s.market_n - int(place)] for place in move[5:]]
    elif view.lot and len(view.holds[view.seat]) + len(view.lot) <= board.SPACES:
        loads["lot"] = list(s.lot[: s.lot_n])
    return {name: loaded(cargo_of(s), view.seat, cards) for name, cards in loads.items()}


def loaded(cargo: Cargo, seat: int, cards: Sequence[int]) -> Cargo:
    return [[*row, *cards] if p == seat else row for p, row in enumerate(cargo)]


def outlook(position: Position, cargo: Cargo) -> list[Payment]:
    """What the rules would pay if the day ended with this cargo."""
    s, game = position.state, position.game
    module: Any = rules_of(game.name, game.rules).module
    seats = range(s.players)
    slate = SimpleNamespace(
        players=s.players,
        options=s.options,
        day=0,
        round=0,
        value=[sum(module.VALUE[kind] for kind in row) for row in cargo],
        florins=[0] * s.players,
        paid=[[[0] * module.SOURCES for _ in seats]],
        hold=cargo,
        hold_n=list(map(len, cargo)),
    )
    if game.name == "card":
        before = cargo_of(s)
        gains = [[icons_of(cargo[p], good) - icons_of(before[p], good) for p in seats] for good in range(5)]
        slate.icons = [[s.icons[good][p] + gains[good][p] for p in seats] for good in range(5)]
        module.score_ships(slate)
    else:
        slate.step = [list(s.step[good][: s.players]) for good in range(5)]
        module.score_holds(slate)
        module.climb_pyramids(slate)
    for good in range(5):
        module.score_good(slate, good)
    return payments(slate.paid[0])


def extras(position: Position) -> list[list[int]]:
    """From which count on a good pays more than its rank, and how much (C-10, B-10)."""
    s, game = position.state, position.game.name
    if game == "court":
        return []
    pays: Any = card.bonus if game == "card" else board.extra
    florins = [int(pays(s, count)) for count in range(1 + (board.TOP_STEP if game == "board" else card.CARDS))]
    return [[count, now] for count, now in enumerate(florins) if count and now > florins[count - 1]]


def icons_of(cards: Sequence[int], good: int) -> int:
    return sum(card.ICONS[kind] for kind in cards if card.GOOD[kind] == good)


def payments(paid: Sequence[Sequence[int]]) -> list[Payment]:
    return [Payment(prize=p[0], rank=list(p[1:6]), extra=list(p[6:11]), total=sum(p[:11])) for p in paid]


# -- what was ----------------------------------------------------------------------------------------------------------


def follow(s: State, line: int) -> None:
    """Lets a line of a log happen."""
    what, who = line >> 4, line & 15
    if who < FACE_DOWN:
        s.apply(what)
    else:
        s.draw(s.rank_of(what))


@lru_cache(maxsize=512)
def ended_days(key: Key, lines: tuple[int, ...]) -> list[Day]:
    """The days that are over. A new one clears the ships, so each is caught in the line that ends it."""
    name = key.game.name
    s, days = key.game.origin().state, []
    for line in lines:
        before = s.copy()
        follow(s, line)
        if done(s, name) > done(before, name):
            days.append(ended_day(name, before, line, s))
    return days


def done(s: State, game: str) -> int:
    """How many days or rounds are over."""
    return int(s.day if game == "card" else s.round)


def ended_day(game: str, before: State, line: int, s: State) -> Day:
    seats, day = range(s.players), done(before, game)
    cargo = cargo_of(before)
    if game == "card":
        more = (line >> 4) - card.TAKE
        places = [1, *([2] if more & 1 else []), *([3] if more & 2 else [])]
        cargo = loaded(cargo, before.turn, [before.market[before.market_n - place] for place in places])
        bids, counts = [0] * s.players, s.icons
    else:
        bids = [before.florins[p] - s.purse[day][p] for p in seats]
        if before.filling:
            cargo = loaded(cargo, before.turn, [line >> 4])
        elif any(bids):
            cargo = loaded(cargo, bids.index(max(bids)), before.lot[: before.lot_n])
        bids, counts = spent(s, day), s.step
    value: Any = card.VALUE if game == "card" else board.VALUE
    return Day(
        cargo=[list(texts(game, row, len(row))) for row in cargo],
        values=[sum(value[kind] for kind in row) for row in cargo],
        counts=[[counts[good][p] for good in range(5)] for p in seats],
        bids=bids,
        paid=payments(s.paid[day][: s.players]),
    )


def spent(s: State, day: int) -> list[int]:
    """What each seat paid for lots in a round."""
    begun = [
        s.purse[day - 1][p] + sum(s.paid[day - 1][p]) if day else 40 if s.players <= 4 else 30 for p in range(s.players)
    ]
    return [begun[p] - s.purse[day][p] for p in range(s.players)]


def race(position: Position) -> list[list[int]]:
    if position.game.name == "court":
        return court_race(Key(position), tuple(position.lines))
    start = position.game.origin().state
    return [[start.score(p) for p in range(start.players)], *position.scores]


@lru_cache(maxsize=128)
def court_race(key: Key, lines: tuple[int, ...]) -> list[list[int]]:
    """The influence of both houses when play begins and after each move."""
    s, rows = key.game.origin().state, []
    for line in lines:
        if line & 15 < FACE_DOWN and s.stage == court.PLAY:
            rows.append([s.score(0), s.score(1)])
        follow(s, line)
    return [*rows, [s.score(0), s.score(1)]]
