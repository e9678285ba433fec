cdef double[11] DRIFT
cdef double[465] STEP_AHEAD
cdef double[24] TOP_PAY
cdef int day_of(State* s) noexcept nogil
cdef void unfold(double* w, int at) noexcept nogil
cdef void imagine(State* s, int seat, double* odds, Stream* r) noexcept nogil
cdef double ahead(double x) noexcept nogil
@cython.locals(total=cython.int)
cdef int open_spaces(State* s) noexcept nogil
cdef double filling(State* s, int spaces) noexcept nogil
@cython.locals(total=cython.int)
cdef double rest_value(State* s) noexcept nogil
@cython.locals(total=cython.int)
cdef int lot_value(State* s) noexcept nogil
cdef double place_pays(State* s, double better) noexcept nogil
@cython.locals(gain=cython.double, before=cython.double, after=cython.double, behind=cython.double)
cdef double hold_gain(State* s, int p, double rest, double rough) noexcept nogil
@cython.locals(step=cython.int)
cdef int level(State* s, int p, int good) noexcept nogil
@cython.locals(cards=cython.int)
cdef int cards_of(State* s, int good) noexcept nogil
cdef int first_of(State* s, int i) noexcept nogil
@cython.locals(first=cython.double, second=cython.double, first_then=cython.double, second_then=cython.double, later_first=cython.double, later_second=cython.double, later_first_then=cython.double, later_second_then=cython.double, row=cython.int, x=cython.double, total=cython.double)
cdef double ranks_gain(State* s, double* w, int at, int p, int good, int mine, int more) noexcept nogil
@cython.locals(total=cython.double, then=cython.int)
cdef double steps_gain(State* s, int p) noexcept nogil
@cython.locals(total=cython.double, more=cython.int)
cdef double goods_gain(State* s, double* w, int at, int p) noexcept nogil
@cython.locals(fee=cython.double)
cdef double fee_of(State* s, double* w, int at) noexcept nogil
cdef double rest_of(State* s, double* w, int at) noexcept nogil
@cython.locals(total=cython.double)
cdef double worth_to(State* s, double* w, int at, int p, double rest, double fee) noexcept nogil
@cython.locals(gain=cython.double, behind=cython.double, rough=cython.double, x=cython.double, total=cython.double, step=cython.int, row=cython.int, then=cython.int)
cdef double loss_by(State* s, double* w, int at, int me, int p, double rest) noexcept nogil
cdef double may_top(double limit, int money, int bid, double scale) noexcept nogil
cdef double certainty(double* w, int at, double limit) noexcept nogil
cdef double cost_of(State* s, double* w, int at, int me, int p, double rest, double worth) noexcept nogil
cdef int asked_at(State* s, int j) noexcept nogil
@cython.locals(most=cython.double, x=cython.double, keen=cython.int)
cdef int keenest(State* s, double* w, int at, double rest, double fee, int but) noexcept nogil
cdef double limit_of(State* s, double* w, int at, int p, double rest, double fee) noexcept nogil
cdef double sale_cost(State* s, double* w, int at, int p, double rest, double fee) noexcept nogil
cdef double topped(State* s, double* w, int at, int p, double limit, int bid) noexcept nogil
@cython.locals(x=cython.double, y=cython.double, mine=cython.double, rest=cython.double, fee=cython.double, cost=cython.double, held=cython.double, limit=cython.double, keen_cost=cython.double, other_limit=cython.double, other_cost=cython.double, bid=cython.int)
cdef void weigh(State* s, double* w, int at, int* acts, int k, double* worth) noexcept nogil
@cython.locals(x=cython.double, y=cython.double, rest=cython.double, fee=cython.double, won=cython.double, bid=cython.int)
cdef void explain(State* s, double* w, int at, int action, double* terms) noexcept nogil
@cython.locals(x=cython.double, mine=cython.double, rest=cython.double, fee=cython.double, now=cython.double, then=cython.double, card=cython.double, gain=cython.double)
cdef double draw_gain(State* s, double* w, int at) noexcept nogil
@cython.locals(x=cython.double, y=cython.double, z=cython.double, mine=cython.double, rest=cython.double, fee=cython.double, limit=cython.double, keen_cost=cython.double, other_limit=cython.double, other_cost=cython.double, cost=cython.double, held=cython.double, most=cython.double, total=cython.double, sure=cython.double, other_sure=cython.double, bid=cython.int, pick=cython.int)
cdef int heuristic_move(State* s, double* w, int at, double* sight, Stream* r) noexcept nogil
@cython.locals(total=cython.double, ranks=cython.double, steps=cython.double, most=cython.double)
cdef void estimate(State* s, double* v, double* shares) noexcept nogil
@cython.locals(first=cython.double, second=cython.double, x=cython.double)
cdef double rank_prize(State* s, int p, int good, int drift) noexcept nogil
cdef void own_turn(State* s, double* w, int at, int* acts, int k, double* worth) noexcept nogil
