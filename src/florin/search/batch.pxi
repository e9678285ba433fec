cdef class GAMEBatch:
    """Many games in the compiled core. Calls write to the arrays that they are given, without the GIL."""

    compact, observed, whole = GAME.COMPACT, GAME.OBSERVED, GAME.WHOLE
    fingerprint = FINGERPRINT
    cdef GAME.State* states
    cdef GAME.Stream* draws
    cdef GAME.Stream* luck
    cdef GAME.State start
    cdef signed char* learners
    cdef int games, seat, kind, rivals
    cdef int styles[6]
    cdef GAMEEngine engine

    def __init__(self, state, int games, double[:] weights, styles, int seat, int kind):
        """Take the state before the first draw. `styles` has a style of each rival; -1 as seat draws the learner's."""
        cdef bytes raw = state.raw()
        memcpy(&self.start, <char*>raw, sizeof(GAME.State))
        self.engine = GAMEEngine(state, weights, array("d", [0.0]), array("d", [0.0]), 1, 0)
        self.games, self.seat, self.kind, self.rivals = games, seat, kind, len(styles)
        for k, style in enumerate(styles):
            self.styles[k] = style
        self.states = <GAME.State*>calloc(games, sizeof(GAME.State))
        self.draws = <GAME.Stream*>calloc(games, sizeof(GAME.Stream))
        self.luck = <GAME.Stream*>calloc(games, sizeof(GAME.Stream))
        self.learners = <signed char*>calloc(games, 1)
        if not (self.states and self.draws and self.luck and self.learners):
            raise MemoryError

    def __dealloc__(self):
        free(self.states)
        free(self.draws)
        free(self.luck)
        free(self.learners)

    cdef void restart(self, int i, unsigned long long seed) noexcept nogil:
        cdef GAME.TurnCache cache
        cdef unsigned char counts[GAME.CODES]
        self.states[i] = self.start
        self.draws[i].x, self.luck[i].x = seed, ~seed
        self.learners[i] = -1
        if self.rivals:
            self.learners[i] = GAME.fair_below(&self.luck[i], self.start.players) if self.seat < 0 else self.seat
        self.advance(i, &cache, counts)

    cdef void advance(self, int i, GAME.TurnCache* cache, unsigned char* counts) noexcept nogil:
        GAME.play_rivals(&self.states[i], self.learners[i], self.engine.styles, self.styles, cache, &self.draws[i],
                         &self.luck[i], counts)

    cdef int viewer(self, int i) noexcept nogil:
        """Return whose view of a game is observed: the learner's, or that of the seat to move."""
        return self.learners[i] if self.rivals else self.states[i].turn

    def reset(self, const unsigned char[:] chosen, const unsigned long long[:] seeds, unsigned long long[:] episodes):
        """Start the next episode of the chosen games."""
        cdef int i
        with nogil:
            for i in range(self.games):
                if chosen[i]:
                    episodes[i] += 1
                    self.restart(i, GAME.episode_seed(seeds[i], episodes[i]))

    def step(self, const long long[:] actions, const unsigned char[:] skipped, double[:] rewards,
             unsigned char[:] ended, double[:, :] all_rewards):
        """Make a move in each game that is not skipped, and those of the rivals; return whether a game ended.

        An illegal action ends a game (2 instead of 1) without changing it. Rewards are for the seat that moved, and in
        a row of `all_rewards` for every seat.
        """
        cdef GAME.TurnCache cache
        cdef unsigned char counts[GAME.CODES]
        cdef GAME.State* s
        cdef int i, p, action, seat, any_ended = 0
        with nogil:
            for i in range(self.games):
                s = &self.states[i]
                rewards[i], ended[i] = 0, 0
                for p in range(s.players):
                    all_rewards[i, p] = 0
                if skipped[i]:
                    continue
                seat = s.turn
                action = GAME.legal_id(s, <int>actions[i]) if 0 <= actions[i] < GAME.COMPACT else -1
                if action < 0:
                    rewards[i] = all_rewards[i, seat] = GAME.ILLEGAL
                    ended[i] = any_ended = 2
                    continue
                GAME.apply(s, action)
                self.advance(i, &cache, counts)
                if s.due == GAME.OVER:
                    for p in range(s.players):
                        all_rewards[i, p] = GAME.reward(s, p, self.kind)
                    rewards[i] = all_rewards[i, seat]
                    ended[i] = any_ended = 1
        return bool(any_ended)

    def observe(self, const unsigned char[:] chosen, float[:, ::1] out, unsigned char[:, ::1] masks, int[:] seats,
                int[:] counts):
        """Write each chosen game's observation and mask, whose view it is, and how many actions are legal."""
        cdef int i
        with nogil:
            for i in range(self.games):
                if chosen[i]:
                    seats[i] = self.viewer(i)
                    GAME.observe(&self.states[i], seats[i], &out[i, 0])
                    counts[i] = GAME.write_mask(&self.states[i], &masks[i, 0])

    def observe_whole(self, float[:, ::1] out):
        """Write the observation of every game, and after it what is hidden from that seat."""
        cdef int i
        with nogil:
            for i in range(self.games):
                GAME.observe(&self.states[i], self.viewer(i), &out[i, 0])
                GAME.observe_hidden(&self.states[i], self.viewer(i), &out[i, 0])

    def observe_as(self, int i, int seat, float[::1] out):
        """Write what a seat may know in game i."""
        GAME.observe(&self.states[i], seat, &out[0])

    def random_actions(self, const unsigned char[:, ::1] masks, const int[:] counts, unsigned long long[:] streams,
                       long long[:] actions):
        """Draw an action from each mask, each game with a stream of its own; 0 if none is legal."""
        cdef GAME.Stream r
        cdef int i
        with nogil:
            for i in range(self.games):
                r.x = streams[i]
                actions[i] = nth_set(&masks[i, 0], GAME.fair_below(&r, counts[i]), GAME.COMPACT) if counts[i] else 0
                streams[i] = r.x

    def id_of(self, int i, int compact):
        """Return the action id of a compact action in game i, or -1 if it is not legal."""
        return GAME.legal_id(&self.states[i], compact)

    def compact_of(self, int i, int action):
        """Return the compact action of a legal action id in game i."""
        return GAME.compact_of(&self.states[i], action)

    def put(self, int i, state):
        """Make game i a copy of a state."""
        cdef bytes raw = state.raw()
        memcpy(&self.states[i], <char*>raw, sizeof(GAME.State))

    def state(self, int i):
        """Return a copy of a game's state."""
        found = self.engine.given.copy()
        found.__setstate__((found.fingerprint, (<char*>&self.states[i])[:sizeof(GAME.State)]))
        return found
