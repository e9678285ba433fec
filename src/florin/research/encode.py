"""Positions of the Python API as the numbers of the environments."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from florin.position import Position
from florin.research.games import Games
from florin.research.layout import layout


@lru_cache(maxsize=32)
def desk(game: str, players: int) -> Games:
    """Return a batch of one game, into which positions are copied; options are part of a state."""
    return Games(game, 1, players=players, rivals=None)


def loaded(position: Position) -> Games:
    games = desk(position.game.name, position.game.players)
    games.batch.put(0, position.state)
    return games


def observation(position: Position, seat: int) -> NDArray[np.float32]:
    """Return what a seat may know.

    >>> import florin
    >>> position = florin.game("card", players=3).start(seed=1)
    >>> layout("card").named(observation(position, 0))["deck_size"]
    array([110.], dtype=float32)
    """
    row = np.zeros(layout(position.game.name).observed, np.float32)
    loaded(position).batch.observe_as(0, seat, row)
    return row


def whole_state(position: Position) -> NDArray[np.float32]:
    """Return the observation of the seat to move, and after it what is hidden from that seat."""
    row = np.zeros((1, layout(position.game.name).whole), np.float32)
    loaded(position).batch.observe_whole(row)
    return row.reshape(-1)


def action_mask(position: Position) -> NDArray[np.int8]:
    """Return a 1 for each compact action that is legal.

    >>> import florin
    >>> action_mask(florin.game("card", players=3).start(seed=1))
    array([1, 0, 0, 0, 0], dtype=int8)
    """
    shape = layout(position.game.name)
    games, mask = loaded(position), np.zeros((1, shape.actions), np.int8)
    row = np.zeros((1, shape.observed), np.float32)
    games.batch.observe(games.all, row, mask.view(np.uint8), games.seats, games.counts)
    return mask.reshape(-1)


def action_id(position: Position, compact: int) -> int:
    """Return the action id of a compact action, or -1 if it is not legal."""
    return int(loaded(position).batch.id_of(0, compact))


def compact_action(position: Position, action: int) -> int:
    """Return the compact action of a legal action id; -1 if 1,024 other legal moves come before it."""
    return int(loaded(position).batch.compact_of(0, action))
