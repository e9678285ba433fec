cdef class CourtSolver:
    """The court's endgame, solved; its table is kept from one position to the next. One thread at a time; another may
    work `beside` it, on the same table, and each sees where the other is.
    """

    cdef _court.Word* table
    cdef _court.Branch* branches
    cdef _court.Endgame e
    cdef double[:] weights
    cdef CourtSolver beside

    def __init__(self, weights, int bits=20, CourtSolver beside=None):
        self.weights, self.beside = weights, beside
        self.e.weights = &self.weights[0]
        self.e.outlook, self.e.finish, self.e.spare = &self.e.outlook_, &self.e.finish_, &self.e.spare_
        self.e.after, self.e.last = &self.e.after_[0], &self.e.last_[0]
        self.e.mask = (1 << bits) - _court.WAYS
        self.e.there = &self.e.nowhere[0]
        if beside is not None:
            self.e.there, beside.e.there = &beside.e.here[0], &self.e.here[0]
        self.table = beside.table if beside is not None else <_court.Word*>calloc(1 << bits, sizeof(_court.Word))
        self.branches = <_court.Branch*>malloc(_court.LEVELS * _court.WIDTH * sizeof(_court.Branch))
        if not self.table or not self.branches:
            raise MemoryError

    def __dealloc__(self):
        if self.beside is None:
            free(self.table)
        free(self.branches)

    def forget(self):
        memset(self.table, 0, (self.e.mask + _court.WAYS) * sizeof(_court.Word))

    def allow(self, long long budget):
        """So many positions may be looked at, by what is being solved too: 0 ends it."""
        self.e.budget = budget

    def solve(self, state):
        """The outcome for Della Rovere (1, 0, -1; None if what is allowed does not suffice), positions looked at, and a
        move that leads there (-1 if none had to be looked at).
        """
        cdef bytes raw = state.raw()
        cdef _court.State stack[_court.LEVELS]
        cdef _court.Scene scenes[_court.LEVELS]
        cdef int value
        memcpy(&stack[0], <char*>raw, sizeof(_court.State))
        self.e.nodes, self.e.unsolved = 0, False
        memset(self.e.habits, 0, sizeof(self.e.habits))
        with nogil:
            value = _court.solve(stack, scenes, &self.e, self.branches, self.table)
        memset(self.e.here, 0, sizeof(self.e.here))
        action = -1 if self.e.kind < 0 else _court.action_of(&stack[0], self.e.kind, self.e.on, self.e.against)
        return None if self.e.unsolved else value, self.e.nodes, action
