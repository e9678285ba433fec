cdef class CourtSolver:
    """The court's endgame, solved; its table is kept from one position to the next. One thread at a time."""

    cdef _court.Word* keys
    cdef signed char* found
    cdef _court.Endgame e
    cdef double[:] weights

    def __init__(self, weights, int bits=20):
        self.weights = weights
        self.e.weights = &self.weights[0]
        self.e.outlook = &self.e.outlook_
        self.e.mask = (1 << bits) - 1
        self.keys = <_court.Word*>calloc(1 << bits, sizeof(_court.Word))
        self.found = <signed char*>calloc(1 << bits, 1)
        if not self.keys or not self.found:
            raise MemoryError

    def __dealloc__(self):
        free(self.keys)
        free(self.found)

    def solve(self, state, long long budget):
        """The outcome for Della Rovere (1, 0, -1; None if the budget of positions does not suffice), and positions seen."""
        cdef bytes raw = state.raw()
        cdef _court.State stack[_court.LEVELS]
        cdef int* moves = <int*>malloc(2 * _court.LEVELS * _court.WIDTH * sizeof(int))
        cdef _court.Word words[52]
        cdef int value
        if not moves:
            raise MemoryError
        memcpy(&stack[0], <char*>raw, sizeof(_court.State))
        self.e.nodes, self.e.budget, self.e.unsolved = 0, budget, False
        with nogil:
            value = _court.outcome_of(stack, &self.e, 0, moves, moves + _court.LEVELS * _court.WIDTH, words, self.keys,
                                      self.found, -1, 1)
        free(moves)
        return None if self.e.unsolved else value, self.e.nodes
