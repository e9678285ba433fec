cdef int day_of(State* s) noexcept nogil
cdef void imagine(State* s, int seat, Stream* r) noexcept nogil
cdef void weigh(State* s, double* w, int at, int* acts, int k, double* worth) noexcept nogil
cdef int heuristic_move(State* s, double* w, int at, Stream* r) noexcept nogil
@cython.locals(total=cython.double)
cdef void estimate(State* s, double* v, double* shares) noexcept nogil
cdef void explain(State* s, double* w, int at, int action, double* terms) noexcept nogil
