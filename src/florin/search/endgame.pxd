cdef struct Entry:
    Word key
    int least
    int most
cdef struct Branch:
    int kind
    int on
    int against
    int gain
cdef struct Endgame:
    long long nodes
    long long budget
    Word mask
    bint unsolved
    Outlook outlook_
    Outlook* outlook
    Finish finish_
    Finish* finish
    Scene spare_
    Scene* spare
    int same[52]
    Word words[52]
    int acts[16384]
    double worth[16384]
    double* weights
cdef inline State* stage_of(State* stack, int depth) noexcept nogil:
    return stack + depth
cdef bint known(State* s) noexcept nogil
cdef Word mixed(Word z) noexcept nogil
@cython.locals(one=Word, word=Word)
cdef Word hands_word(Scene* c) noexcept nogil
cdef bint holds_lady(Scene* c) noexcept nogil
@cython.locals(one=Word, word=Word)
cdef Word pile_word(Scene* c, int a, bint exact) noexcept nogil
@cython.locals(key=Word)
cdef Word key_of(Scene* c, Endgame* e) noexcept nogil
@cython.locals(k=cython.int)
cdef int find_moves(Scene* c, Endgame* e, Branch* branches, int at) noexcept nogil
cdef int write_move(Branch* branches, int k, int kind, int on, int against, int gain) noexcept nogil
cdef void sort_moves(State* s, Endgame* e, Branch* branches, int at, int end) noexcept nogil
cdef int action_of(State* s, int kind, int on, int against) noexcept nogil
cdef int rounded(double worth) noexcept nogil
@cython.locals(slot=Word)
cdef int seek(Entry* table, Endgame* e, Word key) noexcept nogil
@cython.locals(slot=Word, pick=Word)
cdef void store(Entry* table, Endgame* e, Word key, int least, int most) noexcept nogil
cdef int verdict(Scene* c, Endgame* e) noexcept nogil
@cython.locals(c="Scene*", key=Word, deep=cython.bint, least=cython.int, most=cython.int)
cdef int outcome_of(State* stack, Scene* scenes, Endgame* e, int depth, Branch* branches, Entry* table, int low, int high) noexcept nogil
cdef int solve(State* stack, Scene* scenes, Endgame* e, Branch* branches, Entry* table) noexcept nogil
