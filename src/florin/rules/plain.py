"""The rules as they are, uncompiled: a state class over a game's plain functions, with the compiled one's calls."""

from collections.abc import MutableSequence
from types import ModuleType
from typing import Any

from florin.rules import source

Fields = list[tuple[str, tuple[int, ...]]]


class Stream:
    """The state of a random stream."""

    __slots__ = ("x",)

    def __init__(self, x: int) -> None:
        self.x = x


def zeros(dims: tuple[int, ...]) -> Any:
    return [zeros(dims[1:]) for _ in range(dims[0])] if dims else 0


def copied(value: Any) -> Any:
    """A copy of a field; written for speed, because every random game begins with one of each."""
    if not isinstance(value, list):
        return value
    return [copied(row) for row in value] if isinstance(value[0], list) else value[:]


def state_class(game: str, module: ModuleType, fields: Fields | None = None) -> type:
    """A class for the states of a rules module, with the fields that its types name."""
    r: dict[str, Any] = dict(vars(module))
    exec(compile(source.text("playout", "py"), str(source.FOLDER / "playout.py"), "exec"), r)
    layout = fields or source.fields(game)
    acts = [0] * 16384

    class PlainState:
        """A state of the plain rules."""

        __slots__ = tuple(name for name, _ in layout)

        def __init__(self, players: int, options: int) -> None:
            for name, dims in layout:
                setattr(self, name, zeros(dims))
            r["new_game"](self, players, options)

        def copy(self) -> "PlainState":
            other = object.__new__(PlainState)
            for name, _ in layout:
                setattr(other, name, copied(getattr(self, name)))
            return other

        def legal(self) -> list[int]:
            return acts[: r["legal"](self, acts)]

        def allows(self, action: int) -> bool:
            return action in self.legal()

        def apply(self, action: int) -> None:
            r["apply"](self, action)

        def chances(self) -> int:
            return int(r["chances"](self))

        def outcome(self, j: int) -> int:
            return int(r["outcome"](self, j))

        def deal(self, j: int) -> None:
            r["deal"](self, j)

        def _outcomes(self) -> list[int]:
            return [r["outcome"](self, j) for j in range(self.chances())]

        def draw(self, rank: int) -> int:
            outcomes = self._outcomes()
            code = sorted(outcomes)[rank]
            self.deal(outcomes.index(code))
            return code

        def rank_of(self, code: int) -> int:
            outcomes = self._outcomes()
            return sorted(outcomes).index(code) if code in outcomes else -1

        def score(self, p: int) -> int:
            return int(r["score"](self, p))

        def won(self, p: int) -> int:
            return int(r["won"](self, p))

        def playout(self, start: int) -> int:
            return int(r["playout"](self, Stream(start)))

        def playouts(self, start: int, scores: MutableSequence[int], lengths: MutableSequence[int]) -> None:
            seats = range(r["SEATS"])[: self.players]  # type: ignore[attr-defined]
            for i in range(len(lengths)):
                state = self.copy()
                lengths[i] = state.playout(start + i)
                for p in seats:
                    scores[i * len(seats) + p] = state.score(p)

        def put(self, place: int, kind: int) -> None:
            r["put"](self, place, kind)

        def secret(self) -> bool:
            return bool(r["secret"](self))

    PlainState.__name__ = PlainState.__qualname__ = f"Plain{game.title()}State"
    return PlainState
