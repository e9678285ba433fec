cdef struct Outlook:
    int taken[64]
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
cdef int foresee(Scene* c, Outlook* o, int p) noexcept nogil
@cython.locals(one=Word, none=Word, to_target=Word, to_either=Word)
cdef void span_gaps(Scene* c, Outlook* o, int q) noexcept nogil
cdef int prepare_sends(Scene* c, Outlook* o, int p) noexcept nogil
@cython.locals(one=Word)
cdef bint meets(Outlook* o, int least, int most) noexcept nogil
cdef bint in_reach(Scene* c, Outlook* o, int but, int low, int high) noexcept nogil
@cython.locals(single=cython.bint)
cdef bint survives(Scene* c, Outlook* o, int p, int ahead) noexcept nogil
@cython.locals(cards=Word)
cdef bint survives_parting(Scene* c, Outlook* o, int p, int ahead) noexcept nogil
cdef bint survives_end(Scene* c, Outlook* o, int p, int ahead) noexcept nogil
cdef void keep_top(Outlook* o, int n, int worth, int place) noexcept nogil
cdef bint can_end(Scene* c, Outlook* o) noexcept nogil
cdef bint is_safe(Scene* c, Outlook* o, int p) noexcept nogil
