"""A whole position as text, for `print(position)`: every card, also those that are hidden from some seats."""

from collections.abc import Callable, Sequence
from typing import Any

from florin.notation import CARDS, GOODS, HOUSES
from florin.refusal import span
from florin.rules import MOVE, BoardState, CardState, CourtState, board, card, court
from florin.rules.states import FlatState
from florin.view import pile_cards, winners

NOTHING = "-"


def diagram(game: str, s: FlatState, names: Sequence[str]) -> str:
    """Return the table as text; `>` marks the seat to move."""
    head, rows = DIAGRAMS[game](s, names)
    width = max(map(len, names))
    seats = [
        f"{'>' if s.due == MOVE and s.turn == p else ' '} {names[p].rjust(width)}: {row}" for p, row in enumerate(rows)
    ]
    return "\n".join([*head, *seats, *status(s, names)])


def status(s: FlatState, names: Sequence[str]) -> list[str]:
    """Return a line unless a move is due."""
    if s.due == MOVE:
        return []
    won = winners(s)
    return ["a draw is due"] if won is None else ["won by " + " and ".join(names[p] for p in won)]


def cards(game: str, kinds: Sequence[int]) -> str:
    return " ".join(CARDS[game][kind] for kind in kinds) or NOTHING


def by_good(game: str, counts: Sequence[int]) -> str:
    return " ".join(f"{letter}{n}" for letter, n in zip(GOODS[game], counts, strict=True))


def card_diagram(s: CardState, _names: Sequence[str]) -> tuple[list[str], list[str]]:
    head = [
        f"card, day {min(s.day + 1, card.day_count(s))} of {card.day_count(s)}, {s.deck_n} cards in the deck",
        f"market: {cards('card', s.market[: s.market_n])}",
    ]
    rows = [
        f"{s.florins[p]:3} florins, ship {s.load[p]}/{card.capacity(s)} worth {s.value[p]}: "
        f"{cards('card', s.ship[p][: s.ship_n[p]])}; "
        f"icons {by_good('card', [s.icons[good][p] for good in range(card.GOODS)])}"
        for p in range(s.players)
    ]
    return head, rows


def board_diagram(s: BoardState, names: Sequence[str]) -> tuple[list[str], list[str]]:
    lot = f"lot: {cards('board', s.lot[: s.lot_n])}"
    if s.bidding:
        lot += f", bid {s.best} by {names[s.bidder]}" if s.bidder >= 0 else ", no bid yet"
    head = [
        f"board, round {min(s.round + 1, board.round_count(s))} of {board.round_count(s)}, {s.left} cards to come",
        lot,
    ]
    rows = [
        f"{s.florins[p]:3} florins, hold {s.hold_n[p]}/{board.spaces(s)} worth {s.value[p]}: "
        f"{cards('board', s.hold[p][: s.hold_n[p]])}; "
        f"pyramids {by_good('board', [s.step[good][p] for good in range(board.GOODS)])}"
        for p in range(s.players)
    ]
    return head, rows


def court_diagram(s: CourtState, names: Sequence[str]) -> tuple[list[str], list[str]]:
    zones = ["Inner Circle", *(f"Outer Court of {names[p]}" for p in range(court.SEATS))]
    head = ["court"]
    for zone, title in zip((court.INNER, *range(court.SEATS)), zones, strict=True):
        head.append(f"{title}: {piles(s, zone)}")
    rows = []
    for p in range(court.SEATS):
        hand, planned = (
            cards("court", [p << 4 | kind for kind in kinds])
            for kinds in (s.hand[p][: s.hand_n[p]], s.under[p][: s.under_n[p]])
        )
        limit = "" if s.limit[p] == court.NO_LIMIT else f", limit {s.limit[p]}"
        rows.append(
            f"{HOUSES[p]}, influence {s.score(p)}, hand {hand}; deck {court.deck_n(s, p)}, planned {planned}{limit}"
        )
    return head, rows


def piles(s: CourtState, zone: int) -> str:
    """Return the piles of a zone, each as number: cards (sum)."""
    found = [
        f"{i}: {cards('court', pile_cards(s, i))}" + (f" ({span(s.sum[i], s.most[i])})" if s.size[i] > 1 else "")
        for i in s.pile[: s.piles]
        if s.zone[i] == zone
    ]
    return ", ".join(found) or NOTHING


DIAGRAMS: dict[str, Callable[[Any, Sequence[str]], tuple[list[str], list[str]]]] = {
    "card": card_diagram,
    "board": board_diagram,
    "court": court_diagram,
}
