cdef int nth_set(const unsigned char* mask, int n, int size) noexcept nogil:
    """Return the place of the n-th 1 (from 0) in a mask of ones and zeros, looking at eight bytes at a time."""
    cdef unsigned long long word
    cdef int k = 0, found
    while k + 8 <= size:
        memcpy(&word, mask + k, 8)
        found = <int>((word * 0x0101010101010101ULL) >> 56)
        if n < found:
            break
        n -= found
        k += 8
    while True:
        n -= mask[k]
        if n < 0:
            return k
        k += 1


