"""Options: all that is right is accepted and written out, all that is wrong gets one sentence."""

from collections import Counter
from typing import Any

import pytest

import florin
from florin.notation import CARDS
from florin.options import OPTIONS, PLAYERS, deck_kinds

DECK: dict[str, Any] = {
    "good": [[0, 2, False, 2], [2, 1, False, 4], [3, 1, 0, 4], [4, 1, False, 4], [5, 1, False, 4], [0, 1, True, 2]],
    "green_2": 5,
    "black_7": 5,
}  # the default, written as a custom one


def refused(game: Any, **options: Any) -> florin.OptionError:
    with pytest.raises(florin.OptionError) as caught:
        florin.game(game, **options)
    sentence = str(caught.value)
    assert sentence.endswith(".") and "\n" not in sentence and sentence.count(". ") == 0 and len(sentence) < 250
    return caught.value


@pytest.mark.parametrize("game", [*OPTIONS])
def test_every_option_has_a_default_and_is_written_out(game: str) -> None:
    """The first value of the table; `players` is asked for where there is a choice. Later options are left out."""
    usual = {name: option.default for name, option in OPTIONS[game].items() if not option.later}
    for players in PLAYERS[game]:
        made = florin.game(game, players=players)
        assert made.options == {"players": players} | usual
        assert made.players == players
        assert made == eval(repr(made), {"florin": florin})


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in OPTIONS for name in OPTIONS[game]])
def test_every_value_of_an_option_is_accepted_even_where_it_cannot_matter(game: str, name: str) -> None:
    """`third_of_six` with three players too."""
    for value in OPTIONS[game][name].values:
        made = florin.game(game, players=PLAYERS[game][0], **{name: value})
        kept = made.options.get(name, OPTIONS[game][name].default)
        assert kept == value and type(kept) is type(value)


@pytest.mark.parametrize("game", ["Card", "card ", "", "chess", None, 0, True, ["card"], b"card", "card\n"])
def test_there_are_three_games(game: Any) -> None:
    """Spelled as they are."""
    assert refused(game, players=3).key == "unknown-game"


@pytest.mark.parametrize(
    ("game", "option"), [("card", "fifth_step"), ("board", "deck"), ("court", "seed"), ("card", "Players")]
)
def test_an_option_of_another_game_is_unknown(game: str, option: str) -> None:
    """The sentence tells those that there are."""
    error = refused(game, players=3, **{option: 5})
    assert error.key == "unknown-option"
    assert str(error).endswith(f"it has {', '.join(['players', *OPTIONS[game]])}.")


@pytest.mark.parametrize(
    ("game", "option", "value"),
    [
        *(("card", "players", value) for value in (None, True, 1, 7, 3.0, "3", [3], -2, 1 << 200)),
        *(("board", "players", value) for value in (None, 2, 7, False)),
        *(("court", "players", value) for value in (None, 1, 3, 2.0)),
        *(("card", option, value) for option in ("big_bonus", "empty_ranks") for value in (0, 1, "yes", None, 1.0, ())),
        *(("board", "third_of_six", value) for value in (15.0, "15", 0, True, None, 20)),
        *(("board", "empty_ranks", value) for value in (1, 0, "off", None)),
        *(("board", "fifth_step", value) for value in (False, 10, 5.0, "5")),
        *(("court", option, value) for option in ("dukes", "distinct_circle") for value in (0, 1, "True")),
        *(("court", "plan_draw", value) for value in ("Total", "rows", None, 0, True, b"row", "row ")),
        *(("court", "end", value) for value in ("Circle", "", None, 1)),
    ],
)
def test_a_value_that_is_not_in_the_table_is_refused(game: str, option: str, value: Any) -> None:
    """A number is no yes or no, a yes no number, and 15.0 is not 15."""
    error = refused(game, **({"players": 3} if game != "court" else {}) | {option: value})
    assert (error.key, error.values["option"], error.values["game"]) == ("bad-option", option, game)


# -- decks -------------------------------------------------------------------------------------------------------------


def deck(**parts: Any) -> Any:
    return DECK | parts


def rows(*more: Any) -> Any:
    return deck(good=[*DECK["good"], *more])


