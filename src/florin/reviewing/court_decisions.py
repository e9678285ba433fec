"""The prospects at a decision at court: the rival's likely hand, conspiracies that are open, and exact results."""

from math import comb
from typing import NamedTuple, cast

from florin.bots.beliefs import certain, engine_on, suspected
from florin.bots.levels import endgame_solver
from florin.notation import KINDS, move_text
from florin.position import Position
from florin.reviewing.model import Conspiracy, CourtDecision, Shares, Suspicion
from florin.rules import CourtState, State, court
from florin.search import search_of
from florin.search.court_endgame.solver import is_known
from florin.search.plain import MOST_MOVES, bound, plain_state
from florin.view import CourtView

WORLDS = 64  # to weigh what the rival's moves suggest
HANDS = 200  # hands that are dealt to count how often a card is among them
NODES = 300_000  # endgame positions


class Exact(NamedTuple):
    """A solved end of a game: the share of the seat to move with best play, a best move, and the share after a move."""

    share: float
    best: int
    after: float


def solved(before: Position, action: int) -> Exact | None:
    """Return what best play gives before and after a move at court, if both decks are out and it can be solved."""
    solver, state = endgame_solver(), before.state
    solution = solver.solve(state, NODES) if is_known(state) else None
    if solution is None:
        return None
    with solver.lock:
        solver.forget()
        reached = solver.reached(state, action, NODES, None, 1)[0]
    if reached is None:
        return None
    return Exact(solution.share, solution.action, (1 + reached if state.turn == 0 else 1 - reached) / 2)


def court_decision(before: Position, line: int, luck: int, exact: Exact | None) -> CourtDecision:
    """Return what a decision looked like, once the game is over."""
    state = before.state
    return CourtDecision(
        line=line,
        seat=state.turn,
        suspicions=suspicions(before, luck),
        own=conspiracies(state, state.turn),
        rivals=conspiracies(state, 1 - state.turn),
        exact=for_both(state.turn, exact.share) if exact else None,
        exact_after=for_both(state.turn, exact.after) if exact else None,
    )


def for_both(seat: int, share: float) -> Shares:
    return [share, 1 - share] if seat == 0 else [1 - share, share]


def suspicions(before: Position, luck: int) -> list[Suspicion]:
    """Return how likely the rival holds each card that the player has not seen, the likeliest first.

    The odds are those that bots use: hands from which a merchant would have played the rival's moves count more.
    """
    state: CourtState = before.state
    seat, rival = state.turn, 1 - state.turn
    view = cast(CourtView, before.view(seat))
    held = state.hand_n[rival]
    if not view.decks[rival] or not held:
        return []
    search = search_of("court")
    odds = suspected(search, view, luck, WORLDS)
    engine = engine_on(search, before, ("merchant",), certain(2), odds, seat=seat)
    worlds = [engine.continuation((), luck, number, False) for number in range(HANDS)]
    hands = [set(world.hand[rival][:held]) for world in worlds]
    unseen = view.unseen[rival]
    hidden, own = sum(unseen.values()), set(state.hand[rival][:held])
    found = []
    for card, copies in unseen.items():
        kind = KINDS["court"][card] & 15
        counted = sum(kind in hand for hand in hands)
        by_deal = 1 - comb(hidden - copies, held) / comb(hidden, held)
        found.append(Suspicion(card, (counted + by_deal) / (HANDS + 1), by_deal, kind in own))
    return sorted(found, key=lambda one: (-one.chance, one.card))


def conspiracies(state: State, seat: int) -> list[Conspiracy]:
    """Return the best conspiracy against each target, if it were this seat's turn."""
    mine = plain_state("court", state)
    if mine.stage != court.PLAY:
        return []
    mine.turn = seat
    acts = [0] * MOST_MOVES
    count = bound("court")["legal"](mine, acts)
    lead = mine.score(seat) - mine.score(1 - seat)
    best: dict[int, tuple[int, int]] = {}
    for action in acts[:count]:
        if action >= court.CONSPIRE:
            after = mine.copy()
            after.apply(action)
            swing = after.score(seat) - after.score(1 - seat) - lead
            target = (action - court.CONSPIRE) % court.PILES
            if target not in best or swing > best[target][0]:
                best[target] = swing, action
    ranked = sorted(best.values(), key=lambda one: (-one[0], one[1]))
    return [Conspiracy(move_text("court", action, seat), swing) for swing, action in ranked]
