"""A view as a value: nobody can change it, it can be sent to another process, and it has a seat's moves."""

import dataclasses
import pickle
from collections.abc import Callable, Iterable

import pytest

import florin
from florin.preview import Preview, preview, public_fields, seat_fields
from florin.rules import GAMES
from florin.view import CourtView
from tests.properties.test_views import positions, seats_of
from tests.properties.variants import option_sets

CHANGES: list[Callable[[dict[str, object]], object]] = [
    lambda table: table.clear(),
    lambda table: table.update(x=1),
    lambda table: table.pop("x", 0),
    lambda table: table.popitem(),
    lambda table: table.setdefault("x", 1),
    lambda table: table.__setitem__("x", 1),
    lambda table: table.__delitem__("x"),
    lambda table: table.__ior__({"x": 1}),
]


def parts(value: object) -> int:
    """How many values a view is made of, each of which refuses to be changed."""
    inner: Iterable[object] = ()
    if isinstance(value, dict):
        for change in CHANGES:
            with pytest.raises(TypeError, match="cannot be changed"):
                change(value)
        inner = value.values()
    elif dataclasses.is_dataclass(value):
        inner = [getattr(value, field.name) for field in dataclasses.fields(value)]
    elif isinstance(value, tuple):
        inner = value
    else:
        assert value is None or isinstance(value, str | int)
    return 1 + sum(map(parts, inner))


@pytest.mark.parametrize("game", GAMES)
def test_a_view_cannot_be_changed(game: str) -> None:
    """Neither a field of it, nor what is in a field."""
    view = florin.game(game, **option_sets(game)[-1]).start(seed=1).view(0)
    assert parts(view) > 10
    for field in dataclasses.fields(view):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(view, field.name, None)


@pytest.mark.parametrize("game", GAMES)
def test_a_view_travels(game: str) -> None:
    """To another process, where bots think: pickled and back it is the same, and as firm."""
    for position in positions(game, option_sets(game)[-1], 5):
        view = pickle.loads(pickle.dumps(position.view(0)))
        assert view == position.view(0)
    assert parts(view) > 10


def test_only_seats_of_the_game_have_a_view() -> None:
    """A seat is one of its numbers; None is the spectator."""
    position = florin.game("card", players=3).start(seed=1)
    assert position.view(None).seat is None
    for seat in (3, -1, True, "0"):
        with pytest.raises(florin.OptionError, match="seat must be 0 to 2"):
            position.view(seat)  # type: ignore[arg-type]


def test_legal_moves_are_shown_to_the_seat_to_move_alone() -> None:
    """The others, and the spectator, are given none."""
    for game in GAMES:
        position = florin.game(game, **option_sets(game)[0]).start(seed=4)
        for seat in seats_of(position):
            expected = position.legal() if seat == position.turn else []
            assert expected == list(position.view(seat).legal)


@pytest.mark.parametrize("game", ["card", "board"])
def test_what_is_public_can_be_made_once_for_all_seats(game: str) -> None:
    """A seat's preview is the same whether made from the spectator's view or from its own."""
    for position in positions(game, option_sets(game)[0], seed=5):
        spectator = position.view(None)
        assert not isinstance(spectator, CourtView)
        public = public_fields(position, spectator)
        for seat in seats_of(position):
            view = position.view(seat)
            assert Preview(**(public | seat_fields(position, spectator, seat, view.legal))) == preview(position, view)
