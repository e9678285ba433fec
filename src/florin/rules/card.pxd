cdef struct State:
    signed char players
    signed char options
    signed char due
    signed char day
    signed char turn
    signed char revealed
    signed char last_turn
    signed char tied
    signed char poorest[6]
    signed char load[6]
    signed char ship_n[6]
    short deck_n
    short market_n
    short florins[6]
    short value[6]
    short icons[5][6]
    signed char ship[6][27]
    signed char deck[110]
    signed char market[110]
    signed char paid[3][6][11]
cdef signed char[102] GOOD
cdef signed char[102] VALUE
cdef signed char[102] ICONS
cdef signed char[102] SPACES
cdef signed char[110] DECK
cdef signed char[12] SMALL_DECK
cdef signed char[288] SHARED_PRIZES
cdef int capacity(State* s) noexcept nogil
cdef bint may_reveal(State* s) noexcept nogil
cdef bint fits(State* s, int more) noexcept nogil
cdef int candidates(State* s) noexcept nogil
cdef int candidate(State* s, int j) noexcept nogil
cdef int candidate_index(State* s, int action) noexcept nogil
cdef int legal(State* s, int* acts) noexcept nogil
cdef void apply(State* s, int action) noexcept nogil
cdef void take(State* s, int more) noexcept nogil
cdef void load_card(State* s, int card) noexcept nogil
@cython.locals(unfilled=cython.int)
cdef void end_turn(State* s) noexcept nogil
cdef int chances(State* s) noexcept nogil
cdef int outcome(State* s, int j) noexcept nogil
cdef void deal(State* s, int j) noexcept nogil
cdef bint secret(State* _s) noexcept nogil
cdef void pay(State* s, int p, int source, int florins) noexcept nogil
cdef int bonus_icons(State* s) noexcept nogil
cdef int bonus(State* s, int icons) noexcept nogil
cdef void score_ships(State* s) noexcept nogil
cdef void score_good(State* s, int good) noexcept nogil
cdef int day_count(State* s) noexcept nogil
cdef void end_day(State* s) noexcept nogil
cdef void seek_first(State* s) noexcept nogil
cdef void start_day(State* s, int first) noexcept nogil
cdef void new_game(State* s, int players, int options) noexcept nogil
cdef void put(State* s, int place, int kind) noexcept nogil
cdef int score(State* s, int p) noexcept nogil
cdef int won(State* s, int p) noexcept nogil
