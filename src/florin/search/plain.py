"""The search uncompiled: the same calls and the same choices, far more slowly."""

import importlib
from array import array
from collections.abc import Iterable, Sequence
from functools import cache, partial
from typing import Any

from florin.rules import State, plain, source
from florin.rules.plain import Stream, copied
from florin.search import NO_ODDS
from florin.search import source as search_source
from florin.search.protocols import Engine, Tree

MASK = (1 << 64) - 1
MOST_MOVES = 16384


class Luck(Stream):
    """A random stream whose start may be given beyond 64 bits."""

    __slots__ = ()

    def __setattr__(self, name: str, value: int) -> None:
        super().__setattr__(name, value & MASK)


@cache
def bound(game: str) -> dict[str, Any]:
    """Return the functions of a game's rules and search, with the kernel bound to them, by name."""
    names = dict(vars(plain(game).module))
    source.bind(source.FOLDER / "playout.py", names)
    for part in search_source.PARTS[game]:
        module = importlib.import_module(f"florin.search.{part.replace('/', '.')}")
        names |= {name: value for name, value in vars(module).items() if not name.startswith("__")}
    source.bind(search_source.FOLDER / "kernel.py", names)
    source.bind(search_source.FOLDER / "batch.py", names)
    return names


def plain_state(game: str, state: State) -> Any:
    """Return a plain copy of a state of either speed."""
    own = object.__new__(plain(game).state_class)
    for name, _ in source.fields(game):
        setattr(own, name, copied(getattr(state, name)))
    return own


