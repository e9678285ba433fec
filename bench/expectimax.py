"""Does the search find what expectimax finds? python -m bench.expectimax card|board [--players N] [--bots BOTS]

Small games (option size=small) are solved exactly: every seat takes a move with its largest share of the win, and draws
are weighed by their chances. Where moves are tied for a seat it may take any of them, so a share is known within
bounds. A move is one of the best if it may be, by these bounds; the regret of another is the share of the win that it
certainly gives away. Positions are those of random games in which some move is not one of the best.
"""

import argparse
from functools import partial
from random import Random
from statistics import mean
from typing import Any

import florin
from florin.bots import Bot, plug_in
from florin.rules import MOVE, OVER, State

Bounds = tuple[tuple[float, float], ...]
TIED = 1e-9


def card_key(s: State) -> tuple[Any, ...]:
    """Return what a position of the card game is, whatever the order of the unseen cards in their array."""
    return (
        *(s.due, s.turn, s.revealed, s.last_turn, bytes(s.market[: s.market_n]), bytes(sorted(s.deck[: s.deck_n]))),
        *(bytes(s.value), bytes(s.load), bytes(count for icons in s.icons for count in icons)),
    )


def board_key(s: State) -> tuple[Any, ...]:
    """Return what a position of the auction game is."""
    return (
        *(s.due, s.turn, s.active, s.filling, s.left, bytes(s.lot[: s.lot_n]), bytes(sorted(s.unseen[: s.unseen_n]))),
        (s.best, s.bidder, s.asked) if s.bidding else None,
        *(tuple(s.florins), *(bytes(sorted(s.hold[p][: s.hold_n[p]])) for p in range(s.players))),
    )


KEYS = {"card": card_key, "board": board_key}


class Expectimax:
    """Exact shares of the win of one game, remembered by position.

    Where moves are tied, who takes which decides about the others' shares: each share is a pair of bounds, equal in a
    game for two.
    """

    def __init__(self, game: str) -> None:
        self.key, self.known = KEYS[game], dict[tuple[Any, ...], Bounds]()

    def bounds(self, s: State) -> Bounds:
        """Return the least and the largest share of the win of each seat."""
        if s.due == OVER:
            return tuple((s.won(seat) / 60, s.won(seat) / 60) for seat in range(s.players))
        key = self.key(s)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.moved(s) if s.due == MOVE else self.drawn(s)
        return found

    def moved(self, s: State) -> Bounds:
        """Each seat takes a move that may be its best."""
        after = [bounds for _, bounds in self.moves(s)]
        sure = max(bounds[s.turn][0] for bounds in after)
        rational = [bounds for bounds in after if bounds[s.turn][1] > sure - TIED]
        found = [
            (min(bounds[seat][0] for bounds in rational), max(bounds[seat][1] for bounds in rational))
            for seat in range(s.players)
        ]
        found[s.turn] = sure, found[s.turn][1]
        return tuple(found)

    def moves(self, s: State) -> list[tuple[int, Bounds]]:
        """Return each legal move with the shares after it."""
        found = []
        for action in s.legal():
            after = s.copy()
            after.apply(action)
            found.append((action, self.bounds(after)))
        return found

    def drawn(self, s: State) -> Bounds:
        outcomes: dict[int, list[int]] = {}
        for j in range(s.chances()):
            outcomes.setdefault(s.outcome(j), []).append(j)
        total = [[0.0, 0.0] for _ in range(s.players)]
        for ranks in outcomes.values():
            after = s.copy()
            after.deal(ranks[0])
            for sums, (low, high) in zip(total, self.bounds(after), strict=True):
                sums[0] += low * len(ranks) / s.chances()
                sums[1] += high * len(ranks) / s.chances()
        return tuple((low, high) for low, high in total)


def regrets(
    solver: Expectimax, game: str, players: int, bot: Bot, count: int, seed: int, after: int = 0
) -> list[float]:
    """Return what a bot's choices give away at positions of random games, from their decision number `after` on.

    Only positions with a move that is certainly worse than another count.
    """
    rng, found = Random(seed), list[float]()
    while len(found) < count:
        position, decisions = florin.game(game, players=players, size="small").start(seed=rng.getrandbits(60)), 0
        while position.turn is not None and len(found) < count:
            turn = position.turn
            if decisions >= after:
                values = {action: bounds[turn] for action, bounds in solver.moves(position.state)}
                sure = max(low for low, _ in values.values())
                if min(high for _, high in values.values()) < sure - TIED:
                    chosen = position.legal_ids()[position.legal().index(bot.choose(position.view(turn)))]
                    found.append(max(0.0, sure - values[chosen][1]))
            position.play_id(rng.choice(position.legal_ids()))
            decisions += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=KEYS)
    parser.add_argument("--players", type=int)
    parser.add_argument(
        "--bots",
        default="garzone;merchant;banker:sims=2000;magnifico:sims=2000;maxn:sims=100000",
        help="with ; between",
    )
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    players = chosen.players or {"card": 2, "board": 3}[chosen.game]
    plug_in(["florin.research.maxn"])
    solver = Expectimax(chosen.game)
    measure = partial(regrets, solver, chosen.game, players, count=chosen.positions, seed=chosen.seed)
    for name in chosen.bots.split(";"):
        found = measure(bot=florin.bot(name, seed=1))
        best = mean(regret < TIED for regret in found)
        print(f"{name:24} best move {best:6.1%}, regret mean {mean(found):7.3%}, most {max(found):7.2%}", flush=True)
    print(f"{len(solver.known):,} positions solved")


if __name__ == "__main__":
    main()
