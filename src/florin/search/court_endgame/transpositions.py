"""The table of solved positions, and the keys by which it knows them.

Two positions are the same if their hands and piles are. A pile is what it counts, what it is worth and, while a Lady is
held, its exact cards.
"""

from florin.rules.court import KINDS, LADY
from florin.rules.playout import MIX_1, MIX_2, WORD
from florin.search.c_types import Word, Words
from florin.search.court_endgame.context import EndSearch
from florin.search.court_endgame.position import EndPosition

WAYS = 4  # slots of the table in which a position may be stored


def mix_bits(z: Word) -> Word:
    """Spread 64 bits evenly (the finalizer of splitmix64)."""
    z = ((z ^ (z >> 30)) * MIX_1) & WORD
    z = ((z ^ (z >> 27)) * MIX_2) & WORD
    return z ^ (z >> 31)


def hands_key(pos: EndPosition) -> Word:
    """Return a key of both hands (how many of each kind), the limits, and the seat to move."""
    one: Word = 1
    word: Word = one * pos.turn + (one * pos.by_house << 61)
    for p in range(2):
        word += (one * (pos.limit[p] if pos.limit[p] < 15 else 15)) << (53 + 4 * p)
        for h in range(pos.hand_n[p]):
            word += one << (1 + 2 * (p * KINDS + pos.hand[p][h]))
    return word


def holds_lady(pos: EndPosition) -> bool:
    """Can a Lady still be played, so that the exact cards of a pile matter?"""
    for p in range(2):
        for h in range(pos.hand_n[p]):
            if pos.hand[p][h] == LADY:
                return True
    return False


def pile_key(pos: EndPosition, a: int, exact: bool) -> Word:
    """Return a key of everything that matters about a pile: its cards if `exact`, otherwise its counts and worth."""
    one: Word = 1
    word: Word = one * pos.within[a]
    if exact:
        return word + (pos.cards[a] << 2)
    word += (one * (pos.size[a] > 1)) << 1
    word += (one * pos.low[a]) << 2
    word += (one * pos.high[a]) << 12
    word += (one * (32768 + pos.net[a])) << 22
    if pos.by_house and pos.within[a]:
        word += (one * pos.own[a]) << 40
        word += (one * (pos.size[a] - pos.own[a])) << 46
    return word


def key_of(pos: EndPosition, search: EndSearch) -> Word:
    """Return the position's key: four bits for the cards left, 56 for everything else, four free for bounds.

    Also write the keys of the piles.
    """
    one: Word = 1
    exact = holds_lady(pos)
    key: Word = mix_bits(hands_key(pos))
    for a in range(pos.piles):
        search.pile_keys[a] = pile_key(pos, a, exact)
        key = (key + mix_bits(search.pile_keys[a])) & WORD
    return (one * pos.left << 60) | ((key >> 8) << 4)


def look_up(search: EndSearch, key: Word) -> int:
    """Return the bounds known of a position: three times the least outcome plus the greatest, both 0 to 2; or -1."""
    table: Words = search.table
    slot: Word = (key >> 4) & search.mask
    k: Word
    for k in range(slot, slot + WAYS):
        entry: Word = table[k]  # read once: another thread may write it now
        if (entry ^ key) >> 4 == 0:
            return entry & 15
    return -1


def store(search: EndSearch, key: Word, bounds: int) -> None:
    """Store the bounds of a position, replacing one with fewer cards left if there is no free slot.

    An entry is one word, so another thread never sees half of it.
    """
    table: Words = search.table
    slot: Word = (key >> 4) & search.mask
    k: Word
    pick: Word = slot
    for k in range(slot, slot + WAYS):
        if (table[k] ^ key) >> 4 == 0:
            pick = k
            break
        if table[k] >> 60 < table[pick] >> 60:
            pick = k
    table[pick] = key | bounds