class Structs:
    """Makes instances of the classes that become structs in C, with all fields set to zero."""

    def __init__(self, parts: Iterable[str], names: dict[str, Any]) -> None:
        self.names = names
        self.fields = {
            name: fields
            for part in parts
            for name, fields in search_source.structs(search_source.text(part, "py")).items()
        }

    def new(self, name: str, **values: Any) -> Any:
        made = self.names[name]()
        for field, kind in self.fields[name].items():
            setattr(made, field, values[field] if field in values else self.zero(kind))
        return made

    def zero(self, kind: search_source.Type) -> Any:
        if kind.sizes:
            size = eval(kind.sizes[0], self.names)
            return [self.zero(kind._replace(sizes=kind.sizes[1:])) for _ in range(size)]
        if kind.name in self.fields and not kind.several:
            return self.new(kind.name)
        return 0.0 if kind.name == "float" else 0

    def read(self, name: str, numbers: Sequence[float]) -> list[Any]:
        """Return instances of a class of floats, filled from the numbers of each in turn; what is left stays zero."""
        found = []
        rest = iter(numbers)
        for _ in range(max(1, len(numbers) // self.count(name))):
            made = self.new(name)
            for field, kind in self.fields[name].items():
                if len(kind.sizes) == 1:
                    getattr(made, field)[:] = [next(rest, 0.0) for _ in getattr(made, field)]
                elif not kind.sizes:
                    setattr(made, field, next(rest, 0.0))
            found.append(made)
        return found

    def count(self, name: str) -> int:
        return sum(eval(kind.sizes[0], self.names) if kind.sizes else 1 for kind in self.fields[name].values())


def plain_search(game: str) -> tuple[type[Engine], type[Tree]]:
    """Return the engine and the tree of a game."""
    f = bound(game)
    structs = Structs(search_source.parts(game), f)
    as_plain = partial(plain_state, game)

    def read_styles(weights: Sequence[float]) -> list[Any]:
        """Return the styles, each with the tables derived from its weights."""
        styles = []
        for start in range(0, len(weights) - f["WEIGHTS"] + 1, f["WEIGHTS"]):
            styles += structs.read("Weights", weights[start : start + f["WEIGHTS"]])
            f["derive"](styles[-1])
        return styles

    class PlainEngine:
        """The plain search on one position."""

        weights_a_style = f["WEIGHTS"]

        def __init__(
            self,
            state: State,
            weights: Sequence[float],
            values: Sequence[float],
            beliefs: Sequence[float],
            kinds: int,
            last_day: int,
            *,
            uniform: bool = False,
            explore: float = 0.7,
            odds: Sequence[float] = NO_ODDS,
            seat: int | None = None,
        ) -> None:
            self.root, self.values = as_plain(state), values
            self.styles = read_styles(weights)
            self.known = {
                "weights": self.styles, "beliefs": beliefs, "kinds": kinds, "last_day": last_day, "uniform": uniform,
                "explore": explore, "odds": odds, "root": self.root,
                "seat": self.root.turn if seat is None else seat,
            }  # fmt: skip

        def context(self) -> Any:
            """Return a context for one call, because calls may run side by side."""
            return structs.new(
                "SimContext",
                state=as_plain(self.root),
                stream=Luck(0),
                draws=Luck(0),
                values=structs.read("Values", self.values),
                **self.known,
            )

        @property
        def turn(self) -> int:
            return int(self.root.turn)

        def measure(self, moves: Sequence[int], seed: int, first: int, sims: int) -> list[float]:
            totals = [0.0] * self.root.players
            f["measure"](self.context(), moves, len(moves), seed, first, sims, totals)
            return totals

        def continuation(self, moves: Sequence[int], seed: int, number: int, whole: bool) -> Any:
            context = self.context()
            f["play_on"](context, moves, len(moves), seed + number, whole)
            return context.state

        def weigh(self, style: int, moves: Sequence[int] = ()) -> list[tuple[int, float]]:
            return self.worths("weigh", style, moves)

        def ponder(self, style: int) -> list[tuple[int, float]]:
            return self.worths("weigh_turn", style)

        def worths(self, how: str, style: int, moves: Sequence[int] = ()) -> list[tuple[int, float]]:
            acts, worth, s = [0] * MOST_MOVES, [0.0] * MOST_MOVES, as_plain(self.root)
            for action in moves:
                f["apply"](s, action)
            k = f["legal"](s, acts)
            f[how](s, self.styles[style], structs.new("TurnCache"), acts, k, worth)
            return list(zip(acts[:k], worth[:k], strict=True))

        def move(self, style: int, seed: int) -> int:
            turn_cache = structs.new("TurnCache")
            return int(f["heuristic_move"](as_plain(self.root), self.styles[style], turn_cache, Luck(seed)))

        def estimate(self) -> list[float]:
            shares = [0.0] * 6
            f["estimate"](self.root, structs.read("Values", self.values), shares)
            return shares[: self.root.players]

        def contest(self, styles: Sequence[int], seed: int, first: int, games: int) -> tuple[list[int], list[int]]:
            wins, scores = [0] * self.root.players, [0] * self.root.players
            context = self.context()
            context.styles[: len(styles)] = styles
            f["contest"](context, seed, first, games, wins, scores)
            return wins, scores

        def habits(self, lines: Sequence[int], sorts: bool = False) -> Sequence[float]:
            found = array("d", bytes(8 * self.root.players * self.known["kinds"]))
            f["habits"](self.context(), [0] * MOST_MOVES, [0.0] * MOST_MOVES, lines, len(lines), sorts, found)
            return found

    class Nodes(dict[int, Any]):
        """Nodes, made when they are first needed: few of the room are."""

        def __missing__(self, number: int) -> Any:
            self[number] = structs.new("Node")
            return self[number]

    class PlainTree:
        """A plain tree that grows under a move."""

        def __init__(self, engine: PlainEngine, action: int, room: int) -> None:
            self.engine = engine
            self.tree = structs.new("Tree", nodes=Nodes(), used=1, room=room, action=action)
            self.tree.nodes[0].mover = engine.root.turn

        def grow(self, seed: int, first: int, sims: int) -> float:
            tree = self.tree
            tree.acts, tree.worth, tree.mark = [0] * MOST_MOVES, [0.0] * MOST_MOVES, [0] * f["ACTIONS"]
            before: float = tree.nodes[0].total
            f["grow"](self.engine.context(), tree, seed, first, sims)
            return float(tree.nodes[0].total - before)

        def candidates(self) -> list[tuple[int, int, float]]:
            nodes = self.tree.nodes
            found, child = [], nodes[0].child
            while child:
                found.append((nodes[child].action, nodes[child].visits, nodes[child].total))
                child = nodes[child].sibling
            return found

    return PlainEngine, PlainTree
