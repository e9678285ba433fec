"""The core of the environments: both speeds agree, and a batch plays the games of the Python API."""

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

import florin
from florin.bots import weights
from florin.options import PLAYERS, new_state
from florin.research.encode import action_id, action_mask, compact_action, observation, whole_state
from florin.research.games import REWARDS, Games
from florin.research.layout import layout
from florin.rules import GAMES
from florin.rules.court import CONSPIRE, PLAN
from florin.search import batch_of
from florin.search.court.encoding import COMPACT_CONSPIRE
from florin.search.plain_batch import plain_batch
from florin.testing import check_leaks
from tests.properties.variants import option_sets


def batches(game: str, options: dict[str, Any], count: int, styles: list[int], kind: int) -> list[Any]:
    rows = weights.style_rows(game, options["players"], ("merchant", "garzone"))
    state = new_state(game, options)
    return [made(state, count, rows, styles, -1, kind) for made in (batch_of(game), plain_batch(game))]


def start(games: Games, seeds: Sequence[int]) -> None:
    games.seed(np.ones(games.count, np.bool_), seeds)
    games.restart(games.all)


def observed(batch: Any, count: int) -> list[Any]:
    found = [
        np.zeros((count, batch.observed), np.float32), np.zeros((count, batch.compact), np.uint8),
        np.zeros(count, np.int32), np.zeros(count, np.int32),
    ]  # fmt: skip
    batch.observe(np.ones(count, np.uint8), *found)
    whole = np.zeros((count, batch.whole), np.float32)
    batch.observe_whole(whole)
    return [*found, whole]


@pytest.mark.parametrize("game", GAMES)
def test_both_speeds_agree(game: str) -> None:
    """Observations, masks, seats, rewards, rivals and random actions are the same, compiled or not."""
    rng, count = Random(game), 2
    for number, options in enumerate(rng.sample(option_sets(game), 6)):
        styles = [k % 2 for k in range(options["players"] - 1)] if number % 2 else []
        pair = batches(game, options, count, styles, number % 3)
        seeds = np.array([rng.getrandbits(64) for _ in range(count)], np.uint64)
        for batch in pair:
            batch.reset(np.ones(count, np.uint8), seeds, np.full(count, number % 3, np.uint64))
        streams = [seeds.copy(), seeds.copy()]
        ended = np.zeros(count, np.uint8)
        while not ended.all():
            results = []
            for batch, stream in zip(pair, streams, strict=True):
                seen = observed(batch, count)
                actions, rewards, now = np.zeros(count, np.int64), np.zeros(count), np.zeros(count, np.uint8)
                all_rewards = np.zeros((count, options["players"]))
                batch.random_actions(seen[1], seen[3], stream, actions)
                batch.step(actions, ended, rewards, now, all_rewards)
                results.append([*seen, actions, rewards, now, all_rewards])
            for fast, slow in zip(*results, strict=True):
                assert fast.tobytes() == slow.tobytes()
            ended = ended | results[0][7]


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_plays_the_games_of_the_python_api(game: str) -> None:
    """The same seeds and moves give the same observations, legal moves and results."""
    rng = Random(game)
    for options in rng.sample(option_sets(game), 5):
        games = Games(game, 3, rivals=None, **options)
        seeds = range(40, 43)
        start(games, seeds)
        positions = [florin.game(game, **options).start(seed=seed) for seed in seeds]
        over = np.zeros(3, np.uint8)
        while not over.all():
            rows, masks, _, counts, whole = observed(games.batch, 3)
            actions = np.zeros(3, np.int64)
            for i, position in enumerate(positions):
                if position.over:
                    continue
                assert position.turn is not None
                ids = [games.batch.id_of(i, int(k)) for k in np.flatnonzero(masks[i])]
                assert sorted(ids) == sorted(position.legal_ids()) and len(ids) == counts[i]
                assert rows[i].tobytes() == observation(position, position.turn).tobytes()
                assert whole[i].tobytes() == whole_state(position).tobytes()
                assert masks[i].tobytes() == action_mask(position).tobytes()
                actions[i] = int(rng.choice(np.flatnonzero(masks[i])))
                action = action_id(position, int(actions[i]))
                assert compact_action(position, action) == actions[i]
                position.play_id(action)
            ended, rewards, all_rewards = np.zeros(3, np.uint8), np.zeros(3), np.zeros((3, games.players))
            games.batch.step(actions, over, rewards, ended, all_rewards)
            for i in np.flatnonzero(ended).tolist():
                winners = positions[i].winners
                assert winners is not None
                expected = [(seat in winners) / len(winners) - 1 / games.players for seat in range(games.players)]
                assert np.allclose(all_rewards[i], expected)
            over |= ended
            assert [position.over for position in positions] == over.astype(bool).tolist()


@pytest.mark.parametrize("game", GAMES)
def test_no_compact_action_outside_of_the_mask_is_legal(game: str) -> None:
    rng = Random(game)
    position = florin.game(game, **option_sets(game)[0]).start(seed=5)
    while not position.over:
        mask = action_mask(position)
        for k in rng.sample(range(len(mask)), 5):
            assert (action_id(position, k) >= 0) == mask[k]
        position.play_id(rng.choice(position.legal_ids()))
    assert not action_mask(position).any()


