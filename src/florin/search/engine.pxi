cdef struct GAMEScratch:
    GAME.State state
    GAME.Stream stream
    GAME.Stream draws
    GAME.TurnCache turn_cache


cdef class GAMEEngine:
    """The compiled search on one position. Calls run without the GIL and may run side by side."""

    weights_a_style = GAME.WEIGHTS
    fingerprint = FINGERPRINT
    cdef GAME.State root
    cdef GAME.SimContext context
    cdef double[:] values, beliefs
    cdef GAME.Weights* styles
    cdef object given

    def __init__(self, state, double[:] weights, values, beliefs, int kinds, int last_day, *, bint uniform=False,
                 double explore=0.7, odds=NO_ODDS, seat=None):
        cdef bytes raw = state.raw()
        self.given = state
        memcpy(&self.root, <char*>raw, sizeof(GAME.State))
        memset(&self.context, 0, sizeof(GAME.SimContext))
        self.read_styles(weights)
        self.values, self.beliefs = values, beliefs
        self.context.weights = self.styles
        self.context.values, self.context.beliefs = <GAME.Values*>&self.values[0], &self.beliefs[0]
        self.context.kinds, self.context.last_day, self.context.uniform = kinds, last_day, uniform
        self.context.explore = explore
        self.context.seat = self.root.turn if seat is None else seat
        self.context.root = &self.root
        for kind in range(16):
            self.context.odds[kind] = odds[kind]

    def __dealloc__(self):
        free(self.styles)

    cdef read_styles(self, double[:] weights):
        """Copy the tuned weights, the first doubles of the struct, and derive the tables after them."""
        cdef int k, style, styles = weights.shape[0] // GAME.WEIGHTS
        free(self.styles)
        self.styles = <GAME.Weights*>calloc(max(1, styles), sizeof(GAME.Weights))
        if not self.styles:
            raise MemoryError
        for style in range(styles):
            for k in range(GAME.WEIGHTS):
                (<double*>&self.styles[style])[k] = weights[style * GAME.WEIGHTS + k]
            GAME.derive(&self.styles[style])

    cdef void prepare(self, GAME.SimContext* context, GAMEScratch* scratch) noexcept:
        """Give a call a context of its own."""
        context[0] = self.context
        context.state, context.turn_cache = &scratch.state, &scratch.turn_cache
        context.stream, context.draws = &scratch.stream, &scratch.draws

    @property
    def turn(self):
        return self.root.turn

    def measure(self, moves, unsigned long long seed, int first, int sims):
        """Return, for each seat, the sum of the shares that these moves bring in simulations `first` and following."""
        cdef GAMEScratch scratch
        cdef GAME.SimContext context
        cdef int line[16]
        cdef int j, n = len(moves)
        cdef double totals[6]
        memset(totals, 0, sizeof(totals))
        for j in range(n):
            line[j] = moves[j]
        self.prepare(&context, &scratch)
        with nogil:
            GAME.measure(&context, line, n, seed, first, sims, totals)
        return [totals[p] for p in range(self.root.players)]

    def continuation(self, moves, unsigned long long seed, int number, bint whole):
        """Return the state in which a simulation of these moves ends; without `whole`, where the next move is due."""
        cdef GAMEScratch scratch
        cdef GAME.SimContext context
        cdef int line[16]
        cdef int j, n = len(moves)
        for j in range(n):
            line[j] = moves[j]
        self.prepare(&context, &scratch)
        with nogil:
            GAME.play_on(&context, line, n, seed + number, whole)
        found = self.given.copy()
        found.__setstate__((found.fingerprint, (<char*>&scratch.state)[:sizeof(GAME.State)]))
        return found

    def weigh(self, int style, moves=()):
        """Return the legal moves, here or after some moves from here, each with its worth to a style."""
        cdef GAME.State s = self.root
        cdef GAME.TurnCache cache
        cdef int acts[16384]
        cdef double worth[16384]
        cdef int j, k
        for a in moves:
            GAME.apply(&s, a)
        k = GAME.legal(&s, acts)
        GAME.weigh(&s, &self.styles[style], &cache, acts, k, worth)
        return [(acts[j], worth[j]) for j in range(k)]

    def ponder(self, int style):
        """Do as `weigh`, but look to the end of the turn."""
        cdef GAME.State s = self.root
        cdef GAME.TurnCache cache
        cdef int acts[16384]
        cdef double worth[16384]
        cdef int j, k = GAME.legal(&s, acts)
        GAME.weigh_turn(&s, &self.styles[style], &cache, acts, k, worth)
        return [(acts[j], worth[j]) for j in range(k)]

    def move(self, int style, unsigned long long seed):
        """Return a style's move."""
        cdef GAME.Stream r
        cdef GAME.State s = self.root
        cdef GAME.TurnCache cache
        r.x = seed
        GAME.reset(&cache)
        return GAME.heuristic_move(&s, &self.styles[style], &cache, &r)

    def estimate(self):
        """Return each seat's estimated share of the win."""
        cdef double shares[6]
        GAME.estimate(&self.root, self.context.values, shares)
        return [shares[p] for p in range(self.root.players)]

    def contest(self, styles, unsigned long long seed, int first, int games):
        """Play whole games, each seat in a style; return the sums of the seats' wins, in sixtieths, and scores."""
        cdef GAMEScratch scratch
        cdef GAME.SimContext context
        cdef long long wins[6]
        cdef long long scores[6]
        memset(wins, 0, sizeof(wins))
        memset(scores, 0, sizeof(scores))
        self.prepare(&context, &scratch)
        for p, style in enumerate(styles):
            context.styles[p] = style
        with nogil:
            GAME.contest(&context, seed, first, games, wins, scores)
        return [wins[p] for p in range(self.root.players)], [scores[p] for p in range(self.root.players)]

    def habits(self, int[:] lines, bint sorts=False):
        """Return the log likelihoods of each seat's moves in a log that begins here, a row of styles for each seat.

        With `sorts`, only the sort of a move counts.
        """
        cdef GAMEScratch scratch
        cdef GAME.SimContext context
        cdef int acts[16384]
        cdef double worth[16384]
        cdef int n = lines.shape[0]
        found = array("d", bytes(8 * self.root.players * self.context.kinds))
        cdef double[:] view = found
        if n:
            self.prepare(&context, &scratch)
            with nogil:
                GAME.habits(&context, acts, worth, &lines[0], n, sorts, &view[0])
        return found


