"""The table as one seat sees it, as lines of text."""

from collections.abc import Mapping, Sequence

from florin.notation import GOODS, HOUSES
from florin.terminal.words import NOTHING, Words, cards, grid
from florin.view import BoardView, CardView, CourtView, Pile, View


def picture(words: Words, view: View, hands: Mapping[int, Sequence[str]] | None = None) -> list[str]:
    """Return the table; at court `hands` are both hands if the reader may see them."""
    if isinstance(view, CardView):
        return card_table(words, view)
    if isinstance(view, BoardView):
        return board_table(words, view)
    assert isinstance(view, CourtView)
    return court_table(words, view, hands or ({} if view.seat is None else {view.seat: view.hand}))


def seats(words: Words, view: View) -> list[str]:
    """Return the seats' names, with a mark at the seat to move."""
    return [("> " if seat == view.turn else "  ") + words.name(seat) for seat in range(len(words.names))]


def in_words(words: Words, row: Sequence[str]) -> str:
    """Return cards in notation, and in words unless the notation is a plain number."""
    plain = words.game == "court"
    return (
        ", ".join(
            card if plain and card[1:].isdigit() and 2 <= int(card[1:]) <= 10 else words.card(card) for card in row
        )
        or NOTHING
    )


def card_table(words: Words, view: CardView) -> list[str]:
    say = words.say
    state = [say("day-of", day=view.day), say("deck-left", count=view.deck)]
    if view.last_turn and not view.over:
        state.append(say("last-turn"))
    head = ["", say("florins"), say("ship"), say("value"), say("spaces"), *GOODS["card"]]
    rows = [
        [
            *(name, view.florins[seat], cards(view.ships[seat]), view.values[seat]),
            *(f"{view.loads[seat]}/{view.capacity}", *view.warehouses[seat]),
        ]
        for seat, name in enumerate(seats(words, view))
    ]
    return [
        " · ".join(state),
        say("market-line", cards=in_words(words, view.market)),
        *grid([head, *rows], left=(0, 2)),
        say("warehouse-key", goods=goods_key(words)),
    ]


def goods_key(words: Words) -> str:
    return ", ".join(f"{letter} {words.good(letter)}" for letter in GOODS[words.game])


def board_table(words: Words, view: BoardView) -> list[str]:
    say = words.say
    state = [say("round-of", round=view.round), say("pile-left", count=view.pile)]
    lot = [say("lot-line", cards=in_words(words, view.lot))]
    if view.bidding:
        lot.append(
            say("no-bid") if view.bidder is None else say("best-bid", florins=view.bid, name=words.name(view.bidder))
        )
    head = ["", say("florins"), say("hold"), say("value"), say("spaces"), *GOODS["board"]]
    rows = [
        [
            *(name, view.florins[seat], cards(view.holds[seat]), view.values[seat]),
            *(f"{len(view.holds[seat])}/{view.capacity}", *view.pyramids[seat]),
        ]
        for seat, name in enumerate(seats(words, view))
    ]
    return [
        " · ".join(state),
        " · ".join(lot),
        *grid([head, *rows], left=(0, 2)),
        say("pyramid-key", goods=goods_key(words)),
    ]


def court_table(words: Words, view: CourtView, hands: Mapping[int, Sequence[str]]) -> list[str]:
    say = words.say
    lines = [say("inner-circle", piles=pile_row(view, "circle"))]
    lines += [say("outer-court", house=words.house(h), piles=pile_row(view, HOUSES[h])) for h in (0, 1)]
    head = ["", say("influence"), say("hand"), say("deck"), say("plans"), say("limit")]
    rows = [
        [name, view.influence[h], view.hands[h], view.decks[h], view.plans[h], limit(view.limits[h])]
        for h, name in enumerate(seats(words, view))
    ]
    lines += grid([head, *rows])
    for h, hand in hands.items():
        key = "your-hand" if h == words.you else "hand-of"
        lines.append(say(key, name=words.names[h], cards=in_words(words, hand)))
    if view.planned:
        lines.append(say("your-plans", cards=cards(view.planned)))
    return lines


def limit(value: int | None) -> str:
    return NOTHING if value is None else str(value)


def pile_row(view: CourtView, zone: str) -> str:
    return "  ".join(pile_text(pile) for pile in view.piles if pile.zone == zone) or NOTHING


def pile_text(pile: Pile) -> str:
    """Return a pile with its number and, unless its single card shows it, its value."""
    plain = len(pile.cards) == 1 and pile.least == pile.most
    span = f"{pile.least}" if pile.least == pile.most else f"{pile.least}{NOTHING}{pile.most}"
    return f"{pile.number}:{'+'.join(pile.cards)}" + ("" if plain else f"={span}")
