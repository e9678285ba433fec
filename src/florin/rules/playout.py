"""Random games and draws, over any rules. The stream `r` belongs to the caller and is never part of a state."""

from florin.rules.interface import (
    FIRST,
    MOVE,
    OVER,
    apply,
    candidate,
    candidate_index,
    candidates,
    chances,
    deal,
    outcome,
    secret,
)

WORD, GAMMA, MIX_1, MIX_2 = (1 << 64) - 1, 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
FACE_DOWN, FIRST_PLAYER, FACE_UP = 13, 14, 15  # what stands for a seat in the line of a draw (docs/notation.md)


def below(r, n):
    """Return a number from 0 to n - 1: splitmix64's next, scaled (its bias of n / 2**32 is too small to notice)."""
    z = (r.x + GAMMA) & WORD
    r.x = z
    z = ((z ^ (z >> 30)) * MIX_1) & WORD
    z = ((z ^ (z >> 27)) * MIX_2) & WORD
    z = z ^ (z >> 31)
    return ((z >> 32) * n) >> 32


def random_move(s, r):
    """Return a uniformly random legal move: try conceivable ones until one is legal."""
    n = candidates(s)
    action = -1
    while action < 0:
        action = candidate(s, below(r, n))
    return action


def playout(s, r):
    """Play `s` to its end, every move and draw uniformly random; return the number of decisions."""
    moves = 0
    while s.due != OVER:
        if s.due == MOVE:
            apply(s, random_move(s, r))
            moves += 1
        else:
            deal(s, below(r, chances(s)))
    return moves


def allowed(s, action):
    """Tell whether a move is legal."""
    if s.due != MOVE:
        return 0
    j = candidate_index(s, action)
    return j >= 0 and j < candidates(s) and candidate(s, j) == action


def drawn_by(s):
    """Return what stands for a seat in the line of the draw that is due."""
    if s.due == FIRST:
        return FIRST_PLAYER
    return FACE_DOWN if secret(s) else FACE_UP


def place_among(s, code):
    """Return the first j whose outcome is `code` in the draw that is due, or -1."""
    for j in range(chances(s)):
        if outcome(s, j) == code:
            return j
    return -1


def code_at(s, rank, counts):
    """Return the outcome with this rank in the canonical order; `counts` has a zero for each code.

    Codes are passed over eight at a time: a step of a vector environment spends much of its time here.
    """
    for j in range(chances(s)):
        counts[outcome(s, j)] += 1
    code = 0
    while True:
        more = counts[code] + counts[code + 1] + counts[code + 2] + counts[code + 3]
        more += counts[code + 4] + counts[code + 5] + counts[code + 6] + counts[code + 7]
        if rank < more:
            break
        rank -= more
        code += 8
    while rank >= counts[code]:
        rank -= counts[code]
        code += 1
    return code


def follow(s, line):
    """Apply a line of a log if it can come here; return it as it is in the log, or -1.

    Whether a card was drawn face down follows from the state, not from the line.
    """
    what = line >> 4
    who = line & 15
    if who < FACE_DOWN:
        if who != s.turn or not allowed(s, what):
            return -1
        apply(s, what)
        return line
    if s.due == MOVE or s.due == OVER or (who == FIRST_PLAYER) != (s.due == FIRST):
        return -1
    j = place_among(s, what)
    if j < 0:
        return -1
    line = what << 4 | drawn_by(s)
    deal(s, j)
    return line
