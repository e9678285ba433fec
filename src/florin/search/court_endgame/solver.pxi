cdef class CourtSolver:
    """The compiled endgame search. Its table is kept from one position to the next.

    One thread at a time may use it. Another may work `beside` it, on the same table, and each sees where the other is.
    """

    cdef _court.EndSearch search
    cdef _court.TurnCache turn_cache
    cdef _court.Threats threats
    cdef _court.LastCard last_card
    cdef _court.LastCard last_cards[16]
    cdef _court.EndPosition spare
    cdef _court.EndPosition after[8]
    cdef unsigned long long no_path[_court.LEVELS]
    cdef double[:] weights
    cdef CourtSolver beside

    def __cinit__(self):
        self.search.acts = <int*>malloc(_court.WIDTH * sizeof(int))
        self.search.worth = <double*>malloc(_court.WIDTH * sizeof(double))
        self.search.moves = <_court.Move*>malloc(_court.LEVELS * _court.WIDTH * sizeof(_court.Move))
        if not self.search.acts or not self.search.worth or not self.search.moves:
            raise MemoryError

    def __init__(self, weights, int bits=20, CourtSolver beside=None):
        self.weights, self.beside = weights, beside
        self.search.weights = <_court.Weights*>&self.weights[0]
        self.search.turn_cache = &self.turn_cache
        self.search.threats, self.search.last_card, self.search.spare = &self.threats, &self.last_card, &self.spare
        self.search.after, self.search.last_cards = &self.after[0], &self.last_cards[0]
        self.search.mask = (1 << bits) - _court.WAYS
        self.search.other_path = &self.no_path[0]
        if beside is None:
            self.search.table = <unsigned long long*>calloc(1 << bits, sizeof(unsigned long long))
        else:
            self.search.table = beside.search.table
            self.search.other_path = &beside.search.own_path[0]
            beside.search.other_path = &self.search.own_path[0]
        if not self.search.table:
            raise MemoryError

    def __dealloc__(self):
        if self.beside is None:
            free(self.search.table)
        free(self.search.acts)
        free(self.search.worth)
        free(self.search.moves)

    def forget(self):
        """Clear the table."""
        memset(self.search.table, 0, (self.search.mask + _court.WAYS) * sizeof(unsigned long long))

    def allow(self, long long budget):
        """Limit the positions to search, even in a search that is running: 0 ends it."""
        self.search.budget = budget

    def solve(self, state):
        """Return the outcome for Della Rovere, the number of positions searched, and a move that leads there.

        The outcome is 1, 0 or -1, or None if the budget does not suffice; the move is -1 if none had to be searched.
        """
        cdef bytes raw = state.raw()
        cdef _court.State states[_court.LEVELS]
        cdef _court.EndPosition positions[_court.LEVELS]
        cdef int value
        memcpy(&states[0], <char*>raw, sizeof(_court.State))
        self.search.states, self.search.positions = &states[0], &positions[0]
        self.search.nodes, self.search.unsolved = 0, False
        memset(self.search.killers, 0, sizeof(self.search.killers))
        with nogil:
            value = _court.solve(&self.search)
        memset(self.search.own_path, 0, sizeof(self.search.own_path))
        action = -1
        if self.search.kind >= 0:
            action = _court.action_of(&states[0], self.search.kind, self.search.on, self.search.against)
        return None if self.search.unsolved else value, self.search.nodes, action
