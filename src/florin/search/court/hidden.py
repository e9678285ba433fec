"""The cards at court that a seat cannot know: the other's hand, what it planned, and its deck."""

from florin.rules.court import deck_n
from florin.rules.playout import below
from florin.search.c_types import Floats, State, Stream


def redeal_hidden(s: State, seat: int, odds: Floats, stream: Stream) -> None:
    """Deal everything that `seat` cannot know again; a card comes into the other's hand by the odds of its kind."""
    q = 1 - seat
    if deck_n(s, q) == 0:
        return
    n = s.hand_n[q] + s.under_n[q] + s.unseen_n[q]
    for k in range(s.hand_n[q] + s.under_n[q]):
        j = drawn_by_odds(s, q, k, n, odds, stream) if k < s.hand_n[q] else k + below(stream, n - k)
        kind = hidden_card(s, q, k)
        hide_card(s, q, k, hidden_card(s, q, j))
        hide_card(s, q, j, kind)
    for k in range(1, s.hand_n[q]):
        kind = s.hand[q][k]
        j = k
        while j > 0 and s.hand[q][j - 1] > kind:
            s.hand[q][j] = s.hand[q][j - 1]
            j -= 1
        s.hand[q][j] = kind


def drawn_by_odds(s: State, q: int, first: int, n: int, odds: Floats, stream: Stream) -> int:
    """Return the number of one of the hidden cards `first` to `n`, drawn by the odds of their kinds."""
    total: float = 0.0
    for k in range(first, n):
        total += odds[hidden_card(s, q, k)]
    x: float = total * below(stream, 1000000) / 1000000.0
    for k in range(first, n - 1):
        x -= odds[hidden_card(s, q, k)]
        if x < 0.0:
            return k
    return n - 1


def hidden_card(s: State, q: int, k: int) -> int:
    """Return card k of those in a seat's hand, planned, or not drawn yet."""
    if k < s.hand_n[q]:
        return s.hand[q][k]
    k -= s.hand_n[q]
    return s.under[q][k] if k < s.under_n[q] else s.unseen[q][k - s.under_n[q]]


def hide_card(s: State, q: int, k: int, kind: int) -> None:
    """Replace card k of those in a seat's hand, planned, or not drawn yet."""
    if k < s.hand_n[q]:
        s.hand[q][k] = kind
    elif k - s.hand_n[q] < s.under_n[q]:
        s.under[q][k - s.hand_n[q]] = kind
    else:
        s.unseen[q][k - s.hand_n[q] - s.under_n[q]] = kind