def test_the_default_deck_may_be_written_as_ones_own() -> None:
    """It deals the same cards, and is told as it was given."""
    mine, default = florin.game("card", players=3, deck=DECK), florin.game("card", players=3)
    assert mine.options["deck"] == DECK and mine != default
    assert mine.start(seed=4).log == default.start(seed=4).log
    assert deck_kinds(DECK) == sorted(deck_kinds("default")) == deck_kinds("default")
    assert mine == eval(repr(mine), {"florin": florin})


def test_a_deck_of_ones_own_is_dealt() -> None:
    """Every card of it is in the unseen ones at the start, in the canonical order, and rows may be tuples."""
    own = {"good": ((5, 2, False, 9), (0, 2, True, 2), (2, 1, False, 9)), "green_2": 0, "black_7": 10}
    view = florin.game("card", players=2, deck=own).start(seed=1).view(None)
    assert isinstance(view, florin.CardView)
    expected = Counter({f"{good}2": 9 for good in "GSFDC"} | {f"{good * 2}5": 9 for good in "GSFDC"})
    expected |= Counter({f"{good * 2}0*": 2 for good in "GSFDC"} | {"7": 10})
    assert view.unseen == expected
    assert [text for text in CARDS["card"].values() if text in expected] == list(view.unseen)


def test_a_deck_is_kept_as_it_was_when_the_game_was_made() -> None:
    """Changing the list afterwards changes no game."""
    own = {"good": [[5, 1, False, 20]], "green_2": 5, "black_7": 5}
    game = florin.game("card", players=2, deck=own)
    own["good"][0][3] = 0  # type: ignore[index]
    own["green_2"] = 99
    assert game.options["deck"] == {"good": [[5, 1, False, 20]], "green_2": 5, "black_7": 5}


@pytest.mark.parametrize(
    "wrong",
    [
        "Default", "", None, 0, True, [], {}, DECK["good"], b"default",
        {"good": DECK["good"], "green_2": 5}, deck(red_3=1), deck(good="none"), deck(good=None), deck(good={}),
        deck(good=5), deck(green_2=5.0), deck(green_2=True), deck(green_2=-5),
        deck(black_7="5"), deck(black_7=None), deck(black_7=1 << 70),
        rows(None), rows(5), rows("0 1 0 1"), rows([]), rows([0, 1, False]), rows([2, 2, False, 0, 0]),
        rows([1, 1, False, 0]), rows([6, 1, False, 0]), rows([2, 0, False, 0]), rows([2, 3, False, 0]),
        rows([2, 2, 2, 0]), rows([2, 2, "no", 0]), rows([2, 2, None, 0]), rows([2, 2, False, -1]),
        rows([2, 2, False, 0.0]), rows([2, 2, False, True]), rows([2.0, 2, False, 0]), rows([True, 2, False, 0]),
        rows([2, True, False, 0]), rows([2, 2.0, False, 0]), rows([2, 2, 0.0, 0]), rows([[2], 2, False, 0]),
        rows([2, 1, False, 0]), rows([2, 1, 0, 0]), rows([2, 2, False, 0], [2, 2, 0, 0]),
    ],
)  # fmt: skip
def test_what_is_no_deck_is_refused(wrong: Any) -> None:
    """Its form, its kinds, each kind once."""
    assert refused("card", players=3, deck=wrong).key == "deck-form"


@pytest.mark.parametrize(
    ("wrong", "key", "cards"),
    [
        (deck(green_2=4), "deck-size", 109),
        (rows([2, 2, False, 1]), "deck-size", 115),
        ({"good": [], "green_2": 0, "black_7": 0}, "deck-size", 0),
        ({"good": [], "green_2": 21, "black_7": 89}, "deck-spaces", 89),
        ({"good": [[5, 1, False, 17], [5, 1, True, 3]], "green_2": 6, "black_7": 4}, "deck-spaces", 89),
    ],
)
def test_a_deck_of_the_wrong_size_is_refused_with_what_it_has(wrong: Any, key: str, cards: int) -> None:
    """110 cards, of which at least 90 take a space (C-12)."""
    error = refused("card", players=3, deck=wrong)
    assert (error.key, error.values["cards"]) == (key, cards)


def test_a_deck_at_the_edge_of_what_is_allowed_is_played() -> None:
    """90 cards that take a space, and no goods at all."""
    game = florin.game("card", players=6, deck={"good": [], "green_2": 20, "black_7": 90})
    assert game.playouts(20, seed=1).lengths.shape == (20,)
