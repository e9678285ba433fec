"""No bot peeks: what its seat cannot know does not change its choice (bench/peek.py plays more of this)."""

import pytest

import florin
from bench.peek import GAMES, peeking, peeks, some_positions
from florin.bots import LADDER, PERSONAS, Bot
from florin.game import Position

CASES = 34  # for each of 10 bots and 3 games: about a thousand in all


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", LADDER + PERSONAS)
def test_no_bot_peeks(name: str, game: str) -> None:
    """Permuted hands and changed draws leave the choice as it was."""
    assert peeking(name, game, CASES, seed=len(name)) == []


class Cheat(Bot):
    """A planted cheat: it looks at the other's hand in the position itself."""

    def __init__(self, position: Position) -> None:
        super().__init__()
        self.position = position

    def choose(self, view: florin.View) -> str:
        state = self.position.state
        return view.legal[int(sum(state.hand[1 - state.turn])) % len(view.legal)]


def test_a_cheat_is_caught() -> None:
    """The same check finds a bot that looks into the other's hand."""
    positions = list(some_positions("court", 12, seed=3))
    assert any(peeks(Cheat, position, seed) for seed, position in enumerate(positions))
