"""A game with its options."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from florin.dealer import Dealer, Seeded, checked_dealer
from florin.errors import OptionError
from florin.notation import ACTIONS, IDS, MOVES
from florin.options import checked, new_state
from florin.playouts import Playouts, random_playouts
from florin.position import Position
from florin.record import is_texts
from florin.rules import CURRENT, Rules, State, rules_of
from florin.steps import read_scorings

if TYPE_CHECKING:
    from florin.effects.model import Scoring


class Game:
    """One of the three games with its options; it starts positions.

    >>> game = Game("court", dukes=True)
    >>> game
    florin.game('court', players=2, dukes=True, distinct_circle=False, plan_draw='total', end='circle')
    """

    __slots__ = ("core", "move_ids", "move_texts", "name", "options", "players", "rules", "start_state")

    def __init__(self, name: str, *, version: int | None = None, **options: Any) -> None:
        self.options = checked(name, options)
        self.name = name
        self.players: int = self.options["players"]
        if version is not None and type(version) is not int:
            raise OptionError("bad-number", name="version", least=0, most=CURRENT[name], value=version)
        # What positions and the search need of a game. Changing any of it breaks the positions.
        self.core: Rules = rules_of(name, version)
        self.rules = self.core.version
        self.start_state: State = new_state(name, self.options, self.core)
        self.move_ids = IDS.get(name, {})
        self.move_texts = MOVES.get(name)

    def __repr__(self) -> str:
        version = {} if self.rules == CURRENT[self.name] else {"version": self.rules}
        options = "".join(f", {option}={value!r}" for option, value in (self.options | version).items())
        return f"florin.game({self.name!r}{options})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.name, self.rules, self.options) == (other.name, other.rules, other.options)

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_game, (self.name, self.rules, self.options)

    @property
    def actions(self) -> int:
        """The number of action ids: every move's id is below it (docs/notation.md)."""
        return ACTIONS[self.name]

    def start(
        self, seed: int | None = None, *, dealer: Dealer | None = None, names: Sequence[str] | None = None
    ) -> "Position":
        """Start a game, dealt from a seed or by a dealer; with neither, at random.

        >>> Game("card", players=3).start(seed=7).turn
        0
        """
        if seed is not None and dealer is not None:
            raise OptionError("bad-argument", name="seed", expected="omitted when a dealer is given", value=seed)
        dealer = Seeded(seed) if seed is not None else checked_dealer(dealer)
        position = self.origin(dealer=dealer, names=names)
        position.settle()
        return position

    def origin(self, *, dealer: Dealer | None = None, names: Sequence[str] | None = None) -> "Position":
        """Return the position before anything has happened, its first draw still due.

        >>> Game("card", players=3).origin().chances()
        {'first 0': 1, 'first 1': 1, 'first 2': 1}
        """
        dealer = Seeded(0) if dealer is None else checked_dealer(dealer)
        return Position(self, self.start_state.copy(), dealer, [], self._checked_names(names))

    def scorings(self, lines: Sequence[int]) -> "tuple[Scoring, ...]":
        """Return the days or rounds that are over in a log of this game (`Position.lines`), each as it was scored."""
        return read_scorings(self.core, self.start_state, lines)

    def _checked_names(self, names: Sequence[str] | None) -> list[str]:
        if names is None:
            return [f"Player {seat + 1}" for seat in range(self.players)]
        if not isinstance(names, list | tuple) or len(names) != self.players or not is_texts(list(names)):
            raise OptionError(
                "bad-option", game=self.name, option="names", allowed=f"{self.players} strings", value=names
            )
        return list(names)

    def playouts(self, games: int, *, seed: int = 0, threads: int = 1) -> Playouts:
        """Play random games in the compiled core. Game i depends only on the seed and i, not on the threads.

        >>> runs = Game("board", players=3).playouts(2, seed=0)
        >>> runs.scores.tolist(), runs.shares.tolist(), runs.lengths.tolist()
        ([[51, 27, 39], [73, 44, 34]], [[60, 0, 0], [60, 0, 0]], [124, 114])
        """
        return random_playouts(self.start_state, games, seed, threads)


def restored_game(name: str, rules: int, options: dict[str, Any]) -> Game:
    """Return an equal game, for `pickle`."""
    return Game(name, version=rules, **options)
