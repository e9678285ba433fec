cdef struct Stream:
    unsigned long long x
@cython.locals(z=cython.ulonglong)
cdef int below(Stream* r, int n) noexcept nogil
@cython.locals(action=cython.int)
cdef int random_move(State* s, Stream* r) noexcept nogil
@cython.locals(moves=cython.int)
cdef int playout(State* s, Stream* r) noexcept nogil
cdef bint allowed(State* s, int action) noexcept nogil
cdef int drawn_by(State* s) noexcept nogil
cdef int place_among(State* s, int code) noexcept nogil
@cython.locals(more=cython.int)
cdef int code_at(State* s, int rank, unsigned char* counts) noexcept nogil
cdef int follow(State* s, int line) noexcept nogil
