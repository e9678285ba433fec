from libc.math cimport exp, log, sqrt
from libc.string cimport memmove
cdef inline void copy_state(State* s, State* other) noexcept nogil:
    s[0] = other[0]
cdef inline Weights* weights_at(Weights* styles, int k) noexcept nogil:
    return styles + k
cdef inline Values* values_at(Values* values, int k) noexcept nogil:
    return values + k
