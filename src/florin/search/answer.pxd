cdef struct Answer:
    int kind
    int on
    int against
    int ready
    int lead
    int circles
cdef inline Finish* finish_at(Finish* finishes, int k) noexcept nogil:
    return finishes + k
cdef struct Endgame
cdef int note_answer(Endgame* e, int k, int kind, int on, int against) noexcept nogil
cdef int note_capture(Scene* c, Endgame* e, int k, int q, int b) noexcept nogil
@cython.locals(best=cython.int, k=cython.int, lowest=cython.int)
cdef int find_answers(Scene* c, Endgame* e) noexcept nogil
@cython.locals(after="Scene*")
cdef void prepare_answer(Scene* c, Endgame* e, int k) noexcept nogil
@cython.locals(clears=cython.bint)
cdef bint is_vain(Scene* c, Finish* f, int ahead, int kind, int on, int against) noexcept nogil
@cython.locals(after="Scene*", f="Finish*", a=cython.int, b=cython.int)
cdef bint is_answered(Scene* c, Endgame* e, int n, int kind, int on, int against) noexcept nogil
