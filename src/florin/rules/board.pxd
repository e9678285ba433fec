cdef struct State:
    signed char players
    signed char options
    signed char due
    signed char round
    signed char turn
    signed char active
    signed char asked
    signed char bidding
    signed char filling
    signed char bidder
    signed char left
    signed char tied
    signed char poorest[6]
    signed char lot_n
    signed char lot[3]
    signed char hold_n[6]
    signed char hold[6][5]
    signed char unseen_n
    signed char unseen[36]
    short best
    short florins[6]
    short value[6]
    short step[5][6]
    short purse[3][6]
    signed char paid[3][6][11]
cdef signed char[31] GOOD
cdef signed char[31] VALUE
cdef signed char[36] DECK
cdef signed char[12] SMALL_DECK
cdef signed char[324] SHARED_PRIZES
cdef int seat(State* s, int k) noexcept nogil
cdef int spaces(State* s) noexcept nogil
cdef int space(State* s, int p) noexcept nogil
cdef int largest_space(State* s) noexcept nogil
cdef int candidates(State* s) noexcept nogil
cdef int candidate(State* s, int j) noexcept nogil
cdef int candidate_index(State* s, int action) noexcept nogil
cdef int legal(State* s, int* acts) noexcept nogil
cdef void apply(State* s, int action) noexcept nogil
cdef void turn_card(State* s, int card) noexcept nogil
cdef void open_auction(State* s) noexcept nogil
cdef void seek_bidder(State* s) noexcept nogil
cdef void settle_lot(State* s) noexcept nogil
cdef void load_card(State* s, int p, int card) noexcept nogil
@cython.locals(unfilled=cython.int)
cdef void next_active(State* s) noexcept nogil
cdef void fill_hold(State* s, int card) noexcept nogil
cdef int chances(State* s) noexcept nogil
cdef int outcome(State* s, int j) noexcept nogil
cdef void deal(State* s, int j) noexcept nogil
cdef bint secret(State* _s) noexcept nogil
cdef void pay(State* s, int p, int source, int florins) noexcept nogil
cdef int hold_row(State* s) noexcept nogil
cdef void score_holds(State* s) noexcept nogil
cdef void climb_pyramids(State* s) noexcept nogil
cdef int extra(State* s, int step) noexcept nogil
cdef void score_good(State* s, int good) noexcept nogil
cdef int round_count(State* s) noexcept nogil
cdef void end_round(State* s) noexcept nogil
cdef void seek_first(State* s) noexcept nogil
cdef void start_round(State* s, int first) noexcept nogil
cdef int starting_purse(int players, int options) noexcept nogil
cdef void new_game(State* s, int players, int options) noexcept nogil
cdef int score(State* s, int p) noexcept nogil
cdef int won(State* s, int p) noexcept nogil
