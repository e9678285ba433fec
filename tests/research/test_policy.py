"""The learned policies play as bots, without torch."""

import pytest

import florin
from florin.research import policy
from florin.testing import check_bot


@pytest.mark.parametrize("game", policy.Policy.plays)
def test_a_policy_plays_legally_and_by_its_view_alone(game: str) -> None:
    check_bot(policy.Policy(1), game, **({} if game == "court" else {"players": 4}))


def test_a_policy_beats_garzone() -> None:
    """The learned weights are in the file: an untrained network wins a quarter of such games."""
    won = 0
    for number in range(12):
        position = florin.game("card", players=4).start(seed=number)
        bots = [florin.bot("garzone", seed=number) for _ in range(4)]
        bots[number % 4] = florin.bot("ppo")
        while position.turn is not None:
            position.play(bots[position.turn].choose(position.view(position.turn)))
        won += position.winners == [number % 4]
    assert won >= 5
