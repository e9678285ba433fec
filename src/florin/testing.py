"""Checkers for your own environments and bots. Each raises AssertionError with what differs, and returns nothing.

>>> import florin
>>> from florin.testing import check_bot, check_leaks
>>> check_leaks(lambda position, seat: repr(position.view(seat)).encode(), "court", games=1)
>>> check_bot(florin.bot("apprentice", seed=1), "card", players=3)
"""

from collections.abc import Callable
from random import Random
from typing import Any

from florin.bots import Bot
from florin.errors import Error
from florin.game import Game
from florin.position import Position
from florin.replaying import sample

Encode = Callable[[Position, int], Any]


def raw(value: Any) -> bytes:
    """Return a value as bytes: an array's, or those of a string."""
    if isinstance(value, bytes):
        return value
    return value.encode() if isinstance(value, str) else bytes(value.tobytes())


def check_leaks(encode: Encode, game: str, *, games: int = 3, seed: int = 0, **options: Any) -> None:
    """Check that an encoding shows a seat nothing hidden: resample what it cannot know, and the bytes stay the same.

    `encode(position, seat)` returns bytes, a string or an array.
    """
    rng = Random(seed)
    for number in range(games):
        position = Game(game, **options).start(seed=seed + number)
        while not position.over:
            for seat in range(position.game.players):
                world = sample(position.view(seat), rng.getrandbits(60))
                here, there = raw(encode(position, seat)), raw(encode(world, seat))
                assert here == there, f"seat {seat} can tell these apart:\n{position}\nand\n{world}"
            position.play_id(rng.choice(position.legal_ids()))


def check_bot(bot: Bot, game: str, *, games: int = 1, seed: int = 0, **options: Any) -> None:
    """Check that a bot plays whole games legally in every seat, and chooses the same move for the same view."""
    for number in range(games):
        position = Game(game, **options).start(seed=seed + number)
        while not position.over:
            view = position.view(position.turn)
            move = bot.choose(view)
            assert move == bot.choose(view), f"the bot chose {move!r} and then another move for the same view"
            try:
                position.play(move)
            except Error as error:
                raise AssertionError(f"the bot chose {move!r}: {error}") from error


def check_vector_env(
    vector: Callable[..., Any], single: Callable[[], Any], *, envs: int = 3, steps: int = 300, seed: int = 0
) -> None:
    """Check that a vector environment equals Gymnasium's SyncVectorEnv of the single one in every autoreset mode.

    `vector(num_envs=..., autoreset_mode=...)` and `single()` make the environments. Actions are drawn from
    `info["action_mask"]` if there is one. Observations, rewards, endings and infos must be equal to the byte.
    """
    from florin.extras import require

    require("research", "florin.testing.check_vector_env", "numpy", "gymnasium")
    from gymnasium.vector import AutoresetMode, SyncVectorEnv

    for mode in AutoresetMode:
        ours = vector(num_envs=envs, autoreset_mode=mode)
        theirs = SyncVectorEnv([single] * envs, autoreset_mode=mode)
        assert ours.metadata["autoreset_mode"] is mode, f"metadata names another mode than {mode}"
        step_together(ours, theirs, Random(seed), steps, seed, disabled=mode is AutoresetMode.DISABLED)
        ours.close()
        theirs.close()


def step_together(ours: Any, theirs: Any, rng: Random, steps: int, seed: int, *, disabled: bool) -> None:
    import numpy as np

    found, expected = ours.reset(seed=seed), theirs.reset(seed=seed)
    same(expected, found, "reset")
    masks = found[-1].get("action_mask")
    for number in range(steps):
        legal = possible(masks, ours)
        actions = np.array([int(rng.choice(row)) if len(row) else 0 for row in legal])
        found, expected = ours.step(actions), theirs.step(actions)
        same(expected, found, f"step {number}")
        if masks is not None:
            masks = found[-1]["action_mask"]
        over = found[2] | found[3]
        if disabled and over.any():
            found = ours.reset(options={"reset_mask": over.copy()})
            expected = theirs.reset(options={"reset_mask": over.copy()})
            same(expected, found, f"reset after step {number}")
            if masks is not None:
                masks = np.where(over[:, None], found[-1]["action_mask"], masks)


def possible(masks: Any, env: Any) -> list[Any]:
    """Return the actions to choose from in each environment."""
    if masks is None:
        return [range(int(env.single_action_space.n))] * int(env.num_envs)
    return [row.nonzero()[0] for row in masks]


def same(expected: Any, found: Any, where: str) -> None:
    """Compare two results: the same structure, types, shapes and bytes.

    Of an info `x` only the rows count that its mask `_x` names.
    """
    import numpy as np

    if isinstance(expected, dict):
        assert isinstance(found, dict) and set(expected) == set(found), (
            f"{where}: keys {set(found)}, not {set(expected)}"
        )
        for key in expected:
            rows = expected.get(f"_{key}")
            pair = expected[key], found[key]
            if rows is not None and not isinstance(expected[key], dict):
                pair = expected[key][rows], found[key][rows]
            same(*pair, f"{where}, {key}")
    elif isinstance(expected, tuple):
        assert len(expected) == len(found), f"{where}: {len(found)} values, not {len(expected)}"
        for number, (one, other) in enumerate(zip(expected, found, strict=True)):
            same(one, other, f"{where}, value {number}")
    elif isinstance(expected, np.ndarray) and expected.dtype == object:
        for one, other in zip(expected, found, strict=True):
            same(one, other, where)
    elif isinstance(expected, np.ndarray):
        assert expected.dtype == found.dtype, f"{where}: type {found.dtype}, not {expected.dtype}"
        assert expected.shape == found.shape, f"{where}: shape {found.shape}, not {expected.shape}"
        assert expected.tobytes() == found.tobytes(), f"{where}: {found}, not {expected}"
    else:
        assert expected == found, f"{where}: {found}, not {expected}"
