cdef class GAMEState:
    """A state of the compiled rules: the same calls and fields as the plain one."""

    state_size = sizeof(GAME.State)
    fingerprint = FINGERPRINT

    def __init__(self, int players, int options):
        memset(&self.s, 0, sizeof(GAME.State))
        GAME.new_game(&self.s, players, options)

    def copy(self):
        cdef GAMEState other = GAMEState.__new__(GAMEState)
        other.s = self.s
        return other

    def legal(self):
        cdef int acts[16384]
        cdef int k = GAME.legal(&self.s, acts), i
        return [acts[i] for i in range(k)]

    def allows(self, int action):
        cdef int j
        for j in range(GAME.candidates(&self.s)):
            if GAME.candidate(&self.s, j) == action:
                return True
        return False

    def apply(self, int action):
        GAME.apply(&self.s, action)

    def chances(self):
        return GAME.chances(&self.s)

    def outcome(self, int j):
        return GAME.outcome(&self.s, j)

    def deal(self, int j):
        GAME.deal(&self.s, j)

    def draw(self, int rank):
        cdef int counts[128]
        cdef int n = GAME.chances(&self.s), j, code = 0
        memset(counts, 0, sizeof(counts))
        for j in range(n):
            counts[GAME.outcome(&self.s, j)] += 1
        while rank >= counts[code]:
            rank -= counts[code]
            code += 1
        j = 0
        while GAME.outcome(&self.s, j) != code:
            j += 1
        GAME.deal(&self.s, j)
        return code

    def rank_of(self, int code):
        cdef int rank = 0, there = 0, j, other
        for j in range(GAME.chances(&self.s)):
            other = GAME.outcome(&self.s, j)
            rank += other < code
            there += other == code
        return rank if there else -1

    def score(self, int p):
        return GAME.score(&self.s, p)

    def won(self, int p):
        return GAME.won(&self.s, p)

    def playout(self, unsigned long long start):
        cdef GAME.Stream r
        r.x = start
        return GAME.playout(&self.s, &r)

    def playouts(self, unsigned long long start, short[:] scores, short[:] lengths):
        """Random games from this state, one for each length; the first has the stream that begins at `start`."""
        cdef GAME.State s
        cdef GAME.Stream r
        cdef int i, p, games = lengths.shape[0], players = self.s.players
        with nogil:
            for i in range(games):
                s = self.s
                r.x = start + i
                lengths[i] = GAME.playout(&s, &r)
                for p in range(players):
                    scores[i * players + p] = GAME.score(&s, p)

    def raw(self):
        return (<char*>&self.s)[:sizeof(GAME.State)]
