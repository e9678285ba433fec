"""The options: what is accepted, what is refused, and that all are written out."""

from typing import Any

import pytest

import florin
from florin.options import deck_kinds

DEFAULTS: dict[str, dict[str, Any]] = {
    "card": {"deck": "default", "big_bonus": False, "empty_ranks": False},
    "board": {"third_of_six": 10, "empty_ranks": True, "fifth_step": 0},
    "court": {"dukes": False, "distinct_circle": False, "plan_draw": "total", "end": "circle"},
}
GOOD = [[0, 2, False, 16], [2, 1, False, 4]]
DECK = {"good": GOOD, "green_2": 5, "black_7": 5}


@pytest.mark.parametrize(
    ("game", "players"), [("card", n) for n in range(2, 7)] + [("board", n) for n in range(3, 7)] + [("court", 2)]
)
def test_all_options_are_written_out(game: str, players: int) -> None:
    assert {"players": players, **DEFAULTS[game]} == florin.game(game, players=players).options


def test_a_later_option_is_written_out_only_if_it_differs_from_its_default() -> None:
    """Games without it stay as they were: their options, their records, and the luck of the bots that play them."""
    assert florin.game("court", size="full") == florin.game("court")
    assert "size" not in florin.game("court", size="full").start(seed=1).record()["options"]
    small = florin.game("court", size="small")
    assert {"players": 2, **DEFAULTS["court"], "size": "small"} == small.options
    assert small == eval(repr(small), {"florin": florin})
    record = small.start(seed=1).record()
    assert "small" == record["options"]["size"]
    assert record == florin.replay(record).record()


def test_court_is_for_two_without_saying_so() -> None:
    assert 2 == florin.game("court").players


def test_an_option_is_accepted_where_it_cannot_matter() -> None:
    assert 15 == florin.game("board", players=4, third_of_six=15).options["third_of_six"]


@pytest.mark.parametrize(
    ("game", "options", "sentence"),
    [
        ("chess", {}, "There is no game chess; choose card, board or court."),
        (7, {}, "There is no game 7; choose card, board or court."),
        (["card"], {}, "There is no game ['card']; choose card, board or court."),
        ("card", {"dukes": True}, "has no option dukes; it has players, deck, big_bonus, empty_ranks, size."),
        ("card", {}, "Option players of card must be 2 to 6, not None."),
        ("card", {"players": 7}, "Option players of card must be 2 to 6, not 7."),
        ("card", {"players": True}, "Option players of card must be 2 to 6, not True."),
        ("board", {"players": 2}, "Option players of board must be 3 to 6, not 2."),
        ("board", {"players": "3"}, "Option players of board must be 3 to 6, not 3."),
        ("court", {"players": 3}, "Option players of court must be 2, not 3."),
        ("card", {"players": 2, "big_bonus": 1}, "Option big_bonus of card must be False or True, not 1."),
        ("card", {"players": 2, "empty_ranks": None}, "Option empty_ranks of card must be False or True, not None."),
        ("board", {"players": 6, "third_of_six": 20}, "Option third_of_six of board must be 10 or 15, not 20."),
        ("board", {"players": 6, "third_of_six": 15.0}, "Option third_of_six of board must be 10 or 15, not 15.0."),
        ("board", {"players": 3, "fifth_step": False}, "Option fifth_step of board must be 0 or 5, not False."),
        ("board", {"players": 3, "empty_ranks": "on"}, "Option empty_ranks of board must be True or False, not on."),
        ("court", {"dukes": "yes"}, "Option dukes of court must be False or True, not yes."),
        ("court", {"distinct_circle": 0}, "Option distinct_circle of court must be False or True, not 0."),
        ("court", {"plan_draw": "never"}, "Option plan_draw of court must be total or row, not never."),
        ("court", {"size": "huge"}, "Option size of court must be full or small or tiny, not huge."),
        ("card", {"players": 2, "size": "tiny"}, "Option size of card must be full or small, not tiny."),
        ("court", {"end": ["circle"]}, "Option end of court must be circle or house, not ['circle']."),
    ],
)
def test_what_does_not_exist_is_refused_in_a_sentence(game: Any, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(florin.OptionError) as caught:
        florin.game(game, **options)
    assert str(caught.value).endswith(sentence)


def test_a_small_game_has_no_deck_of_ones_own() -> None:
    with pytest.raises(florin.OptionError, match="Option deck of card must be default"):
        florin.game("card", players=2, size="small", deck=DECK)


@pytest.mark.parametrize(
    ("deck", "key"),
    [
        ("small", "deck-form"),
        (None, "deck-form"),
        ([GOOD, 5, 5], "deck-form"),
        ({"good": GOOD, "green_2": 5}, "deck-form"),
        (DECK | {"red_3": 1}, "deck-form"),
        (DECK | {"good": 20}, "deck-form"),
        (DECK | {"good": [*GOOD, [2, 1, False, 0]]}, "deck-form"),  # a kind twice
        (DECK | {"good": [[0, 2, False, 16], [2, 1, 4]]}, "deck-form"),
        (DECK | {"good": [[0, 2, False, 16], "2114"]}, "deck-form"),
        (DECK | {"good": [[0, 2, False, 16], [1, 1, False, 4]]}, "deck-form"),  # no good has value 1
        (DECK | {"good": [[0, 2, False, 16], [2, 3, False, 4]]}, "deck-form"),  # three icons
        (DECK | {"good": [[0, 2, False, 16], [2, 1, 2, 4]]}, "deck-form"),
        (DECK | {"good": [[0, 2, False, 16], [2, 1, False, -4]]}, "deck-form"),
        (DECK | {"good": [[0, 2, False, 16], [2.0, 1, False, 4]]}, "deck-form"),
        (DECK | {"green_2": True}, "deck-form"),
        (DECK | {"black_7": "5"}, "deck-form"),
        (DECK | {"green_2": 6}, "deck-size"),
        (DECK | {"good": [[0, 2, False, 16], [2, 1, True, 4]], "green_2": 10, "black_7": 0}, "deck-spaces"),
    ],
)
@pytest.mark.rule("C-12")
def test_a_deck_that_cannot_be_is_refused(deck: Any, key: str) -> None:
    with pytest.raises(florin.OptionError) as caught:
        florin.game("card", players=3, deck=deck)
    assert key == caught.value.key


@pytest.mark.rule("C-12")
def test_a_deck_of_ones_own_is_kept_as_it_was_given() -> None:
    deck = {"good": ((0, 2, 0, 14), (5, 1, 0, 4), (3, 2, 1, 2)), "green_2": 4, "black_7": 6}
    game = florin.game("card", players=3, deck=deck)
    kept = {"good": [[0, 2, 0, 14], [5, 1, 0, 4], [3, 2, 1, 2]], "green_2": 4, "black_7": 6}
    assert kept == game.options["deck"]
    view = game.start(seed=1).view(None)
    assert isinstance(view, florin.CardView)
    goods = {f"{g}{g}0": 14 for g in "GSFDC"} | {f"{g}5": 4 for g in "GSFDC"} | {f"{g}{g}3*": 2 for g in "GSFDC"}
    assert goods | {"2*": 4, "7": 6} == view.unseen


def test_the_default_deck_is_the_table_of_the_rules() -> None:
    good = [[0, 2, False, 2], *([value, 1, False, 4] for value in (2, 3, 4, 5)), [0, 1, True, 2]]
    assert deck_kinds({"good": good, "green_2": 5, "black_7": 5}) == deck_kinds("default")
