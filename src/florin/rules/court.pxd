cdef struct State:
    signed char players
    signed char options
    signed char due
    signed char stage
    signed char turn
    signed char drawer
    signed char asked
    signed char dealt
    signed char replaced
    signed char drawn
    signed char plans[2]
    signed char limit[2]
    signed char inner[2]
    signed char hand_n[2]
    signed char hand[2][5]
    signed char unseen_n[2]
    signed char unseen[2][25]
    signed char under_n[2]
    signed char under[2][18]
    signed char aside_n[2]
    signed char aside[2][12]
    signed char twice[13]
    signed char piles
    signed char pile[50]
    signed char nobles
    short sum[52]
    short most[52]
    signed char size[52]
    signed char zone[52]
    signed char bottom[52]
    signed char top[52]
    signed char of_house[52][2]
    signed char noble[50]
    signed char above[50]
cdef signed char[13] VALUE
cdef int candidates(State* s) noexcept nogil
cdef int candidate(State* s, int j) noexcept nogil
cdef int candidate_index(State* s, int action) noexcept nogil
cdef int play_index(State* s, int kind, int way) noexcept nogil
cdef int pile_index(State* s, int i) noexcept nogil
@cython.locals(k=cython.int)
cdef int legal(State* s, int* acts) noexcept nogil
cdef bint may_play(State* s, int p, int h) noexcept nogil
cdef int highest(State* s, int p, int kind) noexcept nogil
cdef bint can_conspire(State* s, int least, int most, int i, int t) noexcept nogil
cdef bint may_plan(State* s, int p) noexcept nogil
cdef int deck_n(State* s, int p) noexcept nogil
cdef bint can_play(State* s, int p) noexcept nogil
cdef void apply(State* s, int action) noexcept nogil
cdef void ally(State* s, int p, int kind, int i) noexcept nogil
cdef void plan(State* s, int p, int kind) noexcept nogil
cdef void end_play(State* s, int p) noexcept nogil
cdef bint circle_empty(State* s) noexcept nogil
cdef bint house_gone(State* s) noexcept nogil
cdef void draw_next(State* s, int p) noexcept nogil
cdef void pass_turn(State* s, int p) noexcept nogil
cdef int play_noble(State* s, int p, int kind) noexcept nogil
cdef void leave_hand(State* s, int p, int kind) noexcept nogil
cdef void enter_hand(State* s, int p, int kind) noexcept nogil
cdef int free_number(State* s) noexcept nogil
cdef void lay(State* s, int zone, int i, int x) noexcept nogil
cdef void add(State* s, int i, int x) noexcept nogil
cdef void eliminate(State* s, int i) noexcept nogil
cdef void scatter(State* s, int i) noexcept nogil
cdef int chances(State* s) noexcept nogil
cdef int outcome(State* s, int j) noexcept nogil
cdef void deal(State* s, int j) noexcept nogil
cdef bint secret(State* s) noexcept nogil
cdef int draw(State* s, int p, int j) noexcept nogil
cdef void to_hand(State* s, int p, int kind) noexcept nogil
cdef void to_circle(State* s, int kind) noexcept nogil
cdef bint count_twins(State* s, int p) noexcept nogil
cdef void settle_circle(State* s) noexcept nogil
cdef void replace(State* s, int p, int kind) noexcept nogil
cdef void to_hands(State* s, int kind) noexcept nogil
cdef void begin(State* s) noexcept nogil
cdef int copies(int kind, int options) noexcept nogil
cdef int circle_cards(int options) noexcept nogil
cdef int hand_cards(int options) noexcept nogil
cdef void new_game(State* s, int players, int options) noexcept nogil
cdef int score(State* s, int house) noexcept nogil
cdef int lead(State* s) noexcept nogil
cdef int won(State* s, int p) noexcept nogil
