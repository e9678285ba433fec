"""Lots to price: auctions that begin, with what the lot is worth to the seat to answer and what others paid for it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from florin.dealer import mix
from florin.errors import Error
from florin.position import Position
from florin.puzzles.model import Seen, load
from florin.replaying import retraced
from florin.reviewing.judge import ESTIMATES
from florin.reviewing.lots import lot_of, opens_auction

SIMS = 8000
LEAST = 3  # florins that a lot must be worth to its seat
APART = 12  # florins by which opinions on the worth may differ
SPACING = 4  # auctions in a row, of which one is kept


@dataclass(frozen=True, kw_only=True)
class PricedLot(Seen):
    """A lot's `worth` to the seat, from `low` to `high` over the others' styles, its `fair` price, what was `paid`."""

    worth: int
    low: int
    high: int
    fair: int
    paid: int
    sims: int
    judge: str


def priced(games: Iterable[tuple[str, Position]], sims: int = SIMS) -> Iterator[tuple[str, PricedLot | None]]:
    """Yield lots of some games, and after each game its name with None."""
    for name, position in games:
        opened = [line for line, (before, _) in enumerate(retraced(position)) if opens_auction(before)]
        chosen = set(opened[1::SPACING])
        for line, (before, _) in enumerate(retraced(position)):
            if line in chosen and (found := priced_lot(before.copy(), line, position, name, sims)):
                yield name, found
        yield name, None


def priced_lot(before: Position, line: int, position: Position, source: str, sims: int) -> PricedLot | None:
    """Return the lot on offer, if its worth to the seat that answers first is known."""
    seat = before.turn
    if seat is None:
        return None
    lot = lot_of(before, line, position.lines[line:], mix(line), sims)
    own = next((one for one in lot.appraisals if one.seat == seat), None)
    if own is None or not LEAST <= own.worth < before.state.florins[seat] or own.high - own.low > APART:
        return None
    return PricedLot(
        game="board",
        options=dict(before.game.options),
        log=list(before.view(seat).log),
        seat=seat,
        source=source,
        worth=own.worth,
        low=own.low,
        high=own.high,
        fair=lot.fair,
        paid=lot.price,
        sims=sims,
        judge=ESTIMATES,
    )


@lru_cache(maxsize=1)
def shipped_lots() -> list[PricedLot]:
    """Return the priced lots that come with Florin.

    >>> all(lot.low <= lot.worth <= lot.high for lot in shipped_lots())
    True
    """
    return load(Path(str(files("florin.puzzles") / "lots.jsonl")), PricedLot)


def lot_by(lot: str) -> PricedLot:
    """Return a lot that comes with Florin, by its id."""
    found = next((one for one in shipped_lots() if one.id == lot), None)
    if found is None:
        raise Error("no-puzzle", puzzle=lot)
    return found
