"""No bot peeks: what its seat cannot know does not change its choice."""

import random
from collections.abc import Callable, Iterator

import pytest

import florin
from florin.bots import Bot, bot, names
from florin.game import Position

SIMS = {"banker": "banker:sims=24", "magnifico": "magnifico:sims=24"}
GAMES = {"card": [2, 3, 4, 6], "board": [3, 4, 6], "court": [2]}
CASES = 34  # for each of 10 bots and 3 games: about a thousand in all


def some_positions(game: str, cases: int, seed: int) -> Iterator[Position]:
    """Positions from random games of every size, each with a move to make."""
    luck = random.Random(seed)
    for number in range(cases):
        players = GAMES[game][number % len(GAMES[game])]
        position = florin.game(game, players=players).start(seed=seed * 1000 + number)
        for _ in range(luck.randrange(60)):
            before = position.copy()
            position.play(luck.choice(position.legal()))
            if position.over:
                position = before
                break
        yield position


def peeks(make: Callable[[Position], Bot], position: Position, seed: int) -> bool:
    """Does the choice change when hidden cards are permuted and all draws to come are others?"""
    assert position.turn is not None
    view = position.view(position.turn)
    other = florin.sample(view, seed)
    chosen = make(position).choose(view)
    assert chosen in view.legal
    return make(other).choose(other.view(position.turn)) != chosen


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", names())
def test_no_bot_peeks(name: str, game: str) -> None:
    """Permuted hands and changed draws leave the choice as it was."""
    text = SIMS.get(name, name)
    for number, position in enumerate(some_positions(game, CASES, seed=len(name))):
        assert not peeks(lambda _: bot(text, seed=5), position, seed=number), position


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
