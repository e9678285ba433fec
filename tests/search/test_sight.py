"""What a merchant remembers of a turn, and what is worked out of his weights beforehand, is what he would find anew."""

from typing import Any

import pytest

from florin.bots import weights
from florin.options import checked, new_state
from florin.rules import plain
from florin.search.card import EVEN, LEADS
from florin.search.plain import Luck, namespace, plain_search, plain_state

GAMES = 3
SENSE = namespace("card")


def start(players: int) -> Any:
    return plain_state("card", new_state("card", checked("card", {"players": players}), plain("card")))


def engine(state: Any) -> Any:
    """All seats are merchants, to the end of the day."""
    rows, values = weights.style_rows("card", state.players, ("merchant",)), weights.values("card", state.players)
    return plain_search("card")[0](state, rows, values, [1.0] * state.players, 1, state.day)


def merchant(players: int) -> Any:
    """His weights, and what follows from them."""
    return engine(start(players)).known["weights"]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_card_that_was_weighed_before_a_reveal_is_worth_the_same_after_it(players: int) -> None:
    w, remembered = merchant(players), 0
    for seed in range(GAMES):
        s = start(players)
        luck, sight = Luck(seed), [0.0] * 3
        while True:
            SENSE["settle"](s, luck)
            if s.due == SENSE["OVER"]:
                break
            if s.revealed and sight[0]:
                remembered += 1
                assert [SENSE["card_worth"](s, w, 0, place) for place in (2, 3)] == sight[1:]
            anew = SENSE["heuristic_move"](plain_state("card", s), w, 0, [0.0] * 3, Luck(luck.x))
            move = SENSE["heuristic_move"](s, w, 0, sight, luck)
            assert anew == move
            SENSE["apply"](s, move)
    assert remembered > 30 * GAMES


def test_a_simulation_remembers_nothing_of_the_one_before() -> None:
    """They begin in the middle of a turn: what the last one saw in its last turn was not seen in this one."""
    s, luck = start(4), Luck(1)
    while s.revealed != 1 or s.market_n < 3:
        SENSE["settle"](s, luck)
        SENSE["apply"](s, SENSE["REVEAL"] if SENSE["may_reveal"](s) else SENSE["TAKE"])
    SENSE["settle"](s, luck)
    mind = engine(s)
    alone = [mind.measure((), 5, number, 1) for number in range(80)]
    assert [sum(shares) for shares in zip(*alone, strict=True)] == mind.measure((), 5, 0, 80)


def test_no_deck_has_more_icons_of_a_good_than_were_thought_of() -> None:
    """Of 110 cards a fifth may be of one good, with two icons each."""
    most = 2 * 110 // 5
    assert EVEN - most >= 0 and EVEN + most < LEADS


@pytest.mark.parametrize("room", [0, 3, 7])
@pytest.mark.parametrize("ahead", [-44, -1, 0, 1, 44])
def test_what_was_worked_out_beforehand_is_what_the_weights_say(room: int, ahead: int) -> None:
    w = merchant(4)
    spread = w[SENSE["SPREAD_TODAY"]] + w[SENSE["SPREAD_RIVAL"]] * room
    found = w[SENSE["BEHIND_TODAY"] + room * LEADS + EVEN + ahead]
    assert found == 0.5 - 0.5 * ahead / (spread + abs(ahead))
    later = w[SENSE["BEHIND_LATER"] + EVEN + ahead]
    assert later == 0.5 - 0.5 * ahead / (w[SENSE["SPREAD_LATER"]] + abs(ahead))
