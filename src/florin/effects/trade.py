"""The effects of moves in the two trading games, card and board."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from florin.breakdown import bids_paid, payments, shares
from florin.effects.model import (
    BidMade,
    DayScored,
    Effect,
    HoldFilled,
    Loaded,
    LotDiscarded,
    LotOpened,
    Passed,
    Revealed,
    RoundScored,
    ShipFull,
    Sold,
    Started,
    TurnedUp,
)
from florin.notation import CARDS, FACE_DOWN, FACE_UP, FIRST, follow
from florin.rules import MOVE, State
from florin.view import board_figures, card_figures

Cargo = list[list[int]]  # each seat's cards in ship or hold, as kinds


def texts(game: str, kinds: Sequence[int]) -> tuple[str, ...]:
    return tuple(CARDS[game][kind] for kind in kinds)


def cargo_of(s: State) -> Cargo:
    """Return what is in each ship or hold."""
    cards, sizes = (s.ship, s.ship_n) if hasattr(s, "ship") else (s.hold, s.hold_n)
    return [list(cards[p][: sizes[p]]) for p in range(s.players)]


def taken_kinds(s: State, more: int) -> list[int]:
    """Return the cards that a take loads, the last of the market first (C-3)."""
    places = [1, *([2] if more & 1 else []), *([3] if more & 2 else [])]
    market, n = s.market, s.market_n
    return [market[n - place] for place in places]


def scoring_fields(game: str, module: ModuleType, s: State, number: int, cargo: Cargo) -> dict[str, Any]:
    """Return the fields of a scoring: `s` is the state after it, `cargo` what was in ships or holds."""
    seats, goods = range(s.players), range(module.GOODS)
    counts = [row[: s.players] for row in (s.icons if game == "card" else s.step)]
    values = tuple(sum(module.VALUE[kind] for kind in row) for row in cargo)
    paid = payments(s.paid[number][: s.players])
    figures = (card_figures if game == "card" else board_figures)(s.players, s.options)
    prizes = figures["ship_prizes" if game == "card" else "hold_prizes"]
    if game == "card":
        bids = (0,) * s.players
        florins = tuple(sum(sum(day[p]) for day in s.paid[: number + 1]) for p in seats)
    else:
        bids = bids_paid(s, number)
        florins = tuple(s.purse[number][p] + paid[p].total for p in seats)
    return {
        "number": number + 1,
        "cargo": tuple(texts(game, row) for row in cargo),
        "values": values,
        "counts": tuple(zip(*counts, strict=True)),
        "bids": bids,
        "paid": paid,
        "shares": (
            shares(prizes, values, [payment.prize for payment in paid]),
            *(shares(figures["good_prizes"], counts[good], [p.rank[good] for p in paid]) for good in goods),
        ),
        "florins": florins,
    }


def card_effects(s: State, module: ModuleType, lines: Sequence[int]) -> list[Effect]:
    """Follow lines of a log and return their effects."""
    effects: list[Effect] = []
    for line in lines:
        what, who, seat, day = line >> 4, line & 15, s.turn, s.day
        cargo: Cargo = []
        if who < FACE_DOWN and what >= module.TAKE:
            kinds = taken_kinds(s, what - module.TAKE)
            cargo = cargo_of(s)
            cargo[seat] += kinds
            spaces, value = (sum(table[kind] for kind in cargo[seat]) for table in (module.SPACES, module.VALUE))
            effects.append(Loaded(seat, texts("card", kinds), spaces, value))
            if spaces == module.capacity(s):
                effects.append(ShipFull(seat))
        follow(s, line)
        if who == FACE_UP:
            effects.append(Revealed(seat, CARDS["card"][what]))
        if s.day > day:
            effects.append(DayScored(**scoring_fields("card", module, s, day, cargo)))
        if (s.day > day or who == FIRST) and s.due == MOVE:
            effects.append(Started(s.turn))
    return effects


def board_effects(s: State, module: ModuleType, lines: Sequence[int]) -> list[Effect]:
    """Follow lines of a log and return their effects. A lot that nobody can bid for is settled at once (B-4)."""
    effects: list[Effect] = []
    cargo = cargo_of(s)
    for line in lines:
        what, who, seat, number = line >> 4, line & 15, s.turn, s.round
        lot, filling, bidding = list(s.lot[: s.lot_n]), s.filling, s.bidding
        follow(s, line)
        if who == FIRST:
            effects.append(Started(s.turn))
            continue
        if who < FACE_DOWN and what == module.DRAW:
            continue
        if who >= FACE_DOWN and filling:
            fill(effects, seat, CARDS["board"][what])
            cargo[seat].append(what)
        elif who >= FACE_DOWN:
            effects.append(TurnedUp(seat, CARDS["board"][what]))
            lot.append(what)
        elif what >= module.PASS:
            effects.append(Passed(seat) if what == module.PASS else BidMade(seat, what - module.BID))
        opened = not bidding and not filling and (s.bidding or not s.lot_n)
        if opened:
            effects.append(LotOpened(seat, texts("board", lot), asked=who < FACE_DOWN))
        if (opened or bidding) and not s.bidding:
            effects.append(settled(s, module, cargo, lot))
        if s.round > number:
            effects.append(RoundScored(**scoring_fields("board", module, s, number, cargo)))
            if s.due == MOVE:
                effects.append(Started(s.turn))
    return effects


def fill(effects: list[Effect], seat: int, card: str) -> None:
    """Add a card to the hold that fills free of charge (B-7)."""
    last = effects[-1] if effects else None
    if isinstance(last, HoldFilled):
        effects[-1] = HoldFilled(seat, (*last.cards, card))
    else:
        effects.append(HoldFilled(seat, (card,)))


def settled(s: State, module: ModuleType, cargo: Cargo, lot: Sequence[int]) -> Effect:
    """Return how an auction that is over ended, and load the lot (B-5)."""
    if s.bidder < 0:
        return LotDiscarded(texts("board", lot))
    cargo[s.bidder] += lot
    value = sum(module.VALUE[kind] for kind in cargo[s.bidder])
    return Sold(s.bidder, texts("board", lot), s.best, value)
