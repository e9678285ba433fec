cdef struct Endgame:
    Habit habits[12]
    long long nodes
    long long budget
    Word mask
    bint unsolved
    bint hard
    int kind
    int on
    int against
    Outlook outlook_
    Outlook* outlook
    Finish finish_
    Finish* finish
    Scene spare_
    Scene* spare
    Scene after_[8]
    Scene* after
    Finish last_[16]
    Finish* last
    Answer answers[8]
    int same[52]
    short first[512]
    short next[52]
    int needs[48]
    int takes[48]
    Word words[52]
    Word here[12]
    Word nowhere[12]
    Word* there
    int acts[16384]
    double worth[16384]
    double* weights
cdef inline State* stage_of(State* stack, int depth) noexcept nogil:
    return stack + depth
cdef Word mixed(Word z) noexcept nogil
@cython.locals(one=Word, word=Word)
cdef Word hands_word(Scene* c) noexcept nogil
cdef bint holds_lady(Scene* c) noexcept nogil
@cython.locals(one=Word, word=Word)
cdef Word pile_word(Scene* c, int a, bint exact) noexcept nogil
@cython.locals(key=Word, one=Word)
cdef Word key_of(Scene* c, Endgame* e) noexcept nogil
@cython.locals(slot=Word, k=Word, entry=Word)
cdef int seek(Word* table, Endgame* e, Word key) noexcept nogil
@cython.locals(slot=Word, pick=Word, k=Word)
cdef void store(Word* table, Endgame* e, Word key, int bounds) noexcept nogil
@cython.locals(bounds=cython.int)
cdef int known_good(Scene* c, Endgame* e, Branch* branches, Word* table, int at, int end, int low, int high) noexcept nogil
@cython.locals(n=cython.int)
cdef int find_refuges(Scene* c, Endgame* e, Branch* branches, int depth) noexcept nogil
cdef bint leaves_refuge(Scene* c, Endgame* e, int n, int depth, int kind, int on, int against) noexcept nogil
cdef int verdict(Scene* c, Endgame* e) noexcept nogil
@cython.locals(c="Scene*", key=Word, deep=cython.bint, least=cython.int, most=cython.int, refuges=cython.int, answers=cython.int, j=cython.int, end=cython.int, pick=cython.int, bounds=cython.int, whole=cython.bint, late=cython.int)
cdef int outcome_of(State* stack, Scene* scenes, Endgame* e, int depth, Branch* branches, Word* table, int low, int high, bint waits) noexcept nogil
cdef void choose(Endgame* e, int depth, int kind, int on, int against) noexcept nogil
cdef int solve(State* stack, Scene* scenes, Endgame* e, Branch* branches, Word* table) noexcept nogil
