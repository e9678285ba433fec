"""Where every florin came from: what each day or round paid each seat, and for what."""

from typing import Any

from florin.rules import OVER, State, court
from florin.view import pile_cards


def trade_breakdown(state: State, days: int, first: str, last: str) -> list[list[dict[str, Any]]]:
    """What card and board have in common: the ship or hold, five goods' ranks, five goods' bonuses or extras."""
    rows = []
    for day in range(days):
        paid = state.paid[day][: state.players]
        rows.append([{first: p[0], "rank": p[1:6], last: p[6:11], "total": sum(p)} for p in paid])
    return rows


def card_breakdown(state: State) -> list[list[dict[str, Any]]]:
    return trade_breakdown(state, state.day, "ship", "bonus")


def board_breakdown(state: State) -> list[list[dict[str, Any]]]:
    """Bids count against a round's total."""
    rows = trade_breakdown(state, state.round, "hold", "extra")
    purses = [40 if state.players <= 4 else 30] * state.players
    for row, left in zip(rows, state.purse, strict=False):
        for seat, part in enumerate(row):
            part["bids"] = purses[seat] - left[seat]
            purses[seat] = left[seat] + part["total"]
            part["total"] -= part["bids"]
    return rows


def court_breakdown(state: State) -> list[list[dict[str, Any]]]:
    if state.due != OVER:
        return []
    rows = [{"circle": 0, "own": 0, "other": 0, "nobles": 0, "total": state.score(seat)} for seat in range(2)]
    for i in state.pile[: state.piles]:
        for noble in pile_cards(state, i):
            seat = noble >> 4
            zone = "circle" if state.zone[i] == court.INNER else "own" if state.zone[i] == seat else "other"
            rows[seat][zone] += court.VALUE[noble & 15]
            rows[seat]["nobles"] += 1
    return [rows]


BREAKDOWNS = {"card": card_breakdown, "board": board_breakdown, "court": court_breakdown}
