from libc.string cimport memmove
ctypedef unsigned long long Word
cdef struct Scene:
    int piles
    int turn
    int lead
    int left
    bint over
    bint declares
    bint by_house
    int inner[2]
    int limit[2]
    int hand_n[2]
    int hand[2][5]
    short low[52]
    short high[52]
    short net[52]
    signed char size[52]
    signed char own[52]
    signed char within[52]
    Word cards[52]
cdef inline Scene* scene_at(Scene* scenes, int depth) noexcept nogil:
    return scenes + depth
cdef inline void copy_scene(Scene* c, Scene* other) noexcept nogil:
    memmove(c, other, sizeof(Scene))  # an assignment becomes one slow instruction
cdef int worth_of(int kind) noexcept nogil
cdef int reach_of(Scene* c, int p, int kind) noexcept nogil
@cython.locals(one=Word)
cdef void add_card(Scene* c, int a, int house, int kind) noexcept nogil
cdef int new_pile(Scene* c, int within) noexcept nogil
cdef void remove_pile(Scene* c, int a) noexcept nogil
cdef void clear_pile(Scene* c, int a) noexcept nogil
@cython.locals(cards=Word, one=Word)
cdef void part(Scene* c, int a) noexcept nogil
cdef void view_scene(Scene* c, State* s) noexcept nogil
cdef void act(Scene* c, int kind, int a, int b) noexcept nogil
@cython.locals(cards=Word)
cdef int worth_in(Scene* c, int a, int p) noexcept nogil
