"""The wrapper with the calls of TextArena: whole games with errors, and no secrets."""

from random import Random

import pytest

from florin.errors import Error
from florin.options import PLAYERS
from florin.replaying import sample
from florin.rules import GAMES
from florin.terminal.textarena import TextArenaEnv
from florin.texts import say


@pytest.mark.parametrize("game", GAMES)
def test_players_play_a_whole_game_make_errors_and_are_told_what_is_possible(game: str) -> None:
    env, luck = TextArenaEnv(game), Random(game)
    env.reset(num_players=PLAYERS[game][-1], seed=2)
    read: dict[int, int] = {}
    done = False
    while not done:
        seat, text = env.get_observation()
        assert text.split("\n")[-1].startswith("moves: ")
        assert (say("en", f"title-{game}") in text) == (seat not in read)  # the rules, once
        read[seat] = read.get(seat, 0) + 1
        if luck.random() < 0.3:
            assert env.step("[castle]") == (False, {"reason": "", "illegal": True})
            same, again = env.get_observation()
            assert same == seat and "castle" in again and text.split("\n")[-1] in again
        move = luck.choice(env.position.legal())
        done, info = env.step(f"Perhaps [pass]? No: [{move}]")
        assert not info["illegal"]
    rewards, infos = env.close()
    assert sum(rewards.values()) == pytest.approx(0)
    assert [infos[seat]["score"] for seat in rewards] == env.position.scores[-1]
    assert env.get_observation()[0] == -1
    with pytest.raises(Error):
        env.step("[keep]")


def test_three_refused_moves_in_a_row_lose_the_game() -> None:
    env = TextArenaEnv("card", players=3)
    env.reset(seed=1)
    seat = env.position.turn
    assert [env.step("[take 3]")[0] for _ in range(3)] == [False, False, True]
    rewards, infos = env.close()
    assert rewards == {player: -1.0 if player == seat else 0.0 for player in range(3)} and infos[0]["reason"]


def test_a_player_reads_nothing_that_the_seat_cannot_know() -> None:
    env = TextArenaEnv("court")
    env.reset(seed=4)
    luck = Random(1)
    for _ in range(8):
        env.step(luck.choice(env.position.legal()))
    position, texts = env.position, set()
    for world in range(4):
        other = TextArenaEnv("court")
        other.reset(seed=4)
        other.position = sample(position.view(position.turn), world)
        texts.add(other.get_observation()[1].split("\n", 60)[-1])
    assert len(texts) == 1
