"""The rival's hand at court is guessed from what it played, and redealt hands follow the guess."""

from collections import Counter
from collections.abc import Sequence

import florin
from florin.bots import beliefs
from florin.search import NO_ODDS, search_of
from florin.search.plain import Luck, bound, plain_state


def some_position(seed: int, moves: int = 20) -> florin.Position:
    """Return a position from the middle of a game of merchants."""
    position = florin.game("court").start(seed=seed)
    merchant = florin.bot("merchant", seed=seed)
    for _ in range(moves):
        assert position.turn is not None
        position.play(merchant.choose(position.view(position.turn)))
    return position


def imagined_hands(position: florin.Position, odds: Sequence[float]) -> Counter[int]:
    """Return how often a card of each kind is in the rival's hand, in 400 redealt worlds."""
    court, found = bound("court"), Counter[int]()
    seat = position.state.turn
    for seed in range(400):
        state = plain_state("court", position.state)
        court["redeal_hidden"](state, seat, odds, Luck(seed))
        found.update(state.hand[1 - seat][: state.hand_n[1 - seat]])
    return found


def test_imagined_hands_follow_the_odds() -> None:
    """A kind with odds of 0 is never held, one with high odds nearly always; by default all cards are alike."""
    position = some_position(2)
    even = imagined_hands(position, NO_ODDS)
    likely, never = even.most_common()[0][0], even.most_common()[1][0]
    odds = [1000.0 if kind == likely else 0.0 if kind == never else 1.0 for kind in range(len(NO_ODDS))]
    guided = imagined_hands(position, odds)
    assert guided[never] == 0 < even[never]
    assert guided[likely] >= 400
    cards = Counter(hidden_cards(position))
    expected = 400 * position.state.hand_n[1 - position.state.turn] / cards.total()
    assert all(abs(even[kind] - n * expected) < 100 for kind, n in cards.items())


def hidden_cards(position: florin.Position) -> list[int]:
    state, rival = position.state, 1 - position.state.turn
    rows = ((state.hand, state.hand_n), (state.under, state.under_n), (state.unseen, state.unseen_n))
    return [kind for row, n in rows for kind in row[rival][: n[rival]]]


def test_the_odds_know_more_than_the_deal() -> None:
    """In games of merchants, cards that are really held have higher odds than those that are not."""
    held, other = [], []
    for seed in (0, 1, 2, 4, 5, 7, 8, 9):  # the other games are over sooner
        position = some_position(seed)
        assert position.turn is not None
        odds = beliefs.suspected(search_of("court"), position.view(position.turn), seed, 96)
        rival = 1 - position.turn
        hand = position.state.hand[rival][: position.state.hand_n[rival]]
        rest = Counter(hidden_cards(position)) - Counter(hand)
        held += [odds[kind] for kind in hand]
        other += [odds[kind] for kind in rest.elements()]
    assert sum(held) / len(held) > 1.1 * sum(other) / len(other)


def test_without_worlds_nothing_is_suspected() -> None:
    """With a budget too small for any world, all kinds have equal odds."""
    position = some_position(1)
    assert beliefs.suspected(search_of("court"), position.view(position.state.turn), 1, 0) == list(NO_ODDS)
