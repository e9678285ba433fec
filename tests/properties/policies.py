"""Ways to play, uniform and skewed: uniform play never sees a long market, an empty purse or a deck of planned cards.

A policy narrows the legal moves down to those it likes; nine times in ten one of these is played, else any.
"""

from collections.abc import Callable
from random import Random

from florin.options import new_state
from florin.rules import MOVE, OVER, Rules, State, board, card, court

Policy = Callable[[State, list[int]], list[int]]


def anything(s: State, acts: list[int]) -> list[int]:
    return acts


def first_of(s: State, acts: list[int]) -> list[int]:
    """card: reveal all three, take one, so that markets grow; board: turn all three, pass."""
    return acts[:1]


def last_of(s: State, acts: list[int]) -> list[int]:
    """card: take all that fits; board: no second card, bid all the money; court: the last card of the hand."""
    return acts[-1:]


def hoard_greens(s: State, acts: list[int]) -> list[int]:
    """card: ships that fill late and carry many green cards."""
    market = s.market[: s.market_n]
    greens = [a for a in acts if a != card.REVEAL and all(card.SPACES[kind] == 0 for kind in taken(list(market), a))]
    return greens[-1:] or acts[:1]


def taken(market: list[int], action: int) -> list[int]:
    more = action - card.TAKE
    return market[-1:] + market[-2:-1] * (more & 1) + market[-3:-2] * (more >> 1)


def bid_least(s: State, acts: list[int]) -> list[int]:
    """board: always top the bid by one; turn as few cards as one may."""
    return acts[1:2] or acts


def draw_three(s: State, acts: list[int]) -> list[int]:
    return acts[:1] if acts[0] == board.DRAW else acts


def between(first: int, last: int) -> Policy:
    """court: moves of one kind."""
    return lambda s, acts: [a for a in acts if first <= a < last]


def ally_tricksters(s: State, acts: list[int]) -> list[int]:
    """court: Ministers and Ladies join others wherever they can; the others build piles for them."""
    allies = [a for a in acts if court.ALLY <= a < court.CONSPIRE]
    return [a for a in allies if (a - court.ALLY) // court.PILES <= court.LADY] or allies


POLICIES: dict[str, dict[str, Policy]] = {
    "card": {"uniform": anything, "revealers": first_of, "grabbers": last_of, "green hoarders": hoard_greens},
    "board": {
        "uniform": anything,
        "passers": first_of,
        "high bidders": last_of,
        "small bidders": bid_least,
        "drawers": draw_three,
    },
    "court": {
        "uniform": anything,
        "senders": between(court.SEND, court.PLAN),
        "planners": between(court.PLAN, court.DECLARE),
        "conspirators": between(court.CONSPIRE, court.ACTIONS),
        "tricksters": ally_tricksters,
        "late players": last_of,
    },
}


def choose(s: State, acts: list[int], policy: Policy, rng: Random) -> int:
    liked = policy(s, acts) if rng.random() < 0.9 else acts
    return rng.choice(liked or acts)


def play_game(rules: Rules, options: dict[str, object], policy: Policy, rng: Random) -> State:
    """A whole game by a policy, on the state itself."""
    s = new_state(rules.game, options, rules)
    while s.due != OVER:
        if s.due == MOVE:
            s.apply(choose(s, s.legal(), policy, rng))
        else:
            s.deal(rng.randrange(s.chances()))
    return s
