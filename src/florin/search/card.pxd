cdef double[7] STEP
cdef double[64] GUMBEL
cdef double MEAN_VALUE
cdef double MEAN_SPACE
cdef int day_of(State* s) noexcept nogil
cdef void imagine(State* s, int seat, double* odds, Stream* r) noexcept nogil
@cython.locals(spread=cython.double)
cdef void unfold(double* w, int at) noexcept nogil
cdef double behind(double ahead, double spread) noexcept nogil
cdef double fillable(State* s, double* w, int at) noexcept nogil
@cython.locals(total=cython.double, ahead=cython.double, spread=cython.double)
cdef double ship_worth(State* s, double* w, int at, double value, double room) noexcept nogil
@cython.locals(none=cython.double, one=cython.double, none_later=cython.double, one_later=cython.double, x=cython.double)
cdef double rank_worth(State* s, double* w, int at, int good, int icons) noexcept nogil
@cython.locals(today=cython.double, later=cython.double)
cdef double bonus_worth(State* s, double* w, int at, int icons) noexcept nogil
cdef double goods_worth(State* s, double* w, int at, int good, int more) noexcept nogil
cdef double gain(State* s, double* w, int at, int good, int icons, double rank, double bonus) noexcept nogil
cdef double horizon(State* s, double* w, int at) noexcept nogil
@cython.locals(x=cython.double)
cdef double denied_worth(State* s, double* w, int at, int card) noexcept nogil
cdef double card_worth(State* s, double* w, int at, int place) noexcept nogil
@cython.locals(rank=cython.double, bonus=cython.double, alone=cython.double)
cdef double joint_worth(State* s, double* w, int at, int good, int some, int more) noexcept nogil
cdef double pair_worth(State* s, double* w, int at) noexcept nogil
@cython.locals(room=cython.double, before=cython.double, after=cython.double, price=cython.double)
cdef double load_worth(State* s, double* w, int at, double value, double used, double fill) noexcept nogil
@cython.locals(x=cython.double, value=cython.int, used=cython.int, some=cython.int)
cdef double take_worth(State* s, double* w, int at, int more, double fill, double first, double second, double third, double pair) noexcept nogil
@cython.locals(unknown=cython.double, best=cython.double, x=cython.double)
cdef double reveal_worth(State* s, double* w, int at, double fill, double first, double second, double pair) noexcept nogil
@cython.locals(fill=cython.double, first=cython.double, second=cython.double, third=cython.double, pair=cython.double)
cdef void weigh(State* s, double* w, int at, int* acts, int k, double* worth) noexcept nogil
@cython.locals(fill=cython.double, first=cython.double, second=cython.double, third=cython.double, pair=cython.double, best=cython.double, x=cython.double, luck=cython.int)
cdef int heuristic_move(State* s, double* w, int at, double* sight, Stream* r) noexcept nogil
cdef bint taken(int more, int place) noexcept nogil
@cython.locals(fill=cython.double, before=cython.double, idle=cython.double)
cdef void explain(State* s, double* w, int at, int action, double* terms) noexcept nogil
@cython.locals(fill=cython.double, card=cython.int)
cdef void own_turn(State* s, double* w, int at, int* acts, int k, double* worth) noexcept nogil
@cython.locals(total=cython.double, count=cython.int, card=cython.int)
cdef double mean_worth(State* s, double* w, int at, double fill, int drawn) noexcept nogil
@cython.locals(first=cython.double, second=cython.double, third=cython.double, pair=cython.double, best=cython.double, x=cython.double)
cdef double best_worth(State* s, double* w, int at, double fill, int drawn) noexcept nogil
@cython.locals(total=cython.double, most=cython.double)
cdef void estimate(State* s, double* v, double* shares) noexcept nogil
@cython.locals(x=cython.double)
cdef double prospect(State* s, double* v, int p) noexcept nogil
@cython.locals(x=cython.double, better=cython.int, tied=cython.int)
cdef double good_prospect(State* s, double* v, int at, int good, int p) noexcept nogil
