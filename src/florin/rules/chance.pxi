cdef struct Numbers:
    unsigned long long seed
    unsigned long long k


cdef unsigned long long next_number(Numbers* numbers) noexcept nogil:
    """Return the next number of a seeded stream, as Seeded.number does."""
    cdef unsigned long long z
    numbers.k += 1
    z = numbers.seed + numbers.k * _card.GAMMA
    z = (z ^ (z >> 30)) * _card.MIX_1
    z = (z ^ (z >> 27)) * _card.MIX_2
    return z ^ (z >> 31)


cdef int fair_below(Numbers* numbers, int count) noexcept nogil:
    """Return a rank below `count`, as draw_below does: reject numbers past the largest multiple of `count`."""
    cdef unsigned long long n = count, excess, z
    if count == 1:
        return 0
    excess = (_card.WORD - n + 1) % n  # 2**64 % n
    z = next_number(numbers)
    while z > _card.WORD - excess:
        z = next_number(numbers)
    return <int>(z % n)
