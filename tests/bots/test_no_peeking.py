"""No bot peeks: hidden information does not change its choice (bench/no_peeking.py checks more cases)."""

from zlib import crc32

import pytest

import florin
from bench.no_peeking import GAMES, peeking, peeks, some_positions
from florin.bots import LADDER, PERSONAS, Bot
from florin.position import Position

CASES = 34  # for each of 10 bots and 3 games: about a thousand in all


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", LADDER + PERSONAS)
def test_no_bot_peeks(name: str, game: str) -> None:
    """Permuted hands and changed draws do not change the choice."""
    assert peeking(name, game, CASES, seed=len(name)) == []


class Cheat(Bot):
    """A planted cheat that reads the opponent's hand from the position."""

    def __init__(self, position: Position) -> None:
        super().__init__()
        self.position = position

    def choose(self, view: florin.View) -> str:
        state = self.position.state
        return view.legal[int(sum(state.hand[1 - state.turn])) % len(view.legal)]


def test_a_cheat_is_caught() -> None:
    """The same check finds a bot that reads the opponent's hand."""
    positions = list(some_positions("court", 12, seed=3))
    assert any(peeks(Cheat, position, seed) for seed, position in enumerate(positions))


class Prophet(Bot):
    """A planted cheat that plays its first move in the position to see the next card."""

    def __init__(self, position: Position) -> None:
        super().__init__()
        self.position = position

    def choose(self, view: florin.View) -> str:
        ahead = self.position.copy()
        ahead.play(view.legal[0])
        return view.legal[crc32(str(ahead.log).encode()) % len(view.legal)]


@pytest.mark.parametrize("game", ["card", "board"])
def test_who_sees_what_will_be_drawn_is_caught(game: str) -> None:
    """Without hidden cards, only future draws can leak."""
    positions = list(some_positions(game, 24, seed=3))
    assert any(peeks(Prophet, position, seed) for seed, position in enumerate(positions))
