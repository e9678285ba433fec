"""The end of a game is explained by the source in which two players differ most."""

import pytest

import florin
from florin import texts
from florin.narration import Message
from florin.preview import preview
from florin.simulation import random_game
from florin.terminal.words import Words
from florin.verdict import SOURCES, earned, verdict

GAMES = {"card": 4, "board": 3, "court": 2}
BOARD = [
    [
        {"hold": 30, "rank": [10, 5], "extra": [0, 0], "bids": 50},
        {"hold": 15, "rank": [5, 5], "extra": [0, 10], "bids": 10},
        {"hold": 0, "rank": [0, 0], "extra": [0, 0], "bids": 0},
    ]
]


def test_a_loser_is_compared_with_the_winner_and_the_winner_with_the_runner_up() -> None:
    """Bids count against the payer; the numbers are those of the breakdown."""
    final = [35, 65, 40]
    found = [verdict("board", BOARD, final, [1], seat) for seat in (0, 1, 2, None)]
    assert found == [
        Message("why-bids", 0, {"mine": 50, "theirs": 10, "player": 1}),
        Message("why-hold", 1, {"mine": 15, "theirs": 0, "player": 2}),
        Message("why-hold", 2, {"mine": 0, "theirs": 15, "player": 1}),
        Message("why-hold", 1, {"mine": 15, "theirs": 0, "player": 2}),
    ]


def test_what_all_share_needs_no_reason() -> None:
    """Nor does a tie at court that the number of nobles decides."""
    court = [[{"circle": 7, "own": 2, "other": 0}, {"circle": 0, "own": 9, "other": 0}]]
    assert verdict("court", court, [9, 9], [0, 1], 0) is None
    assert verdict("court", court, [9, 9], [0], 1) is None


@pytest.mark.parametrize("game", GAMES)
def test_every_finished_game_is_explained_from_its_breakdown(game: str) -> None:
    """For every seat and the spectator: the difference speaks for the result, and is sent with the view."""
    for number in range(12):
        position = random_game(florin.game(game, players=GAMES[game]), 3, number)
        final, winners, breakdown = position.scores[-1], position.winners or [], position.breakdown()
        for seat in (*range(GAMES[game]), None):
            why = preview(position, position.view(seat)).why
            if len(set(final)) == 1 or len(winners) == len(final):
                assert why is None
                continue
            assert why is not None and why.seat is not None
            mine, theirs, rival = (why.args[name] for name in ("mine", "theirs", "player"))
            source = next(one for one, key in SOURCES[game].items() if key == why.key)
            assert isinstance(rival, int)
            assert (mine, theirs) == tuple(earned(breakdown, source, of) for of in (why.seat, rival))
            assert (why.seat in winners) != (rival in winners)
            assert (mine > theirs) == ((why.seat in winners) != (source == "bids"))  # type: ignore[operator]
            for lang in texts.LANGUAGES:
                said = Words(lang, game, ["Anna", "Bert", "Carla", "Dora"], seat).message(why)
                assert str(mine) in said and str(theirs) in said
