cdef class GAMEEngine:
    """The compiled search on one position. Calls run without the GIL and may run side by side."""

    weights_a_style = GAME.WEIGHTS
    fingerprint = FINGERPRINT
    cdef GAME.State root
    cdef GAME.Manner manner
    cdef double[:] weights, values, beliefs

    def __init__(self, state, weights, values, beliefs, int kinds, int last_day, *, bint uniform=False,
                 double explore=0.7, odds=NO_ODDS):
        cdef bytes raw = state.raw()
        memcpy(&self.root, <char*>raw, sizeof(GAME.State))
        memset(&self.manner, 0, sizeof(GAME.Manner))
        self.weights, self.values, self.beliefs = self.unfolded(weights), values, beliefs
        self.manner.weights, self.manner.values, self.manner.beliefs = &self.weights[0], &self.values[0], &self.beliefs[0]
        self.manner.kinds, self.manner.last_day, self.manner.uniform = kinds, last_day, uniform
        self.manner.explore = explore
        for kind in range(16):
            self.manner.odds[kind] = odds[kind]

    @staticmethod
    def unfolded(double[:] weights):
        """The styles' weights, each with what follows from them."""
        cdef int style, k, styles = weights.shape[0] // GAME.WEIGHTS
        cdef double[:] rows = array("d", bytes(8 * max(1, styles * GAME.ROW)))
        for style in range(styles):
            for k in range(GAME.WEIGHTS):
                rows[style * GAME.ROW + k] = weights[style * GAME.WEIGHTS + k]
            GAME.unfold(&rows[0], style * GAME.ROW)
        return rows

    @property
    def turn(self):
        return self.root.turn

    def measure(self, moves, unsigned long long seed, int first, int sims):
        """The sums, a seat each, of the shares that these moves bring in so many simulations."""
        cdef GAME.State s
        cdef GAME.Manner m = self.manner
        cdef int line[16]
        cdef int j, n = len(moves)
        cdef double totals[6]
        memset(totals, 0, sizeof(totals))
        for j in range(n):
            line[j] = moves[j]
        m.stream, m.draws = &m.stream_, &m.draws_
        with nogil:
            GAME.measure(&self.root, &s, &m, line, n, seed, first, sims, totals)
        return [totals[p] for p in range(self.root.players)]

    def weigh(self, int style, moves=()):
        """The legal moves, or those after some moves from here, each with what the style finds it worth."""
        cdef GAME.State s = self.root
        cdef int acts[16384]
        cdef double worth[16384]
        cdef int j, k
        for a in moves:
            GAME.apply(&s, a)
        k = GAME.legal(&s, acts)
        GAME.weigh(&s, self.manner.weights, style * GAME.ROW, acts, k, worth)
        return [(acts[j], worth[j]) for j in range(k)]

    def ponder(self, int style):
        """As `weigh`, but what the turn may yet bring is looked at to its end."""
        cdef GAME.State s = self.root
        cdef int acts[16384]
        cdef double worth[16384]
        cdef int j, k = GAME.legal(&s, acts)
        GAME.own_turn(&s, self.manner.weights, style * GAME.ROW, acts, k, worth)
        return [(acts[j], worth[j]) for j in range(k)]

    def explain(self, int style, int action):
        """The terms that a move's worth is made of."""
        cdef double terms[GAME.TERMS]
        GAME.explain(&self.root, self.manner.weights, style * GAME.ROW, action, terms)
        return [terms[i] for i in range(GAME.TERMS)]

    def move(self, int style, unsigned long long seed):
        cdef GAME.Stream r
        cdef GAME.State s = self.root
        cdef double[3] sight = [0.0, 0.0, 0.0]
        r.x = seed
        return GAME.heuristic_move(&s, self.manner.weights, style * GAME.ROW, sight, &r)

    def estimate(self):
        cdef double shares[6]
        GAME.estimate(&self.root, self.manner.values, shares)
        return [shares[p] for p in range(self.root.players)]

    def contest(self, styles, unsigned long long seed, int first, int games):
        cdef GAME.State s
        cdef GAME.Manner m = self.manner
        cdef long long wins[6]
        cdef long long florins[6]
        memset(wins, 0, sizeof(wins))
        memset(florins, 0, sizeof(florins))
        for p, style in enumerate(styles):
            m.styles[p] = style
        m.stream, m.draws = &m.stream_, &m.draws_
        with nogil:
            GAME.contest(&self.root, &s, &m, seed, first, games, wins, florins)
        return [wins[p] for p in range(self.root.players)], [florins[p] for p in range(self.root.players)]

    def habits(self, int[:] lines):
        """Log likelihoods of each seat's moves in a log that begins here, a row of styles a seat."""
        cdef GAME.State s = self.root
        cdef int acts[16384]
        cdef double worth[16384]
        cdef int n = lines.shape[0], kinds = self.manner.kinds, players = self.root.players
        found = array("d", bytes(8 * players * kinds))
        cdef double[:] view = found
        if n:
            with nogil:
                GAME.habits(&s, &self.manner, acts, worth, &lines[0], n, &view[0])
        return found


cdef class GAMETree:
    """A tree that grows under a move (-1: from the position itself); one thread at a time."""

    cdef GAMEEngine engine
    cdef GAME.Node* nodes
    cdef int* mark
    cdef int used, room, action

    def __init__(self, GAMEEngine engine, int action, int room):
        self.engine, self.action, self.room, self.used = engine, action, room, 1
        self.nodes = <GAME.Node*>malloc(room * sizeof(GAME.Node))
        self.mark = <int*>calloc(GAME.ACTIONS, sizeof(int))
        if not self.nodes or not self.mark:
            raise MemoryError
        memset(&self.nodes[0], 0, sizeof(GAME.Node))
        self.nodes[0].mover = engine.root.turn

    def __dealloc__(self):
        free(self.nodes)
        free(self.mark)

    def grow(self, unsigned long long seed, int first, int sims):
        """Grows by so many simulations; returns the sum of the shares that they brought the player to move."""
        cdef GAME.State s
        cdef GAME.Manner m = self.engine.manner
        cdef int acts[16384]
        cdef double worth[16384]
        cdef double before = self.nodes[0].total
        m.stream, m.draws = &m.stream_, &m.draws_
        memset(self.mark, 0, GAME.ACTIONS * sizeof(int))
        with nogil:
            self.used = GAME.grow(&self.engine.root, &s, &m, self.nodes, self.used, self.room, acts, worth, self.mark,
                                  self.action, seed, first, sims)
        return self.nodes[0].total - before

    def candidates(self):
        """The moves after that: action, visits, and the sum of their shares."""
        found = []
        cdef int child = self.nodes[0].child
        while child:
            found.append((self.nodes[child].action, self.nodes[child].visits, self.nodes[child].total))
            child = self.nodes[child].sibling
        return found
