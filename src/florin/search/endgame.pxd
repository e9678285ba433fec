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
    int acts[16384]
    double worth[16384]
    double* weights
cdef int note_answer(Endgame* e, int k, int kind, int on, int against) noexcept nogil
cdef int note_capture(Scene* c, Endgame* e, int k, int q, int b) noexcept nogil
@cython.locals(best=cython.int, k=cython.int, lowest=cython.int)
cdef int find_answers(Scene* c, Endgame* e) noexcept nogil
@cython.locals(after="Scene*")
cdef void prepare_answer(Scene* c, Endgame* e, int k) noexcept nogil
cdef bint is_vain(Scene* c, Finish* f, int ahead, int kind, int on, int against) noexcept nogil
@cython.locals(after="Scene*", f="Finish*", a=cython.int, b=cython.int)
cdef bint is_answered(Scene* c, Endgame* e, int n, int kind, int on, int against) noexcept nogil
cdef inline State* stage_of(State* stack, int depth) noexcept nogil:
    return stack + depth
cdef Word mixed(Word z) noexcept nogil
@cython.locals(one=Word, word=Word)
cdef Word hands_word(Scene* c) noexcept nogil
cdef bint holds_lady(Scene* c) noexcept nogil
@cython.locals(one=Word, word=Word)
cdef Word pile_word(Scene* c, int a, bint exact) noexcept nogil
@cython.locals(key=Word)
cdef Word key_of(Scene* c, Endgame* e) noexcept nogil
@cython.locals(k=cython.int, b=cython.int)
cdef int find_moves(Scene* c, Endgame* e, Branch* branches, int at) noexcept nogil
@cython.locals(best=cython.int)
cdef int find_strike(Scene* c, Branch* branches, int at) noexcept nogil
cdef int find_rest(Scene* c, Endgame* e, Branch* branches, int at, int end) noexcept nogil
@cython.locals(same=cython.int, total=cython.int, b=cython.int)
cdef void sort_piles(Scene* c, Endgame* e) noexcept nogil
cdef int find_conspiracy(Scene* c, Endgame* e, Branch* branches, int k, int kind, int a, int b) noexcept nogil
cdef int write_move(Branch* branches, int k, int kind, int on, int against, int gain) noexcept nogil
cdef void sort_moves(State* s, Endgame* e, Branch* branches, int at, int end) noexcept nogil
cdef int action_of(State* s, int kind, int on, int against) noexcept nogil
cdef int rounded(double worth) noexcept nogil
@cython.locals(slot=Word)
cdef int seek(Entry* table, Endgame* e, Word key) noexcept nogil
@cython.locals(slot=Word, pick=Word)
cdef void store(Entry* table, Endgame* e, Word key, int least, int most) noexcept nogil
@cython.locals(n=cython.int)
cdef int find_refuges(Scene* c, Endgame* e, Branch* branches, int depth) noexcept nogil
cdef bint leaves_refuge(Scene* c, Endgame* e, int n, int depth, int kind, int on, int against) noexcept nogil
cdef void promote(Branch* branches, int j, int end) noexcept nogil
cdef int verdict(Scene* c, Endgame* e) noexcept nogil
@cython.locals(c="Scene*", key=Word, deep=cython.bint, least=cython.int, most=cython.int, refuges=cython.int, answers=cython.int, j=cython.int, end=cython.int, whole=cython.bint)
cdef int outcome_of(State* stack, Scene* scenes, Endgame* e, int depth, Branch* branches, Entry* table, int low, int high) noexcept nogil
cdef int solve(State* stack, Scene* scenes, Endgame* e, Branch* branches, Entry* table) noexcept nogil
