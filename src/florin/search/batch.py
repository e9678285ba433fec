"""Many games at once, for florin.research: draws, rivals, rewards and random moves.

Written like the kernel, and bound to a game like it. A game of a batch has two streams. `draws` deals as
florin.Seeded does, so that a game of a batch is the game that `start(seed=...)` starts; `luck` is for the seat of the
learner and the moves of its rivals.
"""

from collections.abc import Sequence

from florin.rules.interface import MOVE, OVER, apply, chances, deal, score, won
from florin.rules.playout import GAMMA, MIX_1, MIX_2, WORD, allowed, code_at, place_among
from florin.search.c_types import Ints, Octets, State, Stream, Word
from florin.search.interface import COMPACT, TurnCache, Weights, heuristic_move, id_of, reset
from florin.search.pointers import weights_at

CODES = 128  # more than there are outcomes of a draw
BY_WIN, BY_RANK, BY_MARGIN = 0, 1, 2  # what is rewarded
MARGIN_UNIT = 100  # florins or influence that a reward of 1 stands for
ILLEGAL = -1  # the reward of an illegal action, which ends the game


def next_word(r: Stream) -> Word:
    """Return the next number of a stream, as Seeded.number does."""
    z: Word = (r.x + GAMMA) & WORD
    r.x = z
    z = ((z ^ (z >> 30)) * MIX_1) & WORD
    z = ((z ^ (z >> 27)) * MIX_2) & WORD
    return z ^ (z >> 31)


def fair_below(r: Stream, n: int) -> int:
    """Return a rank below n, as dealer.draw_below does; where there is no choice, use no number."""
    if n == 1:
        return 0
    count: Word = n
    excess: Word = (WORD - count + 1) % count
    z: Word = next_word(r)
    while z > WORD - excess:
        z = next_word(r)
    return z % count


def episode_seed(seed: Word, episode: Word) -> Word:
    """Return the seed of a game: first the environment's own, for later episodes numbers derived from it."""
    if episode == 0:
        return seed
    z: Word = (seed + episode * GAMMA) & WORD
    z = ((z ^ (z >> 30)) * MIX_1) & WORD
    z = ((z ^ (z >> 27)) * MIX_2) & WORD
    return z ^ (z >> 31)


def settle_draws(s: State, draws: Stream, counts: Octets) -> None:
    """Draw until a move is due or the game is over; `counts` is scratch memory."""
    while s.due != MOVE and s.due != OVER:
        for code in range(CODES):
            counts[code] = 0
        deal(s, place_among(s, code_at(s, fair_below(draws, chances(s)), counts)))


def play_rivals(
    s: State,
    learner: int,
    weights: Sequence[Weights],
    styles: Ints,
    cache: TurnCache,
    draws: Stream,
    luck: Stream,
    counts: Octets,
) -> None:
    """Play the rivals of the learner until it is its turn; `styles` has a style for each place after the learner's.

    Without a learner (-1) only draw.
    """
    settle_draws(s, draws, counts)
    if learner < 0:
        return
    reset(cache)
    while s.due != OVER and s.turn != learner:
        place: int = s.turn - learner
        if place < 0:
            place += s.players
        apply(s, heuristic_move(s, weights_at(weights, styles[place - 1]), cache, luck))
        settle_draws(s, draws, counts)


def legal_id(s: State, compact: int) -> int:
    """Return the action id of a compact action, or -1 if it is not legal."""
    if s.due != MOVE or compact < 0 or compact >= COMPACT:
        return -1
    action: int = id_of(s, compact)
    return action if action >= 0 and allowed(s, action) else -1


def reward(s: State, seat: int, kind: int) -> float:
    """Return what a seat earns at the end of a game."""
    if kind == BY_WIN:
        return won(s, seat) / 60.0 - 1.0 / s.players
    own: int = score(s, seat)
    total: float = 0.0
    for p in range(s.players):
        if p != seat:
            other: int = score(s, p)
            if kind == BY_MARGIN:
                total += (own - other) / (1.0 * MARGIN_UNIT)
            elif own != other:
                total += 1.0 if own > other else -1.0
    return total / (s.players - 1)
