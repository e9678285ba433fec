cdef signed char[45] GROUP
cdef double[256] NOISE
cdef int day_of(State* s) noexcept nogil
cdef void unfold(double* w, int at) noexcept nogil
cdef void imagine(State* s, int seat, double* odds, Stream* r) noexcept nogil
@cython.locals(total=cython.double, x=cython.double)
cdef int drawn_by_odds(State* s, int q, int first, int n, double* odds, Stream* r) noexcept nogil
cdef int hidden(State* s, int q, int k) noexcept nogil
cdef void hide(State* s, int q, int k, int kind) noexcept nogil
@cython.locals(circles=cython.int)
cdef void look(State* s, int p, int* net, int* need, double* risk, int* facts, double* odds) noexcept nogil
@cython.locals(once=cython.int, twice=cython.int, bit=cython.int, spanned=cython.int, left=cython.double)
cdef void learn_odds(State* s, int q, int* facts, double* odds) noexcept nogil
cdef int span(int low, int high) noexcept nogil
@cython.locals(n=cython.int)
cdef double exposed(int bits, int size, int* facts, double* odds) noexcept nogil
cdef int counting(State* s, int p, int kind) noexcept nogil
@cython.locals(x=cython.double)
cdef double card_worth(State* s, int p, double* w, int at, int kind) noexcept nogil
cdef int prospect(State* s, int* net, int* need, int mine, int but) noexcept nogil
@cython.locals(more=cython.double, worth=cython.double, new=cython.int)
cdef double place_worth(State* s, double* w, int at, int kind, int i, int mine, int best, int* net, int* need, double* risk, int* facts, double* odds) noexcept nogil
cdef double take_worth(double* w, int at, int own, int other, double lost_risk) noexcept nogil
cdef int ends(State* s, int i, int p, int stays) noexcept nogil
@cython.locals(worth=cython.double)
cdef double removed_worth(State* s, int p, double* w, int at, int i, int gain, int stays, int* net, double* risk, int* facts) noexcept nogil
cdef int points_of(State* s, int i, int p) noexcept nogil
@cython.locals(more=cython.double, squares=cython.int)
cdef double scatter_worth(State* s, int p, double* w, int at, int i, int best, int* net, double* risk, int* facts, double* odds) noexcept nogil
cdef int span_of(State* s, int low, int high, int but) noexcept nogil
@cython.locals(worth=cython.double)
cdef double plan_worth(State* s, int p, double* w, int at, int kind, int* facts) noexcept nogil
cdef double ally_worth(State* s, int p, double* w, int at, int kind, int i, double placed, int best, int* net, double* risk, int* facts, double* odds) noexcept nogil
cdef double other_worth(State* s, double* w, int at, int action) noexcept nogil
@cython.locals(net=cython.int[52], need=cython.int[52], risk=cython.double[52], facts=cython.int[8], odds=cython.double[32], placed=cython.double[52], u=cython.double, base=cython.double)
cdef void weigh(State* s, double* w, int at, int* acts, int k, double* worth) noexcept nogil
cdef int kind_of(int action) noexcept nogil
@cython.locals(net=cython.int[52], need=cython.int[52], risk=cython.double[52], facts=cython.int[8], odds=cython.double[32], taken=cython.double[52], u=cython.double, base=cython.double, placed=cython.double, most=cython.double)
cdef int heuristic_move(State* s, double* w, int at, double* sight, Stream* r) noexcept nogil
@cython.locals(own=cython.double[45], acts=cython.int[1], worth=cython.double[1])
cdef void explain(State* s, double* w, int at, int action, double* terms) noexcept nogil
@cython.locals(u=cython.double, lead=cython.double, ahead=cython.double)
cdef void estimate(State* s, double* v, double* shares) noexcept nogil
cdef int to_come(State* s, int p) noexcept nogil
cdef void own_turn(State* s, double* w, int at, int* acts, int k, double* worth) noexcept nogil
