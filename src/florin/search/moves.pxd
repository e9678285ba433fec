cdef struct Branch:
    int kind
    int on
    int against
    int gain
cdef struct Habit:
    int kind
    Word on
    Word against
cdef struct Endgame
@cython.locals(k=cython.int, b=cython.int)
cdef int find_moves(Scene* c, Endgame* e, Branch* branches, int at) noexcept nogil
@cython.locals(best=cython.int)
cdef int find_strike(Scene* c, Branch* branches, int at) noexcept nogil
cdef int find_rest(Scene* c, Endgame* e, Branch* branches, int at, int end) noexcept nogil
@cython.locals(same=cython.int, total=cython.int, b=cython.int)
cdef void sort_piles(Scene* c, Endgame* e) noexcept nogil
cdef int find_conspiracy(Scene* c, Endgame* e, Branch* branches, int k, int kind, int a, int b) noexcept nogil
cdef int write_move(Branch* branches, int k, int kind, int on, int against, int gain) noexcept nogil
cdef void sort_moves(State* s, Endgame* e, Branch* branches, int at, int end) noexcept nogil
cdef int action_of(State* s, int kind, int on, int against) noexcept nogil
cdef int rounded(double worth) noexcept nogil
cdef void recall(Scene* c, Endgame* e, Branch* branches, int at, int end, int depth) noexcept nogil
cdef void remember(Scene* c, Endgame* e, int depth, int kind, int on, int against) noexcept nogil
cdef Word cards_at(Scene* c, int a) noexcept nogil
cdef void swap(Branch* branches, int j, int k) noexcept nogil
cdef void promote(Branch* branches, int j, int end) noexcept nogil
@cython.locals(c="Scene*", ahead=cython.int)
cdef void look_ahead(Scene* scenes, Endgame* e, int depth, Branch* branches, int at, int end) noexcept nogil
@cython.locals(c="Scene*", at=cython.int, end=cython.int, wants=cython.int, lead=cython.int, best=cython.int, taken=cython.int)
cdef int lead_ahead(Scene* scenes, Endgame* e, int depth, Branch* branches, int more, int low, int high) noexcept nogil
