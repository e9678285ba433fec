"""Exploiters in the card game. Where an extreme leaves a choice, they choose like a merchant."""

from collections.abc import Callable
from typing import Any

from florin.bots.gallery.policy import named, preferred
from florin.preview import preview, preview_of
from florin.replaying import sample
from florin.view import CardView

HIGH = 5  # the value from which exploit-high-value wants a card


def reveal_none(view: CardView) -> str:
    """Never reveal a card unless the market is empty."""
    return take(view)


def reveal_three(view: CardView) -> str:
    """Reveal as many cards as possible."""
    return "reveal" if "reveal" in view.legal else preferred(view)


def take_one(view: CardView) -> str:
    """Take only the last card of the market, if it fits."""
    return preferred(view, [move for move in view.legal if move in ("reveal", "take 1")])


def take_all(view: CardView) -> str:
    """Reveal and take as many cards as possible."""
    return "reveal" if "reveal" in view.legal else preferred(view, wanted=lambda move: len(taken(view, move)))


def one_good(view: CardView) -> str:
    """Hoard one good, that of which the seat has most: reveal until an icon of it is in reach."""
    now, ahead = icons(view), preview_of(view).takes
    good = now.index(max(now))
    return dig(view, lambda move: ahead[move].counts[good] - now[good])


def high_value(view: CardView) -> str:
    """Take only cards of a high value: reveal until one is in reach."""
    return dig(view, lambda move: sum(1 if value(card) >= HIGH else -1 for card in taken(view, move)))


def sevens(view: CardView) -> str:
    """Dig for the black 7s."""
    return dig(view, lambda move: taken(view, move).count("7"))


def green(view: CardView) -> str:
    """Dig for green cards, which take no space."""
    return dig(view, lambda move: sum(card.endswith("*") for card in taken(view, move)))


def doubles(view: CardView) -> str:
    """Dig for cards with two icons."""
    return dig(view, lambda move: sum(card[:2].isalpha() for card in taken(view, move)))


def race(view: CardView) -> str:
    """Fill the ship as fast as possible: reveal until a take fills it or takes three spaces."""
    assert view.seat is not None
    found = preview_of(view).takes
    return dig(view, lambda move: found[move].spaces, min(3, view.capacity - view.loads[view.seat]))


def slow(view: CardView) -> str:
    """Fill the ship as slowly as possible, to see what the others leave."""
    found = preview_of(view).takes
    return take(view, lambda move: -found[move].spaces)


def ship_only(view: CardView) -> str:
    """Reveal three, and take the most value, whatever the goods."""
    found = preview_of(view).takes
    return "reveal" if "reveal" in view.legal else preferred(view, wanted=lambda move: found[move].value)


def goods_only(view: CardView) -> str:
    """Reveal three, and take what would pay most for goods now, whatever the value of the ship."""
    assert view.seat is not None
    paid = {move: after[view.seat] for move, after in preview_of(view).after.items()}
    if "reveal" in view.legal:
        return "reveal"
    return preferred(view, wanted=lambda move: sum(paid[move].rank) + sum(paid[move].extra))


def spread(view: CardView) -> str:
    """Collect every good rather than many icons of one."""
    found = preview_of(view).takes
    return take(view, lambda move: sorted(found[move].counts))


def deny(view: CardView) -> str:
    """Reveal nothing, and leave the next player as little as possible."""
    return take(view, lambda move: -gift(view, move))


def copy(view: CardView) -> str:
    """Reveal and take as many cards as the player before did."""
    revealed, cards = last_turn(view)
    if "reveal" in view.legal and view.revealed < revealed:
        return "reveal"
    return take(view, lambda move: -abs(len(taken(view, move)) - cards))


# -- the view ----------------------------------------------------------------------------------------------------------


def takes(view: CardView) -> list[str]:
    return [move for move in view.legal if move != "reveal"]


def taken(view: CardView, move: str) -> list[str]:
    """Return the cards of a take, the last of the market first."""
    return [view.market[-int(place)] for place in move.split()[1]]


def value(card: str) -> int:
    return int(card.strip("GSFDC*"))


def icons(view: CardView) -> list[int]:
    """Return the seat's icons of each good, in its warehouse and on its ship."""
    assert view.seat is not None
    ship = view.ships[view.seat]
    return [
        n + sum(card.count(good) for card in ship) for good, n in zip("GSFDC", view.warehouses[view.seat], strict=True)
    ]


def take(view: CardView, wanted: Callable[[str], Any] = lambda move: 0) -> str:
    """Return the take that is wanted most; reveal if there is none."""
    return preferred(view, takes(view), wanted) if takes(view) else "reveal"


def dig(view: CardView, wanted: Callable[[str], int], enough: int = 1) -> str:
    """Reveal until a take has enough of what is wanted, and take the most of it."""
    best = take(view, wanted)
    return "reveal" if "reveal" in view.legal and (best == "reveal" or wanted(best) < enough) else best


def gift(view: CardView, move: str) -> int:
    """Return the most that the next player could gain from the market that a take leaves."""
    position = sample(view, seed=0)
    position.play(move)
    seen = position.view(position.turn)
    after = preview(position, seen)
    if after.now is None or position.turn in (None, view.seat):
        return 0
    now = after.now[position.turn].total
    return max([paid[position.turn].total - now for paid in after.after.values()], default=0)


def last_turn(view: CardView) -> tuple[int, int]:
    """Return how many cards the player before revealed and took; 1 and 1 if nobody has had a turn."""
    moves = [line.split() for line in view.log if not line.startswith(("*", f"{view.seat} "))]
    if not moves:
        return 1, 1
    revealed = 0
    for move in reversed(moves[:-1]):
        if move[1] != "reveal":
            break
        revealed += 1
    return revealed, len(moves[-1][2])


EXPLOITERS = named(
    reveal_none,
    reveal_three,
    take_one,
    take_all,
    one_good,
    high_value,
    sevens,
    green,
    doubles,
    race,
    slow,
    ship_only,
    goods_only,
    spread,
    deny,
    copy,
)
