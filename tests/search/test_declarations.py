"""The C declarations of the search are derived from its annotations."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import compile_rules
from florin.rules import GAMES
from florin.search import source

PART = '''
from typing import Annotated

SIZE = 3
TABLE: Annotated[list[float], 2] = [0.5, 1.5]


class Pair:
    """Two numbers, a pointer, and arrays."""

    first: int
    state: State
    nodes: Sequence[Node]
    counts: Annotated[list[list[Byte]], 2, SIZE]
    inner: Annotated[list[Node], 4]


def add(s: State, pair: "Pair", x: float, acts: Ints) -> bool:
    """Add."""
    total: float = x
    k: Word
    for k in range(3):
        total += k
    return total > TABLE[0]
'''


def test_classes_become_structs_and_annotations_c_types() -> None:
    """A class is a pointer, unless it is in an array that is part of a struct."""
    structs, others = compile_rules.declared(PART)
    assert structs.splitlines() == [
        "cdef struct Pair:",
        "    int first",
        "    State* state",
        "    Node* nodes",
        "    signed char counts[2][SIZE]",
        "    Node inner[4]",
    ]
    assert others.splitlines() == [
        "cdef double[2] TABLE",
        '@cython.locals(total="double", k="unsigned long long")',
        "cdef bint add(State* s, Pair* pair, double x, int* acts) noexcept nogil",
    ]


def test_the_code_is_left_without_annotations() -> None:
    """Imports, classes and types are gone; the rest does the same."""
    code = compile_rules.bare(PART)
    assert "import" not in code and "class" not in code and "Annotated" not in code
    names: dict[str, object] = {}
    exec(code, names)
    assert names["add"](None, None, 0.25, []) is True  # type: ignore[operator]


@pytest.mark.parametrize("game", GAMES)
def test_every_file_of_a_game_is_compiled(game: str) -> None:
    """A file that a game's package contains but the list of parts omits would only be found in plain Python."""
    folders = {"court": ("court", "court_endgame")}.get(game, (game,))
    written = {
        f"{folder}/{path.stem}"
        for folder in folders
        for path in (source.FOLDER / folder).glob("*.py")
        if path.stem not in ("__init__", "pointers", "solver")
    }
    assert written == {part for part in source.parts(game) if "/" in part}
