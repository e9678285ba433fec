cdef int draw_GAMEState(GAME.State* s, int rank) noexcept nogil:
    """Apply the outcome with this rank in the canonical order and return it."""
    cdef unsigned char counts[128]
    cdef int code
    memset(counts, 0, sizeof(counts))
    code = GAME.code_at(s, rank, counts)
    GAME.deal(s, GAME.place_among(s, code))
    return code


cdef void settle_GAMEState(GAME.State* s, dealer, list log):
    """Draw like Seeded.pick until a move is due or the game is over."""
    cdef Numbers numbers
    cdef int who
    numbers.seed = dealer.seed
    numbers.k = dealer.k
    while s.due != GAME.MOVE and s.due != GAME.OVER:
        who = GAME.drawn_by(s)
        log.append(draw_GAMEState(s, fair_below(&numbers, GAME.chances(s))) << 4 | who)
    dealer.k = numbers.k


cdef class GAMEState:
    """A state of the compiled rules: the same methods and fields as the plain one."""

    state_size = sizeof(GAME.State)
    fingerprint = FINGERPRINT

    def __init__(self, int players, int options):
        memset(&self.s, 0, sizeof(GAME.State))
        GAME.new_game(&self.s, players, options)

    def copy(self):
        cdef GAMEState other = GAMEState.__new__(GAMEState)
        other.s = self.s
        return other

    def __copy__(self):
        return self.copy()

    def __deepcopy__(self, _memo):
        return self.copy()

    def __reduce__(self):
        return GAMEState, (self.s.players, self.s.options), (self.fingerprint, self.raw())

    def __setstate__(self, pickled):
        cdef bytes raw = pickled[1]
        if pickled[0] != self.fingerprint or len(raw) != sizeof(GAME.State):
            raise ValueError("the pickled state is of other rules than those compiled here")
        memcpy(&self.s, <char*>raw, sizeof(GAME.State))

    def legal(self):
        cdef int acts[16384]
        cdef int k, i
        if self.s.due != GAME.MOVE:
            return []
        k = GAME.legal(&self.s, acts)
        return [acts[i] for i in range(k)]

    def allows(self, int action):
        return GAME.allowed(&self.s, action)

    def apply(self, int action):
        GAME.apply(&self.s, action)

    def play(self, action, dealer, list log):
        cdef int chosen = PyNumber_Index(action), turn = self.s.turn
        if not GAME.allowed(&self.s, chosen):
            return False
        GAME.apply(&self.s, chosen)
        log.append(chosen << 4 | turn)
        if self.s.due != GAME.MOVE:
            settle_GAMEState(&self.s, dealer, log)
        return True

    def settle(self, dealer, list log):
        settle_GAMEState(&self.s, dealer, log)

    def follow(self, lines, list log):
        cdef int found, line
        for line in lines:
            found = GAME.follow(&self.s, line)
            if found < 0:
                return False
            log.append(found)
        return True

    def drawn_by(self):
        return GAME.drawn_by(&self.s)

    def chances(self):
        return GAME.chances(&self.s)

    def outcome(self, int j):
        return GAME.outcome(&self.s, j)

    def deal(self, int j):
        GAME.deal(&self.s, j)

    def draw(self, int rank):
        return draw_GAMEState(&self.s, rank)

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

    def playouts(self, unsigned long long start, short[:] scores, short[:] lengths, short[:] shares=None):
        cdef GAME.State s
        cdef GAME.Stream r
        cdef int i, p, rest, games = lengths.shape[0], players = self.s.players
        cdef bint sharing = shares is not None
        with nogil:
            for i in range(games):
                s = self.s
                r.x = start + i
                lengths[i] = GAME.playout(&s, &r)
                for p in range(players):
                    scores[i * players + p] = GAME.score(&s, p)
                if sharing:
                    rest = 60
                    for p in range(players - 1):
                        shares[i * players + p] = GAME.won(&s, p)
                        rest -= shares[i * players + p]
                    shares[i * players + players - 1] = rest

    def raw(self):
        return (<char*>&self.s)[:sizeof(GAME.State)]
