cdef struct Finish:
    int kind
    int value
    int most
    int low
    int high
    int size
    int risk
    int prey
    int gain[52]
    int order[52]
    int looked[52]
    Word bases[52]
cdef int sign_of(int lead) noexcept nogil
cdef int last_lead(Scene* c, int p) noexcept nogil
@cython.locals(gain=cython.int)
cdef void survey(Scene* c, Finish* f, int p, int kind) noexcept nogil
@cython.locals(one=Word)
cdef Word bases_of(Scene* c, Finish* f, int t) noexcept nogil
@cython.locals(one=Word, gone=Word)
cdef int reply_lead(Scene* c, Finish* f, int ahead, int a, int b) noexcept nogil
cdef void put_on(Scene* c, Finish* f, int kind, int a) noexcept nogil
@cython.locals(one=Word)
cdef bint is_lost(Scene* c, Finish* f, int ahead, int a) noexcept nogil
@cython.locals(clears=cython.bint)
cdef int last_two(Scene* c, Finish* f, Scene* spare) noexcept nogil
@cython.locals(closes=cython.bint)
cdef int least_after_taking(Scene* c, Finish* f, int p, int ahead, int best) noexcept nogil
