ctypedef unsigned long long Word
cdef struct Outlook:
    int points[52]
    int taken[60]
    int sent[8]
    int top[8]
    int place[8]
    int plays
    int clears
    int parts
    int grows
    int sends
    int exposed
    Word some
cdef int foresee(State* s, Outlook* o, int p) noexcept nogil
@cython.locals(one=Word, none=Word, to_target=Word, to_either=Word)
cdef void span_gaps(State* s, Outlook* o, int q) noexcept nogil
cdef int prepare_sends(State* s, Outlook* o, int p) noexcept nogil
@cython.locals(one=Word)
cdef bint meets(Outlook* o, int least, int most) noexcept nogil
cdef bint in_reach(State* s, Outlook* o, int but, int low, int high) noexcept nogil
@cython.locals(single=cython.bint)
cdef bint survives(State* s, Outlook* o, int p, int ahead) noexcept nogil
cdef bint survives_parting(State* s, Outlook* o, int p, int ahead) noexcept nogil
cdef bint survives_end(State* s, Outlook* o, int p, int ahead) noexcept nogil
cdef void keep_top(Outlook* o, int n, int points, int place) noexcept nogil
cdef bint can_end(State* s, Outlook* o) noexcept nogil
cdef bint is_safe(State* s, Outlook* o, int p) noexcept nogil
