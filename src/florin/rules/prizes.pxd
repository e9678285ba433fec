@cython.locals(better=cython.int, tied=cython.int)
cdef int prize(signed char* table, int at, int players, short* amounts, int seat) noexcept nogil
cdef int seek_poorest(int players, short* florins, signed char* poorest) noexcept nogil
@cython.locals(tied=cython.int)
cdef int share_of_win(int players, short* florins, int seat) noexcept nogil