def test_each_legal_move_at_court_has_one_number_as_long_as_there_are_enough() -> None:
    """Where nothing but sending is played there can be more than 724 conspiracies, and more than 1,024 legal moves."""
    position, most, crowded = florin.game("court").start(seed=1), 0, 0
    while (legal := position.legal_ids()) and (sends := [action for action in legal if action < PLAN]):
        mask = action_mask(position)
        ids = [action_id(position, k) for k in np.flatnonzero(mask).tolist()]
        assert len(set(ids)) == len(ids) == min(len(legal), len(mask)) and set(ids) <= set(legal)
        assert [compact_action(position, action) for action in ids] == np.flatnonzero(mask).tolist()
        assert all(compact_action(position, action) == -1 for action in set(legal) - set(ids))
        conspiracies = sum(action >= CONSPIRE for action in legal)
        if conspiracies > len(mask) - COMPACT_CONSPIRE:
            assert all(action_id(position, k) < 0 for k in np.flatnonzero(mask == 0).tolist())
            slow = plain_batch("court")(position.state, 1, [], [], -1, 0)
            assert observed(slow, 1)[1][0].tobytes() == mask.tobytes()
            assert [slow.id_of(0, k) for k in np.flatnonzero(mask).tolist()[::50]] == ids[::50]  # each takes long
            crowded += len(legal) <= len(mask)
        most = max(most, len(legal))
        position.play_id(max(sends))
    assert crowded and most > len(action_mask(position))


@pytest.mark.parametrize("game", GAMES)
def test_observations_are_within_their_ranges(game: str) -> None:
    """Random games of all player counts and options; the parts add up to the tensors."""
    shape = layout(game)
    assert shape.parts[-1].stop == shape.whole
    high = shape.high(shape.whole)
    for options in Random(game).sample(option_sets(game), 12):
        games = Games(game, 4, rivals=None, **options)
        start(games, range(4))
        streams, over = np.arange(4, dtype=np.uint64), np.zeros(4, np.uint8)
        while not over.all():
            _, masks, _, counts, whole = observed(games.batch, 4)
            assert (whole >= 0).all() and (whole <= high).all()
            actions, ended = np.zeros(4, np.int64), np.zeros(4, np.uint8)
            games.batch.random_actions(masks, counts, streams, actions)
            games.batch.step(actions, over, np.zeros(4), ended, np.zeros((4, games.players)))
            over |= ended


@pytest.mark.parametrize("game", GAMES)
def test_observations_show_nothing_hidden(game: str) -> None:
    options = {} if game == "court" else {"players": 3}
    check_leaks(observation, game, games=2 if game == "court" else 1, **options)


def test_the_whole_state_at_court_shows_the_rival_s_cards() -> None:
    """Else the check above would prove nothing."""
    position = florin.game("court").start(seed=1)
    shown = layout("court").named(whole_state(position))["rival_hand"]
    assert position.turn is not None and shown.sum() == 5
    with pytest.raises(AssertionError):
        check_leaks(lambda here, _seat: whole_state(here), "court", games=1)


def test_rewards_by_rank_and_margin() -> None:
    """For the same game: a win of 1 among four; places; hundredths of a florin's lead."""
    found = {}
    for reward in REWARDS:
        games = Games("card", 1, rivals=None, reward=reward)
        start(games, [7])
        rewards, ended, all_rewards = np.zeros(1), np.zeros(1, np.uint8), np.zeros((1, 4))
        while not ended.any():
            _, masks, *_ = observed(games.batch, 1)
            last = np.flatnonzero(masks[0])[-1:]
            games.batch.step(last.astype(np.int64), games.skipped, rewards, ended, all_rewards)
        found[reward] = all_rewards[0].tolist()
    assert found["win"] == [-0.25, 0.75, -0.25, -0.25]  # 90, 130, 75 and 75 florins
    assert found["rank"] == pytest.approx([1 / 3, 1, -2 / 3, -2 / 3])
    assert found["margin"] == pytest.approx([-10 / 300, 150 / 300, -70 / 300, -70 / 300])


def test_later_episodes_have_seeds_of_their_own() -> None:
    """Two games dealt from different seeds, and each dealt anew."""
    games, dealt = Games("court", 2, rivals=None), set()
    games.seed(np.ones(2, np.bool_), [5, 6])
    for _ in range(3):
        games.restart(games.all)
        dealt |= {whole.tobytes() for whole in observed(games.batch, 2)[-1]}
    assert len(dealt) == 6


@pytest.mark.parametrize(
    ("game", "digest"),
    [("card", "3d540766c74e0c2e"), ("board", "4ea490962f361081"), ("court", "e62dfabe616392e2")],
)
def test_version_1_is_frozen(game: str, digest: str) -> None:
    """Observations, whole states and masks of a game of each player count; a change needs new environment ids."""
    found = hashlib.sha256()
    for players in PLAYERS[game]:
        rng, position = Random(1), florin.game(game, players=players).start(seed=1)
        while not position.over:
            found.update(whole_state(position).astype("<f4").tobytes() + action_mask(position).tobytes())
            position.play_id(rng.choice(position.legal_ids()))
    assert found.hexdigest()[:16] == digest
