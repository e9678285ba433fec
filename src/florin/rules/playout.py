"""A game played at random to its end, over any rules. The stream `r` is the caller's, never part of a state."""

WORD, GAMMA, MIX_1, MIX_2 = (1 << 64) - 1, 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def below(r, n):
    """A number from 0 to n - 1: splitmix64's next, scaled (its bias of n / 2**32 is below what could be noticed)."""
    z = (r.x + GAMMA) & WORD
    r.x = z
    z = ((z ^ (z >> 30)) * MIX_1) & WORD
    z = ((z ^ (z >> 27)) * MIX_2) & WORD
    z = z ^ (z >> 31)
    return ((z >> 32) * n) >> 32


def random_move(s, r):
    """A uniformly random legal move: conceivable ones are tried until one is legal."""
    n = candidates(s)
    action = -1
    while action < 0:
        action = candidate(s, below(r, n))
    return action


def playout(s, r):
    """Plays `s` to its end, every move and draw uniformly random; returns the number of decisions."""
    moves = 0
    while s.due != OVER:
        if s.due == MOVE:
            apply(s, random_move(s, r))
            moves += 1
        else:
            deal(s, below(r, chances(s)))
    return moves
