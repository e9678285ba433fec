"""The steps of a game, which `Position.play` returns. Effects are computed when they are first asked for."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

from florin.notation import FACE_DOWN, follow, line_for, line_text
from florin.rules import Rules, State

if TYPE_CHECKING:
    from florin.effects import Effect
    from florin.effects.model import Scoring


class Step:
    """A move with the draws that followed it and its effects; the first step of a game is what chance set up.

    >>> import florin
    >>> step = florin.game("card", players=3).start(seed=7).play("reveal")
    >>> step.seat, step.move, step.draws
    (0, 'reveal', ('F3',))
    >>> step.effects
    (Revealed(seat=0, card='F3'),)

    Effects are computed when they are first asked for, so a step costs next to nothing until then.
    """

    __slots__ = ("_effects", "_first", "_last", "_log", "_rules", "_start", "_viewer")

    def __init__(self, rules: Rules, start: State, log: Sequence[int], first: int, last: int) -> None:
        self._rules = rules
        self._start = start
        self._log = log  # which may grow, but not change before `last`
        self._first = first
        self._last = last
        self._viewer: int | Literal["all"] | None = "all"
        self._effects: tuple[Effect, ...] | None = None

    def __repr__(self) -> str:
        return f"<step {self.first}-{self.last}: {'; '.join(self.lines)}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Step):
            return NotImplemented
        return (self.first, self.lines, self.effects) == (other.first, other.lines, other.effects)

    def __hash__(self) -> int:
        return hash((self.first, self.lines))

    @property
    def first(self) -> int:
        """The number of lines in the log before this step."""
        return self._first

    @property
    def last(self) -> int:
        """The number of lines in the log after this step."""
        return self._last

    @property
    def lines(self) -> tuple[str, ...]:
        """The step's lines of the log, in notation."""
        name, lines = self._rules.game, self._log[self._first : self._last]
        if self._viewer == "all":
            return tuple(line_text(name, line) for line in lines)
        return tuple(line_for(name, line, self._viewer) for line in lines)

    @property
    def seat(self) -> int | None:
        """The seat that moved; None for the set-up."""
        who = self._log[self._first] & 15
        return who if who < FACE_DOWN else None

    @property
    def move(self) -> str | None:
        """The move in notation; None for the set-up."""
        return None if self.seat is None else self.lines[0].partition(" ")[2]

    @property
    def draws(self) -> tuple[str, ...]:
        """The draws after the move: cards, or `first 2`."""
        return tuple(line.removeprefix("* ") for line in self.lines if line.startswith("*"))

    @property
    def effects(self) -> "tuple[Effect, ...]":
        """The effects of the move and its draws, in order."""
        if self._effects is None:
            from florin.effects import effects_of

            state = self._start.copy()
            for line in self._log[: self._first]:
                follow(state, line)
            self._effects = effects_of(self._rules, state, self._log[self._first : self._last])
        return self._effects

    def seen_by(self, seat: int | None) -> "Step":
        """Return the step as a seat, or a spectator (None), may know it.

        >>> import florin
        >>> position = florin.game("court").start(seed=3)
        >>> step = position.play(next(move for move in position.legal() if move.startswith("plan")))
        >>> step.seen_by(1 - step.seat).effects
        (Planned(seat=0, card=None, plans=1), NobleDrawn(seat=0, card=None))
        """
        from florin.effects import visible

        step = Step(self._rules, self._start, self._log, self._first, self._last)
        step._viewer = seat
        step._effects = tuple(visible(effect, seat) for effect in self.effects)
        return step


def starts(log: Sequence[int]) -> list[int]:
    """Return where each step of a log starts: at its beginning and at each move."""
    return [i for i, line in enumerate(log) if i == 0 or line & 15 < FACE_DOWN]


def read_scorings(rules: Rules, start: State, log: Sequence[int]) -> "tuple[Scoring, ...]":
    """Return the days or rounds of a log that are over. Only the steps that score are looked at closely."""
    from florin.effects.model import Scoring

    state, bounds, found = start.copy(), [*starts(log), len(log)], []
    for begin, end in pairwise(bounds):
        done = days_done(rules.game, state)
        for line in log[begin:end]:
            follow(state, line)
        if days_done(rules.game, state) > done:
            effects = Step(rules, start, log, begin, end).effects
            found += [effect for effect in effects if isinstance(effect, Scoring)]
    return tuple(found)


def days_done(game: str, state: State) -> int:
    """Return how many days or rounds are over."""
    done: int = state.day if game == "card" else state.round
    return done


def read_steps(rules: Rules, start: State, log: Sequence[int], first: int = 0) -> Iterator[Step]:
    """Yield the steps of a log from line `first` on, at which one must start, with their effects."""
    from florin.effects import effects_of

    state, new = start.copy(), log[first:]
    state.follow(log[:first], [])
    for begin, end in pairwise([*starts(new), len(new)]):
        step = Step(rules, start, log, first + begin, first + end)
        step._effects = effects_of(rules, state, new[begin:end])
        yield step
