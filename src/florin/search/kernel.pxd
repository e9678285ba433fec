from libc.math cimport exp, log, sqrt
cdef enum:
    DEPTH = 4096
cdef struct Node:
    double total
    int visits
    int offered
    int child
    int sibling
    int action
    int mover
cdef struct Manner:
    Stream stream_
    Stream draws_
    Stream* stream
    Stream* draws
    double* weights
    double* values
    double* beliefs
    double odds[16]
    int kinds
    int last_day
    bint uniform
    double explore
    int styles[6]
    double shares[6]
    double sight[3]
    int path[4096]
cdef inline void copy_state(State* s, State* other) noexcept nogil:
    s[0] = other[0]
cdef void settle(State* s, Stream* r) noexcept nogil
cdef void play_on(State* s, Manner* m) noexcept nogil
cdef void conceive(State* root, State* s, Manner* m, unsigned long long seed) noexcept nogil
cdef void reckon(State* s, Manner* m, double* shares) noexcept nogil
@cython.locals(x=cython.double)
cdef void choose_styles(Manner* m, int players, Stream* r) noexcept nogil
cdef void measure(State* root, State* s, Manner* m, int* moves, int n, unsigned long long seed, int first, int sims, double* totals) noexcept nogil
cdef int grow(State* root, State* s, Manner* m, Node* nodes, int used, int room, int* acts, double* worth, int* mark, int action, unsigned long long seed, int first, int sims) noexcept nogil
cdef int child_of(Node* nodes, int node, int action) noexcept nogil
cdef void add_child(Node* nodes, int node, int child, int action, int mover) noexcept nogil
@cython.locals(u=cython.double, best=cython.double, fresh=cython.int)
cdef int most_curious(Manner* m, Node* nodes, int node, int* acts, int k, int* mark, int stamp, int room) noexcept nogil
@cython.locals(u=cython.double, best=cython.double, curious=cython.double, usual=cython.double, total=cython.double)
cdef int most_promising(Manner* m, Node* nodes, int node, int* acts, int k, double* worth, int* mark, int stamp, int room) noexcept nogil
@cython.locals(most=cython.double, total=cython.double)
cdef void soften(double* worth, int k) noexcept nogil
cdef int random_fresh(int* acts, int* mark, int stamp, int j) noexcept nogil
cdef void contest(State* start, State* s, Manner* m, unsigned long long seed, int first, int games, long long* wins, long long* florins) noexcept nogil
cdef enum:
    CHANCE = 13
cdef void habits(State* s, Manner* m, int* acts, double* worth, int* lines, int n, double* likelihoods) noexcept nogil
cdef int place_of(State* s, int code) noexcept nogil
@cython.locals(total=cython.double, mine=cython.double, most=cython.double)
cdef double log_share(int* acts, double* worth, int k, int action) noexcept nogil
