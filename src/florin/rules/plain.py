"""The uncompiled rules: a state class over a game's plain functions, with the methods of the compiled one."""

from collections.abc import Iterable, MutableSequence
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
    """Copy a field; written for speed, because every random game begins with one copy of each."""
    if not isinstance(value, list):
        return value
    return [copied(row) for row in value] if isinstance(value[0], list) else value[:]


def state_class(game: str, module: ModuleType, version: int, fields: Fields | None = None) -> type:
    """Return a class for the states of a rules module, with the fields that its types name."""
    r: dict[str, Any] = dict(vars(module))
    source.bind(source.FOLDER / "playout.py", r)
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

        def __copy__(self) -> "PlainState":
            return self.copy()

        def __deepcopy__(self, _memo: dict[int, Any]) -> "PlainState":
            return self.copy()

        def __reduce__(self) -> tuple[Any, ...]:
            from florin.rules import restored

            return restored, (game, version, [getattr(self, name) for name, _ in layout])

        @classmethod
        def restored(cls, values: list[Any]) -> "PlainState":
            """Return the state with these values of its fields."""
            state = object.__new__(cls)
            for (name, _), value in zip(layout, values, strict=True):
                setattr(state, name, copied(value))
            return state

        def legal(self) -> list[int]:
            return acts[: r["legal"](self, acts)] if self.due == r["MOVE"] else []  # type: ignore[attr-defined]

        def allows(self, action: int) -> bool:
            return bool(r["allowed"](self, action))

        def apply(self, action: int) -> None:
            r["apply"](self, action)

        def play(self, action: int, dealer: Any, log: list[int]) -> bool:
            if not self.allows(action):
                return False
            log.append(action << 4 | self.turn)  # type: ignore[attr-defined]
            self.apply(action)
            self.settle(dealer, log)
            return True

        def settle(self, dealer: Any, log: list[int]) -> None:
            while self.due not in (r["MOVE"], r["OVER"]):  # type: ignore[attr-defined]
                who = self.drawn_by()
                log.append(self.draw(dealer.pick(self.chances())) << 4 | who)

        def follow(self, lines: Iterable[int], log: list[int]) -> bool:
            for line in lines:
                found = r["follow"](self, line)
                if found < 0:
                    return False
                log.append(found)
            return True

        def drawn_by(self) -> int:
            return int(r["drawn_by"](self))

        def chances(self) -> int:
            return int(r["chances"](self))

        def outcome(self, j: int) -> int:
            return int(r["outcome"](self, j))

        def deal(self, j: int) -> None:
            r["deal"](self, j)

        def draw(self, rank: int) -> int:
            code = int(r["code_at"](self, rank, [0] * 128))
            self.deal(r["place_among"](self, code))
            return code

        def rank_of(self, code: int) -> int:
            outcomes = [self.outcome(j) for j in range(self.chances())]
            return sorted(outcomes).index(code) if code in outcomes else -1

        def score(self, p: int) -> int:
            return int(r["score"](self, p))

        def won(self, p: int) -> int:
            return int(r["won"](self, p))

        def playout(self, start: int) -> int:
            return int(r["playout"](self, Stream(start)))

        def playouts(
            self,
            start: int,
            scores: MutableSequence[int],
            lengths: MutableSequence[int],
            shares: MutableSequence[int] | None = None,
        ) -> None:
            seats = range(r["SEATS"])[: self.players]  # type: ignore[attr-defined]
            for i in range(len(lengths)):
                state = self.copy()
                lengths[i] = state.playout(start + i)
                for p in seats:
                    scores[i * len(seats) + p] = state.score(p)
                    if shares is not None:
                        shares[i * len(seats) + p] = state.won(p)

        def put(self, place: int, kind: int) -> None:
            r["put"](self, place, kind)

    PlainState.__name__ = PlainState.__qualname__ = f"Plain{game.title()}State"
    return PlainState