cdef class GAMETree:
    """A tree that grows under a move (-1: from the position itself); one thread at a time."""

    cdef GAMEEngine engine
    cdef GAME.Tree tree

    def __init__(self, GAMEEngine engine, int action, int room):
        self.engine = engine
        self.tree.action, self.tree.room, self.tree.used = action, room, 1
        self.tree.nodes = <GAME.Node*>malloc(room * sizeof(GAME.Node))
        if not self.tree.nodes:
            raise MemoryError
        memset(&self.tree.nodes[0], 0, sizeof(GAME.Node))
        self.tree.nodes[0].mover = engine.root.turn

    def __dealloc__(self):
        free(self.tree.nodes)

    def grow(self, unsigned long long seed, int first, int sims):
        """Grow by some simulations; return the sum of the shares that they brought the player to move.

        What every simulation writes is on this thread's stack: trees made one after the other lie side by side, and
        two processors that write to the same cache line slow each other down.
        """
        cdef GAMEScratch scratch
        cdef GAME.SimContext context
        cdef int acts[16384]
        cdef double worth[16384]
        cdef int mark[GAME.ACTIONS]
        cdef GAME.Tree tree = self.tree
        cdef double before = tree.nodes[0].total
        self.engine.prepare(&context, &scratch)
        memset(mark, 0, sizeof(mark))
        tree.acts, tree.worth, tree.mark = acts, worth, mark
        with nogil:
            GAME.grow(&context, &tree, seed, first, sims)
        self.tree.used = tree.used
        return self.tree.nodes[0].total - before

    def candidates(self):
        """Return the moves after that: action, visits, and the sum of their shares."""
        found = []
        cdef int child = self.tree.nodes[0].child
        while child:
            found.append((self.tree.nodes[child].action, self.tree.nodes[child].visits, self.tree.nodes[child].total))
            child = self.tree.nodes[child].sibling
        return found
