cdef inline State* state_at(State* states, int depth) noexcept nogil:
    return states + depth
cdef inline EndPosition* position_at(EndPosition* positions, int k) noexcept nogil:
    return positions + k
cdef inline LastCard* last_card_at(LastCard* last_cards, int k) noexcept nogil:
    return last_cards + k
cdef inline void copy_position(EndPosition* pos, EndPosition* other) noexcept nogil:
    memmove(pos, other, sizeof(EndPosition))  # an assignment becomes one slow instruction
