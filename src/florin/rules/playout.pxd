cdef struct Stream:
    unsigned long long x
cdef unsigned long long WORD, GAMMA, MIX_1, MIX_2
@cython.locals(z=cython.ulonglong)
cdef int below(Stream* r, int n) noexcept nogil
cdef int random_move(State* s, Stream* r) noexcept nogil
cdef int playout(State* s, Stream* r) noexcept nogil
