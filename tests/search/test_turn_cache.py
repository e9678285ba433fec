"""Values kept within a turn, and tables derived from the weights, equal what would be worked out again."""

from array import array
from typing import Any

import pytest

from florin.bots import weights
from florin.options import checked, new_state
from florin.rules import plain
from florin.search import source
from florin.search.card.valuation import EVEN, LEADS
from florin.search.plain import Luck, Structs, bound, plain_search, plain_state

GAMES = 3
CARD = bound("card")
STRUCTS = Structs(source.parts("card"), CARD)


def start(players: int) -> Any:
    return plain_state("card", new_state("card", checked("card", {"players": players}), plain("card")))


def engine(state: Any) -> Any:
    """Return an engine in which all seats are merchants, to the end of the day."""
    rows, values = weights.style_rows("card", state.players, ("merchant",)), weights.values("card", state.players)
    return plain_search("card")[0](state, rows, values, array("d", [1.0] * state.players), 1, state.day)


def merchant(players: int) -> Any:
    """Return a merchant's weights and their tables."""
    return engine(start(players)).styles[0]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_card_that_was_weighed_before_a_reveal_is_worth_the_same_after_it(players: int) -> None:
    w, remembered = merchant(players), 0
    for seed in range(GAMES):
        s = start(players)
        luck, cache = Luck(seed), STRUCTS.new("TurnCache")
        while True:
            CARD["settle_chance"](s, luck)
            if s.due == CARD["OVER"]:
                break
            if s.revealed and cache.reusable:
                remembered += 1
                assert [CARD["card_worth"](s, w, place) for place in (2, 3)] == [cache.first, cache.second]
            again = CARD["heuristic_move"](plain_state("card", s), w, STRUCTS.new("TurnCache"), Luck(luck.x))
            move = CARD["heuristic_move"](s, w, cache, luck)
            assert again == move
            CARD["apply"](s, move)
    assert remembered > 30 * GAMES


def test_a_simulation_remembers_nothing_of_the_one_before() -> None:
    """Simulations begin in the middle of a turn, so the last turn of the one before must not be taken for it."""
    s, luck = start(4), Luck(1)
    while s.revealed != 1 or s.market_n < 3:
        CARD["settle_chance"](s, luck)
        CARD["apply"](s, CARD["REVEAL"] if CARD["may_reveal"](s) else CARD["TAKE"])
    CARD["settle_chance"](s, luck)
    search = engine(s)
    alone = [search.measure((), 5, number, 1) for number in range(80)]
    assert [sum(shares) for shares in zip(*alone, strict=True)] == search.measure((), 5, 0, 80)


def test_the_tables_cover_the_icons_of_every_deck() -> None:
    """A fifth of 110 cards may be of one good, with two icons each."""
    most = 2 * 110 // 5
    assert EVEN - most >= 0 and EVEN + most < LEADS


@pytest.mark.parametrize("room", [0, 3, 7])
@pytest.mark.parametrize("ahead", [-44, -1, 0, 1, 44])
def test_the_tables_follow_from_the_weights(room: int, ahead: int) -> None:
    w = merchant(4)
    spread = w.spread_today + w.spread_rival * room
    assert w.behind_today[room][EVEN + ahead] == 0.5 - 0.5 * ahead / (spread + abs(ahead))
    assert w.behind_later[EVEN + ahead] == 0.5 - 0.5 * ahead / (w.spread_later + abs(ahead))
