"""The search uncompiled, over the plain kernel and sense: the same calls and the same choices, far more slowly."""

import math
from array import array
from collections.abc import Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any

from florin.rules import plain, source
from florin.rules.plain import Stream, copied
from florin.search import NO_ODDS
from florin.search import source as search_source

MASK = (1 << 64) - 1


class Luck(Stream):
    """A random stream whose start may be given beyond 64 bits."""

    __slots__ = ()

    def __setattr__(self, name: str, value: int) -> None:
        super().__setattr__(name, value & MASK)


def namespace(game: str) -> dict[str, Any]:
    """The rules, the sense and the kernel of a game, joined as the compiled ones are."""
    rules = plain(game)
    joined: dict[str, Any] = {"exp": math.exp, "log": math.log, "sqrt": math.sqrt, "DEPTH": 4096, "CHANCE": 13}
    joined |= vars(rules.module)
    paths = [source.FOLDER / "playout.py", *(search_source.FOLDER / f"{part}.py" for part in search_source.parts(game))]
    if "prizes" in source.PARTS[game]:
        paths.insert(0, source.FOLDER / "prizes.py")
    for path in paths:
        exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), joined)
    fields = source.fields(game)

    def copy_state(s: Any, other: Any) -> None:
        for name, _ in fields:
            setattr(s, name, copied(getattr(other, name)))

    joined["copy_state"] = copy_state
    joined["stage_of"] = lambda stack, depth: stack[depth]
    return joined


def plain_state(game: str, state: Any) -> Any:
    """A plain copy of a state of either speed."""
    own = object.__new__(plain(game).state_class)
    for name, _ in source.fields(game):
        setattr(own, name, copied(getattr(state, name)))
    return own


def plain_search(game: str) -> tuple[type, type]:
    """The engine and the tree of a game."""
    f = namespace(game)
    as_plain = partial(plain_state, game)

    def unfolded(weights: Sequence[float]) -> "array[float]":
        """The styles' weights, each with what follows from them."""
        rows = array("d")
        for at in range(0, len(weights) - f["WEIGHTS"] + 1, f["WEIGHTS"]):
            rows.extend([*weights[at : at + f["WEIGHTS"]], *[0.0] * (f["ROW"] - f["WEIGHTS"])])
            f["unfold"](rows, len(rows) - f["ROW"])
        return rows

    class PlainEngine:
        """The plain search on one position."""

        weights_a_style = f["WEIGHTS"]

        def __init__(
            self,
            state: Any,
            weights: Any,
            values: Any,
            beliefs: Any,
            kinds: int,
            last_day: int,
            *,
            uniform: bool = False,
            explore: float = 0.7,
            odds: Sequence[float] = NO_ODDS,
        ) -> None:
            self.root = as_plain(state)
            self.known = {
                "weights": unfolded(weights), "values": values, "beliefs": beliefs, "kinds": kinds,
                "last_day": last_day, "uniform": uniform, "explore": explore, "odds": odds,
            }  # fmt: skip

        def manner(self) -> SimpleNamespace:
            """A call's own, as calls may run side by side."""
            return SimpleNamespace(
                stream=Luck(0),
                draws=Luck(0),
                styles=[0] * 6,
                shares=[0.0] * 6,
                sight=[0.0] * 3,
                path=[0] * f["DEPTH"],
                **self.known,
            )

        @property
        def turn(self) -> int:
            return int(self.root.turn)

        def measure(self, moves: Sequence[int], seed: int, first: int, sims: int) -> list[float]:
            totals = [0.0] * self.root.players
            s = as_plain(self.root)
            f["measure"](self.root, s, self.manner(), moves, len(moves), seed, first, sims, totals)
            return totals

        def weigh(self, style: int, moves: Sequence[int] = ()) -> list[tuple[int, float]]:
            return self.worths("weigh", style, moves)

        def ponder(self, style: int) -> list[tuple[int, float]]:
            return self.worths("own_turn", style)

        def worths(self, how: str, style: int, moves: Sequence[int] = ()) -> list[tuple[int, float]]:
            acts, worth, s = [0] * 16384, [0.0] * 16384, as_plain(self.root)
            for action in moves:
                f["apply"](s, action)
            k = f["legal"](s, acts)
            f[how](s, self.known["weights"], style * f["ROW"], acts, k, worth)
            return list(zip(acts[:k], worth[:k], strict=True))

        def explain(self, style: int, action: int) -> list[float]:
            terms = [0.0] * f["TERMS"]
            f["explain"](self.root, self.known["weights"], style * f["ROW"], action, terms)
            return terms

        def move(self, style: int, seed: int) -> int:
            s = as_plain(self.root)
            return int(f["heuristic_move"](s, self.known["weights"], style * f["ROW"], [0.0] * 3, Luck(seed)))

        def estimate(self) -> list[float]:
            shares = [0.0] * 6
            f["estimate"](self.root, self.known["values"], shares)
            return shares[: self.root.players]

        def contest(self, styles: Sequence[int], seed: int, first: int, games: int) -> tuple[list[int], list[int]]:
            wins, florins = [0] * self.root.players, [0] * self.root.players
            manner = self.manner()
            manner.styles[: len(styles)] = styles
            f["contest"](self.root, as_plain(self.root), manner, seed, first, games, wins, florins)
            return wins, florins

        def habits(self, lines: Sequence[int]) -> Any:
            found = array("d", bytes(8 * self.root.players * self.known["kinds"]))
            acts, worth = [0] * 16384, [0.0] * 16384
            f["habits"](as_plain(self.root), self.manner(), acts, worth, lines, len(lines), found)
            return found

    class Node:
        __slots__ = ("action", "child", "mover", "offered", "sibling", "total", "visits")

        def __init__(self) -> None:
            self.visits = self.offered = self.child = self.sibling = self.action = self.mover = 0
            self.total = 0.0

    class Nodes(dict[int, Node]):
        """Made when they are first asked for: few of the room are."""

        def __missing__(self, number: int) -> Node:
            self[number] = Node()
            return self[number]

    class PlainTree:
        """A plain tree that grows under a move."""

        def __init__(self, engine: PlainEngine, action: int, room: int) -> None:
            self.engine, self.action, self.room, self.used = engine, action, room, 1
            self.nodes = Nodes()
            self.nodes[0].mover = engine.root.turn

        def grow(self, seed: int, first: int, sims: int) -> float:
            root, before = self.engine.root, self.nodes[0].total
            acts, worth, mark = [0] * 16384, [0.0] * 16384, [0] * f["ACTIONS"]
            self.used = f["grow"](
                root, as_plain(root), self.engine.manner(), self.nodes, self.used, self.room, acts, worth, mark,
                self.action, seed, first, sims,
            )  # fmt: skip
            return self.nodes[0].total - before

        def candidates(self) -> list[tuple[int, int, float]]:
            found, child = [], self.nodes[0].child
            while child:
                node = self.nodes[child]
                found.append((node.action, node.visits, node.total))
                child = node.sibling
            return found

    return PlainEngine, PlainTree
