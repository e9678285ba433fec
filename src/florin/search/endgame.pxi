cdef class CourtSolver:
    """The court's endgame, solved; its table is kept from one position to the next. One thread at a time."""

    cdef _court.Entry* table
    cdef _court.Branch* branches
    cdef _court.Endgame e
    cdef double[:] weights

    def __init__(self, weights, int bits=20):
        self.weights = weights
        self.e.weights = &self.weights[0]
        self.e.outlook, self.e.finish, self.e.spare = &self.e.outlook_, &self.e.finish_, &self.e.spare_
        self.e.after, self.e.last = &self.e.after_[0], &self.e.last_[0]
        self.e.mask = (1 << bits) - _court.WAYS
        self.table = <_court.Entry*>calloc(1 << bits, sizeof(_court.Entry))
        self.branches = <_court.Branch*>malloc(_court.LEVELS * _court.WIDTH * sizeof(_court.Branch))
        if not self.table or not self.branches:
            raise MemoryError

    def __dealloc__(self):
        free(self.table)
        free(self.branches)

    def forget(self):
        memset(self.table, 0, (self.e.mask + _court.WAYS) * sizeof(_court.Entry))

    def solve(self, state, long long budget):
        """The outcome for Della Rovere (1, 0, -1; None if the budget of positions does not suffice), and positions seen."""
        cdef bytes raw = state.raw()
        cdef _court.State stack[_court.LEVELS]
        cdef _court.Scene scenes[_court.LEVELS]
        cdef int value
        memcpy(&stack[0], <char*>raw, sizeof(_court.State))
        self.e.nodes, self.e.budget, self.e.unsolved = 0, budget, False
        memset(self.e.habits, 0, sizeof(self.e.habits))
        with nogil:
            value = _court.solve(stack, scenes, &self.e, self.branches, self.table)
        return None if self.e.unsolved else value, self.e.nodes
