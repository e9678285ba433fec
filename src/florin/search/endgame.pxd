cdef struct Endgame:
    long long nodes
    long long budget
    Word mask
    bint unsolved
    int same[52]
    Outlook outlook_
    Outlook* outlook
    int history[66400]
    int acts[16384]
    double worth[16384]
    double* weights
cdef inline State* stage_of(State* stack, int depth) noexcept nogil:
    return stack + depth
cdef bint known(State* s) noexcept nogil
cdef Word mixed(Word z) noexcept nogil
@cython.locals(one=Word, word=Word)
cdef Word hands_word(State* s) noexcept nogil
cdef bint holds_lady(State* s) noexcept nogil
@cython.locals(one=Word, word=Word)
cdef Word pile_word(State* s, int i, int points, bint exact) noexcept nogil
@cython.locals(k=cython.int)
cdef int find_moves(State* s, Endgame* e, Word* words, int at, int* moves, int* gains) noexcept nogil
cdef int rounded(double worth) noexcept nogil
cdef int pile_points(State* s, int i) noexcept nogil
@cython.locals(s="State*", key=Word, slot=Word, least=cython.int, most=cython.int)
cdef int outcome_of(State* stack, Endgame* e, int depth, int* moves, int* gains, Word* words, Word* keys, signed char* found, int low, int high) noexcept nogil
