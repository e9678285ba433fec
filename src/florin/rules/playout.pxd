cdef struct Stream:
    unsigned long long x
@cython.locals(z=cython.ulonglong)
cdef int below(Stream* r, int n) noexcept nogil
@cython.locals(action=cython.int)
cdef int random_move(State* s, Stream* r) noexcept nogil
@cython.locals(moves=cython.int)
cdef int playout(State* s, Stream* r) noexcept nogil
